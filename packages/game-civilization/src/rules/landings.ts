import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { TRACK_END } from '../data/faces.ts';
import { playerOf, type State } from '../state.ts';
import { canAdvance, whyNotAdvance } from './cityActions.ts';
import { hasPerson } from './people.ts';

/**
 * The spaces of the culture track on which the player's next advance may land: the next one, and with William Shakespeare each one
 * behind spaces that all hold another player's marker (RUL-311). None at the end of the track.
 */
export function landings(state: State, seat: Seat): number[] {
  let space = playerOf(state, seat).track + 1;
  if (space > TRACK_END) return [];
  const spaces = [space];
  if (!hasPerson(state, seat, 'williamShakespeare')) return spaces;
  for (; space < TRACK_END && holdsAnother(state, seat, space); space++) spaces.push(space + 1);
  return spaces;
}

/** Those for which the player can pay. */
export function paidLandings(state: State, seat: Seat): number[] {
  return landings(state, seat).filter((space) => canAdvance(state, seat, space));
}

/** Why the next advance cannot land on a space; null if it can. */
export function whyNotLand(state: State, seat: Seat, space: number, pays: boolean): Illegal | null {
  if (!landings(state, seat).includes(space)) return illegal('RUL-311', { space });
  const dear = pays ? whyNotAdvance(state, seat, space) : null;
  return dear === null ? null : illegal(dear.rule, { ...dear.params, skips: true });
}

function holdsAnother({ players }: State, seat: Seat, space: number): boolean {
  for (const [other, { track }] of players.entries()) if (other !== seat && track === space) return true;
  return false;
}
