import { nextWord, type Seat, seedStreams, shuffleWith } from '@tessera/kernel';
import { clone } from './clone.ts';
import type { State } from './state.ts';

/**
 * The same table with all that nobody can know dealt anew: the order of the stacks, of the craftsmen tokens, and what
 * chance will bring (T-026). It is the same for every seat, because nothing is known to one player only.
 */
export function resample(state: State, _seat: Seat | null, generator: number[]): State {
  const dealt = clone(state);
  for (const stack of dealt.stacks) shuffleWith(generator, stack);
  shuffleWith(generator, dealt.craftsmen);
  dealt.rng = seedStreams(`resampled ${nextWord(generator)}`);
  return dealt;
}
