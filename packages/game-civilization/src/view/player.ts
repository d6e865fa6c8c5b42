import { inProgress, type Seat } from '@tessera/kernel';
import { ABILITIES } from '../cards/abilities.ts';
import { CULTURE_DECKS } from '../data/cultureEvents.ts';
import {
  COIN_TECHS,
  civilizationId,
  EVENT_CARD_DECK,
  governmentId,
  governmentIds,
  greatPersonId,
  isVillageMarker,
  personCardId,
  relicId,
  techId,
  UNIT_CARD_TYPE,
  wonderId,
} from '../data/faces.ts';
import { GREAT_PERSON_TYPES } from '../data/greatPeople.ts';
import { INVESTMENT_IDS } from '../data/investments.ts';
import { RESEARCH_MARKS, RUSH } from '../data/market.ts';
import { PERSON, WONDER } from '../data/names.ts';
import { MARKET_RESOURCES } from '../data/resources.ts';
import { LAND_UNIT_TYPES, UNIT_TYPES } from '../data/units.ts';
import { type AdvancePrice, advancePrice } from '../rules/advancePrice.ts';
import { isBarbarian, seatOfSide } from '../rules/battleSides.ts';
import { coinsOf } from '../rules/coins.ts';
import { ownCombatBonus } from '../rules/combatBonus.ts';
import { directGovernments, isImmuneToAnarchy, lentGovernments } from '../rules/governments.ts';
import { costOf, itemId, UNIT_ITEMS, wonderCost } from '../rules/items.ts';
import {
  basicBattleHand,
  cultureHandSize,
  maxCities,
  stackingLimit,
  travelSpeed,
  waterRight,
} from '../rules/limits.ts';
import { cardsOfType } from '../rules/people.ts';
import { rushProduction } from '../rules/production.ts';
import { rowOf } from '../rules/pyramid.ts';
import { tradeNeeded } from '../rules/research.ts';
import { isObsolete, wonderSquare } from '../rules/wonders.ts';
import { SIDES } from '../state/sides.ts';
import { VICTORIES } from '../state/victories.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { type CityView, citiesOf } from './city.ts';

/** Numbers by name; the keys are the names of a list. */
type Counts = { readonly [name: string]: number };

/** What everyone knows about a player (RUL-009), with the numbers that follow from it. */
export type PlayerView = {
  readonly seat: Seat;
  readonly civilization: string | null;
  readonly government: string;
  readonly governments: readonly string[];
  /** Those that are unlocked beside them as long as the Pyramids work (RUL-378). */
  readonly lentGovernments: readonly string[];
  readonly immuneToAnarchy: boolean;
  /** Governments that may be adopted without Anarchy now, and those that may from the next turn on (GOV-004). */
  readonly freeGovernments: readonly string[];
  readonly newGovernments: readonly string[];
  readonly governmentChanged: number;
  readonly anarchySince: number;
  readonly trade: number;
  readonly coins: number;
  readonly culture: number;
  readonly track: number;
  readonly sheetCoins: number;
  /** Markers on the investment cards (INV-007); null without that deck. */
  readonly investments: Counts | null;
  /** Rewards of relics still to come, with the turn in whose Start of Turn part each is due (RUL-362). */
  readonly relicRewards: readonly { readonly relic: string; readonly due: number }[];
  /** What the next step on the culture track costs (ART-006, ART-014); null at its end. */
  readonly advance: AdvancePrice | null;
  readonly techs: readonly { readonly tech: string; readonly row: number; readonly coins: number }[];
  readonly ranks: Counts;
  readonly abilitiesUsed: readonly string[];
  readonly resources: Counts;
  /** Hidden pieces by their backs. */
  readonly huts: number;
  readonly villages: number;
  readonly events: Counts;
  readonly units: Counts;
  readonly reserve: readonly string[];
  /** Great person cards face down, by type, and face up by name, with the counters on Jim Henson. */
  readonly hiddenPeople: Counts;
  readonly openPeople: readonly string[];
  readonly hensonCounters: number;
  /** The great person card that lies in a row of the pyramid (RUL-312), or null. */
  readonly placedPerson: { readonly card: string; readonly row: number } | null;
  readonly wonders: readonly {
    readonly wonder: string;
    readonly obsolete: boolean;
    readonly square: number | null;
    /** Coin tokens on its card (COIN-011). */
    readonly coins: number;
  }[];
  readonly replacedWonders: number;
  readonly armies: readonly FigureView[];
  readonly scouts: readonly ScoutView[];
  readonly cities: readonly CityView[];
  readonly cityMarkers: number;
  readonly travelSpeed: number;
  readonly stackingLimit: number;
  readonly water: number;
  readonly maxCities: number;
  readonly cultureHandSize: number;
  /** Without armies and cities, which add to it in a battle (BAT-005 to BAT-008). */
  readonly battleHandSize: number;
  readonly combatBonus: number;
  /** What units and the wonders of the market cost in production; all else costs everyone what is printed (`printedCost`). */
  readonly costs: Counts;
  /** What a rush costs, and what it adds to the production of a city (CITY-007, CITY-011). */
  readonly rush: { readonly trade: number; readonly production: number };
  /** The trade that research needs, level by level (RES-002, RES-015), and what would be kept of it (RES-006). */
  readonly research: readonly number[];
  readonly keptTrade: number;
  readonly consents: boolean;
  readonly resigned: boolean;
  /** Victory conditions reached under the advanced tie-break (VAR-010). */
  readonly reached: readonly string[];
};

/** An army; null while it is not on the map. */
export type FigureView = { readonly square: number | null; readonly moved: boolean };
export type ScoutView = {
  readonly square: number | null;
  readonly moved: boolean;
  readonly since: number;
  readonly city: number | null;
};

export function playerView(state: State, seat: Seat): PlayerView {
  const player = playerOf(state, seat);
  const coins = coinsOf(state, seat);
  return {
    seat,
    civilization: player.civilization < 0 ? null : civilizationId(player.civilization),
    government: governmentId(player.government),
    governments: governmentIds(player.governments),
    lentGovernments: governmentIds(lentGovernments(state, seat)),
    immuneToAnarchy: isImmuneToAnarchy(state, seat),
    freeGovernments: governmentIds(directGovernments(state, seat) | player.phaseGovernments),
    newGovernments: governmentIds(player.newGovernments),
    governmentChanged: player.governmentChanged,
    anarchySince: player.anarchySince,
    trade: player.trade,
    coins,
    culture: player.culture,
    track: player.track,
    sheetCoins: player.sheetCoins,
    investments: state.options.investments
      ? counts(INVESTMENT_IDS, (card) => player.investments[card] as number)
      : null,
    relicRewards: player.relicRewards.map(({ relic, turn }) => ({ relic: relicId(relic), due: turn + 1 })),
    advance: advancePrice(state, seat),
    techs: player.techs.map((tech) => ({
      tech: techId(tech),
      row: rowOf(player, tech),
      coins: player.techCoins[COIN_TECHS.indexOf(tech)] ?? 0,
    })),
    ranks: counts(LAND_UNIT_TYPES, (type) => player.ranks[type] as number),
    abilitiesUsed: ABILITIES.filter((_, i) => hasBit(player.abilitiesUsed, i)).map(({ tech }) => tech),
    resources: counts(MARKET_RESOURCES, (resource) => player.resources[resource] as number),
    huts: player.markers.filter((marker) => !isVillageMarker(marker)).length,
    villages: player.markers.filter(isVillageMarker).length,
    events: counts(CULTURE_DECKS, (deck) => player.events.filter((card) => EVENT_CARD_DECK[card] === deck).length),
    units: unitCounts(state, seat),
    reserve: player.reserve.map(greatPersonId),
    hiddenPeople: counts(GREAT_PERSON_TYPES, (type) => cardsOfType(player.hiddenPeople, type).length),
    openPeople: player.openPeople.map(personCardId),
    hensonCounters: player.hensonCounters,
    placedPerson: player.newtonRow === 0 ? null : { card: personCardId(PERSON.sirIsaacNewton), row: player.newtonRow },
    wonders: player.wonders.map((wonder) => {
      const square = wonderSquare(state, wonder);
      return {
        wonder: wonderId(wonder),
        obsolete: isObsolete(state, wonder),
        square: square < 0 ? null : square,
        coins: wonder === WONDER.panamaCanal ? player.canalCoins : 0,
      };
    }),
    replacedWonders: player.replacedWonders,
    ...figuresOf(player),
    cities: citiesOf(state, seat),
    cityMarkers: player.cities.filter((center) => center < 0).length,
    travelSpeed: travelSpeed(state, player),
    stackingLimit: stackingLimit(state, player),
    water: waterRight(player),
    maxCities: maxCities(player),
    cultureHandSize: cultureHandSize(state, seat),
    battleHandSize: basicBattleHand(state, seat),
    combatBonus: ownCombatBonus(state, seat),
    costs: costsFor(state, seat),
    rush: { trade: RUSH.trade, production: rushProduction(state, seat) },
    research: RESEARCH_MARKS.map((_, i) => tradeNeeded(state, seat, i + 1)),
    keptTrade: Math.min(player.trade, coins),
    consents: player.consents,
    resigned: player.resigned,
    reached: VICTORIES.filter((_, i) => hasBit(state.reached[seat] as number, i)),
  };
}

/**
 * Units of the standing forces by type. Units drawn for a battle still count here: their types are as hidden as their
 * strengths (RUL-010), and the difference would reveal them.
 */
function unitCounts(state: State, seat: Seat): Counts {
  const battle = inProgress(state, 'battle');
  const units = playerOf(state, seat).units.slice();
  for (const side of SIDES) {
    if (battle === null || seatOfSide(battle, side) !== seat || isBarbarian(battle, side)) continue;
    units.push(...battle.hands[side]);
  }
  return counts(UNIT_TYPES, (type) => units.filter((card) => UNIT_CARD_TYPE[card] === type).length);
}

function figuresOf(player: Player): Pick<PlayerView, 'armies' | 'scouts'> {
  return {
    armies: player.armies.map((square, i) => ({ square: onMap(square), moved: hasBit(player.armiesMoved, i) })),
    scouts: player.scouts.map((square, i) => ({
      square: onMap(square),
      moved: hasBit(player.scoutsMoved, i),
      since: player.scoutsSince[i] as number,
      city: onMap(player.scoutsCity[i] as number),
    })),
  };
}

function costsFor(state: State, seat: Seat): Counts {
  const player = playerOf(state, seat);
  const costs: { [item: string]: number } = {};
  for (let item = UNIT_ITEMS.first; item <= UNIT_ITEMS.last; item++) costs[itemId(item)] = costOf(player, item);
  for (const wonder of state.wonderMarket) if (wonder >= 0) costs[wonderId(wonder)] = wonderCost(player, wonder);
  return costs;
}

function onMap(square: number): number | null {
  return square < 0 ? null : square;
}

function hasBit(bits: number, bit: number): boolean {
  return (bits & (1 << bit)) !== 0;
}

/** One number for each name of a list. */
export function counts(names: readonly string[], count: (index: number) => number): Counts {
  return Object.fromEntries(names.map((name, i) => [name, count(i)]));
}
