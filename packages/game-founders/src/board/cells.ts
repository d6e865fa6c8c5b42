/**
 * The unlimited square grid (T-006) as cells of a 128 × 128 grid, (0, 0) in its middle, y upward. No territory can
 * leave it: every turn takes a tile from the stacks, so nobody ever lays more than 35 tiles.
 */
export const SIDE = 128;
export const CELLS = SIDE * SIDE;
const MIDDLE = SIDE / 2;

/** How far from the first tile a cell may lie at most. */
const REACH = 60;

export interface Place {
  readonly x: number;
  readonly y: number;
}

export function cellAt(x: number, y: number): number {
  return (y + MIDDLE) * SIDE + (x + MIDDLE);
}

export function xOf(cell: number): number {
  return (cell % SIDE) - MIDDLE;
}

export function yOf(cell: number): number {
  return Math.floor(cell / SIDE) - MIDDLE;
}

export function placeOf(cell: number): Place {
  return { x: xOf(cell), y: yOf(cell) };
}

/** The cell of a place from outside, or −1 if that is not a place on the grid. */
export function cellOf(x: unknown, y: unknown): number {
  if (!Number.isSafeInteger(x) || !Number.isSafeInteger(y)) return -1;
  if (Math.abs(x as number) > REACH || Math.abs(y as number) > REACH) return -1;
  return cellAt(x as number, y as number);
}

export const SIDE_STEPS: readonly number[] = [SIDE, 1, -SIDE, -1];

/** Steps to the eight cells around: those that share a side first, then the diagonal ones (T-084). */
export const AROUND: readonly number[] = [...SIDE_STEPS, SIDE + 1, 1 - SIDE, -1 - SIDE, SIDE - 1];

/** Steps from a square's lower left cell to its four cells (T-068). */
export const SQUARE: readonly number[] = [0, 1, SIDE, SIDE + 1];
