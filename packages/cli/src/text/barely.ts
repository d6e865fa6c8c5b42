import type { Plain } from '@tessera/kernel';

/** A value as it is, where there are no words for it. */
export function barely(value: Plain): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
