import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { outskirtsOf } from '../board/cities.ts';
import { techId } from '../data/faces.ts';
import type { GreatPersonCardId } from '../data/greatPeople.ts';
import { TECH } from '../data/names.ts';
import type { WonderId } from '../data/wonders.ts';
import { playerOf, type State } from '../state.ts';
import { itemObstacle, whyNotMake } from './buildable.ts';
import { BUILDING_ITEMS, isBuildingItem, isUnitItem, isWonderItem, itemId, WALLS_ITEM } from './items.ts';
import { knows } from './knowledge.ts';
import { isUsed } from './oncePerTurn.ts';
import { sitesOf, whyNotSite } from './sites.ts';

/** May the player make something with Plastics this turn? */
export function mayMakeFree(state: State, seat: Seat): boolean {
  const player = playerOf(state, seat);
  return knows(player, TECH.plastics) && !isUsed(player, 'plastics');
}

/**
 * Why Plastics cannot make an item: an unlocked unit, figure or building, with every rule but its cost (RUL-065, RUL-307), walls
 * included (RUL-382), once per turn (RUL-346). Null if it can, in any city.
 */
export function whyNotFreeItem(state: State, seat: Seat, item: number): Illegal | null {
  const player = playerOf(state, seat);
  const tech = techId(TECH.plastics);
  if (!knows(player, TECH.plastics)) return illegal('TECH-001', { tech });
  if (isUsed(player, 'plastics')) return illegal('RUL-346', { tech });
  if (isWonderItem(item)) return illegal('RUL-307', { tech, item: itemId(item) });
  return whyNotAnywhere(state, seat, item);
}

/**
 * Why a card that gives an unlocked building cannot give this item (RUL-065, RUL-307); walls are a building (RUL-382). `by` names
 * the card for the refusal.
 */
export function whyNotFreeBuilding(
  state: State,
  seat: Seat,
  item: number,
  by: { readonly wonder: WonderId } | { readonly card: GreatPersonCardId },
): Illegal | null {
  if (item !== WALLS_ITEM && !isBuildingItem(item)) return illegal('RUL-307', { ...by, item: itemId(item) });
  return whyNotAnywhere(state, seat, item);
}

/** The buildings that such a card can give: unlocked, with a marker and a square left in any own city. */
export function freeBuildings(state: State, seat: Seat): number[] {
  const items: number[] = [];
  for (let item = BUILDING_ITEMS.first; item <= WALLS_ITEM; item++) if (isFreeItem(state, seat, item)) items.push(item);
  return items;
}

/** Why no city of the player can make an item, its cost aside. */
function whyNotAnywhere(state: State, seat: Seat, item: number): Illegal | null {
  if (isFreeItem(state, seat, item)) return null;
  const city = playerOf(state, seat).cities.findIndex((center) => center >= 0);
  return whyNotMake(state, seat, city, item) ?? illegal('BLD-007', { item: itemId(item) });
}

function isFreeItem(state: State, seat: Seat, item: number): boolean {
  if (isUnitItem(item)) return itemObstacle(state, seat, 0, item, null) === null;
  return freeSites(state, seat, item).length > 0;
}

/** Where a figure or building may go: the outskirts of all cities; walls to a center (RUL-307, RUL-373). */
export function freeSites(state: State, seat: Seat, item: number): number[] {
  const { cities } = playerOf(state, seat);
  const sites: number[] = [];
  for (let city = 0; city < cities.length; city++) {
    const center = cities[city] as number;
    if (center < 0 || itemObstacle(state, seat, city, item, null) !== null) continue;
    if (item === WALLS_ITEM) sites.push(center);
    else sites.push(...sitesOf(state, seat, city, item, null));
  }
  return sites;
}

/** Why such an item may not go to a square. */
export function whyNotFreeSite(state: State, seat: Seat, item: number, square: number): Illegal | null {
  if (freeSites(state, seat, item).includes(square)) return null;
  const city = freeCity(state, seat, item, square);
  if (item === WALLS_ITEM) {
    return city < 0 ? illegal('BLD-009', { item: itemId(item), square }) : whyNotMake(state, seat, city, item);
  }
  const nearest = playerOf(state, seat).cities.findIndex((center) => center >= 0);
  return whyNotSite(state, seat, city < 0 ? nearest : city, item, square, null);
}

/** The player's city to which a square belongs for the item, or −1. */
export function freeCity(state: State, seat: Seat, item: number, square: number): number {
  if (item === WALLS_ITEM) return playerOf(state, seat).cities.indexOf(square);
  const place = outskirtsOf(state, square);
  return place >= 0 && place >> 2 === seat ? place & 3 : -1;
}
