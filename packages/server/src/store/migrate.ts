import { type Kysely, sql, type Transaction } from 'kysely';
import { looksOf } from './looksOf.ts';
import type { Schema } from './schema.ts';
import { fromStored } from './texts.ts';

interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
  /** Does what SQL cannot do, after the statements. */
  run?(transaction: Transaction<Schema>): Promise<void>;
}

/** Migrations from an empty database to the present schema. A released migration never changes. */
const MIGRATIONS: readonly Migration[] = [
  {
    name: 'beginning',
    statements: [
      `CREATE TABLE users (
        id text PRIMARY KEY, name text NOT NULL, folded text NOT NULL, passphrase text, notices text NOT NULL,
        created_at bigint NOT NULL, seen_at bigint NOT NULL)`,
      `CREATE UNIQUE INDEX users_claimed ON users (folded) WHERE passphrase IS NOT NULL`,
      `CREATE TABLE sessions (
        hash text PRIMARY KEY, user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE, seen_at bigint NOT NULL)`,
      `CREATE INDEX sessions_user ON sessions (user_id)`,
      `CREATE TABLE tables (
        id text PRIMARY KEY, version bigint NOT NULL, status text NOT NULL, n bigint NOT NULL, due bigint,
        awaited text NOT NULL, outcome text, changed_at bigint NOT NULL, listed bigint NOT NULL, people text NOT NULL,
        claimed_by text, claimed_until bigint NOT NULL)`,
      `CREATE INDEX tables_listed ON tables (status, changed_at) WHERE listed = 1`,
      `CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL`,
      `CREATE TABLE docs (
        table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE, body text NOT NULL)`,
      `CREATE TABLE games (
        table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE, seed text NOT NULL, header text)`,
      `CREATE TABLE entries (
        table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE, n bigint NOT NULL, by_seat bigint, by_key text,
        at bigint NOT NULL, entry text NOT NULL, told text NOT NULL, PRIMARY KEY (table_id, n))`,
      `CREATE UNIQUE INDEX entries_key ON entries (table_id, by_seat, by_key) WHERE by_key IS NOT NULL`,
      `CREATE TABLE snapshots (
        table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE, n bigint NOT NULL, is_barrier bigint NOT NULL,
        state text NOT NULL, PRIMARY KEY (table_id, n))`,
      `CREATE TABLE chat (
        table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE, id bigint NOT NULL, at bigint NOT NULL,
        seat bigint NOT NULL, text text NOT NULL, by_key text NOT NULL, PRIMARY KEY (table_id, id))`,
      `CREATE UNIQUE INDEX chat_key ON chat (table_id, seat, by_key)`,
      `CREATE TABLE secrets (
        hash text PRIMARY KEY, table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE, role text NOT NULL,
        seat bigint)`,
      `CREATE INDEX secrets_table ON secrets (table_id)`,
      `CREATE TABLE seats (
        table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat bigint NOT NULL, user_id text NOT NULL,
        PRIMARY KEY (table_id, seat))`,
      `CREATE INDEX seats_user ON seats (user_id)`,
      `CREATE TABLE records (
        id text PRIMARY KEY, user_id text REFERENCES users (id) ON DELETE CASCADE, text text NOT NULL, at bigint NOT NULL)`,
      `CREATE INDEX records_user ON records (user_id, at)`,
      `CREATE TABLE notices (
        id text PRIMARY KEY, user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE, adapter text NOT NULL,
        body text NOT NULL, due bigint NOT NULL, tries bigint NOT NULL, taken_until bigint NOT NULL)`,
      `CREATE INDEX notices_due ON notices (due)`,
      `CREATE INDEX notices_user ON notices (user_id)`,
    ],
  },
  {
    name: 'tables where nobody plays',
    statements: [
      `ALTER TABLE tables ADD COLUMN alone bigint NOT NULL DEFAULT 0`,
      // Tables of bots alone. Where people have left their seats to bots, the next change of the document sets it. Quotes in
      // what people write are escaped in a document.
      `UPDATE tables SET alone = 1 WHERE id IN (SELECT table_id FROM docs
        WHERE body NOT LIKE '%"kind":"person"%' AND body NOT LIKE '%"kind":"open"%')`,
      `DROP INDEX tables_listed`,
      `CREATE INDEX tables_shown ON tables (status, changed_at) WHERE listed = 1 AND alone = 0`,
      `CREATE INDEX tables_alone ON tables (status) WHERE alone = 1`,
    ],
  },
  {
    name: 'how long records are',
    statements: [
      `ALTER TABLE records ADD COLUMN bytes bigint NOT NULL DEFAULT 0`,
      `ALTER TABLE records ADD COLUMN game text`,
      `UPDATE records SET bytes = octet_length(text)`,
      // Adds up the lengths without reading the records.
      `CREATE INDEX records_bytes ON records (user_id, bytes)`,
    ],
  },
  {
    name: 'what names look like',
    statements: [
      `ALTER TABLE users ADD COLUMN looks text NOT NULL DEFAULT ''`,
      `CREATE INDEX users_looks ON users (looks) WHERE passphrase IS NOT NULL`,
    ],
    async run(transaction) {
      const claimed = await transaction
        .selectFrom('users')
        .select(['id', 'name'])
        .where('passphrase', 'is not', null)
        .execute();
      for (const { id, name } of claimed) {
        const looks = looksOf(fromStored(name));
        await transaction.updateTable('users').set({ looks }).where('id', '=', id).execute();
      }
    },
  },
  {
    name: 'a pulse',
    statements: [`CREATE TABLE pulse (beats bigint NOT NULL)`, `INSERT INTO pulse (beats) VALUES (0)`],
  },
];

/** Migrates the database to the present schema, completely or not at all. `lock` makes other processes wait meanwhile. */
export async function migrate(
  db: Kysely<Schema>,
  lock: (transaction: Transaction<Schema>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lock(transaction);
    await sql`CREATE TABLE IF NOT EXISTS migrations (number bigint PRIMARY KEY, name text NOT NULL)`.execute(
      transaction,
    );
    const last = await transaction
      .selectFrom('migrations')
      .select('number')
      .orderBy('number', 'desc')
      .executeTakeFirst();
    const done = last?.number ?? 0;
    if (done > MIGRATIONS.length) {
      throw new Error(`the database has schema ${done}, this version of Tessera knows only ${MIGRATIONS.length}`);
    }
    for (const [index, migration] of MIGRATIONS.entries()) {
      if (index < done) continue;
      const { name, statements } = migration;
      for (const statement of statements) await sql.raw(statement).execute(transaction);
      await migration.run?.(transaction);
      await transaction
        .insertInto('migrations')
        .values({ number: index + 1, name })
        .execute();
    }
  });
}
