import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { hasWalls } from '../board/cities.ts';
import { unbuilt } from '../board/figures.ts';
import { faceOf, isBuilding } from '../board/pieces.ts';
import { BUILDING_FAMILIES } from '../data/buildings.ts';
import { AIRCRAFT, BUILDING_FAMILY, BUILDING_TECH, BUILDING_UPGRADE, buildingId, techId } from '../data/faces.ts';
import { RUSH } from '../data/market.ts';
import { TECH } from '../data/names.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { discountOn } from './discount.ts';
import {
  buildingOfItem,
  costOf,
  figureOfItem,
  isBuildingItem,
  isFigureItem,
  isUnitItem,
  itemId,
  needsSquare,
  unitOfItem,
  WALLS_ITEM,
  wonderOfItem,
} from './items.ts';
import { knows } from './knowledge.ts';
import { bonusesOf, mostProduction, productionOf, rushesFor, rushProduction } from './production.ts';
import { hasSite, type PlannedItem, whyNoSite } from './sites.ts';

/** Rules by which an item cannot be produced, whatever its cost: it is locked, or none are left. */
export type ItemObstacle =
  | 'FIG-002'
  | 'UNIT-003'
  | 'UNIT-004'
  | 'BLD-001'
  | 'BLD-018'
  | 'BLD-003'
  | 'BLD-010'
  | 'BLD-011'
  | 'WON-001';

/** Why a city cannot produce an item, its cost and place aside; `planned` is the first item of a split. */
export function itemObstacle(
  state: State,
  seat: Seat,
  city: number,
  item: number,
  planned: PlannedItem | null,
): ItemObstacle | null {
  const player = playerOf(state, seat);
  const isTwice = planned !== null && planned.item === item;
  if (isFigureItem(item)) return figuresLeft(player, item) > Number(isTwice) ? null : 'FIG-002';
  if (isUnitItem(item)) return unitObstacle(state, player, unitOfItem(item), Number(isTwice));
  if (isBuildingItem(item)) return buildingObstacle(state, player, buildingOfItem(item), planned);
  if (item === WALLS_ITEM) {
    if (!knows(player, TECH.masonry)) return 'BLD-011';
    return isTwice || hasWalls(player, city) ? 'BLD-010' : null;
  }
  return !isTwice && state.wonderMarket.includes(wonderOfItem(item)) ? null : 'WON-001';
}

function figuresLeft(player: Player, item: number): number {
  return unbuilt(figureOfItem(item) === 'army' ? player.armies : player.scouts);
}

/** Why a player cannot get one more unit of a type, whatever its cost, once some of its cards are spoken for. */
export function unitObstacle(
  state: State,
  player: Player,
  type: number,
  taken: number,
): Extract<ItemObstacle, 'UNIT-003' | 'UNIT-004'> | null {
  if (type === AIRCRAFT && !knows(player, TECH.flight)) return 'UNIT-003';
  return unitsLeft(state, type) > taken ? null : 'UNIT-004';
}

/** Face-up cards under a deck count: they are shuffled when reached (UNIT-005). */
function unitsLeft(state: State, type: number): number {
  return (state.unitDecks[type] as number[]).length + (state.unitDiscards[type] as number[]).length;
}

function buildingObstacle(
  state: State,
  player: Player,
  building: number,
  planned: PlannedItem | null,
): ItemObstacle | null {
  const upgrade = BUILDING_UPGRADE[building] as number;
  if (upgrade >= 0 && knows(player, BUILDING_TECH[upgrade] as number)) return 'BLD-018';
  if (!knows(player, BUILDING_TECH[building] as number)) return 'BLD-001';
  return markersLeft(state, BUILDING_FAMILY[building] as number, planned) > 0 ? null : 'BLD-003';
}

/** Markers of a family in the market once the planned item has taken one, and returned the one it replaces. */
function markersLeft(state: State, family: number, planned: PlannedItem | null): number {
  let left = state.buildings[family] as number;
  if (planned === null || planned.square < 0 || isFigureItem(planned.item)) return left;
  const replaced = state.pieces[planned.square] as number;
  if (isBuilding(replaced) && BUILDING_FAMILY[faceOf(replaced)] === family) left++;
  if (isBuildingItem(planned.item) && BUILDING_FAMILY[buildingOfItem(planned.item)] === family) left--;
  return left;
}

/** Can a city produce an item, its cost aside? */
export function isMakeable(state: State, seat: Seat, city: number, item: number, planned: PlannedItem | null): boolean {
  if (itemObstacle(state, seat, city, item, planned) !== null) return false;
  return !needsSquare(item) || hasSite(state, seat, city, item, planned);
}

/** Why a city cannot produce an item, its cost aside, with the facts behind it; null if it can. */
export function whyNotMake(
  state: State,
  seat: Seat,
  city: number,
  item: number,
  planned: PlannedItem | null = null,
): Illegal | null {
  const obstacle = itemObstacle(state, seat, city, item, planned);
  if (obstacle !== null) return illegal(obstacle, { item: itemId(item), ...obstacleParams(obstacle, item) });
  if (!needsSquare(item) || hasSite(state, seat, city, item, planned)) return null;
  return whyNoSite(state, seat, city, item, planned);
}

function obstacleParams(obstacle: ItemObstacle, item: number): { readonly [param: string]: string } {
  switch (obstacle) {
    case 'UNIT-003':
      return { tech: techId(TECH.flight) };
    case 'BLD-011':
      return { tech: techId(TECH.masonry) };
    case 'BLD-001':
      return { tech: techId(BUILDING_TECH[buildingOfItem(item)] as number) };
    case 'BLD-018':
      return { upgrade: buildingId(BUILDING_UPGRADE[buildingOfItem(item)] as number) };
    case 'BLD-003':
      return { family: BUILDING_FAMILIES[BUILDING_FAMILY[buildingOfItem(item)] as number] as string };
    default:
      return {};
  }
}

/** Why a city cannot produce an item now: the rule, with cost, production and trade where these decide; null if it can. */
export function whyNotBuild(state: State, seat: Seat, city: number, item: number): Illegal | null {
  return (
    whyNotMake(state, seat, city, item) ?? whyNotPay(state, seat, city, costOf(playerOf(state, seat), item), [item])
  );
}

/** Why a city's production, bonuses and rushing together do not reach the cost of items (CITY-004), the last of which is asked about; null if they do. */
export function whyNotPay(
  state: State,
  seat: Seat,
  city: number,
  cost: number,
  items: readonly number[],
): Illegal | null {
  const discount = discountOn(state, seat, items);
  if (mostProduction(state, seat, city) + discount >= cost) return null;
  const production = productionOf(state, seat, city);
  const bonuses = bonusesOf(state, seat, city) + discount;
  const missing = cost - production - bonuses;
  const { trade, cities } = playerOf(state, seat);
  return illegal('CITY-004', {
    item: itemId(items.at(-1) as number),
    city: cities[city] as number,
    cost,
    production,
    bonuses,
    missing,
    trade,
    tradeNeeded: RUSH.trade * rushesFor(missing, rushProduction(state, seat)),
  });
}
