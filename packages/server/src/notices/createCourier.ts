import type { Chance, Clock, Log } from '../services.ts';
import type { Store, StoredNotice } from '../store/store.ts';
import { type Delivery, failed, type NoticeAdapter } from './adapter.ts';
import { createAttempts, type Prepared } from './createAttempts.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long to wait after each failed attempt; after one more failure, a notice is given up. */
export const RETRY_AFTER = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR] as const;
/** How long a person's other notices wait while some of theirs are being tried. */
const WAIT_FOR_TURN = 10 * SECOND;

export interface CourierParts {
  readonly store: Pick<Store, 'retryNotice' | 'removeNotice'>;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly log: Log;
  readonly adapters: readonly NoticeAdapter[];
  /** Null for a notice that is no longer needed. */
  readonly prepare: (notice: StoredNotice, adapter: NoticeAdapter) => Promise<Prepared | null>;
  readonly onDelivered: (notice: StoredNotice) => void;
  /** A notice is due again at that time. */
  readonly onRetry: (due: number) => void;
}

/** Handles single notices: each is delivered, tried again later, or given up. */
export interface Courier {
  deliver(notice: StoredNotice): Promise<void>;
  postpone(notice: StoredNotice): Promise<void>;
  /** Cuts off what is still under way: the next process can try it at once. */
  cutOff(): void;
}

export function createCourier(parts: CourierParts): Courier {
  const { store, clock, chance, log, adapters } = parts;
  const { attempt, cutOff } = createAttempts(clock);

  async function tryLater(notice: StoredNotice, wait: number, tries: number): Promise<void> {
    const due = clock.now() + withJitter(wait, chance);
    await store.retryNotice(notice.id, due, tries);
    parts.onRetry(due);
  }

  /** What follows from an attempt. */
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
    await tryLater(notice, wait, tries);
  }

  return {
    async deliver(notice) {
      const adapter = adapters.find(({ name }) => name === notice.adapter);
      // Another process may have the adapter, or this one may have it after its next start.
      if (adapter === undefined) return after(notice, failed('adapter is off'));
      const prepared = await parts.prepare(notice, adapter);
      if (prepared === null) return store.removeNotice(notice.id);
      const delivery = await attempt(adapter, prepared);
      if (delivery !== null) await after(notice, delivery);
      // The server stopped first: not the receiver's fault, so the next process tries at once.
      else await store.retryNotice(notice.id, clock.now(), notice.tries);
    },
    postpone: (notice) => tryLater(notice, WAIT_FOR_TURN, notice.tries),
    cutOff,
  };
}

/** A quarter more or less, so that what failed together is not tried again together. */
function withJitter(wait: number, chance: Chance): number {
  const quarter = Math.floor(wait / 4);
  return wait - quarter + chance.below(2 * quarter + 1);
}
