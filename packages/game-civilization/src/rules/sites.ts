import { type Illegal, illegal, type PlainObject, type Seat } from '@tessera/kernel';
import { outskirts } from '../board/cities.ts';
import { figuresAt, hasEnemyFigure } from '../board/figures.ts';
import { geometry } from '../board/geometry.ts';
import { faceOf, isBuilding, isMarker, isWonder } from '../board/pieces.ts';
import { BUILDING_LIMITED, BUILDING_TERRAIN, GROUND_TERRAIN, terrainId, WATER } from '../data/faces.ts';
import { TERRAINS } from '../data/terrain.ts';
import { playerOf, type State } from '../state.ts';
import { buildingOfItem, figureOfItem, isBuildingItem, isFigureItem, itemId } from './items.ts';
import { stackingLimit, waterRight } from './limits.ts';

/** The first item of a split, which counts as made when the second is chosen (RUL-271); −1 if it takes no square. */
export interface PlannedItem {
  readonly item: number;
  readonly square: number;
}

/** Rules by which a square may not take an item; a later rule means the square came nearer to being a site. */
const OBSTACLES = [
  'FIG-003',
  'BLD-004',
  'WON-003',
  'MAP-009',
  'RUL-071',
  'RUL-079',
  'FIG-004',
  'BLD-005',
  'FIG-010',
  'BLD-020',
  'WON-010',
  'FIG-005',
  'BLD-007',
  'WON-004',
] as const;
export type SiteObstacle = (typeof OBSTACLES)[number];

/** Why a city may not put an item on a square, as the number of the rule, or null if it may. */
export function siteObstacle(
  state: State,
  seat: Seat,
  city: number,
  item: number,
  square: number,
  planned: PlannedItem | null,
): SiteObstacle | null {
  if (squaresOf(state, seat, city).includes(square)) return outskirtsObstacle(state, seat, city, item, square, planned);
  return isFigureItem(item) ? 'FIG-003' : isBuildingItem(item) ? 'BLD-004' : 'WON-003';
}

function outskirtsObstacle(
  state: State,
  seat: Seat,
  city: number,
  item: number,
  square: number,
  planned: PlannedItem | null,
): SiteObstacle | null {
  const isFigure = isFigureItem(item);
  if ((state.ground[square] as number) < 0) return 'MAP-009';
  if (isMarker(state.pieces[square] as number)) return isFigure ? 'RUL-071' : 'RUL-079';
  if (isFigure) return figureObstacle(state, seat, item, square, planned);
  return isBuildingItem(item)
    ? buildingObstacle(state, seat, city, item, square, planned)
    : wonderObstacle(state, seat, city, square, planned);
}

/** FIG-004, FIG-005, FIG-010; an army may be put among enemies and fights at once (FIG-011). */
function figureObstacle(
  state: State,
  seat: Seat,
  item: number,
  square: number,
  planned: PlannedItem | null,
): SiteObstacle | null {
  const player = playerOf(state, seat);
  if (isWaterSquare(state, square) && waterRight(player) < 2) return 'FIG-004';
  if (figureOfItem(item) === 'scout' && hasEnemyFigure(state, seat, square)) return 'FIG-010';
  const isJoined = planned !== null && planned.square === square && isFigureItem(planned.item);
  return figuresAt(player, square) + Number(isJoined) >= stackingLimit(state, player) ? 'FIG-005' : null;
}

/** What stands on the square itself is replaced, so it does not count against a new piece (BLD-014). */
function buildingObstacle(
  state: State,
  seat: Seat,
  city: number,
  item: number,
  square: number,
  planned: PlannedItem | null,
): SiteObstacle | null {
  const building = buildingOfItem(item);
  const terrain = GROUND_TERRAIN[state.ground[square] as number] as number;
  if (((BUILDING_TERRAIN[building] as number) & (1 << terrain)) === 0) return 'BLD-005';
  if (hasEnemyFigure(state, seat, square)) return 'BLD-020';
  if (BUILDING_LIMITED[building] === 0) return null;
  return limitedSquare(state, seat, city, square, planned) >= 0 ? 'BLD-007' : null;
}

function wonderObstacle(
  state: State,
  seat: Seat,
  city: number,
  square: number,
  planned: PlannedItem | null,
): SiteObstacle | null {
  if (isWaterSquare(state, square)) return 'WON-004';
  if (hasEnemyFigure(state, seat, square)) return 'WON-010';
  return otherWonderSquare(state, seat, city, square, planned) >= 0 ? 'WON-004' : null;
}

/** Where the city's limited building stands, if not on this square, or −1. */
function limitedSquare(state: State, seat: Seat, city: number, square: number, planned: PlannedItem | null): number {
  for (const other of squaresOf(state, seat, city)) {
    if (other === square) continue;
    if (planned !== null && planned.square === other && !isFigureItem(planned.item)) {
      if (isBuildingItem(planned.item) && BUILDING_LIMITED[buildingOfItem(planned.item)] === 1) return other;
      continue;
    }
    const piece = state.pieces[other] as number;
    if (isBuilding(piece) && BUILDING_LIMITED[faceOf(piece)] === 1) return other;
  }
  return -1;
}

/** Where the city's wonder stands, if not on this square, or −1; an obsolete one counts (RUL-084). */
function otherWonderSquare(
  state: State,
  seat: Seat,
  city: number,
  square: number,
  planned: PlannedItem | null,
): number {
  for (const other of squaresOf(state, seat, city)) {
    if (other === square) continue;
    if (planned !== null && planned.square === other && !isFigureItem(planned.item)) {
      if (!isBuildingItem(planned.item)) return other;
      continue;
    }
    if (isWonder(state.pieces[other] as number)) return other;
  }
  return -1;
}

/** All squares where the city may put the item. */
export function sitesOf(state: State, seat: Seat, city: number, item: number, planned: PlannedItem | null): number[] {
  const sites: number[] = [];
  for (const square of squaresOf(state, seat, city)) {
    if (outskirtsObstacle(state, seat, city, item, square, planned) === null) sites.push(square);
  }
  return sites;
}

export function hasSite(state: State, seat: Seat, city: number, item: number, planned: PlannedItem | null): boolean {
  for (const square of squaresOf(state, seat, city)) {
    if (outskirtsObstacle(state, seat, city, item, square, planned) === null) return true;
  }
  return false;
}

/** Why there is no site: the rule that excludes the square nearest to being one. */
export function whyNoSite(state: State, seat: Seat, city: number, item: number, planned: PlannedItem | null): Illegal {
  let nearest: SiteObstacle = OBSTACLES[0];
  let best = -1;
  let at = -1;
  for (const square of squaresOf(state, seat, city)) {
    const obstacle = siteObstacle(state, seat, city, item, square, planned);
    if (obstacle === null) continue;
    // Water excludes a wonder as the wrong terrain excludes a building; another wonder counts only after all else.
    const isTerrain = obstacle === 'WON-004' && isWaterSquare(state, square);
    const rank = OBSTACLES.indexOf(isTerrain ? 'BLD-005' : obstacle);
    if (rank <= best) continue;
    best = rank;
    nearest = obstacle;
    at = square;
  }
  const reason = illegal(nearest, siteParams(state, seat, city, item, at, nearest, planned));
  return isFigureItem(item) ? illegal('RUL-072', { ...reason.params, because: nearest }) : reason;
}

/** Why the item may not go to this square, with the numbers behind it; null if it may. */
export function whyNotSite(
  state: State,
  seat: Seat,
  city: number,
  item: number,
  square: number,
  planned: PlannedItem | null,
): Illegal | null {
  const obstacle = siteObstacle(state, seat, city, item, square, planned);
  if (obstacle === null) return null;
  return illegal(obstacle, siteParams(state, seat, city, item, square, obstacle, planned));
}

function siteParams(
  state: State,
  seat: Seat,
  city: number,
  item: number,
  square: number,
  obstacle: SiteObstacle,
  planned: PlannedItem | null,
): PlainObject {
  const player = playerOf(state, seat);
  const center = player.cities[city] as number;
  const params = { item: itemId(item), city: center, square };
  const ground = state.ground[square] ?? -1;
  const terrain = ground < 0 ? null : terrainId(GROUND_TERRAIN[ground] as number);
  switch (obstacle) {
    case 'BLD-005': {
      const allowed = BUILDING_TERRAIN[buildingOfItem(item)] as number;
      return { ...params, terrain, allowed: TERRAINS.filter((_, one) => (allowed & (1 << one)) !== 0) };
    }
    case 'FIG-004':
      return { ...params, terrain };
    case 'FIG-005':
      return { ...params, figures: figuresAt(player, square), limit: stackingLimit(state, player) };
    case 'BLD-007':
      return { ...params, other: limitedSquare(state, seat, city, square, planned) };
    case 'WON-004':
      return isWaterSquare(state, square)
        ? { ...params, terrain }
        : { ...params, other: otherWonderSquare(state, seat, city, square, planned) };
    default:
      return params;
  }
}

function isWaterSquare(state: State, square: number): boolean {
  return GROUND_TERRAIN[state.ground[square] ?? -1] === WATER;
}

function squaresOf(state: State, seat: Seat, city: number): readonly number[] {
  return outskirts(geometry(state), playerOf(state, seat), city);
}
