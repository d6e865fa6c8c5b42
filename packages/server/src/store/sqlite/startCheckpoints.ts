import { Worker } from 'node:worker_threads';
import { beside } from '../../beside.ts';
import type { Log } from '../../services.ts';
import { codeOf } from '../faults.ts';
import type { CheckpointMessage } from './threadMessages.ts';

/** How long after a write its pages are moved from the log into the database. */
const DELAY = 500;

export interface Checkpoints {
  /** Something was written. */
  wanted(): void;
  stop(): Promise<void>;
}

/**
 * Moves SQLite's log into the database in a thread of its own: in the thread that writes commits, it would delay them by tens of
 * milliseconds again and again. If this thread fails, SQLite does it there after all.
 */
export function startCheckpoints(file: string, log: Log): Checkpoints {
  let worker: Worker | null = null;
  let ended: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  let isBusy = false;
  let isWanted = false;

  function start(): Worker {
    const started = new Worker(beside('server/dist/checkpointThread.mjs'), { execArgv: [], workerData: file });
    ended = new Promise((resolve) => started.once('exit', () => resolve()));
    started.unref();
    started.on('error', (error) => {
      log.warn({ code: codeOf(error) }, 'checkpoints of the database are no longer made in the background');
    });
    started.on('message', () => {
      isBusy = false;
      if (isWanted) plan();
    });
    return started;
  }

  function plan(): void {
    isWanted = true;
    if (isBusy || timer !== null) return;
    timer = setTimeout(() => {
      timer = null;
      isBusy = true;
      isWanted = false;
      worker ??= start();
      worker.postMessage('checkpoint' satisfies CheckpointMessage);
    }, DELAY);
    timer.unref();
  }

  return {
    wanted: plan,
    async stop() {
      if (timer !== null) clearTimeout(timer);
      // From now on the process waits for it to end.
      worker?.ref();
      worker?.postMessage('stop' satisfies CheckpointMessage);
      await ended;
    },
  };
}
