import { readFileSync } from 'node:fs';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { startPostgres } from './postgres.ts';
import { inPostgres, open, sampleDoc, sampleRow, sampleSeat, sqliteFiles } from './storeKit.ts';

/** A database as the first version has left it. No statement has a semicolon within a line's end. */
const SCHEMA1 = readFileSync(new URL('./fixtures/databases/schema1.sql', import.meta.url), 'utf8')
  .split(';\n')
  .filter((statement) => statement !== '');

/** Databases that hold what the first version has left. */
interface Left {
  url(): Promise<string>;
  stop(): Promise<void>;
}

const KINDS: readonly { readonly kind: string; readonly start: () => Promise<Left> }[] = [
  {
    kind: 'SQLite',
    async start() {
      const files = sqliteFiles();
      return {
        async url() {
          const url = await files.empty();
          const database = new Database(url.slice('file:'.length));
          for (const statement of SCHEMA1) database.exec(statement);
          database.close();
          return url;
        },
        stop: () => files.stop(),
      };
    },
  },
  {
    kind: 'PostgreSQL',
    async start() {
      const server = await startPostgres();
      return {
        async url() {
          const url = await server.url();
          await inPostgres(url, ...SCHEMA1);
          return url;
        },
        stop: () => server.stop(),
      };
    },
  },
];

describe.each(KINDS)('a database of the first version on $kind', ({ start }) => {
  let left: Left;
  let url: string;
  let store: Store;

  beforeAll(async () => {
    left = await start();
    url = await left.url();
    store = await open(url);
  });
  afterAll(async () => {
    await store.close();
    await left.stop();
  });

  test('is opened, and opened again, with all that is in it', async () => {
    await store.close();
    store = await open(url);
    expect((await store.userOfSession('h1', 1_000))?.name).toBe('Ann');
    expect(await store.readUser('guest')).toMatchObject({ name: 'Guest 1234', passphrase: null });
    expect(await store.readRecord('record-of-ann')).toBe('{"tessera":1}\n');
    expect(await store.readRecord('record-of-nobody')).toBe('{"tessera":1,"about":"ž"}\n');
    expect(await store.findSecret('spectators of with-ann')).toMatchObject({ table: 'with-ann', role: 'spectator' });
    expect((await store.tablesOf('ann', 10)).map(({ id }) => id)).toEqual(['bots-alone', 'with-ann', 'still-open']);
  });

  test('knows which names look alike, and leaves them to those who have them', async () => {
    expect(await store.isLookalike('Ann', 'guest')).toBe(true);
    expect(await store.isLookalike('Guest 1234', 'ann')).toBe(false);
    const guest = await store.readUser('guest');
    const twin = await store.userByName('\u0410nn');
    if (guest === null || twin === null) throw new Error('a user is missing');
    expect(await store.changeUser(guest, { name: '\u0391nn', passphrase: 'x' })).toBe('lookalike');
    expect(await store.changeUser(twin, { name: twin.name, passphrase: 'y' })).toMatchObject({ passphrase: 'y' });
  });

  test('knows how long the records are that it has', async () => {
    expect(await store.recordsOf('ann', 10)).toEqual([{ id: 'record-of-ann', at: 1_000, bytes: 14, game: null }]);
    const record = { id: 'new', user: 'ann', game: 'founders', text: 'x', at: 2_000 };
    const room = { records: 5, bytes: 15, bytesOfAll: 41 };
    // Those of nobody count for all.
    expect(await store.addRecord(record, { ...room, bytesOfAll: 41 })).toBe('all');
    expect(await store.addRecord(record, { ...room, bytes: 14, bytesOfAll: 100 })).toBe('theirs');
    expect(await store.addRecord(record, { ...room, bytesOfAll: 42 })).toBe('done');
    expect(await store.deleteRecord('new', 'ann')).toBe(true);
  });

  test('lists tables where people play or may take a seat, and counts the others', async () => {
    expect((await store.listTables('playing', 10)).map(({ id }) => id)).toEqual(['with-ann']);
    expect((await store.listTables('waiting', 10)).map(({ id }) => id)).toEqual(['still-open']);
    expect(await store.countAlone('ann')).toEqual({ theirs: 1, all: 1 });
    expect(await store.countAlone('guest')).toEqual({ theirs: 0, all: 1 });
    // It goes on to follow the document.
    const doc = sampleDoc({
      seats: [sampleSeat('ann', { bot: 'random' }), sampleSeat(null, { kind: 'bot', bot: 'x' })],
    });
    const step = { row: sampleRow(), header: null, entries: [], snapshot: null };
    expect(await store.commit({ ...step, table: 'with-ann', version: 0, doc })).toBe('done');
    expect(await store.listTables('playing', 10)).toEqual([]);
    expect(await store.countAlone('ann')).toEqual({ theirs: 2, all: 2 });
    expect(await store.commit({ ...step, table: 'with-ann', version: 1, doc: null })).toBe('done');
    expect(await store.countAlone('ann')).toEqual({ theirs: 2, all: 2 });
    expect(await store.commit({ ...step, table: 'with-ann', version: 1, doc: sampleDoc() })).toBe('done');
    expect(await store.countAlone('ann')).toEqual({ theirs: 1, all: 1 });
  });
});
