import type { CivilizationId } from './civilizations.ts';

/**
 * The lasting abilities of the sheets, each with a name of its own: what a civilization has only at the start is not among them. The
 * rules carry them out where they ask who plays what, and by the numbers of `CIVILIZATIONS`.
 */
export const CIVILIZATION_ABILITIES = {
  america: ['rush'],
  china: ['markerCulture', 'savedUnit'],
  egypt: ['freeBuilding'],
  germany: ['techReward'],
  rome: ['freeAdvance'],
  russia: ['stackingLimit', 'sacrifice'],
  arabia: ['spentCulture', 'investedAdvance'],
  greece: ['newTechCulture', 'choiceOfPeople'],
  india: ['anyResource', 'resourceCulture'],
  spain: ['travelSpeed', 'discoveryBuilding'],
} as const satisfies { readonly [C in CivilizationId]: readonly string[] };

export type CivilizationAbility = (typeof CIVILIZATION_ABILITIES)[CivilizationId][number];
