/** Lets a burst through at once, and then a number each second. */
export interface TokenBucket {
  /** Takes a token if there is one. */
  take(): boolean;
}

export function tokenBucket(burst: number, perSecond: number, now: () => number): TokenBucket {
  let tokens = burst;
  let since = now();
  return {
    take() {
      const time = now();
      tokens = Math.min(burst, tokens + ((time - since) * perSecond) / 1000);
      since = time;
      if (tokens < 1) return false;
      tokens--;
      return true;
    },
  };
}
