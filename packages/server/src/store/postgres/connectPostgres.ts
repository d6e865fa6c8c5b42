import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Log } from '../../services.ts';
import type { Connected } from '../connected.ts';
import { COMMIT_UNKNOWN, codeOf, StoreFault } from '../faults.ts';
import type { PreparedCommit } from '../prepared.ts';
import type { Schema } from '../schema.ts';
import type { CommitResult } from '../store.ts';
import { postgresStatements } from './postgresStatements.ts';
import { startBus } from './startBus.ts';
import { writeBatch } from './writeBatch.ts';

const CONNECTIONS = 10;
/** How often a batch is tried when the database reports a passing error. */
const ATTEMPTS = 5;
/** The number of the lock for migrations: any number, the same for all processes. */
const MIGRATION_LOCK = 7_355_372;
/** The number of the lock for statements that count before they write. */
const COUNTING_LOCK = MIGRATION_LOCK + 1;
const INT8 = 20;

/** PostgreSQL, shared with other processes. */
export async function connectPostgres(url: string, log: Log, process: string): Promise<Connected> {
  const settings: pg.ClientConfig = {
    connectionString: url,
    application_name: 'tessera',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    // A process that hangs must not keep tables from others.
    idle_in_transaction_session_timeout: 15_000,
    types: { getTypeParser: typeParser },
  };
  const pool = new pg.Pool({ ...settings, max: CONNECTIONS });
  // A connection in use may break between two queries: then the next query fails, which is handled.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ code: codeOf(error) }, 'a connection to the database broke'));
  });
  // The pool reports the same for idle connections, and drops them.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const bus = await startBus(settings, process, log).catch(async (error) => {
    await pool.end();
    throw error;
  });

  async function write(commits: readonly PreparedCommit[]): Promise<CommitResult[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await writeOnce(pool, commits);
      } catch (error) {
        if (attempt === ATTEMPTS || !isPassing(error)) throw error;
        log.warn({ code: codeOf(error), attempt }, 'a commit is tried again');
        await wait(10 * 2 ** attempt);
      }
    }
  }

  return {
    db,
    write,
    overlaps: false,
    runAll: (statements) =>
      db.transaction().execute(async (transaction) => {
        for (const statement of statements) await transaction.executeQuery(statement.compile());
      }),
    oneAtATime: (statement) =>
      db.transaction().execute(async (transaction) => {
        await sql`SELECT pg_advisory_xact_lock(${sql.lit(COUNTING_LOCK)})`.execute(transaction);
        return Number((await transaction.executeQuery(statement.compile())).numAffectedRows ?? 0);
      }),
    async lockForMigration(transaction) {
      await sql`SET LOCAL statement_timeout = 0`.execute(transaction);
      await sql`SELECT pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
    },
    lockRows: (query) => query.forUpdate().skipLocked(),
    shareRows: (query) => query.forShare(),
    bus,
    async close() {
      await bus.close();
      await db.destroy();
      // Kysely ends only a pool that it has used.
      if (!pool.ended) await pool.end();
    },
  };
}

/** Reads 64-bit integers as numbers: everything stored is within their exact range. */
const typeParser = ((type: number, format?: 'text' | 'binary') =>
  type === INT8 ? Number : pg.types.getTypeParser(type, format as 'text')) as typeof pg.types.getTypeParser;

async function writeOnce(pool: pg.Pool, commits: readonly PreparedCommit[]): Promise<CommitResult[]> {
  const client = await pool.connect();
  let isCommitting = false;
  try {
    await client.query('BEGIN');
    const results = await writeBatch(postgresStatements(client), commits);
    isCommitting = true;
    const { command } = await client.query('COMMIT');
    if (command !== 'COMMIT') throw new Error(`a transaction ended with ${command}`);
    client.release();
    return results;
  } catch (error) {
    // Closing the connection also rolls back.
    client.release(true);
    if (isCommitting && !isRefusal(error)) {
      throw new StoreFault(
        COMMIT_UNKNOWN,
        'the connection to the database broke during a commit: it may be written or not',
      );
    }
    throw error;
  }
}

/** Whether the server itself says that nothing was written. When it shuts down in between, it reports something else (57…). */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !/^(08|57)/.test(error.code ?? '08');
}

/** Whether nothing was written, and trying again may help: another transaction was in the way, or the connection broke. */
function isPassing(error: unknown): boolean {
  if (error instanceof StoreFault) return false;
  if (error instanceof pg.DatabaseError) return /^(40001|40P01|55P03|08...|57P0[123]|25P03)$/.test(error.code ?? '');
  return true;
}
