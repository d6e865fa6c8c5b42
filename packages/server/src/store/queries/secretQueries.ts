import type { Connected } from '../connected.ts';
import type { Store } from '../store.ts';
import { toStored } from '../texts.ts';
import { secretOf } from './rows.ts';

/** What a secret opens. */
export function secretQueries({ db }: Pick<Connected, 'db'>): Pick<Store, 'findSecret'> {
  return {
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
  };
}
