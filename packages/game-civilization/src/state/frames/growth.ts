import type { Seat } from '@tessera/kernel';

/** A capital grows into a metropolis (MET-004): its owner names the expansion square, and own figures leave it one by one. */
export type Growth = {
  readonly op: 'growth';
  at: 'choose' | 'grow' | 'displace' | 'displaced';
  readonly seat: Seat;
};

export function growing(seat: Seat): Growth {
  return { op: 'growth', at: 'choose', seat };
}
