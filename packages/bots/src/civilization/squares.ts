import type { State } from '@tessera/game-civilization';
import { hasEnemyFigure } from '@tessera/game-civilization/board/figures.ts';
import { cityDistance } from '@tessera/game-civilization/board/geometry.ts';
import { faceOf, isBuilding, isMarker, isPerson } from '@tessera/game-civilization/board/pieces.ts';
import { COIN, CULTURE, iconsAt, PRODUCTION, resourceAt, TRADE } from '@tessera/game-civilization/board/yields.ts';
import {
  COIN_OF_BUILDING,
  COIN_OF_GREAT_PERSON,
  COMBAT_OF_BUILDING,
  COMBAT_OF_GREAT_PERSON,
  CULTURE_OF_BUILDING,
  CULTURE_OF_GREAT_PERSON,
  GROUND_TERRAIN,
  type Icons,
  PRODUCTION_OF_BUILDING,
  PRODUCTION_OF_GREAT_PERSON,
  TRADE_OF_BUILDING,
  TRADE_OF_GREAT_PERSON,
  WATER,
} from '@tessera/game-civilization/data';
import type { Aims } from './aims.ts';
import type { Table } from './table.ts';

/** What a resource on the player's own square is worth, relative to its icons. */
const RESOURCE = 0.5;
/** One combat icon counts in every battle; this much for an aim that is not military. */
const COMBAT = { peaceful: 0.5, military: 2 } as const;

/**
 * What icons in the player's own city are worth each turn. Culture counts only when the city is devoted to the arts.
 */
export function iconsWorth(aims: Aims, icons: Icons): number {
  const { trade, production, culture, coin, combat } = icons;
  const shared = trade * aims.trade + production * aims.production + culture * aims.culture * 0.7;
  return shared + (coin * aims.coin + combat * combatWorth(aims)) / aims.horizon;
}

function combatWorth({ shares }: Aims): number {
  return COMBAT.peaceful + (COMBAT.military - COMBAT.peaceful) * shares.military;
}

/** What a square's current icons are worth each turn to the owner of its city. */
export function squareWorth(aims: Aims, state: State, square: number): number {
  const icons = iconsWorth(aims, {
    trade: iconsAt(state, square, TRADE),
    production: iconsAt(state, square, PRODUCTION),
    culture: iconsAt(state, square, CULTURE),
    coin: iconsAt(state, square, COIN),
    combat: combatAt(state.pieces[square] as number),
  });
  return resourceAt(state, square) >= 0 ? icons + RESOURCE : icons;
}

function combatAt(piece: number): number {
  if (isBuilding(piece)) return COMBAT_OF_BUILDING[faceOf(piece)] as number;
  return isPerson(piece) ? (COMBAT_OF_GREAT_PERSON[faceOf(piece)] as number) : 0;
}

export function buildingIcons(building: number): Icons {
  return {
    trade: TRADE_OF_BUILDING[building] as number,
    production: PRODUCTION_OF_BUILDING[building] as number,
    culture: CULTURE_OF_BUILDING[building] as number,
    coin: COIN_OF_BUILDING[building] as number,
    combat: COMBAT_OF_BUILDING[building] as number,
  };
}

export function personIcons(person: number): Icons {
  return {
    trade: TRADE_OF_GREAT_PERSON[person] as number,
    production: PRODUCTION_OF_GREAT_PERSON[person] as number,
    culture: CULTURE_OF_GREAT_PERSON[person] as number,
    coin: COIN_OF_GREAT_PERSON[person] as number,
    combat: COMBAT_OF_GREAT_PERSON[person] as number,
  };
}

export function isWater(state: State, square: number): boolean {
  return GROUND_TERRAIN[state.ground[square] ?? -1] === WATER;
}

/** The worth of all outskirts of a city at a square, each turn; undiscovered squares count little. */
export function outskirtsWorth({ state, map, aims }: Table, center: number): number {
  let worth = 0;
  for (const square of map.around[center] as readonly number[]) {
    const ground = state.ground[square] as number;
    // Whatever it is, something can be built on it later.
    worth += ground < 0 ? 0.3 : squareWorth(aims, state, square) + 0.25;
  }
  return worth;
}

const LEAST_DISTANCE = 3;

/** Could this seat found a city there, judging by the place alone (SOT-007 to SOT-014)? */
export function isSite({ state, map, seat }: Table, site: number): boolean {
  const around = map.around[site] as readonly number[];
  if (around.length < 8 || (state.ground[site] as number) < 0 || isWater(state, site)) return false;
  if (isMarker(state.pieces[site] as number)) return false;
  for (const { cities } of state.players) {
    for (const city of cities) if (city >= 0 && cityDistance(map, city, site) < LEAST_DISTANCE) return false;
  }
  for (const square of around) {
    if ((state.ground[square] as number) < 0 || isMarker(state.pieces[square] as number)) return false;
    if (hasEnemyFigure(state, seat, square)) return false;
  }
  return true;
}
