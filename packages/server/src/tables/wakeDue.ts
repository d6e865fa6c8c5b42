import type { Clock, Log } from '../services.ts';
import type { Store } from '../store/store.ts';

/** How long a table may be overdue before a process that does not have it in memory takes it over. */
const OVERDUE = 3_000;
/** How many are loaded per look. */
const WOKEN_AT_ONCE = 20;
const READ_AT_ONCE = 200;
/** How long a table that cannot be loaded is left alone: twice as long each time, up to an hour. */
const REST = { first: 5_000, most: 60 * 60_000 } as const;
/** Beyond this the oldest are forgotten: a broken table is soon found to be broken again. */
const MOST_RESTING = 10_000;

export interface DueParts {
  readonly store: Pick<Store, 'dueTables'>;
  readonly clock: Clock;
  readonly log: Log;
  /** Whether the table is in memory, or being loaded: then it looks after itself. */
  isHere(table: string): boolean;
  /** Brings a table into memory; false if this program cannot play it. */
  load(table: string): Promise<boolean>;
}

/**
 * Wakes overdue tables, the longest overdue first. Tables that cannot be loaded, or are late although they are in memory, are skipped:
 * however many there are, they do not keep others asleep.
 */
export function createWaker({ store, clock, log, isHere, load }: DueParts): { wakeDue(): Promise<void> } {
  const resting = new Map<string, { readonly failures: number; readonly until: number }>();

  function rest(table: string): void {
    const failures = (resting.get(table)?.failures ?? 0) + 1;
    resting.delete(table);
    resting.set(table, { failures, until: clock.ticks() + Math.min(REST.most, REST.first * 2 ** (failures - 1)) });
    const [oldest] = resting.keys();
    if (resting.size > MOST_RESTING && oldest !== undefined) resting.delete(oldest);
  }

  async function wake(table: string): Promise<void> {
    try {
      if (await load(table)) resting.delete(table);
      else rest(table);
    } catch (error) {
      log.error({ table, err: error }, 'a table is broken');
      rest(table);
    }
  }

  return {
    async wakeDue() {
      const before = clock.now() - OVERDUE;
      let page = await store.dueTables(before, READ_AT_ONCE, null);
      for (let woken = 0; ; page = await store.dueTables(before, READ_AT_ONCE, page.at(-1) ?? null)) {
        for (const { id } of page) {
          if (isHere(id) || (resting.get(id)?.until ?? Number.NEGATIVE_INFINITY) > clock.ticks()) continue;
          if (woken++ === WOKEN_AT_ONCE) return;
          await wake(id);
        }
        if (page.length < READ_AT_ONCE) return;
      }
    },
  };
}
