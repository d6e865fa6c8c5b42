import type { Plain, PlainObject, Seat } from '@tessera/kernel';
import { givenFields, givenFlag, givenList, givenNumber, ImpossibleTable, maybeGivenList } from '@tessera/kernel';
import { outskirtsOwner } from '../board/cities.ts';
import { figureOwner } from '../board/figures.ts';
import { cityDistance, geometry, type Slot } from '../board/geometry.ts';
import { faceOf, isWonder } from '../board/pieces.ts';
import { homeSlot } from '../board/tiles.ts';
import {
  AIRCRAFT,
  CIVILIZATION_GOVERNMENT,
  CIVILIZATION_TECH,
  COIN_TECHS,
  EVENT_CARD_DECK,
  GROUND_TERRAIN,
  governmentIndex,
  greatPersonIndex,
  hutIndex,
  TECH_COIN_TOKENS,
  TECH_GOVERNMENT,
  TECH_RANK,
  TECH_SET,
  TECH_UNIT,
  TRACK_END,
  techId,
  techIndex,
  tileFace,
  UNIT_CARD_TYPE,
  unitCardIndex,
  villageIndex,
  WATER,
  wonderIndex,
} from '../data/faces.ts';
import { laidPlace, TILE_SIZE, type TilePlace } from '../data/mapTiles.ts';
import { TRADE_DIAL } from '../data/market.ts';
import { MARKET_RESOURCES } from '../data/resources.ts';
import { cardOf } from '../rules/events.ts';
import { isKept } from '../rules/markers.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { squareOf, takeFrom } from './map.ts';

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
  'techCoins',
  'sheetCoins',
  'canalCoins',
  'resources',
  'markers',
  'events',
  'units',
  'reserve',
  'wonders',
  'armies',
  'scouts',
  'scoutsCity',
  'cities',
  'walls',
  'actions',
  'consents',
  'resigned',
];
const MANY = Number.MAX_SAFE_INTEGER;

/** Everything that belongs to players, from what the decks and the market still hold. */
export function arrangePlayers(state: State, given: PlainObject): void {
  const stated = givenList(given['players'], 'players').map((player) => givenFields(player, 'players', PLAYER));
  for (let seat = 0; seat < state.players.length; seat++) arrangePlayer(state, seat, stated[seat] ?? {});
  giveWonderCards(state);
}

function arrangePlayer(state: State, seat: Seat, given: PlainObject): void {
  const player = playerOf(state, seat);
  layCities(state, seat, given);
  layFigures(state, seat, given);
  learnTechs(state, player, given);
  arrangeGovernment(player, given);
  player.trade = givenNumber(given['trade'] ?? 0, 'trade', 0, TRADE_DIAL.max);
  player.culture = givenNumber(given['culture'] ?? 0, 'culture', 0, MANY);
  player.track = givenNumber(given['track'] ?? 0, 'track', 0, TRACK_END);
  player.sheetCoins = givenNumber(given['sheetCoins'] ?? 0, 'sheetCoins', 0, MANY);
  player.canalCoins = givenNumber(given['canalCoins'] ?? 0, 'canalCoins', 0, MANY);
  player.consents = givenFlag(given['consents'], 'consents');
  player.resigned = givenFlag(given['resigned'], 'resigned');
  takeGoods(state, player, given);
}

/** Centers as `[capital, second, third]`, null for none; the capital's default is the square recommended to beginners. */
function layCities(state: State, seat: Seat, given: PlainObject): void {
  const player = playerOf(state, seat);
  const stated = givenList(given['cities'], 'cities');
  if (stated.length > player.cities.length) throw new ImpossibleTable('cities', 'full', stated.length);
  for (let city = 0; city < player.cities.length; city++) {
    const value = stated[city] ?? null;
    if (value === null && city > 0) continue;
    const center = value === null ? recommendedCapital(state, seat) : squareOf(state, value, 'cities');
    for (const other of state.players) {
      for (const taken of other.cities) {
        if (taken >= 0 && cityDistance(geometry(state), center, taken) < 3)
          throw new ImpossibleTable('cities', 'near', value);
      }
    }
    if (GROUND_TERRAIN[state.ground[center] as number] === WATER || state.pieces[center] !== 0) {
      throw new ImpossibleTable('cities', 'taken', value);
    }
    player.cities[city] = center;
  }
  for (const [city, isWalled] of givenList(given['walls'], 'walls').entries()) {
    if (givenFlag(isWalled, 'walls')) player.walls |= 1 << city;
  }
  for (const [city, actions] of givenList(given['actions'], 'actions').entries()) {
    if (city < player.actions.length) player.actions[city] = givenNumber(actions, 'actions', 0, MANY);
  }
}

function recommendedCapital(state: State, seat: Seat): number {
  const slot = homeSlot(state, seat);
  const { column, row } = tileFace(state.tiles[slot] as number).recommendedCapital as TilePlace;
  const place = laidPlace(state.turned[slot] as number, column, row);
  return (geometry(state).slots[slot] as Slot).cells[place.row * TILE_SIZE + place.column] as number;
}

function layFigures(state: State, seat: Seat, given: PlainObject): void {
  const player = playerOf(state, seat);
  for (const kind of ['armies', 'scouts'] as const) {
    const squares = givenList(given[kind], kind);
    if (squares.length > player[kind].length) throw new ImpossibleTable(kind, 'full', squares.length);
    for (const [i, value] of squares.entries()) {
      const cell = squareOf(state, value, kind);
      const owner = figureOwner(state, cell);
      if (owner >= 0 && owner !== seat) throw new ImpossibleTable(kind, 'taken', value);
      player[kind][i] = cell;
    }
  }
  for (const [scout, city] of givenList(given['scoutsCity'], 'scoutsCity').entries()) {
    if (scout < player.scoutsCity.length && city !== null) {
      player.scoutsCity[scout] = givenNumber(city, 'scoutsCity', 0, player.cities.length - 1);
    }
  }
}

/** The starting tech first, then those stated, with the ranks and governments they give. The pyramid is not checked. */
function learnTechs(state: State, player: Player, given: PlainObject): void {
  player.techs.push(CIVILIZATION_TECH[player.civilization] as number);
  for (const id of givenList(given['techs'], 'techs')) {
    const tech = techIndex(id);
    const isThere = tech >= 0 && (TECH_SET[tech] === 0 || state.options.expansion);
    if (!isThere) throw new ImpossibleTable('techs', 'noneLeft', id);
    if (!player.techs.includes(tech)) player.techs.push(tech);
  }
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
    player.techCoins[i] = givenNumber(value, 'techCoins', 0, most);
  }
}

/** The government and those unlocked beside those of techs; the current one is always unlocked (but Anarchy never is). */
function arrangeGovernment(player: Player, given: PlainObject): void {
  const stated = given['government'];
  player.government =
    stated === undefined ? (CIVILIZATION_GOVERNMENT[player.civilization] as number) : government(stated);
  for (const id of givenList(given['governments'], 'governments')) player.governments |= 1 << government(id);
  for (const id of givenList(given['freeGovernments'], 'freeGovernments'))
    player.freeGovernments |= 1 << government(id);
  player.governments |= player.freeGovernments | (1 << player.government);
  player.governments &= ~(1 << governmentIndex('anarchy'));
  player.anarchySince = givenNumber(given['anarchySince'] ?? 0, 'anarchySince', 0, MANY);
}

function government(id: Plain): number {
  const index = governmentIndex(id);
  if (index < 0) throw new ImpossibleTable('government', 'noneLeft', id);
  return index;
}

function takeGoods(state: State, player: Player, given: PlainObject): void {
  const resources = givenFields(given['resources'], 'resources', MARKET_RESOURCES);
  for (const [resource, name] of MARKET_RESOURCES.entries()) {
    const held = givenNumber(resources[name] ?? 0, 'resources', 0, state.market[resource] as number);
    player.resources[resource] = held;
    state.market[resource] = (state.market[resource] as number) - held;
  }
  for (const id of givenList(given['markers'], 'markers')) player.markers.push(takeMarker(state, id));
  for (const id of givenList(given['events'], 'events')) {
    const card = cardOf(id);
    const deck = state.eventDecks[EVENT_CARD_DECK[card] ?? -1] ?? [];
    player.events.push(takeFrom(deck, card, 'events', id));
  }
  for (const id of givenList(given['units'], 'units')) {
    const card = unitCardIndex(id);
    const deck = state.unitDecks[UNIT_CARD_TYPE[card] ?? -1] ?? [];
    player.units.push(takeFrom(deck, card, 'units', id));
  }
  for (const id of givenList(given['reserve'], 'reserve')) {
    player.reserve.push(takeFrom(state.persons, greatPersonIndex(id), 'reserve', id));
  }
  for (const id of maybeGivenList(given['wonders'], 'wonders') ?? []) {
    player.wonders.push(takeFrom(state.wonderDeck, wonderIndex(id), 'wonders', id));
  }
}

/** A marker as `hut:spy` or `village:iron`; not one that is never kept. */
function takeMarker(state: State, id: Plain): number {
  const [back, face] = typeof id === 'string' ? id.split(':') : [];
  const isHut = back === 'hut';
  const marker = isHut ? hutIndex(face) : back === 'village' ? villageIndex(face) : -1;
  if (marker >= 0 && !isKept(marker)) throw new ImpossibleTable('markers', 'kind', id);
  return takeFrom(isHut ? state.huts : state.villages, marker, 'markers', id);
}

/** Whoever has a wonder in his outskirts owns its card (WON-005), stated or not. */
function giveWonderCards(state: State): void {
  for (let cell = 0; cell < state.pieces.length; cell++) {
    const piece = state.pieces[cell] as number;
    if (!isWonder(piece)) continue;
    const wonder = faceOf(piece);
    const owner = outskirtsOwner(state, cell);
    if (owner < 0) throw new ImpossibleTable('pieces', 'kind', cell);
    const { wonders } = playerOf(state, owner);
    if (!wonders.includes(wonder)) wonders.push(takeFrom(state.wonderDeck, wonder, 'pieces', cell));
  }
}
