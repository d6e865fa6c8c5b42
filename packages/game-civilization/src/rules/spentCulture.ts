import type { Seat } from '@tessera/kernel';
import { CIVILIZATION_SPENT_CULTURE } from '../data/amounts.ts';
import { ADVANCED_ARABS_CULTURE } from '../data/civilizations.ts';
import { playerOf, type State } from '../state.ts';

/** The culture that a player gains for each resource paid: Arabia's, less with the advanced Arabs (RUL-384, VAR-016). */
export function spentCulture(state: State, seat: Seat): number {
  const culture = CIVILIZATION_SPENT_CULTURE[playerOf(state, seat).civilization] ?? 0;
  return state.options.advancedArabs ? Math.min(culture, ADVANCED_ARABS_CULTURE) : culture;
}
