import { type Seat, tell } from '@tessera/kernel';
import type { Figure } from '../data/figures.ts';
import { type Player, playerOf, type StepContext } from '../state.ts';
import { settle } from './settle.ts';

/** The kind of the next own figure that must leave a new center, armies first, or null. */
export function figureToDisplace(player: Player, center: number): Figure | null {
  if (player.armies.includes(center)) return 'army';
  return player.scouts.includes(center) ? 'scout' : null;
}

/** One own figure leaves a new center for another square (SOT-015, MET-007). */
export function putFigure(context: StepContext, seat: Seat, center: number, square: number): void {
  const player = playerOf(context.state, seat);
  setFigure(player, figureToDisplace(player, center) as Figure, center, square);
  tell(context, { kind: 'figureDisplaced', seat, from: center, to: square });
  settle(context);
}

/** Moves one figure of a kind from a square; a scout's assignment ends (RUL-188). */
export function setFigure(player: Player, figure: Figure, from: number, to: number): void {
  const squares = figure === 'army' ? player.armies : player.scouts;
  const index = squares.indexOf(from);
  squares[index] = to;
  if (figure === 'scout') player.scoutsCity[index] = -1;
}
