import type { Seat } from '@tessera/kernel';
import { CAPITAL, outskirts } from '../board/cities.ts';
import { figuresAt } from '../board/figures.ts';
import { geometry, type Slot } from '../board/geometry.ts';
import { NO_PIECE } from '../board/pieces.ts';
import { homeSlot, middleSquares } from '../board/tiles.ts';
import { GROUND_TERRAIN, WATER } from '../data/faces.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { stackingLimit } from './limits.ts';

/** The four middle squares of a seat's home tile (PSET-001). */
export function capitalPlaces(state: State, seat: Seat): number[] {
  return middleSquares(geometry(state).slots[homeSlot(state, seat)] as Slot);
}

/** PSET-001, RUL-026. */
export function capitalSites(state: State, seat: Seat): number[] {
  return capitalPlaces(state, seat).filter((square) => !isWater(state, square));
}

export function capitalOutskirts(state: State, seat: Seat): readonly number[] {
  return outskirts(geometry(state), playerOf(state, seat), CAPITAL);
}

/** PSET-003, PSET-004; the stacking limit holds already (CIV-015). */
export function startingFigureSites(state: State, seat: Seat): number[] {
  const player = playerOf(state, seat);
  return capitalOutskirts(state, seat).filter(
    (square) => !isWater(state, square) && !isStackFull(state, player, square),
  );
}

export function isStackFull(state: State, player: Player, square: number): boolean {
  return figuresAt(player, square) >= stackingLimit(state, player);
}

/** CIV-004, RUL-029. */
export function startingWonderSites(state: State, seat: Seat): number[] {
  return capitalOutskirts(state, seat).filter((square) => !isWater(state, square) && state.pieces[square] === NO_PIECE);
}

export function isWater(state: State, square: number): boolean {
  return GROUND_TERRAIN[state.ground[square] ?? -1] === WATER;
}
