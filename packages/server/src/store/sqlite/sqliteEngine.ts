import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import Database from 'libsql';
import { codeOf, StoreFault } from '../faults.ts';
import { createExecutor, type Ran, type Sql, type Written } from './createExecutor.ts';
import { createUnpacker, packGroups } from './packing.ts';

/** An open SQLite database. */
export interface SqliteEngine {
  /** Runs one statement. */
  run(statement: Sql): Promise<Ran>;
  /**
   * Writes groups of statements: each group all or not at all. It may be called again before it has ended: what waits for the
   * disk is written together, in the order it came.
   */
  write(groups: readonly (readonly Sql[])[]): Promise<readonly Written[]>;
  close(): Promise<void>;
}

/** A database in this thread, for what lives in memory only. */
export function engineHere(pragmas: readonly string[]): SqliteEngine {
  const database = new Database(':memory:');
  for (const pragma of pragmas) database.pragma(pragma);
  const executor = createExecutor(database);
  return {
    run: async (statement) => executor.run(statement),
    write: async (groups) => {
      const [outcome] = executor.write([groups]);
      if (outcome === undefined || 'fault' in outcome) throw outcome?.fault ?? new Error('nothing was written');
      return outcome.written;
    },
    close: async () => {
      database.close();
    },
  };
}

/** What the thread is asked: to run a statement, to write packed groups, or to stop. */
type Message =
  | { readonly id: number; readonly run: string }
  | { readonly id: number; readonly write: string }
  | { readonly id: number; readonly stop: true };

/** What it answers, to several at once if they were written together. */
type Answers = readonly ({ readonly id: number } & (
  | { readonly result: unknown }
  | { readonly code: string | null; readonly text: string }
))[];

/** The thread writes all that waits in one go: the disk is slow, and takes much as fast as little. */
const PROGRAM = `
const { parentPort, receiveMessageOnPort, workerData } = require('node:worker_threads');
const Database = require(workerData.driver);
const database = new Database(workerData.file);
for (const pragma of workerData.pragmas) database.pragma(pragma);
const executor = (${createExecutor.toString()})(database);
const unpack = (${createUnpacker.toString()})();
const next = () => receiveMessageOnPort(parentPort)?.message;
const failed = (id, error) => ({ id, code: error.code ?? null, text: String(error.message) });

function run({ id, run }) {
  try {
    parentPort.postMessage([{ id, result: executor.run(JSON.parse(run)) }]);
  } catch (error) {
    parentPort.postMessage([failed(id, error)]);
  }
}

function write(first) {
  const together = [first];
  let after = next();
  for (; after?.write !== undefined && together.length < workerData.together; after = next()) together.push(after);
  const outcomes = executor.write(together.map(({ write }) => unpack(write)));
  parentPort.postMessage(
    together.map(({ id }, i) =>
      'fault' in outcomes[i] ? failed(id, outcomes[i].fault) : { id, result: outcomes[i].written },
    ),
  );
  return after;
}

parentPort.on('message', (message) => {
  for (let one = message; one !== undefined; ) {
    if (one.stop) {
      database.close();
      parentPort.close();
      return;
    }
    if (one.write !== undefined) {
      one = write(one);
    } else {
      run(one);
      one = next();
    }
  }
});
`;

/** How many calls are written together at most: the others hear of theirs meanwhile. */
const TOGETHER = 64;

interface Waiting {
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/**
 * A database in a thread of its own: writing to the disk takes milliseconds, in which the thread that serves people would stand
 * still. Should the thread end, all that waits for it is rejected, and so is all that comes.
 */
export function engineInThread(file: string, pragmas: readonly string[]): SqliteEngine {
  const driver = createRequire(import.meta.url).resolve('libsql');
  const workerData = { driver, file, pragmas, together: TOGETHER };
  const worker = new Worker(PROGRAM, { eval: true, execArgv: [], workerData });
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
  worker.on('message', (answers: Answers) => {
    for (const answer of answers) {
      const one = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('result' in answer) one?.resolve(answer.result);
      else one?.reject(Object.assign(new Error(answer.text), { code: answer.code ?? 'SQLITE_ERROR' }));
    }
    // A process with nothing else to do may end; the thread has nothing of its own.
    if (waiting.size === 0) worker.unref();
  });
  worker.unref();

  const ask = <R>(message: Message): Promise<R> =>
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
    // One text is handed over faster than many small values.
    write: (groups) => ask({ id: ++last, write: packGroups(groups) }),
    async close() {
      worker.ref();
      worker.postMessage({ id: ++last, stop: true } satisfies Message);
      await ended;
    },
  };
}
