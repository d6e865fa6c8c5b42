import type { Seat } from '@tessera/kernel';
import { WONDER_AGE } from '../data/faces.ts';
import type { State } from '../state.ts';
import { plays } from './knowledge.ts';
import { isObsolete } from './wonders.ts';

/** The wonders of these ages that can be made obsolete: owned or in the market, not yet obsolete (RUL-195, RUL-196). */
export function wondersToObsolete(state: State, ages: number): number[] {
  const wonders: number[] = [];
  for (let wonder = 0; wonder < WONDER_AGE.length; wonder++) {
    if ((ages & (1 << (WONDER_AGE[wonder] as number))) === 0 || isObsolete(state, wonder)) continue;
    const owner = wonderOwner(state, wonder);
    if (owner < 0 ? !state.wonderMarket.includes(wonder) : isProtected(state, owner)) continue;
    wonders.push(wonder);
  }
  return wonders;
}

/** VAR-017: with the advanced Egyptians, Egypt's wonders cannot be made obsolete. */
function isProtected(state: State, owner: Seat): boolean {
  const player = state.players[owner];
  return state.options.advancedEgyptians && player !== undefined && plays(player, 'egypt');
}

function wonderOwner(state: State, wonder: number): Seat {
  return state.players.findIndex((player) => player.wonders.includes(wonder));
}
