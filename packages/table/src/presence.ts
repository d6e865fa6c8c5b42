import type { Seat } from '@tessera/kernel';

/** Who has a table open, and since when. */
export interface Presence {
  isConnected(seat: Seat): boolean;
  /** Since when the seat's person is there, or away; null where it is otherwise, or nobody knows. */
  hereSince(seat: Seat): number | null;
  awaySince(seat: Seat): number | null;
}

/** The presence at a table of which nobody knows who looks at it. */
export const NOBODY_THERE: Presence = { isConnected: () => false, hereSince: () => null, awaySince: () => null };
