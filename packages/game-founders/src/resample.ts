import { nextWord, type Seat, seedStreams, shuffleWith } from '@tessera/kernel';
import { clone } from './clone.ts';
import type { State } from './state.ts';

/**
 * The same table with everything that nobody can know dealt again: the order of the stacks, of the craftsmen tokens, and
 * future chance (T-026). It is the same for every seat, because no player knows anything that others do not.
 */
export function resample(state: State, _seat: Seat | null, generator: number[]): State {
  const dealt = clone(state);
  for (const stack of dealt.stacks) shuffleWith(generator, stack);
  shuffleWith(generator, dealt.craftsmen);
  dealt.rng = seedStreams(`resampled ${nextWord(generator)}`);
  return dealt;
}
