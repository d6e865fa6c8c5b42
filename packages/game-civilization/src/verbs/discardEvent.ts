import { reveal, type Seat, tell } from '@tessera/kernel';
import { EVENT_CARD_DECK } from '../data/faces.ts';
import { cardId } from '../rules/events.ts';
import type { State, StepContext } from '../state.ts';
import { removeEvent } from './removeEvent.ts';

/** An event leaves the hand for the discards, for all to see (RUL-091). */
export function discardEvent(context: StepContext, seat: Seat, card: number): void {
  removeEvent(context.state, seat, card);
  discardFaceUp(context.state, card);
  reveal(context);
  tell(context, { kind: 'eventDiscarded', seat, event: cardId(card) });
}

/** Discards go face up under the deck of their age (EVT-006). */
export function discardFaceUp(state: State, card: number): void {
  state.eventDiscards[EVENT_CARD_DECK[card] as number]?.push(card);
}
