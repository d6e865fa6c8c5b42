import { inProgress, type Seat } from '@tessera/kernel';
import type { State } from '../state.ts';

/** The seat that comes at a place (from 0) of this turn's order: the first player, then clockwise (TURN-002). */
export function seatInOrder(state: State, place: number): Seat {
  return (state.first + place) % state.players.length;
}

/** The place of a seat in this turn's order. */
export function placeInOrder(state: State, seat: Seat): number {
  return (seat - state.first + state.players.length) % state.players.length;
}

/** Whose part of a phase it is; in phases without separate parts it is the first player (RUL-004). */
export function activeSeat(state: State): Seat {
  const { phase } = state;
  if (phase === 'trade' || phase === 'research') return state.first;
  return inProgress(state, phase)?.seat ?? state.first;
}
