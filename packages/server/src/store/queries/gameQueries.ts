import type { Connected } from '../connected.ts';
import type { Store } from '../store.ts';
import { fromStored, toStored } from '../texts.ts';
import { entryOf, headerOf, snapshotOf } from './rows.ts';

type GameQueries = Pick<Store, 'readGame' | 'readEntries' | 'entryByKey' | 'lastOwn' | 'readSnapshot'>;

/** The games of the tables: their entries and snapshots. */
export function gameQueries({ db }: Pick<Connected, 'db'>): GameQueries {
  return {
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
  };
}
