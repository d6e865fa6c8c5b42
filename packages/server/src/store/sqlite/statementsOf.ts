import type { PreparedCommit } from '../prepared.ts';
import type { Sql, Value } from './createExecutor.ts';

const REMOVE_OTHER_SEATS = `DELETE FROM seats WHERE table_id = ?
  AND NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id AND people = ?)`;
const SET_ROW = `UPDATE tables SET version = version + ?, status = ?, n = ?, due = ?, awaited = ?, outcome = ?,
  changed_at = ?, people = coalesce(?, people), alone = coalesce(?, alone) WHERE id = ? AND n = ? AND version = ?`;
const ADD_ENTRY = `INSERT INTO entries (table_id, n, by_seat, by_key, at, entry, told) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO NOTHING`;
const KEEP_SNAPSHOT = `INSERT INTO snapshots (table_id, n, is_barrier, state) VALUES (?, ?, ?, ?)
  ON CONFLICT (table_id, n) DO UPDATE SET is_barrier = excluded.is_barrier, state = excluded.state`;
const SET_DOC = 'UPDATE docs SET body = ? WHERE table_id = ?';
const ADD_SEAT = 'INSERT INTO seats (table_id, seat, user_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING';
const REMOVE_SECRETS = 'DELETE FROM secrets WHERE table_id = ? AND role = ? AND seat IS ?';
const ADD_SECRET = 'INSERT INTO secrets (hash, table_id, role, seat) VALUES (?, ?, ?, ?)';
const SET_HEADER = 'UPDATE games SET header = ? WHERE table_id = ?';

/** The statements of a commit. If its table is not in the expected state, one of them changes fewer rows than it should. */
export function statementsOf(commit: PreparedCommit): Sql[] {
  const { table, base, version, row, doc, header, entries, snapshot, secrets } = commit;
  const statements: Sql[] = [];
  const add = (sql: string, each: readonly (readonly Value[])[], expects?: number): void => {
    if (each.length > 0) statements.push(expects === undefined ? { sql, each } : { sql, each, expects });
  };
  // Before the row: it compares with the people seated until now.
  if (doc !== null) add(REMOVE_OTHER_SEATS, [[table, doc.people]]);
  const [people, alone] = doc === null ? [null, null] : [doc.people, doc.alone];
  const { status, n, due, awaited, outcome, changed_at } = row;
  const changes = [doc === null ? 0 : 1, status, n, due, awaited, outcome, changed_at, people, alone];
  add(SET_ROW, [[...changes, table, base, version]], 1);
  add(
    ADD_ENTRY,
    entries.map((one) => [one.table_id, one.n, one.by_seat, one.by_key, one.at, one.entry, one.told]),
    1,
  );
  if (snapshot !== null) add(KEEP_SNAPSHOT, [[table, snapshot.n, snapshot.is_barrier, snapshot.state]]);
  if (doc !== null) {
    add(SET_DOC, [[doc.body, table]]);
    add(
      ADD_SEAT,
      doc.seats.map(({ table_id, seat, user_id }) => [table_id, seat, user_id]),
    );
  }
  if (header !== null) add(SET_HEADER, [[header, table]]);
  add(
    REMOVE_SECRETS,
    secrets.map(({ table_id, role, seat }) => [table_id, role, seat]),
  );
  add(
    ADD_SECRET,
    secrets.flatMap(({ hash, table_id, role, seat }) => (hash === null ? [] : [[hash, table_id, role, seat]])),
  );
  return statements;
}
