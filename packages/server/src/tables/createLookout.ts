import type { Hosts } from './createHosts.ts';
import type { Host, HostParts } from './host.ts';
import { keepClocks, runExclusive } from './hostChanges.ts';
import { arm } from './plans.ts';
import { announce } from './presence.ts';
import { createSetWatch, hasLiveClock } from './tableTime.ts';
import { createWaker } from './wakeDue.ts';

/** How often other processes are told who is connected here. */
const PRESENCE_EVERY = 30_000;

/** Looks regularly for tables that are due, idle, or behind. */
export function createLookout(hosts: Hosts, parts: HostParts, lookForMissed: () => Promise<void>): { close(): void } {
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
    if (setWatch.wasSet()) await recount();
    await waker.wakeDue();
    if (store.isShared) await lookForMissed();
    for (const host of hosts.loaded()) {
      if (host.isClosed || isIdle(host, now)) hosts.letGo(host);
      else if (host.viewers.size > 0 && now - host.presenceAt > PRESENCE_EVERY) announce(host);
    }
  }

  /** Stores the clocks and sets the alarms again: both were counted by a machine time that no longer holds. */
  async function recount(): Promise<void> {
    log.warn({}, "the machine's time was set");
    for (const host of hosts.loaded()) {
      const kept = runExclusive(host, async () => (host.isClosed ? null : await keepClocks(host)));
      await kept.catch((error: unknown) => log.error({ table: host.id, err: error }, 'clocks could not be stored'));
      arm(host);
    }
  }

  /** Whether nobody watches a table and it has nothing to do soon. The store wakes it when it has. */
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
