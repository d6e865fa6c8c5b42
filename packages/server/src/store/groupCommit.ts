import { isDataFault } from './faults.ts';
import type { PreparedCommit } from './prepared.ts';
import type { CommitResult } from './store.ts';

/** The most commits of one transaction: SQLite writes them at one go, and all else waits meanwhile. */
const BATCH_LIMIT = 256;

interface Waiting {
  readonly commit: PreparedCommit;
  readonly resolve: (result: CommitResult) => void;
  readonly reject: (error: unknown) => void;
}

export interface GroupCommit {
  add(commit: PreparedCommit): Promise<CommitResult>;
}

/** Collects commits that come in the same tick, or while others are written: together they cost one write to the disk. */
export function groupCommit(write: (commits: readonly PreparedCommit[]) => Promise<CommitResult[]>): GroupCommit {
  let waiting: Waiting[] = [];
  let isRunning = false;
  let isIdle = true;

  async function writeAll(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    let tell = () => {};
    while (waiting.length > 0) {
      // Whoever hears of the last batch may add to this one, and sockets get their turn.
      if (isIdle) await new Promise((resume) => setImmediate(resume));
      isIdle = false;
      const writing = written(takeBatch());
      // The batch before is told while this one is being written: both take about as long.
      tell();
      tell = await writing;
      if (waiting.length > 0) continue;
      isIdle = true;
      tell();
      tell = () => {};
    }
    isRunning = false;
  }

  /** The longest waiting ones, one for each table: a table's commits build on each other. */
  function takeBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    const tables = new Set<string>();
    for (const one of waiting) {
      if (batch.length === BATCH_LIMIT || tables.has(one.commit.table)) {
        later.push(one);
      } else {
        tables.add(one.commit.table);
        batch.push(one);
      }
    }
    waiting = later;
    return batch;
  }

  /** Writes a batch; returns how to tell those who wait for it. */
  async function written(batch: readonly Waiting[]): Promise<() => void> {
    let results: CommitResult[];
    try {
      results = await write(batch.map(({ commit }) => commit));
    } catch (error) {
      // Values that the database refuses must cost nobody else's commit.
      if (batch.length > 1 && isDataFault(error)) {
        const told: (() => void)[] = [];
        for (const one of batch) told.push(await written([one]));
        return () => {
          for (const tell of told) tell();
        };
      }
      return () => {
        for (const { reject } of batch) reject(error);
      };
    }
    return () => {
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index];
        if (result === undefined) reject(new Error('a commit got no result'));
        else resolve(result);
      }
    };
  }

  return {
    add: (commit) =>
      new Promise((resolve, reject) => {
        waiting.push({ commit, resolve, reject });
        void writeAll();
      }),
  };
}
