import type { BatchStatements, Standing } from './commitBatch.ts';
import type { Sql, SqliteEngine } from './sqliteEngine.ts';

const STANDING = 'SELECT id, n, version, people FROM tables WHERE id = ?';
const ADD_ENTRY = `INSERT INTO entries (table_id, n, by_seat, by_key, at, entry, told) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO NOTHING`;
const REMOVE_ENTRIES = 'DELETE FROM entries WHERE table_id = ? AND n > ?';
const SET_ROW = `UPDATE tables SET version = ?, status = ?, n = ?, due = ?, awaited = ?, outcome = ?, changed_at = ?,
  people = ? WHERE id = ?`;
const KEEP_SNAPSHOT = `INSERT INTO snapshots (table_id, n, is_barrier, state) VALUES (?, ?, ?, ?)
  ON CONFLICT (table_id, n) DO UPDATE SET is_barrier = excluded.is_barrier, state = excluded.state`;
const SET_DOC = 'UPDATE docs SET body = ? WHERE table_id = ?';
const REMOVE_SEATS = 'DELETE FROM seats WHERE table_id = ?';
const ADD_SEAT = 'INSERT INTO seats (table_id, seat, user_id) VALUES (?, ?, ?)';
const SET_HEADER = 'UPDATE games SET header = ? WHERE table_id = ?';

/** The statements of one batch, and its end. */
export interface SqliteBatch extends BatchStatements {
  commit(): Promise<void>;
}

/**
 * The statements of a batch for SQLite: each with the values of all its rows. The way to the engine and back is long, so
 * whatever gives no answer waits for the end and goes with it.
 */
export function sqliteBatch(engine: SqliteEngine): SqliteBatch {
  const waiting: Sql[] = [];
  const later = (sql: string, each: readonly (readonly unknown[])[]): void => {
    waiting.push({ sql, each });
  };
  /** The last of some statements, with what it gives. */
  const run = async (...statements: readonly Sql[]) => {
    const ran = (await engine.run(statements)).at(-1);
    if (ran === undefined) throw new Error('a statement had no result');
    return ran;
  };
  return {
    async lock(ids) {
      const { rows } = await run(
        { sql: 'BEGIN IMMEDIATE', each: [[]] },
        { sql: STANDING, each: ids.map((id) => [id]) },
      );
      return rows as Standing[];
    },
    async addEntries(entries) {
      const each = entries.map((one) => [one.table_id, one.n, one.by_seat, one.by_key, one.at, one.entry, one.told]);
      const { changes } = await run({ sql: ADD_ENTRY, each });
      return entries.filter((_entry, i) => changes[i] === 1);
    },
    removeEntries: (table, after) => later(REMOVE_ENTRIES, [[table, after]]),
    setRows: (rows) =>
      later(
        SET_ROW,
        rows.map((row) => [
          row.version,
          row.status,
          row.n,
          row.due,
          row.awaited,
          row.outcome,
          row.changed_at,
          row.people,
          row.id,
        ]),
      ),
    keepSnapshots: (snapshots) =>
      later(
        KEEP_SNAPSHOT,
        snapshots.map(({ table_id, n, is_barrier, state }) => [table_id, n, is_barrier, state]),
      ),
    setDocs: (docs) =>
      later(
        SET_DOC,
        docs.map(({ table_id, body }) => [body, table_id]),
      ),
    setSeats(tables, seats) {
      later(
        REMOVE_SEATS,
        tables.map((table) => [table]),
      );
      later(
        ADD_SEAT,
        seats.map(({ table_id, seat, user_id }) => [table_id, seat, user_id]),
      );
    },
    setHeaders: (headers) =>
      later(
        SET_HEADER,
        headers.map(({ table_id, header }) => [header, table_id]),
      ),
    async commit() {
      await run(...waiting, { sql: 'COMMIT', each: [[]] });
    },
  };
}
