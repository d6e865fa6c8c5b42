import { BUILDING_IDS } from '../data/buildings.ts';
import { FIGURES } from '../data/figures.ts';
import { UNIT_TYPES } from '../data/units.ts';
import { WONDER_IDS } from '../data/wonders.ts';

/** Everything a city can produce (CITY-002): an item is its index here. */
export const ITEM_IDS = [...FIGURES, ...UNIT_TYPES, ...BUILDING_IDS, 'walls', ...WONDER_IDS] as const;

export type ItemId = (typeof ITEM_IDS)[number];
