import { createFairQueue } from '../bots/fairQueue.ts';

export interface TurnLimits {
  /** How much runs at the same time. */
  readonly atOnce: number;
  /** How many wait at most: of all, and of one address. */
  readonly waiting: number;
  readonly waitingEach: number;
}

/** Does a piece of work when its turn has come; null if too many wait already. */
export type InTurn = <R>(address: string, work: () => Promise<R>) => Promise<R | null>;

/** Dear work, a few pieces at a time. The rest waits, addresses in turn, and what is too much is turned away: few addresses keep nobody out. */
export function createTurns({ atOnce, waiting: most, waitingEach }: TurnLimits): InTurn {
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
