import type { State } from '@tessera/game-civilization';
import { CAPITAL } from '@tessera/game-civilization/board/cities.ts';
import { cityDistance, geometry } from '@tessera/game-civilization/board/geometry.ts';
import {
  COIN_TECHS,
  RESEARCH_MARKS,
  TECH_COIN_TOKENS,
  TRACK_CULTURE,
  TRACK_END,
  TRACK_TRADE,
  techIndex,
} from '@tessera/game-civilization/data';
import { knows } from '@tessera/game-civilization/rules/knowledge.ts';
import { stackingLimit, travelSpeed } from '@tessera/game-civilization/rules/limits.ts';
import { TOP_LEVEL } from '@tessera/game-civilization/rules/pyramid.ts';
import type { Seat } from '@tessera/kernel';
import { cityForce, fieldForce } from './forces.ts';
import type { Player } from './player.ts';
import type { Standing } from './standing.ts';

/** The kinds of victory, as the outcomes name them. */
export const AIMS = ['culture', 'technology', 'economic', 'military'] as const;
export type Aim = (typeof AIMS)[number];

/** What a turn adds to the income of a young civilization, and the turn from which it adds least. */
const GROWTH = { trade: 1.6, culture: 1.3, least: 0.25, until: 12 } as const;
/** The horizon: nothing is worked out beyond it. */
const LONG = 40;

/** About how many turns a player would need for each kind of victory if they cared for nothing else. */
export function turnsTo(state: State, seat: Seat, standing: Standing): { [A in Aim]: number } {
  const player = state.players[seat] as Player;
  const growth = Math.max(GROWTH.least, 1 - state.turn / GROWTH.until);
  return {
    culture: turnsToCulture(player, standing, growth),
    technology: turnsToTechnology(player, standing, growth),
    economic: turnsToEconomy(player, standing),
    military: turnsToConquest(state, seat, standing),
  };
}

function turnsToCulture(player: Player, { devotion, income }: Standing, growth: number): number {
  let culture = -player.culture;
  let trade = -player.trade;
  for (let space = player.track + 1; space <= TRACK_END; space++) {
    culture += TRACK_CULTURE[space] as number;
    trade += TRACK_TRADE[space] as number;
  }
  return Math.max(turnsFor(culture, devotion, GROWTH.culture * growth), turnsFor(trade, income, GROWTH.trade * growth));
}

/** The turns until an income that grows every turn adds up to this amount. */
function turnsFor(amount: number, income: number, growth: number): number {
  let left = amount;
  let each = Math.max(1, income);
  let turns = 0;
  for (; left > 0 && turns < LONG; turns++) {
    left -= each;
    each += growth;
  }
  // Whole turns would make all aims look alike near the end.
  return left < 0 && turns > 0 ? turns + left / each : turns;
}

/** Row after row of the smallest pyramid that carries the top level: five, four, three, two, one. */
function turnsToTechnology(player: Player, { income, coins, rows }: Standing, growth: number): number {
  let turns = 0;
  let trade = player.trade;
  let each = Math.max(1, income);
  for (let row = 1; row <= TOP_LEVEL; row++) {
    for (let missing = TOP_LEVEL + 1 - row - (rows[row] as number); missing > 0 && turns < LONG; missing--) {
      const mark = RESEARCH_MARKS[row - 1] as number;
      do {
        trade += each;
        each += GROWTH.trade * growth;
        turns++;
      } while (trade < mark && turns < LONG);
      trade = coins;
    }
  }
  return turns;
}

const DEMOCRACY = techIndex('democracy');
const PRINTING_PRESS = techIndex('printingPress');
const POTTERY = techIndex('pottery');
const CODE_OF_LAWS = techIndex('codeOfLaws');
/** Coins a turn from each of these for a player who uses it, and the turns it takes to learn it. */
const COIN_SOURCES = [
  { tech: DEMOCRACY, each: 0.9, delay: 1.5 },
  { tech: PRINTING_PRESS, each: 0.9, delay: 1.5 },
  { tech: POTTERY, each: 0.6, delay: 0.8 },
  { tech: CODE_OF_LAWS, each: 0.3, delay: 0.8 },
] as const;
/** Nobody does all of it in every turn. */
const LAG = 1.2;
/** Coins of great people, banks and the map, as they come in by themselves. */
const OTHER_COINS = 0.35;

function turnsToEconomy(player: Player, { coinsMissing }: Standing): number {
  if (coinsMissing === 0) return 0;
  let delay = 0;
  let each = OTHER_COINS;
  let room = 0;
  for (const source of COIN_SOURCES) {
    const left = roomForCoins(player, source.tech);
    if (left === 0) continue;
    if (!knows(player, source.tech)) delay += source.delay;
    each += source.each;
    room += left;
  }
  const soon = Math.min(room, coinsMissing);
  return LAG * (delay + soon / each + (coinsMissing - soon) / OTHER_COINS / 2);
}

/** Coin tokens that may still come onto a tech, known or not. */
export function roomForCoins(player: Player, tech: number): number {
  const place = COIN_TECHS.indexOf(tech);
  return place < 0 ? 0 : (TECH_COIN_TOKENS[tech] as number) - (player.techCoins[place] as number);
}

/** What one action of a city adds to a force, and the production it takes. */
const UNIT = { strength: 2.5, production: 6 } as const;
const ARMY_ACTION = 1;
/** Nobody marches against a capital without being this much stronger, nor is everything there when it is needed. */
const MARGIN = 5;
const DELAY = 3;

function turnsToConquest(state: State, seat: Seat, { production, cities }: Standing): number {
  const player = state.players[seat] as Player;
  const map = geometry(state);
  const limit = stackingLimit(state, player);
  const armies = player.armies.filter((square) => square >= 0);
  const force = fieldForce(state, seat, limit);
  const actions = Math.max(0.5, Math.min(cities, production / UNIT.production));
  let fewest = LONG;
  for (let other = 0; other < state.players.length; other++) {
    const capital = (state.players[other] as Player).cities[CAPITAL] as number;
    if (other === seat || capital < 0) continue;
    let way = LONG;
    for (const square of armies) way = Math.min(way, cityDistance(map, square, capital));
    const missing = Math.max(0, cityForce(state, other, CAPITAL) + MARGIN - force) / UNIT.strength;
    const building = (missing + Math.max(0, limit - armies.length) * ARMY_ACTION) / actions;
    fewest = Math.min(fewest, building + (way * 1.4) / travelSpeed(state, player) + DELAY);
  }
  return fewest;
}
