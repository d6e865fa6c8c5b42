import type { Game, PlainObject, Seat } from '@tessera/kernel';
import { runProperties } from '@tessera/kernel/testing';
import { expect, test } from 'vitest';
import { type CivilizationTypes, civilization, type Fact, PROPERTY_SETTINGS, type State } from '../src/index.ts';
import { playerOf } from '../src/state.ts';

type Spoil = (facts: readonly Fact[], state: State, seat: Seat) => readonly Fact[];

/** The game with its previews changed. */
function foretelling(spoil: Spoil): Game<CivilizationTypes> {
  return {
    ...civilization,
    preview(state, seat, intent) {
      const shown = civilization.preview(state, seat, intent);
      return 'rule' in shown ? shown : { ...shown, facts: spoil(shown.facts, state, seat) };
    },
  };
}

/** Adds one to a number of some facts. */
const more = (name: Fact['fact'], field: string): Spoil => {
  return (facts) =>
    facts.map((fact) =>
      fact.fact === name ? ({ ...fact, [field]: Number((fact as PlainObject)[field]) + 1 } as Fact) : fact,
    );
};

const lost =
  (name: Fact['fact']): Spoil =>
  (facts) =>
    facts.filter(({ fact }) => fact !== name);

/** What the suite says, looking at one property only. */
function faultOf(spoil: Spoil, property: 'previews' | 'promises'): string | null {
  const settings = {
    games: 3,
    players: [2],
    maxFailures: 1,
    shrinking: 0,
    only: [property],
    rates: { previews: 2, promises: 1 },
  };
  const [failure] = runProperties(foretelling(spoil), { ...PROPERTY_SETTINGS, ...settings }).failures;
  return failure?.property ?? null;
}

test.each<[string, Spoil]>([
  ['the production of a city', more('production', 'after')],
  ['a number of a player', more('number', 'after')],
  ['the trade left', more('price', 'tradeLeft')],
  ['the steps to a square', more('reach', 'steps')],
  ['the squares in reach', lost('reach')],
  ['a replaced piece', lost('replaced')],
  ['a hut', lost('hut')],
  ['a battle', lost('battle')],
  ['what a tech unlocks', lost('unlocked')],
  ['a rank', lost('rank')],
])('the suite notices a preview that is wrong about %s', (_what, spoil) => {
  expect(faultOf(spoil, 'promises')).toBe('promises');
});

test.each<[string, Spoil]>([
  [
    'another’s units',
    (facts, state, seat) => {
      const { units } = playerOf(state, (seat + 1) % state.players.length);
      return [...facts, { fact: 'space', space: units[0] ?? -1, reward: 'event', rules: ['RUL-010'] }];
    },
  ],
  [
    'the marker of a hut',
    (facts, { pieces }) => {
      const hut = pieces.find((piece) => piece >= 128) ?? 0;
      return [...facts, { fact: 'hut', square: hut, rules: ['RUL-010'] }];
    },
  ],
])('the suite notices a preview that shows %s', (_what, spoil) => {
  expect(faultOf(spoil, 'previews')).toBe('previews');
});
