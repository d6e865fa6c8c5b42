import type { Seat } from '@tessera/kernel';
import { playerOf, type State } from '../state.ts';
import { fitsPyramid } from './pyramid.ts';

/** The techs that any other player knows and that fit into this player's pyramid (RUL-247). */
export function techsOfOthers(state: State, seat: Seat): number[] {
  const player = playerOf(state, seat);
  const techs: number[] = [];
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    for (const tech of playerOf(state, other).techs) {
      if (!techs.includes(tech) && fitsPyramid(player, tech)) techs.push(tech);
    }
  }
  return techs;
}
