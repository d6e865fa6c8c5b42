import type { Connected } from '../connected.ts';
import type { Store } from '../store.ts';
import { toStored } from '../texts.ts';
import { chatOf, noticeOf, secretOf } from './rows.ts';

type TalkQueries = Pick<
  Store,
  'addChat' | 'readChat' | 'findSecret' | 'addNotice' | 'takeNotices' | 'retryNotice' | 'removeNotice'
>;

/** What lies beside the games: chat, secrets, notices. */
export function talkQueries({ db, lockRows }: Pick<Connected, 'db' | 'lockRows'>): TalkQueries {
  return {
    async addChat(table, { at, seat, text, key }) {
      const line = { table_id: toStored(table), at, seat, text: toStored(text), by_key: toStored(key) };
      // Whoever takes the same number at the same time, at another process, is waited for and then followed.
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

    async findSecret(hash) {
      // One statement sees the secret and its lock at the same moment.
      const found = await db
        .selectFrom('secrets')
        .innerJoin('docs', 'docs.table_id', 'secrets.table_id')
        .select(['secrets.table_id', 'role', 'seat', 'body'])
        .where('hash', '=', toStored(hash))
        .executeTakeFirst();
      return found === undefined ? null : secretOf(found);
    },

    async addNotice({ id, user, adapter, body, due, tries }) {
      await db
        .insertInto('notices')
        .values({
          id: toStored(id),
          user_id: toStored(user),
          adapter,
          body: JSON.stringify(body),
          due,
          tries,
          taken_until: 0,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },

    async takeNotices(now, until, limit) {
      const free = db.selectFrom('notices').select('id').where('due', '<=', now).where('taken_until', '<=', now);
      const found = await db
        .updateTable('notices')
        .set({ taken_until: until })
        .where('id', 'in', lockRows(free.orderBy('due').orderBy('id').limit(limit)))
        .returning(['id', 'user_id', 'adapter', 'body', 'due', 'tries'])
        .execute();
      return found.map(noticeOf).sort((a, b) => a.due - b.due);
    },

    async retryNotice(id, due, tries) {
      await db.updateTable('notices').set({ due, tries, taken_until: 0 }).where('id', '=', toStored(id)).execute();
    },

    async removeNotice(id) {
      await db.deleteFrom('notices').where('id', '=', toStored(id)).execute();
    },
  };
}
