import type { Connected } from '../connected.ts';
import type { Store } from '../store.ts';
import { fromStored, toStored } from '../texts.ts';

/** Which tables are due, and which process acts for them. */
export function dueQueries({ db }: Pick<Connected, 'db'>): Pick<Store, 'dueTables' | 'claimTable'> {
  return {
    async dueTables(now, limit, after) {
      let query = db
        .selectFrom('tables')
        .select(['id', 'due'])
        .where('due', '<=', now)
        .orderBy('due')
        .orderBy('id')
        .limit(limit);
      if (after !== null) {
        const { due, id } = after;
        query = query.where(({ eb, or, and }) =>
          or([eb('due', '>', due), and([eb('due', '=', due), eb('id', '>', toStored(id))])]),
        );
      }
      return (await query.execute()).map(({ id, due }) => ({ id: fromStored(id), due: due as number }));
    },

    async claimTable(table, process, now, until) {
      const claimant = toStored(process);
      const { numUpdatedRows } = await db
        .updateTable('tables')
        .set({ claimed_by: claimant, claimed_until: until })
        .where('id', '=', toStored(table))
        .where(({ eb, or }) =>
          or([eb('claimed_by', 'is', null), eb('claimed_by', '=', claimant), eb('claimed_until', '<=', now)]),
        )
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
  };
}
