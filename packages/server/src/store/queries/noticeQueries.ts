import type { Connected } from '../connected.ts';
import type { Store } from '../store.ts';
import { toStored } from '../texts.ts';
import { noticeOf } from './rows.ts';

type NoticeQueries = Pick<Store, 'addNotice' | 'takeNotices' | 'retryNotice' | 'removeNotice'>;

/** The outbox of notices. */
export function noticeQueries({ db, lockRows }: Pick<Connected, 'db' | 'lockRows'>): NoticeQueries {
  return {
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
