import { canonical, type Plain } from './plain.ts';

/**
 * SHA-256 in plain TypeScript: the kernel runs in browsers, workers and Node alike and needs the digest synchronously,
 * which no built-in offers everywhere.
 */
const K = new Uint32Array(64);
const INITIAL = new Uint32Array(8);
fillConstants();

const schedule = new Uint32Array(64);

export function sha256(text: string): string {
  return toHex(sha256Words(text));
}

/** Hash of a value by its canonical text. */
export function hashOf(value: Plain): string {
  return sha256(canonical(value));
}

/** The digest as eight unsigned 32-bit words. */
export function sha256Words(text: string): Uint32Array {
  const bytes = utf8(text);
  const length = bytes.length;
  const blocks = ((length + 8) >> 6) + 1;
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(length / 0x20000000));
  view.setUint32(padded.length - 4, length << 3);
  const words = INITIAL.slice();
  for (let block = 0; block < blocks; block++) compress(words, view, block * 64);
  return words;
}

function compress(words: Uint32Array, view: DataView, offset: number): void {
  const w = schedule;
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = words as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (w[i] as number)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const sums = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) words[i] = ((words[i] as number) + (sums[i] as number)) | 0;
}

function rotate(x: number, n: number): number {
  return (x >>> n) | (x << (32 - n));
}

/** The constants are the fractional bits of roots of the first primes; computing them is shorter than listing them. */
function fillConstants(): void {
  let prime = 2;
  for (let found = 0; found < 64; prime++) {
    let isPrime = true;
    for (let d = 2; d * d <= prime; d++) if (prime % d === 0) isPrime = false;
    if (!isPrime) continue;
    if (found < 8) INITIAL[found] = fraction(Math.sqrt(prime));
    K[found++] = fraction(Math.cbrt(prime));
  }
}

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 0x100000000) | 0;
}

function toHex(words: Uint32Array): string {
  let text = '';
  for (let i = 0; i < words.length; i++) text += (words[i] as number).toString(16).padStart(8, '0');
  return text;
}

/** UTF-8 by hand: TextEncoder belongs to hosts, not to the language. Lone surrogates become U+FFFD, as there. */
function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let n = 0;
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) as number;
    if (point < 0x80) {
      bytes[n++] = point;
    } else if (point < 0x800) {
      bytes[n++] = 0xc0 | (point >> 6);
      bytes[n++] = 0x80 | (point & 63);
    } else if (point < 0x10000) {
      const unit = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
      bytes[n++] = 0xe0 | (unit >> 12);
      bytes[n++] = 0x80 | ((unit >> 6) & 63);
      bytes[n++] = 0x80 | (unit & 63);
    } else {
      i++;
      bytes[n++] = 0xf0 | (point >> 18);
      bytes[n++] = 0x80 | ((point >> 12) & 63);
      bytes[n++] = 0x80 | ((point >> 6) & 63);
      bytes[n++] = 0x80 | (point & 63);
    }
  }
  return bytes.subarray(0, n);
}
