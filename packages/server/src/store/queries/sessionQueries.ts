import { sql } from 'kysely';
import type { Connected } from '../connected.ts';
import type { Store } from '../store.ts';
import { toStored } from '../texts.ts';
import { hasStill, USER_COLUMNS, userOf } from './rows.ts';

type SessionQueries = Pick<Store, 'addSession' | 'userOfSession' | 'removeSession' | 'removeSessions'>;

const HOUR = 60 * 60_000;
/** How often, at most, the time when a person was last seen is stored. */
const SEEN_EVERY = HOUR;
/** A session that has not been used for this long has expired. */
const SESSION_LIFE = 400 * 24 * HOUR;

/** Where people are logged in. */
export function sessionQueries({ db, shareRows }: Pick<Connected, 'db' | 'shareRows'>): SessionQueries {
  return {
    async addSession(hash, { id, passphrase }, now) {
      // A concurrent change of the passphrase either comes first, or waits and then finds the session.
      const opened = db
        .selectFrom('users')
        .select([
          sql<string>`cast(${toStored(hash)} as text)`.as('hash'),
          'id as user_id',
          sql<number>`cast(${now} as bigint)`.as('seen_at'),
        ])
        .where('id', '=', toStored(id))
        .where(hasStill(passphrase));
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('sessions')
        .columns(['hash', 'user_id', 'seen_at'])
        .expression(shareRows(opened))
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async userOfSession(hash, now) {
      const session = toStored(hash);
      const found = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select([...USER_COLUMNS, 'sessions.seen_at as used_at'])
        .where('hash', '=', session)
        .where('sessions.seen_at', '>', now - SESSION_LIFE)
        .executeTakeFirst();
      if (found === undefined) return null;
      if (found.used_at > now - SEEN_EVERY) return userOf(found);
      await db.updateTable('sessions').set({ seen_at: now }).where('hash', '=', session).execute();
      await db.updateTable('users').set({ seen_at: now }).where('id', '=', found.id).execute();
      return userOf({ ...found, seen_at: now });
    },

    async removeSession(hash) {
      await db.deleteFrom('sessions').where('hash', '=', toStored(hash)).execute();
    },

    async removeSessions(user, but) {
      const theirs = db.deleteFrom('sessions').where('user_id', '=', toStored(user));
      await (but === null ? theirs : theirs.where('hash', '!=', toStored(but))).execute();
    },
  };
}
