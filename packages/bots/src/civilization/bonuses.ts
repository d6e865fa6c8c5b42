import { isMakeable } from '@tessera/game-civilization/rules/buildable.ts';
import { canAct, devotion } from '@tessera/game-civilization/rules/cityActions.ts';
import { costOf, ITEMS } from '@tessera/game-civilization/rules/items.ts';
import { bonusesOf, productionOf } from '@tessera/game-civilization/rules/production.ts';
import { effectOf } from './effects.ts';
import { itemWorth } from './items.ts';
import type { Table } from './table.ts';

/** The production that a card or ability adds to a city, 0 for all others. */
export function bonusAmount({ state }: Table, card: string): number {
  const effect = effectOf(card, state.phase);
  return effect?.does === 'produce' ? effect.production : 0;
}

/** The city that more production would serve best, by its center, and how much better its action would be. */
export function bonusCity(table: Table, amount: number): { readonly center: number; readonly gain: number } {
  const { state, seat, player } = table;
  let center = player.cities[0] as number;
  let gain = Number.NEGATIVE_INFINITY;
  for (let city = 0; city < player.cities.length; city++) {
    if (!canAct(player, city)) continue;
    const now = productionOf(state, seat, city) + bonusesOf(state, seat, city);
    const arts = devotion(state, seat, city) * table.aims.culture;
    const better = bestItem(table, city, now + amount) - Math.max(bestItem(table, city, now), arts);
    if (better <= gain) continue;
    gain = better;
    center = player.cities[city] as number;
  }
  return { center, gain };
}

/** The worth of the best item that a city can make with this much production. */
function bestItem(table: Table, city: number, most: number): number {
  const { state, seat, player } = table;
  let best = 0;
  for (let item = 0; item < ITEMS; item++) {
    if (costOf(player, item) > most || !isMakeable(state, seat, city, item, null)) continue;
    best = Math.max(best, itemWorth(table, city, item));
  }
  return best;
}
