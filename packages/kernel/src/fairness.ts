import { sha256 } from './hash.ts';
import { canonical } from './plain.ts';

/**
 * A shuffle anyone can verify: before the first draw the host publishes the commitment to its secret; then each player
 * adds a word; secret and words together make the seed. Neither side alone decides it, and the secret, shown at the end,
 * proves it.
 */
export function commitmentTo(secret: string): string {
  return sha256(`tessera commitment\n${secret}`);
}

export function seedFrom(secret: string, words: readonly string[]): string {
  return sha256(canonical(['tessera seed', secret, ...words]));
}
