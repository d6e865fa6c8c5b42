import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Value } from './createExecutor.ts';
import type { SqliteEngine } from './sqliteEngine.ts';

/** Kysely on an engine. It has one connection, which its users share one after the other. */
export function sqliteDialect(engine: SqliteEngine): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driverOn(engine),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function driverOn(engine: SqliteEngine): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, changes } = await engine.run({ sql, each: [parameters as readonly Value[]] });
      return { rows: rows as R[], numAffectedRows: BigInt(changes) };
    },
    // biome-ignore lint/correctness/useYield: Kysely asks for a generator; nothing here streams.
    async *streamQuery() {
      throw new Error('queries are not streamed');
    },
  };
  const raw = async (sql: string): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  let free: Promise<void> = Promise.resolve();
  let release = (): void => {};
  return {
    init: async () => {},
    async acquireConnection() {
      const before = free;
      let mine = (): void => {};
      free = new Promise((resolve) => {
        mine = resolve;
      });
      await before;
      release = mine;
      return connection;
    },
    releaseConnection: async () => release(),
    // For writing from the start: a transaction that first reads could no longer write if another one had written meanwhile.
    beginTransaction: () => raw('BEGIN IMMEDIATE'),
    commitTransaction: () => raw('COMMIT'),
    rollbackTransaction: () => raw('ROLLBACK'),
    destroy: async () => {},
  };
}
