import type { Seat } from '@tessera/kernel';
import type { OwnCoinPlace } from '../coinChoice.ts';

/** One marker comes onto an investment card, paid or free, and all that follows from it (RUL-350). */
export type PlaceInvestment = {
  readonly op: 'placeInvestment';
  at: 'place' | 'teach' | 'advance' | 'build' | 'chosen';
  readonly seat: Seat;
  readonly card: number;
  /** The coin given up; null for a free marker (INV-011). */
  readonly from: OwnCoinPlace | null;
};

export function investing(seat: Seat, card: number, from: OwnCoinPlace | null = null): PlaceInvestment {
  return { op: 'placeInvestment', at: 'place', seat, card, from };
}
