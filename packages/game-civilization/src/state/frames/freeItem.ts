import type { Seat } from '@tessera/kernel';

/** A card makes an item for free, in any city of its owner (RUL-307, RUL-373). */
export type FreeItem = {
  readonly op: 'freeItem';
  at: 'make' | 'placed';
  readonly seat: Seat;
  readonly item: number;
};

export function makingFree(seat: Seat, item: number): FreeItem {
  return { op: 'freeItem', at: 'make', seat, item };
}
