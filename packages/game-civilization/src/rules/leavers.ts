import type { Seat } from '@tessera/kernel';
import { figureSquaresOf } from '../board/figures.ts';
import { unmovedAt } from '../board/groups.ts';
import { playerOf, type State } from '../state.ts';
import { partyAt } from './entering.ts';
import { gateAgainst, isBehind } from './gate.ts';
import { travelSpeed } from './limits.ts';
import { canEndWithin } from './reach.ts';

/** A square with unmoved figures that must leave it, and which kinds of them can. */
export interface Leavers {
  readonly square: number;
  readonly armies: boolean;
  readonly scouts: boolean;
}

const NOBODY: readonly Leavers[] = [];

/** The figures of a player that must leave the outskirts of the Brandenburg Gate's owner first (FAQ-073, RUL-215). */
export function leaversOf(state: State, seat: Seat): readonly Leavers[] {
  const gate = gateAgainst(state, seat);
  if (gate < 0) return NOBODY;
  return figureSquaresOf(playerOf(state, seat))
    .filter((square) => isBehind(state, gate, square))
    .map((square) => leaversAt(state, seat, square))
    .filter(({ armies, scouts }) => armies || scouts);
}

/** RUL-376: a scout may need an army as escort, across a relic; an army needs nobody. */
function leaversAt(state: State, seat: Seat, square: number): Leavers {
  const player = playerOf(state, seat);
  const armies = unmovedAt(player.armies, player.armiesMoved, square) !== 0 && canLeave(state, seat, square, 1, 0);
  const scouts =
    unmovedAt(player.scouts, player.scoutsMoved, square) !== 0 &&
    (canLeave(state, seat, square, 0, 1) || (armies && canLeave(state, seat, square, 1, 1)));
  return { square, armies, scouts };
}

function canLeave(state: State, seat: Seat, square: number, armies: number, scouts: number): boolean {
  const party = partyAt(state, seat, square, armies, scouts);
  return canEndWithin(state, party, square, travelSpeed(state, playerOf(state, seat)), true);
}

/** May a group from a square begin to move: does everybody in it leave, or need nobody leave first? */
export function isItsTurn(leavers: readonly Leavers[], from: number, armies: number, scouts: number): boolean {
  if (leavers.length === 0) return true;
  const here = leavers.find(({ square }) => square === from);
  return here !== undefined && (armies === 0 || here.armies) && (scouts === 0 || here.scouts);
}
