import { BUILDING_IDS } from './buildings.ts';
import { CIVILIZATION_IDS } from './civilizations.ts';
import { CULTURE_EVENT_IDS } from './cultureEvents.ts';
import { GOVERNMENT_IDS } from './governments.ts';
import { GREAT_PERSON_CARD_IDS } from './greatPeople.ts';
import { TECH_IDS } from './techIds.ts';
import { UNIT_TYPES } from './units.ts';
import { WONDER_IDS } from './wonders.ts';

/** Faces by name, as the small integers that the state holds: `TECH.navigation`, `WONDER.oracle`. */
export const TECH = indices(TECH_IDS);
export const BUILDING = indices(BUILDING_IDS);
export const WONDER = indices(WONDER_IDS);
export const GOVERNMENT = indices(GOVERNMENT_IDS);
export const CIVILIZATION = indices(CIVILIZATION_IDS);
export const EVENT = indices(CULTURE_EVENT_IDS);
export const PERSON = indices(GREAT_PERSON_CARD_IDS);
export const UNIT = indices(UNIT_TYPES);

function indices<I extends string>(ids: readonly I[]): { readonly [id in I]: number } {
  const table: { [id: string]: number } = {};
  for (let i = 0; i < ids.length; i++) table[ids[i] as I] = i;
  return table as { readonly [id in I]: number };
}
