import { CULTURE_EVENTS, type CultureEventFace, UNIT_CARDS, type UnitCardFace } from '@tessera/game-civilization/data';

export function unitFace(card: string): UnitCardFace | null {
  return UNIT_CARDS.find(({ id }) => id === card) ?? null;
}

/** The face of an event card; further copies that show other resources have a number. */
export function eventFace(card: string): CultureEventFace | null {
  return CULTURE_EVENTS.find(({ id }) => id === card || card.replace(/\d$/, '') === id) ?? null;
}

/** What this very copy of an event may be paid as. */
export function shownResources(card: string): readonly string[] {
  const copy = Number(/\d$/.exec(card)?.[0] ?? 1) - 1;
  return eventFace(card)?.resources[copy] ?? [];
}
