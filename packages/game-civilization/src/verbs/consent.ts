import { type Seat, tell } from '@tessera/kernel';
import { playerOf, type StepContext } from '../state.ts';

/** The owner of United Nations lets others' events choose them and what they own, or no longer; everyone is told (RUL-283). */
export function switchConsent(context: StepContext, seat: Seat, on: boolean): void {
  playerOf(context.state, seat).consents = on;
  tell(context, { kind: 'consentSwitched', seat, on });
}
