import type { Seat } from '@tessera/kernel';

/** A player above their culture hand size discards down to it, cards of their choice (EVT-002, RUL-091, RUL-252). */
export type DiscardEvents = {
  readonly op: 'discardEvents';
  at: 'check' | 'discarded';
  readonly seat: Seat;
};
