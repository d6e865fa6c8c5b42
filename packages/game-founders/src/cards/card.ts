import type { Illegal, Seat } from '@tessera/kernel';
import type { TokenPlay } from '../state/questions.ts';
import type { State, StepContext } from '../state.ts';

/** What one kind of token can do. */
export interface TokenCard<K extends TokenPlay['play'] = TokenPlay['play']> {
  /** Adds every legal way to play it now; the caller knows that the seat holds a playable one. */
  list(state: State, seat: Seat, plays: TokenPlay[]): void;
  /** Why it may not be played this way, or null. */
  check(state: State, seat: Seat, answer: unknown): Illegal | null;
  /** Plays it; returns the resource bought, or null. */
  play(context: StepContext, seat: Seat, play: Extract<TokenPlay, { readonly play: K }>): number | null;
}
