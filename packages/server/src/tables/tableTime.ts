import { mostPassed, type TableDoc } from '@tessera/table';
import type { Host } from './host.ts';

/** How far the machine's time may drift from the time that has passed before it counts as set. */
const SET_BY = 1_000;

/**
 * The time by which the clocks of a table are counted. Live clocks follow the time that passes in this process, so that nobody gains
 * or loses because the machine's time is set or the machine has slept. The stored time is the machine's; it is used only when a table
 * is loaded, and only as far as `mostPassed` allows. Clocks by days depend on hours of the day, and follow the machine's time.
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

/** Whether the table must stay in memory, because only there it is known how much time has passed. */
export function hasLiveClock({ table }: Host): boolean {
  const { pace, clocks } = table.doc;
  return pace.kind === 'live' && clocks !== null && clocks.running.length > 0;
}

/** Detects, from one call to the next, that the machine's time was set. */
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
