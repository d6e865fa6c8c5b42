import { sql } from 'kysely';
import type { Connected } from '../connected.ts';
import { isTaken } from '../faults.ts';
import { looksOf } from '../looksOf.ts';
import type { Store, StoredUser } from '../store.ts';
import { foldName, toStored } from '../texts.ts';
import { userColumns, userOf } from './rows.ts';

type PeopleQueries = Pick<
  Store,
  | 'createUser'
  | 'readUser'
  | 'userByName'
  | 'isLookalike'
  | 'changeUser'
  | 'deleteUser'
  | 'addSession'
  | 'userOfSession'
  | 'removeSession'
  | 'removeSessions'
>;

const HOUR = 60 * 60_000;
/** When somebody was last seen is written down this often at most. */
const SEEN_EVERY = HOUR;
/** A session that nobody has used for so long opens nothing any more. */
const SESSION_LIFE = 400 * 24 * HOUR;

const USER_COLUMNS = ['id', 'name', 'passphrase', 'notices', 'created_at', 'users.seen_at'] as const;

type PeopleParts = Pick<Connected, 'db' | 'shareRows' | 'oneAtATime'>;

/** People and their sessions. */
export function peopleQueries({ db, shareRows, oneAtATime }: PeopleParts): PeopleQueries {
  /** Others whose claimed names look like this. */
  const lookalikes = (looks: string, user: string) =>
    db
      .selectFrom('users as others')
      .select('others.id')
      .where('others.looks', '=', looks)
      .where('others.passphrase', 'is not', null)
      .where('others.id', '!=', user);

  /** Whether a passphrase, or none, is still the stored one. */
  const hasStill = (passphrase: string | null) =>
    sql<boolean>`users.passphrase IS NOT DISTINCT FROM ${passphrase === null ? null : toStored(passphrase)}`;

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

    async isLookalike(name, user) {
      return (await lookalikes(looksOf(name), toStored(user)).executeTakeFirst()) !== undefined;
    },

    async changeUser(user, changes) {
      const changed: StoredUser = { ...user, ...changes };
      const { id, name, folded, looks, passphrase, notices } = userColumns(changed);
      const isAboutName = changes.name !== undefined || changes.passphrase !== undefined;
      const isNewName = passphrase !== null && (changed.name !== user.name || user.passphrase === null);
      let query = db.updateTable('users').where('id', '=', id);
      if (isAboutName) query = query.set({ name, folded, looks, passphrase }).where(hasStill(user.passphrase));
      if (isAboutName && isNewName) query = query.where(({ not, exists }) => not(exists(lookalikes(looks, id))));
      if (changes.notices !== undefined) query = query.set({ notices });
      try {
        if ((await oneAtATime(query)) === 1) return changed;
      } catch (error) {
        if (isTaken(error)) return 'taken';
        throw error;
      }
      const still = db.selectFrom('users').select('id').where('id', '=', id).where(hasStill(user.passphrase));
      if ((await still.executeTakeFirst()) === undefined) return 'changed';
      const same = await lookalikes(looks, id).where('others.folded', '=', folded).executeTakeFirst();
      return same === undefined ? 'lookalike' : 'taken';
    },

    async deleteUser(id) {
      await db.deleteFrom('users').where('id', '=', toStored(id)).execute();
    },

    async addSession(hash, { id, passphrase }, now) {
      // Whoever changes the passphrase meanwhile is waited for, or waits and then finds the session.
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
