import { automaticAnswers, firstTimeOut, type Table, type TableDoc } from '@tessera/table';
import type { Host, ScheduledAnswer } from './host.ts';
import { tableTime } from './tableTime.ts';

/** When something that the server does by itself fails, it is tried again after this long. */
export const AGAIN_AFTER = 5_000;

/** The answers to give; those that are already planned keep their time. */
export function planFor({ scheduled: plans, parts }: Host, table: Table): ScheduledAnswer[] {
  const { botDelay, passDelay } = parts.settings;
  const now = parts.clock.ticks();
  return automaticAnswers(table).map((wanted) => {
    const { seat, name, bot, isReaction } = wanted;
    const planned = plans.find((plan) => plan.name === name && plan.bot === bot && plan.seat === seat);
    const [least, most] = passDelay;
    const delay = isReaction ? least + parts.chance.below(most - least + 1) : botDelay;
    return planned ?? { ...wanted, at: now + delay, isBusy: false };
  });
}

/**
 * How long until the server must act at the table: counting all that is planned, or only what is not yet in progress. Null if there is
 * nothing to do, negative if it is late. `now` is the table's time.
 */
export function dueIn(
  host: Host,
  doc: TableDoc,
  plans: readonly ScheduledAnswer[],
  now: number,
  which: 'all' | 'idle',
): number | null {
  const ticks = host.parts.clock.ticks();
  const timeOut = firstTimeOut(doc);
  let due = timeOut === null ? null : timeOut - now;
  for (const { at, isBusy } of plans) {
    if (isBusy && which === 'idle') continue;
    if (due === null || at - ticks < due) due = at - ticks;
  }
  return due;
}

/** Sets the alarm for the next thing to do. */
export function arm(host: Host): void {
  host.unarm();
  const due = host.isClosed ? null : dueIn(host, host.table.doc, host.scheduled, tableTime(host), 'idle');
  if (due === null || host.table.row.status !== 'playing') return;
  const { parts } = host;
  host.unarm = parts.clock.after(Math.max(0, due), () => {
    parts.wake(host).catch((error: unknown) => {
      parts.log.error({ table: host.id, err: error }, 'a table could not act by itself');
      armLater(host);
    });
  });
}

/** Sets the alarm again after a failure. */
export function armLater(host: Host): void {
  host.unarm();
  host.unarm = host.parts.clock.after(AGAIN_AFTER, () => arm(host));
}
