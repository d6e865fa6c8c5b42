import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { createLimiter } from './limiter.ts';

/** The cost of one try: about 32 MiB and some tens of milliseconds. */
const COST = { N: 2 ** 15, r: 8, p: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Passphrases are hashed on Node's pool of four threads, which files and databases use as well. */
const LIMITS = { atOnce: 2, waiting: 256, waitingEach: 16 } as const;

export interface Passphrases {
  /** The hash of a passphrase, to be stored; null if too many already wait. */
  hash(passphrase: string, address: string): Promise<string | null>;
  /**
   * Whether a passphrase is the stored one; null if too many already wait. If nothing is stored, the same work is done anyway, so that
   * the time does not reveal which names exist.
   */
  fits(passphrase: string, stored: string | null, address: string): Promise<boolean | null>;
}

/** Hashes a few passphrases at a time; the others wait, or are turned away. */
export function createPassphrases(): Passphrases {
  const limited = createLimiter(LIMITS);
  return {
    hash: (passphrase, address) => limited(address, async () => await hashed(passphrase)),
    fits: (passphrase, stored, address) =>
      limited(address, async () => {
        const parts = partsOf(stored ?? (await nobodys()));
        const derived = await derive(passphrase, parts.salt, parts.hash.length, parts.options);
        return timingSafeEqual(derived, parts.hash) && stored !== null;
      }),
  };
}

/** A hash with no known passphrase, at the present cost. */
async function nobodys(): Promise<string> {
  return textOf(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));
}

async function hashed(passphrase: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return textOf(salt, await derive(passphrase, salt, HASH_BYTES, COST));
}

function textOf(salt: Buffer, hash: Buffer): string {
  return `scrypt$${COST.N}$${COST.r}$${COST.p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

interface HashParts {
  readonly options: { readonly N: number; readonly r: number; readonly p: number };
  readonly salt: Buffer;
  readonly hash: Buffer;
}

/** The parameters are part of the text, so that older hashes still work when the cost is raised. */
function partsOf(stored: string): HashParts {
  const [kind, N, r, p, salt = '', hash = ''] = stored.split('$');
  if (kind !== 'scrypt') throw new Error('a stored passphrase cannot be read');
  return {
    options: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

function derive(passphrase: string, salt: Buffer, length: number, options: ScryptOptions): Promise<Buffer> {
  const maxmem = 256 * (options.N ?? 0) * (options.r ?? 0);
  return new Promise((resolve, reject) => {
    // The same characters may be encoded differently when typed on another system.
    scrypt(passphrase.normalize('NFC'), salt, length, { ...options, maxmem }, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
