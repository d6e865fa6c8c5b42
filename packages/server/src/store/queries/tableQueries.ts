import type { Connected } from '../connected.ts';
import { aloneColumn, peopleText, rowColumns, seatColumns } from '../prepared.ts';
import type { Store } from '../store.ts';
import { fromStored, toStored } from '../texts.ts';
import { TABLE_COLUMNS, tableOf } from './rows.ts';

type TableQueries = Pick<Store, 'createTable' | 'readTable' | 'standings' | 'listTables' | 'tablesOf' | 'deleteTable'>;

/** Tables, except commits and games. */
export function tableQueries({ db, runAll }: Pick<Connected, 'db' | 'runAll'>): TableQueries {
  const tables = () => db.selectFrom('tables').innerJoin('docs', 'docs.table_id', 'tables.id').select(TABLE_COLUMNS);

  return {
    async createTable(table, row, doc, seed, secrets) {
      const id = toStored(table);
      const seats = seatColumns(table, doc);
      const opened = secrets.map(({ hash, opens: { role, seat } }) => ({
        hash: toStored(hash),
        table_id: id,
        role,
        seat,
      }));
      await runAll([
        db.insertInto('tables').values({
          ...rowColumns(row),
          id,
          version: 0,
          listed: doc.listed ? 1 : 0,
          alone: aloneColumn(doc),
          people: peopleText(seats),
          claimed_by: null,
          claimed_until: 0,
        }),
        db.insertInto('docs').values({ table_id: id, body: JSON.stringify(doc) }),
        db.insertInto('games').values({ table_id: id, seed: toStored(seed), header: null }),
        ...(seats.length > 0 ? [db.insertInto('seats').values(seats)] : []),
        ...(opened.length > 0 ? [db.insertInto('secrets').values(opened)] : []),
      ]);
    },

    async readTable(id) {
      const found = await tables().where('id', '=', toStored(id)).executeTakeFirst();
      return found === undefined ? null : tableOf(found);
    },

    async standings(ids) {
      if (ids.length === 0) return [];
      const found = await db
        .selectFrom('tables')
        .select(['id', 'n', 'version'])
        .where('id', 'in', ids.map(toStored))
        .execute();
      return found.map(({ id, n, version }) => ({ id: fromStored(id), n, version }));
    },

    async listTables(status, limit) {
      const found = await tables()
        .where('status', '=', status)
        .where('listed', '=', 1)
        .where('alone', '=', 0)
        .orderBy('changed_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return found.map(tableOf);
    },

    async tablesOf(user, limit) {
      const theirs = db.selectFrom('seats').select('table_id').where('user_id', '=', toStored(user));
      const found = await tables()
        .where('id', 'in', theirs)
        .orderBy('changed_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return found.map(tableOf);
    },

    async deleteTable(id, version) {
      const { numDeletedRows } = await db
        .deleteFrom('tables')
        .where('id', '=', toStored(id))
        .where('version', '=', version)
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },
  };
}
