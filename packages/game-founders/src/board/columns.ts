import { type Territory, WAR_MARK } from '../state.ts';
import { SIDE } from './cells.ts';

const topOfColumn = new Int16Array(SIDE);

/**
 * The tiles that may be attacked: in each column the topmost one (T-051), unless a war token already lies on it, which
 * shields the column. Hands over their indices, by column from the left.
 */
export function forEachWarTarget(territory: Territory, take: (index: number) => void): void {
  const { cells, marks } = territory;
  let left = SIDE;
  let right = 0;
  for (let i = 0; i < cells.length; i++) {
    const column = (cells[i] as number) % SIDE;
    const top = topOfColumn[column] as number;
    if (top === 0 || (cells[i] as number) > (cells[top - 1] as number)) topOfColumn[column] = i + 1;
    if (column < left) left = column;
    if (column > right) right = column;
  }
  for (let column = left; column <= right; column++) {
    const top = (topOfColumn[column] as number) - 1;
    topOfColumn[column] = 0;
    if (top >= 0 && ((marks[top] as number) & WAR_MARK) === 0) take(top);
  }
}

/** Is this tile the topmost of its column (R-07: gaps do not matter)? */
export function isTopmost(territory: Territory, index: number): boolean {
  const cell = territory.cells[index] as number;
  for (const other of territory.cells) if (other % SIDE === cell % SIDE && other > cell) return false;
  return true;
}
