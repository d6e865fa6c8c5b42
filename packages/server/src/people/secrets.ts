import { createHash, timingSafeEqual } from 'node:crypto';
import type { Chance } from '../services.ts';

/** Lengths of secrets, in bytes: nobody can guess them. */
export const SECRET_BYTES = {
  /** Seats', spectators' and creators' secrets. */
  table: 24,
  session: 32,
} as const;

/** Lengths of ids, in bytes: no two collide, and nobody finds one by trying. */
export const ID_BYTES = { table: 12, record: 16, user: 12 } as const;

/** A new secret. It is given once, to its holder; the store gets its hash. */
export function newSecret(chance: Chance, bytes: number = SECRET_BYTES.table): string {
  return chance.token(bytes);
}

/** The hash of a secret, to be stored. Secrets are long and random, so a plain hash cannot be reversed by trying. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether two texts are the same, in a time that does not reveal where they differ. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(a)), Buffer.from(hashSecret(b)));
}
