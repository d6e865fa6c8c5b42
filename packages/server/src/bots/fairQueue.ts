/** Jobs that wait. Tables, or whoever else they are for, take turns, however many jobs one has; the jobs of one keep their order. */
export interface FairQueue<T> {
  add(table: string | null, job: T): void;
  /** Puts a job before the others of its table; the table's turn stays where it is, or is the last. */
  addFirst(table: string | null, job: T): void;
  /** The first job of the first table that may be served now. */
  take(isServable: (table: string) => boolean): T | null;
  takeAll(): T[];
}

export function createFairQueue<T>(): FairQueue<T> {
  // A map keeps the order in which its keys came: that is the order of turns. A job of no table is its own key.
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
