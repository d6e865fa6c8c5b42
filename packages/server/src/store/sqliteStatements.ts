import type Database from 'libsql';
import type { BatchStatements, Standing } from './commitBatch.ts';

/** The statements of a batch for SQLite, prepared once: a statement per row costs little where there is no way to a server. */
export function sqliteStatements(database: Database.Database): BatchStatements {
  const standing = database.prepare('SELECT id, n, version, people FROM tables WHERE id = ?');
  const addEntry = database.prepare(
    `INSERT INTO entries (table_id, n, by_seat, by_key, at, entry, told) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
  );
  const removeEntries = database.prepare('DELETE FROM entries WHERE table_id = ? AND n > ?');
  const setRow = database.prepare(
    `UPDATE tables SET version = ?, status = ?, n = ?, due = ?, awaited = ?, outcome = ?, changed_at = ?, people = ?
     WHERE id = ?`,
  );
  const keepSnapshot = database.prepare(
    `INSERT INTO snapshots (table_id, n, is_barrier, state) VALUES (?, ?, ?, ?)
     ON CONFLICT (table_id, n) DO UPDATE SET is_barrier = excluded.is_barrier, state = excluded.state`,
  );
  const setDoc = database.prepare('UPDATE docs SET body = ? WHERE table_id = ?');
  const removeSeats = database.prepare('DELETE FROM seats WHERE table_id = ?');
  const addSeat = database.prepare('INSERT INTO seats (table_id, seat, user_id) VALUES (?, ?, ?)');
  const setHeader = database.prepare('UPDATE games SET header = ? WHERE table_id = ?');

  return {
    lock: (ids) => ids.map((id) => standing.get([id]) as Standing | undefined).filter((found) => found !== undefined),
    addEntries: (entries) =>
      entries.filter(
        ({ table_id, n, by_seat, by_key, at, entry, told }) =>
          addEntry.run([table_id, n, by_seat, by_key, at, entry, told]).changes === 1,
      ),
    removeEntries(table, after) {
      removeEntries.run([table, after]);
    },
    setRows(rows) {
      for (const { id, version, status, n, due, awaited, outcome, changed_at, people } of rows) {
        setRow.run([version, status, n, due, awaited, outcome, changed_at, people, id]);
      }
    },
    keepSnapshots(snapshots) {
      for (const { table_id, n, is_barrier, state } of snapshots) keepSnapshot.run([table_id, n, is_barrier, state]);
    },
    setDocs(docs) {
      for (const { table_id, body } of docs) setDoc.run([body, table_id]);
    },
    setSeats(tables, seats) {
      for (const table of tables) removeSeats.run([table]);
      for (const { table_id, seat, user_id } of seats) addSeat.run([table_id, seat, user_id]);
    },
    setHeaders(headers) {
      for (const { table_id, header } of headers) setHeader.run([header, table_id]);
    },
  };
}
