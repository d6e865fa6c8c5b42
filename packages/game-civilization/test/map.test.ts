import { describe, expect, it } from 'vitest';
import { outskirtsOwner } from '../src/board/cities.ts';
import { cityDistance, geometryFor } from '../src/board/geometry.ts';
import { impossible, squareAt, table, view } from './table.ts';

type Given = Parameters<typeof table>[0];

const square = (given: Given, x: number, y: number) =>
  view(table(given)).map.squares.find((one) => one.square === squareAt(x, y));
const capital = (given: Given, seat = 0) => view(table(given)).players[seat]?.cities[0];

/** Seat 0 has its capital in the middle of nine squares of grassland, which give nothing. */
const PLAIN = [5, 6, 7].flatMap((x) => [0, 1, 2].map((y) => ({ square: [x, y], terrain: 'grassland' })));

describe('the map', () => {
  it('MAP-006 RUL-016 a city center and the eight squares around it, diagonals included', () => {
    const at = table({ discovered: true, players: [{ cities: [[6, 1]] }] });
    const around = view(at).map.squares.filter((one) => one.outskirts?.seat === 0);
    expect(around.map(({ x, y }) => `${x},${y}`)).toEqual(['5,0', '6,0', '7,0', '5,1', '7,1', '5,2', '6,2', '7,2']);
    expect(square({ players: [{ cities: [[6, 1]] }] }, 6, 1)).toMatchObject({
      center: { seat: 0, city: 0 },
      outskirts: null,
    });
  });

  it('MAP-007 MAP-008 a city lives on its outskirts: its center and squares further off give nothing', () => {
    const players = [{ civilization: 'rome', cities: [[6, 1]] }];
    expect(capital({ ground: PLAIN, players })).toMatchObject({ trade: 0, production: 0, culture: 0, coins: 0 });
    const center = [...PLAIN, { square: [6, 1], terrain: 'forest' }, { square: [6, 3], terrain: 'forest' }];
    expect(capital({ ground: center, players })?.production).toBe(0);
    const outskirts = [...PLAIN, { square: [7, 2], terrain: 'forest' }, { square: [5, 0], terrain: 'water' }];
    expect(capital({ ground: outskirts, players })).toMatchObject({ trade: 1, production: 2 });
  });

  it('MAP-008 a square that a scout sends counts for its city', () => {
    const ground = [...PLAIN, { square: [4, 3], terrain: 'forest' }];
    const scout = { civilization: 'rome', cities: [[6, 1]], scouts: [[4, 3]] };
    expect(capital({ ground, players: [scout] })?.production).toBe(0);
    expect(capital({ ground, players: [{ ...scout, scoutsCity: [0] }] })?.production).toBe(2);
  });

  it('MAP-009 squares of a tile face down do not exist', () => {
    expect(square({}, 0, 0)).toBe(undefined);
    expect(impossible({ players: [{ armies: [[0, 0]] }] })).toMatchObject({ params: { problem: 'noSquare' } });
    // A city at the edge of its tile has fewer outskirts until the next tile is discovered.
    const edge = { players: [{ civilization: 'rome', cities: [[6, 3]] }] };
    expect(view(table(edge)).map.squares.filter((one) => one.outskirts?.seat === 0)).toHaveLength(5);
    const both = { ...edge, discovered: true };
    expect(view(table(both)).map.squares.filter((one) => one.outskirts?.seat === 0)).toHaveLength(8);
  });

  it('MAP-017 RUL-020 a disaster marker gives its square its own terrain and icons; a hut on it stays', () => {
    const plain = { discovered: true, ground: [{ square: [0, 5], face: 'forest wheat' }] };
    expect(square(plain, 0, 5)).toMatchObject({ production: 2, trade: 0, resource: 'wheat' });
    const marked = {
      discovered: true,
      ground: [{ square: [0, 5], terrain: 'desert', disaster: true }],
      pieces: [{ square: [0, 5], hut: 'iron' }],
    };
    expect(square(marked, 0, 5)).toMatchObject({
      terrain: 'desert',
      disaster: true,
      production: 0,
      trade: 1,
      resource: null,
      piece: { kind: 'hut', face: null },
    });
    const grassland = { discovered: true, ground: [{ square: [0, 5], terrain: 'grassland', disaster: true }] };
    expect(square(grassland, 0, 5)).toMatchObject({ terrain: 'grassland', production: 0, trade: 0, culture: 0 });
  });

  it('MAP-018 a Harbor covers the icons of its square, which is still water', () => {
    const given = {
      ground: [{ square: [5, 0], terrain: 'water' }],
      pieces: [{ square: [5, 0], building: 'harbor' }],
      players: [{ cities: [[6, 1]] }],
    };
    expect(square(given, 5, 0)).toMatchObject({ terrain: 'water', piece: { kind: 'building', face: 'harbor' } });
  });

  it('RUL-016 figures move orthogonally, outskirts reach diagonally', () => {
    const { next, around } = geometryFor(2);
    expect(next[squareAt(3, 3)]).toEqual([squareAt(3, 2), squareAt(4, 3), squareAt(3, 4), squareAt(2, 3)]);
    expect(around[squareAt(3, 3)]).toHaveLength(8);
    expect(around[squareAt(0, 0)]).toEqual([squareAt(1, 0), squareAt(0, 1), squareAt(1, 1)]);
  });

  it('RUL-017 city distance is the larger of the two differences, and at least 3', () => {
    const map = geometryFor(2);
    expect(cityDistance(map, squareAt(1, 1), squareAt(4, 2))).toBe(3);
    expect(cityDistance(map, squareAt(4, 2), squareAt(3, 9))).toBe(7);
    const two = (x: number, y: number) => ({
      discovered: true,
      players: [
        {
          cities: [
            [5, 2],
            [x, y],
          ],
        },
      ],
    });
    const ground = [{ square: [2, 3], terrain: 'desert' }];
    expect(view(table({ ...two(2, 3), ground })).players[0]?.cities).toHaveLength(2);
    expect(impossible(two(3, 4))).toMatchObject({ rule: 'SOT-013', params: { part: 'cities', least: 3 } });
  });

  it('RUL-018 on the map of three players one tile borders two in the next row, square by square', () => {
    const { next, slotOf } = geometryFor(3);
    const below = (x: number, y: number) => slotOf[squareAt(x, y + 1, 3)];
    // The top tile has its columns 6 to 9 above two tiles that begin at 4 and 8.
    expect([6, 7, 8, 9].map((x) => below(x, 3))).toEqual([1, 1, 2, 2]);
    expect(next[squareAt(6, 3, 3)]).toContain(squareAt(6, 4, 3));
    expect(next[squareAt(6, 3, 3)]).not.toContain(squareAt(5, 3, 3));
    expect(slotOf[squareAt(5, 3, 3)]).toBe(-1);
  });

  it('RUL-019 a square holds figures of one player', () => {
    const taken = { players: [{ armies: [[5, 3]] }, { armies: [[5, 3]] }] };
    expect(impossible(taken)).toMatchObject({ rule: 'RUL-019', params: { part: 'armies' } });
    expect(square({ players: [{ armies: [[5, 3]], scouts: [[5, 3]] }] }, 5, 3)?.figures).toEqual({
      seat: 0,
      armies: 1,
      scouts: 1,
    });
  });

  it('outskirts never overlap: every square has one owner at most', () => {
    const at = table({
      discovered: true,
      ground: [{ square: [2, 3], terrain: 'desert' }],
      players: [
        {
          cities: [
            [5, 2],
            [2, 3],
          ],
        },
      ],
    });
    expect(outskirtsOwner(at.state, squareAt(4, 2))).toBe(0);
    const [first, second] = view(at).players[0]?.cities ?? [];
    expect([first?.city, second?.city]).toEqual([0, 1]);
    expect(view(at).map.squares.filter((one) => one.outskirts?.seat === 0)).toHaveLength(16);
  });
});
