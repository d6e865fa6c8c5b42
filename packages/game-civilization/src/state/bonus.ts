import type { Paid } from './paid.ts';

/** Production that an event, an ability or a marker gives one city this turn, and what must be given back if the action that uses it is cancelled (RUL-217). */
export type Bonus = {
  readonly city: number;
  readonly amount: number;
  /** The event card it came from, or −1, and the ability, or −1; neither for a marker, which is paid (RUL-270), and a caravan (RUL-364). */
  readonly event: number;
  readonly ability: number;
  readonly paid: readonly Paid[];
};
