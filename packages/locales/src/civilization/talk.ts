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
/** What is said without a table before one: how the game ended, what the set-up offers. */
const NO_VIEW: PlainObject = { players: [], map: { width: 1, height: 1, slots: [], squares: [] }, offers: [] };

/** Civilization in words. */
export function civilizationTalk(words: Words): GameTalk {
  const bare = new Say(words, NOBODY, NO_VIEW);
  return {
    title: gameName(words, 'civilization'),
    happening: (happening, who, view) => sayHappening(new Say(words, who, view), happening),
    isHeading,
    question: (ask, view, who) => sayQuestion(new Say(words, who, view), ask),
    awaited: (kind, seat, who) => sayAwaited(new Say(words, who, NO_VIEW), kind, seat),
    option: (option, ask, view, who) => sayOption(new Say(words, who, view), option, ask),
    warning: (option, _ask, view, who) => sayWarning(new Say(words, who, view), option),
    refusal: (refusal, view, who) => sayRefusal(new Say(words, who, view), refusal),
    facts: (facts, view, who) => sayFacts(new Say(words, who, view), facts as readonly Fact[]),
    sections: (view, who) => saySections(new Say(words, who, view)),
    card: (id, view) => sayCard(new Say(words, NOBODY, view), id),
    hasAgreedEnd: false,
    ending: (outcome, who) => sayEnding(new Say(words, who, NO_VIEW), outcome),
    standings: (outcome, view, who) => sayStandings(new Say(words, who, view), outcome),
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
