import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import Database from 'libsql';
import { codeOf, StoreFault } from './faults.ts';

/** One statement, for each of some lists of values. */
export interface Sql {
  readonly sql: string;
  readonly each: readonly (readonly unknown[])[];
  /** How many rows each list is to change; where it is otherwise, nothing more is run, and `run` fails with `OTHERWISE`. */
  readonly expects?: number;
}

/** The code of what fails because an expectation was not met. */
export const OTHERWISE = 'TESSERA_OTHERWISE';

/** What came of it: the rows of all lists together, and how many rows each list changed. */
export interface Ran {
  readonly rows: unknown[];
  readonly changes: number[];
}

/** An open SQLite database. */
export interface SqliteEngine {
  /** Runs statements one after the other, with nothing of others in between; the first that fails ends it. */
  run(statements: readonly Sql[]): Promise<Ran[]>;
  close(): Promise<void>;
}

type Execute = (statements: readonly Sql[]) => Ran[];

/** Runs statements on a database. The thread below runs this text, so it must stand alone. */
function createExecutor(database: Database.Database): Execute {
  const known = new Map<string, Database.Statement>();
  const prepared = (sql: string) => {
    let statement = known.get(sql);
    if (statement === undefined) {
      // Queries with lists in them come in many lengths.
      if (known.size >= 500) known.clear();
      statement = database.prepare(sql);
      known.set(sql, statement);
    }
    return statement;
  };
  return (statements) =>
    statements.map(({ sql, each, expects }) => {
      const statement = prepared(sql);
      const rows: unknown[] = [];
      const changes: number[] = [];
      for (const values of each) {
        if (statement.reader) for (const row of statement.all(values)) rows.push(row);
        else changes.push(statement.run(values).changes);
        if (expects !== undefined && changes.at(-1) !== expects) {
          throw Object.assign(new Error('it was otherwise'), { code: 'TESSERA_OTHERWISE' });
        }
      }
      return { rows, changes };
    });
}

/** A database in this thread, for what lives in memory only. */
export function engineHere(pragmas: readonly string[]): SqliteEngine {
  const database = new Database(':memory:');
  for (const pragma of pragmas) database.pragma(pragma);
  const execute = createExecutor(database);
  return {
    run: async (statements) => execute(statements),
    close: async () => {
      database.close();
    },
  };
}

const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const Database = require(workerData.driver);
const database = new Database(workerData.file);
for (const pragma of workerData.pragmas) database.pragma(pragma);
const execute = (${createExecutor.toString()})(database);
parentPort.on('message', (message) => {
  if (message === 'stop') {
    database.close();
    parentPort.close();
    return;
  }
  try {
    parentPort.postMessage({ id: message.id, results: execute(JSON.parse(message.statements)) });
  } catch (error) {
    parentPort.postMessage({ id: message.id, code: error.code ?? null, text: String(error.message) });
  }
});
`;

type Answer = { readonly id: number } & (
  | { readonly results: Ran[] }
  | { readonly code: string | null; readonly text: string }
);

interface Waiting {
  resolve(results: Ran[]): void;
  reject(error: unknown): void;
}

/**
 * A database in a thread of its own: writing to the disk takes milliseconds, in which the thread that serves people would stand
 * still. Should the thread end, all that waits for it is rejected, and so is all that comes.
 */
export function engineInThread(file: string, pragmas: readonly string[]): SqliteEngine {
  const driver = createRequire(import.meta.url).resolve('libsql');
  const worker = new Worker(PROGRAM, { eval: true, execArgv: [], workerData: { driver, file, pragmas } });
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
  worker.on('message', (answer: Answer) => {
    const one = waiting.get(answer.id);
    waiting.delete(answer.id);
    // A process with nothing else to do may end; the thread has nothing of its own.
    if (waiting.size === 0) worker.unref();
    if ('results' in answer) one?.resolve(answer.results);
    else one?.reject(Object.assign(new Error(answer.text), { code: answer.code ?? 'SQLITE_ERROR' }));
  });
  worker.unref();

  return {
    run: (statements) =>
      new Promise((resolve, reject) => {
        if (fault !== null) {
          reject(fault);
          return;
        }
        const id = ++last;
        if (waiting.size === 0) worker.ref();
        waiting.set(id, { resolve, reject });
        // One text is handed over faster than many small values.
        worker.postMessage({ id, statements: JSON.stringify(statements) });
      }),
    async close() {
      worker.ref();
      worker.postMessage('stop');
      await ended;
    },
  };
}
