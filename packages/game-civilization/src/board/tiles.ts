import { groundOfTile } from '../data/faces.ts';
import { TILE_SIZE } from '../data/mapTiles.ts';
import type { State } from '../state.ts';
import { geometry, type Slot } from './geometry.ts';

/** Lays the tile of a slot face up with some quarter turns clockwise (RUL-240): its squares exist from now on (MAP-009). */
export function turnUp(state: State, slot: number, turned: number): void {
  const tile = state.tiles[slot] as number;
  const { squares } = geometry(state).slots[slot] as Slot;
  state.turned[slot] = turned;
  for (let place = 0; place < squares.length; place++) {
    const column = place % TILE_SIZE;
    const row = Math.floor(place / TILE_SIZE);
    state.ground[squares[place] as number] = groundOfTile(tile, turned, column, row);
  }
}

/** Is the square on a discovered tile (MAP-009)? */
export function isDiscovered(state: State, square: number): boolean {
  return (state.ground[square] ?? -1) >= 0;
}

/** The four middle squares of a slot, where a capital may stand (PSET-001). */
export function middleSquares(slot: Slot): number[] {
  return [5, 6, 9, 10].map((place) => slot.squares[place] as number);
}

/** The slot of a seat's home tile (RUL-241). */
export function homeSlot(state: State, seat: number): number {
  return geometry(state).slots.findIndex((slot) => slot.seat === seat);
}
