import type Database from 'libsql';

/** A value passed to SQLite. */
export type Value = string | number | null;

/** One statement, run for each list of values. */
export interface Sql {
  readonly sql: string;
  readonly each: readonly (readonly Value[])[];
  /** How many rows each list must change; otherwise its whole group is rolled back. */
  readonly expects?: number;
}

/** The result of a statement: the rows of all its lists together, and how many rows it changed. */
export interface Ran {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** What became of a group of statements: written, or not because the rows were not as expected. */
export type Written = 'done' | 'otherwise';

/** What became of the groups of one call; a fault means that none of them was written. */
export type Outcome = { readonly written: readonly Written[] } | { readonly fault: unknown };

export interface Executor {
  run(statement: Sql): Ran;
  /** Writes the groups of several calls in one transaction. A fault affects only the call that has it. */
  write(calls: readonly (readonly (readonly Sql[])[])[]): Outcome[];
}

/** Runs statements on a database. */
export function createExecutor(database: Database.Database): Executor {
  const known = new Map<string, Database.Statement>();
  const prepared = (sql: string): Database.Statement => {
    let statement = known.get(sql);
    if (statement === undefined) {
      // Queries with lists in them come in many lengths, so the cache must be bounded.
      if (known.size >= 500) known.clear();
      statement = database.prepare(sql);
      known.set(sql, statement);
    }
    return statement;
  };
  const simply = (sql: string): void => {
    prepared(sql).run();
  };

  /** Runs statements; false if the rows were not as expected. */
  const runAll = (statements: readonly Sql[]): boolean => {
    for (const { sql, each, expects } of statements) {
      const statement = prepared(sql);
      for (const values of each) {
        const { changes } = statement.run(values);
        if (expects !== undefined && changes !== expects) return false;
      }
    }
    return true;
  };

  /** Writes groups, all of them or none. */
  const attempt = (groups: readonly (readonly Sql[])[]): boolean => {
    simply('SAVEPOINT attempt');
    let isDone = false;
    try {
      isDone = groups.every(runAll);
    } finally {
      // Some errors end the transaction.
      if (database.inTransaction) {
        if (!isDone) simply('ROLLBACK TO attempt');
        simply('RELEASE attempt');
      }
    }
    return isDone;
  };

  /** Almost always all is as expected; if not, each group is tried separately. */
  const writtenOf = (groups: readonly (readonly Sql[])[]): Written[] =>
    attempt(groups)
      ? groups.map(() => 'done')
      : groups.map((group) => (groups.length > 1 && attempt([group]) ? 'done' : 'otherwise'));

  const write: Executor['write'] = (calls) => {
    try {
      simply('BEGIN IMMEDIATE');
      const outcomes = calls.map((groups) => ({ written: writtenOf(groups) }));
      simply('COMMIT');
      return outcomes;
    } catch (fault) {
      if (database.inTransaction) simply('ROLLBACK');
      return calls.length === 1 ? [{ fault }] : calls.flatMap((groups) => write([groups]));
    }
  };

  return {
    write,
    run({ sql, each }) {
      const statement = prepared(sql);
      const rows: unknown[] = [];
      let changes = 0;
      for (const values of each) {
        if (statement.reader) for (const row of statement.all(values)) rows.push(row);
        else changes += statement.run(values).changes;
      }
      return { rows, changes };
    },
  };
}
