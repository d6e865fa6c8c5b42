import type { Seat } from '@tessera/kernel';
import type { Store } from '../src/store/store.ts';
import type { Tables } from '../src/tables/tables.ts';
import type { Capture } from './leakOrigin.ts';

/** Who looks on: a seat, or a spectator (null). */
export type Observer = Seat | null;

/** A hole drilled into the server, to see whether the test finds it. */
export interface Leak {
  readonly name: string;
  readonly game?: (game: Capture['game']) => Capture['game'];
  readonly store?: (store: Store) => Store;
  readonly tables?: (tables: Tables, store: Store) => Tables;
}

/** All that a client has received: texts by channel, in order. */
export type Recording = ReadonlyMap<string, readonly string[]>;

export interface Sizes {
  messages: number;
  bytes: number;
}

export function sizesOf(recording: Recording, channels: { [channel: string]: Sizes }): void {
  for (const [channel, texts] of recording) {
    const sizes = channels[channel] ?? { messages: 0, bytes: 0 };
    channels[channel] = sizes;
    sizes.messages += texts.length;
    for (const text of texts) sizes.bytes += Buffer.byteLength(text);
  }
}

/** The first thing that differs between what was received in two worlds, or null. */
export function firstDifference(a: Recording, b: Recording): string | null {
  for (const channel of new Set([...a.keys(), ...b.keys()])) {
    const [ours, theirs] = [a.get(channel) ?? [], b.get(channel) ?? []];
    for (let i = 0; i < Math.max(ours.length, theirs.length); i++) {
      const [one, other] = [ours[i], theirs[i]];
      if (one === other) continue;
      return [`${channel}, message ${i}:`, ...differing(one ?? '(nothing)', other ?? '(nothing)')].join('\n');
    }
  }
  return null;
}

function differing(one: string, other: string): string[] {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const part = (text: string): string => `${at > 120 ? '…' : ''}${text.slice(Math.max(0, at - 120), at + 200)}`;
  return [
    `  begins ${one.slice(0, 80).replaceAll('\n', ' ')}`,
    `  as it is   ${part(one)}`,
    `  re-dealt   ${part(other)}`,
  ];
}

const HASH = /[0-9a-f]{64}/g;

/** The first hidden thing that occurs in what was received, or null. */
export function firstHidden(recording: Recording, hidden: ReadonlyMap<string, string>): string | null {
  const hashes = new Map([...hidden].filter(([, text]) => text.length === 64).map(([name, text]) => [text, name]));
  for (const [channel, texts] of recording) {
    for (const [i, text] of texts.entries()) {
      for (const [hash] of text.matchAll(HASH)) {
        const name = hashes.get(hash);
        if (name !== undefined) return `${channel}, message ${i}: ${name}`;
      }
      for (const [name, secret] of hidden) {
        if (secret.length !== 64 && text.includes(secret)) return `${channel}, message ${i}: ${name}`;
      }
    }
  }
  return null;
}
