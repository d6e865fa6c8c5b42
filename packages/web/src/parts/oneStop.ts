/** How a list lies on the screen, for the keys that go through it. */
export interface Layout {
  /** So many stand side by side. */
  readonly columns: number;
  /** So many are in sight at a time. */
  readonly page: number;
}

/** Where a key leads from a place in a list; null if the key has no meaning there. Lists have ends: nobody goes round. */
export function stepIn(key: string, at: number, count: number, { columns, page }: Layout): number | null {
  const to = target(key, at, count, columns, page);
  if (to === null || count === 0) return null;
  // In a grid an arrow down into a gap stays where it is; at the ends it stays as well.
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

/** How many stand in the first row, by where they begin on the screen. */
export function columnsOf(tops: readonly number[]): number {
  const [first] = tops;
  if (first === undefined) return 1;
  const next = tops.findIndex((top) => Math.abs(top - first) > 2);
  return Math.max(1, next === -1 ? tops.length : next);
}
