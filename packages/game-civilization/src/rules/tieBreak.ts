import type { Seat } from '@tessera/kernel';
import { playerOf, type State } from '../state.ts';
import { coinsOf } from './coins.ts';

/** VAR-012, RUL-219, RUL-317: techs, spaces of the culture track, coins and wonders acquired and not destroyed. */
export function tieBreakScore(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  return player.techs.length + player.track + coinsOf(state, seat) + player.wonders.length + player.replacedWonders;
}
