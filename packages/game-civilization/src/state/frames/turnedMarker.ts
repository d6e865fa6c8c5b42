import type { Seat } from '@tessera/kernel';

/** A hut or village marker that is not kept takes effect; it has already left the game (HUT-009, HUT-011, HUT-013, HUT-015). */
export type TurnedMarker = {
  readonly op: 'turnedMarker';
  at: 'begin' | 'recruited';
  readonly seat: Seat;
  /** Where it lay. */
  readonly square: number;
  readonly marker: number;
};

export function turnedUp(seat: Seat, square: number, marker: number): TurnedMarker {
  return { op: 'turnedMarker', at: 'begin', seat, square, marker };
}
