import type { Answer, Ask, CivilizationTypes, State } from '@tessera/game-civilization';
import { cityCount } from '@tessera/game-civilization/board/cities.ts';
import { coinsOf } from '@tessera/game-civilization/rules/coins.ts';
import type { Statistics } from '../statistics.ts';

/** How far players had come when the games ended, on average, and what happened on the way in a game. */
export function civilizationStatistics(): Statistics<CivilizationTypes> {
  const reached = { cities: 0, techs: 0, coins: 0, track: 0, wonders: 0, armies: 0, units: 0 };
  const done = { deals: 0, discoveries: 0, loots: 0 };
  let now = { ...done };
  let games = 0;
  let players = 0;
  return {
    began() {
      now = { deals: 0, discoveries: 0, loots: 0 };
    },
    answered(ask: Ask, answer: Answer) {
      if (ask.kind === 'loot') now.loots++;
      else if (ask.kind === 'negotiate' && 'do' in answer && answer.do === 'accept') now.deals++;
      else if (ask.kind === 'step' && 'do' in answer && answer.do === 'discover') now.discoveries++;
    },
    ended(state: State) {
      games++;
      players += state.players.length;
      done.deals += now.deals;
      done.discoveries += now.discoveries;
      done.loots += now.loots;
      for (const [seat, player] of state.players.entries()) {
        reached.cities += cityCount(player);
        reached.techs += player.techs.length;
        reached.coins += coinsOf(state, seat);
        reached.track += player.track;
        reached.wonders += player.wonders.length;
        reached.armies += player.armies.filter((square) => square >= 0).length;
        reached.units += player.units.length;
      }
    },
    summary() {
      return { meanOfPlayers: means(reached, players), meanOfGames: means(done, games) };
    },
  };
}

function means(sums: { readonly [what: string]: number }, count: number): { [what: string]: number } {
  const shares = Object.entries(sums).map(([what, sum]) => [what, count === 0 ? 0 : sum / count]);
  return Object.fromEntries(shares);
}
