import type { Connected } from '../connected.ts';
import type { Store } from '../store.ts';
import { toStored } from '../texts.ts';
import { chatOf } from './rows.ts';

/** The chat at the tables. */
export function chatQueries({ db }: Pick<Connected, 'db'>): Pick<Store, 'addChat' | 'readChat'> {
  return {
    async addChat(table, { at, seat, text, key }) {
      const line = { table_id: toStored(table), at, seat, text: toStored(text), by_key: toStored(key) };
      // If another process takes the same number at the same time, this waits for it and then takes the next one.
      for (;;) {
        const there = await db
          .selectFrom('chat')
          .select('id')
          .where('table_id', '=', line.table_id)
          .where('seat', '=', seat)
          .where('by_key', '=', line.by_key)
          .executeTakeFirst();
        if (there !== undefined) return there.id;
        const { last } = await db
          .selectFrom('chat')
          .select(({ fn }) => fn.max('id').as('last'))
          .where('table_id', '=', line.table_id)
          .executeTakeFirstOrThrow();
        const added = await db
          .insertInto('chat')
          .values({ ...line, id: (last ?? 0) + 1 })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (added !== undefined) return added.id;
      }
    },

    async readChat(table, after, limit) {
      const found = await db
        .selectFrom('chat')
        .select(['id', 'at', 'seat', 'text'])
        .where('table_id', '=', toStored(table))
        .where('id', '>', after)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return found.reverse().map(chatOf);
    },
  };
}
