import { reveal, type Seat, shuffle, tellSeats } from '@tessera/kernel';
import { CULTURE_DECKS, type CultureDeck } from '../data/cultureEvents.ts';
import { cardId } from '../rules/events.ts';
import { playerOf, type StepContext } from '../state.ts';
import { settle } from './settle.ts';

/** Draws an event of a deck into the hand, unseen by others (ART-010); an empty deck is refilled with its discards (EVT-006). */
export function drawEvent(context: StepContext, seat: Seat, deck: number): void {
  const { state } = context;
  const cards = state.eventDecks[deck] as number[];
  if (cards.length === 0) {
    const discards = state.eventDiscards[deck] as number[];
    if (discards.length === 0) return;
    cards.push(...discards.splice(0));
    shuffle(context, 'decks', `culture events ${CULTURE_DECKS[deck]}`, cards);
  }
  const card = cards.pop() as number;
  reveal(context);
  playerOf(state, seat).events.push(card);
  const known = {
    kind: 'eventDrawn',
    seat,
    deck: CULTURE_DECKS[deck] as CultureDeck,
    event: null,
    from: null,
  } as const;
  tellSeats(context, [seat], { ...known, event: cardId(card) }, known);
  settle(context);
}
