const KEY = 'tessera.guide';

/** The table of the guided game begun in this browser; null without one. */
export function guideTable(): string | null {
  return localStorage.getItem(KEY);
}

export function keepGuideTable(id: string): void {
  localStorage.setItem(KEY, id);
}

/** From now on the table is like any other. */
export function forgetGuideTable(): void {
  localStorage.removeItem(KEY);
}
