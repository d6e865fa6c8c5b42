import type { Territory } from '../state.ts';
import { CELLS } from './cells.ts';

/**
 * A drawing board for the territory in hand: for each cell the index of its tile plus one, 0 for an empty cell. It is
 * filled before a question about a territory and wiped after it, so that finding a neighbour is one look-up.
 */
const board = new Uint8Array(CELLS);

export function layOut(territory: Territory): Uint8Array {
  const cells = territory.cells;
  for (let i = 0; i < cells.length; i++) board[cells[i] as number] = i + 1;
  return board;
}

export function wipe(territory: Territory): void {
  const cells = territory.cells;
  for (let i = 0; i < cells.length; i++) board[cells[i] as number] = 0;
}
