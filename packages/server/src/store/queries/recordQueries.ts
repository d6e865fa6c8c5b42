import { sql } from 'kysely';
import type { Connected } from '../connected.ts';
import type { Store } from '../store.ts';
import { fromStored, toStored } from '../texts.ts';

type RecordQueries = Pick<Store, 'addRecord' | 'readRecord' | 'recordsOf' | 'deleteRecord'>;

/** Records that people have uploaded. */
export function recordQueries({ db, oneAtATime }: Pick<Connected, 'db' | 'oneAtATime'>): RecordQueries {
  const bytesOf = (user: string | null) => {
    const sum = db.selectFrom('records').select(sql<number>`coalesce(sum(bytes), 0)`.as('sum'));
    return user === null ? sum : sum.where('user_id', '=', user);
  };

  return {
    async addRecord({ id, user, game, text, at }, quota) {
      const owner = toStored(user);
      const stored = toStored(text);
      const bytes = Buffer.byteLength(stored);
      const theirs = db.selectFrom('records').select(({ fn }) => fn.countAll<number>().as('count'));
      const values = db
        .selectNoFrom([
          sql<string>`cast(${toStored(id)} as text)`.as('id'),
          sql<string>`cast(${owner} as text)`.as('user_id'),
          sql<string>`cast(${stored} as text)`.as('text'),
          sql<number>`cast(${at} as bigint)`.as('at'),
          sql<number>`cast(${bytes} as bigint)`.as('bytes'),
          sql<string>`cast(${toStored(game)} as text)`.as('game'),
        ])
        .where(theirs.where('user_id', '=', owner), '<', quota.records)
        .where(bytesOf(owner), '<=', quota.bytes - bytes)
        .where(bytesOf(null), '<=', quota.bytesOfAll - bytes);
      const columns = ['id', 'user_id', 'text', 'at', 'bytes', 'game'] as const;
      const added = await oneAtATime(db.insertInto('records').columns(columns).expression(values));
      if (added === 1) return 'done';
      const all = await bytesOf(null).executeTakeFirstOrThrow();
      return Number(all.sum) > quota.bytesOfAll - bytes ? 'all' : 'theirs';
    },

    async readRecord(id) {
      const found = await db.selectFrom('records').select('text').where('id', '=', toStored(id)).executeTakeFirst();
      return found === undefined ? null : fromStored(found.text);
    },

    async recordsOf(user, limit) {
      const found = await db
        .selectFrom('records')
        .select(['id', 'at', 'bytes', 'game'])
        .where('user_id', '=', toStored(user))
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return found.map(({ id, at, bytes, game }) => ({
        id: fromStored(id),
        at,
        bytes,
        game: game === null ? null : fromStored(game),
      }));
    },

    async deleteRecord(id, user) {
      const { numDeletedRows } = await db
        .deleteFrom('records')
        .where('id', '=', toStored(id))
        .where('user_id', '=', toStored(user))
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },
  };
}
