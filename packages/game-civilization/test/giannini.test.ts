import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { geometryFor } from '../src/board/geometry.ts';
import { acts, cities, HOME, passTo, SECOND, type Start, starting } from './startTable.ts';
import { asked, isAsked, ofKind, options, play, player, refused, squareAt, type Table, view } from './table.ts';

const SPOT = squareAt(7, 2);
const techs = ['pottery', 'masonry', 'writing', 'printingPress'];
const INVEST = { do: 'invest', card: 'publicEducation', from: 'sheet' };
const NONE = { item: null };

/** Seat 0 has the card face up, a working industrialist, two cities and coins; seat 1 is the first player. */
function banker(own: PlainObject = {}, of: Omit<Start, 'own'> = {}): Table {
  return starting({
    options: { expansion: true, greatPersonDeck: true, investments: true },
    ...of,
    own: { cities: [HOME, SECOND], openPeople: ['apGiannini'], sheetCoins: 3, techs, ...own },
    pieces: [{ square: SPOT, person: 'industrialist' }, ...(of.pieces ?? [])],
    given: { first: 1, ...of.given },
  });
}

const offered = (at: Table) => (options(at) as readonly PlainObject[]).map(({ item }) => item);
const isBackInTurn = (at: Table) => isAsked(at, 'startOfTurn', 0);

describe('A. P. Giannini', () => {
  it('RUL-350 RUL-307 BLD-018 an investment gives an unlocked building in any own city', () => {
    const at = banker();
    play(at, INVEST);
    expect(asked(at)).toMatchObject({ kind: 'freeBuilding', seat: 0, reason: 'apGiannini' });
    expect(player(at, 0)).toMatchObject({ sheetCoins: 2 });
    expect(offered(at)).toEqual(expect.arrayContaining([null, 'market', 'university', 'walls']));
    expect(offered(at)).not.toContain('library');
    expect(refused(at, { item: 'library' }).rule).toBe('BLD-018');
    expect(refused(at, { item: 'barracks' }).rule).toBe('BLD-001');
    for (const item of ['army', 'stonehenge', 'infantry']) {
      expect(refused(at, { item })).toEqual({ rule: 'RUL-307', params: { card: 'apGiannini', item } });
    }
    for (const answer of [{}, { item: 'toString' }, { item: 3 }, { item: 'market', square: SECOND + 1 }]) {
      expect(refused(at, answer).rule).toBe('K-SHAPE');
    }
    play(at, { item: 'university' });
    expect(asked(at)).toMatchObject({ kind: 'placeFreeItem', seat: 0, item: 'university' });
    play(at, { square: SECOND + 1 });
    expect(view(at).map.squares[SECOND + 1]?.piece).toMatchObject({ kind: 'building', face: 'university' });
    expect(isBackInTurn(at)).toBe(true);
  });

  it('RUL-350 it may be declined, and comes again with the next investment', () => {
    const at = banker();
    play(at, INVEST);
    expect(ofKind(play(at, NONE), 'buildingBuilt')).toEqual([]);
    expect(isBackInTurn(at)).toBe(true);
    passTo(at, 'startOfTurn', 0);
    play(at, INVEST);
    expect(isAsked(at, 'freeBuilding', 0)).toBe(true);
  });

  it('RUL-382 RUL-065 it may be walls for a city without them, if Masonry is known', () => {
    const at = banker({ walls: [true, false] });
    play(at, INVEST);
    play(at, { item: 'walls' });
    expect(options(at)).toEqual([{ square: SECOND }]);
    play(at, { square: SECOND });
    expect(cities(at).map(({ walls }) => walls)).toEqual([true, true]);
    const ignorant = banker({ techs: ['pottery'] });
    play(ignorant, INVEST);
    expect(offered(ignorant)).not.toContain('walls');
    expect(refused(ignorant, { item: 'walls' }).rule).toBe('BLD-011');
  });

  it('RUL-350 RUL-308 it comes after the tech, and after the step of Arabia', () => {
    const at = banker({ civilization: 'arabia', investments: { publicEducation: 2 } });
    play(at, INVEST);
    expect(asked(at)).toMatchObject({ kind: 'learnTech', seat: 0, reason: 'publicEducation' });
    play(at, { tech: 'metalworking' });
    expect(asked(at)).toMatchObject({ kind: 'freeBuilding', seat: 0 });
    expect(player(at, 0).track).toBe(1);
    expect(offered(at)).toContain('barracks');
  });

  it('RUL-350 INV-011 each free marker of Seven Cities of Gold gives one too', () => {
    const at = banker({ relicRewards: ['sevenCitiesOfGold'] });
    play(at, { do: 'relic', relic: 'sevenCitiesOfGold' });
    play(at, { card: 'infrastructure' });
    expect(isAsked(at, 'freeBuilding', 0)).toBe(true);
    play(at, { item: 'market' });
    play(at, { square: SECOND - 1 });
    expect(isAsked(at, 'freeInvestment', 0)).toBe(true);
    play(at, { card: 'infrastructure' });
    play(at, NONE);
    expect(isBackInTurn(at)).toBe(true);
    expect(player(at, 0).sheetCoins).toBe(3);
  });

  it('RUL-336 RUL-200 GPD-012 it gives nothing while it lies face down or its marker is blockaded', () => {
    const silent = [
      banker({ openPeople: [], hiddenPeople: ['apGiannini'] }),
      banker({}, { enemy: { armies: [SPOT] } }),
      banker({ openPeople: [] }, { enemy: { openPeople: ['apGiannini'] } }),
    ];
    for (const at of silent) {
      play(at, INVEST);
      expect(isBackInTurn(at)).toBe(true);
    }
  });

  it('RUL-336 it is turned up, and then works by itself', () => {
    const at = banker({ openPeople: [], hiddenPeople: ['apGiannini'] });
    play(at, { do: 'greatPerson', card: 'apGiannini' });
    expect(view(at, 1).players[0]?.openPeople).toEqual(['apGiannini']);
    expect(acts(at, 'greatPerson')).toEqual([]);
    expect(refused(at, { do: 'greatPerson', card: 'apGiannini' }).rule).toBe('RUL-336');
    play(at, INVEST);
    expect(isAsked(at, 'freeBuilding', 0)).toBe(true);
  });

  it('RUL-350 with three seats the middle one builds by itself, and nobody else', () => {
    const map = geometryFor(3);
    const homes = [0, 1, 2].map((seat) => map.slots.find((slot) => slot.seat === seat)?.squares[5] as number);
    const at = starting({
      seats: 3,
      options: { expansion: true, greatPersonDeck: true, investments: true },
      own: { cities: [homes[0] as number], sheetCoins: 1, techs },
      enemy: { cities: [homes[1] as number], sheetCoins: 1, techs, openPeople: ['apGiannini'] },
      third: { cities: [homes[2] as number], sheetCoins: 1, techs },
      pieces: [{ square: map.around[homes[1] as number]?.[0] as number, person: 'industrialist' }],
      given: { first: 2, seat: 2 },
    });
    play(at, INVEST);
    expect(isAsked(at, 'startOfTurn', 2)).toBe(true);
    passTo(at, 'startOfTurn', 0);
    play(at, INVEST);
    expect(isAsked(at, 'startOfTurn', 0)).toBe(true);
    passTo(at, 'startOfTurn', 1);
    play(at, INVEST);
    expect(isAsked(at, 'freeBuilding', 1)).toBe(true);
    play(at, { item: 'walls' });
    expect(options(at)).toEqual([{ square: homes[1] }]);
  });

  it('RUL-350 BLD-003 nobody is asked when no building is left to give', () => {
    const at = banker({ techs: ['pottery'] });
    at.state.buildings.fill(0);
    play(at, INVEST);
    expect(isBackInTurn(at)).toBe(true);
  });
});
