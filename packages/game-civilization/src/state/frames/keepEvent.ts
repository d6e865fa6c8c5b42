import type { Seat } from '@tessera/kernel';

/** Mysticism: of two events drawn, which only their drawer sees, one is kept (RUL-303, RUL-372). */
export type KeepEvent = {
  readonly op: 'keepEvent';
  at: 'keep' | 'kept';
  readonly seat: Seat;
  cards: number[];
};

export function keepingEvent(seat: Seat, cards: number[]): KeepEvent {
  return { op: 'keepEvent', at: 'keep', seat, cards };
}
