import { type Illegal, illegal, type Plain, type PlainObject, type Seat } from '@tessera/kernel';
import { cityAt } from '../board/cities.ts';
import { whyNotPlay } from '../cards/menu.ts';
import { COIN_TECHS, personCardIndex, TECH_COIN_TOKENS } from '../data/faces.ts';
import { RUSH } from '../data/market.ts';
import { actionIn, plannedIn } from '../procedures/cityAction.ts';
import { whyNotBuild, whyNotMake, whyNotPay } from '../rules/buildable.ts';
import { whyNotAct, whyNotAdvance, whyNotDevoteForTrade, whyNotGiven, whyNotOwn } from '../rules/cityActions.ts';
import { bonusesFor, whyNotDiscount } from '../rules/discount.ts';
import { mayHarvestTwice, secondHarvests, whyNotHarvest } from '../rules/harvest.ts';
import { BUILDING_ITEMS, costOf, itemId, itemIndex } from '../rules/items.ts';
import { deedNamed, whyNotWork } from '../rules/keptMarkers.ts';
import { knows, plays } from '../rules/knowledge.ts';
import { isUsed } from '../rules/oncePerTurn.ts';
import { bonusName, productionOf, rushesFor, rushProduction } from '../rules/production.ts';
import { type PlannedItem, whyNotSite } from '../rules/sites.ts';
import { splitSites, whyNotSplit } from '../rules/split.ts';
import type { Bonus } from '../state/bonus.ts';
import { CITY_ACTS } from '../state/frames/cityAction.ts';
import type { CoinTask } from '../state/questions/cityManagement.ts';
import type { AskFor } from '../state/questions.ts';
import { playerOf, type State } from '../state.ts';
import { COIN_TASKS } from '../verbs/coinTasks.ts';
import { badShape, notOffered } from './family.ts';

/** The fields of every act, beside `do`; what a city does may also be given by a great person card. */
const FIELDS: { readonly [act: string]: readonly string[] } = {
  produce: ['city', 'item', 'bonuses', 'rush'],
  split: ['city', 'item'],
  freeBuilding: ['city', 'item'],
  devote: ['city'],
  devoteForTrade: ['city'],
  harvest: ['city', 'square', 'twice', 'extra'],
  advance: [],
  coin: ['tech'],
  marker: ['marker', 'city'],
  consent: ['on'],
  event: ['event'],
  ability: ['tech'],
  greatPerson: ['card'],
  end: [],
};

/** Why an act of the menu is not possible; null only for a legal way to pay that the menu does not list. */
export function judgeMenu(state: State, ask: AskFor<'cityManagement'>, answer: PlainObject): Illegal | null {
  const { seat } = ask;
  const act = answer['do'];
  if (typeof act !== 'string' || !Object.hasOwn(FIELDS, act)) return badShape('{ do }');
  const fields = FIELDS[act] as readonly string[];
  const isGiven = (CITY_ACTS as readonly string[]).includes(act) && answer['by'] !== undefined;
  if (!hasOnly(answer, ['do', ...fields, ...(isGiven ? ['by'] : [])]))
    return badShape(`{ do: '${act}', ${fields.join(', ')} }`);
  switch (act) {
    case 'advance':
      return whyNotAdvance(state, seat) ?? notOffered();
    case 'coin':
      return whyNotCoin(state, seat, answer['tech']);
    case 'marker':
      if (deedNamed(answer['marker']) !== 'work') return badShape('{ do, marker, city }');
      return whyNotWork(state, seat, squareNamed(answer['city'])) ?? notOffered();
    case 'consent':
      return illegal('RUL-283', { wonder: 'unitedNations', consents: playerOf(state, seat).consents });
    case 'event':
    case 'ability':
    case 'greatPerson':
      return whyNotPlay(state, seat, answer, 'cityManagement') ?? notOffered();
    case 'end':
      return notOffered();
    default:
      return judgeCityAct(state, seat, act, answer);
  }
}

function judgeCityAct(state: State, seat: Seat, act: string, answer: PlainObject): Illegal | null {
  const center = squareNamed(answer['city']);
  const idle = answer['by'] === undefined ? whyNotAct(state, seat, center) : whyNotActBy(state, seat, center, answer);
  if (idle !== null) return idle;
  const city = cityAt(playerOf(state, seat), center);
  if (act === 'devote') return notOffered();
  if (act === 'devoteForTrade') return whyNotDevoteForTrade(state, seat) ?? notOffered();
  if (act === 'harvest') return noHarvest(state, seat, city, answer);
  const item = itemIndex(answer['item']);
  if (item < 0) return badShape('an item');
  if (act === 'split') return whyNotSplit(state, seat, city, item) ?? notOffered();
  if (act === 'freeBuilding') return noFreeBuilding(state, seat, city, item);
  const missing = costOf(playerOf(state, seat), item) - productionOf(state, seat, city);
  return whyNotBuild(state, seat, city, item) ?? judgePayment(state, seat, city, missing, [item], answer);
}

/** RUL-310: a given action needs neither an action of the city nor, in the capital, another government than Anarchy (RUL-272). */
function whyNotActBy(state: State, seat: Seat, center: number, answer: PlainObject): Illegal | null {
  const card = personCardIndex(answer['by']);
  if (card < 0) return badShape('by as a great person card');
  return whyNotGiven(state, seat, card) ?? whyNotOwn(state, seat, center);
}

/** FAQ-016, FAQ-017: Egypt builds a free building, walls included, once per turn. */
function noFreeBuilding(state: State, seat: Seat, city: number, item: number): Illegal {
  const player = playerOf(state, seat);
  if (!plays(player, 'egypt')) return illegal('CITY-004', { civilization: 'egypt' });
  if (item < BUILDING_ITEMS.first || item > BUILDING_ITEMS.last) return illegal('FAQ-017', { item: itemId(item) });
  if (isUsed(player, 'freeBuilding')) return illegal('CITY-012', { civilization: 'egypt', used: true });
  return whyNotMake(state, seat, city, item) ?? notOffered();
}

function noHarvest(state: State, seat: Seat, city: number, answer: PlainObject): Illegal {
  const { twice, extra } = answer;
  const square = squareNamed(answer['square']);
  if (typeof twice !== 'boolean' || typeof extra !== 'boolean') return badShape('twice and extra as true or false');
  const { actions, extraActions, cities } = playerOf(state, seat);
  const center = cities[city] as number;
  if (answer['by'] !== undefined) {
    if (extra) return illegal('RUL-330', { card: answer['by'] });
  } else if (((extra ? extraActions : actions)[city] as number) === 0) {
    return illegal(extra ? 'RUL-272' : 'CITY-001', { city: center, actions: 0 });
  }
  const reason = whyNotHarvest(state, seat, city, square, extra);
  if (reason !== null || !twice) return reason ?? notOffered();
  if (!mayHarvestTwice(state, seat)) return illegal('HARV-008', { city: center, wonder: 'angkorWat' });
  return illegal('HARV-002', { city: center, square });
}

/** CITY-007, RUL-064, RUL-269, RUL-270. */
export function judgePayment(
  state: State,
  seat: Seat,
  city: number,
  missing: number,
  items: readonly number[],
  answer: PlainObject,
): Illegal | null {
  const { bonuses: named, rush } = answer;
  if (!Array.isArray(named) || typeof rush !== 'number') return badShape('bonuses and rush');
  const { trade } = playerOf(state, seat);
  const bonuses = bonusesFor(state, seat, city, items);
  const used: Bonus[] = [];
  let sum = 0;
  for (const name of named as readonly Plain[]) {
    const bonus = bonuses.find((one) => one.city === city && bonusName(one) === name && !used.includes(one));
    if (bonus === undefined) return whyNotDiscount(state, seat, items, name) ?? illegal('RUL-270', { bonus: name });
    used.push(bonus);
    sum += bonus.amount;
  }
  const each = rushProduction(state, seat);
  const needed = rushesFor(missing - sum, each);
  if (rush !== needed) return illegal('RUL-269', { missing: missing - sum, each, rush: needed });
  if (needed * RUSH.trade > trade) return illegal('CITY-007', { needed: needed * RUSH.trade, trade });
  for (const bonus of used) {
    if (rushesFor(missing - sum + bonus.amount, each) === needed) {
      return illegal('RUL-064', { bonus: bonusName(bonus), amount: bonus.amount });
    }
  }
  return null;
}

function whyNotCoin(state: State, seat: Seat, id: Plain | undefined): Illegal {
  if (typeof id !== 'string' || !Object.hasOwn(COIN_TASKS, id)) return badShape('a tech with a coin task');
  const { tech, once, trade, culture } = COIN_TASKS[id as CoinTask];
  const player = playerOf(state, seat);
  if (!knows(player, tech)) return illegal('TECH-001', { tech: id });
  if (isUsed(player, once)) return illegal('RUL-273', { tech: id, used: true });
  const most = TECH_COIN_TOKENS[tech] as number;
  if ((player.techCoins[COIN_TECHS.indexOf(tech)] as number) >= most) return illegal('TECH-014', { tech: id, most });
  return illegal('RUL-273', { tech: id, trade, culture, ownTrade: player.trade, ownCulture: player.culture });
}

/** Why an item may not go to a square. */
export function notPlaced(state: State, ask: AskFor<'placeItem'>, answer: PlainObject): Illegal {
  const square = squareIn(answer);
  if (square < 0) return badShape('{ square }');
  const frame = actionIn(state);
  const item = frame.items[frame.squares.length] as number;
  const reason = whyNotSite(state, ask.seat, frame.city, item, square, plannedIn(frame));
  if (reason !== null) return reason;
  const isBlocking = frame.act === 'split' && !splitSites(state, ask.seat, frame.city, item).includes(square);
  return isBlocking ? illegal('CITY-012', { item: itemId(item), square, second: null }) : notOffered();
}

/** Why something cannot be the second item of a split; null for a legal way to pay that is not listed. */
export function judgeSecond(state: State, ask: AskFor<'secondItem'>, answer: PlainObject): Illegal | null {
  const item = itemIndex(answer['item']);
  if (item < 0 || !hasOnly(answer, ['item', 'bonuses', 'rush'])) return badShape('{ item, bonuses, rush }');
  const { seat } = ask;
  const { city } = actionIn(state);
  const first = plannedIn(actionIn(state)) as PlannedItem;
  const player = playerOf(state, seat);
  const cost = costOf(player, first.item) + costOf(player, item);
  const items = [first.item, item];
  const reason = whyNotMake(state, seat, city, item, first) ?? whyNotPay(state, seat, city, cost, items);
  return reason ?? judgePayment(state, seat, city, cost - productionOf(state, seat, city), items, answer);
}

/** Why Angkor Wat's second harvest cannot take a square. */
export function noSecondHarvest(state: State, ask: AskFor<'secondHarvest'>, answer: PlainObject): Illegal {
  const square = squareIn(answer);
  if (square < 0) return badShape('{ square }');
  const { city, extra } = actionIn(state);
  const { seat, first } = ask;
  const reason = square === first ? null : whyNotHarvest(state, seat, city, square, extra);
  if (reason !== null || secondHarvests(state, seat, city, first, extra).includes(square))
    return reason ?? notOffered();
  return illegal('HARV-002', { city: ask.city, square });
}

/** A square's number, or −1. */
function squareNamed(value: Plain | undefined): number {
  return typeof value === 'number' && value >= 0 ? value : -1;
}

function squareIn(answer: PlainObject): number {
  return hasOnly(answer, ['square']) ? squareNamed(answer['square']) : -1;
}

function hasOnly(answer: PlainObject, fields: readonly string[]): boolean {
  return Object.keys(answer).length === fields.length && fields.every((field) => Object.hasOwn(answer, field));
}
