import type { CoreState } from '@tessera/kernel';

/** What the pool sends to a worker. */
export interface ThreadQuestion {
  /** The game's id: games are code, and each thread has its own. */
  readonly game: string;
  readonly state: CoreState;
  readonly ask: number;
  readonly bot: string;
  readonly seed: string;
}

/** A question on its way, with the number that its answer repeats. */
export interface NumberedQuestion extends ThreadQuestion {
  readonly number: number;
}

/** What a worker sends: first that it is ready, then an answer to each question. A bot that fails ends its worker. */
export type ThreadMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly number: number; readonly answer: unknown };
