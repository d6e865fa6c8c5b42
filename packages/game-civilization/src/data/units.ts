import type { TechId } from './techIds.ts';

export const UNIT_TYPES = ['artillery', 'infantry', 'mounted', 'aircraft'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];
/** The three types a player has from the start; barbarians have no others. */
export const LAND_UNIT_TYPES = ['artillery', 'infantry', 'mounted'] as const;
export type LandUnitType = (typeof LAND_UNIT_TYPES)[number];
export const UNIT_RANKS = 4;

export interface UnitTypeFace {
  readonly id: UnitType;
  /** The name of a unit by rank, as a key; aircraft have one version only (CMP-027). */
  readonly ranks: readonly string[];
  /** Production by rank (UNIT-002, UNIT-003). */
  readonly costs: readonly number[];
  readonly trumps: UnitType | null;
  /** The tech that gives each rank; rank 1 of the land types needs none. */
  readonly techs: readonly (TechId | null)[];
}

const LAND_COSTS = [5, 7, 9, 11] as const;

export const UNITS: readonly UnitTypeFace[] = [
  {
    id: 'artillery',
    ranks: ['archer', 'catapult', 'cannon', 'mobileArtillery'],
    costs: LAND_COSTS,
    trumps: 'infantry',
    techs: [null, 'mathematics', 'metalCasting', 'ballistics'],
  },
  {
    id: 'infantry',
    ranks: ['spearman', 'pikeman', 'rifleman', 'modernInfantry'],
    costs: LAND_COSTS,
    trumps: 'mounted',
    techs: [null, 'democracy', 'gunpowder', 'replaceableParts'],
  },
  {
    id: 'mounted',
    ranks: ['horseman', 'knight', 'cavalry', 'tank'],
    costs: LAND_COSTS,
    trumps: 'artillery',
    techs: [null, 'chivalry', 'railroad', 'combustion'],
  },
  { id: 'aircraft', ranks: ['aircraft'], costs: [12], trumps: null, techs: ['flight'] },
];

/** One face of a unit card, with its strength by rank (CMP-026, CMP-027). */
export interface UnitCardFace {
  readonly id: string;
  readonly type: UnitType;
  readonly copies: number;
  readonly strengths: readonly number[];
}

function land(type: LandUnitType): UnitCardFace[] {
  return [3, 9, 3].map((copies, i) => {
    const strengths = [i + 1, i + 2, i + 3, i + 4];
    return { id: `${type}${i + 1}`, type, copies, strengths };
  });
}

function aircraft(strength: number, copies: number): UnitCardFace {
  return { id: `aircraft${strength}`, type: 'aircraft', copies, strengths: [strength] };
}

/** All 12 faces: 53 cards. The number in an id is the strength at rank 1. */
export const UNIT_CARDS: readonly UnitCardFace[] = [
  ...LAND_UNIT_TYPES.flatMap(land),
  aircraft(5, 3),
  aircraft(6, 3),
  aircraft(7, 2),
];

export const COMBAT_BONUS_CARDS = 2;

/** A player's military tech markers, with the ranks on their two sides (CMP-010); the aircraft marker hides or shows a star. */
export interface MilitaryTechMarker {
  readonly type: UnitType;
  readonly ranks: readonly number[];
}

export const MILITARY_TECH_MARKERS: readonly MilitaryTechMarker[] = [
  ...LAND_UNIT_TYPES.map((type) => ({ type, ranks: [1, 2] })),
  ...LAND_UNIT_TYPES.map((type) => ({ type, ranks: [3, 4] })),
  { type: 'aircraft', ranks: [1] },
];
