import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Log } from '../services.ts';
import type { Connected } from './connected.ts';
import { faultOf } from './faults.ts';
import { groupCommit } from './groupCommit.ts';
import { migrate } from './migrate.ts';
import { connectPostgres } from './postgres/connectPostgres.ts';
import { postgresFault } from './postgres/postgresFault.ts';
import { prepare } from './prepared.ts';
import { chatQueries } from './queries/chatQueries.ts';
import { dueQueries } from './queries/dueQueries.ts';
import { gameQueries } from './queries/gameQueries.ts';
import { noticeQueries } from './queries/noticeQueries.ts';
import { peopleQueries } from './queries/peopleQueries.ts';
import { recordQueries } from './queries/recordQueries.ts';
import { secretQueries } from './queries/secretQueries.ts';
import { sessionQueries } from './queries/sessionQueries.ts';
import { tableCounts } from './queries/tableCounts.ts';
import { tableQueries } from './queries/tableQueries.ts';
import { connectSqlite, MEMORY } from './sqlite/connectSqlite.ts';
import type { Store } from './store.ts';

export interface StoreOptions {
  /** `postgres://…`, or a file for SQLite: a path, `file:…`, or `:memory:`. */
  readonly url: string;
  readonly log: Log;
  /** The name of this process among those on the same database. */
  readonly process: string;
}

/** Opens the store, and migrates its database to the present schema. */
export async function openStore({ url, log, process }: StoreOptions): Promise<Store> {
  const path = sqlitePath(url);
  const connected =
    path === null
      ? await connectPostgres(url, log, process).catch((error: unknown) => {
          throw postgresFault(error, url);
        })
      : connectSqlite(path, log);
  try {
    await migrate(connected.db, connected.lockForMigration);
    const store = guarded(storeOn(connected));
    // A server that cannot write should not start serving.
    await store.write();
    return store;
  } catch (error) {
    await connected.close();
    throw path === null ? postgresFault(error, url) : faultOf(error, 'migrate');
  }
}

/** The path of an SQLite database; null if PostgreSQL is meant. */
function sqlitePath(url: string): string | null {
  if (/^postgres(ql)?:\/\//.test(url)) return null;
  if (url.startsWith('file://')) return fileURLToPath(url);
  const path = url.startsWith('file:') ? url.slice('file:'.length) : url;
  // Not repeated in the message, since it may hold a password.
  if (path === '' || path.includes('://')) throw new Error('the database must be postgres://…, a file or :memory:');
  return path === MEMORY ? MEMORY : path;
}

function storeOn(connected: Connected): Store {
  const { db, bus } = connected;
  const commits = groupCommit(connected);
  return {
    ...tableQueries(connected),
    ...tableCounts(connected),
    ...gameQueries(connected),
    ...dueQueries(connected),
    ...secretQueries(connected),
    ...chatQueries(connected),
    ...noticeQueries(connected),
    ...recordQueries(connected),
    ...peopleQueries(connected),
    ...sessionQueries(connected),
    commit: (commit) => commits.add(prepare(commit)),
    isShared: bus !== null,
    publish(message) {
      bus?.publish(message);
    },
    subscribe(onMessage, onGap) {
      bus?.subscribe(onMessage, onGap);
    },
    async ping() {
      await sql`SELECT 1`.execute(db);
    },
    async write() {
      const { numUpdatedRows } = await db
        .updateTable('pulse')
        .set(({ eb }) => ({ beats: eb('beats', '+', 1) }))
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) throw new Error('the pulse is missing');
    },
    close: connected.close,
  };
}

/**
 * The same store, guarded: its errors quote nothing that is stored, it closes only after all calls have ended, and it refuses calls
 * after that.
 */
function guarded(store: Store): Store {
  let running = 0;
  let onRest = (): void => {};
  let closing: Promise<void> | null = null;

  async function close(): Promise<void> {
    if (running > 0) await new Promise<void>((resolve) => (onRest = resolve));
    await store.close();
  }

  const methods = Object.entries(store)
    .filter(([, method]) => typeof method === 'function')
    .map(([name, method]: [string, (...values: never[]) => unknown]) => [
      name,
      async (...values: never[]) => {
        if (closing !== null) throw new Error('the store is closed');
        running++;
        try {
          return await method(...values);
        } catch (error) {
          throw faultOf(error, name);
        } finally {
          running--;
          if (running === 0) onRest();
        }
      },
    ]);
  return {
    ...(Object.fromEntries(methods) as Store),
    isShared: store.isShared,
    publish: store.publish,
    subscribe: store.subscribe,
    close() {
      closing ??= close();
      return closing;
    },
  };
}
