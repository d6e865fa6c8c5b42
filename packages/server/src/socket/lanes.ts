/** Runs work in lanes: within a lane one after the other, in order; lanes do not wait for each other. */
export interface Lanes {
  /** The work must not reject: nobody would catch it. */
  add(lane: string, work: () => Promise<void>): void;
  /** How many pieces of work wait or are under way. */
  count(): number;
  /** Resolves when all that was added so far is done. */
  idle(): Promise<void>;
}

export function createLanes(): Lanes {
  const ends = new Map<string, Promise<void>>();
  let count = 0;
  return {
    add(lane, work) {
      count++;
      const before = ends.get(lane);
      const end = (before === undefined ? work() : before.then(work)).then(() => {
        count--;
        if (ends.get(lane) === end) ends.delete(lane);
      });
      ends.set(lane, end);
    },
    count: () => count,
    idle: async () => {
      await Promise.all(ends.values());
    },
  };
}
