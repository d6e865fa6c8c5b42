import { wonderPiece } from '../board/pieces.ts';
import type { State } from '../state.ts';

/** Where the marker of a wonder lies, or −1. */
export function wonderSquare(state: State, wonder: number): number {
  return state.pieces.indexOf(wonderPiece(wonder));
}

export function isObsolete(state: State, wonder: number): boolean {
  return (state.obsolete & (1 << wonder)) !== 0;
}
