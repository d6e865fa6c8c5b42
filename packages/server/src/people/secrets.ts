import { createHash, timingSafeEqual } from 'node:crypto';
import type { Chance } from '../services.ts';

/** Lengths of what nobody may guess, in bytes. */
export const SECRET_BYTES = {
  /** Seats', spectators' and creators' secrets. */
  table: 24,
  session: 32,
} as const;

/** Lengths of ids, in bytes: no two are the same, and nobody finds one by trying. */
export const ID_BYTES = { table: 12, record: 16, user: 12 } as const;

/** A new secret. It is told once, to its holder; the store gets its hash. */
export function newSecret(chance: Chance, bytes: number = SECRET_BYTES.table): string {
  return chance.token(bytes);
}

/** What is stored of a secret. Secrets are long and random, so a plain hash cannot be turned back by trying. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether two texts are the same, in a time that says nothing about where they differ. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(a)), Buffer.from(hashSecret(b)));
}
