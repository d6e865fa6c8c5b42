import type { Seat } from '@tessera/kernel';
import { playerOf, type State } from '../state.ts';

/** A city uses up an action, a normal one first. */
export function takeAction(state: State, seat: Seat, city: number): void {
  const { actions, extraActions } = playerOf(state, seat);
  const used = (actions[city] as number) === 0 ? extraActions : actions;
  used[city] = (used[city] as number) - 1;
}
