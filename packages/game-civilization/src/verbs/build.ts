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
import { advancing } from '../state/frames/advanceTrack.ts';
import { battleFrame } from '../state/frames/battle.ts';
import { lootFrame } from '../state/frames/loot.ts';
import { playerOf, type Runner } from '../state.ts';
import { destroyFigures, placeFigure } from './figures.ts';
import { clearSquare } from './pieces.ts';
import { settle } from './settle.ts';
import { gainUnit } from './units.ts';
import { takeFromWonderMarket } from './wonderMarket.ts';

/** Makes an item that may be made, no matter who pays for it; `square` is −1 for one that has none. */
export function buildItem(run: Runner, seat: Seat, city: number, item: number, square: number): void {
  if (isFigureItem(item)) buildFigure(run, seat, item, square);
  else if (isUnitItem(item)) gainUnit(run, seat, unitOfItem(item));
  else if (isBuildingItem(item)) buildBuilding(run, seat, buildingOfItem(item), square);
  else if (item === WALLS_ITEM) buildWalls(run, seat, city);
  else buildWonder(run, seat, wonderOfItem(item), square);
}

/** FIG-003; an army put among enemies fights at once (FIG-011), and overruns scouts that stand alone (RUL-068). */
function buildFigure(run: Runner, seat: Seat, item: number, square: number): void {
  const { state } = run;
  const figure = figureOfItem(item);
  const enemy = enemyAt(run, seat, square);
  tell(run, { kind: 'figureBuilt', seat, figure, square });
  placeFigure(run, seat, figure, square);
  if (enemy < 0 || state.outcome !== null) return;
  if (hasEnemyArmy(state, seat, square)) {
    call(state, battleFrame({ attacker: seat, defender: enemy, square, kind: 'figures', city: -1 }));
    return;
  }
  call(state, lootFrame(seat, enemy, 1));
  destroyFigures(run, enemy, square, 0, scoutsAt(playerOf(state, enemy), square));
}

function enemyAt(run: Runner, seat: Seat, square: number): Seat {
  const owner = figureOwner(run.state, square);
  return owner === seat ? -1 : owner;
}

/** What stood there is removed first (BLD-014, BLD-015). */
function buildBuilding(run: Runner, seat: Seat, building: number, square: number): void {
  const { state } = run;
  const family = BUILDING_FAMILY[building] as number;
  clearSquare(run, seat, square);
  state.buildings[family] = (state.buildings[family] as number) - 1;
  state.pieces[square] = buildingPiece(building);
  tell(run, { kind: 'buildingBuilt', seat, building: buildingId(building), square });
  settle(run);
}

/** BLD-009. */
function buildWalls(run: Runner, seat: Seat, city: number): void {
  const player = playerOf(run.state, seat);
  player.walls |= 1 << city;
  tell(run, { kind: 'wallsBuilt', seat, square: player.cities[city] as number });
}

/** WON-003, WON-006; Rome advances for every wonder it builds (RUL-254). */
function buildWonder(run: Runner, seat: Seat, wonder: number, square: number): void {
  const { state } = run;
  const player = playerOf(state, seat);
  clearSquare(run, seat, square);
  player.wonders.push(wonder);
  state.pieces[square] = wonderPiece(wonder);
  tell(run, { kind: 'wonderBuilt', seat, wonder: wonderId(wonder), square });
  takeFromWonderMarket(run, wonder);
  if (plays(player, 'rome')) call(state, advancing(seat));
  settle(run);
}
