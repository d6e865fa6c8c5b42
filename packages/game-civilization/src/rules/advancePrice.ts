import type { Seat } from '@tessera/kernel';
import { TRACK_CULTURE, TRACK_END, TRACK_TRADE } from '../data/faces.ts';
import { TECH } from '../data/names.ts';
import { TECHS } from '../data/techs.ts';
import { playerOf, type State } from '../state.ts';
import { coinsOf } from './coins.ts';
import { invested } from './investments.ts';
import { knows } from './knowledge.ts';

const COINS_PER_TRADE = TECHS[TECH.ecology]?.coinsPerOne ?? 0;

/** What a step on the culture track costs. */
export type AdvancePrice = { readonly culture: number; readonly trade: number };

/**
 * The price of an advance to a space, the next one unless stated (ART-006, ART-007, ART-014), never below 0 (RUL-088); null beyond
 * the end of the track.
 */
export function advancePrice(
  state: State,
  seat: Seat,
  space: number = playerOf(state, seat).track + 1,
): AdvancePrice | null {
  const player = playerOf(state, seat);
  if (space > TRACK_END) return null;
  const culture = (TRACK_CULTURE[space] as number) - invested(player, 'cultureDiscount');
  const trade = TRACK_TRADE[space] as number;
  const less = trade > 0 && knows(player, TECH.ecology) ? Math.floor(coinsOf(state, seat) / COINS_PER_TRADE) : 0;
  return { culture: Math.max(0, culture), trade: Math.max(0, trade - less) };
}
