import type { CoinPlace } from '../../data/coinPlaces.ts';
import type { CultureDeck } from '../../data/cultureEvents.ts';
import type { MarketResource } from '../../data/resources.ts';
import type { TechId } from '../../data/techIds.ts';

/** One effect bought with loot. Of hidden pieces only the back is named (LOOT-009, LOOT-010, RUL-251). */
export type LootPurchase =
  | { readonly take: 'trade' | 'culture'; readonly amount: number }
  | { readonly take: 'resource'; readonly resource: MarketResource }
  | { readonly take: 'hut' | 'village' }
  | { readonly take: 'discardCoin' | 'coin'; readonly from: CoinPlace }
  | { readonly take: 'tech'; readonly tech: TechId }
  | { readonly take: 'event'; readonly deck: CultureDeck };

export type LootDecisions = {
  /** LOOT-008: one effect bought from the loser, or nothing more (RUL-174). */
  readonly loot: {
    readonly ask: { readonly loser: number; readonly points: number };
    readonly answer: LootPurchase | { readonly take: 'nothing' };
  };
};
