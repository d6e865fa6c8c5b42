import type { State } from '@tessera/game-civilization';
import { CAPITAL, cityCount, outskirtsOwner } from '@tessera/game-civilization/board/cities.ts';
import { armiesAt, figureOwner } from '@tessera/game-civilization/board/figures.ts';
import { HIDDEN } from '@tessera/game-civilization/board/geometry.ts';
import { faceOf } from '@tessera/game-civilization/board/pieces.ts';
import { CIVILIZATION_MARKER_CULTURE, RELICS, type RelicFace, techIndex } from '@tessera/game-civilization/data';
import {
  ENEMY_ARMY,
  ENEMY_CITY,
  ENEMY_SCOUTS,
  FREE,
  HUT,
  OWN_CENTER,
  partyAt,
  RELIC,
  squareKind,
  VILLAGE,
} from '@tessera/game-civilization/rules/entering.ts';
import { attacksCities, isFounder, knows, scoutsExploreHuts } from '@tessera/game-civilization/rules/knowledge.ts';
import { maxCities, waterRight } from '@tessera/game-civilization/rules/limits.ts';
import { maySacrifice, sacrificeTechs } from '@tessera/game-civilization/rules/steps.ts';
import { rallyOf } from './campaign.ts';
import { BARBARIANS, cityForce, fieldForce, winChance } from './forces.ts';
import type { Player } from './player.ts';
import { isSite, isWater, outskirtsWorth, squareWorth } from './squares.ts';
import type { Table } from './table.ts';
import { techWorth } from './techs.ts';
import { roomForCoins } from './turns.ts';

/** For each square the worth of being there, or on the way from there to somewhere. */
export type Field = readonly number[];

const NOTHING = Number.NEGATIVE_INFINITY;
/** What a square of the way costs. */
const STEP = 0.5;
const EXPLORING = { early: 6, late: 4, until: 7 } as const;
const HUT_WORTH = 7;
/** What the reward of a relic is worth: a great person, a tech, or a few investments. */
const RELIC_WORTH = { greatPerson: 12, tech: 14, investments: 9 } as const;
/** Of two otherwise empty places the one in the player's outskirts is better, because that guards them. */
const HOME = 0.3;
const GATHERING_ARMIES = 8;

/**
 * Where a group of this many armies should be: discovering, at huts and villages, against enemies, or gathering for a
 * war.
 */
export function armyField(table: Table, armies: number): Field {
  const { state, seat, player, map } = table;
  const worth = new Array<number>(state.ground.length).fill(NOTHING);
  const exploring = exploringWorth(state);
  // Under Republic armies found cities, too (GOV-016).
  const isFounding = isFounder(player, 'army') && cityCount(player) < maxCities(player);
  const force = fieldForce(state, seat, armies);
  for (let square = 0; square < worth.length; square++) {
    if ((state.ground[square] as number) < 0) continue;
    const kind = squareKind(state, seat, square);
    if (kind !== FREE) worth[square] = meetingWorth(table, kind, square, armies, force);
    else if (!isWater(state, square)) {
      if (isFrontier(table, square)) worth[square] = exploring;
      else if (outskirtsOwner(state, square) === seat) worth[square] = HOME;
      if (isFounding && isSite(table, square)) worth[square] = CITY_SITE + outskirtsWorth(table, square);
    }
  }
  const rally = rallyOf(table);
  if (rally >= 0) worth[rally] = Math.max(worth[rally] as number, GATHERING_ARMIES);
  return spread(table, worth, map.next);
}

/** What a group of armies gains by ending in a square that holds something. */
function meetingWorth(table: Table, kind: number, square: number, armies: number, force: number): number {
  const { state, player } = table;
  switch (kind) {
    case HUT:
      return HUT_WORTH + (CIVILIZATION_MARKER_CULTURE[player.civilization] ?? 0);
    case RELIC:
      return relicWorth(table, square);
    case VILLAGE:
      return gamble(winChance(force, BARBARIANS), 10, 7);
    case ENEMY_SCOUTS:
      return 6;
    case ENEMY_ARMY: {
      const enemy = figureOwner(state, square);
      const defence = fieldForce(state, enemy, armiesAt(state.players[enemy] as Player, square));
      return gamble(winChance(force, defence), 6 + lawCoin(table), 7 + armies);
    }
    case ENEMY_CITY:
      return Math.max(attackWorth(table, square, force), armies === 1 ? sacrificeWorth(table, square) : NOTHING);
    default:
      return NOTHING;
  }
}

/** Relics cost nothing to take; the one in the sea is for armies that may end there (MOVE-011). */
function relicWorth({ state, player }: Table, square: number): number {
  if (isWater(state, square) && waterRight(player) < 2) return NOTHING;
  const { gives } = RELICS[faceOf(state.pieces[square] as number)] as RelicFace;
  return gives === 'investments' && !state.options.investments ? 0 : RELIC_WORTH[gives];
}

/** Winning and losing by their chances; not worth trying below an even chance. */
function gamble(chance: number, won: number, lost: number): number {
  const worth = chance * won - (1 - chance) * lost;
  return chance > 0.5 && worth > 0 ? worth : NOTHING;
}

const CODE_OF_LAWS = techIndex('codeOfLaws');

function lawCoin({ player, aims }: Table): number {
  return knows(player, CODE_OF_LAWS) && roomForCoins(player, CODE_OF_LAWS) > 0 ? aims.coin : 0;
}

/** A capital wins the game: a march continues once it has begun, so the chance counts less than the distance. */
const CAPITAL_WORTH = { any: 50, chance: 12 } as const;
const CITY_WORTH = 16;
const LEAST_CHANCE = { capital: 0.45, city: 0.55 } as const;

/** What attacking a city is worth with this force. */
export function attackWorth({ state, player }: Table, square: number, force: number): number {
  if (!attacksCities(player)) return NOTHING;
  for (let other = 0; other < state.players.length; other++) {
    const city = (state.players[other] as Player).cities.indexOf(square);
    if (city < 0) continue;
    const chance = winChance(force, cityForce(state, other, city));
    if (chance < (city === CAPITAL ? LEAST_CHANCE.capital : LEAST_CHANCE.city)) return NOTHING;
    return city === CAPITAL ? CAPITAL_WORTH.any + CAPITAL_WORTH.chance * chance : gamble(chance, CITY_WORTH, 12);
  }
  return NOTHING;
}

const ARMY_WORTH = 4;

/** Russia: a single army given for a tech of the city's owner (RUL-257). */
export function sacrificeWorth(table: Table, square: number): number {
  const { state, seat } = table;
  const party = partyAt(state, seat, -1, 1, 0);
  if (!maySacrifice(state, party)) return NOTHING;
  let best = NOTHING;
  for (const tech of sacrificeTechs(state, party, square)) best = Math.max(best, techWorth(table, tech) - ARMY_WORTH);
  return best;
}

const CITY_SITE = 7;
/** What the icons of a square are worth to a scout that gathers them, relative to their worth each turn. */
const GATHERING = 2.5;

/** Where a scout should be: on a site for a city, beside undiscovered tiles, or where there is much to gather. */
export function scoutField(table: Table): Field {
  const { state, seat, player, map, aims } = table;
  const worth = new Array<number>(state.ground.length).fill(NOTHING);
  const isFounding = cityCount(player) < maxCities(player);
  const exploring = exploringWorth(state) * (isFounding ? 1 : 0.6);
  const exploresHuts = scoutsExploreHuts(player);
  for (let square = 0; square < worth.length; square++) {
    if ((state.ground[square] as number) < 0) continue;
    const kind = squareKind(state, seat, square);
    if (kind === HUT && exploresHuts) worth[square] = HUT_WORTH;
    if (kind !== FREE || isWater(state, square)) continue;
    let best = isFrontier(table, square) ? exploring : NOTHING;
    if (isFounding && isSite(table, square)) best = Math.max(best, CITY_SITE + outskirtsWorth(table, square));
    if (outskirtsOwner(state, square) !== seat) best = Math.max(best, squareWorth(aims, state, square) * GATHERING);
    worth[square] = best;
  }
  return spread(table, worth, map.next);
}

/** What it is worth to discover a tile. */
export function exploringWorth({ turn }: State): number {
  return turn <= EXPLORING.until ? EXPLORING.early : EXPLORING.late;
}

/** Is the square next to an undiscovered tile? */
export function isFrontier({ state, map }: Table, square: number): boolean {
  for (const next of map.next[square] as readonly number[]) if (state.ground[next] === HIDDEN) return true;
  return false;
}

/** Spreads the worth of squares over the ways that lead to them: less for each step. */
function spread(table: Table, worth: number[], next: readonly (readonly number[])[]): Field {
  const { state, seat, player } = table;
  const water = waterRight(player);
  const queue: number[] = [];
  for (let square = 0; square < worth.length; square++) if (worth[square] !== NOTHING) queue.push(square);
  for (let i = 0; i < queue.length; i++) {
    const square = queue[i] as number;
    const less = (worth[square] as number) - STEP;
    for (const to of next[square] as readonly number[]) {
      if ((worth[to] as number) >= less || (state.ground[to] as number) < 0) continue;
      if (water === 0 && isWater(state, to)) continue;
      const kind = squareKind(state, seat, to);
      if (kind !== FREE && kind !== OWN_CENTER && kind !== RELIC) continue;
      worth[to] = less;
      queue.push(to);
    }
  }
  return worth;
}
