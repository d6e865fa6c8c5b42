import type { Seat } from '@tessera/kernel';
import { ANARCHY } from '../data/faces.ts';
import { playerOf, type StepContext } from '../state.ts';
import { setGovernment } from './loseGovernment.ts';
import { settle } from './settle.ts';

/** A player changes government voluntarily; its benefits and penalties hold from now on (GOV-001, GOV-010). */
export function changeGovernment(context: StepContext, seat: Seat, government: number): void {
  const player = playerOf(context.state, seat);
  player.governmentChanged = context.state.turn;
  // What was unlocked before the one change of a turn can no longer be adopted in it (RUL-045).
  player.phaseGovernments = 0;
  setGovernment(context, seat, government);
  settle(context);
}

/** A player is thrown into Anarchy; this is not a voluntary change (RUL-045, RUL-048). */
export function throwIntoAnarchy(context: StepContext, seat: Seat): void {
  setGovernment(context, seat, ANARCHY);
  settle(context);
}
