import type { Seat } from '@tessera/kernel';
import { TECH_ABILITY } from '../data/faces.ts';
import { TECH } from '../data/names.ts';
import { knows } from '../rules/knowledge.ts';
import { couldPaySpy } from '../rules/kremlin.ts';
import type { Interruption } from '../state/questions/reactions.ts';
import { playerOf, type State } from '../state.ts';
import { menuPlays } from './menu.ts';

/**
 * As far as public information tells, could the seat interrupt a Movement part (RUL-284)? Each deck has a card that can;
 * for Communism any face-down marker might be the spy, and the Kremlin pays it with market tokens (RUL-380). Asking only
 * those who can would reveal who can.
 */
export function couldInterrupt(state: State, seat: Seat): boolean {
  const player = playerOf(state, seat);
  if (player.events.length > 0) return true;
  const isReady = (player.abilitiesUsed & (1 << (TECH_ABILITY[TECH.communism] as number))) === 0;
  return isReady && knows(player, TECH.communism) && couldPaySpy(state, seat);
}

/** Everything with which a seat can interrupt: events of the Movement Phase, and Communism. */
export function interruptionsOf(state: State, seat: Seat): Interruption[] {
  const responses: Interruption[] = [{ do: 'pass' }];
  for (const play of menuPlays(state, seat, 'movement')) {
    if (play.do === 'event' || (play.do === 'ability' && play.tech === 'communism')) responses.push(play);
  }
  return responses;
}
