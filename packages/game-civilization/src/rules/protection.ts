import type { Seat } from '@tessera/kernel';
import { centerOwner, outskirtsOwner } from '../board/cities.ts';
import { figureOwners } from '../board/figures.ts';
import { playerOf, type State } from '../state.ts';
import { hasWonder } from './knowledge.ts';

/** United Nations: others' events may not choose its owner, or what they own, without the owner's consent (RUL-283). */
export function isProtected(state: State, by: Seat, owner: Seat): boolean {
  if (owner < 0 || owner === by || playerOf(state, owner).consents) return false;
  return hasWonder(state, owner, 'unitedNations');
}

/** The players whom this player's events may not choose, one bit each. */
export function protectedFrom(state: State, by: Seat): number {
  let seats = 0;
  for (let seat = 0; seat < state.players.length; seat++) if (isProtected(state, by, seat)) seats |= 1 << seat;
  return seats;
}

/** The owner of the city in whose center or outskirts a square lies, and of what stands there beside figures; or −1. */
export function landOwner(state: State, square: number): Seat {
  const center = centerOwner(state, square);
  return center >= 0 ? center : outskirtsOwner(state, square);
}

/** Whom an event targets by choosing a square, or a building or great person on it, as a bit (RUL-280). */
export function landTarget(state: State, square: number): number {
  const owner = landOwner(state, square);
  return owner < 0 ? 0 : 1 << owner;
}

/** Whom an event targets by choosing the figures in a square, one bit each (RUL-280). */
export function figureTarget(state: State, square: number): number {
  return figureOwners(state, square);
}
