import { describe, expect, it } from 'vitest';
import { CULTURE, cityIcons, iconsAt, PRODUCTION, resourceAt, TRADE } from '../src/board/yields.ts';
import { WONDER } from '../src/data/names.ts';
import type { ItemId } from '../src/state/itemIds.ts';
import {
  CENTER,
  devoting,
  managing,
  near,
  payments,
  produce,
  producing,
  products,
  SECOND,
  squares,
} from './cityTable.ts';
import { asked, play, player, refused } from './table.ts';

const TEN = ['forest', 'forest', 'forest', 'forest', 'forest'];

describe('wonders', () => {
  it('WON-001 WON-003 FAQ-004 WON-006 a wonder of the market is built, and the next one of the deck turned up', () => {
    const at = managing({
      capital: TEN,
      given: { wonderMarket: ['stonehenge', 'oracle', 'colossus', null], decks: { wonders: ['louvre'] } },
    });
    expect(refused(at, producing('hangingGardens'))).toEqual({ rule: 'WON-001', params: { item: 'hangingGardens' } });
    const told = produce(at, 'stonehenge', near(6));
    expect(told).toContainEqual({ kind: 'wonderBuilt', seat: 0, wonder: 'stonehenge', square: near(6) });
    expect(told).toContainEqual({ kind: 'wonderTurnedUp', wonder: 'louvre' });
    expect(player(at, 0).wonders).toEqual([WONDER.stonehenge]);
    expect(at.state.wonderMarket[0]).toBe(WONDER.louvre);
    expect(refused(at, devoting())).toMatchObject({ rule: 'CITY-001' });
  });

  it('RUL-083 with an empty deck the space stays empty', () => {
    const at = managing({ capital: TEN, given: { wonderMarket: ['stonehenge'] } });
    at.state.wonderDeck.length = 0;
    produce(at, 'stonehenge', near(6));
    expect(at.state.wonderMarket).toEqual([-1, -1, -1, -1]);
  });

  it('WON-002 EX-10 the printed cost, or the lower one with the tech named', () => {
    const costs: readonly (readonly [ItemId, number, string | null, number])[] = [
      ['stonehenge', 10, null, 10],
      ['oracle', 15, 'codeOfLaws', 10],
      ['hangingGardens', 15, 'animalHusbandry', 10],
      ['colossus', 15, 'metalworking', 10],
      ['louvre', 20, 'printingPress', 15],
      ['angkorWat', 20, 'theology', 10],
      ['himejiSamuraiCastle', 20, 'monarchy', 15],
      ['porcelainTower', 20, 'construction', 15],
      ['statueOfLiberty', 25, 'metalCasting', 20],
      ['sydneyOperaHouse', 25, null, 25],
      ['unitedNations', 20, null, 20],
      ['panamaCanal', 25, 'engineering', 20],
    ];
    for (const [wonder, full, tech, lower] of costs) {
      const given = { wonderMarket: [wonder] };
      const plain = managing({ player: { civilization: 'rome' }, given });
      const wise = managing({ player: { civilization: 'rome', techs: tech === null ? [] : [tech] }, given });
      if (tech !== 'codeOfLaws') expect(refused(plain, producing(wonder))).toMatchObject({ params: { cost: full } });
      expect(refused(wise, producing(wonder))).toMatchObject({ params: { cost: lower } });
    }
    const oracle = managing({ player: { civilization: 'germany' }, given: { wonderMarket: ['oracle'] } });
    expect(refused(oracle, producing('oracle'))).toMatchObject({ params: { cost: 15 } });
  });

  it('WON-004 WON-005 one wonder in a city, not on water, beside a limited building', () => {
    const capital = [...TEN, 'water'];
    const pieces = [{ square: near(6), building: 'barracks' }];
    const given = { wonderMarket: ['stonehenge', 'colossus'], pieces };
    const at = managing({ capital, second: TEN, given });
    play(at, producing('stonehenge'));
    expect(refused(at, { square: near(5) })).toMatchObject({ rule: 'WON-004', params: { terrain: 'water' } });
    expect(squares(at)).toContain(near(6));
    play(at, { square: near(7) });
    // The second city may have one too.
    expect(products(at, SECOND)).toContain('colossus');
    const again = managing({
      capital: TEN,
      given: { wonderMarket: ['colossus'], pieces: [{ square: near(7), wonder: 'oracle' }] },
    });
    play(again, producing('colossus'));
    expect(squares(again)).toEqual([near(7)]);
    expect(refused(again, { square: near(6) })).toMatchObject({ rule: 'WON-004', params: { other: near(7) } });
  });

  it('BLD-013 BLD-015 RUL-084 a wonder replaces an own building, or a wonder even if obsolete', () => {
    const pieces = [
      { square: near(6), building: 'barracks' },
      { square: near(7), wonder: 'oracle' },
    ];
    const at = managing({ capital: TEN, given: { wonderMarket: ['colossus'], pieces, obsolete: ['oracle'] } });
    play(at, producing('colossus'));
    expect(squares(at)).toEqual([near(7)]);
    play(at, { square: near(7) });
    expect(player(at, 0).wonders).toEqual([WONDER.colossus]);
    expect(at.state.box.wonders).toEqual([WONDER.oracle]);
    const other = managing({
      capital: TEN,
      given: { wonderMarket: ['colossus'], pieces: [pieces[0] as object] as never },
    });
    produce(other, 'colossus', near(6));
    expect(other.state.buildings.at(-1)).toBe(5);
  });

  it('WON-007 a wonder is no building: it is not limited by one, nor unlocked by a tech', () => {
    const at = managing({
      capital: TEN,
      given: { wonderMarket: ['stonehenge'], pieces: [{ square: near(6), building: 'barracks' }] },
    });
    play(at, producing('stonehenge'));
    expect(squares(at)).toHaveLength(8);
  });

  it('WON-008 FAQ-055 WON-009 its marker covers every icon of the square and shows culture', () => {
    const faces = ['forest wheat', 'desert incense', 'mountain coin'];
    for (const [place, wonder, culture] of [
      [5, 'stonehenge', 1],
      [6, 'louvre', 2],
      [7, 'panamaCanal', 3],
    ] as const) {
      const capital = [...TEN, ...faces];
      const at = managing({ capital, given: { pieces: [{ square: near(place), wonder }] } });
      expect(resourceAt(at.state, near(place))).toBe(-1);
      for (const table of [TRADE, PRODUCTION]) expect(iconsAt(at.state, near(place), table)).toBe(0);
      expect(cityIcons(at.state, 0, 0, CULTURE)).toBe(culture);
      play(at, devoting());
      expect(player(at, 0).culture).toBe(1 + culture);
    }
  });

  it('WON-010 BLK-004 not in a blockaded square', () => {
    const at = managing({ capital: TEN, given: { wonderMarket: ['stonehenge'] }, enemy: { armies: [near(7)] } });
    play(at, producing('stonehenge'));
    expect(refused(at, { square: near(7) }).rule).toBe('WON-010');
    expect(squares(at)).not.toContain(near(7));
  });

  it('RUL-085 its ability works at once', () => {
    const capital = [...TEN, 'grassland wheat'];
    const player0 = { techs: ['theology', 'atomicTheory'], markers: ['village:uranium'] };
    const at = managing({ capital, player: player0, given: { wonderMarket: ['angkorWat'] } });
    play(at, { do: 'ability', tech: 'atomicTheory' });
    play(at, { pay: 'village', resource: 'uranium' });
    const harvest = { do: 'harvest', city: CENTER, square: near(5), twice: true, extra: true };
    expect(refused(at, harvest)).toMatchObject({ rule: 'HARV-008', params: { wonder: 'angkorWat' } });
    produce(at, 'angkorWat', near(7));
    play(at, harvest);
    expect(asked(at).kind).toBe('secondHarvest');
  });

  it('RUL-254 Rome advances on the culture track for a wonder it builds', () => {
    const at = managing({ capital: TEN, player: { civilization: 'rome' }, given: { wonderMarket: ['stonehenge'] } });
    produce(at, 'stonehenge', near(6));
    expect(player(at, 0).track).toBe(1);
    expect(player(at, 0).events).toHaveLength(1);
    expect(player(at, 0).culture).toBe(0);
    expect(asked(at)).toMatchObject({ kind: 'cityManagement', seat: 0 });
    const germany = managing({ capital: TEN, given: { wonderMarket: ['stonehenge'] } });
    produce(germany, 'stonehenge', near(6));
    expect(player(germany, 0).track).toBe(0);
  });

  it('CITY-007 a wonder may be rushed like any item', () => {
    const at = managing({ capital: TEN.slice(1), player: { trade: 6 }, given: { wonderMarket: ['stonehenge'] } });
    expect(payments(at, 'stonehenge')).toEqual([{ bonuses: [], rush: 2 }]);
    produce(at, 'stonehenge', near(6), { rush: 2 });
    expect(player(at, 0).trade).toBe(0);
  });
});
