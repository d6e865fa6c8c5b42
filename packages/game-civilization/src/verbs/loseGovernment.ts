import { call, inProgress, type Seat, tell } from '@tessera/kernel';
import { ANARCHY, governmentId } from '../data/faces.ts';
import { governmentsInstead, hasLostGovernment } from '../rules/governments.ts';
import { leavingGovernment } from '../state/frames/leaveGovernment.ts';
import { playerOf, type State, type StepContext } from '../state.ts';

/** Another government rules from now on (GOV-001). */
export function setGovernment(context: StepContext, seat: Seat, government: number): void {
  const player = playerOf(context.state, seat);
  player.government = government;
  if (government === ANARCHY) player.anarchySince = context.state.turn;
  tell(context, { kind: 'governmentChanged', seat, government: governmentId(government) });
}

/**
 * GOV-012, RUL-377: whose government was unlocked by the Pyramids alone loses it with them, at once. It is no change of their
 * own will (RUL-045). Who is immune has the choice of those left, if there are several (RUL-332).
 */
export function loseGovernments(context: StepContext): void {
  const { state } = context;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (!hasLostGovernment(state, seat) || isLeaving(state, seat)) continue;
    tell(context, { kind: 'governmentLost', seat, government: governmentId(playerOf(state, seat).government) });
    const left = governmentsInstead(state, seat);
    if ((left & (left - 1)) === 0) setGovernment(context, seat, 31 - Math.clz32(left));
    else call(state, leavingGovernment(seat));
  }
}

function isLeaving(state: State, seat: Seat): boolean {
  return inProgress(state, 'leaveGovernment')?.seat === seat;
}
