import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { ANARCHY, governmentId } from '../data/faces.ts';
import { type Player, playerOf, type State } from '../state.ts';

/**
 * The governments a player may change to in their Start of Turn part, one bit each. They may adopt one unlocked in this
 * phase whatever else has happened to them this turn (GOV-009, RUL-045, RUL-260); otherwise they change once, to one they
 * unlocked last turn or through Anarchy (GOV-004, GOV-005, GOV-007).
 */
export function adoptable(state: State, player: Player): number {
  let open = player.phaseGovernments;
  if (player.governmentChanged !== state.turn) {
    if (player.government !== ANARCHY) open |= player.freeGovernments | (1 << ANARCHY);
    else if (player.anarchySince < state.turn) open |= player.governments;
  }
  return open & ~(1 << player.government);
}

/** Why a player may not change to this government in their Start of Turn part, or null if they may. */
export function whyNotAdopt(state: State, seat: Seat, government: number): Illegal | null {
  const player = playerOf(state, seat);
  const bit = 1 << government;
  if ((adoptable(state, player) & bit) !== 0) return null;
  const params = { government: governmentId(government) };
  if (player.government === government) return illegal('GOV-001', params);
  if (government !== ANARCHY && (player.governments & bit) === 0) return illegal('GOV-002', params);
  if (player.governmentChanged === state.turn) return illegal('RUL-045', params);
  return illegal(player.government === ANARCHY ? 'RUL-048' : 'GOV-005', params);
}
