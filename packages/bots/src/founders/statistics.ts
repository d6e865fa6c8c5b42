import type { Answer, Ask, FoundersTypes, State } from '@tessera/game-founders';
import { TOKEN_KINDS, type TokenKind } from '@tessera/game-founders/data';
import type { Statistics } from '../statistics.ts';

/** Scores, how far the first is ahead of the second, and in how many games each kind of token was played. */
export function foundersStatistics(): Statistics<FoundersTypes> {
  const gamesWith: { [K in TokenKind]: number } = { war: 0, coin: 0, cart: 0, craftsmen: 0 };
  let playedNow: { [K in TokenKind]: boolean } = nonePlayed();
  let games = 0;
  let scores = 0;
  let players = 0;
  let margins = 0;
  return {
    began() {
      playedNow = nonePlayed();
    },
    answered(_ask: Ask, answer: Answer) {
      if ('play' in answer && answer.play !== 'pass') playedNow[answer.play] = true;
    },
    ended(state: State) {
      games++;
      const totals = (state.outcome?.scores ?? []).map((score) => score.total).sort((a, b) => b - a);
      for (const total of totals) scores += total;
      players += totals.length;
      margins += (totals[0] ?? 0) - (totals[1] ?? 0);
      for (const kind of TOKEN_KINDS) if (playedNow[kind]) gamesWith[kind]++;
    },
    summary() {
      const tokensPlayed: { [kind: string]: number } = {};
      for (const kind of TOKEN_KINDS) tokensPlayed[kind] = share(gamesWith[kind], games);
      return { meanScore: share(scores, players), meanMargin: share(margins, games), tokensPlayed };
    },
  };
}

function nonePlayed(): { [K in TokenKind]: boolean } {
  return { war: false, coin: false, cart: false, craftsmen: false };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
