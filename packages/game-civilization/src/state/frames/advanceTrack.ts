import type { Seat } from '@tessera/kernel';

/** One step on the culture track, paid or free, with the reward of the space entered (ART-010 to ART-012, RUL-087). */
export type AdvanceTrack = {
  readonly op: 'advanceTrack';
  at: 'step';
  readonly seat: Seat;
};

export function advancing(seat: Seat): AdvanceTrack {
  return { op: 'advanceTrack', at: 'step', seat };
}
