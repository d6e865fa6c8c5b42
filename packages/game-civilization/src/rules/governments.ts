import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { ANARCHY, governmentId } from '../data/faces.ts';
import { GOVERNMENT_IDS } from '../data/governments.ts';
import { playerOf, type State } from '../state.ts';
import { keepsWonder } from './knowledge.ts';
import { keepsPerson } from './people.ts';

/** Every government but Anarchy. */
const ALL = ((1 << GOVERNMENT_IDS.length) - 1) & ~(1 << ANARCHY);

/**
 * GEN-013: by the Pyramids or Dr. Martin Luther King. A group that only passes over a marker changes nothing (RUL-390):
 * nobody can change government in the midst of its move.
 */
export function isImmuneToAnarchy(state: State, seat: Seat): boolean {
  return keepsWonder(state, seat, 'pyramids') || keepsPerson(state, seat, 'drMartinLutherKing');
}

/** Governments that only the Pyramids unlock, as long as they work, one bit each (RUL-378). */
export function lentGovernments(state: State, seat: Seat): number {
  return keepsWonder(state, seat, 'pyramids') ? ALL & ~playerOf(state, seat).governments : 0;
}

/** All that are unlocked now, normally or by the Pyramids, one bit each. */
export function unlockedGovernments(state: State, seat: Seat): number {
  return playerOf(state, seat).governments | lentGovernments(state, seat);
}

/** GOV-012, RUL-377: the player's government is unlocked no more, because the Pyramids have stopped working. */
export function hasLostGovernment(state: State, seat: Seat): boolean {
  const { government } = playerOf(state, seat);
  return government !== ANARCHY && (unlockedGovernments(state, seat) & (1 << government)) === 0;
}

/** What a player who has lost their government may have instead: Anarchy, or who is immune a normally unlocked one (RUL-332). */
export function governmentsInstead(state: State, seat: Seat): number {
  return isImmuneToAnarchy(state, seat) ? playerOf(state, seat).governments : 1 << ANARCHY;
}

/**
 * The governments a player may change to in their Start of Turn part, one bit each. They may adopt one unlocked in this
 * phase whatever else has happened to them this turn (GOV-009, RUL-045, RUL-260); otherwise they change once, to one they
 * may adopt without Anarchy, or through Anarchy (GOV-005, GOV-007).
 */
export function adoptable(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  let open = player.phaseGovernments;
  if (player.governmentChanged !== state.turn) {
    // RUL-379: who is immune may leave an Anarchy that began this turn.
    if (player.government !== ANARCHY || isImmuneToAnarchy(state, seat)) open |= directGovernments(state, seat);
    if (player.government !== ANARCHY) open |= 1 << ANARCHY;
    else if (player.anarchySince < state.turn) open |= player.governments;
  }
  return open & ~(1 << player.government);
}

/**
 * What the one change of a turn may lead to without Anarchy, one bit each: what was unlocked last turn (GOV-004); for who is
 * immune everything that is unlocked (GEN-014, RUL-378).
 */
export function directGovernments(state: State, seat: Seat): number {
  return isImmuneToAnarchy(state, seat) ? unlockedGovernments(state, seat) : playerOf(state, seat).freeGovernments;
}

/** Why a player may not change to this government in their Start of Turn part, or null if they may. */
export function whyNotAdopt(state: State, seat: Seat, government: number): Illegal | null {
  const player = playerOf(state, seat);
  const bit = 1 << government;
  if ((adoptable(state, seat) & bit) !== 0) return null;
  const params = { government: governmentId(government) };
  if (player.government === government) return illegal('GOV-001', params);
  if (government !== ANARCHY && (unlockedGovernments(state, seat) & bit) === 0) return illegal('GOV-002', params);
  if (player.governmentChanged === state.turn) return illegal('RUL-045', params);
  return illegal(player.government === ANARCHY ? 'RUL-048' : 'GOV-005', params);
}
