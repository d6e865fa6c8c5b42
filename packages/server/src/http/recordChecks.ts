import { Worker } from 'node:worker_threads';
import { type Illegal, illegal, RECORD_FAULTS } from '@tessera/kernel';
import { SERVER_CODES } from '@tessera/protocol';
import type { Log } from '../services.ts';
import type { RecordSummary } from './checkRecord.ts';

/** Checks of records that people upload. */
export interface RecordChecks {
  check(text: string): Promise<RecordSummary | Illegal>;
  close(): Promise<void>;
}

export interface RecordCheckSettings {
  /** The bundle of recordWorker.ts. */
  readonly workerUrl: URL;
  readonly log: Log;
  /** Milliseconds that a record may take. */
  readonly limit?: number;
  /** How many may wait in the queue. */
  readonly waiting?: number;
}

const LIMIT = 20_000;
const WAITING = 4;
const MEMORY_MB = 512;

/**
 * Checks one record at a time, each in a thread of its own: replaying a long game takes seconds, and a malicious record could take
 * forever or exhaust the memory. The thread that serves people only waits.
 */
export function createRecordChecks({
  workerUrl,
  log,
  limit = LIMIT,
  waiting = WAITING,
}: RecordCheckSettings): RecordChecks {
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;
  let isClosed = false;
  let running: Worker | null = null;

  function run(text: string): Promise<RecordSummary | Illegal> {
    if (isClosed) return Promise.resolve(illegal(SERVER_CODES.stopping));
    return new Promise((resolve) => {
      const worker = new Worker(workerUrl, { workerData: text, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
      running = worker;
      let verdict: RecordSummary | Illegal | null = null;
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        void worker.terminate();
      }, limit);
      worker.once('message', (message: RecordSummary | Illegal) => {
        verdict = message;
      });
      worker.once('error', (error: NodeJS.ErrnoException) => {
        // A record that exceeds the memory limit is refused; any other error is our fault.
        const isGreedy = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        verdict = isGreedy ? tooDear() : illegal(SERVER_CODES.internal);
        if (!isGreedy) log.error({ err: error }, 'a record could not be checked');
      });
      worker.once('exit', () => {
        clearTimeout(timer);
        running = null;
        resolve(verdict ?? (isLate ? tooDear() : illegal(SERVER_CODES.stopping)));
      });
    });
  }

  return {
    async check(text) {
      if (count > waiting) return illegal(SERVER_CODES.rate);
      count++;
      const mine = last.then(() => run(text));
      // Whether or not it fails, the next one gets its turn.
      last = mine.catch(() => {});
      try {
        return await mine;
      } finally {
        count--;
      }
    },
    async close() {
      isClosed = true;
      await running?.terminate();
      await last;
    },
  };
}

function tooDear(): Illegal {
  return illegal(RECORD_FAULTS.illegal, { why: 'dear' });
}
