/** Waiting jobs. The tables, or addresses, that they belong to take turns, however many jobs one has; the jobs of one stay in order. */
export interface FairQueue<T> {
  add(table: string | null, job: T): void;
  /** Puts a job before the others of its table. The table keeps its turn, or gets the last one. */
  addFirst(table: string | null, job: T): void;
  /** The first job of the first table that may be served now. */
  take(isServable: (table: string) => boolean): T | null;
  takeAll(): T[];
}

export function createFairQueue<T>(): FairQueue<T> {
  // A map keeps the order in which its keys were added: that is the order of turns. A job without a table gets a key of its own.
  const waiting = new Map<string | symbol, T[]>();
  const jobsOf = (table: string | null): T[] => {
    const key = table ?? Symbol('no table');
    const jobs = waiting.get(key) ?? [];
    waiting.set(key, jobs);
    return jobs;
  };
  return {
    add: (table, job) => void jobsOf(table).push(job),
    addFirst: (table, job) => void jobsOf(table).unshift(job),
    take(isServable) {
      for (const [key, jobs] of waiting) {
        if (typeof key === 'string' && !isServable(key)) continue;
        const job = jobs.shift() as T;
        waiting.delete(key);
        if (jobs.length > 0) waiting.set(key, jobs);
        return job;
      }
      return null;
    },
    takeAll() {
      const all = [...waiting.values()].flat();
      waiting.clear();
      return all;
    },
  };
}
