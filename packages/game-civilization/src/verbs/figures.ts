import { inProgress, type Seat, tell } from '@tessera/kernel';
import { groupAt, someOf } from '../board/groups.ts';
import type { Figure } from '../data/figures.ts';
import type { Move } from '../state/frames/move.ts';
import { type Player, playerOf, type State, type StepContext } from '../state.ts';
import { settle } from './settle.ts';

/** An unbuilt figure comes onto the map; a scout gathers from the next turn on (SCT-001). */
export function placeFigure(context: StepContext, seat: Seat, kind: Figure, square: number): void {
  const player = playerOf(context.state, seat);
  const figures = kind === 'army' ? player.armies : player.scouts;
  const index = figures.indexOf(-1);
  if (index < 0) return;
  figures[index] = square;
  if (kind === 'scout') player.scoutsSince[index] = context.state.turn;
  settle(context);
}

/** Figures of a player in one square return to their unbuilt ones (FIG-009); a scout's assignment ends with it (RUL-188). */
export function destroyFigures(context: StepContext, seat: Seat, square: number, armies: number, scouts: number): void {
  removeFigures(context, seat, square, armies, scouts);
  settle(context);
}

/**
 * The same as part of a larger change, which is settled as a whole. Figures on the move are struck before the others in the
 * square, or after them; survivors of a struck group go on (RUL-284).
 */
export function removeFigures(
  context: StepContext,
  seat: Seat,
  square: number,
  armies: number,
  scouts: number,
  isMovingFirst = true,
): void {
  const player = playerOf(context.state, seat);
  const move = moveOf(context.state, seat);
  for (let left = armies; left > 0; left--) {
    const army = nextStruck(player.armies, square, move?.armies ?? 0, isMovingFirst);
    if (army < 0) break;
    player.armies[army] = -1;
    player.armiesMoved &= ~(1 << army);
    if (move !== null) move.armies &= ~(1 << army);
  }
  for (let left = scouts; left > 0; left--) {
    const scout = nextStruck(player.scouts, square, move?.scouts ?? 0, isMovingFirst);
    if (scout < 0) break;
    player.scouts[scout] = -1;
    player.scoutsCity[scout] = -1;
    player.scoutsMoved &= ~(1 << scout);
    if (move !== null) move.scouts &= ~(1 << scout);
  }
  tell(context, { kind: 'figuresDestroyed', seat, square, armies, scouts });
}

/** Members of a group change their square; scouts lose their assignment (RUL-188). */
export function carryFigures(player: Player, armies: number, scouts: number, to: number): void {
  for (let i = 0; i < player.armies.length; i++) if ((armies & (1 << i)) !== 0) player.armies[i] = to;
  for (let i = 0; i < player.scouts.length; i++) {
    if ((scouts & (1 << i)) === 0) continue;
    player.scouts[i] = to;
    player.scoutsCity[i] = -1;
  }
}

/** All of a player's figures in a square go elsewhere without a normal move: nothing happens there (RUL-225), and they may still move (RUL-277). */
export function relocateFigures(context: StepContext, owner: Seat, from: number, to: number): void {
  const player = playerOf(context.state, owner);
  carryFigures(player, groupAt(player.armies, from), groupAt(player.scouts, from), to);
  const move = moveOf(context.state, owner);
  if (move !== null && move.square === from) move.square = to;
  tell(context, { kind: 'figureDisplaced', seat: owner, from, to });
  settle(context);
}

/** The move this player is making, or null. */
function moveOf(state: State, seat: Seat): Move | null {
  const move = inProgress(state, 'move');
  return move?.seat === seat ? move : null;
}

function nextStruck(figures: readonly number[], square: number, moving: number, isMovingFirst: boolean): number {
  const there = groupAt(figures, square);
  const struck = someOf(isMovingFirst ? there & moving : there & ~moving, 1) || someOf(there, 1);
  return struck === 0 ? -1 : 31 - Math.clz32(struck);
}
