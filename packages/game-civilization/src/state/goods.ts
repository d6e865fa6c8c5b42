import { CULTURE_DECKS } from '../data/cultureEvents.ts';
import { MARKET_RESOURCES } from '../data/resources.ts';

/** Everything exchangeable (TRADE-009), in one row: trade, culture, the four market resources, markers and cards by back. */
export const GOODS = ['trade', 'culture', ...MARKET_RESOURCES, 'huts', 'villages', ...CULTURE_DECKS] as const;

export type Good = (typeof GOODS)[number];

/** Goods on one side of an offer as they travel (RUL-267): goods that are not part of it are left out. */
export type GoodsAnswer = { readonly [G in Good]?: number };
