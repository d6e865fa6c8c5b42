import { Kysely } from 'kysely';
import type { Log } from '../../services.ts';
import type { Connected } from '../connected.ts';
import type { Schema } from '../schema.ts';
import type { Value } from './createExecutor.ts';
import { engineHere } from './engineHere.ts';
import { engineInThread } from './engineInThread.ts';
import { openFile } from './openFile.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import { startCheckpoints } from './startCheckpoints.ts';
import { statementsOf } from './statementsOf.ts';

export const MEMORY = ':memory:';

/** SQLite in a file of this process alone, or in memory. */
export function connectSqlite(path: string, log: Log): Connected {
  const { path: file, unlock } = path === MEMORY ? { path: MEMORY, unlock: () => {} } : openFile(path);
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
    // There is only one connection.
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

const PRAGMAS = [
  'busy_timeout = 5000',
  'journal_mode = WAL',
  // What is committed survives a power cut; on macOS only with fullfsync.
  'synchronous = FULL',
  'fullfsync = ON',
  'foreign_keys = ON',
  // Usually another thread makes the checkpoints; this bounds the log (64 MB) if it cannot keep up.
  'wal_autocheckpoint = 16384',
];
