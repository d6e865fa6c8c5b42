import { resourceAt } from '@tessera/game-civilization/board/yields.ts';
import {
  MARKER_AMOUNT,
  personCardIndex,
  RUSH,
  TECHS,
  type TechId,
  TRACK_END,
  TRACK_GREAT_PERSON,
  TRACK_KIND,
  TRADE_DIAL,
  techIndex,
} from '@tessera/game-civilization/data';
import { advancePrice } from '@tessera/game-civilization/rules/advancePrice.ts';
import { isMakeable } from '@tessera/game-civilization/rules/buildable.ts';
import { canAct, devotion } from '@tessera/game-civilization/rules/cityActions.ts';
import { costOf, ITEMS, isBuildingItem, isFigureItem, itemIndex } from '@tessera/game-civilization/rules/items.ts';
import { keptFor } from '@tessera/game-civilization/rules/keptMarkers.ts';
import { paidLandings } from '@tessera/game-civilization/rules/landings.ts';
import { productionOf } from '@tessera/game-civilization/rules/production.ts';
import type { AnswerTo, AskFor } from '@tessera/game-civilization/state/questions.ts';
import { bonusAmount, bonusCity } from './bonuses.ts';
import { playGain } from './cards.ts';
import { armyField, scoutField } from './fields.ts';
import { buildingGain, itemWorth } from './items.ts';
import type { Player } from './player.ts';
import { tradeCost } from './research.ts';
import { resourceWorth, useCost } from './resources.ts';
import { squareWorth } from './squares.ts';
import { bestOf, optionsFor, type Table } from './table.ts';
import { roomForCoins } from './turns.ts';

type Act = AnswerTo<'cityManagement'>;

const VICTORY = 1000;

/** The most valuable action, until only ending is left. */
export function chooseCityManagement(table: Table, ask: AskFor<'cityManagement'>): Act {
  const worths: { [item: string]: number } = {};
  const worthOf = (center: number, item: number): number => {
    const key = `${center}:${item}`;
    worths[key] ??= itemWorth(table, table.player.cities.indexOf(center), item);
    return worths[key] as number;
  };
  return bestOf(table.generator, optionsFor(table, ask), (act) => actWorth(table, ask, act, worthOf));
}

type WorthOf = (center: number, item: number) => number;

/** What a great person card is kept for: it saves more trade, or gives a better action, another time. */
const CARD = 2.5;

/** An action that a card gives comes after the city's own, and only if it is a good one. */
function actWorth(table: Table, ask: AskFor<'cityManagement'>, act: Act, worthOf: WorthOf): number {
  const worth = plainWorth(table, ask, act, worthOf);
  if (!('by' in act) || act.by === undefined) return worth;
  return canAct(table.player, table.player.cities.indexOf(act.city)) ? -1 : worth - CARD;
}

/** What help costs beside trade: cards and markers that are gone afterwards. */
function helpCost(bonuses: readonly string[]): number {
  return bonuses.reduce((sum, bonus) => sum + (personCardIndex(bonus) < 0 ? 0.1 : CARD), 0);
}

function plainWorth(table: Table, ask: AskFor<'cityManagement'>, act: Act, worthOf: WorthOf): number {
  const { state, seat, player, aims } = table;
  switch (act.do) {
    case 'end':
      return 0;
    case 'produce':
      return worthOf(act.city, itemIndex(act.item)) - tradeCost(table, act.rush * RUSH.trade) - helpCost(act.bonuses);
    case 'freeBuilding':
      return worthOf(act.city, itemIndex(act.item)) + costOf(player, itemIndex(act.item)) * 0.2;
    case 'split':
      return splitWorth(table, act.city, itemIndex(act.item), worthOf);
    case 'devote':
      // Even a worthless action is better than none.
      return devotion(state, seat, player.cities.indexOf(act.city)) * aims.culture + 0.1;
    case 'devoteForTrade':
      return tradeGain(table, devotion(state, seat, player.cities.indexOf(act.city))) + 0.1;
    case 'harvest':
      return resourceWorth(table, resourceAt(state, act.square)) * (act.twice ? 1.7 : 1);
    case 'advance':
      return advanceWorth(table);
    case 'coin':
      return coinWorth(table, act.tech);
    case 'marker': {
      const best = bonusCity(table, MARKER_AMOUNT[keptFor(state, seat, 'work')] ?? 0);
      return best.center === act.city ? best.gain - 1 : -1;
    }
    case 'consent':
      return -1;
    case 'greatPerson':
      return playGain(table, ask, act);
    case 'event':
    case 'ability': {
      const card = act.do === 'event' ? act.event : act.tech;
      const amount = bonusAmount(table, card);
      if (amount === 0) return playGain(table, ask, act);
      return bonusCity(table, amount).gain - (act.do === 'ability' ? useCost(table, techIndex(card)) : 1.5);
    }
  }
}

/** What trade is worth as far as the dial can hold it. */
function tradeGain({ player, aims }: Table, amount: number): number {
  return Math.min(amount, TRADE_DIAL.max - player.trade) * aims.trade;
}

/** Both items without any help from trade: the second one is the best of the rest. */
function splitWorth(table: Table, center: number, first: number, worthOf: WorthOf): number {
  const { state, seat, player } = table;
  const city = player.cities.indexOf(center);
  const left = productionOf(state, seat, city) - costOf(player, first);
  let second = Number.NEGATIVE_INFINITY;
  for (let item = 0; item < ITEMS; item++) {
    if (item === first || costOf(player, item) > left || !isMakeable(state, seat, city, item, null)) continue;
    second = Math.max(second, worthOf(center, item));
  }
  return second > 0 ? worthOf(center, first) + second * 0.9 : -1;
}

const EVENT = 2;
const PERSON = 8;
const PROGRESS = 12;

/** An advance on the culture track, as far as it leads: what it gives and how much closer it brings, minus the other uses of its price. */
function advanceWorth(table: Table): number {
  const { player, aims } = table;
  const next = paidLandings(table.state, table.seat).at(-1) ?? player.track + 1;
  if (next === TRACK_END) return VICTORY;
  const reward = TRACK_KIND[next] === TRACK_GREAT_PERSON ? PERSON : EVENT;
  const spare = aims.main === 'culture' ? 0.3 : 1;
  const culture = coinForCulture(player) * aims.coin * aims.shares.economic;
  const price = advancePrice(table.state, table.seat, next) ?? { trade: 0, culture: 0 };
  const cost = tradeCost(table, price.trade) * spare + culture * price.culture;
  return reward + aims.shares.culture * PROGRESS - cost;
}

/** The fraction of a coin that one culture can still become. */
function coinForCulture(player: Player): number {
  for (const tech of player.techs) {
    const culture = TECHS[tech]?.coinPrice?.culture ?? 0;
    if (culture > 0 && roomForCoins(player, tech) > 0) return 1 / culture;
  }
  return 0;
}

function coinWorth(table: Table, tech: TechId): number {
  const { trade, culture } = TECHS[techIndex(tech)]?.coinPrice ?? { trade: 0, culture: 0 };
  return table.aims.coin - tradeCost(table, trade) - culture * table.aims.culture;
}

export function placeItem(table: Table, ask: AskFor<'placeItem'> | AskFor<'placeFreeItem'>): AnswerTo<'placeItem'> {
  const { aims, state, generator } = table;
  const item = itemIndex(ask.item);
  const options: readonly AnswerTo<'placeItem'>[] = optionsFor(table, ask);
  if (isBuildingItem(item)) return bestOf(generator, options, ({ square }) => buildingGain(table, item, square));
  if (!isFigureItem(item)) return bestOf(generator, options, ({ square }) => -squareWorth(aims, state, square));
  const field = ask.item === 'army' ? armyField(table, 1) : scoutField(table);
  return bestOf(generator, options, ({ square }) => field[square] as number);
}

export function secondItem(table: Table, ask: AskFor<'secondItem'>): AnswerTo<'secondItem'> {
  const city = table.player.cities.indexOf(ask.city);
  return bestOf(
    table.generator,
    optionsFor(table, ask),
    ({ item, bonuses, rush }) =>
      itemWorth(table, city, itemIndex(item)) - tradeCost(table, rush * RUSH.trade) - helpCost(bonuses),
  );
}

export function secondHarvest(table: Table, ask: AskFor<'secondHarvest'>): AnswerTo<'secondHarvest'> {
  const { state, generator } = table;
  return bestOf(generator, optionsFor(table, ask), ({ square }) => resourceWorth(table, resourceAt(state, square)));
}
