import type { BatchStatements, Standing } from './commitBatch.ts';
import { codeOf } from './faults.ts';
import type { PreparedCommit } from './prepared.ts';
import type { Schema } from './schema.ts';
import { OTHERWISE, type Sql, type SqliteEngine } from './sqliteEngine.ts';

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
const SET_CURRENT_ROW = `UPDATE tables SET version = version + ?, status = ?, n = ?, due = ?, awaited = ?, outcome = ?,
  changed_at = ?, people = coalesce(?, people) WHERE id = ? AND n = ? AND version = coalesce(?, version)`;
const REMOVE_OTHER_SEATS = `DELETE FROM seats WHERE table_id = ?
  AND NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id AND people = ?)`;
const ADD_MISSING_SEAT = `${ADD_SEAT} ON CONFLICT DO NOTHING`;
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
      const { rows } = await run(BEGIN, { sql: STANDING, each: ids.map((id) => [id]) });
      return rows as Standing[];
    },
    async addEntries(entries) {
      const { changes } = await run({ sql: ADD_ENTRY, each: entries.map(entryValues) });
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
    keepSnapshots: (snapshots) => later(KEEP_SNAPSHOT, snapshots.map(snapshotValues)),
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
      later(ADD_SEAT, seats.map(seatValues));
    },
    setHeaders: (headers) =>
      later(
        SET_HEADER,
        headers.map(({ table_id, header }) => [header, table_id]),
      ),
    async commit() {
      await run(...waiting, COMMIT);
    },
  };
}

/**
 * Writes a batch at one go, as if no commit in it could be a conflict: almost always so, and the way to the engine and back is
 * long. Returns false, and leaves no trace, if one is.
 */
export async function writeAtOnce(engine: SqliteEngine, commits: readonly PreparedCommit[]): Promise<boolean> {
  try {
    await engine.run(statementsOf(commits));
    return true;
  } catch (error) {
    if (codeOf(error) !== OTHERWISE) throw error;
    await engine.run([ROLLBACK]);
    return false;
  }
}

function statementsOf(commits: readonly PreparedCommit[]): Sql[] {
  const statements: Sql[] = [BEGIN];
  const add = (sql: string, each: unknown[][], expects?: number): void => {
    if (each.length > 0) statements.push(expects === undefined ? { sql, each } : { sql, each, expects });
  };
  const docs = commits.flatMap(({ table, doc }) => (doc === null ? [] : [{ table, ...doc }]));
  // Before the rows: it looks at who was seated until now.
  add(
    REMOVE_OTHER_SEATS,
    docs.map(({ table, people }) => [table, people]),
  );
  add(
    SET_CURRENT_ROW,
    commits.map(({ table, base, row, doc }) => [
      doc === null ? 0 : 1,
      row.status,
      row.n,
      row.due,
      row.awaited,
      row.outcome,
      row.changed_at,
      doc?.people ?? null,
      table,
      base,
      doc?.version ?? null,
    ]),
    1,
  );
  add(
    ADD_ENTRY,
    commits.flatMap(({ entries }) => entries.map(entryValues)),
    1,
  );
  add(
    KEEP_SNAPSHOT,
    commits.flatMap(({ snapshot }) => (snapshot === null ? [] : [snapshotValues(snapshot)])),
  );
  add(
    SET_DOC,
    docs.map(({ table, body }) => [body, table]),
  );
  add(
    ADD_MISSING_SEAT,
    docs.flatMap(({ seats }) => seats.map(seatValues)),
  );
  add(
    SET_HEADER,
    commits.flatMap(({ table, header }) => (header === null ? [] : [[header, table]])),
  );
  statements.push(COMMIT);
  return statements;
}

export const BEGIN: Sql = { sql: 'BEGIN IMMEDIATE', each: [[]] };
export const COMMIT: Sql = { sql: 'COMMIT', each: [[]] };
export const ROLLBACK: Sql = { sql: 'ROLLBACK', each: [[]] };

const entryValues = (one: Schema['entries']): unknown[] => [
  one.table_id,
  one.n,
  one.by_seat,
  one.by_key,
  one.at,
  one.entry,
  one.told,
];
const snapshotValues = ({ table_id, n, is_barrier, state }: Schema['snapshots']): unknown[] => [
  table_id,
  n,
  is_barrier,
  state,
];
const seatValues = ({ table_id, seat, user_id }: Schema['seats']): unknown[] => [table_id, seat, user_id];
