import type { Pick } from './targets.ts';

/** A half-made choice and its question. */
export interface HalfMade {
  readonly ask: string | null;
  readonly pick: Pick | null;
  /** The key of the chosen target, not yet confirmed. */
  readonly chosen: string | null;
}

const UNTOUCHED: HalfMade = { ask: null, pick: null, chosen: null };

const keyOf = (table: string) => `tessera.founders.${table}`;

/** Keeps a half-made choice over a reload of the page. */
export function keep(table: string, half: HalfMade): void {
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify(half));
  } catch {
    // A browser without storage: the choice lasts as long as the page.
  }
}

export function kept(table: string): HalfMade {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? 'null');
    return isHalfMade(found) ? found : UNTOUCHED;
  } catch {
    return UNTOUCHED;
  }
}

function isHalfMade(found: unknown): found is HalfMade {
  if (typeof found !== 'object' || found === null) return false;
  const { ask, pick, chosen } = found as Partial<HalfMade>;
  const isPick = pick === null || (typeof pick?.id === 'string' && (pick.of === 'tile' || pick.of === 'token'));
  return typeof ask === 'string' && isPick && (chosen === null || typeof chosen === 'string');
}
