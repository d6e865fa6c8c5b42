import { ask, asking, call, declarationFrame, type Procedure, type Seat, tell, valueFrom } from '@tessera/kernel';
import { cityAt } from '../board/cities.ts';
import { resourceAt } from '../board/yields.ts';
import { RUSH } from '../data/market.ts';
import { PERSON } from '../data/names.ts';
import { itemObstacle } from '../rules/buildable.ts';
import { bonusesFor } from '../rules/discount.ts';
import { itemId, itemIndex, needsSquare } from '../rules/items.ts';
import { hasPerson } from '../rules/people.ts';
import { bonusName, isCaravan, personIn } from '../rules/production.ts';
import { type PlannedItem, siteObstacle } from '../rules/sites.ts';
import type { Bonus } from '../state/bonus.ts';
import type { CityAction, CityActKind } from '../state/frames/cityAction.ts';
import type { Item } from '../state/item.ts';
import type { CityAct } from '../state/questions/cityManagement.ts';
import { answerTo } from '../state/questions.ts';
import { playerOf, type State, type StepContext } from '../state.ts';
import { buildItem } from '../verbs/build.ts';
import { sendCaravan } from '../verbs/caravan.ts';
import { devoteCity } from '../verbs/devote.ts';
import { giveBackBonus } from '../verbs/giveBack.ts';
import { gainTrade, loseTrade } from '../verbs/goods.ts';
import { markUsed } from '../verbs/markUsed.ts';
import { spendPersonCard } from '../verbs/people.ts';
import { takeAction } from '../verbs/takeAction.ts';
import { takeFromMarket } from '../verbs/takeFromMarket.ts';

/** The action that a menu's answer begins. */
export function cityActing(state: State, seat: Seat, answer: CityAct): CityAction {
  const isHarvest = answer.do === 'harvest';
  const frame: CityAction = {
    op: 'cityAction',
    at: isHarvest ? (answer.twice ? 'harvestAgain' : 'declare') : isDevotion(answer.do) ? 'declare' : 'place',
    seat,
    city: cityAt(playerOf(state, seat), answer.city),
    act: answer.do,
    items: 'item' in answer ? [itemIndex(answer.item)] : [],
    squares: isHarvest ? [answer.square] : [],
    made: 0,
    extra: isHarvest && answer.extra,
    given: answer.by !== undefined,
    rush: 0,
    bonuses: [],
    paid: [],
  };
  if (answer.do === 'produce') choosePayment(state, frame, answer);
  return frame;
}

export const cityAction: Procedure<StepContext, CityAction> = {
  place({ state }, frame) {
    const item = frame.items[frame.squares.length] as number;
    if (!needsSquare(item)) {
      frame.squares.push(-1);
      return afterPlacing(frame);
    }
    ask(state, { kind: 'placeItem', seat: frame.seat, city: centerOf(state, frame), item: itemId(item) });
    return 'placed';
  },

  placed(context, frame) {
    frame.squares.push(answerTo(context, 'placeItem').square);
    return afterPlacing(frame);
  },

  second({ state }, frame) {
    const first = itemId(frame.items[0] as number);
    ask(state, { kind: 'secondItem', seat: frame.seat, city: centerOf(state, frame), first });
    return 'secondChosen';
  },

  secondChosen(context, frame) {
    const answer = answerTo(context, 'secondItem');
    frame.items.push(itemIndex(answer.item));
    choosePayment(context.state, frame, answer);
    return 'place';
  },

  harvestAgain({ state }, frame) {
    const first = frame.squares[0] as number;
    ask(state, { kind: 'secondHarvest', seat: frame.seat, city: centerOf(state, frame), first });
    return 'againChosen';
  },

  againChosen(context, frame) {
    frame.squares.push(answerTo(context, 'secondHarvest').square);
    return 'declare';
  },

  // The action is used up from here on, cancelled or not (CITY-015).
  declare(context, frame) {
    const { state } = context;
    useAction(context, frame);
    pay(context, frame);
    if (context.told !== null) tellDeclared(context, frame);
    // RUL-341: no window opens on an action that cannot be cancelled.
    if (frame.given || hasPerson(state, frame.seat, 'drMartinLutherKing')) return afterDeclaration(frame);
    call(state, declarationFrame<Item>({ what: 'cityAction', city: frame.city, owner: frame.seat }, frame.seat));
    return 'declared';
  },

  declared(context, frame) {
    if (valueFrom(context, 'declaration').end === 'calledOff') {
      tell(context, { kind: 'cityActionCancelled', seat: frame.seat, city: centerOf(context.state, frame) });
      gainTrade(context, frame.seat, frame.rush * RUSH.trade);
      for (const bonus of frame.paid) giveBackBonus(context, frame.seat, bonus);
      return null;
    }
    return afterDeclaration(frame);
  },

  devote(context, frame) {
    devoteCity(context, frame.seat, frame.city, frame.act === 'devoteForTrade');
    return null;
  },

  harvest(context, { seat, squares, extra }) {
    const { state } = context;
    for (const square of squares) {
      const resource = resourceAt(state, square);
      if (resource < 0 || (state.market[resource] as number) === 0) continue;
      tell(context, { kind: 'resourceHarvested', seat, square });
      takeFromMarket(context, seat, resource);
      if (!extra && !state.harvested.includes(square)) state.harvested.push(square);
    }
    return null;
  },

  // RUL-271: the second item of a split is lost if it has become impossible.
  make(context, frame) {
    const { seat, city } = frame;
    const item = frame.items[frame.made];
    const square = frame.squares[frame.made] as number;
    if (item === undefined) return null;
    frame.made++;
    if (isPossible(context.state, seat, city, item, square)) buildItem(context, seat, city, item, square);
    return 'make';
  },
};

function isDevotion(act: CityActKind): boolean {
  return act === 'devote' || act === 'devoteForTrade';
}

function afterDeclaration({ act }: CityAction): 'devote' | 'harvest' | 'make' {
  if (isDevotion(act)) return 'devote';
  return act === 'harvest' ? act : 'make';
}

function afterPlacing(frame: CityAction): 'second' | 'declare' | 'place' {
  if (frame.squares.length < frame.items.length) return 'place';
  return frame.act === 'split' && frame.items.length === 1 ? 'second' : 'declare';
}

/** The named bonuses by their place; of equal ones the earlier (rules/production.ts). */
function choosePayment(
  state: State,
  frame: CityAction,
  answer: { readonly bonuses: readonly string[]; readonly rush: number },
): void {
  const bonuses = bonusesFor(state, frame.seat, frame.city, frame.items);
  frame.rush = answer.rush;
  for (const name of answer.bonuses) {
    frame.bonuses.push(
      bonuses.findIndex(
        (bonus, i) => bonus.city === frame.city && bonusName(bonus) === name && !frame.bonuses.includes(i),
      ),
    );
  }
}

/** Normal actions first; a harvest says which kind it uses, and a given action is the card's own. */
function useAction(context: StepContext, { seat, city, act, extra, given, squares }: CityAction): void {
  const { state } = context;
  const player = playerOf(state, seat);
  if (given) spendPersonCard(context, seat, PERSON.adaLovelace);
  else if (act === 'harvest' && extra) player.extraActions[city] = (player.extraActions[city] as number) - 1;
  else takeAction(state, seat, city);
  if (act === 'split') markUsed(player, 'engineeringSplit');
  else if (act === 'freeBuilding') markUsed(player, 'freeBuilding');
  else if (act === 'harvest' && squares.length > 1) markUsed(player, 'angkorWat');
}

function pay(context: StepContext, frame: CityAction): void {
  const player = playerOf(context.state, frame.seat);
  const offered = bonusesFor(context.state, frame.seat, frame.city, frame.items);
  loseTrade(context, frame.seat, frame.rush * RUSH.trade);
  for (const i of frame.bonuses) {
    const bonus = offered[i] as Bonus;
    if (isCaravan(bonus)) sendCaravan(context, frame.seat, bonus.city);
    if (personIn(bonus) >= 0) spendPersonCard(context, frame.seat, personIn(bonus));
    frame.paid.push(bonus);
  }
  player.bonuses = player.bonuses.filter((_, i) => !frame.bonuses.includes(i));
  frame.bonuses = [];
}

function tellDeclared(context: StepContext, frame: CityAction): void {
  tell(context, {
    kind: 'cityActs',
    seat: frame.seat,
    city: centerOf(context.state, frame),
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
export function plannedIn(frame: CityAction): PlannedItem | null {
  if (frame.act !== 'split' || frame.squares.length === 0) return null;
  return { item: frame.items[0] as number, square: frame.squares[0] as number };
}
