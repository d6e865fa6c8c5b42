import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { TECH } from '../data/names.ts';
import { playerOf, type State } from '../state.ts';
import { isMakeable, whyNotMake, whyNotPay } from './buildable.ts';
import { discountOn } from './discount.ts';
import { costOf, ITEMS, itemId, needsSquare, UNIT_ITEMS } from './items.ts';
import { knows } from './knowledge.ts';
import { isUsed } from './oncePerTurn.ts';
import { mostProduction } from './production.ts';
import { type PlannedItem, sitesOf } from './sites.ts';

/** May the player split a city's production between two items: Engineering, once per turn (CITY-012)? */
export function maySplit(state: State, seat: Seat): boolean {
  const player = playerOf(state, seat);
  return knows(player, TECH.engineering) && !isUsed(player, 'engineeringSplit');
}

/** Can the item be made beside the first one, given what the city can spend in all? */
export function isSecondItem(
  state: State,
  seat: Seat,
  city: number,
  item: number,
  first: PlannedItem,
  most: number,
): boolean {
  const player = playerOf(state, seat);
  const cost = costOf(player, first.item) + costOf(player, item);
  return cost <= most + discountOn(state, seat, [first.item, item]) && isMakeable(state, seat, city, item, first);
}

function hasSecondItem(state: State, seat: Seat, city: number, first: PlannedItem, most: number): boolean {
  for (let item = 0; item < ITEMS; item++) if (isSecondItem(state, seat, city, item, first, most)) return true;
  return false;
}

/** Can the item be the first of a split: it can be made, and another one after it? */
export function isFirstItem(state: State, seat: Seat, city: number, item: number, most: number): boolean {
  const spare = most + discountOn(state, seat, [item]) - costOf(playerOf(state, seat), item);
  if (spare <= 0 || !isMakeable(state, seat, city, item, null)) return false;
  if (!needsSquare(item)) return hasSecondItem(state, seat, city, { item, square: -1 }, most);
  // A unit takes no square, so if one can follow, it can follow wherever the first item stands.
  for (let unit = UNIT_ITEMS.first; unit <= UNIT_ITEMS.last; unit++) {
    if (isSecondItem(state, seat, city, unit, { item, square: -1 }, most)) return true;
  }
  for (const square of sitesOf(state, seat, city, item, null)) {
    if (hasSecondItem(state, seat, city, { item, square }, most)) return true;
  }
  return false;
}

/** The squares for the first item of a split that leave room for a second one. */
export function splitSites(state: State, seat: Seat, city: number, item: number): number[] {
  const most = mostProduction(state, seat, city);
  return sitesOf(state, seat, city, item, null).filter((square) =>
    hasSecondItem(state, seat, city, { item, square }, most),
  );
}

/** Why the item cannot be the first of a split; null if it can. */
export function whyNotSplit(state: State, seat: Seat, city: number, item: number): Illegal | null {
  const player = playerOf(state, seat);
  if (!knows(player, TECH.engineering)) return illegal('CITY-012', { tech: 'engineering', known: false });
  if (isUsed(player, 'engineeringSplit')) return illegal('CITY-012', { tech: 'engineering', used: true });
  const locked = whyNotMake(state, seat, city, item);
  if (locked !== null || isFirstItem(state, seat, city, item, mostProduction(state, seat, city))) return locked;
  const cost = costOf(player, item) + cheapestSecond(state, seat, city, item);
  return whyNotPay(state, seat, city, cost, [item]) ?? illegal('CITY-012', { item: itemId(item), second: null });
}

function cheapestSecond(state: State, seat: Seat, city: number, first: number): number {
  const player = playerOf(state, seat);
  let cheapest = 0;
  for (let item = 0; item < ITEMS; item++) {
    if (!isMakeable(state, seat, city, item, { item: first, square: -1 })) continue;
    const cost = costOf(player, item);
    if (cheapest === 0 || cost < cheapest) cheapest = cost;
  }
  return cheapest;
}
