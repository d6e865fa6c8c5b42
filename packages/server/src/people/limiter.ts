import { createFairQueue } from '../bots/fairQueue.ts';

export interface LimiterSettings {
  /** How many run at the same time. */
  readonly atOnce: number;
  /** The most that wait: in all, and from one address. */
  readonly waiting: number;
  readonly waitingEach: number;
}

/** Runs a piece of work when its turn has come; null if too many already wait. */
export type Limiter = <R>(address: string, work: () => Promise<R>) => Promise<R | null>;

/**
 * Runs a few pieces of expensive work at a time. The rest waits, with addresses taking turns; what exceeds the limits is turned away.
 * So a few addresses cannot keep others out.
 */
export function createLimiter({ atOnce, waiting: most, waitingEach }: LimiterSettings): Limiter {
  let running = 0;
  let waiting = 0;
  const waitingOf = new Map<string, number>();
  const queue = createFairQueue<() => void>();

  function count(address: string, by: 1 | -1): void {
    waiting += by;
    const left = (waitingOf.get(address) ?? 0) + by;
    if (left === 0) waitingOf.delete(address);
    else waitingOf.set(address, left);
  }

  return async (address, work) => {
    if (running >= atOnce) {
      if (waiting >= most || (waitingOf.get(address) ?? 0) >= waitingEach) return null;
      count(address, 1);
      await new Promise<void>((go) => queue.add(address, go));
      count(address, -1);
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      const next = queue.take(() => true);
      if (next === null) running--;
      else next();
    }
  };
}
