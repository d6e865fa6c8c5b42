import { sha256 } from './hash.ts';
import { canonical } from './plain.ts';

/**
 * A shuffle anyone can verify. Before the first draw the host publishes the commitment to its secret; then each player adds
 * a word; secret and words together make the seed. Neither side alone decides the seed, and the secret, shown at the end,
 * proves it.
 */
export function commitmentTo(secret: string): string {
  // A hash of the canonical form, like the seed: two secrets never share a text, not even through unpaired surrogates.
  return sha256(canonical(['tessera commitment', secret]));
}

export function seedFrom(secret: string, words: readonly string[]): string {
  return sha256(canonical(['tessera seed', secret, ...words]));
}
