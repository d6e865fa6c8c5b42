import type { Clock } from '../services.ts';
import { type Delivery, failed, type NoticeAdapter, type NoticeMessage, reasonOf } from './adapter.ts';

/** For one attempt of any adapter. */
const ATTEMPT_LIMIT = 60_000;

/** What is about to be sent, and where to. */
export interface Prepared {
  readonly address: string;
  readonly message: NoticeMessage;
}

export interface Attempts {
  /** One attempt; null if it was cut off. */
  attempt(adapter: NoticeAdapter, prepared: Prepared): Promise<Delivery | null>;
  /** Cuts off the attempts that are under way, and all later ones. */
  cutOff(): void;
}

/** Lets adapters try, each for a limited time. */
export function createAttempts(clock: Clock): Attempts {
  const cuts = new Set<() => void>();
  let isCut = false;
  return {
    async attempt(adapter, { address, message }) {
      if (isCut) return null;
      const limit = new AbortController();
      let letGo = () => {};
      const ended = new Promise<Delivery | null>((resolve) => {
        const end = (delivery: Delivery | null) => {
          resolve(delivery);
          limit.abort();
        };
        const onCut = () => end(null);
        cuts.add(onCut);
        const callOffLimit = clock.after(ATTEMPT_LIMIT, () => end(failed('time-out')));
        letGo = () => {
          callOffLimit();
          cuts.delete(onCut);
        };
      });
      try {
        const tried = adapter.deliver(address, message, limit.signal);
        return await Promise.race([ended, tried]);
      } catch (error) {
        return failed(reasonOf(error));
      } finally {
        letGo();
      }
    },
    cutOff() {
      isCut = true;
      for (const cut of cuts) cut();
    },
  };
}
