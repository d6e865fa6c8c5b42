import type { TechId } from './techIds.ts';
import { type Icons, icons, LAND, type Terrain } from './terrain.ts';

export const BUILDING_IDS = [
  'harbor',
  'tradingPost',
  'workshop',
  'ironMine',
  'library',
  'university',
  'granary',
  'aqueduct',
  'market',
  'bank',
  'temple',
  'cathedral',
  'barracks',
  'academy',
] as const;
export type BuildingId = (typeof BUILDING_IDS)[number];

/** A basic building and its upgrade are two sides of one marker and share a supply (CMP-012), named after the basic one. */
export const BUILDING_FAMILIES = [
  'harbor',
  'tradingPost',
  'workshop',
  'library',
  'granary',
  'market',
  'temple',
  'barracks',
] as const;
export type BuildingFamily = (typeof BUILDING_FAMILIES)[number];

/** Markers of each family in the box (CMP-011). */
export const BUILDING_SUPPLY: { readonly [F in BuildingFamily]: number } = {
  harbor: 10,
  tradingPost: 6,
  workshop: 6,
  library: 6,
  granary: 6,
  market: 5,
  temple: 5,
  barracks: 5,
};

export interface BuildingFace {
  readonly id: BuildingId;
  readonly family: BuildingFamily;
  /** Production. */
  readonly cost: number;
  /** Where it may be placed (BLD-005). */
  readonly terrain: readonly Terrain[];
  /** They replace everything printed on the square (BLD-008). */
  readonly icons: Icons;
  /** Starred: a city has at most one limited building of any kind (BLD-007). */
  readonly limited: boolean;
  readonly upgradesTo: BuildingId | null;
  readonly unlockedBy: TechId;
}

/** In the order of BUILDING_IDS. */
export const BUILDINGS: readonly BuildingFace[] = [
  {
    id: 'harbor',
    family: 'harbor',
    cost: 7,
    terrain: ['water'],
    icons: icons({ trade: 2, production: 1 }),
    limited: false,
    upgradesTo: null,
    unlockedBy: 'navigation',
  },
  {
    id: 'tradingPost',
    family: 'tradingPost',
    cost: 7,
    terrain: ['desert'],
    icons: icons({ trade: 2, culture: 1 }),
    limited: false,
    upgradesTo: null,
    unlockedBy: 'codeOfLaws',
  },
  {
    id: 'workshop',
    family: 'workshop',
    cost: 7,
    terrain: ['mountain'],
    icons: icons({ production: 3 }),
    limited: false,
    upgradesTo: 'ironMine',
    unlockedBy: 'construction',
  },
  {
    id: 'ironMine',
    family: 'workshop',
    cost: 10,
    terrain: ['mountain'],
    icons: icons({ production: 4 }),
    limited: false,
    upgradesTo: null,
    unlockedBy: 'railroad',
  },
  {
    id: 'library',
    family: 'library',
    cost: 5,
    terrain: ['grassland'],
    icons: icons({ trade: 1, culture: 1 }),
    limited: false,
    upgradesTo: 'university',
    unlockedBy: 'writing',
  },
  {
    id: 'university',
    family: 'library',
    cost: 8,
    terrain: ['grassland'],
    icons: icons({ trade: 2, culture: 2 }),
    limited: false,
    upgradesTo: null,
    unlockedBy: 'printingPress',
  },
  {
    id: 'granary',
    family: 'granary',
    cost: 5,
    terrain: ['grassland'],
    icons: icons({ trade: 1, production: 1 }),
    limited: false,
    upgradesTo: 'aqueduct',
    unlockedBy: 'pottery',
  },
  {
    id: 'aqueduct',
    family: 'granary',
    cost: 8,
    terrain: ['grassland'],
    icons: icons({ trade: 2, production: 2 }),
    limited: false,
    upgradesTo: null,
    unlockedBy: 'engineering',
  },
  {
    id: 'market',
    family: 'market',
    cost: 7,
    terrain: LAND,
    icons: icons({ trade: 1, production: 1, culture: 1 }),
    limited: true,
    upgradesTo: 'bank',
    unlockedBy: 'currency',
  },
  {
    id: 'bank',
    family: 'market',
    cost: 10,
    terrain: LAND,
    icons: icons({ trade: 1, production: 1, culture: 1, coin: 1 }),
    limited: true,
    upgradesTo: null,
    unlockedBy: 'banking',
  },
  {
    id: 'temple',
    family: 'temple',
    cost: 7,
    terrain: LAND,
    icons: icons({ culture: 2 }),
    limited: true,
    upgradesTo: 'cathedral',
    unlockedBy: 'philosophy',
  },
  {
    id: 'cathedral',
    family: 'temple',
    cost: 10,
    terrain: LAND,
    icons: icons({ culture: 3 }),
    limited: true,
    upgradesTo: null,
    unlockedBy: 'theology',
  },
  {
    id: 'barracks',
    family: 'barracks',
    cost: 7,
    terrain: LAND,
    icons: icons({ trade: 2, combat: 2 }),
    limited: true,
    upgradesTo: 'academy',
    unlockedBy: 'metalworking',
  },
  {
    id: 'academy',
    family: 'barracks',
    cost: 10,
    terrain: LAND,
    icons: icons({ trade: 2, combat: 4 }),
    limited: true,
    upgradesTo: null,
    unlockedBy: 'militaryScience',
  },
];

/** City walls: a building in the city center, on the reverse of the city marker (BLD-009, BLD-011, RUL-081). */
export const WALLS = { cost: 7, unlockedBy: 'masonry' } as const satisfies {
  readonly cost: number;
  readonly unlockedBy: TechId;
};
