import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { cityIcons, PRODUCTION } from '../src/board/yields.ts';
import { around, CENTER, managing, near, produce, producing, products, squares } from './cityTable.ts';
import { go, nextTo, plain, steps } from './movementTable.ts';
import {
  asked,
  isAsked,
  options,
  play,
  player,
  playHeard,
  refused,
  squareAt,
  type Table,
  table,
  view,
} from './table.ts';

/** Eight production without using the last squares. */
const EIGHT = ['forest', 'forest', 'forest', 'forest'];
const ALL = [0, 1, 2, 3, 4, 5, 6, 7].map((place) => near(place));

/** Answers everything with the first option until the menu comes again. */
function goOn(at: Table): void {
  while (!isAsked(at, 'cityManagement') && at.state.outcome === null) {
    const seat = asked(at).seat;
    play(at, options(at, seat)[0] as never, seat);
  }
}

describe('figures', () => {
  it('FIG-001 an army costs 4, a scout 6', () => {
    expect(refused(managing({ capital: ['forest', 'mountain'] }), producing('army'))).toMatchObject({
      params: { cost: 4, production: 3 },
    });
    expect(products(managing({ capital: ['forest', 'forest'] }))).toEqual(['army']);
    expect(refused(managing({ capital: ['forest', 'forest'] }), producing('scout'))).toMatchObject({
      params: { cost: 6, production: 4 },
    });
    expect(products(managing({ capital: EIGHT.slice(1) }))).toContain('scout');
  });

  it('FIG-002 there must be an unbuilt figure of the kind', () => {
    const at = managing({
      capital: EIGHT,
      player: {
        scouts: [
          [0, 8],
          [0, 8],
        ],
      },
    });
    expect(refused(at, producing('scout'))).toEqual({ rule: 'FIG-002', params: { item: 'scout' } });
    expect(products(at)).toContain('army');
  });

  it('FIG-003 RUL-070 the figure comes into the outskirts of its city and may move this turn', () => {
    const at = managing({ capital: EIGHT });
    play(at, producing('army'));
    expect(asked(at)).toMatchObject({ kind: 'placeItem', seat: 0, city: CENTER, item: 'army' });
    expect(squares(at)).toEqual(ALL);
    expect(refused(at, { square: CENTER })).toMatchObject({
      rule: 'FIG-003',
      params: { city: CENTER, square: CENTER },
    });
    play(at, { square: near(7) });
    expect(player(at, 0).armies.filter((square) => square >= 0)).toEqual([near(7)]);
    expect(player(at, 0).armiesMoved).toBe(0);
  });

  it('FIG-004 RUL-071 not on water without a tech for it, nor on huts, villages or undiscovered squares', () => {
    const capital = [...EIGHT, 'water', 'water'];
    const pieces = [
      { square: near(6), hut: 'silk' },
      { square: near(7), village: 'iron' },
    ];
    const at = managing({ capital, given: { pieces } });
    play(at, producing('army'));
    expect(squares(at)).toEqual(ALL.slice(0, 4));
    expect(refused(at, { square: near(4) })).toMatchObject({ rule: 'FIG-004', params: { terrain: 'water' } });
    expect(refused(at, { square: near(6) }).rule).toBe('RUL-071');
    expect(refused(at, { square: near(7) }).rule).toBe('RUL-071');
    for (const [tech, isAllowed] of [
      ['navigation', false],
      ['sailing', true],
      ['steamPower', true],
      ['flight', true],
    ] as const) {
      const sea = managing({ capital, player: { techs: [tech] } });
      play(sea, producing('army'));
      expect(squares(sea).includes(near(4))).toBe(isAllowed);
    }
  });

  it('FIG-005 own figures share a square up to the stacking limit', () => {
    const at = managing({ capital: EIGHT, player: { armies: [near(0), near(0), near(1)] } });
    play(at, producing('scout'));
    expect(squares(at)).toEqual(ALL.slice(1));
    expect(refused(at, { square: near(0) })).toMatchObject({ rule: 'FIG-005', params: { figures: 2, limit: 2 } });
    const higher = managing({ capital: EIGHT, player: { techs: ['masonry'], armies: [near(0), near(0)] } });
    play(higher, producing('scout'));
    expect(squares(higher)).toEqual(ALL);
  });

  it('FIG-006 FIG-007 only armies fight and explore; scouts found cities and gather', () => {
    const field = squareAt(3, 7);
    const [up, left, right, down] = nextTo(field) as [number, number, number, number];
    const pieces = [
      { square: up, hut: 'silk' },
      { square: left, village: 'iron' },
    ];
    const enemy = { armies: [right] };
    const army = plain({ mover: { armies: [field] }, enemy, pieces });
    go(army, field, 1, 0);
    expect(steps(army)).toEqual([up, left, right, down]);
    const scout = plain({ mover: { scouts: [field] }, enemy, pieces });
    go(scout, field, 0, 1);
    expect(steps(scout)).toEqual([down]);
    const beginning = (player0: PlainObject) =>
      table({
        discovered: true,
        ground: around(squareAt(3, 7)).map((square) => ({ square, face: 'grassland' })),
        players: [{ civilization: 'germany', cities: [CENTER], ...player0 }, {}],
      });
    const founder = beginning({ scouts: [field] });
    expect(options(founder)).toContainEqual({ do: 'found', square: field, figure: 'scout' });
    const armed = options(beginning({ armies: [field] })) as readonly PlainObject[];
    expect(armed.some((act) => act['do'] === 'found')).toBe(false);
    play(founder, { do: 'end' });
    expect(player(founder, 0).scoutsCity[0]).toBe(0);
  });

  it('FIG-009 a destroyed figure can be built again', () => {
    const armies = ALL.slice(0, 6);
    const at = managing({ capital: EIGHT, player: { armies } });
    expect(refused(at, producing('army')).rule).toBe('FIG-002');
    player(at, 0).armies[2] = -1;
    produce(at, 'army', near(7));
    expect(player(at, 0).armies[2]).toBe(near(7));
  });

  it('FIG-010 BLK-004 a scout may not come into a blockaded square', () => {
    const at = managing({ capital: [...EIGHT, 'forest'], enemy: { armies: [near(4)], scouts: [near(5)] } });
    play(at, producing('scout'));
    expect(squares(at)).toEqual([0, 1, 2, 3, 6, 7].map((place) => near(place)));
    expect(refused(at, { square: near(5) }).rule).toBe('FIG-010');
  });

  it('FIG-011 BLK-005 RUL-069 an army put among enemies fights at once, and is lost if it loses', () => {
    const at = managing({
      capital: EIGHT,
      player: { trade: 5 },
      enemy: { armies: [near(7)], units: ['infantry3'] },
    });
    play(at, producing('army'));
    expect(squares(at)).toContain(near(7));
    const told = play(at, { square: near(7) });
    expect(told).toContainEqual(expect.objectContaining({ kind: 'battleBegins', attacker: 0, defender: 1 }));
    goOn(at);
    expect(player(at, 0).armies.every((square) => square < 0)).toBe(true);
    expect(player(at, 1).armies).toContain(near(7));
    // The blockader has taken one loot.
    expect(player(at, 0).trade + player(at, 1).trade).toBe(5);
    expect(asked(at)).toMatchObject({ kind: 'cityManagement', seat: 0 });
    expect(player(at, 0).actions).toEqual([0, 0, 0]);
  });

  it('FIG-011 BLK-006 an army that wins ends the blockade', () => {
    const at = managing({
      capital: [...EIGHT, 'forest'],
      player: { units: ['infantry3'] },
      enemy: { armies: [near(4)], scouts: [near(4)] },
    });
    expect(cityIcons(at.state, 0, 0, PRODUCTION)).toBe(8);
    produce(at, 'army', near(4));
    goOn(at);
    expect(player(at, 1).armies).not.toContain(near(4));
    expect(player(at, 1).scouts).not.toContain(near(4));
    expect(player(at, 0).armies).toContain(near(4));
    expect(cityIcons(at.state, 0, 0, PRODUCTION)).toBe(10);
  });

  it('RUL-068 FIG-008 enemy scouts alone are destroyed without battle, and give loot', () => {
    const at = managing({ capital: EIGHT, enemy: { scouts: [near(5), near(5)], trade: 10 } });
    const told = produce(at, 'army', near(5));
    expect(told.some((one) => one.kind === 'battleBegins')).toBe(false);
    expect(told).toContainEqual({ kind: 'figuresDestroyed', seat: 1, square: near(5), armies: 0, scouts: 2 });
    expect(player(at, 1).scouts).toEqual([-1, -1]);
    expect(asked(at)).toMatchObject({ kind: 'loot', seat: 0, loser: 1, points: 1 });
    goOn(at);
    expect(player(at, 0).armies).toContain(near(5));
  });

  it('RUL-072 without a legal square no figure can be made', () => {
    const capital = ALL.map(() => 'water');
    const at = managing({ capital, player: { trade: 27 } });
    expect(refused(at, producing('scout', CENTER, [], 6))).toMatchObject({
      rule: 'RUL-072',
      params: { item: 'scout', because: 'FIG-004', terrain: 'water' },
    });
    expect(products(at)).not.toContain('army');
    expect(products(managing({ capital, player: { trade: 27, techs: ['sailing'] } }))).toContain('scout');
  });
});

describe('units', () => {
  it('UNIT-001 RUL-074 RUL-075 RUL-010 the top card comes into the standing forces, its type seen by all', () => {
    const given = { decks: { infantry: ['infantry3'] } };
    const at = managing({ capital: EIGHT, given });
    const heard = playHeard(at, producing('infantry'), 0);
    expect(heard).toContainEqual({ kind: 'unitGained', seat: 0, unit: 'infantry', card: 'infantry3' });
    const others = managing({ capital: EIGHT, given });
    expect(playHeard(others, producing('infantry'), 1)).toContainEqual({
      kind: 'unitGained',
      seat: 0,
      unit: 'infantry',
      card: null,
    });
    expect(player(at, 0).units).toHaveLength(1);
    expect(JSON.stringify(view(at, 0))).toContain('infantry3');
    expect(JSON.stringify(view(at, 1))).not.toContain('infantry3');
  });

  it('UNIT-002 UNIT-007 units cost 5, 7, 9 and 11 by rank', () => {
    for (const [techs, cost] of [
      [[], 5],
      [['democracy'], 7],
      [['gunpowder'], 9],
      [['democracy', 'replaceableParts'], 11],
    ] as const) {
      const at = managing({ player: { techs: [...techs] } });
      expect(refused(at, producing('infantry'))).toMatchObject({ rule: 'CITY-004', params: { cost } });
      expect(refused(at, producing('mounted'))).toMatchObject({ params: { cost: 5 } });
    }
  });

  it('UNIT-003 FAQ-001 aircraft cost 12 and need Flight', () => {
    const six = [...EIGHT, 'forest', 'forest'];
    expect(refused(managing({ capital: six }), producing('aircraft'))).toEqual({
      rule: 'UNIT-003',
      params: { item: 'aircraft', tech: 'flight' },
    });
    expect(products(managing({ capital: six, player: { techs: ['flight'] } }))).toContain('aircraft');
    expect(refused(managing({ capital: EIGHT, player: { techs: ['flight'] } }), producing('aircraft'))).toMatchObject({
      params: { cost: 12, missing: 4 },
    });
  });

  it('UNIT-004 UNIT-005 an empty deck gives nothing; face-up cards under it are shuffled when reached', () => {
    const at = managing({ capital: EIGHT });
    at.state.unitDiscards[0] = (at.state.unitDecks[0] as number[]).splice(0);
    expect(products(at)).toContain('artillery');
    produce(at, 'artillery');
    expect(player(at, 0).units).toHaveLength(1);
    expect(at.state.unitDiscards[0]).toEqual([]);
    const empty = managing({ capital: EIGHT });
    empty.state.unitDecks[0] = [];
    expect(refused(empty, producing('artillery'))).toEqual({ rule: 'UNIT-004', params: { item: 'artillery' } });
  });

  it('RUL-073 UNIT-006 standing forces have no limit and no place', () => {
    const units = [
      'infantry2',
      'infantry2',
      'infantry2',
      'infantry2',
      'mounted2',
      'mounted2',
      'mounted2',
      'artillery2',
    ];
    const at = managing({ capital: EIGHT, player: { units } });
    produce(at, 'infantry');
    expect(player(at, 0).units).toHaveLength(9);
    expect(isAsked(at, 'cityManagement', 0)).toBe(true);
  });
});
