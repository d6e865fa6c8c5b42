/** How a list is laid out on the screen, for its keys. */
export interface Layout {
  /** How many stand side by side. */
  readonly columns: number;
  /** How many are visible at a time. */
  readonly page: number;
}

/**
 * Where a key leads from a position in a list; null if the key has no meaning there. Lists have ends: they do not wrap.
 */
export function stepIn(key: string, at: number, count: number, { columns, page }: Layout): number | null {
  const to = target(key, at, count, columns, page);
  if (to === null || count === 0) return null;
  // In a grid an arrow down into a gap stays where it is, as it does at the ends.
  if ((key === 'ArrowDown' || key === 'ArrowUp') && (to < 0 || to >= count)) return at;
  return Math.max(0, Math.min(count - 1, to));
}

function target(key: string, at: number, count: number, columns: number, page: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return at + columns;
    case 'ArrowUp':
      return at - columns;
    case 'ArrowRight':
      return at + 1;
    case 'ArrowLeft':
      return at - 1;
    case 'PageDown':
      return at + page;
    case 'PageUp':
      return at - page;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** How many stand in the first row, by their position on the screen. */
export function columnsOf(tops: readonly number[]): number {
  const [first] = tops;
  if (first === undefined) return 1;
  const next = tops.findIndex((top) => Math.abs(top - first) > 2);
  return Math.max(1, next === -1 ? tops.length : next);
}
