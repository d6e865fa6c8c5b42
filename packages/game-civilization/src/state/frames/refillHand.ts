import type { Seat } from '@tessera/kernel';

/** Frida Kahlo: events are discarded one by one, as many as their owner likes; then the hand is filled (RUL-311). */
export type RefillHand = {
  readonly op: 'refillHand';
  at: 'offer' | 'answered' | 'fill';
  readonly seat: Seat;
};

export function refillingHand(seat: Seat): RefillHand {
  return { op: 'refillHand', at: 'offer', seat };
}
