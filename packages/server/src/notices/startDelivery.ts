import type { Chance, Clock, Log } from '../services.ts';
import type { Store, StoredNotice } from '../store/store.ts';
import { type Delivery, failed, type NoticeAdapter, type NoticeMessage, reasonOf } from './adapter.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long to wait after each failed attempt; after one more, a notice is given up. */
export const RETRY_AFTER = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR] as const;
/** For one attempt of whatever adapter. */
const ATTEMPT_LIMIT = MINUTE;
/** Longer than an attempt can take: what is not done by then was taken by a process that is no more. */
const LEASE = 3 * MINUTE;
/** How often to look for notices that another process has left. */
const LOOK_EVERY = 15 * SECOND;
/** Attempts at the same time: of all, and of one person, so that nobody's slow receiver holds up the others'. */
const AT_ONCE = 32;
const AT_ONCE_EACH = 2;
/** How long a person's further notices wait meanwhile. */
const WAIT_FOR_TURN = 10 * SECOND;
/** How long a stop waits for attempts. */
const STOP_LIMIT = 5 * SECOND;

/** What is about to be sent, and where to. */
export interface Prepared {
  readonly address: string;
  readonly message: NoticeMessage;
}

export interface DeliveryParts {
  readonly store: Pick<Store, 'takeNotices' | 'retryNotice' | 'removeNotice'>;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly log: Log;
  readonly adapters: readonly NoticeAdapter[];
  /** Null for what nobody needs to hear any more. */
  readonly prepare: (notice: StoredNotice, adapter: NoticeAdapter) => Promise<Prepared | null>;
  readonly onDelivered: (notice: StoredNotice) => void;
}

export interface DeliveryLoop {
  /** Says that something is due then. */
  wake(at: number): void;
  close(): Promise<void>;
}

/**
 * Takes notices that are due out of the store and delivers them, each at least once. Any number of processes may do so:
 * whoever takes a notice has it alone for a while.
 */
export function startDelivery(parts: DeliveryParts): DeliveryLoop {
  const { store, clock, chance, log, adapters } = parts;
  const attempts = new Set<Promise<void>>();
  const attemptsOf = new Map<string, number>();
  const wakes = new Set<number>();
  /** Cuts off the attempts that are under way. */
  const cuts = new Set<() => void>();
  let isCut = false;
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
    const attempt = (busy < AT_ONCE_EACH ? deliver(notice) : postpone(notice))
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

  async function postpone(notice: StoredNotice): Promise<void> {
    const due = clock.now() + withJitter(WAIT_FOR_TURN, chance);
    await store.retryNotice(notice.id, due, notice.tries);
    wake(due);
  }

  async function deliver(notice: StoredNotice): Promise<void> {
    const adapter = adapters.find(({ name }) => name === notice.adapter);
    // Another process may have the adapter, or this one again after the next start.
    if (adapter === undefined) return after(notice, failed('adapter is off'));
    const prepared = await parts.prepare(notice, adapter);
    if (prepared === null) return store.removeNotice(notice.id);
    const delivery = await attemptBy(adapter, prepared);
    if (delivery !== null) await after(notice, delivery);
    // The stop came first: not the receiver's fault, so the next process tries at once.
    else await store.retryNotice(notice.id, clock.now(), notice.tries);
  }

  /** One attempt; null if the server's stop has cut it off. */
  async function attemptBy(adapter: NoticeAdapter, { address, message }: Prepared): Promise<Delivery | null> {
    if (isCut) return null;
    const limit = new AbortController();
    let letGo = () => {};
    const cutOff = new Promise<Delivery | null>((resolve) => {
      const end = (delivery: Delivery | null) => {
        resolve(delivery);
        limit.abort();
      };
      const onStop = () => end(null);
      cuts.add(onStop);
      const callOffLimit = clock.after(ATTEMPT_LIMIT, () => end(failed('time-out')));
      letGo = () => {
        callOffLimit();
        cuts.delete(onStop);
      };
    });
    try {
      const tried = adapter.deliver(address, message, limit.signal);
      return await Promise.race([cutOff, tried]);
    } catch (error) {
      return failed(reasonOf(error));
    } finally {
      letGo();
    }
  }

  async function after(notice: StoredNotice, delivery: Delivery): Promise<void> {
    if (delivery.result === 'delivered') {
      parts.onDelivered(notice);
      return store.removeNotice(notice.id);
    }
    const tries = notice.tries + 1;
    const wait = RETRY_AFTER[notice.tries];
    const facts = { adapter: notice.adapter, kind: notice.body['kind'], tries, reason: delivery.reason };
    if (delivery.result === 'refused' || wait === undefined) {
      log.warn(facts, 'a notice was given up');
      return store.removeNotice(notice.id);
    }
    log.info(facts, 'a notice will be tried again');
    const due = clock.now() + withJitter(wait, chance);
    await store.retryNotice(notice.id, due, tries);
    wake(due);
  }

  function wake(at: number): void {
    // What is due later is found by looking every now and then.
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
      const callOffLimit = clock.after(STOP_LIMIT, () => {
        isCut = true;
        for (const cut of cuts) cut();
      });
      await Promise.all(attempts);
      callOffLimit();
    },
  };
}

/** A quarter more or less, so that what failed together is not tried again together. */
function withJitter(wait: number, chance: Chance): number {
  const quarter = Math.floor(wait / 4);
  return wait - quarter + chance.below(2 * quarter + 1);
}
