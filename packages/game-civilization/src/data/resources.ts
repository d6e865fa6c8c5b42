/** The four resources with market tokens (CMP-014), and the two that only huts, villages and cards give (CMP-028). */
export const MARKET_RESOURCES = ['wheat', 'silk', 'incense', 'iron'] as const;
export const RESOURCES = [...MARKET_RESOURCES, 'spy', 'uranium'] as const;

export type MarketResource = (typeof MARKET_RESOURCES)[number];
export type Resource = (typeof RESOURCES)[number];
