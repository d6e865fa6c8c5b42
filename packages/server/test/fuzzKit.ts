import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { nextBelow, seedStreams } from '@tessera/kernel';
import Database from 'libsql';

/** Chance of a fuzz test: the same for the same seed. */
export interface Dice {
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  isOneIn(times: number): boolean;
  /** Letters and digits of base64url. */
  token(length: number): string;
}

export function diceOf(seed: string): Dice {
  const generator = seedStreams(seed)[0] as number[];
  const below = (limit: number) => nextBelow(generator, limit);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return {
    below,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error('there is nothing to pick from');
      return list[below(list.length)] as T;
    },
    isOneIn: (times) => below(times) === 0,
    token: (length) => Array.from({ length }, () => letters[below(64)]).join(''),
  };
}

/** Whatever a refusal may be called: by the server, the kernel, a record's fault or a rule's number. */
const CODE = /^(S|K|RECORD)-[A-Z]+$|^[A-Z]{1,5}-\d{1,3}[a-z]?$/;
const LONGEST_REFUSAL = 1_000;
/** Replies that refuse nothing. */
const HARMLESS = ['explanation', 'preview', 'accepted'];

/** What is said of everything hostile that was sent, and what was wrong with the answers. */
export interface Ledger {
  readonly kinds: Map<string, number>;
  readonly codes: Map<string, number>;
  /** Of what has gone wrong, the first few. */
  readonly complaints: string[];
  /** How many were refused, or cost their socket: not those that asked why, or said again what had been said. */
  total(): number;
  /** A hostile message got this code, or its socket was closed with this status. */
  answered(kind: string, code: string): void;
  /** The same, where the code is among those that it may get: any refusal where none is named. */
  judge(kind: string, code: string, may: readonly string[], sent: string, reply: string): void;
  complain(what: string): void;
  /** Nothing that is sent to anybody but its holder may hold a secret. */
  overhear(text: string, where: string): void;
  addSecret(...secrets: readonly string[]): void;
}

export function createLedger(seed: string): Ledger {
  const kinds = new Map<string, number>();
  const codes = new Map<string, number>();
  const complaints: string[] = [];
  const secrets: string[] = [];
  const count = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  const ledger: Ledger = {
    kinds,
    codes,
    complaints,
    total: () => [...codes].reduce((sum, [code, number]) => sum + (HARMLESS.includes(code) ? 0 : number), 0),
    answered(kind, code) {
      count(kinds, kind);
      count(codes, code);
    },
    judge(kind, code, may, sent, reply) {
      ledger.answered(kind, code);
      const isFit = may.length === 0 ? CODE.test(code) && code !== 'S-INTERNAL' : may.includes(code);
      if (!isFit) ledger.complain(`${kind}: ${short(sent)} may get ${may.join('/') || 'a code'}, got ${short(reply)}`);
      if (CODE.test(code) && reply.length > LONGEST_REFUSAL)
        ledger.complain(`${kind}: a long refusal, ${short(reply)}`);
    },
    complain(what) {
      if (complaints.length < 20) complaints.push(`${what} (seed ${seed})`);
    },
    overhear(text, where) {
      const found = secrets.findIndex((secret) => text.includes(secret));
      if (found >= 0) ledger.complain(`${where} shows secret ${found}`);
    },
    addSecret: (...more) => void secrets.push(...more),
  };
  return ledger;
}

function short(text: string): string {
  const shown = JSON.stringify(text);
  return shown.length > 300 ? `${shown.slice(0, 300)}… (${text.length})` : shown;
}

/** Counts as lines, the most frequent first. */
export function tally(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([what, number]) => `  ${String(number).padStart(7)} ${what}`)
    .join('\n');
}

/** All rows of a database, by table: for each a hash, so that two dumps can be compared. */
export function dumpOf(file: string): { readonly [table: string]: string } {
  const database = new Database(file, { readonly: true });
  try {
    const names = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all([]);
    return Object.fromEntries(
      (names as { name: string }[]).map(({ name }) => {
        const rows = database.prepare(`SELECT * FROM "${name}"`).all([]);
        const lines = rows.map((row) => JSON.stringify(row)).sort();
        return [name, `${rows.length} rows ${createHash('sha256').update(lines.join('\n')).digest('hex')}`];
      }),
    );
  } finally {
    database.close();
  }
}

/** Bytes that are in use once all that nobody needs is gone. */
export function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}
