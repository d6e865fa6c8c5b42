import type { Store, StoredNotice } from '../store/store.ts';
import { reasonOf } from './adapter.ts';
import { type CourierParts, createCourier } from './createCourier.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Longer than an attempt can take: what is not done by then was taken by a process that has ended. */
const LEASE = 3 * MINUTE;
/** How often to look for notices that another process has left. */
const LOOK_EVERY = 15 * SECOND;
/** Attempts at the same time: in all, and for one person, so that a slow receiver does not delay the others. */
const AT_ONCE = 32;
const AT_ONCE_EACH = 2;
/** How long a stop waits for attempts. */
const STOP_LIMIT = 5 * SECOND;

export interface DeliveryParts extends Omit<CourierParts, 'onRetry'> {
  readonly store: Pick<Store, 'takeNotices' | 'retryNotice' | 'removeNotice'>;
}

export interface DeliveryLoop {
  /** Says that something is due at that time. */
  wake(at: number): void;
  close(): Promise<void>;
}

/**
 * Takes notices that are due from the store and delivers them, each at least once. Any number of processes may do so: the process that
 * takes a notice has it to itself for a while.
 */
export function startDelivery(parts: DeliveryParts): DeliveryLoop {
  const { store, clock, log } = parts;
  const courier = createCourier({ ...parts, onRetry: wake });
  const attempts = new Set<Promise<void>>();
  const attemptsOf = new Map<string, number>();
  const wakes = new Set<number>();
  let isClosing = false;
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  let mayBeMore = false;
  let callOff = () => {};
  let wakesAt = 0;

  function sleep(): void {
    callOff();
    if (isClosing) return;
    const now = clock.now();
    wakesAt = Math.min(now + LOOK_EVERY, ...wakes);
    callOff = clock.after(Math.max(0, wakesAt - now), look);
  }

  function look(): void {
    if (isClosing) return;
    if (looking !== null) {
      lookAgain = true;
      return;
    }
    looking = takeDue()
      .catch((error: unknown) => log.error({ reason: reasonOf(error) }, 'notices could not be looked for'))
      .finally(() => {
        looking = null;
        if (lookAgain) look();
        else sleep();
      });
  }

  async function takeDue(): Promise<void> {
    lookAgain = false;
    const now = clock.now();
    for (const at of wakes) if (at <= now) wakes.delete(at);
    const free = AT_ONCE - attempts.size;
    // Whichever attempt ends next looks again.
    mayBeMore = free === 0;
    if (free === 0) return;
    const taken = await store.takeNotices(now, now + LEASE, free);
    mayBeMore = taken.length >= free;
    for (const notice of taken) begin(notice);
  }

  function begin(notice: StoredNotice): void {
    const { user } = notice;
    const busy = attemptsOf.get(user) ?? 0;
    attemptsOf.set(user, busy + 1);
    const attempt = (busy < AT_ONCE_EACH ? courier.deliver(notice) : courier.postpone(notice))
      .catch((error: unknown) => {
        // It stays in the store, and is taken again once the lease is over.
        log.error({ adapter: notice.adapter, reason: reasonOf(error) }, 'a notice could not be handled');
      })
      .finally(() => {
        attempts.delete(attempt);
        const left = (attemptsOf.get(user) ?? 1) - 1;
        if (left === 0) attemptsOf.delete(user);
        else attemptsOf.set(user, left);
        if (mayBeMore) look();
      });
    attempts.add(attempt);
  }

  function wake(at: number): void {
    // What is due later is found by looking regularly.
    if (at > clock.now() + LOOK_EVERY) return;
    wakes.add(at);
    if (looking === null && at < wakesAt) sleep();
  }

  look();
  return {
    wake,
    async close() {
      isClosing = true;
      callOff();
      await looking;
      const callOffLimit = clock.after(STOP_LIMIT, courier.cutOff);
      await Promise.all(attempts);
      callOffLimit();
    },
  };
}
