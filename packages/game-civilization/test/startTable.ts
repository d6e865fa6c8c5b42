import type { PlainObject } from '@tessera/kernel';
import type { Figure } from '../src/data/figures.ts';
import type { Happening } from '../src/index.ts';
import { plain } from './movementTable.ts';
import { asked, isAsked, options, playQuietly, squareAt, type Table, view } from './table.ts';

/** The capitals of the two seats, and free squares of the green plain where seat 0 may found its second and third city. */
export const HOME = squareAt(6, 1);
export const ENEMY_HOME = squareAt(1, 14);
export const SECOND = squareAt(2, 3);
export const THIRD = squareAt(5, 6);

export interface Start {
  /** Seat 0, who plays America unless stated, and its neighbours: Egypt and, with three seats, Germany. */
  readonly own?: PlainObject;
  readonly enemy?: PlainObject;
  readonly third?: PlainObject;
  /** Squares that are no grassland, as `[square, face]`. */
  readonly ground?: readonly (readonly [number, string])[];
  readonly pieces?: readonly PlainObject[];
  readonly given?: PlainObject;
  readonly seats?: number;
  readonly options?: PlainObject;
}

/** A table before the first question of seat 0's Start of Turn part, on a wide green plain that gives nothing. */
export function starting(of: Start = {}): Table {
  const { own, given, ...rest } = of;
  return plain({ ...rest, mover: own ?? {}, given: { phase: 'startOfTurn', ...given } });
}

/** The acts of a kind that the open question offers. */
export function acts(at: Table, kind: string): PlainObject[] {
  return (options(at) as readonly PlainObject[]).filter((act) => act['do'] === kind);
}

export function founding(square: number, figure: Figure = 'scout'): PlainObject {
  return { do: 'found', square, figure };
}

export function changing(government: string): PlainObject {
  return { do: 'government', government };
}

/** The governments that the menu offers. */
export function governments(at: Table): string[] {
  return acts(at, 'government').map((act) => act['government'] as string);
}

/** The squares that the open question offers. */
export function squares(at: Table): number[] {
  return (options(at) as readonly { readonly square?: number }[])
    .map(({ square }) => square)
    .filter((square) => square !== undefined)
    .sort((a, b) => a - b);
}

/** The cities of a seat as everybody sees them. */
export function cities(at: Table, seat = 0) {
  return view(at).players[seat]?.cities ?? [];
}

/** What one city of a seat gives now. */
export function yields(at: Table, city = 0, seat = 0) {
  const found = cities(at, seat).find((one) => one.city === city);
  if (found === undefined) throw new Error(`seat ${seat} has no city ${city}`);
  const { trade, production, culture, coins } = found;
  return { trade, production, culture, coins };
}

/** Passes quietly until a seat's next part of a phase begins, and returns the news. */
export function passTo(at: Table, kind: 'startOfTurn' | 'cityManagement' | 'movement', seat: number): Happening[] {
  const open = asked(at);
  const heard = playQuietly(at, () => isAsked(at, kind, seat) && asked(at) !== open);
  if (asked(at).kind !== kind) throw new Error(`${kind} is not reached`);
  return heard;
}

/** The neighbours of a square on the map of two, row by row. */
export function around(square: number): number[] {
  return [-9, -8, -7, -1, 1, 7, 8, 9].map((step) => square + step);
}
