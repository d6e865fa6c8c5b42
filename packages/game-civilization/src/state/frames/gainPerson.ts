import type { Seat } from '@tessera/kernel';

/** A great person is gained, or comes out of reserve, and is placed in its owner's outskirts or kept (GP-001, GP-005, RUL-098). */
export type GainPerson = {
  readonly op: 'gainPerson';
  at: 'draw' | 'keep' | 'kept' | 'place' | 'placed';
  readonly seat: Seat;
  /** The person, −1 until drawn. */
  person: number;
  /** The great person cards, or without their deck the markers, of which one is kept, seen by their player alone (GPD-007, RUL-343). */
  cards: number[];
  /** America's first great person may not go to reserve (RUL-245). */
  readonly mustPlace: boolean;
};

export function gainingPerson(seat: Seat, mustPlace = false): GainPerson {
  return { op: 'gainPerson', at: 'draw', seat, person: -1, cards: [], mustPlace };
}
