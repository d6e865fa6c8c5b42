import type { Seat } from '@tessera/kernel';
import { playerOf, type State } from '../state.ts';

export function removeEvent(state: State, seat: Seat, card: number): void {
  const { events } = playerOf(state, seat);
  events.splice(events.indexOf(card), 1);
}
