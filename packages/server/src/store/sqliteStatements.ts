import type { BatchStatements, Standing } from './commitBatch.ts';
import type { SqliteEngine } from './sqliteEngine.ts';

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

/** The statements of a batch for SQLite: each goes to the engine once, with the values of all its rows. */
export function sqliteStatements(engine: SqliteEngine): BatchStatements {
  const run = async (sql: string, each: readonly (readonly unknown[])[]) => {
    const [ran] = await engine.run([{ sql, each }]);
    if (ran === undefined) throw new Error('a statement had no result');
    return ran;
  };
  const change = async (sql: string, each: readonly (readonly unknown[])[]): Promise<void> => {
    await run(sql, each);
  };
  return {
    lock: async (ids) =>
      (
        await run(
          STANDING,
          ids.map((id) => [id]),
        )
      ).rows as Standing[],
    async addEntries(entries) {
      const values = entries.map((one) => [one.table_id, one.n, one.by_seat, one.by_key, one.at, one.entry, one.told]);
      const { changes } = await run(ADD_ENTRY, values);
      return entries.filter((_entry, i) => changes[i] === 1);
    },
    removeEntries: (table, after) => change(REMOVE_ENTRIES, [[table, after]]),
    setRows: (rows) =>
      change(
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
      change(
        KEEP_SNAPSHOT,
        snapshots.map(({ table_id, n, is_barrier, state }) => [table_id, n, is_barrier, state]),
      ),
    setDocs: (docs) =>
      change(
        SET_DOC,
        docs.map(({ table_id, body }) => [body, table_id]),
      ),
    async setSeats(tables, seats) {
      await change(
        REMOVE_SEATS,
        tables.map((table) => [table]),
      );
      if (seats.length === 0) return;
      await change(
        ADD_SEAT,
        seats.map(({ table_id, seat, user_id }) => [table_id, seat, user_id]),
      );
    },
    setHeaders: (headers) =>
      change(
        SET_HEADER,
        headers.map(({ table_id, header }) => [header, table_id]),
      ),
  };
}
