import type { Clock } from '../services.ts';

/** How long an address must wait that has failed too often at a name: twice as long with each further failure. */
const WAIT = { first: 60_000, most: 60 * 60_000 } as const;
/** Failures are forgotten when nothing was tried for this long. */
const FORGOTTEN = 2 * WAIT.most;
/** How many names and addresses are counted; those that have been quiet for longest are forgotten first. */
const COUNTED = 20_000;

/**
 * Counts wrong passphrases, for each name and address together. There is no limit for a name alone: otherwise anyone could lock its
 * owner out by trying wrong passphrases from anywhere. From an address that has not failed itself, the owner always gets in.
 */
export interface LoginPatience {
  /** Seconds until this name may be tried again from this address; 0 if at once. */
  waitFor(name: string, address: string): number;
  failed(name: string, address: string): void;
  succeeded(name: string, address: string): void;
}

export function createLoginPatience(clock: Clock, free: number): LoginPatience {
  const counted = new Map<string, { readonly failures: number; readonly at: number }>();
  const keyOf = (name: string, address: string) => JSON.stringify([name, address]);

  function recent(key: string): { readonly failures: number; readonly at: number } | null {
    const one = counted.get(key);
    return one === undefined || clock.ticks() - one.at > FORGOTTEN ? null : one;
  }

  return {
    waitFor(name, address) {
      const one = recent(keyOf(name, address));
      if (one === null || one.failures < free) return 0;
      const wait = Math.min(WAIT.most, WAIT.first * 2 ** (one.failures - free));
      return Math.max(0, Math.ceil((one.at + wait - clock.ticks()) / 1000));
    },
    failed(name, address) {
      const key = keyOf(name, address);
      const failures = (recent(key)?.failures ?? 0) + 1;
      counted.delete(key);
      counted.set(key, { failures, at: clock.ticks() });
      const [oldest] = counted.keys();
      if (counted.size > COUNTED && oldest !== undefined) counted.delete(oldest);
    },
    succeeded: (name, address) => void counted.delete(keyOf(name, address)),
  };
}
