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

/** Tokens of each market resource in the box: one for every player a set allows (CMP-014, CMP-018, SET-019). */
export const MARKET_TOKENS: { readonly [S in GameSet]: number } = { base: 4, expansion: 1 };

/** Rushing: 3 trade raise the production of one city by 1 (CITY-007). */
export const RUSH = { trade: 3, production: 1 } as const;
