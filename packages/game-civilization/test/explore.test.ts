import { describe, expect, test } from 'vitest';
import { faceOf, isHut, isVillage } from '../src/board/pieces.ts';
import { groundOfTile, markerId, tileIndex } from '../src/data/faces.ts';
import { distancesFrom } from '../src/rules/distance.ts';
import { discoveries, go, groups, steps } from './movementTable.ts';
import { asked, isAsked, options, play, player, refused, squareAt, type Table, table, view } from './table.ts';

/** The map of two as it is at first: only the home tiles lie open. Seat 0 lives in the upper right, slot 0 is left of it. */
function dark(mover: object, given: object = {}): Table {
  return table({
    phase: 'movement',
    tiles: [{ slot: 0, tile: '05' }],
    decks: { huts: ['spy'], villages: ['uranium'] },
    ...given,
    players: [{ civilization: 'america', ...mover }, { civilization: 'egypt' }],
  });
}

const EDGE = squareAt(4, 1);
const LEFT = squareAt(3, 1);

function tileGrounds(at: Table, x: number, y: number): number[] {
  return Array.from({ length: 16 }, (_, i) => at.state.ground[squareAt(x + (i % 4), y + Math.floor(i / 4))] as number);
}

describe('discovering tiles', () => {
  test('EX-12 EXPL-001 EXPL-003 it costs one point, and the figure stays', () => {
    const at = dark({ armies: [EDGE] });
    go(at, EDGE, 1, 0);
    expect(discoveries(at)).toEqual([LEFT]);
    const heard = play(at, { do: 'discover', square: LEFT });
    expect(heard).toContainEqual({ kind: 'tileDiscovered', seat: 0, from: EDGE, slot: 0, tile: '05', turned: 3 });
    expect(asked(at)).toMatchObject({ kind: 'step', square: EDGE, left: 1 });
  });

  test('EXPL-004 EXPL-005 markers lie face down on their symbols, unseen by everybody', () => {
    const at = dark({ armies: [EDGE] });
    go(at, EDGE, 1, 0);
    const [huts, villages] = [at.state.huts.length, at.state.villages.length];
    play(at, { do: 'discover', square: LEFT });
    const pieces = at.state.pieces.filter((piece) => isHut(piece) || isVillage(piece));
    expect(pieces.map((piece) => markerId(faceOf(piece))).sort()).toEqual(['spy', 'uranium']);
    expect(at.state.huts).toHaveLength(huts - 1);
    expect(at.state.villages).toHaveLength(villages - 1);
    for (const seat of [0, 1, null]) {
      const seen = view(at, seat).map.squares.filter(({ piece }) => piece !== null);
      expect(seen.map(({ piece }) => piece?.face)).toEqual([null, null]);
      for (const { piece, symbol } of seen) expect(piece?.kind).toBe(symbol);
    }
  });

  test('EXPL-002 RUL-118 RUL-240 the arrow points away from the figure: seen from the right it points left', () => {
    const at = dark({ armies: [EDGE] });
    go(at, EDGE, 1, 0);
    play(at, { do: 'discover', square: LEFT });
    expect(at.state.turned[0]).toBe(3);
    const turned = (turn: number) =>
      Array.from({ length: 16 }, (_, i) => groundOfTile(tileIndex('05'), turn, i % 4, Math.floor(i / 4)));
    expect(tileGrounds(at, 0, 0)).toEqual(turned(3));
    expect(turned(3)).not.toEqual(turned(1));
  });

  test.each([
    ['down', squareAt(5, 3), squareAt(5, 4), 3, 2],
    ['left', squareAt(4, 0), squareAt(3, 0), 0, 3],
  ])('EXPL-002 RUL-118 a step %s turns the tile that way', (_name, from, to, slot, turned) => {
    const at = dark({ scouts: [from] });
    go(at, from, 0, 1);
    play(at, { do: 'discover', square: to });
    expect(at.state.turned[slot]).toBe(turned);
  });

  test('EXPL-002 from the left it points right, from below up', () => {
    const right = dark(
      { armies: [squareAt(3, 0)] },
      {
        tiles: [
          { slot: 0, tile: '05', turned: 0 },
          { slot: 3, tile: '06' },
          { slot: 2, tile: '07', turned: 0 },
        ],
      },
    );
    player(right, 0).armies[0] = squareAt(3, 4);
    go(right, squareAt(3, 4), 1, 0);
    play(right, { do: 'discover', square: squareAt(4, 4) });
    expect(right.state.turned[3]).toBe(1);
    const up = dark({}, { seat: 1, players: undefined });
    player(up, 1).scouts[0] = squareAt(1, 12);
    play(up, { do: 'move', from: squareAt(1, 12), armies: 0, scouts: 1 });
    play(up, { do: 'discover', square: squareAt(1, 11) });
    expect(up.state.turned[4]).toBe(0);
  });

  test('EXPL-003 RUL-292 the figure goes on with what is left, before, between or after steps', () => {
    const ground = [4, 5].map((x) => ({ square: squareAt(x, 2), terrain: 'grassland' }));
    const at = dark({ armies: [squareAt(5, 2)], techs: ['horsebackRiding'], cities: [squareAt(6, 1)] }, { ground });
    go(at, squareAt(5, 2), 1, 0, squareAt(4, 2));
    play(at, { do: 'discover', square: squareAt(3, 2) });
    expect(asked(at)).toMatchObject({ square: squareAt(4, 2), left: 1 });
    const onto = steps(at);
    play(at, { do: 'to', square: onto[0] as number });
    expect(isAsked(at, 'movement', 0)).toBe(true);
  });

  test('RUL-292 RUL-104 a figure that only discovers has moved', () => {
    const at = dark({ armies: [EDGE] });
    go(at, EDGE, 1, 0);
    play(at, { do: 'discover', square: LEFT });
    play(at, { do: 'stop' });
    expect(player(at, 0).armies[0]).toBe(EDGE);
    expect(groups(at, EDGE)).toEqual([]);
    expect(refused(at, { do: 'move', from: EDGE, armies: 1, scouts: 0 })).toMatchObject({ rule: 'RUL-104' });
  });

  test('EXPL-007 scouts discover too, and so does a group, for one point of all', () => {
    const at = dark({ armies: [EDGE], scouts: [EDGE] });
    go(at, EDGE, 1, 1);
    play(at, { do: 'discover', square: LEFT });
    expect(asked(at)).toMatchObject({ armies: 1, scouts: 1, left: 1 });
    const scout = dark({ scouts: [EDGE] });
    go(scout, EDGE, 0, 1);
    expect(discoveries(scout)).toEqual([LEFT]);
  });

  test('EXPL-001 only from a square next to it', () => {
    const at = dark({ armies: [squareAt(5, 1)] });
    go(at, squareAt(5, 1), 1, 0);
    expect(discoveries(at)).toEqual([]);
    expect(refused(at, { do: 'discover', square: LEFT })).toEqual({ rule: 'EXPL-001', params: { square: LEFT } });
    expect(refused(at, { do: 'discover', square: squareAt(5, 2) })).toMatchObject({ rule: 'EXPL-001' });
  });

  test('RUL-230 a player next to two face-down tiles chooses', () => {
    const at = dark({ armies: [squareAt(4, 3)] });
    go(at, squareAt(4, 3), 1, 0);
    expect(discoveries(at)).toEqual([squareAt(3, 3), squareAt(4, 4)]);
    play(at, { do: 'discover', square: squareAt(4, 4) });
    expect(at.state.turned.slice(0, 4)).toEqual([-1, at.state.turned[1], -1, 2]);
    expect(discoveries(at)).toEqual([squareAt(3, 3)]);
  });

  test('RUL-119 nothing of the tile shows before the point is spent', () => {
    const at = dark({ armies: [EDGE] });
    go(at, EDGE, 1, 0);
    expect(options(at)).toContainEqual({ do: 'discover', square: LEFT });
    const { slots, squares } = view(at, 0).map;
    expect(slots[0]).toMatchObject({ tile: null, turned: null });
    expect(squares.some(({ square }) => square === LEFT)).toBe(false);
  });

  test('RUL-120 with an empty pool the symbol stays an ordinary square', () => {
    const at = dark({ armies: [EDGE] });
    at.state.huts.length = 0;
    at.state.villages.length = 0;
    go(at, EDGE, 1, 0);
    play(at, { do: 'discover', square: LEFT });
    expect(at.state.pieces.some((piece) => isHut(piece) || isVillage(piece))).toBe(false);
  });

  test('RUL-121 from water only if a known square to end in can still be reached', () => {
    const ground = [
      { square: EDGE, terrain: 'water' },
      { square: squareAt(5, 1), terrain: 'grassland' },
      { square: squareAt(4, 0), terrain: 'water' },
      { square: squareAt(4, 2), terrain: 'grassland' },
    ];
    const cities = [squareAt(6, 2)];
    const at = dark({ armies: [squareAt(5, 1)], techs: ['navigation'], cities }, { ground });
    go(at, squareAt(5, 1), 1, 0, EDGE);
    expect(discoveries(at)).toEqual([]);
    expect(refused(at, { do: 'discover', square: LEFT })).toEqual({
      rule: 'RUL-121',
      params: { square: LEFT, left: 0 },
    });
    const fast = dark({ armies: [squareAt(5, 1)], techs: ['navigation', 'horsebackRiding'], cities }, { ground });
    go(fast, squareAt(5, 1), 1, 0, EDGE);
    play(fast, { do: 'discover', square: LEFT });
    expect(steps(fast)).toContain(squareAt(5, 1));
    expect(refused(fast, { do: 'stop' })).toMatchObject({ rule: 'MOVE-011' });
  });
});

describe('distances', () => {
  test('RUL-231 the shortest way over discovered squares, whatever lies there, without diagonals', () => {
    const at = dark({ armies: [EDGE], cities: [squareAt(6, 1)] });
    const distance = distancesFrom(at.state, 0, 4);
    expect([distance[EDGE], distance[squareAt(6, 1)], distance[squareAt(5, 1)], distance[squareAt(4, 2)]]).toEqual([
      0, 0, 1, 1,
    ]);
    expect(distance[squareAt(5, 2)]).toBe(2);
    expect(distance[LEFT]).toBe(-1);
    expect(distance[squareAt(0, 12)]).toBe(-1);
  });
});
