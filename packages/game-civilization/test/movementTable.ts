import type { PlainObject } from '@tessera/kernel';
import { geometryFor } from '../src/board/geometry.ts';
import type { Happening } from '../src/index.ts';
import type { StepAct } from '../src/state/questions/movement.ts';
import { asked, options, play, squareAt, type Table, table } from './table.ts';

/** A table before the first question of seat 0's Movement part, on a wide green plain with two far capitals. */
export interface Plain {
  readonly mover?: PlainObject;
  readonly enemy?: PlainObject;
  readonly third?: PlainObject;
  /** Squares that are no grassland, as `[square, face]`. */
  readonly ground?: readonly (readonly [number, string])[];
  readonly pieces?: readonly PlainObject[];
  readonly given?: PlainObject;
  readonly seats?: number;
  readonly options?: PlainObject;
}

/** The capitals of the map of two. */
export const HOME = squareAt(6, 1);
export const ENEMY_HOME = squareAt(1, 14);

export function plain(of: Plain = {}): Table {
  const seats = of.seats ?? 2;
  const { slotOf } = geometryFor(seats);
  const ground: PlainObject[] = [];
  for (let square = 0; square < slotOf.length; square++) {
    if (slotOf[square] !== -1) ground.push({ square, terrain: 'grassland' });
  }
  for (const [square, face] of of.ground ?? []) ground.push({ square, face });
  const homes = seats === 2 ? [HOME, ENEMY_HOME] : [];
  const players: PlainObject[] = [
    { civilization: 'america', ...capital(homes[0]), ...of.mover },
    { civilization: 'egypt', ...capital(homes[1]), ...of.enemy },
  ];
  if (seats > 2) players.push({ civilization: 'germany', ...of.third });
  return table(
    { phase: 'movement', discovered: true, ground, pieces: [...(of.pieces ?? [])], ...of.given, players },
    seats,
    of.options ?? {},
  );
}

function capital(center: number | undefined): PlainObject {
  return center === undefined ? {} : { cities: [center] };
}

/** Chooses a group and leads it over these squares; returns what everybody hears. */
export function go(at: Table, from: number, armies: number, scouts: number, ...way: readonly number[]): Happening[] {
  const heard = play(at, { do: 'move', from, armies, scouts });
  for (const square of way) heard.push(...play(at, { do: 'to', square }));
  return heard;
}

/** The squares to which the moving group may step now, in order. */
export function steps(at: Table): number[] {
  return squaresOf(at, 'to');
}

export function discoveries(at: Table): number[] {
  return squaresOf(at, 'discover');
}

function squaresOf(at: Table, act: 'to' | 'discover'): number[] {
  if (asked(at).kind !== 'step') throw new Error(`no step is asked but ${asked(at).kind}`);
  const squares: number[] = [];
  for (const option of options(at) as readonly StepAct[]) if (option.do === act) squares.push(option.square);
  return squares.sort((a, b) => a - b);
}

/** The groups that may be chosen from a square, as `[armies, scouts]`. */
export function groups(at: Table, from: number): [number, number][] {
  const found: [number, number][] = [];
  for (const option of options(at)) {
    if ('do' in option && option.do === 'move' && option.from === from) found.push([option.armies, option.scouts]);
  }
  return found;
}

/** All squares next to one, without diagonals, in order. */
export function nextTo(square: number, width = 8): number[] {
  return [square - width, square - 1, square + 1, square + width];
}
