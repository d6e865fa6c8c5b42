import type { Connected } from './connected.ts';
import { isTaken } from './faults.ts';
import { userColumns, userOf } from './rows.ts';
import type { Store } from './store.ts';
import { foldName, toStored } from './texts.ts';

type PeopleQueries = Pick<
  Store,
  | 'createUser'
  | 'readUser'
  | 'userByName'
  | 'updateUser'
  | 'deleteUser'
  | 'addSession'
  | 'userOfSession'
  | 'removeSession'
>;

const HOUR = 60 * 60_000;
/** When somebody was last seen is written down this often at most. */
const SEEN_EVERY = HOUR;
/** A session that nobody has used for so long opens nothing any more. */
const SESSION_LIFE = 400 * 24 * HOUR;

const USER_COLUMNS = ['id', 'name', 'passphrase', 'notices', 'created_at', 'users.seen_at'] as const;

/** People and their sessions. */
export function peopleQueries({ db }: Pick<Connected, 'db'>): PeopleQueries {
  return {
    async createUser(user) {
      await db.insertInto('users').values(userColumns(user)).execute();
    },

    async readUser(id) {
      const found = await db.selectFrom('users').select(USER_COLUMNS).where('id', '=', toStored(id)).executeTakeFirst();
      return found === undefined ? null : userOf(found);
    },

    async userByName(name) {
      const found = await db
        .selectFrom('users')
        .select(USER_COLUMNS)
        .where('folded', '=', foldName(name))
        .where('passphrase', 'is not', null)
        .executeTakeFirst();
      return found === undefined ? null : userOf(found);
    },

    async updateUser(user) {
      const { id, ...columns } = userColumns(user);
      try {
        const { numUpdatedRows } = await db
          .updateTable('users')
          .set(columns)
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows !== 1n) throw new Error('a person who is not there cannot be written anew');
        return true;
      } catch (error) {
        if (isTaken(error)) return false;
        throw error;
      }
    },

    async deleteUser(id) {
      await db.deleteFrom('users').where('id', '=', toStored(id)).execute();
    },

    async addSession(hash, user, now) {
      await db
        .insertInto('sessions')
        .values({ hash: toStored(hash), user_id: toStored(user), seen_at: now })
        .execute();
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
  };
}
