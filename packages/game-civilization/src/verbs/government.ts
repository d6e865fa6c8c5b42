import { type Seat, tell } from '@tessera/kernel';
import { ANARCHY, governmentId } from '../data/faces.ts';
import { playerOf, type Runner } from '../state.ts';
import { settle } from './settle.ts';

/** Changes a player's government of their own will; its benefits and penalties hold from now on (GOV-001, GOV-010). */
export function changeGovernment(run: Runner, seat: Seat, government: number): void {
  const player = playerOf(run.state, seat);
  player.government = government;
  player.governmentChanged = run.state.turn;
  // What was unlocked before the one change of a turn can no longer be adopted in it (RUL-045).
  player.phaseGovernments = 0;
  if (government === ANARCHY) player.anarchySince = run.state.turn;
  tell(run, { kind: 'governmentChanged', seat, government: governmentId(government) });
  settle(run);
}

/** A player is thrown into Anarchy; this is no change of their own will (RUL-045, RUL-048). */
export function throwIntoAnarchy(run: Runner, seat: Seat): void {
  const player = playerOf(run.state, seat);
  player.government = ANARCHY;
  player.anarchySince = run.state.turn;
  tell(run, { kind: 'governmentChanged', seat, government: governmentId(ANARCHY) });
  settle(run);
}
