import type { Clock } from '../services.ts';

const FAILURES_IN_A_ROW = 3;
const REST_MS = 10 * 60_000;
/** Beyond this the oldest are forgotten: a bot that keeps failing is soon noted again. */
const MOST_KEPT = 1000;
const NEVER = Number.NEGATIVE_INFINITY;

/**
 * Keeps bots that fail again and again at a table from being asked there for a while: each time-out would keep a thread from other
 * tables.
 */
export interface BotRests {
  failed(table: string, bot: string): void;
  succeeded(table: string, bot: string): void;
  isResting(table: string, bot: string): boolean;
}

export function createBotRests(clock: Clock): BotRests {
  const kept = new Map<string, { failures: number; until: number }>();
  const keyOf = (table: string, bot: string) => `${table} ${bot}`;
  return {
    failed(table, bot) {
      const key = keyOf(table, bot);
      const failures = (kept.get(key)?.failures ?? 0) + 1;
      kept.delete(key);
      kept.set(key, { failures, until: failures < FAILURES_IN_A_ROW ? NEVER : clock.ticks() + REST_MS });
      if (kept.size <= MOST_KEPT) return;
      for (const oldest of kept.keys()) {
        kept.delete(oldest);
        break;
      }
    },
    succeeded: (table, bot) => void kept.delete(keyOf(table, bot)),
    isResting: (table, bot) => (kept.get(keyOf(table, bot))?.until ?? NEVER) > clock.ticks(),
  };
}
