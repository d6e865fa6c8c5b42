import type { Seat } from '@tessera/kernel';

/** One advance on the culture track, paid or free, with the reward of the space entered (ART-010 to ART-012, RUL-087, RUL-311). */
export type AdvanceTrack = {
  readonly op: 'advanceTrack';
  at: 'step' | 'skipped' | 'pay' | 'paid';
  readonly seat: Seat;
};

/** A free advance. */
export function advancing(seat: Seat): AdvanceTrack {
  return { op: 'advanceTrack', at: 'step', seat };
}

/** An advance for its price (ART-005). */
export function payingAdvance(seat: Seat): AdvanceTrack {
  return { op: 'advanceTrack', at: 'pay', seat };
}
