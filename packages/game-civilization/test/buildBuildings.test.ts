import { describe, expect, it } from 'vitest';
import { buildingPiece } from '../src/board/pieces.ts';
import { CULTURE, cityIcons, iconsAt, PRODUCTION, resourceAt, TRADE } from '../src/board/yields.ts';
import { BUILDING_FAMILIES } from '../src/data/buildings.ts';
import { BUILDING } from '../src/data/names.ts';
import type { ItemId } from '../src/state/itemIds.ts';
import { CENTER, ENEMY, managing, near, payments, produce, producing, products, SECOND, squares } from './cityTable.ts';
import { play, player, refused, table } from './table.ts';

const TEN = ['forest', 'forest', 'forest', 'forest', 'forest'];
const FIVE_TERRAINS = ['mountain', 'forest', 'grassland', 'desert', 'water'];

/** Markers of a family left in the market. */
function left(at: ReturnType<typeof managing>, family: (typeof BUILDING_FAMILIES)[number]): number {
  return at.state.buildings[BUILDING_FAMILIES.indexOf(family)] as number;
}

describe('buildings', () => {
  it('BLD-001 BLD-002 EX-07 a building is unlocked by its tech and costs what is printed', () => {
    const at = managing({ capital: TEN });
    expect(refused(at, producing('granary'))).toEqual({
      rule: 'BLD-001',
      params: { item: 'granary', tech: 'pottery' },
    });
    const pottery = managing({ player: { techs: ['pottery'] } });
    expect(refused(pottery, producing('granary'))).toMatchObject({ rule: 'CITY-004', params: { cost: 5 } });
    expect(products(managing({ capital: ['forest', 'forest', 'mountain'], player: { techs: ['pottery'] } }))).toContain(
      'granary',
    );
    const costs: readonly (readonly [ItemId, string, number])[] = [
      ['harbor', 'navigation', 7],
      ['tradingPost', 'codeOfLaws', 7],
      ['workshop', 'construction', 7],
      ['library', 'writing', 5],
      ['market', 'currency', 7],
      ['temple', 'philosophy', 7],
      ['ironMine', 'railroad', 10],
      ['university', 'printingPress', 8],
      ['aqueduct', 'engineering', 8],
      ['bank', 'banking', 10],
      ['cathedral', 'theology', 10],
      ['academy', 'militaryScience', 10],
    ];
    for (const [building, tech, cost] of costs) {
      const poor = managing({
        capital: ['grassland', 'grassland', 'grassland', 'desert', 'water', 'grassland', 'grassland', 'grassland'],
        player: { techs: [tech] },
      });
      const mine = managing({ capital: ['mountain'], player: { techs: [tech] } });
      const table = building === 'workshop' || building === 'ironMine' ? mine : poor;
      expect(refused(table, producing(building))).toMatchObject({ rule: 'CITY-004', params: { item: building, cost } });
    }
  });

  it('BLD-003 a building whose markers are all on the map cannot be built', () => {
    const at = managing({ capital: TEN, given: { buildings: { barracks: 0 } } });
    expect(refused(at, producing('barracks'))).toEqual({
      rule: 'BLD-003',
      params: { item: 'barracks', family: 'barracks' },
    });
    at.state.buildings[BUILDING_FAMILIES.indexOf('barracks')] = 1;
    produce(at, 'barracks', near(7));
    expect(left(at, 'barracks')).toBe(0);
  });

  it('BLD-004 RUL-079 a building stands in the outskirts of its city, on no hut or village', () => {
    const pieces = [
      { square: near(5), hut: 'silk' },
      { square: near(6), village: 'iron' },
    ];
    const at = managing({ capital: TEN, second: [], given: { pieces } });
    play(at, producing('barracks'));
    expect(squares(at)).toEqual([0, 1, 2, 3, 4, 7].map((place) => near(place)));
    expect(refused(at, { square: near(5) }).rule).toBe('RUL-079');
    expect(refused(at, { square: near(6) }).rule).toBe('RUL-079');
    for (const square of [CENTER, near(0, SECOND), SECOND]) expect(refused(at, { square }).rule).toBe('BLD-004');
  });

  it('BLD-005 each building has its terrain', () => {
    const terrains: readonly (readonly [ItemId, string, readonly number[]])[] = [
      ['harbor', 'navigation', [4]],
      ['tradingPost', 'codeOfLaws', [3]],
      ['workshop', 'construction', [0]],
      ['ironMine', 'railroad', [0]],
      ['library', 'writing', [2]],
      ['university', 'printingPress', [2]],
      ['granary', 'pottery', [2]],
      ['aqueduct', 'engineering', [2]],
      ['market', 'currency', [0, 1, 2, 3]],
      ['bank', 'banking', [0, 1, 2, 3]],
      ['temple', 'philosophy', [0, 1, 2, 3]],
      ['cathedral', 'theology', [0, 1, 2, 3]],
      ['barracks', 'metalworking', [0, 1, 2, 3]],
      ['academy', 'militaryScience', [0, 1, 2, 3]],
    ];
    for (const [building, tech, places] of terrains) {
      // The other three squares are water, so that nothing else fits but a Harbor.
      const capital = [...FIVE_TERRAINS, 'water', 'water', 'water'];
      const at = managing({ capital, player: { techs: [tech], trade: 27 } });
      const [payment] = payments(at, building);
      play(at, producing(building, CENTER, [], payment?.['rush'] as number));
      const wanted = places.map((place) => near(place));
      expect(squares(at)).toEqual(building === 'harbor' ? [4, 5, 6, 7].map((place) => near(place)) : wanted);
    }
    const at = managing({ capital: FIVE_TERRAINS, player: { techs: ['navigation'], trade: 27 } });
    play(at, producing('harbor', CENTER, [], 4));
    expect(refused(at, { square: near(1) })).toMatchObject({
      rule: 'BLD-005',
      params: { terrain: 'forest', allowed: ['water'] },
    });
    const dry = managing({ capital: TEN, player: { techs: ['navigation'] } });
    expect(refused(dry, producing('harbor'))).toMatchObject({ rule: 'BLD-005', params: { item: 'harbor' } });
  });

  it('BLD-006 any number of the same building that is not limited', () => {
    const pieces = [5, 6].map((place) => ({ square: near(place), building: 'granary' }));
    const at = managing({ capital: TEN, player: { techs: ['pottery'] }, given: { pieces } });
    play(at, producing('granary'));
    expect(squares(at)).toContain(near(7));
    play(at, { square: near(7) });
    expect(left(at, 'granary')).toBe(3);
  });

  it('BLD-007 EX-09 RUL-077 one limited building in a city; on its own square it may be replaced', () => {
    const pieces = [{ square: near(5), building: 'market' }];
    const player0 = { techs: ['currency', 'philosophy'] };
    const at = managing({ capital: TEN, second: TEN, player: player0, given: { pieces } });
    play(at, producing('temple'));
    expect(squares(at)).toEqual([near(5)]);
    expect(refused(at, { square: near(6) })).toMatchObject({ rule: 'BLD-007', params: { other: near(5) } });
    play(at, { square: near(5) });
    expect(left(at, 'market')).toBe(5);
    expect(left(at, 'temple')).toBe(4);
    // Another city has a limit of its own.
    play(at, producing('barracks', SECOND));
    expect(squares(at)).toHaveLength(8);
    const full = managing({ capital: TEN, player: player0, given: { pieces }, enemy: { scouts: [near(5)] } });
    expect(refused(full, producing('temple'))).toMatchObject({ rule: 'BLD-007', params: { other: near(5) } });
  });

  it('BLD-008 EX-08 RUL-101 FAQ-055 the icons of a building replace those of its square', () => {
    const at = managing({ capital: [...TEN, 'forest wheat'], player: { techs: ['philosophy'] } });
    expect(iconsAt(at.state, near(5), PRODUCTION)).toBe(2);
    produce(at, 'temple', near(5));
    expect(iconsAt(at.state, near(5), PRODUCTION)).toBe(0);
    expect(iconsAt(at.state, near(5), CULTURE)).toBe(2);
    expect(resourceAt(at.state, near(5))).toBe(-1);
    expect(cityIcons(at.state, 0, 0, PRODUCTION)).toBe(10);
  });

  it('BLD-009 BLD-010 BLD-011 RUL-081 walls stand in the center, once, with Masonry, for 7', () => {
    expect(refused(managing({ capital: TEN }), producing('walls'))).toEqual({
      rule: 'BLD-011',
      params: { item: 'walls', tech: 'masonry' },
    });
    const at = managing({ capital: TEN, second: [], player: { techs: ['masonry'] } });
    expect(refused(at, producing('walls', SECOND))).toMatchObject({ rule: 'CITY-004', params: { cost: 7 } });
    const told = produce(at, 'walls');
    expect(told).toContainEqual({ kind: 'wallsBuilt', seat: 0, square: CENTER });
    expect(player(at, 0).walls).toBe(1);
    const walled = managing({ capital: TEN, player: { techs: ['masonry'], walls: [true] } });
    expect(refused(walled, producing('walls'))).toEqual({ rule: 'BLD-010', params: { item: 'walls' } });
  });

  it('BLD-013 BLD-014 BLD-015 a building replaces an own building or wonder, if the emptied square suits it', () => {
    const pieces = [
      { square: near(0), building: 'workshop' },
      { square: near(5), wonder: 'stonehenge' },
      { square: near(6), building: 'granary' },
    ];
    const capital = ['mountain', ...TEN.slice(1)];
    const player0 = { techs: ['pottery', 'construction'], trade: 9 };
    const at = managing({ capital, player: player0, given: { pieces } });
    play(at, producing('granary'));
    // The Workshop's square is a mountain: no Granary, whatever stands there.
    expect(refused(at, { square: near(0) })).toMatchObject({ rule: 'BLD-005', params: { terrain: 'mountain' } });
    expect(squares(at)).toEqual([5, 6, 7].map((place) => near(place)));
    play(at, { square: near(5) });
    expect(player(at, 0).wonders).toEqual([]);
    expect(at.state.box.wonders).toHaveLength(1);
    expect(player(at, 0).replacedWonders).toBe(1);
    const other = managing({ capital, player: player0, given: { pieces } });
    produce(other, 'barracks', near(6));
    expect(left(other, 'granary')).toBe(6);
    expect(left(other, 'barracks')).toBe(4);
  });

  it('BLD-013 GP-004 a building sends a great person back to reserve', () => {
    const at = managing({ capital: TEN, given: { pieces: [{ square: near(5), person: 'artist' }] } });
    produce(at, 'barracks', near(5));
    expect(player(at, 0).reserve).toHaveLength(1);
  });

  it("BLD-016 RUL-079 another player's buildings are never replaced", () => {
    const at = managing({ capital: TEN, given: { pieces: [{ square: near(0, ENEMY), building: 'granary' }] } });
    play(at, producing('barracks'));
    expect(refused(at, { square: near(0, ENEMY) }).rule).toBe('BLD-004');
  });

  it('BLD-018 BLD-019 EX-20 who knows the upgrade builds only that, with or without the basic one', () => {
    const both = managing({ capital: TEN, player: { techs: ['pottery', 'engineering'] } });
    expect(products(both)).toContain('aqueduct');
    expect(refused(both, producing('granary'))).toEqual({
      rule: 'BLD-018',
      params: { item: 'granary', upgrade: 'aqueduct' },
    });
    expect(refused(managing({ player: { techs: ['engineering'] } }), producing('aqueduct'))).toMatchObject({
      params: { cost: 8 },
    });
    const only = managing({ capital: TEN, player: { techs: ['engineering'] } });
    produce(only, 'aqueduct', near(7));
    expect(left(only, 'granary')).toBe(5);
    expect(refused(managing({ capital: TEN, player: { techs: ['engineering'] } }), producing('granary')).rule).toBe(
      'BLD-018',
    );
  });

  it('BLD-020 BLK-004 not in a blockaded square; RUL-078 own figures are no hindrance', () => {
    const at = managing({ capital: TEN, player: { armies: [near(6)] }, enemy: { scouts: [near(5)] } });
    play(at, producing('barracks'));
    expect(refused(at, { square: near(5) }).rule).toBe('BLD-020');
    expect(squares(at)).toContain(near(6));
    play(at, { square: near(6) });
    expect(player(at, 0).armies).toContain(near(6));
  });

  it('RUL-076 terrain changed by a disaster decides', () => {
    const ground = [{ square: near(7), terrain: 'grassland', disaster: true }];
    const at = managing({
      capital: [...TEN, 'desert', 'desert', 'mountain'],
      player: { techs: ['pottery'] },
      given: { ground },
    });
    play(at, producing('granary'));
    expect(squares(at)).toEqual([near(7)]);
  });

  it('RUL-082 a building stays, works and is upgraded on terrain that would no longer take it', () => {
    const ground = [{ square: near(5), terrain: 'desert', disaster: true }];
    const pieces = [{ square: near(5), building: 'granary' }];
    const players = [
      { civilization: 'germany', cities: [CENTER], techs: ['pottery', 'currency'], trade: 11 },
      { civilization: 'america', cities: [ENEMY] },
    ];
    const at = table({ phase: 'research', discovered: true, ground, pieces, players });
    expect(iconsAt(at.state, near(5), PRODUCTION)).toBe(1);
    expect(iconsAt(at.state, near(5), TRADE)).toBe(1);
    play(at, { tech: 'engineering' }, 0);
    expect(at.state.pieces[near(5)]).toBe(buildingPiece(BUILDING.aqueduct));
    expect(iconsAt(at.state, near(5), PRODUCTION)).toBe(2);
  });

  it('BLD-017 EX-20 learning the upgrade turns over all own buildings of the kind at once', () => {
    const pieces = [
      { square: near(5), building: 'granary' },
      { square: near(6), building: 'granary' },
      { square: near(7, ENEMY), building: 'granary' },
    ];
    const player0 = { civilization: 'germany', cities: [CENTER], techs: ['pottery', 'currency'], trade: 11 };
    const at = table({
      phase: 'research',
      discovered: true,
      ground: [5, 6].map((place) => ({ square: near(place), face: 'grassland' })),
      pieces,
      players: [player0, { civilization: 'america', cities: [ENEMY] }],
    });
    play(at, { tech: 'engineering' }, 0);
    const granary = buildingPiece(BUILDING.granary);
    const aqueduct = buildingPiece(BUILDING.aqueduct);
    expect([near(5), near(6), near(7, ENEMY)].map((square) => at.state.pieces[square])).toEqual([
      aqueduct,
      aqueduct,
      granary,
    ]);
  });
});
