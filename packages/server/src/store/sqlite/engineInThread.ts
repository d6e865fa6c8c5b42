import { Worker } from 'node:worker_threads';
import { beside } from '../../beside.ts';
import { codeOf, StoreFault } from '../faults.ts';
import { packGroups } from './packing.ts';
import type { SqliteEngine } from './sqliteEngine.ts';
import type { ThreadAnswer, ThreadData, ThreadMessage } from './threadMessages.ts';

interface Waiting {
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/**
 * A database in a thread of its own: writing to the disk takes milliseconds, which would block the thread that serves people. If the
 * thread ends, all waiting and later calls are rejected.
 */
export function engineInThread(file: string, pragmas: readonly string[]): SqliteEngine {
  const workerData: ThreadData = { file, pragmas };
  const worker = new Worker(beside('server/dist/sqliteThread.mjs'), { execArgv: [], workerData });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let fault: unknown = null;
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));

  const fail = (error: unknown): void => {
    fault ??= error;
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
  };
  worker.on('error', (error) => fail(new StoreFault(codeOf(error) ?? 'SQLITE_THREAD', 'the database thread failed')));
  void ended.then(() => fail(new StoreFault('SQLITE_THREAD', 'the database thread has ended')));
  worker.on('message', (answers: readonly ThreadAnswer[]) => {
    for (const answer of answers) {
      const one = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('result' in answer) one?.resolve(answer.result);
      else one?.reject(Object.assign(new Error(answer.text), { code: answer.code ?? 'SQLITE_ERROR' }));
    }
    // An idle thread does not keep the process alive.
    if (waiting.size === 0) worker.unref();
  });
  worker.unref();

  const ask = <R>(message: ThreadMessage): Promise<R> =>
    new Promise((resolve, reject) => {
      if (fault !== null) {
        reject(fault);
        return;
      }
      if (waiting.size === 0) worker.ref();
      waiting.set(message.id, { resolve: resolve as (result: unknown) => void, reject });
      worker.postMessage(message);
    });

  return {
    run: (statement) => ask({ id: ++last, run: JSON.stringify(statement) }),
    // One text is passed faster than many small values.
    write: (groups) => ask({ id: ++last, write: packGroups(groups) }),
    async close() {
      worker.ref();
      worker.postMessage({ id: ++last, stop: true } satisfies ThreadMessage);
      await ended;
    },
  };
}
