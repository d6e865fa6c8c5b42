import type { Connected } from '../connected.ts';
import { isTaken } from '../faults.ts';
import { looksOf } from '../looksOf.ts';
import type { Store, StoredUser } from '../store.ts';
import { foldName, toStored } from '../texts.ts';
import { hasStill, USER_COLUMNS, userColumns, userOf } from './rows.ts';

type PeopleQueries = Pick<
  Store,
  'createUser' | 'readUser' | 'userByName' | 'isLookalike' | 'changeUser' | 'deleteUser'
>;

/** People. */
export function peopleQueries({ db, oneAtATime }: Pick<Connected, 'db' | 'oneAtATime'>): PeopleQueries {
  /** Other people whose claimed names look like this one. */
  const lookalikes = (looks: string, user: string) =>
    db
      .selectFrom('users as others')
      .select('others.id')
      .where('others.looks', '=', looks)
      .where('others.passphrase', 'is not', null)
      .where('others.id', '!=', user);

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
  };
}
