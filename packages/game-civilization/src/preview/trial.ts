import { createContext } from '@tessera/kernel';
import { clone } from '../clone.ts';
import type { Happening } from '../happenings.ts';
import type { State, StepContext } from '../state.ts';

/**
 * A copy of the table on which something is tried out by the engine's own verbs. What the copy holds of hidden things is
 * never read: previews look at it through the queries that everybody's numbers come from.
 */
export function trial(state: State, attempt: (context: StepContext) => void): State {
  const copy = clone(state);
  copy.pending = null;
  attempt(createContext<State, Happening>(copy));
  return copy;
}
