import { randomBytes, randomInt } from 'node:crypto';

/** Time, as the server sees it. Tests set it, and let it pass. */
export interface Clock {
  /** Milliseconds since 1970 by the machine's time, which may be set and then jumps. For what is stored or shown. */
  now(): number;
  /** Whole milliseconds of a monotonic time, from an arbitrary start. For durations within this process. */
  ticks(): number;
  /** Calls back once after a while; the returned function calls it off. */
  after(milliseconds: number, call: () => void): () => void;
}

/** Randomness outside the games: secrets, ids, delays. */
export interface Chance {
  /** Random bytes as base64url text. */
  token(bytes: number): string;
  below(limit: number): number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  ticks: () => Math.floor(performance.now()),
  after(milliseconds, call) {
    // Node treats a longer delay as none.
    const timer = setTimeout(call, Math.min(milliseconds, 0x7fffffff));
    return () => clearTimeout(timer);
  },
};

export const systemChance: Chance = {
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  below: (limit) => randomInt(limit),
};

/** Structured lines about what the server does, never with secrets, cookies, addresses or what people write. */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}
