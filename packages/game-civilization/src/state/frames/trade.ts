import type { Ask } from '../questions.ts';

/** The Trade Phase: all collect, then all negotiate until everyone is done (TRADE-001, TRADE-008, RUL-052). */
export type Trade = {
  readonly op: 'trade';
  at: 'collect' | 'negotiate' | 'answered';
  /** Players who have said that they are done, one bit each (RUL-058). */
  done: number;
  /** Questions that stayed open while one was answered. Those whose options stay the same keep their ids. */
  waiting: Ask[];
};
