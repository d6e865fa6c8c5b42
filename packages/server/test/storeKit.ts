import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlainObject } from '@tessera/kernel';
import type { SeatDoc, TableDoc } from '@tessera/table';
import pg from 'pg';
import type { Log } from '../src/services.ts';
import { openStore } from '../src/store/openStore.ts';
import type { Commit, Snapshot, Store, StoredEntry, StoredNotice, StoredUser, TableRow } from '../src/store/store.ts';
import { startPostgres } from './postgres.ts';

/** A log that keeps what it is told. */
export function keptLog(): Log & { readonly lines: string[] } {
  const lines: string[] = [];
  const keep = (facts: object, message: string) => lines.push(`${message} ${JSON.stringify(facts)}`);
  return { lines, info: keep, warn: keep, error: keep };
}

/** Databases of one kind, for as long as a test file runs. */
export interface Databases {
  /** The address of an empty one: a new one, or one that is no longer in use. */
  empty(): Promise<string>;
  stop(): Promise<void>;
}

export function sqliteFiles(): Databases {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-store-'));
  let files = 0;
  return {
    empty: async () => `file:${join(folder, `${++files}.db`)}`,
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function postgresDatabases(): Promise<Databases> {
  const server = await startPostgres();
  const url = await server.url();
  let isNew = true;
  return {
    async empty() {
      // Emptying takes a tenth of the time that making takes.
      if (!isNew) await inPostgres(url, 'TRUNCATE users, tables CASCADE');
      isNew = false;
      return url;
    },
    stop: () => server.stop(),
  };
}

/** What tests of the store are run on, all of them. */
export const DATABASE_KINDS: readonly { readonly kind: string; readonly start: () => Promise<Databases> }[] = [
  { kind: 'SQLite', start: async () => sqliteFiles() },
  { kind: 'PostgreSQL', start: postgresDatabases },
];

/** Runs statements over a connection of their own. */
export async function inPostgres(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

export function open(url: string, process = 'p1', log: Log = keptLog()): Promise<Store> {
  return openStore({ url, log, process });
}

export function sampleSeat(user: string | null, seat: Partial<SeatDoc> = {}): SeatDoc {
  const kind = user === null ? 'open' : 'person';
  return {
    kind,
    user,
    name: user ?? '',
    bot: null,
    resigned: false,
    grant: 0,
    word: '',
    passes: [],
    muted: [],
    ...seat,
  };
}

export function sampleDoc(doc: Partial<TableDoc> = {}): TableDoc {
  return {
    game: 'founders',
    title: 'A table',
    options: {},
    pace: { kind: 'free', wait: 86_400_000 },
    listed: true,
    creator: 'ann',
    createdAt: 1_000,
    commitment: 'c0ffee',
    seats: [sampleSeat('ann'), sampleSeat(null)],
    clocks: null,
    proposal: null,
    proposals: 0,
    epoch: 0,
    rules: 1,
    again: null,
    ...doc,
  };
}

export function sampleRow(row: Partial<TableRow> = {}): TableRow {
  return { status: 'playing', n: 0, due: null, awaited: [0], outcome: null, changedAt: 1_000, ...row };
}

export function sampleEntry(
  n: number,
  entry: Partial<StoredEntry> = {},
  answer: PlainObject = { pass: true },
): StoredEntry {
  return {
    entry: { type: 'answer', n, hash: null, seat: 0, ask: n, answer, draws: [] },
    told: [{ to: null, full: { kind: 'passed' }, redacted: null }],
    at: 1_000 + n,
    by: 0,
    key: `key-${n}`,
    ...entry,
  };
}

/** The commit of entry `n`; `more` says what else is in it. */
export function step(table: string, n: number, more: Partial<Commit> & { readonly key?: string | null } = {}): Commit {
  const { key = `key-${n}`, ...rest } = more;
  return {
    table,
    version: 0,
    row: sampleRow({ n, changedAt: 1_000 + n }),
    doc: null,
    header: null,
    entries: [sampleEntry(n, { key })],
    snapshot: null,
    ...rest,
  };
}

export async function addTable(store: Store, id: string, doc: TableDoc = sampleDoc(), row: TableRow = sampleRow()) {
  await store.createTable(id, row, doc, `seed of ${id}`, []);
}

export function sampleUser(id: string, user: Partial<StoredUser> = {}): StoredUser {
  const notices = { webhook: null, email: null };
  return { id, name: id, passphrase: null, notices, createdAt: 1_000, seenAt: 1_000, ...user };
}

export function sampleNotice(id: string, user: string, notice: Partial<StoredNotice> = {}): StoredNotice {
  return { id, user, adapter: 'webhook', body: { kind: 'yourTurn' }, due: 1_000, tries: 0, ...notice };
}

export function snapshotAt(n: number, isBarrier = true, size = 10): Snapshot {
  return { n, isBarrier, state: JSON.stringify({ at: n, is: 's'.repeat(size) }) };
}
