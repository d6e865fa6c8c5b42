import type { Seat } from '@tessera/kernel';

/** One player's part of the Start of Turn Phase: acts in any order, then the scouts are assigned (SOT-001, RUL-264). */
export type StartOfTurn = {
  readonly op: 'startOfTurn';
  at: 'begin' | 'menu' | 'adopted' | 'act' | 'displace' | 'displaced' | 'founded' | 'assign' | 'assigned';
  readonly seat: Seat;
  /** The center just founded, which figures must leave; the scout whose city is asked for. */
  center: number;
  scout: number;
  /** Governments just unlocked, not yet offered: a seat and a government each, one after the other (GOV-009). */
  unlocked: number[];
};
