import type { Connected } from './connected.ts';
import { isDataFault } from './faults.ts';
import type { PreparedCommit } from './prepared.ts';
import type { CommitResult } from './store.ts';

/** The most commits in one transaction: SQLite writes them together, and everything else waits meanwhile. */
const BATCH_LIMIT = 256;
/** How many callers are told of their commits before other work gets its turn. */
const TOLD_AT_ONCE = 24;

interface Waiting {
  readonly commit: PreparedCommit;
  readonly resolve: (result: CommitResult) => void;
  readonly reject: (error: unknown) => void;
}

export interface GroupCommit {
  add(commit: PreparedCommit): Promise<CommitResult>;
}

/**
 * Collects commits of the same tick and, unless writes may overlap, those that come while others are written: together they cost one
 * write to the disk. Callers are told of their commits a few at a time, so that the first can go on and write again while the others
 * are told. Otherwise all would soon run in lockstep, and the disk and this thread would wait for each other.
 */
export function groupCommit({ write, overlaps }: Pick<Connected, 'write' | 'overlaps'>): GroupCommit {
  let waiting: Waiting[] = [];
  let toTell: (() => void)[] = [];
  let isRunning = false;
  let isTelling = false;

  async function writeAll(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    // Let others of the same tick join.
    await new Promise((resume) => setImmediate(resume));
    while (waiting.length > 0) {
      const batch = writeAndTell(takeBatch());
      if (!overlaps) await batch;
    }
    isRunning = false;
  }

  /** Never rejects: whatever goes wrong is told to the callers concerned. */
  async function writeAndTell(batch: readonly Waiting[]): Promise<void> {
    const told = await written(batch);
    toTell.push(...told);
    if (!isTelling) tellSome();
  }

  function tellSome(): void {
    const now = toTell.slice(0, TOLD_AT_ONCE);
    toTell = toTell.slice(TOLD_AT_ONCE);
    for (const tell of now) tell();
    isTelling = toTell.length > 0;
    if (isTelling) setImmediate(tellSome);
  }

  /** The longest waiting commits, one for each table: a table's commits build on each other. */
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

  /** Writes a batch; returns a function for each commit that tells its caller. */
  async function written(batch: readonly Waiting[]): Promise<(() => void)[]> {
    let results: CommitResult[];
    try {
      results = await write(batch.map(({ commit }) => commit));
    } catch (error) {
      if (batch.length === 1 || !isDataFault(error))
        return batch.map(
          ({ reject }) =>
            () =>
              reject(error),
        );
      // Values that the database refuses must not cost anyone else's commit.
      const told: (() => void)[] = [];
      for (const one of batch) told.push(...(await written([one])));
      return told;
    }
    return batch.map(({ resolve, reject }, index) => () => {
      const result = results[index];
      if (result === undefined) reject(new Error('a commit got no result'));
      else resolve(result);
    });
  }

  return {
    add: (commit) =>
      new Promise((resolve, reject) => {
        waiting.push({ commit, resolve, reject });
        void writeAll();
      }),
  };
}
