import { describe, expect, it } from 'vitest';
import { BUILDING_FAMILIES } from '../src/data/buildings.ts';
import { acts, HOME, SECOND, type Start, starting } from './startTable.ts';
import { asked, ofKind, options, play, refused, squareAt, type Table, view } from './table.ts';

const SPOT = squareAt(7, 2);
const using = (card: string) => ({ do: 'greatPerson', card });
/** Water in the outskirts of the capital and of the second city. */
const BAY = [squareAt(7, 0), squareAt(7, 1), squareAt(1, 4), squareAt(3, 4)] as const;
const LAND = squareAt(5, 0);

/** Seat 0 holds these cards and has two cities and a working humanitarian; seat 1 is the first player. */
function holding(hidden: readonly string[], of: Start = {}): Table {
  return starting({
    options: { expansion: true, greatPersonDeck: true },
    ...of,
    own: { cities: [HOME, SECOND], hiddenPeople: hidden, ...of.own },
    pieces: [{ square: SPOT, person: 'humanitarian' }, ...(of.pieces ?? [])],
    ground: BAY.map((square) => [square, 'water'] as const),
    given: { first: 1, ...of.given },
  });
}

const values = (at: Table) => (options(at) as readonly { value?: unknown }[]).map(({ value }) => value);
const sorted = (squares: readonly unknown[]) => squares.map(Number).sort((a, b) => a - b);

describe('Jacques Cousteau', () => {
  it('RUL-307 RUL-065 builds three harbors in any own cities, without knowing their tech', () => {
    const at = holding(['jacquesCousteau']);
    play(at, using('jacquesCousteau'));
    expect(sorted(values(at))).toEqual(sorted(BAY));
    expect(refused(at, { value: 'stop' }).rule).toBe('RUL-249');
    expect(refused(at, { value: LAND }).rule).toBe('BLD-005');
    expect(refused(at, { value: squareAt(4, 8) }).rule).toBe('BLD-004');
    play(at, { value: BAY[3] });
    expect(values(at)).toContain('stop');
    expect(refused(at, { value: BAY[3] }).rule).toBe('RUL-249');
    play(at, { value: BAY[0] });
    const heard = play(at, { value: BAY[2] });
    expect(ofKind(heard, 'buildingBuilt').map(({ building, square }) => [building, square])).toEqual(
      [BAY[3], BAY[0], BAY[2]].map((square) => ['harbor', square]),
    );
    expect(view(at).personDiscards).toEqual(['jacquesCousteau']);
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 0 });
  });

  it('RUL-307 he may build fewer', () => {
    const at = holding(['jacquesCousteau']);
    play(at, using('jacquesCousteau'));
    play(at, { value: BAY[1] });
    expect(ofKind(play(at, { value: 'stop' }), 'buildingBuilt')).toHaveLength(1);
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 0 });
  });

  it('BLD-003 BLD-020 RUL-249 supply, enemies and harbors that stand there limit him', () => {
    const at = holding(['jacquesCousteau'], {
      pieces: [{ square: BAY[0], building: 'harbor' }],
      enemy: { armies: [BAY[1]] },
    });
    at.state.buildings[BUILDING_FAMILIES.indexOf('harbor')] = 1;
    play(at, using('jacquesCousteau'));
    expect(sorted(values(at))).toEqual(sorted([BAY[2], BAY[3]]));
    expect(refused(at, { value: BAY[1] }).rule).toBe('BLD-020');
    expect(refused(at, { value: BAY[0] }).rule).toBe('RUL-249');
    expect(ofKind(play(at, { value: BAY[2] }), 'buildingBuilt')).toHaveLength(1);
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 0 });
    const none = holding(['jacquesCousteau']);
    none.state.buildings[BUILDING_FAMILIES.indexOf('harbor')] = 0;
    expect(acts(none, 'greatPerson')).toEqual([]);
    expect(refused(none, using('jacquesCousteau')).rule).toBe('RUL-249');
  });

  it('RUL-335 he waits for the Start of Turn part', () => {
    const at = holding(['jacquesCousteau'], { given: { phase: 'movement', first: 0 } });
    expect(refused(at, using('jacquesCousteau')).rule).toBe('RUL-335');
  });
});
