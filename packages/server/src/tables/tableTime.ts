import { mostPassed, type TableDoc } from '@tessera/table';
import type { Host } from './host.ts';

/** By how much the machine's time may run ahead of what has passed, or fall behind it, until it counts as set. */
const SET_BY = 1_000;

/**
 * The time by which the clocks of a table are counted. Live ones go by what passes in this process, so that nobody loses, or gains,
 * because the machine's time is set or the machine has slept. What is stored says when they stood last by the machine's time, and
 * is believed only when a table comes into memory, and then only as far as `mostPassed` says. Clocks by days are about hours of the
 * day, and go by the machine's time.
 */
export function tableTime(host: Host, { pace, clocks }: TableDoc = host.table.doc): number {
  const { clock } = host.parts;
  if (clocks === null || pace.kind !== 'live') return clock.now();
  if (host.counted?.since !== clocks.since) {
    const passed = Math.min(Math.max(0, clock.now() - clocks.since), mostPassed(clocks));
    host.counted = { since: clocks.since, ticks: clock.ticks() - passed };
  }
  return clocks.since + clock.ticks() - host.counted.ticks;
}

/** Whether the table must stay in memory: only there is it known how much time has passed. */
export function hasLiveClock({ table }: Host): boolean {
  const { pace, clocks } = table.doc;
  return pace.kind === 'live' && clocks !== null && clocks.running.length > 0;
}

/** Notices, from one look to the next, that the machine's time was set. */
export function createSetWatch(clock: Host['parts']['clock']): { wasSet(): boolean } {
  const difference = () => clock.now() - clock.ticks();
  let before = difference();
  return {
    wasSet() {
      const now = difference();
      const by = Math.abs(now - before);
      before = now;
      return by > SET_BY;
    },
  };
}
