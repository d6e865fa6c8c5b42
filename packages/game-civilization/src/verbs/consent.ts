import { type Seat, tell } from '@tessera/kernel';
import { playerOf, type Runner } from '../state.ts';

/** The owner of United Nations lets others' events choose them and what they own, or no longer, for all to know (RUL-283). */
export function switchConsent(run: Runner, seat: Seat, on: boolean): void {
  playerOf(run.state, seat).consents = on;
  tell(run, { kind: 'consentSwitched', seat, on });
}
