import { TRACK_CULTURE, TRACK_END, TRACK_TRADE } from '../data/faces.ts';
import type { Player } from '../state.ts';
import { invested } from './investments.ts';

/** What a step on the culture track costs. */
export type AdvancePrice = { readonly culture: number; readonly trade: number };

/** The price of the player's next step (ART-006, ART-007, ART-014), never below 0 (RUL-088); null at the end of the track. */
export function advancePrice(player: Player): AdvancePrice | null {
  const next = player.track + 1;
  if (next > TRACK_END) return null;
  const culture = (TRACK_CULTURE[next] as number) - invested(player, 'cultureDiscount');
  return { culture: Math.max(0, culture), trade: TRACK_TRADE[next] as number };
}
