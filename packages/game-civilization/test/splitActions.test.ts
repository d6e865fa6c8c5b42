import { describe, expect, it } from 'vitest';
import { buildingPiece } from '../src/board/pieces.ts';
import { BUILDING } from '../src/data/names.ts';
import { productionOf } from '../src/rules/production.ts';
import type { ItemId } from '../src/state/itemIds.ts';
import { acts, CENTER, managing, near, producing, SECOND, squares } from './cityTable.ts';
import { asked, isAsked, options, play, playAll, player, refused, type Table } from './table.ts';

const TEN = ['forest', 'forest', 'forest', 'forest', 'forest'];
const ENGINEER = { techs: ['engineering'] };

function splitting(item: ItemId, city = CENTER) {
  return { do: 'split', city, item };
}

function second(item: ItemId, rush = 0, bonuses: readonly string[] = []) {
  return { item, bonuses, rush };
}

function secondItems(at: Table): string[] {
  return (options(at) as readonly { readonly item: string }[]).map(({ item }) => item);
}

describe('Engineering', () => {
  it('CITY-012 RUL-271 one city splits its production between two items, once a turn', () => {
    const at = managing({ capital: TEN, second: TEN, player: ENGINEER });
    play(at, splitting('infantry'));
    expect(asked(at)).toMatchObject({ kind: 'secondItem', seat: 0, city: CENTER, first: 'infantry' });
    expect(secondItems(at)).toEqual(['army', 'artillery', 'infantry', 'mounted']);
    expect(refused(at, second('scout'))).toMatchObject({ rule: 'CITY-004', params: { cost: 11, production: 10 } });
    play(at, second('army'));
    expect(asked(at)).toMatchObject({ kind: 'placeItem', item: 'army' });
    play(at, { square: near(6) });
    expect(player(at, 0).units).toHaveLength(1);
    expect(player(at, 0).armies).toContain(near(6));
    expect(player(at, 0).actions).toEqual([0, 1, 0]);
    expect(acts(at, 'split')).toEqual([]);
    expect(refused(at, splitting('infantry', SECOND))).toEqual({
      rule: 'CITY-012',
      params: { tech: 'engineering', used: true },
    });
    expect(refused(managing({ capital: TEN }), splitting('infantry'))).toEqual({
      rule: 'CITY-012',
      params: { tech: 'engineering', known: false },
    });
  });

  it('CITY-012 only items that leave enough for another one can come first', () => {
    const at = managing({ capital: TEN, player: ENGINEER });
    expect(acts(at, 'split').map((act) => act['item'])).toEqual(['army', 'scout', 'artillery', 'infantry', 'mounted']);
    expect(refused(at, splitting('barracks'))).toMatchObject({
      rule: 'CITY-004',
      params: { cost: 11, production: 10, tradeNeeded: 3 },
    });
    const rich = managing({ capital: TEN, player: { ...ENGINEER, trade: 3 } });
    playAll(rich, [splitting('barracks'), { square: near(6) }]);
    expect(options(rich)).toEqual([second('army', 1)]);
  });

  it('RUL-063 the first item does not enlarge what is left for the second', () => {
    const capital = ['mountain', 'forest', 'forest', 'forest', 'forest', 'mountain'];
    const at = managing({ capital, player: { techs: ['engineering', 'construction'], trade: 27 } });
    expect(productionOf(at.state, 0, 0)).toBe(10);
    playAll(at, [splitting('workshop'), { square: near(0) }]);
    expect(refused(at, second('infantry', 1))).toMatchObject({ rule: 'RUL-269', params: { missing: 2, rush: 2 } });
    play(at, second('infantry', 2));
    expect(player(at, 0).trade).toBe(21);
    expect(productionOf(at.state, 0, 0)).toBe(12);
  });

  it('RUL-271 the second item counts with the first as made', () => {
    const player0 = { techs: ['engineering', 'currency'], trade: 27 };
    const at = managing({ capital: TEN, player: player0, given: { wonderMarket: ['stonehenge'] } });
    playAll(at, [splitting('market'), { square: near(6) }]);
    // A second limited building could only replace the first one.
    play(at, second('barracks', 4));
    expect(squares(at)).toEqual([near(6)]);
    expect(refused(at, { square: near(7) })).toMatchObject({ rule: 'BLD-007', params: { other: near(6) } });
    const twice = managing({ capital: TEN, player: { ...ENGINEER, techs: ['engineering', 'masonry'], trade: 27 } });
    play(twice, splitting('walls'));
    expect(refused(twice, second('walls', 2))).toMatchObject({ rule: 'BLD-010' });
    const lastArmy = managing({
      capital: TEN,
      player: { ...ENGINEER, armies: [0, 1, 2, 3, 4].map((place) => near(place)) },
    });
    playAll(lastArmy, [splitting('army'), { square: near(7) }]);
    expect(refused(lastArmy, second('army'))).toMatchObject({ rule: 'FIG-002' });
    const stacked = managing({ capital: TEN, player: { ...ENGINEER, armies: [near(7)] } });
    playAll(stacked, [splitting('army'), { square: near(7) }, second('army')]);
    expect(squares(stacked)).not.toContain(near(7));
    expect(refused(stacked, { square: near(7) })).toMatchObject({ rule: 'FIG-005' });
    const lastMarker = managing({
      capital: TEN,
      player: { techs: ['engineering', 'writing'] },
      given: { buildings: { library: 1 } },
    });
    playAll(lastMarker, [splitting('library'), { square: near(7) }]);
    expect(refused(lastMarker, second('library'))).toMatchObject({ rule: 'BLD-003' });
    const wonder = managing({
      capital: TEN,
      player: { ...ENGINEER, trade: 27 },
      given: { wonderMarket: ['stonehenge'] },
    });
    playAll(wonder, [splitting('stonehenge'), { square: near(7) }]);
    expect(refused(wonder, second('stonehenge', 4))).toMatchObject({ rule: 'WON-001' });
  });

  it('RUL-271 the last card of a deck cannot be declared twice', () => {
    const at = managing({ capital: TEN, player: ENGINEER });
    at.state.unitDecks[0]?.splice(1);
    play(at, splitting('artillery'));
    expect(refused(at, second('artillery'))).toMatchObject({ rule: 'UNIT-004' });
  });

  it('RUL-271 CITY-015 one cancellation cancels both, and everything is returned', () => {
    const at = managing({
      capital: TEN,
      second: TEN,
      player: { ...ENGINEER, trade: 4, events: ['despotDay'] },
      enemy: { techs: ['writing'], markers: ['hut:spy'] },
    });
    playAll(at, [{ do: 'event', event: 'despotDay' }, { value: CENTER }]);
    playAll(at, [
      splitting('barracks'),
      { square: near(6) },
      second('aqueduct', 1, ['despotDay']),
      { square: near(7) },
    ]);
    expect(player(at, 0).trade).toBe(1);
    playAll(at, [
      { do: 'ability', tech: 'writing' },
      { pay: 'hut', resource: 'spy' },
    ]);
    expect(player(at, 0)).toMatchObject({ trade: 4, actions: [0, 1, 0] });
    expect(player(at, 0).events).toHaveLength(1);
    expect([at.state.pieces[near(6)], at.state.pieces[near(7)]]).toEqual([0, 0]);
    expect(refused(at, splitting('infantry', SECOND)).rule).toBe('CITY-012');
  });

  it('RUL-271 the items are made in the declared order, and a second one that has become impossible is lost', () => {
    const enemy = { armies: [near(7)], units: ['infantry3'] };
    for (const isLost of [false, true]) {
      const at = managing({ capital: TEN, player: ENGINEER, enemy });
      playAll(at, [splitting('army'), { square: near(7) }, second('artillery')]);
      // The army fights before the unit is drawn.
      expect(isAsked(at, 'cityManagement')).toBe(false);
      expect(player(at, 0).units).toEqual([]);
      if (isLost) at.state.unitDecks[0] = [];
      while (!isAsked(at, 'cityManagement', 0)) play(at, options(at)[0] as never);
      expect(player(at, 0).armies).not.toContain(near(7));
      expect(player(at, 0).units).toHaveLength(isLost ? 0 : 1);
    }
  });
});

describe('Egypt', () => {
  const EGYPT = { civilization: 'egypt', techs: ['masonry'] };

  it('FAQ-017 RUL-065 one unlocked building a turn is free, walls too, under all other rules', () => {
    const at = managing({ capital: ['mountain'], second: [], player: EGYPT });
    expect(acts(at, 'freeBuilding', CENTER).map((act) => act['item'])).toEqual(['workshop', 'walls']);
    expect(acts(at, 'freeBuilding', SECOND).map((act) => act['item'])).toEqual(['walls']);
    expect(refused(at, { do: 'freeBuilding', city: SECOND, item: 'workshop' }).rule).toBe('BLD-005');
    expect(refused(at, { do: 'freeBuilding', city: CENTER, item: 'temple' }).rule).toBe('BLD-001');
    expect(refused(at, { do: 'freeBuilding', city: CENTER, item: 'army' }).rule).toBe('FAQ-017');
    expect(refused(at, { do: 'freeBuilding', city: CENTER, item: 'stonehenge' }).rule).toBe('FAQ-017');
    play(at, { do: 'freeBuilding', city: CENTER, item: 'workshop' });
    play(at, { square: near(0) });
    expect(at.state.pieces[near(0)]).toBe(buildingPiece(BUILDING.workshop));
    expect(player(at, 0).actions).toEqual([0, 1, 0]);
    expect(refused(at, { do: 'freeBuilding', city: SECOND, item: 'walls' })).toMatchObject({ params: { used: true } });
    const walls = managing({ player: EGYPT });
    play(walls, { do: 'freeBuilding', city: CENTER, item: 'walls' });
    expect(player(walls, 0).walls).toBe(1);
    expect(
      refused(managing({ player: { techs: ['masonry'] } }), { do: 'freeBuilding', city: CENTER, item: 'walls' }),
    ).toMatchObject({
      params: { civilization: 'egypt' },
    });
  });

  it('CITY-012 FAQ-016 the free building is no part of a split: it is an action of its own', () => {
    const at = managing({
      capital: [...TEN, 'mountain'],
      second: TEN,
      player: { civilization: 'egypt', techs: ['engineering'] },
    });
    play(at, { do: 'freeBuilding', city: CENTER, item: 'workshop' });
    play(at, { square: near(5) });
    expect(isAsked(at, 'cityManagement', 0)).toBe(true);
    expect(player(at, 0).actions).toEqual([0, 1, 0]);
    // Another city may still split.
    expect(acts(at, 'split', SECOND).length).toBeGreaterThan(0);
    playAll(at, [splitting('army', SECOND), { square: near(7, SECOND) }, second('infantry')]);
    expect(player(at, 0).units).toHaveLength(1);
  });

  it('CITY-012 a split has to pay for both items', () => {
    const at = managing({ capital: ['mountain'], player: { civilization: 'egypt', techs: ['engineering'] } });
    expect(acts(at, 'split')).toEqual([]);
    expect(refused(at, splitting('workshop'))).toMatchObject({ rule: 'CITY-004', params: { cost: 11 } });
    expect(refused(at, producing('workshop'))).toMatchObject({ rule: 'CITY-004' });
  });
});
