import type { Setup } from '@tessera/game-civilization';
import {
  ABILITY_PHASE,
  ABILITY_TECH,
  BUILDING_IDS,
  CARD_PHASES,
  CITY_MARKER_KINDS,
  CIVILIZATION_ABILITIES,
  CULTURE_EVENT_IDS,
  civilizationId,
  EVENT_CARD_EVENT,
  GOVERNMENT_IDS,
  GREAT_PERSON_TYPES,
  INVESTMENT_IDS,
  markerId,
  personCardId,
  relicId,
  TECH_IDS,
  TECH_SET,
  techId,
  tileId,
  UNIT_CARDS,
  wonderId,
} from '@tessera/game-civilization/data';
import { itemId, WALLS_ITEM } from '@tessera/game-civilization/rules/items.ts';
import { civilizationsFor, initialState } from '@tessera/game-civilization/setup.ts';
import { VICTORIES } from '@tessera/game-civilization/state/victories.ts';

export const FAMILIES = [
  'civilization',
  'civilizationAbility',
  'government',
  'tech',
  'ability',
  'event',
  'wonder',
  'building',
  'unit',
  'person',
  'personCard',
  'hut',
  'village',
  'relic',
  'tile',
  'investment',
  'cityMarker',
  'victory',
] as const;
export type Family = (typeof FAMILIES)[number];

/** A capital that has become a metropolis (MET-001): its marker is none of those that lie on cities. */
export const METROPOLIS = 'metropolis';
export const WALLS = itemId(WALLS_ITEM);

/** The resource ability of a tech, by its place among all of them: a tech has at most one in a phase. */
export function abilityId(ability: number): string {
  return `${techId(ABILITY_TECH[ability] as number)}.${CARD_PHASES[ABILITY_PHASE[ability] as number]}`;
}

/** What games with this set-up have in their box, each face once. */
export function componentsOf(setup: Setup): { readonly [F in Family]: readonly string[] } {
  const { options } = setup;
  const box = initialState(setup);
  const civilizations = civilizationsFor(options).map(civilizationId);
  const isTechIn = (tech: number) => TECH_SET[tech] === 0 || options.expansion;
  const abilities = [...ABILITY_TECH.keys()].filter((ability) => isTechIn(ABILITY_TECH[ability] as number));
  const events = box.eventDecks.flat().map((card) => CULTURE_EVENT_IDS[EVENT_CARD_EVENT[card] as number] as string);
  return {
    civilization: civilizations,
    civilizationAbility: civilizations.flatMap((id) => CIVILIZATION_ABILITIES[id]),
    government: GOVERNMENT_IDS,
    tech: TECH_IDS.filter((_, tech) => isTechIn(tech)),
    ability: abilities.map(abilityId),
    event: distinct(events),
    wonder: box.wonderDeck.map(wonderId),
    building: [...BUILDING_IDS, WALLS],
    unit: UNIT_CARDS.map(({ id }) => id),
    person: GREAT_PERSON_TYPES,
    personCard: box.personDeck.map(personCardId),
    hut: distinct(box.huts.map(markerId)),
    village: distinct(box.villages.map(markerId)),
    relic: box.box.relics.map(relicId),
    tile: box.box.tiles.map(tileId),
    investment: options.investments ? INVESTMENT_IDS : [],
    cityMarker: options.expansion ? [...CITY_MARKER_KINDS, METROPOLIS] : [],
    victory: VICTORIES,
  };
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
