import type { PlainObject, Seat } from '@tessera/kernel';
import { cityAt } from '../board/cities.ts';
import { RUSH } from '../data/market.ts';
import { judgePayment } from '../decisions/cityReasons.ts';
import { whyNotBuild, whyNotMake, whyNotPay } from '../rules/buildable.ts';
import { bonusesFor } from '../rules/discount.ts';
import { BUILDING_ITEMS, costOf, itemId, itemIndex } from '../rules/items.ts';
import { bonusName, productionOf, rushesFor, rushProduction, type Way, waysToPay } from '../rules/production.ts';
import { whyNotSplit } from '../rules/split.ts';
import type { Bonus } from '../state/bonus.ts';
import { playerOf, type State } from '../state.ts';
import type { PriceFact } from './facts.ts';
import { badIntent, type Previewer, type Thought } from './intent.ts';

/** The price of an item: as the answer pays it, or without a payment every way to pay that is listed (CITY-004, CITY-007). */
export const previewItem: Previewer = (state, thought) => {
  const { seat, answer } = thought;
  const city = cityAt(playerOf(state, seat), centerIn(answer['city']));
  const item = itemIndex(answer['item']);
  if (city < 0 || item < 0) return badIntent('{ do, city, item }');
  const facts = pricesOf(state, thought, city, [item]);
  if (facts === null) return badIntent('{ do, city, item, bonuses, rush }');
  if (answer['do'] === 'split') return { refusal: whyNotSplit(state, seat, city, item), facts };
  const missing = costOf(playerOf(state, seat), item) - productionOf(state, seat, city);
  const refusal = whyNotBuild(state, seat, city, item);
  return {
    refusal: refusal ?? (isPaid(answer) ? judgePayment(state, seat, city, missing, [item], answer) : null),
    facts,
  };
};

/** The second item of a split is paid together with the first (RUL-271). */
export const previewSecondItem: Previewer = (state, thought) => {
  const { seat, about, answer } = thought;
  const city = cityAt(playerOf(state, seat), centerIn(about['city']));
  const first = itemIndex(about['first']);
  const item = itemIndex(answer['item']);
  if (city < 0 || first < 0 || item < 0) return badIntent('about { city, first }, answer { item, bonuses, rush }');
  const facts = pricesOf(state, thought, city, [first, item]);
  if (facts === null) return badIntent('{ item, bonuses, rush }');
  const player = playerOf(state, seat);
  const cost = costOf(player, first) + costOf(player, item);
  return { refusal: whyNotMake(state, seat, city, item) ?? whyNotPay(state, seat, city, cost, [first, item]), facts };
};

/** Egypt's free building (FAQ-016). */
export const previewFreeBuilding: Previewer = (state, { seat, answer }) => {
  const city = cityAt(playerOf(state, seat), centerIn(answer['city']));
  const item = itemIndex(answer['item']);
  const isBuilding = item >= BUILDING_ITEMS.first && item <= BUILDING_ITEMS.last;
  if (city < 0 || !isBuilding) return badIntent('{ do, city, item }');
  const price = { ...priceOf(state, seat, city, [item], { bonuses: [], rush: 0 }), cost: 0, unused: 0 };
  return { refusal: whyNotMake(state, seat, city, item), facts: [{ ...price, rules: ['FAQ-016'] }] };
};

function pricesOf(state: State, { seat, answer }: Thought, city: number, items: readonly number[]): PriceFact[] | null {
  if (isPaid(answer)) {
    const way = wayIn(state, seat, city, items, answer);
    return way === null ? null : [priceOf(state, seat, city, items, way)];
  }
  const missing = costOfAll(state, seat, items) - productionOf(state, seat, city);
  const ways = waysToPay(state, seat, city, missing, items);
  // Even what cannot be paid has a price: that of rushing alone.
  if (ways.length === 0) ways.push({ bonuses: [], rush: rushesFor(missing, rushProduction(state, seat)) });
  return ways.map((way) => priceOf(state, seat, city, items, way));
}

/** Does an answer say how it pays? A thought may leave it open. */
function isPaid(answer: PlainObject): boolean {
  return answer['bonuses'] !== undefined || answer['rush'] !== undefined;
}

/** The payment that an answer names, or null. */
function wayIn(
  state: State,
  seat: Seat,
  city: number,
  items: readonly number[],
  { bonuses: named, rush }: PlainObject,
): Way | null {
  if (!Array.isArray(named) || typeof rush !== 'number' || rush < 0) return null;
  const bonuses = bonusesFor(state, seat, city, items);
  const used: number[] = [];
  for (const name of named as readonly unknown[]) {
    const at = bonuses.findIndex((one, i) => one.city === city && bonusName(one) === name && !used.includes(i));
    if (at < 0) return null;
    used.push(at);
  }
  return { bonuses: used, rush };
}

function costOfAll(state: State, seat: Seat, items: readonly number[]): number {
  let cost = 0;
  for (const item of items) cost += costOf(playerOf(state, seat), item);
  return cost;
}

function priceOf(state: State, seat: Seat, city: number, items: readonly number[], way: Way): PriceFact {
  const player = playerOf(state, seat);
  const bonuses = bonusesFor(state, seat, city, items);
  const used = way.bonuses.map((i) => bonuses[i] as Bonus);
  const cost = costOfAll(state, seat, items);
  const production = productionOf(state, seat, city);
  const bonus = used.reduce((sum, { amount }) => sum + amount, 0);
  const trade = way.rush * RUSH.trade;
  return {
    fact: 'price',
    city: player.cities[city] as number,
    items: items.map(itemId),
    cost,
    production,
    bonuses: used.map(bonusName),
    bonus,
    rush: way.rush,
    trade,
    tradeLeft: player.trade - trade,
    unused: Math.max(0, production + bonus + way.rush * rushProduction(state, seat) - cost),
    rules: way.rush > 0 ? ['CITY-004', 'CITY-007', 'RUL-269'] : ['CITY-004', 'CITY-006'],
  };
}

function centerIn(value: unknown): number {
  return typeof value === 'number' && value >= 0 ? value : -2;
}
