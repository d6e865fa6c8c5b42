import { BUILDING_TECH, BUILDING_UPGRADE } from '../data/faces.ts';
import type { Player } from '../state.ts';
import { buildingOfItem, isBuildingItem, itemOfBuilding } from './items.ts';
import { knows } from './knowledge.ts';

/** The item that a free basic building becomes: a player who knows its upgrade places it on that side (RUL-080). */
export function freeSide(player: Player, item: number): number {
  if (!isBuildingItem(item)) return item;
  const upgrade = BUILDING_UPGRADE[buildingOfItem(item)] as number;
  return upgrade >= 0 && knows(player, BUILDING_TECH[upgrade] as number) ? itemOfBuilding(upgrade) : item;
}
