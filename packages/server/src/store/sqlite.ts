import { closeSync, existsSync, mkdirSync, openSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import Database from 'libsql';
import type { Log } from '../services.ts';
import type { Connected } from './connected.ts';
import { codeOf } from './faults.ts';
import type { Schema } from './schema.ts';
import { startCheckpoints } from './sqliteCheckpoints.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import { engineHere, engineInThread } from './sqliteEngine.ts';
import type { Value } from './sqliteExecutor.ts';
import { statementsOf } from './sqliteStatements.ts';

export const MEMORY = ':memory:';

/** SQLite in a file of this process alone, or in memory. */
export function connectSqlite(path: string, log: Log): Connected {
  const file = path === MEMORY ? MEMORY : prepareFile(path);
  const unlock = file === MEMORY ? () => {} : lockFile(file);
  const engine = file === MEMORY ? engineHere(PRAGMAS) : engineInThread(file, PRAGMAS);
  const checkpoints = file === MEMORY ? null : startCheckpoints(file, log);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(engine) });

  return {
    db,
    overlaps: true,
    async write(commits) {
      const written = await engine.write(commits.map(statementsOf));
      checkpoints?.wanted();
      return written.map((one) => (one === 'done' ? 'done' : 'conflict'));
    },
    async runAll(statements) {
      const group = statements.map((one) => {
        const { sql, parameters } = one.compile();
        return { sql, each: [parameters as readonly Value[]] };
      });
      await engine.write([group]);
    },
    // It has one connection.
    oneAtATime: async (statement) => Number((await db.executeQuery(statement.compile())).numAffectedRows ?? 0),
    lockForMigration: async () => {},
    lockRows: (query) => query,
    shareRows: (query) => query,
    bus: null,
    async close() {
      await checkpoints?.stop();
      await db.destroy();
      await engine.close();
      unlock();
    },
  };
}

/** Makes the file and its folder if need be, readable by nobody else; returns its one true path. */
function prepareFile(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  return realpathSync(path);
}

/**
 * Holds a lock beside the database for as long as the process lives, however it ends. Tables live in the memory of one process:
 * a second one on the same file would serve them from its own.
 */
function lockFile(file: string): () => void {
  const lock = new Database(`${file}.lock`);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (codeOf(error)?.startsWith('SQLITE_BUSY') !== true) throw error;
    throw new Error(`${file} is in use by another process; to run several, use PostgreSQL`);
  }
  return () => {
    lock.exec('ROLLBACK');
    lock.close();
  };
}

const PRAGMAS = [
  'busy_timeout = 5000',
  'journal_mode = WAL',
  // What is committed is on the disk, also after a power cut; on macOS only with fullfsync.
  'synchronous = FULL',
  'fullfsync = ON',
  'foreign_keys = ON',
  // Usually another thread does it; this bounds the log (64 MB) if that one cannot keep up.
  'wal_autocheckpoint = 16384',
];
