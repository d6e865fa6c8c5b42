import type { Hosts } from './createHosts.ts';
import type { Host, HostParts } from './host.ts';
import { arm } from './plans.ts';
import { announce } from './presence.ts';
import { keepClocks, runExclusive } from './steps.ts';
import { createSetWatch, hasLiveClock } from './tableTime.ts';
import { createWaker } from './wakeDue.ts';

/** How often other processes are told who looks on here. */
const PRESENCE_EVERY = 30_000;

/** Looks again and again for tables that are due, idle, or behind. */
export function createLookout(hosts: Hosts, parts: HostParts, lookForUnheard: () => Promise<void>): { close(): void } {
  const { store, clock, log, settings } = parts;
  const setWatch = createSetWatch(clock);
  const waker = createWaker({
    store,
    clock,
    log,
    isHere: (id) => isClosed || hosts.known.has(id),
    load: async (id) => (await hosts.of(id)) !== null,
  });
  let isClosed = false;
  let callOff = () => {};
  lookLater();

  function lookLater(): void {
    callOff = clock.after(settings.poll, () => {
      look()
        .catch((error: unknown) => log.error({ err: error }, 'looking for tables that are due failed'))
        .finally(() => {
          if (!isClosed) lookLater();
        });
    });
  }

  async function look(): Promise<void> {
    const now = clock.ticks();
    if (setWatch.wasSet()) await countAnew();
    await waker.wakeDue();
    if (store.isShared) await lookForUnheard();
    for (const host of hosts.loaded()) {
      if (host.isClosed || isIdle(host, now)) hosts.letGo(host);
      else if (host.viewers.size > 0 && now - host.presenceAt > PRESENCE_EVERY) announce(host);
    }
  }

  /** What is stored, and what waits, was counted by a time that the machine does not have any more. */
  async function countAnew(): Promise<void> {
    log.warn({}, "the machine's time was set");
    for (const host of hosts.loaded()) {
      const kept = runExclusive(host, async () => (host.isClosed ? null : await keepClocks(host)));
      await kept.catch((error: unknown) => log.error({ table: host.id, err: error }, 'clocks could not be stored'));
      arm(host);
    }
  }

  /** A table that nobody looks at and that has nothing to do by itself soon; the store wakes it when it has. */
  function isIdle(host: Host, now: number): boolean {
    const { viewers, usedAt, scheduled: plans } = host;
    return viewers.size === 0 && plans.length === 0 && !hasLiveClock(host) && now - usedAt > settings.idle;
  }

  return {
    close() {
      isClosed = true;
      callOff();
    },
  };
}
