import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { build } from '../../../scripts/build.mjs';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { addTable, inPostgres, open, snapshotAt, step } from './storeKit.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-start-'));
  chmodSync(folder, 0o755);
  file = join(folder, 'tessera.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Why a database cannot be opened. */
async function reason(url = file): Promise<string> {
  try {
    await (await open(url)).close();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error.message;
  }
  return 'opened';
}

/** A database with a game in it, all of it in its file. */
async function played(): Promise<Buffer> {
  const store = await open(file);
  await addTable(store, 't1');
  for (let n = 1; n <= 20; n++) await store.commit(step('t1', n, { snapshot: snapshotAt(n, true, 20_000) }));
  await store.close();
  const database = new Database(file);
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
  return readFileSync(file);
}

/** Root may write everywhere: does something as a user who may not. */
async function asNobody<R>(work: () => Promise<R>): Promise<R> {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

describe('a file that cannot be used as a database is named, and left as it is', () => {
  test('an empty one', async () => {
    writeFileSync(file, '');
    expect(await reason()).toBe(
      `${file} is empty: put a backup in its place, or remove it to begin with an empty database`,
    );
    expect(statSync(file).size).toBe(0);
  });

  test('one that is missing beside its log', async () => {
    await played();
    rmSync(file);
    writeFileSync(`${file}-wal`, 'what was written last');
    expect(await reason()).toBe(
      `${file} is missing, but ${file}-wal, its newest part, is there: put the database back, or remove that too`,
    );
    expect(existsSync(file)).toBe(false);
  });

  test.each([
    ['text', Buffer.from('This is a letter to my grandmother.\n'.repeat(200))],
    ['noughts', Buffer.alloc(8192)],
    ['a few bytes', Buffer.from('SQLite')],
  ])('a file that is not a database: %s', async (_what, bytes) => {
    writeFileSync(file, bytes);
    expect(await reason()).toBe(`${file} is not a database, or is damaged: put a backup in its place`);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  test('one that was cut off', async () => {
    const bytes = await played();
    writeFileSync(file, bytes.subarray(0, bytes.length / 2));
    expect(await reason()).toBe(`${file} is damaged: put a backup in its place`);
  });

  test('one that is damaged in the middle', async () => {
    const bytes = Buffer.from(await played());
    bytes.fill(0x55, bytes.length / 2, bytes.length / 2 + 8192);
    writeFileSync(file, bytes);
    expect(await reason()).toBe(`${file} is damaged: put a backup in its place`);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  test("another program's", async () => {
    const database = new Database(file);
    database.exec('CREATE TABLE bookmarks (url text)');
    database.close();
    expect(await reason()).toBe(`${file} is a database of another program`);
    const again = new Database(file);
    const tables = again.prepare('SELECT name FROM sqlite_master').all() as { name: string }[];
    again.close();
    expect(tables.map(({ name }) => name)).toEqual(['bookmarks']);
  });

  test('a folder', async () => {
    mkdirSync(file);
    expect(await reason()).toBe(`${file} is a folder`);
  });

  test('one that may only be read', async () => {
    await played();
    chmodSync(folder, 0o777);
    for (const name of readdirSync(folder))
      chmodSync(join(folder, name), name === 'tessera.sqlite.lock' ? 0o666 : 0o444);
    expect(await asNobody(() => reason())).toBe(`${file} cannot be written`);
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o666);
    expect(await reason()).toBe('opened');
  });

  test('one in a folder that may only be read', async () => {
    await played();
    for (const name of readdirSync(folder)) if (name !== 'tessera.sqlite') rmSync(join(folder, name));
    chmodSync(file, 0o666);
    chmodSync(folder, 0o555);
    expect(await asNobody(() => reason())).toBe(`nothing can be written in ${folder}`);
    chmodSync(folder, 0o755);
    expect(await reason()).toBe('opened');
  });

  test('one in a folder that cannot be made', async () => {
    writeFileSync(join(folder, 'data'), '');
    const inside = join(folder, 'data', 'tessera.sqlite');
    expect(await reason(inside)).toBe(`the folder ${join(folder, 'data')} cannot be made`);
  });

  test('and one that was only begun is gone on with', async () => {
    // As a process leaves it that is killed at its very first start.
    const database = new Database(file);
    database.pragma('journal_mode = WAL');
    database.close();
    expect(statSync(file).size).toBeGreaterThan(0);
    expect(await reason()).toBe('opened');
  });

  test('a good one is opened, and so is its copy', async () => {
    await played();
    expect(await reason()).toBe('opened');
    copyFileSync(file, join(folder, 'copy.sqlite'));
    expect(await reason(join(folder, 'copy.sqlite'))).toBe('opened');
  });
});

describe('a PostgreSQL that cannot be used is named, without its password', () => {
  let postgres: TestPostgres;
  let url: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    url = await postgres.url();
  });
  afterAll(() => postgres.stop());

  const where = () => `the database ${new URL(url).pathname.slice(1)} at ${new URL(url).host}`;

  test('one that may only be read', async () => {
    const name = new URL(url).pathname.slice(1);
    await (await open(url)).close();
    await inPostgres(url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    expect(await reason(url)).toBe(`${where()} may only be read`);
    await inPostgres(url, 'SET default_transaction_read_only = off', `ALTER DATABASE ${name} RESET ALL`);
    expect(await reason(url)).toBe('opened');
  });

  test('one with tables of another program', async () => {
    const other = await postgres.url();
    await inPostgres(other, 'CREATE TABLE users (id text)');
    expect(await reason(other)).toMatch(/^the database \w+ at [\d.:]+ has tables of another program$/);
  });

  test('one that is not there, does not know us, or does not answer', async () => {
    const there = new URL(url);
    expect(await reason(url.replace(/\w+$/, 'nowhere'))).toBe(`there is no database nowhere at ${there.host}`);
    const stranger = new URL(url);
    stranger.password = 'not-the-password';
    const refused = await reason(stranger.href);
    expect(refused).toBe(`${where()} does not accept this name and password`);
    const gone = await freePort();
    const down = new URL(url);
    down.port = String(gone);
    expect(await reason(down.href)).toBe(`no database answers at ${there.hostname}:${gone}`);
  });

  async function freePort(): Promise<number> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { readonly port: number };
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
});

test('the program ends with a sentence and a code, not with a stack', async () => {
  await build();
  writeFileSync(file, 'This is no database.\n'.repeat(100));
  const program = new URL('../../cli/bin/tessera.mjs', import.meta.url).pathname;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'serve', '--port', '0', '--data', folder], {
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(`The server cannot start: ${file} is not a database, or is damaged`);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(stderr.trim().split('\n').length).toBeLessThan(5);
});
