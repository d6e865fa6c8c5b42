import type { Territory } from '../state.ts';
import { SQUARE } from './cells.ts';
import { layOut, wipe } from './grid.ts';

/** The squares of four of the player's tiles without a cart, by their lower left cell (T-068, R-17). */
export function forEachFreeSquare(territory: Territory, take: (corner: number) => void): void {
  const board = layOut(territory);
  for (let i = 0; i < territory.cells.length; i++) {
    const corner = territory.cells[i] as number;
    if (isSquare(board, corner) && !territory.carts.includes(corner)) take(corner);
  }
  wipe(territory);
}

/** Do four tiles of the territory form the square with this lower left cell? */
export function hasSquare(territory: Territory, corner: number): boolean {
  const found = isSquare(layOut(territory), corner);
  wipe(territory);
  return found;
}

function isSquare(board: Uint8Array, corner: number): boolean {
  for (let k = 0; k < 4; k++) if (board[corner + (SQUARE[k] as number)] === 0) return false;
  return true;
}
