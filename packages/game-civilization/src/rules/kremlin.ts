import type { Seat } from '@tessera/kernel';
import { ANY_RESOURCE, SPY } from '../data/faces.ts';
import { FIRST_OF_TWO, SECOND_OF_TWO, SPY_OR_TWO } from '../state/frames/playCard.ts';
import { playerOf, type State } from '../state.ts';
import { hasWonder } from './knowledge.ts';
import { isUsed } from './oncePerTurn.ts';

/** How many resources of any kinds the Kremlin takes in place of a spy (RUL-309). */
export const FOR_A_SPY = 2;

/** Does the Kremlin work for this player, and has it not been used this turn (RUL-309)? All of that is public. */
export function isKremlinReady(state: State, seat: Seat): boolean {
  return hasWonder(state, seat, 'kremlin') && !isUsed(playerOf(state, seat), 'kremlin');
}

/** The resource that pays by itself what is owed, or ANY_RESOURCE. */
export function neededFor(owed: number): number {
  if (owed === SPY_OR_TWO) return SPY;
  return owed === FIRST_OF_TWO || owed === SECOND_OF_TWO ? ANY_RESOURCE : owed;
}

/** May two resources pay what is owed? A payment that used the Kremlin and was cancelled may still use it (RUL-282). */
export function takesTwo(state: State, seat: Seat, owed: number): boolean {
  if (owed === SPY_OR_TWO) return hasWonder(state, seat, 'kremlin');
  return owed === SPY && isKremlinReady(state, seat);
}

/**
 * As far as public information tells, could the seat pay a spy? Any marker or event card might show one (RUL-279). Market
 * tokens never do, but two of them pay by the Kremlin (RUL-380); with a marker or a card the seat is asked anyway.
 */
export function couldPaySpy(state: State, seat: Seat): boolean {
  const { resources, markers, events } = playerOf(state, seat);
  if (markers.length > 0 || events.length > 0) return true;
  let tokens = 0;
  for (let resource = 0; resource < resources.length; resource++) tokens += resources[resource] as number;
  return tokens >= FOR_A_SPY && isKremlinReady(state, seat);
}
