import { reveal, type Seat, tell } from '@tessera/kernel';
import { tileFace } from '../data/faces.ts';
import { STACKS, type Stack } from '../data/tiles.ts';
import type { StepContext } from '../state.ts';

/** A row holds at most five tiles (T-031). */
export const ROW_LIMIT = 5;

/** Turns up the top tile of a stack at the end of its row; a full row goes to the box first (T-030, T-031, R-02). */
export function revealTop(context: StepContext, seat: Seat, stack: number): number {
  const { state } = context;
  const row = state.rows[stack] as number[];
  const name = STACKS[stack] as Stack;
  if (row.length >= ROW_LIMIT) {
    if (context.told !== null)
      tell(context, { kind: 'rowCleared', stack: name, tiles: row.map((tile) => tileFace(tile).id) });
    state.box.push(...row);
    row.length = 0;
  }
  const tile = state.stacks[stack]?.pop() as number;
  row.push(tile);
  reveal(context);
  tell(context, { kind: 'tileRevealed', seat, stack: name, tile: tileFace(tile).id });
  return tile;
}
