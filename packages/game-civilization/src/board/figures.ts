import type { Seat } from '@tessera/kernel';
import type { Player, State } from '../state.ts';

function countAt(squares: readonly number[], square: number): number {
  let count = 0;
  for (let i = 0; i < squares.length; i++) if (squares[i] === square) count++;
  return count;
}

export function armiesAt(player: Player, square: number): number {
  return countAt(player.armies, square);
}

export function scoutsAt(player: Player, square: number): number {
  return countAt(player.scouts, square);
}

/** Armies and scouts together: what the stacking limit counts (MOVE-008). */
export function figuresAt(player: Player, square: number): number {
  return countAt(player.armies, square) + countAt(player.scouts, square);
}

function hasFigureAt(player: Player, square: number): boolean {
  return player.armies.includes(square) || player.scouts.includes(square);
}

/** The squares where a player's figures stand, each once. */
export function figureSquaresOf({ armies, scouts }: Player): number[] {
  const squares: number[] = [];
  for (const square of armies) if (square >= 0 && !squares.includes(square)) squares.push(square);
  for (const square of scouts) if (square >= 0 && !squares.includes(square)) squares.push(square);
  return squares;
}

/** Whose figures stand there: one player's at most (RUL-019), or −1. */
export function figureOwner(state: State, square: number): Seat {
  for (let seat = 0; seat < state.players.length; seat++) {
    if (hasFigureAt(state.players[seat] as Player, square)) return seat;
  }
  return -1;
}

/**
 * Everyone whose figures stand there, one bit each: two while an encounter with those who have entered is not settled yet
 * (RUL-116), or while a player flies over the square (RUL-286).
 */
export function figureOwners(state: State, square: number): number {
  let owners = 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (hasFigureAt(state.players[seat] as Player, square)) owners |= 1 << seat;
  }
  return owners;
}

/** Do figures of another player stand there (BLK-001 when the square lies in this player's outskirts)? */
export function hasEnemyFigure(state: State, seat: Seat, square: number): boolean {
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat && hasFigureAt(state.players[other] as Player, square)) return true;
  }
  return false;
}

export function hasEnemyArmy(state: State, seat: Seat, square: number): boolean {
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat && (state.players[other] as Player).armies.includes(square)) return true;
  }
  return false;
}

/** The number of unbuilt figures of a kind (FIG-002, FIG-009). */
export function unbuilt(figures: readonly number[]): number {
  return countAt(figures, -1);
}
