import { createRun } from '@tessera/kernel';
import { clone } from '../clone.ts';
import type { Happening } from '../happenings.ts';
import type { Runner, State } from '../state.ts';

/**
 * A copy of the table on which something is tried out by the engine's own verbs. What the copy holds of hidden things is
 * never read: previews look at it through the queries that everybody's numbers come from.
 */
export function trial(state: State, attempt: (run: Runner) => void): State {
  const copy = clone(state);
  copy.pending = null;
  attempt(createRun<State, Happening>(copy));
  return copy;
}
