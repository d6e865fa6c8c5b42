import { CULTURE_EVENT_IDS, CULTURE_EVENTS, type CultureEventFace } from './cultureEvents.ts';
import { EVENT_CARD, EVENT_CARD_EVENT, EVENT_CARD_RESOURCES, resourceIndex } from './faces.ts';
import { RESOURCES, type Resource } from './resources.ts';

/**
 * Event cards by id. A card is named after its event; further faces of one event (only the copies of A Gift from Afar
 * differ: they show different resources) are numbered from 2 on.
 */
export const EVENT_CARD_IDS: readonly string[] = EVENT_CARD_EVENT.map((event, card) => {
  const copy = card - (EVENT_CARD[event] as number);
  return copy === 0 ? (CULTURE_EVENT_IDS[event] as string) : `${CULTURE_EVENT_IDS[event]}${copy + 1}`;
});

/** The face of an event card, or null for any other id. */
export function eventFace(card: string): CultureEventFace | null {
  return CULTURE_EVENTS[EVENT_CARD_EVENT[EVENT_CARD_IDS.indexOf(card)] ?? -1] ?? null;
}

/** What this copy of an event may be paid as, in printed order. */
export function shownResources(card: string): readonly Resource[] {
  const shown = EVENT_CARD_RESOURCES[EVENT_CARD_IDS.indexOf(card)] ?? 0;
  const isShown = (resource: Resource): boolean => (shown & (1 << resourceIndex(resource))) !== 0;
  const copy = eventFace(card)?.resources.find((list) => list.length === countOf(shown) && list.every(isShown));
  return copy ?? [];
}

function countOf(bits: number): number {
  return RESOURCES.filter((_, bit) => (bits & (1 << bit)) !== 0).length;
}
