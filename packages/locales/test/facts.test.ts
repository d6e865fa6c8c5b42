import { type Fact as CivilizationFact, civilization } from '@tessera/game-civilization';
import { type Fact as FoundersFact, founders } from '@tessera/game-founders';
import type { Game, GameTypes, PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { textOf } from '../src/words.ts';
import { TALKS as CIVILIZATION, faultIn, talkIn, whoIs } from './civilizationKit.ts';
import { TALKS as FOUNDERS } from './foundersKit.ts';

/** What a fact of this name says; some types of facts have several names. */
type Named<F, K> = F extends { readonly fact: infer N } ? (K extends N ? Omit<F, 'fact' | 'rules'> : never) : never;

type Samples<F extends { readonly fact: string }> = {
  readonly [K in F['fact']]: readonly Named<F, K>[];
};

/** Facts by name, as previews have them: a missing fact does not compile. */
function listed<F extends { readonly fact: string }>(samples: Samples<F>): PlainObject[] {
  return Object.entries(samples as { readonly [name: string]: readonly object[] }).flatMap(([fact, ones]) =>
    ones.map((one) => ({ fact, ...one, rules: ['R-1'] })),
  );
}

const side = { seat: 0, armies: 2, forces: 5, hand: 3, bonus: 4, card: 2 };
const changed = { seat: 0, before: 1, after: 2 };
const inCity = { ...changed, city: 3, sources: [] };

const CIVILIZATION_FACTS = listed<CivilizationFact>({
  production: [inCity, { ...inCity, before: null }],
  trade: [inCity],
  devotion: [inCity],
  cityCoins: [{ ...inCity, after: null, seat: 1 }],
  number: [
    ...(['trade', 'culture', 'coins', 'track', 'travelSpeed', 'stackingLimit', 'maxCities'] as const),
    ...(['cultureHandSize', 'battleHandSize', 'combatBonus', 'water'] as const),
  ].map((of) => ({ ...changed, of })),
  figures: [
    { ...changed, of: 'army' },
    { ...changed, of: 'scout' },
  ],
  tokens: [{ ...changed, of: 'silk' }],
  rank: [{ ...changed, of: 'mounted' }],
  resource: [true, false].map((gained) => ({ seat: 0, city: 3, square: 4, resource: 'iron' as const, gained })),
  replaced: (['market', 'box', 'reserve'] as const).map((to) => ({
    seat: 0,
    square: 3,
    piece: { kind: 'building', face: 'barracks' },
    to,
  })),
  upgraded: [{ seat: 0, square: 3, from: 'library', to: 'university' }],
  unlocked: [
    { seat: 0, item: 'granary' },
    { seat: 0, item: 'stonehenge' },
  ],
  outdated: [{ seat: 0, item: 'library' }],
  cost: [{ ...changed, item: 'infantry' }],
  government: [{ seat: 0, government: 'republic' }],
  governmentsLocked: [{ seat: 1, governments: ['republic', 'monarchy'] }],
  immunity: [true, false].map((gained) => ({ seat: 0, gained })),
  governmentLost: (['anarchy', null] as const).map((next) => ({ seat: 0, government: 'republic' as const, next })),
  ability: [{ seat: 0, tech: 'pottery', phase: 'cityManagement', resource: 'any', amount: 2 }],
  coinTokens: [{ seat: 0, tech: 'codeOfLaws', most: 4 }],
  victory: [true, false].map((ends) => ({ seat: 1, victory: 'economic' as const, ends })),
  site: [
    { square: 3, against: null },
    { square: 3, against: { rule: 'SOT-003', params: { most: 2 } } },
  ],
  price: [
    { cost: 4, production: 10, bonuses: [], bonus: 0, rush: 0, trade: 0, tradeLeft: 7, unused: 6 },
    { cost: 9, production: 2, bonuses: ['pottery'], bonus: 3, rush: 2, trade: 6, tradeLeft: 1, unused: 0 },
  ].map((price) => ({ city: 3, items: ['army' as const], ...price })),
  reach: ['free', 'hut', 'village', 'pass'].map((meets, i) => ({
    square: i,
    steps: 1,
    meets,
    of: null,
    blockades: i === 0 ? 1 : null,
  })),
  discovery: [{ square: 3, from: 4, steps: 2 }],
  stop: [{ square: 3 }],
  hut: [{ square: 3 }],
  relic: [{ square: 3, relic: 'atlantis' }],
  overrun: [{ square: 3, of: 1, loot: 2 }],
  battle: [{ square: 3, of: 'city', attacker: side, defender: { ...side, seat: 1 }, begins: 'defender' }],
  research: [
    { tech: 'pottery', level: 1, row: 1, needed: 6, trade: 7 },
    { tech: 'chivalry', level: 2, row: 1, needed: 11, trade: 12 },
  ],
  space: (['event', 'greatPerson', 'victory'] as const).map((reward, i) => ({ space: [1, 7, 21][i] ?? 1, reward })),
});

const at = { x: 0, y: -1 };
const FOUNDERS_FACTS = listed<FoundersFact>({
  score: (['victory', 'craftsmen', 'tokens', 'replaced', 'total', 'victoryTiles'] as const).map((of, i) => ({
    ...changed,
    seat: i % 2,
    of,
  })),
  production: [
    { seat: 0, ...at, before: null, after: ['wood', 'water'] },
    { seat: 1, ...at, before: ['iron'], after: [] },
    { seat: 1, ...at, before: ['iron'], after: null },
  ],
  square: [{ seat: 0, ...at }],
  network: [{ seat: 0, tiles: [at, { x: 1, y: 1 }] }],
  replaced: [{ tile: 'N1', ...at }],
  supply: [
    { resource: 'wood', from: at, producer: at },
    { resource: 'wood', from: at, producer: { x: 2, y: 2 } },
    { resource: 'wood', from: null, producer: null },
  ],
  token: [{ token: 'war' }, { token: 'craftsmen' }],
  bought: [{ resource: 'iron' }],
  end: [{ reason: 'victoryTiles' }],
});

function viewOf<T extends GameTypes>(game: Game<T>): PlainObject {
  const setup = game.setup(2, {});
  if ('rule' in setup) throw new Error('no such set-up');
  return game.view(game.initialState(setup), 0);
}

describe('the facts of previews in words', () => {
  it.each(CIVILIZATION)('every fact of Civilization has a line in $language', ({ talk }) => {
    const view = viewOf(civilization);
    const lines = talk.facts(CIVILIZATION_FACTS, view, whoIs(0, 2));
    expect(lines.map(({ line }) => faultIn(line)).filter((fault) => fault !== null)).toEqual([]);
    expect(new Set(lines.map(({ line }) => textOf(line))).size).toBe(lines.length);
    // Squares at the same distance share a line, with the rules of all of them, each once.
    expect(lines).toHaveLength(CIVILIZATION_FACTS.length - 3);
    expect(lines.every(({ rules }) => rules.length === 1)).toBe(true);
  });

  it('squares come by distance, with what is met there', () => {
    const far = { fact: 'reach', square: 9, steps: 2, meets: 'battle', of: 1, blockades: null, rules: ['A-1', 'A-2'] };
    const near = { fact: 'reach', square: 8, steps: 1, meets: 'free', of: null, blockades: 1, rules: ['A-1'] };
    const also = { ...near, square: 7, blockades: null, rules: ['A-3'] };
    const lines = talkIn('en').facts([far, near, also], viewOf(civilization), whoIs(0, 2));
    expect(lines.map(({ line, rules }) => [textOf(line), rules])).toEqual([
      ['In 1 step: A2 (blockades Bea) and H1', ['A-1', 'A-3']],
      ['In 2 steps: B2 (battle with Bea)', ['A-1', 'A-2']],
    ]);
  });

  it.each(FOUNDERS)('every fact of Founders has a line in $language', ({ talk }) => {
    const lines = talk.facts(FOUNDERS_FACTS, viewOf(founders), whoIs(0, 2)).map(({ line }) => textOf(line));
    expect(lines.filter((line) => /[{}]|undefined|null|founders\./.test(line))).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length - 1);
  });
});
