import type { Plain, PlainObject, Seat } from '@tessera/kernel';
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
import { type Player, playerOf, type State } from '../state.ts';
import { fields, flag, Impossible, list, maybeList, wholeNumber } from './given.ts';
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
  const stated = list(given['players'], 'players').map((player) => fields(player, 'players', PLAYER));
  for (let seat = 0; seat < state.players.length; seat++) arrangePlayer(state, seat, stated[seat] ?? {});
  giveWonderCards(state);
}

function arrangePlayer(state: State, seat: Seat, given: PlainObject): void {
  const player = playerOf(state, seat);
  layCities(state, seat, given);
  layFigures(state, seat, given);
  learnTechs(state, player, given);
  arrangeGovernment(player, given);
  player.trade = wholeNumber(given['trade'] ?? 0, 'trade', 0, TRADE_DIAL.max);
  player.culture = wholeNumber(given['culture'] ?? 0, 'culture', 0, MANY);
  player.track = wholeNumber(given['track'] ?? 0, 'track', 0, TRACK_END);
  player.sheetCoins = wholeNumber(given['sheetCoins'] ?? 0, 'sheetCoins', 0, MANY);
  player.canalCoins = wholeNumber(given['canalCoins'] ?? 0, 'canalCoins', 0, MANY);
  player.consents = flag(given['consents'], 'consents');
  player.resigned = flag(given['resigned'], 'resigned');
  takeGoods(state, player, given);
}

/** Centers as `[capital, second, third]`, null for none; the capital's default is the square recommended to beginners. */
function layCities(state: State, seat: Seat, given: PlainObject): void {
  const player = playerOf(state, seat);
  const stated = list(given['cities'], 'cities');
  if (stated.length > player.cities.length) throw new Impossible('cities', 'full', stated.length);
  for (let city = 0; city < player.cities.length; city++) {
    const value = stated[city] ?? null;
    if (value === null && city > 0) continue;
    const center = value === null ? recommendedCapital(state, seat) : squareOf(state, value, 'cities');
    for (const other of state.players) {
      for (const taken of other.cities) {
        if (taken >= 0 && cityDistance(geometry(state), center, taken) < 3)
          throw new Impossible('cities', 'near', value);
      }
    }
    if (GROUND_TERRAIN[state.ground[center] as number] === WATER || state.pieces[center] !== 0) {
      throw new Impossible('cities', 'taken', value);
    }
    player.cities[city] = center;
  }
  for (const [city, isWalled] of list(given['walls'], 'walls').entries()) {
    if (flag(isWalled, 'walls')) player.walls |= 1 << city;
  }
  for (const [city, actions] of list(given['actions'], 'actions').entries()) {
    if (city < player.actions.length) player.actions[city] = wholeNumber(actions, 'actions', 0, MANY);
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
    const squares = list(given[kind], kind);
    if (squares.length > player[kind].length) throw new Impossible(kind, 'full', squares.length);
    for (const [i, value] of squares.entries()) {
      const cell = squareOf(state, value, kind);
      const owner = figureOwner(state, cell);
      if (owner >= 0 && owner !== seat) throw new Impossible(kind, 'taken', value);
      player[kind][i] = cell;
    }
  }
  for (const [scout, city] of list(given['scoutsCity'], 'scoutsCity').entries()) {
    if (scout < player.scoutsCity.length && city !== null) {
      player.scoutsCity[scout] = wholeNumber(city, 'scoutsCity', 0, player.cities.length - 1);
    }
  }
}

/** The starting tech first, then those stated, with the ranks and governments they give. The pyramid is not checked. */
function learnTechs(state: State, player: Player, given: PlainObject): void {
  player.techs.push(CIVILIZATION_TECH[player.civilization] as number);
  for (const id of list(given['techs'], 'techs')) {
    const tech = techIndex(id);
    const isThere = tech >= 0 && (TECH_SET[tech] === 0 || state.options.expansion);
    if (!isThere) throw new Impossible('techs', 'noneLeft', id);
    if (!player.techs.includes(tech)) player.techs.push(tech);
  }
  for (const tech of player.techs) {
    const type = TECH_UNIT[tech] as number;
    const rank = TECH_RANK[tech] as number;
    if (type >= 0 && type !== AIRCRAFT && rank > (player.ranks[type] as number)) player.ranks[type] = rank;
    if ((TECH_GOVERNMENT[tech] as number) >= 0) player.governments |= 1 << (TECH_GOVERNMENT[tech] as number);
  }
  const coins = fields(given['techCoins'], 'techCoins', COIN_TECHS.map(techId));
  for (const [i, tech] of COIN_TECHS.entries()) {
    const value = coins[techId(tech)] ?? 0;
    const most = player.techs.includes(tech) ? (TECH_COIN_TOKENS[tech] as number) : 0;
    player.techCoins[i] = wholeNumber(value, 'techCoins', 0, most);
  }
}

/** The government and those unlocked beside those of techs; the current one is always unlocked (but Anarchy never is). */
function arrangeGovernment(player: Player, given: PlainObject): void {
  const stated = given['government'];
  player.government =
    stated === undefined ? (CIVILIZATION_GOVERNMENT[player.civilization] as number) : government(stated);
  for (const id of list(given['governments'], 'governments')) player.governments |= 1 << government(id);
  for (const id of list(given['freeGovernments'], 'freeGovernments')) player.freeGovernments |= 1 << government(id);
  player.governments |= player.freeGovernments | (1 << player.government);
  player.governments &= ~(1 << governmentIndex('anarchy'));
  player.anarchySince = wholeNumber(given['anarchySince'] ?? 0, 'anarchySince', 0, MANY);
}

function government(id: Plain): number {
  const index = governmentIndex(id);
  if (index < 0) throw new Impossible('government', 'noneLeft', id);
  return index;
}

function takeGoods(state: State, player: Player, given: PlainObject): void {
  const resources = fields(given['resources'], 'resources', MARKET_RESOURCES);
  for (const [resource, name] of MARKET_RESOURCES.entries()) {
    const held = wholeNumber(resources[name] ?? 0, 'resources', 0, state.market[resource] as number);
    player.resources[resource] = held;
    state.market[resource] = (state.market[resource] as number) - held;
  }
  for (const id of list(given['markers'], 'markers')) player.markers.push(takeMarker(state, id));
  for (const id of list(given['events'], 'events')) {
    const card = cardOf(id);
    const deck = state.eventDecks[EVENT_CARD_DECK[card] ?? -1] ?? [];
    player.events.push(takeFrom(deck, card, 'events', id));
  }
  for (const id of list(given['units'], 'units')) {
    const card = unitCardIndex(id);
    const deck = state.unitDecks[UNIT_CARD_TYPE[card] ?? -1] ?? [];
    player.units.push(takeFrom(deck, card, 'units', id));
  }
  for (const id of list(given['reserve'], 'reserve')) {
    player.reserve.push(takeFrom(state.persons, greatPersonIndex(id), 'reserve', id));
  }
  for (const id of maybeList(given['wonders'], 'wonders') ?? []) {
    player.wonders.push(takeFrom(state.wonderDeck, wonderIndex(id), 'wonders', id));
  }
}

/** A marker as `hut:spy` or `village:iron`. */
function takeMarker(state: State, id: Plain): number {
  const [back, face] = typeof id === 'string' ? id.split(':') : [];
  if (back === 'hut') return takeFrom(state.huts, hutIndex(face), 'markers', id);
  return takeFrom(state.villages, back === 'village' ? villageIndex(face) : -1, 'markers', id);
}

/** Whoever has a wonder in his outskirts owns its card (WON-005), stated or not. */
function giveWonderCards(state: State): void {
  for (let cell = 0; cell < state.pieces.length; cell++) {
    const piece = state.pieces[cell] as number;
    if (!isWonder(piece)) continue;
    const wonder = faceOf(piece);
    const owner = outskirtsOwner(state, cell);
    if (owner < 0) throw new Impossible('pieces', 'kind', cell);
    const { wonders } = playerOf(state, owner);
    if (!wonders.includes(wonder)) wonders.push(takeFrom(state.wonderDeck, wonder, 'pieces', cell));
  }
}
