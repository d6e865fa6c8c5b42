import { menuPlays } from '../cards/menu.ts';
import { markerId, personCardId } from '../data/faces.ts';
import { PERSON } from '../data/names.ts';
import { actionIn, plannedIn } from '../procedures/cityAction.ts';
import { isMakeable } from '../rules/buildable.ts';
import { canAct, canAdvance, hasActionGiven, mayDevoteForTrade } from '../rules/cityActions.ts';
import { bonusesFor, discountFor } from '../rules/discount.ts';
import { harvestSquares, isHarvested, mayHarvestTwice, secondHarvests } from '../rules/harvest.ts';
import { BUILDING_ITEMS, costOf, ITEMS, itemId } from '../rules/items.ts';
import { keptFor } from '../rules/keptMarkers.ts';
import { hasWonder, plays } from '../rules/knowledge.ts';
import { isUsed } from '../rules/oncePerTurn.ts';
import { additionsOf, bonusName, productionOf, type Way, waysToPay } from '../rules/production.ts';
import { type PlannedItem, sitesOf } from '../rules/sites.ts';
import { isFirstItem, isSecondItem, maySplit, splitSites } from '../rules/split.ts';
import type { Bonus } from '../state/bonus.ts';
import type { ItemId } from '../state/itemIds.ts';
import type { CityAct, CityDecisions, CoinTask, MenuAct } from '../state/questions/cityManagement.ts';
import { playerOf, type State } from '../state.ts';
import { COIN_TASKS, canDoCoinTask } from '../verbs/coinTasks.ts';
import { judgeMenu, judgeSecond, noSecondHarvest, notPlaced } from './cityReasons.ts';
import { type Families, notOffered } from './family.ts';

const COIN_TASK_TECHS = Object.keys(COIN_TASKS) as CoinTask[];

export const cityFamilies: Families<keyof CityDecisions> = {
  cityManagement: {
    options(state, { seat }) {
      const player = playerOf(state, seat);
      const acts: MenuAct[] = [{ do: 'end' }];
      const isGiven = hasActionGiven(state, seat);
      for (let city = 0; city < player.cities.length; city++) {
        if (canAct(player, city)) addCityActs(state, seat, city, acts);
        if (isGiven && (player.cities[city] as number) >= 0) addGivenActs(state, seat, city, acts);
      }
      if (canAdvance(state, seat)) acts.push({ do: 'advance' });
      for (const tech of COIN_TASK_TECHS) if (canDoCoinTask(state, seat, tech)) acts.push({ do: 'coin', tech });
      addWorkers(state, seat, acts);
      if (hasWonder(state, seat, 'unitedNations')) acts.push({ do: 'consent', on: !player.consents });
      for (const play of menuPlays(state, seat, 'cityManagement')) acts.push(play);
      return acts;
    },
    explain: (state, ask, answer) => judgeMenu(state, ask, answer) ?? notOffered(),
    // Only some of the ways to pay are listed where a city has many bonuses.
    accepts: judgeMenu,
  },

  placeItem: {
    options(state, { seat }) {
      const frame = actionIn(state);
      const item = frame.items[frame.squares.length] as number;
      const isFirst = frame.act === 'split' && frame.items.length === 1;
      const squares = isFirst
        ? splitSites(state, seat, frame.city, item)
        : sitesOf(state, seat, frame.city, item, plannedIn(frame));
      return squares.map((square) => ({ square }));
    },
    explain: notPlaced,
  },

  secondItem: {
    options(state, { seat }) {
      const { city } = actionIn(state);
      const first = plannedIn(actionIn(state)) as PlannedItem;
      const player = playerOf(state, seat);
      const production = productionOf(state, seat, city);
      const most = production + additionsOf(state, seat, city);
      const left = production - costOf(player, first.item);
      const answers: { item: ItemId; bonuses: string[]; rush: number }[] = [];
      for (let item = 0; item < ITEMS; item++) {
        if (!isSecondItem(state, seat, city, item, first, most)) continue;
        const items = [first.item, item];
        for (const way of waysToPay(state, seat, city, costOf(player, item) - left, items)) {
          answers.push({ item: itemId(item), bonuses: bonusNames(state, seat, city, items, way), rush: way.rush });
        }
      }
      return answers;
    },
    explain: (state, ask, answer) => judgeSecond(state, ask, answer) ?? notOffered(),
    accepts: judgeSecond,
  },

  secondHarvest: {
    options(state, { seat, first }) {
      const { city, extra } = actionIn(state);
      return secondHarvests(state, seat, city, first, extra).map((square) => ({ square }));
    },
    explain: noSecondHarvest,
  },
};

function addCityActs(state: State, seat: number, city: number, acts: MenuAct[]): void {
  const center = playerOf(state, seat).cities[city] as number;
  addProductions(state, seat, city, center, acts);
  addDevotions(state, seat, center, acts);
  addHarvests(state, seat, city, center, acts);
}

/** RUL-310: the same once more by Ada Lovelace, without the exemption of Atomic Theory (RUL-330). */
function addGivenActs(state: State, seat: number, city: number, acts: MenuAct[]): void {
  const center = playerOf(state, seat).cities[city] as number;
  const given: CityAct[] = [];
  addProductions(state, seat, city, center, given);
  addDevotions(state, seat, center, given);
  const twice = mayHarvestTwice(state, seat);
  for (const square of harvestSquares(state, seat, city)) {
    if (isHarvested(state, square)) continue;
    addHarvest(state, seat, city, { do: 'harvest', city: center, square, twice, extra: false }, given);
  }
  const by = personCardId(PERSON.adaLovelace);
  for (const act of given) acts.push({ ...act, by });
}

function addDevotions(state: State, seat: number, center: number, acts: CityActs): void {
  acts.push({ do: 'devote', city: center });
  if (mayDevoteForTrade(state, seat)) acts.push({ do: 'devoteForTrade', city: center });
}

/** CITY-014: for any of the player's cities. */
function addWorkers(state: State, seat: number, acts: MenuAct[]): void {
  const workers = keptFor(state, seat, 'work');
  if (workers < 0) return;
  for (const city of playerOf(state, seat).cities) {
    if (city >= 0) acts.push({ do: 'marker', marker: markerId(workers), city });
  }
}

function addProductions(state: State, seat: number, city: number, center: number, acts: CityActs): void {
  const player = playerOf(state, seat);
  const production = productionOf(state, seat, city);
  const most = production + additionsOf(state, seat, city);
  const isFree = plays(player, 'egypt') && !isUsed(player, 'freeBuilding');
  const isSplit = maySplit(state, seat);
  // Only a wonder is paid with the discount: for other items too dear there is no way to pay.
  const reach = most + discountFor(state, seat);
  for (let item = 0; item < ITEMS; item++) {
    const cost = costOf(player, item);
    const isOfferedFree = isFree && item >= BUILDING_ITEMS.first && item <= BUILDING_ITEMS.last;
    if (cost > reach && !isOfferedFree) continue;
    if (!isMakeable(state, seat, city, item, null)) continue;
    if (isOfferedFree) acts.push({ do: 'freeBuilding', city: center, item: itemId(item) });
    if (cost > reach) continue;
    for (const way of waysToPay(state, seat, city, cost - production, [item])) {
      const bonuses = bonusNames(state, seat, city, [item], way);
      acts.push({ do: 'produce', city: center, item: itemId(item), bonuses, rush: way.rush });
    }
    if (isSplit && isFirstItem(state, seat, city, item, most))
      acts.push({ do: 'split', city: center, item: itemId(item) });
  }
}

function addHarvests(state: State, seat: number, city: number, center: number, acts: MenuAct[]): void {
  const player = playerOf(state, seat);
  const isTwice = mayHarvestTwice(state, seat);
  for (const square of harvestSquares(state, seat, city)) {
    if ((player.actions[city] as number) > 0 && !isHarvested(state, square)) {
      addHarvest(state, seat, city, { do: 'harvest', city: center, square, twice: isTwice, extra: false }, acts);
    }
    if ((player.extraActions[city] as number) > 0) {
      addHarvest(state, seat, city, { do: 'harvest', city: center, square, twice: isTwice, extra: true }, acts);
    }
  }
}

/** The acts of a city among others of the menu, or alone. */
type CityActs = { push(act: CityAct): number };

type Harvest = Extract<CityAct, { readonly do: 'harvest' }>;

function addHarvest(state: State, seat: number, city: number, harvest: Harvest, acts: CityActs): void {
  acts.push({ ...harvest, twice: false });
  const { square, twice, extra } = harvest;
  if (twice && secondHarvests(state, seat, city, square, extra).length > 0) acts.push(harvest);
}

function bonusNames(state: State, seat: number, city: number, items: readonly number[], way: Way): string[] {
  const bonuses = bonusesFor(state, seat, city, items);
  return way.bonuses.map((i) => bonusName(bonuses[i] as Bonus));
}
