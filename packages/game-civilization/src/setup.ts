import {
  coreState,
  type Illegal,
  illegal,
  isPlainObject,
  KERNEL_CODES,
  type Plain,
  type PlainObject,
} from '@tessera/kernel';
import { geometryFor, HIDDEN, OUTSIDE } from './board/geometry.ts';
import { NO_PIECE } from './board/pieces.ts';
import { CULTURE_DECKS } from './data/cultureEvents.ts';
import {
  CIVILIZATION_SET,
  COIN_TECHS,
  DESPOTISM,
  EVENT_CARD_COPIES,
  EVENT_CARD_DECK,
  EVENT_CARD_SET,
  FAMILY_SUPPLY,
  FIRST_VILLAGE,
  GREAT_PERSON_COPIES,
  MARKER_BASE_COPIES,
  MARKER_EXPANSION_COPIES,
  TILE_SET,
  UNIT_CARD_COPIES,
  UNIT_CARD_TYPE,
  WONDER_SET,
} from './data/faces.ts';
import { CITY_MARKERS, FIGURE_COUNT } from './data/figures.ts';
import { GREAT_PERSON_CARD_IDS } from './data/greatPeople.ts';
import { INVESTMENT_IDS } from './data/investments.ts';
import { RELIC_IDS } from './data/markers.ts';
import { CIVILIZATION } from './data/names.ts';
import { MARKET_RESOURCES } from './data/resources.ts';
import { civilizationsWith, obstacleTo, playersWith, SETUP_OPTIONS, usualBeside } from './data/setupOptions.ts';
import { LAND_UNIT_TYPES, UNIT_TYPES } from './data/units.ts';
import { WONDER_SPACES } from './data/wonders.ts';
import type { Options, Player, Setup, State } from './state.ts';

export const SCHEMA = 3;
export const RULES = 2;

/** The values of all options, the one for the bots' search included. */
const VALUES: { readonly [option: string]: readonly (boolean | string)[] } = {
  ...Object.fromEntries(Object.entries(SETUP_OPTIONS).map(([name, { values }]) => [name, values])),
  skipFutile: [false, true],
};

/** The options that are refused without the expansion, not corrected (RUL-387). */
const EXPANSION_ONLY = ['greatPersonDeck', 'investments'] as const;

/** Reads a set-up (GEN-005, RUL-239, RUL-244). */
export function readSetup(players: unknown, options: unknown): Setup | Illegal {
  const given = options ?? {};
  if (!isPlainObject(given)) return illegal(KERNEL_CODES.setup, { expected: 'options' });
  const refusal = checkOptions(given);
  if (refusal !== null) return refusal;
  const chosen = { ...usualBeside(given), skipFutile: false, ...given } as Options;
  for (const option of EXPANSION_ONLY) {
    if (chosen[option] && !chosen.expansion) return illegal('RUL-387', { option });
  }
  const { min, max } = playersWith(chosen);
  if (!Number.isSafeInteger(players) || (players as number) < min || (players as number) > max) {
    return illegal('GEN-005', { min, max });
  }
  const setup: Setup = { players: players as number, options: chosen };
  return checkAdvanced(setup) ?? setup;
}

function checkOptions(given: PlainObject): Illegal | null {
  for (const [name, value] of Object.entries(given)) {
    const values: readonly Plain[] | undefined = Object.hasOwn(VALUES, name) ? VALUES[name] : undefined;
    if (values === undefined) return illegal('RUL-244', { option: name, known: Object.keys(VALUES) });
    if (!values.includes(value)) return illegal('RUL-244', { option: name, values });
  }
  return null;
}

/** VAR-007: there must be two sheets for everyone, and sheets are either drawn or chosen freely (SET-002). */
function checkAdvanced({ players, options }: Setup): Illegal | null {
  if (!options.advancedSetup) return null;
  const obstacle = obstacleTo('advancedSetup', options, players);
  if (obstacle === null) return null;
  const { kind, ...facts } = obstacle;
  return illegal('VAR-007', kind === 'sheets' ? facts : { option: 'civilizations' });
}

/** The civilizations that may take part, as faces. */
export function civilizationsFor(options: Options): number[] {
  return civilizationsWith(options).map((id) => CIVILIZATION[id]);
}

/** RUL-239: only components of the sets in play exist. */
function isInPlay(options: Options, set: number | undefined): boolean {
  return set === 0 || options.expansion;
}

/** The box on the table, sorted and unshuffled; set-up begins with the first step. */
export function initialState(setup: Setup): State {
  const { players, options } = setup;
  const map = geometryFor(players);
  const eventDecks = faces(EVENT_CARD_DECK.length, (card) =>
    isInPlay(options, EVENT_CARD_SET[card]) ? (EVENT_CARD_COPIES[card] as number) : 0,
  );
  const units = faces(UNIT_CARD_TYPE.length, (card) => UNIT_CARD_COPIES[card] as number);
  const wonders = faces(WONDER_SET.length, (wonder) => Number(isInPlay(options, WONDER_SET[wonder])));
  const markers = faces(MARKER_BASE_COPIES.length, (marker) => {
    const more = options.expansion ? (MARKER_EXPANSION_COPIES[marker] as number) : 0;
    return (MARKER_BASE_COPIES[marker] as number) + more;
  });
  return {
    ...coreState(SCHEMA, RULES),
    outcome: null,
    stack: [{ op: 'game', at: 'setUp', phase: 0, part: 0 }],
    options,
    players: Array.from({ length: players }, initialPlayer),
    turn: 0,
    phase: 'startOfTurn',
    first: 0,
    ground: map.slotOf.map((slot) => (slot < 0 ? OUTSIDE : HIDDEN)),
    pieces: map.slotOf.map(() => NO_PIECE),
    tiles: map.slots.map(() => -1),
    turned: map.slots.map(() => -1),
    stopped: [],
    harvested: [],
    unitDecks: UNIT_TYPES.map((_, type) => units.filter((card) => UNIT_CARD_TYPE[card] === type)),
    unitDiscards: UNIT_TYPES.map(() => []),
    eventDecks: CULTURE_DECKS.map((_, deck) => eventDecks.filter((card) => EVENT_CARD_DECK[card] === deck)),
    eventDiscards: CULTURE_DECKS.map(() => []),
    persons: faces(GREAT_PERSON_COPIES.length, (person) => GREAT_PERSON_COPIES[person] as number),
    personDeck: options.expansion && options.greatPersonDeck ? GREAT_PERSON_CARD_IDS.map((_, card) => card) : [],
    personDiscards: [],
    huts: markers.filter((marker) => marker < FIRST_VILLAGE),
    villages: markers.filter((marker) => marker >= FIRST_VILLAGE),
    wonderDeck: options.learningGame ? [] : wonders,
    wonderMarket: new Array<number>(WONDER_SPACES).fill(-1),
    obsolete: 0,
    buildings: [...FAMILY_SUPPLY],
    // SET-019: one token of each resource for every player; the others never matter.
    market: MARKET_RESOURCES.map(() => players),
    box: {
      tiles: faces(TILE_SET.length, (tile) => Number(isInPlay(options, TILE_SET[tile]))),
      wonders: options.learningGame ? wonders : [],
      unseenWonders: [],
      persons: [],
      markers: [],
      relics: options.expansion ? RELIC_IDS.map((_, relic) => relic) : [],
      civilizations: faces(CIVILIZATION_SET.length, (civ) => Number(isInPlay(options, CIVILIZATION_SET[civ]))),
    },
    offers: [],
    reached: new Array<number>(players).fill(0),
  };
}

/** A player before they have a civilization: all their pieces beside the map (PSET-011, PSET-012). */
function initialPlayer(): Player {
  return {
    civilization: -1,
    government: DESPOTISM,
    governments: 1 << DESPOTISM,
    freeGovernments: 0,
    newGovernments: 0,
    phaseGovernments: 0,
    governmentChanged: 0,
    anarchySince: 0,
    trade: 0,
    culture: 0,
    track: 0,
    sheetCoins: 0,
    canalCoins: 0,
    techCoins: COIN_TECHS.map(() => 0),
    techs: [],
    resources: MARKET_RESOURCES.map(() => 0),
    markers: [],
    events: [],
    units: [],
    ranks: LAND_UNIT_TYPES.map(() => 1),
    reserve: [],
    hiddenPeople: [],
    openPeople: [],
    hensonCounters: 0,
    loweredTechs: [],
    newtonRow: 0,
    speedDoubled: false,
    investments: INVESTMENT_IDS.map(() => 0),
    relicRewards: [],
    wonders: [],
    replacedWonders: 0,
    armies: new Array<number>(FIGURE_COUNT.army).fill(-1),
    scouts: new Array<number>(FIGURE_COUNT.scout).fill(-1),
    armiesMoved: 0,
    scoutsMoved: 0,
    scoutsSince: new Array<number>(FIGURE_COUNT.scout).fill(0),
    scoutsCity: new Array<number>(FIGURE_COUNT.scout).fill(-1),
    cities: new Array<number>(CITY_MARKERS.capital + CITY_MARKERS.city).fill(-1),
    secondCenter: -1,
    growthOwed: false,
    cityMarkers: new Array<number>(CITY_MARKERS.capital + CITY_MARKERS.city).fill(0),
    walls: 0,
    actions: new Array<number>(CITY_MARKERS.capital + CITY_MARKERS.city).fill(0),
    extraActions: new Array<number>(CITY_MARKERS.capital + CITY_MARKERS.city).fill(0),
    bonuses: [],
    abilitiesUsed: 0,
    onceUsed: 0,
    offersMade: 0,
    consents: false,
    resigned: false,
  };
}

/** Faces in order, one entry for each copy. */
function faces(count: number, copies: (face: number) => number): number[] {
  const list: number[] = [];
  for (let face = 0; face < count; face++) for (let copy = 0; copy < copies(face); copy++) list.push(face);
  return list;
}
