import type { Seat } from '@tessera/kernel';
import { PERSON_CARD_TYPE, personCardId } from '../data/faces.ts';
import { PERSON } from '../data/names.ts';
import { couldHold, holdsPerson } from '../rules/people.ts';
import type { PersonPlay } from '../state/questions/menuPlay.ts';
import type { State } from '../state.ts';

const GENERAL = PERSON_CARD_TYPE[PERSON.khalidIbnAlWalid] as number;

/**
 * Must the seat be asked before a phase: does public information leave open that it has Khalid ibn al-Walid (RUL-337)? Not
 * the first player, for whom he would change nothing (RUL-249).
 */
export function isAskedBeforePhase(state: State, seat: Seat): boolean {
  if (seat === state.first || !couldHold(state, seat, GENERAL)) return false;
  return !state.options.skipFutile || playsBeforePhase(state, seat).length > 0;
}

/** What the seat can use before a phase. */
export function playsBeforePhase(state: State, seat: Seat): PersonPlay[] {
  if (!holdsPerson(state, seat, 'khalidIbnAlWalid')) return [];
  return [{ do: 'greatPerson', card: personCardId(PERSON.khalidIbnAlWalid) }];
}
