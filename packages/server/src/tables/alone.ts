import { BotsClosed } from '../bots/botPlayers.ts';
import type { Clock } from '../services.ts';

/** Turns for what bots do at tables where nobody plays. */
export interface AloneTurns {
  /** Does something when its turn comes, one after the other. Rejected with `BotsClosed` once they are closed. */
  take<R>(work: () => Promise<R>): Promise<R>;
  close(): void;
}

/**
 * However many bots play among themselves, one of them at a time thinks and is answered for, with a pause after each: they
 * never keep this thread, or more than one of the bots' threads, from people.
 */
export function createAloneTurns(clock: Clock, pause: number): AloneTurns {
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  async function inTurn<R>(work: () => Promise<R>): Promise<R> {
    if (isClosed) throw new BotsClosed('the bots have gone home');
    return await work();
  }

  return {
    take(work) {
      const done = last.then(() => inTurn(work));
      // Whatever has become of it, the next one gets its turn.
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
