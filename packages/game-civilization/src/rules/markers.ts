import { hutIndex, MARKER_CULTURE, villageIndex } from '../data/faces.ts';

const GREAT_PERSON = villageIndex('greatPerson');
const WEALTH = villageIndex('wealth');
const FRIENDLY_BARBARIAN = hutIndex('friendlyBarbarian');

/** Does a hut or village marker stay with its finder: a resource, or one to be used later (HUT-001, HUT-009, HUT-011 to HUT-015)? */
export function isKept(marker: number): boolean {
  if (marker === GREAT_PERSON || marker === WEALTH || marker === FRIENDLY_BARBARIAN) return false;
  return MARKER_CULTURE[marker] === 0;
}
