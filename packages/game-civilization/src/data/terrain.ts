import type { GameSet } from './sets.ts';

/** The five terrains (MAP-002). */
export const TERRAINS = ['mountain', 'forest', 'grassland', 'desert', 'water'] as const;
export type Terrain = (typeof TERRAINS)[number];
/** Every terrain but water. */
export const LAND = ['mountain', 'forest', 'grassland', 'desert'] as const;

/** What a square, building or great person shows. Combat counts for its owner and cannot be gathered by scouts. */
export interface Icons {
  readonly trade: number;
  readonly production: number;
  readonly culture: number;
  readonly coin: number;
  readonly combat: number;
}

const NO_ICONS: Icons = { trade: 0, production: 0, culture: 0, coin: 0, combat: 0 };

/** Icons by kind; kinds that are not there are left out. */
export function icons(some: Partial<Icons>): Icons {
  return { ...NO_ICONS, ...some };
}

/** What each terrain gives by itself. */
export const TERRAIN_ICONS: { readonly [T in Terrain]: Icons } = {
  mountain: icons({ production: 1 }),
  forest: icons({ production: 2 }),
  grassland: NO_ICONS,
  desert: icons({ trade: 1 }),
  water: icons({ trade: 1 }),
};

/** Two-sided markers that change a square for the rest of the game; each side shows its terrain's own icons (RUL-020). */
export interface DisasterMarkers {
  readonly set: GameSet;
  readonly count: number;
  readonly sides: readonly [Terrain, Terrain];
}

export const DISASTER_MARKERS: readonly DisasterMarkers[] = [
  { set: 'base', count: 12, sides: ['grassland', 'desert'] },
  { set: 'expansion', count: 8, sides: ['forest', 'water'] },
];
