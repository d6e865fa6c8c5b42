import type { TableStatus } from '@tessera/protocol';
import type { Connected } from '../connected.ts';
import { aloneColumn, peopleText, rowColumns, seatColumns } from '../prepared.ts';
import { CREATOR_SEAT } from '../schema.ts';
import type { Store } from '../store.ts';
import { fromStored, toStored } from '../texts.ts';
import { entryOf, headerOf, snapshotOf, TABLE_COLUMNS, tableOf } from './rows.ts';

type TableQueries = Pick<
  Store,
  | 'createTable'
  | 'readTable'
  | 'standings'
  | 'listTables'
  | 'tablesOf'
  | 'countRunning'
  | 'countAlone'
  | 'countTables'
  | 'deleteTable'
  | 'readGame'
  | 'readEntries'
  | 'entryByKey'
  | 'lastOwn'
  | 'readSnapshot'
  | 'dueTables'
  | 'claimTable'
>;

/** Tables and their games, but for commits. */
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

    async countRunning(creator) {
      const found = await db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', toStored(creator))
        .where('seat', '=', CREATOR_SEAT)
        .where('status', '!=', 'over')
        .executeTakeFirstOrThrow();
      return found.count;
    },

    async countAlone(creator) {
      const found = await db
        .selectFrom('tables')
        .leftJoin('seats', (join) =>
          join
            .onRef('seats.table_id', '=', 'tables.id')
            .on('seats.seat', '=', CREATOR_SEAT)
            .on('seats.user_id', '=', toStored(creator)),
        )
        .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('seats.user_id').as('theirs')])
        .where('status', '=', 'playing')
        .where('alone', '=', 1)
        .executeTakeFirstOrThrow();
      return found;
    },

    async countTables() {
      const found = await db
        .selectFrom('tables')
        .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
        .groupBy('status')
        .execute();
      const counts: { [status in TableStatus]: number } = { waiting: 0, playing: 0, over: 0 };
      for (const { status, count } of found) counts[status] = count;
      return counts;
    },

    async deleteTable(id, version) {
      const { numDeletedRows } = await db
        .deleteFrom('tables')
        .where('id', '=', toStored(id))
        .where('version', '=', version)
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },

    async readGame(table) {
      const found = await db
        .selectFrom('games')
        .select(['seed', 'header'])
        .where('table_id', '=', toStored(table))
        .executeTakeFirst();
      return found === undefined ? null : { seed: fromStored(found.seed), header: headerOf(found.header) };
    },

    async readEntries(table, after, to) {
      let query = db
        .selectFrom('entries')
        .select(['n', 'by_seat', 'by_key', 'at', 'entry', 'told'])
        .where('table_id', '=', toStored(table))
        .where('n', '>', after)
        .orderBy('n');
      if (to !== undefined) query = query.where('n', '<=', to);
      return (await query.execute()).map(entryOf);
    },

    async entryByKey(table, by, key) {
      const found = await db
        .selectFrom('entries')
        .select('n')
        .where('table_id', '=', toStored(table))
        .where('by_seat', '=', by)
        .where('by_key', '=', toStored(key))
        .executeTakeFirst();
      return found?.n ?? null;
    },

    async lastOwn(table, players) {
      const found = await db
        .selectFrom('entries')
        .select(({ fn }) => ['by_seat', fn.max('n').as('n')])
        .where('table_id', '=', toStored(table))
        .where('by_seat', 'is not', null)
        .groupBy('by_seat')
        .execute();
      return Array.from({ length: players }, (_, seat) => found.find(({ by_seat }) => by_seat === seat)?.n ?? 0);
    },

    async readSnapshot(table, kind, upTo) {
      let query = db
        .selectFrom('snapshots')
        .select(['n', 'is_barrier', 'state'])
        .where('table_id', '=', toStored(table))
        .orderBy('n', 'desc')
        .limit(1);
      if (kind === 'barrier') query = query.where('is_barrier', '=', 1);
      if (upTo !== undefined) query = query.where('n', '<=', upTo);
      const found = await query.executeTakeFirst();
      return found === undefined ? null : snapshotOf(found);
    },

    async dueTables(now, limit, after) {
      let query = db
        .selectFrom('tables')
        .select(['id', 'due'])
        .where('due', '<=', now)
        .orderBy('due')
        .orderBy('id')
        .limit(limit);
      if (after !== null) {
        const { due, id } = after;
        query = query.where(({ eb, or, and }) =>
          or([eb('due', '>', due), and([eb('due', '=', due), eb('id', '>', toStored(id))])]),
        );
      }
      return (await query.execute()).map(({ id, due }) => ({ id: fromStored(id), due: due as number }));
    },

    async claimTable(table, process, now, until) {
      const claimant = toStored(process);
      const { numUpdatedRows } = await db
        .updateTable('tables')
        .set({ claimed_by: claimant, claimed_until: until })
        .where('id', '=', toStored(table))
        .where(({ eb, or }) =>
          or([eb('claimed_by', 'is', null), eb('claimed_by', '=', claimant), eb('claimed_until', '<=', now)]),
        )
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
  };
}
