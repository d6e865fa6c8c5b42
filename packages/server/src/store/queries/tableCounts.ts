import type { TableStatus } from '@tessera/protocol';
import type { Connected } from '../connected.ts';
import { CREATOR_SEAT } from '../schema.ts';
import type { Store } from '../store.ts';
import { toStored } from '../texts.ts';

/** How many tables there are. */
export function tableCounts({ db }: Pick<Connected, 'db'>): Pick<Store, 'countRunning' | 'countAlone' | 'countTables'> {
  return {
    async countRunning(creator) {
      const found = await db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', toStored(creator))
        .where('seat', '=', CREATOR_SEAT)
        .where('status', '!=', 'over')
        .executeTakeFirstOrThrow();
      return found.count;
    },

    async countAlone(creator) {
      const found = await db
        .selectFrom('tables')
        .leftJoin('seats', (join) =>
          join
            .onRef('seats.table_id', '=', 'tables.id')
            .on('seats.seat', '=', CREATOR_SEAT)
            .on('seats.user_id', '=', toStored(creator)),
        )
        .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('seats.user_id').as('theirs')])
        .where('status', '=', 'playing')
        .where('alone', '=', 1)
        .executeTakeFirstOrThrow();
      return found;
    },

    async countTables() {
      const found = await db
        .selectFrom('tables')
        .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
        .groupBy('status')
        .execute();
      const counts: { [status in TableStatus]: number } = { waiting: 0, playing: 0, over: 0 };
      for (const { status, count } of found) counts[status] = count;
      return counts;
    },
  };
}
