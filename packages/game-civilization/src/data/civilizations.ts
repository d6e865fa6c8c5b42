import type { Figure } from './figures.ts';
import type { GovernmentId } from './governments.ts';
import type { GameSet } from './sets.ts';
import type { TechId } from './techs.ts';

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
}

function civilization(
  id: CivilizationId,
  set: GameSet,
  startingTech: TechId,
  startingGovernment: GovernmentId = 'despotism',
  whiteFigure: Figure | null = null,
): CivilizationFace {
  return { id, set, startingTech, startingGovernment, whiteFigure };
}

/** In the order of CIVILIZATION_IDS. */
export const CIVILIZATIONS: readonly CivilizationFace[] = [
  civilization('america', 'base', 'currency'),
  civilization('china', 'base', 'writing'),
  civilization('egypt', 'base', 'construction'),
  civilization('germany', 'base', 'metalworking'),
  civilization('rome', 'base', 'codeOfLaws', 'republic'),
  civilization('russia', 'base', 'communism', 'communism', 'army'),
  civilization('arabia', 'expansion', 'mathematics'),
  civilization('greece', 'expansion', 'democracy', 'democracy'),
  civilization('india', 'expansion', 'agriculture'),
  civilization('spain', 'expansion', 'navigation', 'despotism', 'scout'),
];
