import type { Seat } from '@tessera/kernel';

/** The winner spends their loot at once, on one effect after the other (LOOT-008); they may stop (RUL-174). */
export type Loot = {
  readonly op: 'loot';
  at: 'offer' | 'buy';
  readonly winner: Seat;
  /** All loot comes from them (RUL-175). */
  readonly loser: Seat;
  /** What is left to spend. */
  points: number;
};

export function lootFrame(winner: Seat, loser: Seat, points: number): Loot {
  return { op: 'loot', at: 'offer', winner, loser, points };
}
