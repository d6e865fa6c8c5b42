import type { GameSet } from './sets.ts';

/** The trade dial (CMP-029); the economy dial has no upper end. */
export const TRADE_DIAL = { min: 0, max: 27 } as const;
/** The values printed as I to V, by level (CMP-030): the trade needed to research a tech of that level (RES-002). */
export const RESEARCH_MARKS = [6, 11, 16, 21, 26] as const;
/** Coins that win the game (COIN-004). */
export const ECONOMIC_VICTORY = 15;

/** What every civilization starts with (PSET-013). */
export const BASE_VALUES = {
  travelSpeed: 2,
  stackingLimit: 2,
  cultureHand: 2,
  battleHand: 3,
  maxCities: 2,
} as const;

/** What a battle adds: to the hand for each further army (BAT-006) and for a city (BAT-008), to the bonus of a city (BAT-014 to BAT-018). */
export const BATTLE_VALUES = {
  armyHand: 2,
  cityHand: 3,
  capital: 12,
  city: 6,
  walls: 4,
  metropolis: 2,
  fortification: 2,
} as const;

/** The culture that a city or a metropolis devoted to the arts gives, its icons aside (ART-001, ART-002). */
export const DEVOTION = { city: 1, metropolis: 2 } as const;

/** How much loot each effect costs (FAQ-007). */
export const LOOT_PRICES = {
  trade: 1,
  culture: 1,
  resource: 1,
  hut: 1,
  village: 1,
  discardCoin: 1,
  tech: 2,
  event: 2,
  coin: 2,
} as const;
/** How much trade or culture one loot takes at most. */
export const MOST_STOLEN = 3;

/** Tokens of each market resource in the box: one for every player a set allows (CMP-014, CMP-018, SET-019). */
export const MARKET_TOKENS: { readonly [S in GameSet]: number } = { base: 4, expansion: 1 };

/** Rushing: 3 trade raise the production of one city by 1 (CITY-007). */
export const RUSH = { trade: 3, production: 1 } as const;
