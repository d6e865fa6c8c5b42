import type { Seat } from '@tessera/kernel';
import { TRACK_DECK } from '../data/faces.ts';
import { playerOf, type State } from '../state.ts';
import { cultureHandSize } from './limits.ts';

/** The deck of the section in which the player's marker is; the start space belongs to the first (RUL-311). */
export function deckOfSection(state: State, seat: Seat): number {
  return TRACK_DECK[playerOf(state, seat).track] as number;
}

/** Is there room in the hand, and a card for it in the deck of the section or among its discards (EVT-006)? */
export function canFillHand(state: State, seat: Seat): boolean {
  const deck = deckOfSection(state, seat);
  const left = (state.eventDecks[deck] as number[]).length + (state.eventDiscards[deck] as number[]).length;
  return left > 0 && playerOf(state, seat).events.length < cultureHandSize(state, seat);
}
