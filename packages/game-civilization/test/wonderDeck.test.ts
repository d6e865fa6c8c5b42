import { describe, expect, it } from 'vitest';
import { WONDER_AGE, WONDER_SET, wonderIndex } from '../src/data/faces.ts';
import { AGES } from '../src/data/sets.ts';
import { civilization } from '../src/index.ts';
import { dealt, seated, setUp, type Table, table, view } from './table.ts';

const EXPANSION = { expansion: true };
const agesOf = (wonders: readonly number[]) => wonders.map((wonder) => AGES[WONDER_AGE[wonder] as number]);
const marketOf = ({ state }: Table) => state.wonderMarket;

describe('the wonder deck with the expansion', () => {
  it('SET-013 SET-014 has four modern wonders at the bottom, four medieval ones on them, four ancient ones on top', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const at = seated(['germany', 'rome'], seed, EXPANSION);
      const deck = [...at.state.wonderDeck, ...[...marketOf(at)].reverse()];
      const expected = ['modern', 'medieval', 'ancient'].flatMap((age) => new Array<string>(4).fill(age));
      expect(agesOf(deck)).toEqual(expected);
      expect(agesOf(at.state.box.unseenWonders).sort()).toEqual([
        'ancient',
        'ancient',
        'ancient',
        'medieval',
        'medieval',
        'medieval',
        'modern',
        'modern',
        'modern',
      ]);
    }
  });

  it('SET-013 any of the seven wonders of an age may be among the four, those of both boxes', () => {
    const sets = new Set<number>();
    const left = new Set<number>();
    for (let seed = 0; seed < 12; seed++) {
      const { state } = seated(['germany', 'rome'], `${seed}`, EXPANSION);
      for (const wonder of [...state.wonderDeck, ...state.wonderMarket]) sets.add(WONDER_SET[wonder] as number);
      for (const wonder of state.box.unseenWonders) left.add(WONDER_SET[wonder] as number);
    }
    expect([[...sets].sort(), [...left].sort()]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it('SET-015 SET-016 Egypt gets the top card, an ancient wonder; the market then has a medieval one', () => {
    const plain = seated(['germany', 'rome'], 'nile', EXPANSION);
    expect(agesOf(marketOf(plain))).toEqual(['ancient', 'ancient', 'ancient', 'ancient']);
    const at = seated(['germany', 'egypt'], 'nile', EXPANSION);
    expect(agesOf(at.state.players[1]?.wonders ?? [])).toEqual(['ancient']);
    expect(agesOf(marketOf(at)).sort()).toEqual(['ancient', 'ancient', 'ancient', 'medieval']);
  });

  it('RUL-388 nobody knows which were left out: only the numbers by age are public', () => {
    const at = setUp(dealt('unseen', 2, { ...EXPANSION, civilizations: 'random' }));
    expect(view(at).box.wonders).toEqual([]);
    expect(JSON.stringify(view(at))).not.toContain('unseen');
    const generator = [1, 2, 3, 4];
    const seen = new Set<string>();
    for (let deal = 0; deal < 20; deal++) {
      const other = civilization.resample(at.state, 0, generator);
      expect(civilization.view(other, 0)).toEqual(civilization.view(at.state, 0));
      seen.add([...other.box.unseenWonders].sort((a, b) => a - b).join());
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  it('SET-013 a stated table has four of each age too', () => {
    const at = table({ wonderMarket: ['pyramids', 'oracle', null, null] }, 2, EXPANSION);
    const inGame = [...at.state.wonderDeck, ...marketOf(at).filter((wonder) => wonder >= 0)];
    for (const age of AGES) expect(agesOf(inGame).filter((one) => one === age)).toHaveLength(4);
    expect(marketOf(at)[0]).toBe(wonderIndex('pyramids'));
    expect(at.state.box.unseenWonders).toHaveLength(9);
  });

  it('SET-011 in the base game all twelve are in the deck', () => {
    const at = seated(['germany', 'rome']);
    expect(at.state.wonderDeck.length + marketOf(at).length).toBe(12);
    expect(at.state.box.unseenWonders).toEqual([]);
  });
});
