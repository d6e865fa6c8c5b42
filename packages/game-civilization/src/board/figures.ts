import type { Seat } from '@tessera/kernel';
import type { Player, State } from '../state.ts';

function countAt(cells: readonly number[], cell: number): number {
  let count = 0;
  for (let i = 0; i < cells.length; i++) if (cells[i] === cell) count++;
  return count;
}

export function armiesAt(player: Player, cell: number): number {
  return countAt(player.armies, cell);
}

export function scoutsAt(player: Player, cell: number): number {
  return countAt(player.scouts, cell);
}

/** Armies and scouts together: what the stacking limit counts (MOVE-008). */
export function figuresAt(player: Player, cell: number): number {
  return countAt(player.armies, cell) + countAt(player.scouts, cell);
}

function hasFigureAt(player: Player, cell: number): boolean {
  return player.armies.includes(cell) || player.scouts.includes(cell);
}

/** Whose figures stand there: one player's at most (RUL-019), or −1. */
export function figureOwner(state: State, cell: number): Seat {
  for (let seat = 0; seat < state.players.length; seat++) {
    if (hasFigureAt(state.players[seat] as Player, cell)) return seat;
  }
  return -1;
}

/**
 * Everybody whose figures stand there, one bit each: two while a player has entered and what they meet there is not settled
 * yet (RUL-116), or flies over it (RUL-286).
 */
export function figureOwners(state: State, cell: number): number {
  let owners = 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (hasFigureAt(state.players[seat] as Player, cell)) owners |= 1 << seat;
  }
  return owners;
}

/** Do figures of anybody but this player stand there (BLK-001 when the square lies in their outskirts)? */
export function hasEnemyFigure(state: State, seat: Seat, cell: number): boolean {
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat && hasFigureAt(state.players[other] as Player, cell)) return true;
  }
  return false;
}

export function hasEnemyArmy(state: State, seat: Seat, cell: number): boolean {
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat && (state.players[other] as Player).armies.includes(cell)) return true;
  }
  return false;
}

/** The number of unbuilt figures of a kind (FIG-002, FIG-009). */
export function unbuilt(figures: readonly number[]): number {
  return countAt(figures, -1);
}
