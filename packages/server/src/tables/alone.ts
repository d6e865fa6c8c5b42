import { BotsClosed } from '../bots/botPlayers.ts';
import type { Clock } from '../services.ts';

/** Turns for bots at tables where only bots play. */
export interface AloneTurns {
  /** Runs one piece of work at a time, in order. Rejects with `BotsClosed` once closed. */
  runExclusive<R>(work: () => Promise<R>): Promise<R>;
  close(): void;
}

/**
 * However many bots play among themselves, only one of them at a time thinks and answers, with a pause after each. They never keep
 * this thread, or more than one of the bots' threads, from people.
 */
export function createAloneTurns(clock: Clock, pause: number): AloneTurns {
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  async function runUnlessClosed<R>(work: () => Promise<R>): Promise<R> {
    if (isClosed) throw new BotsClosed('the bots are closed');
    return await work();
  }

  return {
    runExclusive(work) {
      const done = last.then(() => runUnlessClosed(work));
      // Whether or not it failed, the next one gets its turn.
      last = done
        .catch(() => {})
        .then(() => (isClosed ? undefined : new Promise<void>((resume) => clock.after(pause, resume))));
      return done;
    },
    close() {
      isClosed = true;
    },
  };
}
