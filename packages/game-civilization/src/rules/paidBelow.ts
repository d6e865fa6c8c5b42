import { inProgress } from '@tessera/kernel';
import type { Paid } from '../state/paid.ts';
import type { State } from '../state.ts';

/** Where a production bonus comes from, for giving it back (RUL-217): the card or ability now being carried out. */
export function paidBelow(state: State): {
  readonly event: number;
  readonly ability: number;
  readonly paid: readonly Paid[];
} {
  const frame = inProgress(state, 'playCard');
  if (frame === null) return { event: -1, ability: -1, paid: [] };
  const isEvent = frame.what === 'event';
  return { event: isEvent ? frame.face : -1, ability: isEvent ? -1 : frame.face, paid: [...frame.paid] };
}
