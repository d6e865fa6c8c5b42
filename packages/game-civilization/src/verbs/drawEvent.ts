import { call, reveal, type Seat, shuffle, tellSeats } from '@tessera/kernel';
import { CULTURE_DECKS, type CultureDeck } from '../data/cultureEvents.ts';
import { EVENT_CARD_DECK } from '../data/faces.ts';
import { TECH } from '../data/names.ts';
import { cardId } from '../rules/events.ts';
import { knows } from '../rules/knowledge.ts';
import { keepingEvent } from '../state/frames/keepEvent.ts';
import { playerOf, type StepContext } from '../state.ts';
import { settle } from './settle.ts';

/**
 * Draws an event of a deck into the hand, unseen by others (ART-010). With Mysticism it is one of two, if there are two
 * (RUL-303, RUL-372): that is asked afterwards.
 */
export function drawEvent(context: StepContext, seat: Seat, deck: number): void {
  const { state } = context;
  const card = takeTop(context, deck);
  if (card === null) return;
  const other = knows(playerOf(state, seat), TECH.mysticism) ? takeTop(context, deck) : null;
  if (other !== null) {
    call(state, keepingEvent(seat, [card, other]));
    return;
  }
  takeEvent(context, seat, card);
  settle(context);
}

/** The top card of a deck; an empty one is refilled with its discards (EVT-006). Null if there is none (RUL-092). */
function takeTop(context: StepContext, deck: number): number | null {
  const { state } = context;
  const cards = state.eventDecks[deck] as number[];
  if (cards.length === 0) {
    const discards = state.eventDiscards[deck] as number[];
    if (discards.length === 0) return null;
    cards.push(...discards.splice(0));
    shuffle(context, 'decks', `culture events ${CULTURE_DECKS[deck]}`, cards);
  }
  reveal(context);
  return cards.pop() as number;
}

/** A drawn event joins the hand. */
export function takeEvent(context: StepContext, seat: Seat, card: number): void {
  playerOf(context.state, seat).events.push(card);
  const deck = CULTURE_DECKS[EVENT_CARD_DECK[card] as number] as CultureDeck;
  const known = { kind: 'eventDrawn', seat, deck, event: null, from: null } as const;
  tellSeats(context, [seat], { ...known, event: cardId(card) }, known);
}
