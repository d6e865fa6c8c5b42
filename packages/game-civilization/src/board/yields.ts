import type { Seat } from '@tessera/kernel';
import {
  COIN_OF_BUILDING,
  COIN_OF_GREAT_PERSON,
  CULTURE_OF_BUILDING,
  CULTURE_OF_GREAT_PERSON,
  GROUND_COIN,
  GROUND_CULTURE,
  GROUND_PRODUCTION,
  GROUND_RESOURCE,
  GROUND_TRADE,
  PRODUCTION_OF_BUILDING,
  PRODUCTION_OF_GREAT_PERSON,
  TRADE_OF_BUILDING,
  TRADE_OF_GREAT_PERSON,
  WONDER_CULTURE,
} from '../data/faces.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { centerOwner, distanceToCity, outskirts } from './cities.ts';
import { hasEnemyFigure } from './figures.ts';
import { type Geometry, geometry } from './geometry.ts';
import { faceOf, isBuilding, isCovering, isPerson, isRelic, isWonder } from './pieces.ts';

/** One kind of icon: how many each ground prints, and how many each piece shows instead (board/pieces.ts). */
interface IconTable {
  readonly ground: readonly number[];
  /** UNCOVERED for a piece that leaves the print visible: none, a hut or a village. */
  readonly piece: readonly number[];
}

const UNCOVERED = -1;
const PIECES = 256;

function iconTable(
  ground: readonly number[],
  building: readonly number[],
  person: readonly number[],
  wonder: readonly number[] | null = null,
): IconTable {
  const piece = Array.from({ length: PIECES }, (_, shown) => {
    if (isBuilding(shown)) return building[faceOf(shown)] ?? 0;
    if (isPerson(shown)) return person[faceOf(shown)] ?? 0;
    if (isWonder(shown)) return wonder?.[faceOf(shown)] ?? 0;
    // RUL-136: nothing is gathered there before the relic is taken.
    return isRelic(shown) ? 0 : UNCOVERED;
  });
  return { ground, piece };
}

export const TRADE = iconTable(GROUND_TRADE, TRADE_OF_BUILDING, TRADE_OF_GREAT_PERSON);
export const PRODUCTION = iconTable(GROUND_PRODUCTION, PRODUCTION_OF_BUILDING, PRODUCTION_OF_GREAT_PERSON);
export const CULTURE = iconTable(GROUND_CULTURE, CULTURE_OF_BUILDING, CULTURE_OF_GREAT_PERSON, WONDER_CULTURE);
export const COIN = iconTable(GROUND_COIN, COIN_OF_BUILDING, COIN_OF_GREAT_PERSON);

/**
 * How many icons of a kind a discovered square shows now: a building, wonder, great person or relic covers what is printed
 * (BLD-008, WON-008, GP-007), and so does a city marker (MAP-007). Plain look-ups, as coins are counted after nearly every step.
 */
export function iconsAt(state: State, square: number, table: IconTable): number {
  const covered = table.piece[state.pieces[square] as number] as number;
  if (covered !== UNCOVERED) return covered;
  const ground = state.ground[square] as number;
  const printed = ground < 0 ? 0 : (table.ground[ground] as number);
  return printed > 0 && isCenter(state, square) ? 0 : printed;
}

/** The market resource a square shows, or −1. */
export function resourceAt(state: State, square: number): number {
  const ground = state.ground[square] as number;
  return ground < 0 || isCovered(state, square) ? -1 : (GROUND_RESOURCE[ground] as number);
}

/** Is the print of a square hidden, by a piece or by a city marker (RUL-101)? */
export function isCovered(state: State, square: number): boolean {
  return isCovering(state.pieces[square] as number) || isCenter(state, square);
}

function isCenter(state: State, square: number): boolean {
  return centerOwner(state, square) >= 0;
}

/**
 * Hands over every square whose icons count for a city now: unblockaded outskirts not sent elsewhere, and squares that
 * scouts send to it (MAP-008, BLK-001, SCT-002, SCT-005).
 */
export function forEachCitySquare(state: State, seat: Seat, city: number, take: (square: number) => void): void {
  const player = playerOf(state, seat);
  if ((player.cities[city] as number) < 0) return;
  const map = geometry(state);
  for (const square of outskirts(map, player, city)) if (isServed(state, seat, city, square)) take(square);
  for (let i = 0; i < player.scouts.length; i++)
    if (bringsSquare(map, player, i, city)) take(player.scouts[i] as number);
}

/** A city's icons of a kind. */
export function cityIcons(state: State, seat: Seat, city: number, table: IconTable): number {
  const player = playerOf(state, seat);
  if ((player.cities[city] as number) < 0) return 0;
  const map = geometry(state);
  let sum = 0;
  // The same squares as above, but those without such icons, most of them, are passed over first.
  for (const square of outskirts(map, player, city)) {
    const icons = iconsAt(state, square, table);
    if (icons > 0 && isServed(state, seat, city, square)) sum += icons;
  }
  for (let i = 0; i < player.scouts.length; i++) {
    if (bringsSquare(map, player, i, city)) sum += iconsAt(state, player.scouts[i] as number, table);
  }
  return sum;
}

/** Does a square of a city's outskirts count for it: no scout sends it elsewhere and no enemy blockades it? */
function isServed(state: State, seat: Seat, city: number, square: number): boolean {
  const sentTo = sendingTo(playerOf(state, seat), square);
  return sentTo < 0 ? !hasEnemyFigure(state, seat, square) : sentTo === city;
}

/** Does this scout send the city a square that does not lie in its outskirts? Of several in a square only one counts (RUL-186). */
function bringsSquare(map: Geometry, player: Player, scout: number, city: number): boolean {
  if (player.scoutsCity[scout] !== city) return false;
  const square = player.scouts[scout] as number;
  return sender(player, square) === scout && distanceToCity(map, player, city, square) > 1;
}

/** The city to which one of the player's scouts sends the square it stands on, or −1. */
export function sendingTo(player: Player, square: number): number {
  const scout = sender(player, square);
  return scout < 0 ? -1 : (player.scoutsCity[scout] as number);
}

/** The scout that sends a square, or −1: the first with an assignment, since a square serves only one city (RUL-186). */
function sender(player: Player, square: number): number {
  for (let i = 0; i < player.scouts.length; i++) {
    if (player.scouts[i] === square && (player.scoutsCity[i] as number) >= 0) return i;
  }
  return -1;
}
