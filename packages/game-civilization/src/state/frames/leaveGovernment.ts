import type { Seat } from '@tessera/kernel';

/** A player has lost their government with the Pyramids, and names one that is left to them (RUL-332). */
export type LeaveGovernment = {
  readonly op: 'leaveGovernment';
  at: 'choose' | 'chosen';
  readonly seat: Seat;
};

export function leavingGovernment(seat: Seat): LeaveGovernment {
  return { op: 'leaveGovernment', at: 'choose', seat };
}
