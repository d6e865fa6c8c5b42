import { BUILDING_IDS, WALLS } from '../data/buildings.ts';
import { AIRCRAFT, BUILDING_COST, unitCost, WONDER_COST, WONDER_LOWER_COST, WONDER_TECH } from '../data/faces.ts';
import { FIGURE_COST, FIGURES, type Figure } from '../data/figures.ts';
import { UNIT_TYPES } from '../data/units.ts';
import { ITEM_IDS, type ItemId } from '../state/itemIds.ts';
import type { Player } from '../state.ts';
import { knows } from './knowledge.ts';

const FIRST_UNIT = FIGURES.length;
const FIRST_BUILDING = FIRST_UNIT + UNIT_TYPES.length;
export const WALLS_ITEM = FIRST_BUILDING + BUILDING_IDS.length;
const FIRST_WONDER = WALLS_ITEM + 1;
export const ITEMS = ITEM_IDS.length;

/** Where each kind of item begins, for code that lists them. */
export const UNIT_ITEMS = { first: FIRST_UNIT, last: FIRST_BUILDING - 1 } as const;
export const BUILDING_ITEMS = { first: FIRST_BUILDING, last: WALLS_ITEM } as const;

export const itemId = (item: number): ItemId => ITEM_IDS[item] as ItemId;

/** The item of an id, or −1. */
export function itemIndex(id: unknown): number {
  return (ITEM_IDS as readonly unknown[]).indexOf(id);
}

export const isFigureItem = (item: number): boolean => item < FIRST_UNIT;
export const isUnitItem = (item: number): boolean => item >= FIRST_UNIT && item < FIRST_BUILDING;
/** Buildings of the outskirts: walls are a building too, but stand in the city center (BLD-009). */
export const isBuildingItem = (item: number): boolean => item >= FIRST_BUILDING && item < WALLS_ITEM;
export const isWonderItem = (item: number): boolean => item >= FIRST_WONDER;

export const figureOfItem = (item: number): Figure => FIGURES[item] as Figure;
export const unitOfItem = (item: number): number => item - FIRST_UNIT;
export const buildingOfItem = (item: number): number => item - FIRST_BUILDING;
export const itemOfBuilding = (building: number): number => FIRST_BUILDING + building;
export const wonderOfItem = (item: number): number => item - FIRST_WONDER;
export const itemOfWonder = (wonder: number): number => FIRST_WONDER + wonder;

/** Does the item go to a square of the outskirts? Units have no place, walls have theirs. */
export function needsSquare(item: number): boolean {
  return !isUnitItem(item) && item !== WALLS_ITEM;
}

/** What an item costs a player in production (FIG-001, UNIT-002, UNIT-003, BLD-002, RUL-081, WON-002). */
export function costOf(player: Player, item: number): number {
  if (isFigureItem(item)) return FIGURE_COST[figureOfItem(item)];
  if (isUnitItem(item)) return unitItemCost(player, unitOfItem(item));
  if (isBuildingItem(item)) return BUILDING_COST[buildingOfItem(item)] as number;
  return item === WALLS_ITEM ? WALLS.cost : wonderCost(player, wonderOfItem(item));
}

function unitItemCost(player: Player, type: number): number {
  return unitCost(type, type === AIRCRAFT ? 1 : (player.ranks[type] as number));
}

export function wonderCost(player: Player, wonder: number): number {
  const isLower = knows(player, WONDER_TECH[wonder] as number);
  return (isLower ? WONDER_LOWER_COST : WONDER_COST)[wonder] as number;
}
