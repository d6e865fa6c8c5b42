import type { Figure } from './figures.ts';
import type { GovernmentId } from './governments.ts';
import type { GameSet } from './sets.ts';
import type { TechId } from './techIds.ts';

/** All civilizations, the base game's first. Each has a home tile of the same id (mapTiles.ts). */
export const CIVILIZATION_IDS = [
  'america',
  'china',
  'egypt',
  'germany',
  'rome',
  'russia',
  'arabia',
  'greece',
  'india',
  'spain',
] as const;
export type CivilizationId = (typeof CIVILIZATION_IDS)[number];

export interface CivilizationFace {
  readonly id: CivilizationId;
  readonly set: GameSet;
  readonly startingTech: TechId;
  readonly startingGovernment: GovernmentId;
  /** The white figure it has beside those of its colour (CIV-007, CIV-013). */
  readonly whiteFigure: Figure | null;
  /** What it adds to the limits (RUL-147), the production of a rush, the culture of a hut or village, the units at the start. */
  readonly travelSpeed: number;
  readonly stackingLimit: number;
  readonly rush: number;
  readonly markerCulture: number;
  readonly startingInfantry: number;
  /** The culture for each resource spent (RUL-384), and for each resource square of a devoted city (FAQ-066). */
  readonly spentCulture: number;
  readonly resourceCulture: number;
}

function civilization(
  id: CivilizationId,
  set: GameSet,
  startingTech: TechId,
  startingGovernment: GovernmentId = 'despotism',
  adds: Partial<CivilizationFace> = {},
): CivilizationFace {
  const nothing = {
    whiteFigure: null,
    travelSpeed: 0,
    stackingLimit: 0,
    rush: 0,
    markerCulture: 0,
    startingInfantry: 0,
    spentCulture: 0,
    resourceCulture: 0,
  };
  return { id, set, startingTech, startingGovernment, ...nothing, ...adds };
}

/** In the order of CIVILIZATION_IDS. */
export const CIVILIZATIONS: readonly CivilizationFace[] = [
  civilization('america', 'base', 'currency', 'despotism', { rush: 1 }),
  civilization('china', 'base', 'writing', 'despotism', { markerCulture: 3 }),
  civilization('egypt', 'base', 'construction'),
  civilization('germany', 'base', 'metalworking', 'despotism', { startingInfantry: 2 }),
  civilization('rome', 'base', 'codeOfLaws', 'republic'),
  civilization('russia', 'base', 'communism', 'communism', { whiteFigure: 'army', stackingLimit: 1 }),
  civilization('arabia', 'expansion', 'mathematics', 'despotism', { spentCulture: 2 }),
  civilization('greece', 'expansion', 'democracy', 'democracy'),
  civilization('india', 'expansion', 'agriculture', 'despotism', { resourceCulture: 1 }),
  civilization('spain', 'expansion', 'navigation', 'despotism', { whiteFigure: 'scout', travelSpeed: 1 }),
];

/** What the advanced Arabs gain instead of their culture for a resource spent (VAR-016). */
export const ADVANCED_ARABS_CULTURE = 1;
