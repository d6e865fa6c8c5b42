import { describe, expect, it } from 'vitest';
import { TILE_FACES } from '../src/data/index.ts';
import { asked, dealt, laid, options, play, refused, type Table, table, targetsOf, territory, view } from './table.ts';

const COUNTS = [2, 3, 4];
const SEEDS = Array.from({ length: 60 }, (_, n) => `deal ${n}`);

const idOf = (tile: number) => TILE_FACES[tile]?.id ?? '';
const familyOf = (id: string) => TILE_FACES.find((face) => face.id === id)?.family;

/** Takes the first tile on offer until all have two; returns the seats in the order of picking. */
function draftAll(at: Table): number[] {
  const seats: number[] = [];
  while (asked(at).kind === 'draftTile') {
    seats.push(asked(at).seat);
    play(at, { tile: view(at).rows.nature[0] as string });
  }
  return seats;
}

/** Lays everybody's tiles on the same side; returns the seats in the order of laying. */
function layAll(at: Table, side = 'right'): number[] {
  const seats: number[] = [];
  while (asked(at).kind === 'layTiles') {
    seats.push(asked(at).seat);
    play(at, { side });
  }
  return seats;
}

function setUp(seed: string, players: number): Table {
  const at = dealt(seed, players);
  draftAll(at);
  layAll(at);
  return at;
}

describe('set-up', () => {
  it('T-010 each family is shuffled by itself, and the stacks lie face down', () => {
    const orders = SEEDS.map((seed) => dealt(seed).state.stacks.map((stack) => stack.map(idOf)));
    for (const stacks of orders) {
      for (const [i, family] of ['nature', 'village', 'city'].entries()) {
        for (const id of stacks[i] ?? []) expect(familyOf(id)).toBe(family);
      }
    }
    for (const stack of [0, 1, 2]) {
      // Every seed has an order of its own, and every face comes to lie on top now and then.
      expect(new Set(orders.map((stacks) => stacks[stack]?.join())).size).toBe(SEEDS.length);
      expect(new Set(orders.map((stacks) => stacks[stack]?.at(-1))).size).toBeGreaterThan(5);
    }
    expect(view(dealt('face down')).stacks).toEqual({ nature: 19, village: 24, city: 24 });
  });

  it('T-012 8 victory tiles are turned up with two players, 12 with three or four; the others go to the box', () => {
    for (const [players, shown] of [
      [2, 8],
      [3, 12],
      [4, 12],
    ] as const) {
      const { victory, box } = view(dealt('victory', players));
      expect(victory).toHaveLength(shown);
      expect(box.tiles).toHaveLength(25 - shown);
      expect([...victory, ...box.tiles].sort()).toEqual(TILE_FACES.slice(-25).map((face) => face.id));
    }
    expect(new Set(SEEDS.map((seed) => [...view(dealt(seed)).victory].sort().join())).size).toBeGreaterThan(50);
  });

  it('T-013 R-33 the starting player is random: every seat has its turn', () => {
    for (const players of COUNTS) {
      const firsts = SEEDS.map((seed) => view(dealt(seed, players)).first);
      for (let seat = 0; seat < players; seat++) {
        expect(firsts.filter((first) => first === seat).length).toBeGreaterThan(5);
      }
      expect(new Set(firsts).size).toBe(players);
    }
  });

  it('T-014 5, 7 or 9 nature tiles are turned up with 2, 3 or 4 players, the top ones of the stack', () => {
    for (const [players, shown] of [
      [2, 5],
      [3, 7],
      [4, 9],
    ] as const) {
      const { rows, stacks } = view(dealt('nature', players));
      expect(rows.nature).toHaveLength(shown);
      expect(stacks.nature).toBe(24 - shown);
      for (const id of rows.nature) expect(familyOf(id)).toBe('nature');
    }
  });

  it('T-015 R-33 the draft goes clockwise from the starting player and back, and leaves one tile', () => {
    for (const players of COUNTS) {
      for (const seed of SEEDS.slice(0, 8)) {
        const at = dealt(seed, players);
        const { first } = view(at);
        const clockwise = Array.from({ length: players }, (_, i) => (first + i) % players);
        expect(draftAll(at)).toEqual([...clockwise, ...[...clockwise].reverse()]);
        expect(view(at).rows.nature).toHaveLength(1);
        for (const seat of clockwise) expect(territory(at, seat).drafted).toHaveLength(2);
      }
    }
  });

  it('T-015 any tile of the row may be picked, and no other', () => {
    const at = dealt('picking');
    const row = [...view(at).rows.nature];
    const { seat } = asked(at);
    expect(options(at)).toEqual([...new Set(row)].map((tile) => ({ tile })));
    const absent = ['N1', 'N2', 'N3', 'N4', 'N5', 'N6'].find((tile) => !row.includes(tile)) as string;
    expect(refused(at, { tile: absent })).toEqual({ rule: 'T-015', params: { tile: absent } });
    const picked = row[3] as string;
    play(at, { tile: picked });
    expect(territory(at, seat).drafted).toEqual([picked]);
    row.splice(row.indexOf(picked), 1);
    expect(view(at).rows.nature).toEqual(row);
  });

  it('T-016 R-32 R-33 clockwise from the starting player each lays their second tile on any side of the first', () => {
    const places = { up: [0, 1], right: [1, 0], down: [0, -1], left: [-1, 0] };
    for (const [side, [x, y]] of Object.entries(places)) {
      const at = dealt('laying', 3);
      draftAll(at);
      const { first } = view(at);
      const drafted = view(at).territories.map((one) => one.drafted);
      expect(options(at)).toEqual(['up', 'right', 'down', 'left'].map((one) => ({ side: one })));
      expect(layAll(at, side)).toEqual([first, (first + 1) % 3, (first + 2) % 3]);
      for (const [seat, tiles] of drafted.entries()) {
        expect(territory(at, seat).tiles).toMatchObject([
          { tile: tiles[0], x: 0, y: 0 },
          { tile: tiles[1], x, y },
        ]);
        expect(territory(at, seat).drafted).toEqual([]);
      }
    }
  });

  it('R-32 the direction matters: it decides how many columns can be attacked', () => {
    const attacked = (place: string) =>
      targetsOf(
        table({ step: 'token', territories: [{ hand: ['war'] }, { tiles: laid(`N1@0,0 N2@${place}`) }] }),
        'war',
      );
    expect(attacked('1,0')).toEqual(['1:0,0', '1:1,0']);
    expect(attacked('0,1')).toEqual(['1:0,1']);
    expect(attacked('0,-1')).toEqual(['1:0,0']);
  });

  it('T-017 two nature tiles join the one left over; two village tiles and one city tile are turned up', () => {
    for (const players of COUNTS) {
      const at = dealt('rows', players);
      draftAll(at);
      const left = view(at).rows.nature;
      const tops = at.state.stacks.map((stack) => stack.map(idOf).reverse());
      expect(view(at).rows).toMatchObject({ village: [], city: [] });
      layAll(at);
      expect(view(at).rows).toEqual({
        nature: [...left, tops[0]?.[0], tops[0]?.[1]],
        village: [tops[1]?.[0], tops[1]?.[1]],
        city: [tops[2]?.[0]],
      });
    }
  });

  it('T-018 the tokens lie in four piles, the craftsmen shuffled face down', () => {
    expect(view(dealt('tokens')).piles).toEqual({ war: 6, coin: 6, cart: 6, craftsmen: 6 });
    const orders = SEEDS.map((seed) => dealt(seed).state.craftsmen);
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(50);
    expect(new Set(orders.map((order) => order.at(-1))).size).toBe(6);
    for (const order of orders) expect(new Set(order).size).toBe(6);
  });

  it('T-019 the starting player takes the first turn, and play goes clockwise', () => {
    for (const players of COUNTS) {
      const at = setUp('turns', players);
      const { first } = view(at);
      for (let n = 0; n < 2 * players; n++) {
        expect(view(at).turn).toBe(n + 1);
        expect(asked(at)).toMatchObject({ kind: 'revealTile', seat: (first + n) % players });
        play(at, { stack: 'nature' });
        play(at, options(at)[0] ?? {});
      }
    }
  });

  it('T-020 the stacks after set-up: nature 17, 15 or 13 with 2, 3 or 4 players, village 22, city 23', () => {
    const stacks = COUNTS.map((players) => view(setUp('stacks', players)).stacks);
    expect(stacks).toEqual([
      { nature: 17, village: 22, city: 23 },
      { nature: 15, village: 22, city: 23 },
      { nature: 13, village: 22, city: 23 },
    ]);
  });

  it('R-33 set-up asks for nothing but two picks and one laying from each player', () => {
    for (const players of COUNTS) {
      const at = dealt('questions', players);
      const kinds: string[] = [];
      while (asked(at).kind !== 'revealTile') {
        kinds.push(asked(at).kind);
        play(at, options(at)[0] ?? {});
      }
      const expected = [...Array(2 * players).fill('draftTile'), ...Array(players).fill('layTiles')];
      expect(kinds).toEqual(expected);
    }
  });
});
