import { createContext } from '@tessera/kernel';
import { clone } from '../clone.ts';
import type { Happening } from '../happenings.ts';
import type { State, StepContext } from '../state.ts';

/**
 * A copy of the table on which the engine's own verbs try something out. The hidden things in the copy are never read:
 * previews look at it through the queries behind the public numbers.
 */
export function trial(state: State, attempt: (context: StepContext) => void): State {
  const copy = clone(state);
  copy.pending = null;
  attempt(createContext<State, Happening>(copy));
  return copy;
}
