import type { Seat } from '@tessera/kernel';
import { geometry } from '../board/geometry.ts';
import { playerOf, type State } from '../state.ts';
import {
  ENEMY_ARMY,
  ENEMY_CITY,
  ENEMY_SCOUTS,
  enterRule,
  FREE,
  finishRule,
  HUT,
  OWN_CENTER,
  type Party,
  partyAt,
  RELIC,
  squareKind,
  stops,
  VILLAGE,
} from './entering.ts';
import { travelSpeed } from './limits.ts';

/** What a group would meet if it ended in a square; one it can only cross is `pass`. */
export const REACH_TAGS = ['free', 'pass', 'hut', 'village', 'battle', 'overrun', 'city', 'disband', 'relic'] as const;
export type ReachTag = (typeof REACH_TAGS)[number];

/** For each square, the movement it takes to get there (−1 if it is out of reach), and what the group would meet. */
export interface Reach {
  readonly points: readonly number[];
  readonly tags: readonly (ReachTag | null)[];
}

/**
 * Could the group, standing in this square with some points left, still end its movement legally in another square that is
 * known now (RUL-109); and if `isPeaceful`, without being disbanded, a battle or a hut (RUL-376)?
 */
export function canEndWithin(state: State, party: Party, square: number, points: number, isPeaceful = false): boolean {
  if (points <= 0) return false;
  const { next } = geometry(state);
  const seen = [square];
  // Squares of the same distance lie together in the list; `limit` is where the present distance ends.
  let at = 0;
  for (let distance = 1; distance <= points; distance++) {
    for (const limit = seen.length; at < limit; at++) {
      const from = seen[at] as number;
      if (state.stopped.includes(from)) continue;
      for (const to of next[from] as readonly number[]) {
        if (seen.includes(to)) continue;
        const kind = squareKind(state, party.seat, to);
        if (enterRule(state, party, to, kind) !== null) continue;
        if (finishRule(state, party, to, kind) === null && !(isPeaceful && isTrouble(kind))) return true;
        if (!stops(party, kind)) seen.push(to);
      }
    }
  }
  return false;
}

/** Scouts overrun are no battle (MOVE-024). */
function isTrouble(kind: number): boolean {
  return kind !== FREE && kind !== RELIC && kind !== ENEMY_SCOUTS;
}

/** Everything a group can reach from a square, by default with a whole move. */
export function reachOf(
  state: State,
  seat: Seat,
  from: number,
  armies: number,
  scouts: number,
  points: number = travelSpeed(state, playerOf(state, seat)),
): Reach {
  const party = partyAt(state, seat, from, armies, scouts);
  const { next } = geometry(state);
  const reached = new Array<number>(state.ground.length).fill(-1);
  const tags = new Array<ReachTag | null>(state.ground.length).fill(null);
  reached[from] = 0;
  const queue = [from];
  for (let i = 0; i < queue.length; i++) {
    const square = queue[i] as number;
    const spent = (reached[square] as number) + 1;
    if (spent > points || state.stopped.includes(square)) continue;
    for (const to of next[square] as readonly number[]) {
      const kind = squareKind(state, seat, to);
      if (reached[to] !== -1 || enterRule(state, party, to, kind) !== null) continue;
      const mayEnd = finishRule(state, party, to, kind) === null;
      if (!mayEnd && (stops(party, kind) || !canEndWithin(state, party, to, points - spent))) continue;
      reached[to] = spent;
      tags[to] = mayEnd ? tagOf(kind) : 'pass';
      if (!stops(party, kind)) queue.push(to);
    }
  }
  return { points: reached, tags };
}

function tagOf(kind: number): ReachTag {
  switch (kind) {
    case HUT:
      return 'hut';
    case VILLAGE:
      return 'village';
    case ENEMY_ARMY:
      return 'battle';
    case ENEMY_SCOUTS:
      return 'overrun';
    case ENEMY_CITY:
      return 'city';
    case OWN_CENTER:
      return 'disband';
    case RELIC:
      return 'relic';
    default:
      return 'free';
  }
}
