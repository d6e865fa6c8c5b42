import type { Plain } from '@tessera/kernel';

/** A value as it is: what nobody has words for. */
export function barely(value: Plain): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
