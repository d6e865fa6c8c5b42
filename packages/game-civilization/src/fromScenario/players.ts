import type { Plain, PlainObject, Seat } from '@tessera/kernel';
import { givenFields, givenFlag, givenList, givenName, givenNumber, givenWord, ImpossibleTable } from '@tessera/kernel';
import { outskirtsOwner } from '../board/cities.ts';
import { geometry, type Slot } from '../board/geometry.ts';
import { faceOf, isWonder } from '../board/pieces.ts';
import { homeSlot } from '../board/tiles.ts';
import { CITY_MARKER_KINDS, cityMarkerIndex } from '../data/cityMarkers.ts';
import {
  ABILITY_TECH,
  AIRCRAFT,
  CIVILIZATION_GOVERNMENT,
  CIVILIZATION_TECH,
  COIN_TECHS,
  EVENT_CARD_DECK,
  governmentIndex,
  PERSON_CARD_AMOUNT,
  personCardId,
  TECH_COIN_TOKENS,
  TECH_GOVERNMENT,
  TECH_RANK,
  TECH_SET,
  TECH_UNIT,
  TRACK_END,
  techId,
  tileFace,
  UNIT_CARD_TYPE,
  wonderId,
} from '../data/faces.ts';
import { GOVERNMENT_IDS } from '../data/governments.ts';
import { INVESTMENT_IDS } from '../data/investments.ts';
import { laidPlace, TILE_SIZE, type TilePlace } from '../data/mapTiles.ts';
import { HUT_IDS, RELICS as RELIC_FACES, type RelicFace, VILLAGE_IDS } from '../data/markers.ts';
import { TRADE_DIAL } from '../data/market.ts';
import { PERSON } from '../data/names.ts';
import { MARKET_RESOURCES } from '../data/resources.ts';
import { TECH_IDS } from '../data/techIds.ts';
import { lentGovernments } from '../rules/governments.ts';
import { isKept } from '../rules/markers.ts';
import { ONCE_PER_TURN } from '../rules/oncePerTurn.ts';
import { hasPersonDeck } from '../rules/people.ts';
import { isLowered, rowOf } from '../rules/pyramid.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { markUsed } from '../verbs/markUsed.ts';
import { squareOf } from './squares.ts';
import {
  EVENTS,
  faceCalled,
  HUTS,
  PERSON_CARDS,
  PERSONS,
  RELICS,
  takeNamed,
  UNITS,
  VILLAGES,
  WONDERS,
} from './taking.ts';

const PLAYER = [
  'civilization',
  'government',
  'governments',
  'freeGovernments',
  'anarchySince',
  'trade',
  'culture',
  'track',
  'techs',
  'loweredTechs',
  'techCoins',
  'sheetCoins',
  'canalCoins',
  'investments',
  'relicRewards',
  'resources',
  'markers',
  'events',
  'units',
  'reserve',
  'hiddenPeople',
  'openPeople',
  'newtonRow',
  'wonders',
  'armies',
  'scouts',
  'scoutsCity',
  'scoutsSince',
  'cities',
  'metropolis',
  'cityMarkers',
  'walls',
  'actions',
  'used',
  'consents',
  'resigned',
];
const MANY = Number.MAX_SAFE_INTEGER;

/** Everything that belongs to players, from what the decks and the market still hold. */
export function arrangePlayers(state: State, given: PlainObject): void {
  const stated = givenList(given['players'], 'players').map((player) => givenFields(player, 'players', PLAYER));
  for (let seat = 0; seat < state.players.length; seat++) arrangePlayer(state, seat, stated[seat] ?? {});
  giveWonderCards(state);
  for (let seat = 0; seat < state.players.length; seat++) unlockCurrent(state, seat);
}

function arrangePlayer(state: State, seat: Seat, given: PlainObject): void {
  const player = playerOf(state, seat);
  layCities(state, seat, given);
  layFigures(state, seat, given);
  learnTechs(state, player, given);
  arrangeGovernment(player, given);
  player.trade = givenNumber(given['trade'] ?? 0, 'trade', 0, TRADE_DIAL.max, 'TRADE-002');
  player.culture = givenNumber(given['culture'] ?? 0, 'culture', 0, MANY);
  player.track = givenNumber(given['track'] ?? 0, 'track', 0, TRACK_END, 'ART-013');
  player.sheetCoins = givenNumber(given['sheetCoins'] ?? 0, 'sheetCoins', 0, MANY);
  player.canalCoins = givenNumber(given['canalCoins'] ?? 0, 'canalCoins', 0, MANY);
  const markers = givenFields(given['investments'], 'investments', INVESTMENT_IDS);
  const most = state.options.investments ? MANY : 0;
  for (const [card, id] of INVESTMENT_IDS.entries()) {
    player.investments[card] = givenNumber(markers[id] ?? 0, 'investments', 0, most, 'VAR-005');
  }
  for (const id of givenList(given['relicRewards'], 'relicRewards')) owe(state, player, id);
  player.consents = givenFlag(given['consents'], 'consents');
  player.resigned = givenFlag(given['resigned'], 'resigned');
  for (const name of givenList(given['used'], 'used')) markStated(player, name);
  takeGoods(state, player, given);
}

/** The reward of a relic taken in the turn before (SOT-021, SOT-022): one that is off the map, and whose reward waits. */
function owe(state: State, player: Player, id: Plain): void {
  const relic = faceCalled(RELICS, id, 'relicRewards');
  const { gives } = RELIC_FACES[relic] as RelicFace;
  if (gives === 'greatPerson') throw new ImpossibleTable('relicRewards', 'kind', id, { rule: 'REL-010' });
  if (gives === 'investments' && !state.options.investments) {
    throw new ImpossibleTable('relicRewards', 'kind', id, { rule: 'RUL-204' });
  }
  const isTaken = state.players.some(({ relicRewards }) => relicRewards.some((reward) => reward.relic === relic));
  if (isTaken || !state.box.relics.includes(relic)) {
    throw new ImpossibleTable('relicRewards', 'noneLeft', id, { rule: 'REL-005' });
  }
  player.relicRewards.push({ relic, turn: state.turn - 1 });
}

/** Resource abilities by their tech; the second one of a tech has a 2 after the name. */
const ABILITY_NAMES = ABILITY_TECH.map((tech, ability) => {
  const place = ability - ABILITY_TECH.indexOf(tech);
  return place === 0 ? techId(tech) : `${techId(tech)}${place + 1}`;
});

/** Marks once-per-turn acts as done in this turn (TECH-007). */
function markStated(player: Player, name: Plain): void {
  const used = givenWord(name, 'used', [...ABILITY_NAMES, ...ONCE_PER_TURN]);
  const act = ONCE_PER_TURN.find((one) => one === used);
  if (act !== undefined) markUsed(player, act);
  else player.abilitiesUsed |= 1 << ABILITY_NAMES.indexOf(used);
}

/** Centers as `[capital, second, third]`, null for none; the capital's default is the square recommended to beginners. */
function layCities(state: State, seat: Seat, given: PlainObject): void {
  const player = playerOf(state, seat);
  const stated = givenList(given['cities'], 'cities');
  if (stated.length > player.cities.length) {
    throw new ImpossibleTable('cities', 'full', stated.length, { rule: 'CMP-003' });
  }
  for (let city = 0; city < player.cities.length; city++) {
    const value = stated[city] ?? null;
    if (value === null && city > 0) continue;
    player.cities[city] = value === null ? recommendedCapital(state, seat) : squareOf(state, value, 'cities');
  }
  const second = given['metropolis'] ?? null;
  if (second !== null) player.secondCenter = squareOf(state, second, 'metropolis');
  for (const [city, isWalled] of givenList(given['walls'], 'walls').entries()) {
    if (givenFlag(isWalled, 'walls')) player.walls |= 1 << city;
  }
  for (const [city, marker] of givenList(given['cityMarkers'], 'cityMarkers').entries()) {
    if (marker === null || city >= player.cityMarkers.length) continue;
    player.cityMarkers[city] = cityMarkerIndex(givenWord(marker, 'cityMarkers', CITY_MARKER_KINDS));
  }
  for (const [city, actions] of givenList(given['actions'], 'actions').entries()) {
    if (city < player.actions.length) player.actions[city] = givenNumber(actions, 'actions', 0, MANY);
  }
}

function recommendedCapital(state: State, seat: Seat): number {
  const slot = homeSlot(state, seat);
  const { column, row } = tileFace(state.tiles[slot] as number).recommendedCapital as TilePlace;
  const place = laidPlace(state.turned[slot] as number, column, row);
  return (geometry(state).slots[slot] as Slot).squares[place.row * TILE_SIZE + place.column] as number;
}

function layFigures(state: State, seat: Seat, given: PlainObject): void {
  const player = playerOf(state, seat);
  for (const kind of ['armies', 'scouts'] as const) {
    const squares = givenList(given[kind], kind);
    if (squares.length > player[kind].length) {
      throw new ImpossibleTable(kind, 'full', squares.length, { rule: 'CMP-004' });
    }
    for (const [i, value] of squares.entries()) player[kind][i] = squareOf(state, value, kind);
  }
  for (const [scout, city] of givenList(given['scoutsCity'], 'scoutsCity').entries()) {
    if (scout < player.scoutsCity.length && city !== null) {
      player.scoutsCity[scout] = givenNumber(city, 'scoutsCity', 0, player.cities.length - 1);
    }
  }
  for (const [scout, turn] of givenList(given['scoutsSince'], 'scoutsSince').entries()) {
    if (scout < player.scoutsSince.length && turn !== null) {
      player.scoutsSince[scout] = givenNumber(turn, 'scoutsSince', 0, state.turn);
    }
  }
}

/** The starting tech first, then those stated, with the ranks and governments they give. The pyramid is not checked. */
function learnTechs(state: State, player: Player, given: PlainObject): void {
  player.techs.push(CIVILIZATION_TECH[player.civilization] as number);
  for (const id of givenList(given['techs'], 'techs')) {
    const tech = givenName(id, 'techs', TECH_IDS);
    const isThere = TECH_SET[tech] === 0 || state.options.expansion;
    if (!isThere) throw new ImpossibleTable('techs', 'noneLeft', id, { rule: 'RUL-239' });
    if (!player.techs.includes(tech)) player.techs.push(tech);
  }
  for (const id of givenList(given['loweredTechs'], 'loweredTechs'))
    player.loweredTechs.push(lowered(state, player, id));
  for (const tech of player.techs) {
    const type = TECH_UNIT[tech] as number;
    const rank = TECH_RANK[tech] as number;
    if (type >= 0 && type !== AIRCRAFT && rank > (player.ranks[type] as number)) player.ranks[type] = rank;
    if ((TECH_GOVERNMENT[tech] as number) >= 0) player.governments |= 1 << (TECH_GOVERNMENT[tech] as number);
  }
  const coins = givenFields(given['techCoins'], 'techCoins', COIN_TECHS.map(techId));
  for (const [i, tech] of COIN_TECHS.entries()) {
    const value = coins[techId(tech)] ?? 0;
    const most = player.techs.includes(tech) ? (TECH_COIN_TOKENS[tech] as number) : 0;
    player.techCoins[i] = givenNumber(value, 'techCoins', 0, most, 'TECH-014');
  }
}

/** A known tech that can lie one row lower (RUL-312): not one of the bottom row. */
function lowered(state: State, player: Player, id: Plain): number {
  const tech = givenName(id, 'loweredTechs', TECH_IDS);
  if (!hasPersonDeck(state) || !player.techs.includes(tech) || rowOf(player, tech) === 1 || isLowered(player, tech))
    throw new ImpossibleTable('loweredTechs', 'kind', id, { rule: 'RUL-312' });
  return tech;
}

/** The current government, and those unlocked beyond what techs unlock. */
function arrangeGovernment(player: Player, given: PlainObject): void {
  const stated = given['government'];
  player.government =
    stated === undefined ? (CIVILIZATION_GOVERNMENT[player.civilization] as number) : government(stated);
  for (const id of givenList(given['governments'], 'governments')) player.governments |= 1 << government(id);
  for (const id of givenList(given['freeGovernments'], 'freeGovernments'))
    player.freeGovernments |= 1 << government(id);
  player.governments |= player.freeGovernments;
  player.anarchySince = givenNumber(given['anarchySince'] ?? 0, 'anarchySince', 0, MANY);
}

/** The current government is always unlocked, except Anarchy, and except where the Pyramids do so (RUL-378). */
function unlockCurrent(state: State, seat: Seat): void {
  const player = playerOf(state, seat);
  player.governments |= (1 << player.government) & ~lentGovernments(state, seat);
  player.governments &= ~(1 << governmentIndex('anarchy'));
}

function government(id: Plain): number {
  return givenName(id, 'government', GOVERNMENT_IDS);
}

function takeGoods(state: State, player: Player, given: PlainObject): void {
  const resources = givenFields(given['resources'], 'resources', MARKET_RESOURCES);
  for (const [resource, name] of MARKET_RESOURCES.entries()) {
    const held = givenNumber(resources[name] ?? 0, 'resources', 0, state.market[resource] as number, 'SET-019');
    player.resources[resource] = held;
    state.market[resource] = (state.market[resource] as number) - held;
  }
  for (const id of givenList(given['markers'], 'markers')) player.markers.push(takeMarker(state, id));
  for (const id of givenList(given['events'], 'events')) {
    const deck = EVENT_CARD_DECK[faceCalled(EVENTS, id, 'events')] as number;
    player.events.push(takeNamed(state.eventDecks[deck] as number[], EVENTS, id, 'events'));
  }
  for (const id of givenList(given['units'], 'units')) player.units.push(takeUnit(state, id, 'units'));
  for (const id of givenList(given['reserve'], 'reserve')) {
    player.reserve.push(takeNamed(state.persons, PERSONS, id, 'reserve'));
  }
  for (const part of ['hiddenPeople', 'openPeople'] as const) {
    for (const id of givenList(given[part], part)) {
      player[part].push(takeNamed(state.personDeck, PERSON_CARDS, id, part));
    }
  }
  const highest = PERSON_CARD_AMOUNT[PERSON.sirIsaacNewton] as number;
  player.newtonRow = givenNumber(given['newtonRow'] ?? 0, 'newtonRow', 0, highest, 'RUL-312');
  if (player.newtonRow > 0) takeNamed(state.personDeck, PERSON_CARDS, personCardId(PERSON.sirIsaacNewton), 'newtonRow');
  for (const id of givenList(given['wonders'], 'wonders')) {
    player.wonders.push(takeNamed(state.wonderDeck, WONDERS, id, 'wonders'));
  }
}

/** A unit card out of its deck. */
export function takeUnit(state: State, id: Plain, part: string): number {
  const type = UNIT_CARD_TYPE[faceCalled(UNITS, id, part)] as number;
  return takeNamed(state.unitDecks[type] as number[], UNITS, id, part);
}

const MARKER_NAMES = [...HUT_IDS.map((id) => `hut:${id}`), ...VILLAGE_IDS.map((id) => `village:${id}`)];

/** A marker as `hut:spy` or `village:iron`; not one that is never kept (HUT-001, HUT-009). */
function takeMarker(state: State, id: Plain): number {
  const [back, face] = givenWord(id, 'markers', MARKER_NAMES).split(':') as [string, string];
  const isHut = back === 'hut';
  const of = isHut ? HUTS : VILLAGES;
  if (!isKept(faceCalled(of, face, 'markers'))) {
    throw new ImpossibleTable('markers', 'kind', id, { rule: isHut ? 'HUT-001' : 'HUT-009' });
  }
  return takeNamed(isHut ? state.huts : state.villages, of, face, 'markers');
}

/** A player with a wonder in their outskirts owns its card (WON-003), stated or not. */
function giveWonderCards(state: State): void {
  for (let square = 0; square < state.pieces.length; square++) {
    const piece = state.pieces[square] as number;
    if (!isWonder(piece)) continue;
    const wonder = faceOf(piece);
    const owner = outskirtsOwner(state, square);
    if (owner < 0) throw new ImpossibleTable('pieces', 'kind', wonderId(wonder), { rule: 'WON-003' });
    const { wonders } = playerOf(state, owner);
    if (!wonders.includes(wonder)) wonders.push(takeNamed(state.wonderDeck, WONDERS, wonderId(wonder), 'pieces'));
  }
}
