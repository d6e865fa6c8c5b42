import type pg from 'pg';
import type { BatchStatements, Standing } from './writeBatch.ts';

/** Statements for any number of rows, whose text does not depend on it: PostgreSQL plans each once per connection. */
const STATEMENTS = {
  // In order, so that two processes never deadlock.
  lock: 'SELECT id, n, version, people, alone FROM tables WHERE id = ANY ($1::text[]) ORDER BY id FOR NO KEY UPDATE',
  addEntries: `INSERT INTO entries (table_id, n, by_seat, by_key, at, entry, told)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::text[], $7::text[])
    ON CONFLICT DO NOTHING RETURNING table_id, n`,
  removeEntries: 'DELETE FROM entries WHERE table_id = $1 AND n > $2',
  setRows: `UPDATE tables SET version = new.version, status = new.status, n = new.n, due = new.due,
      awaited = new.awaited, outcome = new.outcome, changed_at = new.changed_at, people = new.people, alone = new.alone
    FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::bigint[], $6::text[], $7::text[], $8::bigint[],
      $9::text[], $10::bigint[]) AS new (id, version, status, n, due, awaited, outcome, changed_at, people, alone)
    WHERE tables.id = new.id`,
  keepSnapshots: `INSERT INTO snapshots (table_id, n, is_barrier, state)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])
    ON CONFLICT (table_id, n) DO UPDATE SET is_barrier = excluded.is_barrier, state = excluded.state`,
  setDocs: `UPDATE docs SET body = new.body FROM unnest($1::text[], $2::text[]) AS new (table_id, body)
    WHERE docs.table_id = new.table_id`,
  removeSeats: 'DELETE FROM seats WHERE table_id = ANY ($1::text[])',
  addSeats: `INSERT INTO seats (table_id, seat, user_id) SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[])`,
  setHeaders: `UPDATE games SET header = new.header FROM unnest($1::text[], $2::text[]) AS new (table_id, header)
    WHERE games.table_id = new.table_id`,
  removeSecrets: `DELETE FROM secrets USING unnest($1::text[], $2::text[], $3::bigint[]) AS old (table_id, role, seat)
    WHERE secrets.table_id = old.table_id AND secrets.role = old.role AND secrets.seat IS NOT DISTINCT FROM old.seat`,
  addSecrets: `INSERT INTO secrets (hash, table_id, role, seat)
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[])`,
} as const;

type Values<Row> = { readonly [column in keyof Row]: Row[column] };

/** The values of some columns, one list per column. */
function columns<Row>(rows: readonly Values<Row>[], ...names: readonly (keyof Row)[]): unknown[][] {
  return names.map((name) => rows.map((row) => row[name]));
}

/** The statements of a batch for PostgreSQL, on a connection that is in a transaction. */
export function postgresStatements(client: pg.ClientBase): BatchStatements {
  async function run<Row extends pg.QueryResultRow>(name: keyof typeof STATEMENTS, values: unknown[]): Promise<Row[]> {
    return (await client.query<Row>({ name, text: STATEMENTS[name], values })).rows;
  }
  return {
    lock: (ids) => run<Standing>('lock', [ids]),
    addEntries: (entries) =>
      run('addEntries', columns(entries, 'table_id', 'n', 'by_seat', 'by_key', 'at', 'entry', 'told')),
    async removeEntries(table, after) {
      await run('removeEntries', [table, after]);
    },
    async setRows(rows) {
      const names = [
        'id',
        'version',
        'status',
        'n',
        'due',
        'awaited',
        'outcome',
        'changed_at',
        'people',
        'alone',
      ] as const;
      await run('setRows', columns(rows, ...names));
    },
    async keepSnapshots(snapshots) {
      await run('keepSnapshots', columns(snapshots, 'table_id', 'n', 'is_barrier', 'state'));
    },
    async setDocs(docs) {
      await run('setDocs', columns(docs, 'table_id', 'body'));
    },
    async setSeats(tables, seats) {
      await run('removeSeats', [tables]);
      await run('addSeats', columns(seats, 'table_id', 'seat', 'user_id'));
    },
    async setHeaders(headers) {
      await run('setHeaders', columns(headers, 'table_id', 'header'));
    },
    async setSecrets(secrets) {
      await run('removeSecrets', columns(secrets, 'table_id', 'role', 'seat'));
      const added = secrets.filter(({ hash }) => hash !== null);
      await run('addSecrets', columns(added, 'hash', 'table_id', 'role', 'seat'));
    },
  };
}
