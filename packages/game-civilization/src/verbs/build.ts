import { call, type Seat, tell } from '@tessera/kernel';
import { figureOwner, hasEnemyArmy, scoutsAt } from '../board/figures.ts';
import { buildingPiece, wonderPiece } from '../board/pieces.ts';
import { BUILDING_FAMILY, buildingId, wonderId } from '../data/faces.ts';
import {
  buildingOfItem,
  figureOfItem,
  isBuildingItem,
  isFigureItem,
  isUnitItem,
  unitOfItem,
  WALLS_ITEM,
  wonderOfItem,
} from '../rules/items.ts';
import { plays } from '../rules/knowledge.ts';
import { overrunLoot } from '../rules/loot.ts';
import { hasPerson } from '../rules/people.ts';
import { advancing } from '../state/frames/advanceTrack.ts';
import { battleFrame } from '../state/frames/battle.ts';
import { lootFrame } from '../state/frames/loot.ts';
import { playerOf, type StepContext } from '../state.ts';
import { destroyFigures, placeFigure } from './figures.ts';
import { clearSquare } from './pieces.ts';
import { settle } from './settle.ts';
import { gainUnit } from './units.ts';
import { takeFromWonderMarket } from './wonderMarket.ts';

/** Makes an item that may be made, no matter who pays for it; `square` is −1 for one that has none. */
export function buildItem(context: StepContext, seat: Seat, city: number, item: number, square: number): void {
  if (isFigureItem(item)) buildFigure(context, seat, item, square);
  else if (isUnitItem(item)) gainUnit(context, seat, unitOfItem(item));
  else if (isBuildingItem(item)) buildBuilding(context, seat, buildingOfItem(item), square);
  else if (item === WALLS_ITEM) buildWalls(context, seat, city);
  else buildWonder(context, seat, wonderOfItem(item), square);
}

/** FIG-003; an army put among enemies fights at once (FIG-011), and overruns scouts that stand alone (RUL-068). */
function buildFigure(context: StepContext, seat: Seat, item: number, square: number): void {
  const { state } = context;
  const figure = figureOfItem(item);
  const enemy = enemyAt(context, seat, square);
  tell(context, { kind: 'figureBuilt', seat, figure, square });
  placeFigure(context, seat, figure, square);
  if (enemy < 0 || state.outcome !== null) return;
  if (hasEnemyArmy(state, seat, square)) {
    call(state, battleFrame({ attacker: seat, defender: enemy, square, kind: 'figures', city: -1 }));
    return;
  }
  call(state, lootFrame(seat, enemy, overrunLoot(state, enemy)));
  destroyFigures(context, enemy, square, 0, scoutsAt(playerOf(state, enemy), square));
}

function enemyAt(context: StepContext, seat: Seat, square: number): Seat {
  const owner = figureOwner(context.state, square);
  return owner === seat ? -1 : owner;
}

/** What stood there is removed first (BLD-014, BLD-015). */
function buildBuilding(context: StepContext, seat: Seat, building: number, square: number): void {
  const { state } = context;
  const family = BUILDING_FAMILY[building] as number;
  clearSquare(context, seat, square);
  state.buildings[family] = (state.buildings[family] as number) - 1;
  state.pieces[square] = buildingPiece(building);
  tell(context, { kind: 'buildingBuilt', seat, building: buildingId(building), square });
  settle(context);
}

/** BLD-009. */
function buildWalls(context: StepContext, seat: Seat, city: number): void {
  const player = playerOf(context.state, seat);
  player.walls |= 1 << city;
  tell(context, { kind: 'wallsBuilt', seat, square: player.cities[city] as number });
}

/** WON-003, WON-006; Rome advances for every wonder it builds (RUL-254). */
function buildWonder(context: StepContext, seat: Seat, wonder: number, square: number): void {
  const { state } = context;
  const player = playerOf(state, seat);
  clearSquare(context, seat, square);
  player.wonders.push(wonder);
  state.pieces[square] = wonderPiece(wonder);
  tell(context, { kind: 'wonderBuilt', seat, wonder: wonderId(wonder), square });
  takeFromWonderMarket(context, wonder);
  // RUL-315: those built while he lies face up and works.
  if (hasPerson(state, seat, 'jimHenson')) player.hensonCounters++;
  if (plays(player, 'rome')) call(state, advancing(seat));
  settle(context);
}
