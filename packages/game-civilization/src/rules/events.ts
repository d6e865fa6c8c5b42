import type { Seat } from '@tessera/kernel';
import { CULTURE_EVENT_IDS } from '../data/cultureEvents.ts';
import { EVENT_CARD, EVENT_CARD_EVENT } from '../data/faces.ts';
import { playerOf, type State } from '../state.ts';

/**
 * Event cards by id. A card is named after its event; further faces of one event (only A Gift from Afar has any: its
 * copies show different resources) are numbered from 2 on.
 */
const CARD_IDS: readonly string[] = EVENT_CARD_EVENT.map((event, card) => {
  const copy = card - (EVENT_CARD[event] as number);
  return copy === 0 ? (CULTURE_EVENT_IDS[event] as string) : `${CULTURE_EVENT_IDS[event]}${copy + 1}`;
});

export function cardId(card: number): string {
  return CARD_IDS[card] as string;
}

/** The card of an id, or −1. */
export function cardOf(id: unknown): number {
  return typeof id === 'string' ? CARD_IDS.indexOf(id) : -1;
}

export function removeEvent(state: State, seat: Seat, card: number): void {
  const { events } = playerOf(state, seat);
  events.splice(events.indexOf(card), 1);
}
