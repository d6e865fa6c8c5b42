import { ask, asking, call, eventFrame, type Procedure, type Seat, tell, valueFrom } from '@tessera/kernel';
import { resourceAt } from '../board/yields.ts';
import { RUSH } from '../data/market.ts';
import { itemObstacle } from '../rules/buildable.ts';
import { devotion } from '../rules/cityActions.ts';
import { itemId, itemIndex, needsSquare } from '../rules/items.ts';
import { markUsed } from '../rules/oncePerTurn.ts';
import { bonusName } from '../rules/production.ts';
import { type Planned, siteObstacle } from '../rules/sites.ts';
import type { Bonus } from '../state/bonus.ts';
import type { CityAction } from '../state/frames/cityAction.ts';
import type { Item } from '../state/item.ts';
import type { CityAct } from '../state/questions/cityManagement.ts';
import { answerTo } from '../state/questions.ts';
import { playerOf, type Runner, type State } from '../state.ts';
import { buildItem } from '../verbs/build.ts';
import { giveBackBonus } from '../verbs/giveBack.ts';
import { gainCulture, gainTrade, loseTrade } from '../verbs/goods.ts';
import { takeFromMarket } from './learnTech.ts';

/** The action that a menu's answer begins. */
export function cityActing(state: State, seat: Seat, answer: CityAct): CityAction {
  const isHarvest = answer.do === 'harvest';
  const frame: CityAction = {
    op: 'cityAction',
    at: isHarvest ? (answer.twice ? 'harvestAgain' : 'declare') : answer.do === 'devote' ? 'declare' : 'place',
    seat,
    city: playerOf(state, seat).cities.indexOf(answer.city),
    act: answer.do,
    items: 'item' in answer ? [itemIndex(answer.item)] : [],
    squares: isHarvest ? [answer.square] : [],
    made: 0,
    extra: isHarvest && answer.extra,
    rush: 0,
    bonuses: [],
    paid: [],
    cancelled: false,
    battleWon: null,
  };
  if (answer.do === 'produce') choosePayment(state, frame, answer);
  return frame;
}

export const cityAction: Procedure<Runner, CityAction> = {
  place({ state }, frame) {
    const item = frame.items[frame.squares.length] as number;
    if (!needsSquare(item)) {
      frame.squares.push(-1);
      return afterPlacing(frame);
    }
    ask(state, { kind: 'placeItem', seat: frame.seat, city: centerOf(state, frame), item: itemId(item) });
    return 'placed';
  },

  placed(run, frame) {
    frame.squares.push(answerTo(run, 'placeItem').square);
    return afterPlacing(frame);
  },

  second({ state }, frame) {
    const first = itemId(frame.items[0] as number);
    ask(state, { kind: 'secondItem', seat: frame.seat, city: centerOf(state, frame), first });
    return 'secondChosen';
  },

  secondChosen(run, frame) {
    const answer = answerTo(run, 'secondItem');
    frame.items.push(itemIndex(answer.item));
    choosePayment(run.state, frame, answer);
    return 'place';
  },

  harvestAgain({ state }, frame) {
    const first = frame.squares[0] as number;
    ask(state, { kind: 'secondHarvest', seat: frame.seat, city: centerOf(state, frame), first });
    return 'againChosen';
  },

  againChosen(run, frame) {
    frame.squares.push(answerTo(run, 'secondHarvest').square);
    return 'declare';
  },

  // The action is used up from here on, cancelled or not (CITY-015).
  declare(run, frame) {
    const { state } = run;
    useAction(state, frame);
    pay(run, frame);
    if (run.told !== null) tellDeclared(run, frame);
    call(state, eventFrame<Item>({ what: 'cityAction', city: frame.city, owner: frame.seat }, frame.seat));
    return 'declared';
  },

  declared(run, frame) {
    frame.cancelled = valueFrom(run, 'event').end === 'calledOff';
    if (frame.cancelled) {
      tell(run, { kind: 'cityActionCancelled', seat: frame.seat, city: centerOf(run.state, frame) });
      gainTrade(run, frame.seat, frame.rush * RUSH.trade);
      for (const bonus of frame.paid) giveBackBonus(run, frame.seat, bonus);
      return null;
    }
    return frame.act === 'devote' || frame.act === 'harvest' ? frame.act : 'make';
  },

  devote(run, frame) {
    const amount = devotion(run.state, frame.seat, frame.city);
    tell(run, { kind: 'cityDevoted', seat: frame.seat, city: centerOf(run.state, frame), amount });
    gainCulture(run, frame.seat, amount);
    return null;
  },

  harvest(run, { seat, squares, extra }) {
    const { state } = run;
    for (const square of squares) {
      const resource = resourceAt(state, square);
      if (resource < 0 || (state.market[resource] as number) === 0) continue;
      tell(run, { kind: 'resourceHarvested', seat, square });
      takeFromMarket(run, seat, resource);
      if (!extra && !state.harvested.includes(square)) state.harvested.push(square);
    }
    return null;
  },

  // RUL-271: the second item of a split is lost if it has become impossible.
  make(run, frame) {
    const { seat, city } = frame;
    if (run.returned?.op === 'battle') frame.battleWon = run.returned.value;
    const item = frame.items[frame.made];
    const square = frame.squares[frame.made] as number;
    if (item === undefined) return null;
    frame.made++;
    if (isPossible(run.state, seat, city, item, square)) buildItem(run, seat, city, item, square);
    return 'make';
  },
};

function afterPlacing(frame: CityAction): 'second' | 'declare' | 'place' {
  if (frame.squares.length < frame.items.length) return 'place';
  return frame.act === 'split' && frame.items.length === 1 ? 'second' : 'declare';
}

/** The named bonuses by their place in the player's list; of equal ones the earlier (rules/production.ts). */
function choosePayment(
  state: State,
  frame: CityAction,
  answer: { readonly bonuses: readonly string[]; readonly rush: number },
): void {
  const { bonuses } = playerOf(state, frame.seat);
  frame.rush = answer.rush;
  for (const name of answer.bonuses) {
    frame.bonuses.push(
      bonuses.findIndex(
        (bonus, i) => bonus.city === frame.city && bonusName(bonus) === name && !frame.bonuses.includes(i),
      ),
    );
  }
}

/** Normal actions first; a harvest says itself which it uses. */
function useAction(state: State, { seat, city, act, extra, squares }: CityAction): void {
  const player = playerOf(state, seat);
  const isExtra = act === 'harvest' ? extra : (player.actions[city] as number) === 0;
  const actions = isExtra ? player.extraActions : player.actions;
  actions[city] = (actions[city] as number) - 1;
  if (act === 'split') markUsed(player, 'engineeringSplit');
  else if (act === 'freeBuilding') markUsed(player, 'freeBuilding');
  else if (act === 'harvest' && squares.length > 1) markUsed(player, 'angkorWat');
}

function pay(run: Runner, frame: CityAction): void {
  const player = playerOf(run.state, frame.seat);
  loseTrade(run, frame.seat, frame.rush * RUSH.trade);
  for (const i of frame.bonuses) frame.paid.push(player.bonuses[i] as Bonus);
  player.bonuses = player.bonuses.filter((_, i) => !frame.bonuses.includes(i));
  frame.bonuses = [];
}

function tellDeclared(run: Runner, frame: CityAction): void {
  tell(run, {
    kind: 'cityActs',
    seat: frame.seat,
    city: centerOf(run.state, frame),
    act: frame.act,
    items: frame.items.map(itemId),
    squares: frame.squares.map((square) => (square < 0 ? null : square)),
    rush: frame.rush,
    bonuses: frame.paid.map(bonusName),
  });
}

function isPossible(state: State, seat: Seat, city: number, item: number, square: number): boolean {
  if (itemObstacle(state, seat, city, item, null) !== null) return false;
  return !needsSquare(item) || siteObstacle(state, seat, city, item, square, null) === null;
}

function centerOf(state: State, { seat, city }: CityAction): number {
  return playerOf(state, seat).cities[city] as number;
}

/** The action whose question is open. */
export function actionIn(state: State): CityAction {
  return asking(state, 'cityAction');
}

/** The first item of a split, once it has its place. */
export function plannedIn(frame: CityAction): Planned | null {
  if (frame.act !== 'split' || frame.squares.length === 0) return null;
  return { item: frame.items[0] as number, square: frame.squares[0] as number };
}
