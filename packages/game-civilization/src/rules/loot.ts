import type { Seat } from '@tessera/kernel';
import { WONDER_LOOT_LESS } from '../data/amounts.ts';
import type { CoinPlace } from '../data/coinPlaces.ts';
import { CULTURE_DECKS, type CultureDeck } from '../data/cultureEvents.ts';
import { COIN_TECHS, EVENT_CARD_DECK, isVillageMarker, techId } from '../data/faces.ts';
import { MOST_STOLEN } from '../data/market.ts';
import { WONDER } from '../data/names.ts';
import { MARKET_RESOURCES, type MarketResource } from '../data/resources.ts';
import type { LootPurchase } from '../state/questions/loot.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { hasWonder } from './knowledge.ts';
import { fitsPyramid } from './pyramid.ts';

const OVERRUN_LOOT = 1;

/** By how much a player's Great Wall lowers the loot taken from them now; never below none (RUL-307, RUL-374). */
export function lootMissed(state: State, loser: Seat): number {
  return hasWonder(state, loser, 'greatWall') ? (WONDER_LOOT_LESS[WONDER.greatWall] as number) : 0;
}

/** The loot for scouts that are overrun without a battle (MOVE-024). */
export function overrunLoot(state: State, loser: Seat): number {
  return Math.max(0, OVERRUN_LOOT - lootMissed(state, loser));
}

/** Everything the winner could buy from the loser with the remaining points (LOOT-008 to LOOT-010, RUL-175). */
export function lootPurchases(state: State, winner: Seat, loser: Seat, points: number): LootPurchase[] {
  const from = playerOf(state, loser);
  const purchases: LootPurchase[] = [];
  if (points < 1) return purchases;
  addAmounts(purchases, 'trade', from.trade);
  addAmounts(purchases, 'culture', from.culture);
  for (let resource = 0; resource < MARKET_RESOURCES.length; resource++) {
    if ((from.resources[resource] as number) === 0) continue;
    purchases.push({ take: 'resource', resource: MARKET_RESOURCES[resource] as MarketResource });
  }
  if (from.markers.some((marker) => !isVillageMarker(marker))) purchases.push({ take: 'hut' });
  if (from.markers.some(isVillageMarker)) purchases.push({ take: 'village' });
  const coins = coinPlaces(from);
  for (const place of coins) purchases.push({ take: 'discardCoin', from: place });
  if (points < 2) return purchases;
  for (const tech of from.techs) {
    if (fitsPyramid(playerOf(state, winner), tech)) purchases.push({ take: 'tech', tech: techId(tech) });
  }
  for (let deck = 0; deck < CULTURE_DECKS.length; deck++) {
    if (!from.events.some((card) => EVENT_CARD_DECK[card] === deck)) continue;
    purchases.push({ take: 'event', deck: CULTURE_DECKS[deck] as CultureDeck });
  }
  for (const place of coins) purchases.push({ take: 'coin', from: place });
  return purchases;
}

function addAmounts(purchases: LootPurchase[], take: 'trade' | 'culture', has: number): void {
  for (let amount = Math.min(MOST_STOLEN, has); amount > 0; amount--) purchases.push({ take, amount });
}

/** Where a player's coin tokens lie, except those on the Panama Canal, which nobody can touch (RUL-176). */
export function coinPlaces(player: Player): CoinPlace[] {
  const places: CoinPlace[] = player.sheetCoins > 0 ? ['sheet'] : [];
  for (let i = 0; i < COIN_TECHS.length; i++) {
    if ((player.techCoins[i] as number) > 0) places.push(techId(COIN_TECHS[i] as number));
  }
  return places;
}
