import type { Seat } from '@tessera/kernel';

/** The reward of a relic is given in a Start of Turn part (SOT-021, SOT-022). */
export type RelicRewardFrame = {
  readonly op: 'relicReward';
  at: 'begin' | 'choose' | 'chosen';
  readonly seat: Seat;
  readonly relic: number;
  /** Free investment markers still to be placed. */
  left: number;
};

export function rewarding(seat: Seat, relic: number): RelicRewardFrame {
  return { op: 'relicReward', at: 'begin', seat, relic, left: 0 };
}
