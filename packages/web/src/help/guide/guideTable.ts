const KEY = 'tessera.guide';

/** The table of the guided game that was begun in this browser; null if there is none. */
export function guideTable(): string | null {
  return localStorage.getItem(KEY);
}

export function keepGuideTable(id: string): void {
  localStorage.setItem(KEY, id);
}

/** From now on the table is one like any other. */
export function forgetGuideTable(): void {
  localStorage.removeItem(KEY);
}
