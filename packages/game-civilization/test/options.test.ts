import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { missingFor } from '../src/data/setupOptions.ts';
import { civilization } from '../src/index.ts';
import { asked, civilizationsOf, dealt, options, setUp, table, view } from './table.ts';

const setup = (players: unknown, given: unknown) => civilization.setup(players, given);

/** What bots' search may set beside them, and no list shows. */
const forSearch = Object.fromEntries(civilization.searchOptions.map((name) => [name, false]));

describe('options', () => {
  it('GEN-005 RUL-239 two to four players with the base components', () => {
    for (const players of [2, 3, 4]) expect(setup(players, { expansion: false })).toMatchObject({ players });
    for (const players of [1, 5, 0, -2, 2.5, '3', null, undefined, Number.NaN]) {
      expect(setup(players, { expansion: false })).toEqual({ rule: 'GEN-005', params: { min: 2, max: 4 } });
    }
  });

  it('RUL-244 one closed list of options with their defaults', () => {
    expect(setup(2, { expansion: false })).toEqual({
      players: 2,
      options: {
        ...forSearch,
        expansion: false,
        greatPersonDeck: false,
        investments: false,
        civilizations: 'random',
        advancedSetup: false,
        advancedTieBreak: false,
        advancedArabs: false,
        advancedEgyptians: false,
        learningGame: false,
        metalworkingScope: 'battle',
        leonidasCompare: 'standing_forces',
        monarchyCommunismScope: 'capital',
        democracyTrade: 'start_of_turn',
      },
    });
    expect(setup(2, { houseRules: true })).toMatchObject({
      rule: 'RUL-244',
      params: {
        option: 'houseRules',
        known: expect.arrayContaining(['expansion', 'learningGame', 'metalworkingScope']),
      },
    });
    expect(setup(2, { toString: true })).toMatchObject({ rule: 'RUL-244' });
    expect(setup(2, { learningGame: 'yes' })).toMatchObject({ rule: 'RUL-244', params: { option: 'learningGame' } });
    expect(setup(2, { metalworkingScope: 'war' })).toEqual({
      rule: 'RUL-244',
      params: { option: 'metalworkingScope', values: ['battle', 'attack'] },
    });
    for (const bad of [[], 'options', 3, { civilizations: () => null }]) expect(setup(2, bad)).toHaveProperty('rule');
    expect(setup(2, undefined)).toMatchObject({ players: 2 });
    expect(setup(2, null)).toMatchObject({ players: 2 });
  });

  it('GEN-005 RUL-387 five players only with the expansion', () => {
    for (const players of [2, 3, 4, 5]) expect(setup(players, { expansion: true })).toMatchObject({ players });
    for (const players of [1, 6, 4.5, '5']) {
      expect(setup(players, { expansion: true })).toEqual({ rule: 'GEN-005', params: { min: 2, max: 5 } });
    }
    expect(setup(5, { expansion: false })).toEqual({ rule: 'GEN-005', params: { min: 2, max: 4 } });
  });

  it('RUL-387 without the expansion its decks are refused, not corrected', () => {
    for (const option of ['greatPersonDeck', 'investments']) {
      expect(setup(3, { expansion: false, [option]: true })).toEqual({ rule: 'RUL-387', params: { option } });
      expect(setup(2, { expansion: false, [option]: false })).toMatchObject({ options: { [option]: false } });
    }
  });

  it('RUL-244 the expansion is on unless it is declined, and so are its decks', () => {
    expect(setup(3, {})).toMatchObject({ options: { expansion: true, greatPersonDeck: true, investments: true } });
    expect(setup(3, { expansion: true })).toMatchObject({ options: { greatPersonDeck: true, investments: true } });
    expect(setup(3, { expansion: true, investments: false })).toMatchObject({
      options: { greatPersonDeck: true, investments: false },
    });
    expect(setup(3, { expansion: false })).toMatchObject({ options: { greatPersonDeck: false, investments: false } });
  });

  it('says which option another one needs before it matters', () => {
    const matters = (chosen: PlainObject) =>
      ['advancedArabs', 'leonidasCompare', 'learningGame', 'none'].map((name) => missingFor(name, chosen));
    expect(matters({})).toEqual(['expansion', 'expansion', null, null]);
    expect(matters({ expansion: true, greatPersonDeck: false })).toEqual([null, 'greatPersonDeck', null, null]);
    expect(matters({ expansion: true, greatPersonDeck: true })).toEqual([null, null, null, null]);
  });

  it('VAR-006 each variant is chosen by itself', () => {
    for (const option of ['advancedSetup', 'advancedTieBreak', 'advancedEgyptians', 'learningGame']) {
      const chosen = setup(2, { expansion: false, [option]: true });
      expect(chosen).toMatchObject({ options: { [option]: true } });
      if ('rule' in chosen) throw new Error(chosen.rule);
      expect(Object.values(chosen.options).filter((value) => value === true)).toHaveLength(1);
    }
  });

  it('VAR-007 the advanced set-up needs two sheets for everybody', () => {
    expect(setup(3, { expansion: false, advancedSetup: true })).toMatchObject({ players: 3 });
    expect(setup(5, { expansion: true, advancedSetup: true })).toMatchObject({ players: 5 });
    expect(setup(4, { expansion: false, advancedSetup: true })).toEqual({
      rule: 'VAR-007',
      params: { needed: 8, sheets: 6 },
    });
    expect(setup(3, { expansion: false, advancedSetup: true, learningGame: true })).toEqual({
      rule: 'VAR-007',
      params: { needed: 6, sheets: 4 },
    });
    expect(setup(2, { advancedSetup: true, civilizations: 'chosen' })).toMatchObject({ rule: 'VAR-007' });
  });

  it('VAR-001 RUL-246 the learning game has neither Egypt and Rome nor wonders', () => {
    for (let seed = 0; seed < 30; seed++) {
      const at = dealt(`learning ${seed}`, 4, { learningGame: true });
      expect([...civilizationsOf(at)].sort()).toEqual(['america', 'china', 'germany', 'russia']);
      expect(view(at).wonderMarket).toEqual([null, null, null, null]);
      expect(view(at).wonderDeck).toEqual({ ancient: 0, medieval: 0, modern: 0 });
    }
    const at = dealt('learning', 2, { learningGame: true, civilizations: 'chosen' });
    expect(options(at)).toHaveLength(4);
    expect(civilization.check(at.state, asked(at), { civilization: 'rome' })).toEqual({
      rule: 'VAR-001',
      params: { civilization: 'rome' },
    });
    expect(view(setUp(dealt('whole', 3, { learningGame: true }))).turn).toBe(1);
  });

  it('RUL-239 only base components are on the table', () => {
    const counts = civilization.countComponents(table({}, 4).state);
    const sum = (kind: string) =>
      Object.entries(counts)
        .filter(([name]) => name.startsWith(`${kind}:`))
        .reduce((all, [, count]) => all + count, 0);
    expect(['tile', 'civilization', 'wonder', 'event', 'unit', 'person', 'hut', 'village'].map(sum)).toEqual([
      20, 6, 12, 47, 53, 18, 20, 10,
    ]);
    expect(['building', 'resource', 'figure', 'city'].map(sum)).toEqual([49, 16, 4 * 8 + 1, 12]);
  });
});
