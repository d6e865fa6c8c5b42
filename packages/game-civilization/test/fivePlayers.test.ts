import { describe, expect, it } from 'vitest';
import { geometryFor, HIDDEN, OUTSIDE } from '../src/board/geometry.ts';
import { capitalSites } from '../src/rules/startingSites.ts';
import { asked, dealt, options, play, player, setUp, squareAt, view } from './table.ts';

const FIVE = 5;
const EXPANSION = { expansion: true };
const map = geometryFor(FIVE);
const at5 = (x: number, y: number) => squareAt(x, y, FIVE);

/** The squares of the hole: columns 12 to 15, rows 8 to 13. */
const HOLE = [8, 9, 10, 11, 12, 13].flatMap((y) => [12, 13, 14, 15].map((x) => at5(x, y)));

describe('the map of five', () => {
  it('MAP-013 has 22 tiles, five of them homes, and lies around a hole', () => {
    expect(map.slots).toHaveLength(22);
    const homes = map.slots.filter(({ seat }) => seat >= 0).sort((a, b) => a.seat - b.seat);
    expect(homes.map(({ x, y, turned }) => [x, y, turned])).toEqual([
      [12, 4, 2],
      [24, 6, 3],
      [18, 14, 0],
      [6, 14, 0],
      [0, 6, 1],
    ]);
    expect(map.slotOf.filter((slot) => slot >= 0)).toHaveLength(22 * 16);
    for (const square of HOLE) expect(map.slotOf[square]).toBe(-1);
  });

  it('MAP-014 no step and no outskirts lead over the hole', () => {
    for (const square of HOLE) expect([map.next[square], map.around[square]]).toEqual([[], []]);
    const beside = [at5(13, 7), at5(11, 9), at5(16, 12), at5(14, 14)];
    for (const square of beside) {
      expect(map.next[square]).toHaveLength(3);
      expect(map.around[square]?.some((other) => HOLE.includes(other))).toBe(false);
    }
    // Over a corner of the hole there is no way either: only its own three neighbours.
    expect(map.next[at5(11, 7)]).toEqual([at5(11, 6), at5(12, 7), at5(11, 8), at5(10, 7)]);
  });

  it('MAP-015 squares around the hole lie at the inner edge, not at the outer one', () => {
    const inner = [at5(12, 7), at5(15, 7), at5(11, 8), at5(16, 13), at5(12, 14)];
    expect(inner.map((square) => map.isOuterEdge[square])).toEqual([false, false, false, false, false]);
    const outer = [at5(12, 0), at5(0, 6), at5(27, 13), at5(2, 14), at5(25, 17)];
    expect(outer.map((square) => map.isOuterEdge[square])).toEqual([true, true, true, true, true]);
    expect(map.isOuterEdge[at5(13, 2)]).toBe(false);
    for (const square of HOLE) expect(map.isOuterEdge[square]).toBe(false);
  });

  it('MAP-015 on the other maps the outer edge is where a square has fewer than four neighbours', () => {
    for (const players of [2, 3, 4]) {
      const { isOuterEdge, next, slotOf } = geometryFor(players);
      expect(isOuterEdge).toEqual(slotOf.map((slot, square) => slot >= 0 && (next[square]?.length ?? 0) < 4));
    }
  });
});

describe('a game of five', () => {
  it('CMP-018 SET-021 everyone has a set of pieces; 17 of the 21 neutral tiles are laid, the others stay unseen', () => {
    const at = dealt('five', FIVE, EXPANSION);
    expect(at.state.players).toHaveLength(FIVE);
    for (let seat = 0; seat < FIVE; seat++) {
      const { armies, scouts, cities } = player(at, seat);
      expect([armies.length >= 6, scouts.length >= 2, cities.length]).toEqual([true, true, 3]);
    }
    const laid = at.state.tiles.filter((_, slot) => (map.slots[slot]?.seat ?? -1) < 0);
    expect(new Set(laid).size).toBe(17);
    expect(at.state.ground.filter((ground) => ground === HIDDEN)).toHaveLength(17 * 16);
    expect(at.state.ground.filter((ground) => ground === OUTSIDE)).toHaveLength(28 * 18 - 22 * 16);
    expect(at.state.market).toEqual([5, 5, 5, 5]);
  });

  it('MAP-013 each capital is placed on its home, in turn order, and the first turn begins', () => {
    const at = dealt('five capitals', FIVE, { ...EXPANSION, civilizations: 'chosen' });
    const civilizations = ['china', 'germany', 'rome', 'russia', 'egypt'];
    while (asked(at).kind === 'chooseCivilization') play(at, { civilization: civilizations[asked(at).seat] as string });
    const seats: number[] = [];
    while (asked(at).kind !== 'startOfTurn') {
      if (asked(at).kind === 'placeCapital') {
        seats.push(asked(at).seat);
        expect(options(at)).toEqual(capitalSites(at.state, asked(at).seat).map((square) => ({ square })));
      }
      play(at, options(at)[0] as { readonly square: number });
    }
    const { first } = at.state;
    expect(seats).toEqual([0, 1, 2, 3, 4].map((place) => (first + place) % FIVE));
    expect(view(at)).toMatchObject({ turn: 1, phase: 'startOfTurn' });
    expect(setUp(dealt('others', FIVE, { ...EXPANSION, civilizations: 'chosen' })).state.turn).toBe(1);
  });
});
