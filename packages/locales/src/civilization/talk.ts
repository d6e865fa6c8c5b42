import type { Fact, Result, View } from '@tessera/game-civilization';
import type { Outcome, PlainObject } from '@tessera/kernel';
import { gameName } from '../common/names.ts';
import type { GameTalk, Players, Standing } from '../gameTalk.ts';
import type { Phrase, Words } from '../words.ts';
import { sayOption, sayWarning } from './answers.ts';
import { sayCard } from './cards.ts';
import { TRACK_LENGTH } from './costs.ts';
import { sayFacts } from './facts.ts';
import { isHeading, sayHappening } from './happenings.ts';
import { sayAwaited, sayQuestion } from './questions.ts';
import { sayRefusal } from './refusals.ts';
import { joined, type NameIn, Say } from './say.ts';
import { saySections } from './sections.ts';

const NOBODY: Players = { you: null, names: [] };
/** For sentences without a table: how the game ended, what the setup offers. */
const NO_VIEW: PlainObject = { players: [], map: { width: 1, height: 1, slots: [], squares: [] }, offers: [] };

/** Civilization in words. */
export function civilizationTalk(words: Words): GameTalk {
  const bare = new Say(words, NOBODY, NO_VIEW);
  return {
    title: gameName(words, 'civilization'),
    happening: (happening, players, view) => sayHappening(new Say(words, players, view), happening),
    isHeading,
    question: (ask, view, players) => sayQuestion(new Say(words, players, view), ask),
    awaited: (kind, seat, players) => sayAwaited(new Say(words, players, NO_VIEW), kind, seat),
    option: (option, ask, view, players) => sayOption(new Say(words, players, view), option, ask),
    warning: (option, _ask, view, players) => sayWarning(new Say(words, players, view), option),
    refusal: (refusal, view, players) => sayRefusal(new Say(words, players, view), refusal),
    facts: (facts, view, players) => sayFacts(new Say(words, players, view), facts as readonly Fact[]),
    sections: (view, players) => saySections(new Say(words, players, view)),
    card: (id, view) => sayCard(new Say(words, NOBODY, view), id),
    hasAgreedEnd: false,
    ending: (outcome, players) => sayEnding(new Say(words, players, NO_VIEW), outcome),
    standings: (outcome, view, players) => sayStandings(new Say(words, players, view), outcome),
    figures: (view) => sayFigures(bare, view as unknown as View),
    setupOption: (name) => bare.text(`setupOption.${name as NameIn<'setupOption'>}`),
    setupValue: (_name, value) => {
      if (typeof value === 'boolean') return bare.text(value ? 'setupValue.on' : 'setupValue.off');
      return bare.text(`setupValue.${String(value) as NameIn<'setupValue'>}`);
    },
  };
}

function sayEnding(say: Say, { reason, winners }: Outcome): Phrase {
  const why = say.name('victory', reason);
  if (winners.length === 0) return say.phrase('end.nobody', { reason: why });
  return say.phrase('end.won', { reason: why, winners: say.list(winners.map((seat) => [say.seat(seat)])) });
}

/** The winners share the first place; the others follow by the score of the advanced tie-break, or all together. */
function sayStandings(say: Say, outcome: Outcome): Standing[] {
  const { winners, reason, scores } = outcome as Result;
  const others = say.view.players.map(({ seat }) => seat).filter((seat) => !winners.includes(seat));
  const scoreOf = (seat: number): number => scores?.[seat] ?? 0;
  const ordered = [...others].sort((a, b) => scoreOf(b) - scoreOf(a));
  const won = winners.map((seat): Standing => {
    const line = say.phrase('end.winner', { who: say.seat(seat), reason: say.name('victory', reason) });
    return { seat, place: 1, line: scores === null ? line : say.noted(line, [score(say, scoreOf(seat))]) };
  });
  const lost = ordered.map((seat): Standing => {
    const better = others.filter((other) => scoreOf(other) > scoreOf(seat)).length;
    const facts = factsOf(say, seat, scores === null ? null : scoreOf(seat));
    return { seat, place: winners.length + better + 1, line: say.phrase('end.other', { who: say.seat(seat), facts }) };
  });
  return [...won, ...lost];
}

function score(say: Say, n: number): Phrase {
  return say.phrase('end.score', { n });
}

function factsOf(say: Say, seat: number, points: number | null): Phrase {
  const player = say.view.players[seat];
  const facts = [
    ...(points === null ? [] : [score(say, points)]),
    ...(player === undefined
      ? []
      : [
          say.phrase('see.track', { n: player.track, of: TRACK_LENGTH }),
          say.count('techs', player.techs.length),
          say.count('coins', player.coins),
          ...(player.resigned ? [say.phrase('see.resigned')] : []),
        ]),
  ];
  return joined(facts, ', ');
}

function sayFigures(say: Say, { players }: View): { readonly name: string; readonly values: readonly number[] }[] {
  type Player = View['players'][number];
  const figure = (name: NameIn<'figures'>, value: (player: Player) => number) => ({
    name: say.text(`figures.${name}`),
    values: players.map(value),
  });
  return [
    figure('trade', ({ trade }) => trade),
    figure('culture', ({ culture }) => culture),
    figure('coins', ({ coins }) => coins),
    figure('track', ({ track }) => track),
    figure('techs', ({ techs }) => techs.length),
    figure('cities', ({ cities }) => cities.length),
    figure('armies', ({ armies }) => armies.filter(({ square }) => square !== null).length),
    figure('units', ({ units }) => Object.values(units).reduce((sum, count) => sum + count, 0)),
    figure('wonders', ({ wonders }) => wonders.length),
    figure('combat', ({ combatBonus }) => combatBonus),
  ];
}
