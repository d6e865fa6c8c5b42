import type { Seat } from '@tessera/kernel';
import { hasWalls, outskirts } from '../board/cities.ts';
import { geometry } from '../board/geometry.ts';
import { BUILDING_FAMILY, BUILDING_UPGRADE } from '../data/faces.ts';
import { playerOf, type State } from '../state.ts';
import { BUILDING_ITEMS, buildingOfItem, WALLS_ITEM } from './items.ts';
import { plays } from './knowledge.ts';
import { siteObstacle } from './sites.ts';

/** A building that Spain may place: the item, the city, and the square; for walls the center. */
export interface DiscoveryBuilding {
  readonly item: number;
  readonly city: number;
  readonly square: number;
}

/** What Spain may build for a tile: any basic building or walls, unlocked or not, in any of its cities (RUL-302). */
export function discoveryBuildings(state: State, seat: Seat): DiscoveryBuilding[] {
  const player = playerOf(state, seat);
  const found: DiscoveryBuilding[] = [];
  if (!plays(player, 'spain')) return found;
  for (let city = 0; city < player.cities.length; city++) {
    const center = player.cities[city] as number;
    if (center < 0) continue;
    if (!hasWalls(player, city)) found.push({ item: WALLS_ITEM, city, square: center });
    for (let item = BUILDING_ITEMS.first; item < WALLS_ITEM; item++) {
      if (!isBasic(item) || (state.buildings[BUILDING_FAMILY[buildingOfItem(item)] as number] as number) === 0)
        continue;
      for (const square of outskirts(geometry(state), player, city)) {
        if (siteObstacle(state, seat, city, item, square, null) === null) found.push({ item, city, square });
      }
    }
  }
  return found;
}

/** Not the upgraded side of a marker (GEN-012). */
function isBasic(item: number): boolean {
  return !BUILDING_UPGRADE.includes(buildingOfItem(item));
}
