import type { Seat } from '@tessera/kernel';
import { EVENT_CARD_IDS } from '../data/eventCards.ts';
import { playerOf, type State } from '../state.ts';

export function cardId(card: number): string {
  return EVENT_CARD_IDS[card] as string;
}

/** The card of an id, or −1. */
export function cardOf(id: unknown): number {
  return typeof id === 'string' ? EVENT_CARD_IDS.indexOf(id) : -1;
}

export function removeEvent(state: State, seat: Seat, card: number): void {
  const { events } = playerOf(state, seat);
  events.splice(events.indexOf(card), 1);
}
