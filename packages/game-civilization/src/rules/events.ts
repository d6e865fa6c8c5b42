import { EVENT_CARD_IDS } from '../data/eventCards.ts';

export function cardId(card: number): string {
  return EVENT_CARD_IDS[card] as string;
}

/** The card of an id, or −1. */
export function cardOf(id: unknown): number {
  return typeof id === 'string' ? EVENT_CARD_IDS.indexOf(id) : -1;
}
