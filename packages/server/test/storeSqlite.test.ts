import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectSqlite } from '../src/store/sqlite/connectSqlite.ts';
import { addTable, type Databases, keptLog, open, sampleUser, snapshotAt, sqliteFiles, step } from './storeKit.ts';

let files: Databases;
let url: string;
let path: string;

beforeAll(() => {
  files = sqliteFiles();
});
afterAll(() => files.stop());
beforeEach(async () => {
  url = await files.empty();
  path = url.slice('file:'.length);
});

test('the database is set to lose nothing', async () => {
  const { db, close } = connectSqlite(path, keptLog());
  const pragma = async (name: string) =>
    Object.values((await sql.raw<object>(`PRAGMA ${name}`).execute(db)).rows[0] ?? {});
  expect(await pragma('journal_mode')).toEqual(['wal']);
  expect(await pragma('synchronous')).toEqual([2]);
  expect(await pragma('foreign_keys')).toEqual([1]);
  expect(await pragma('busy_timeout')).toEqual([5000]);
  await close();
});

test('a path, a file: address and memory are all databases; folders are made', async () => {
  const inFolder = join(dirname(path), 'some', 'folder', 'x.db');
  for (const address of [path, `file://${path}2`, inFolder, ':memory:']) {
    const store = await open(address);
    await addTable(store, 't1');
    expect(await store.commit(step('t1', 1))).toBe('done');
    expect(await store.readEntries('t1', 0)).toHaveLength(1);
    store.publish({ type: 'table', table: 't1' });
    store.subscribe(
      () => {},
      () => {},
    );
    await store.close();
  }
  // Nobody else on the machine may look at what is hidden in games.
  expect(statSync(inFolder).mode & 0o077).toBe(0);
});

test('other addresses are refused, without repeating what they say', async () => {
  const refused = open('mysql://me:secret@host/x');
  await expect(refused).rejects.toThrow('must be');
  await expect(refused).rejects.not.toThrow('secret');
  await expect(open('')).rejects.toThrow('must be');
});

describe('a second one on the same file', () => {
  test('is refused while the first is open, also by another way to it', async () => {
    const store = await open(url);
    await expect(open(url)).rejects.toThrow('in use by another process');
    const elsewhere = join(dirname(path), `links${statSync(path).ino}`);
    mkdirSync(elsewhere);
    symlinkSync(path, join(elsewhere, 'link.db'));
    await expect(open(join(elsewhere, 'link.db'))).rejects.toThrow('in use by another process');
    await addTable(store, 't1');
    await store.close();
    const again = await open(join(elsewhere, 'link.db'));
    expect(await again.readTable('t1')).not.toBeNull();
    await again.close();
  });

  test('is refused while another process has it, and let in once that is killed', async () => {
    const program = `
      const Database = require(${JSON.stringify(createRequire(import.meta.url).resolve('libsql'))});
      const lock = new Database(${JSON.stringify(`${path}.lock`)});
      lock.exec('BEGIN EXCLUSIVE');
      console.log('locked');
      setInterval(() => {}, 1000);
    `;
    const other = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(other, 'exit');
    try {
      await once(other.stdout, 'data');
      await expect(open(url)).rejects.toThrow('in use by another process');
    } finally {
      other.kill('SIGKILL');
      await ended;
    }
    const store = await open(url);
    await expect(store.ping()).resolves.toBeUndefined();
    await store.close();
  });
});

test('values that SQLite refuses cost only their own commit, even if it rolls all back', async () => {
  const store = await open(url);
  for (const id of ['bad', 'good', 'fine']) await addTable(store, id);
  const other = new Database(path);
  for (const action of ['ABORT', 'ROLLBACK']) {
    other.exec(`CREATE TRIGGER spoil BEFORE INSERT ON entries WHEN NEW.table_id = 'bad'
      BEGIN SELECT RAISE(${action}, 'secret value'); END`);
    const n = action === 'ABORT' ? 1 : 2;
    const results = await Promise.allSettled(
      ['good', 'bad', 'fine'].map((id) => store.commit(step(id, id === 'bad' ? 1 : n))),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const { reason } = results[1] as PromiseRejectedResult;
    expect(reason).toMatchObject({ name: 'StoreFault', code: expect.stringMatching(/^SQLITE_CONSTRAINT/) });
    expect(`${reason.stack} ${reason.cause}`).not.toContain('secret value');
    other.exec('DROP TRIGGER spoil');
  }
  other.close();
  expect(await store.readEntries('good', 0)).toHaveLength(2);
  expect(await store.readEntries('bad', 0)).toEqual([]);
  expect(await store.commit(step('bad', 1))).toBe('done');
  await store.close();
});

test('commits and other work at the same time do not come into each other’s transactions', async () => {
  const store = await open(url);
  await addTable(store, 't0');
  const work = Array.from({ length: 50 }, async (_, index) => {
    await addTable(store, `t${index + 1}`);
    await store.createUser(sampleUser(`u${index}`));
    expect(await store.commit(step(`t${index + 1}`, 1, { snapshot: snapshotAt(1) }))).toBe('done');
    expect(await store.addChat('t0', { at: 1, seat: 0, text: 'x', key: `${index}` })).toBeGreaterThan(0);
  });
  await Promise.all(work);
  expect(await store.countTables()).toEqual({ waiting: 0, playing: 51, over: 0 });
  await store.close();
});

test('a database with a later schema is refused, and can then be opened by others', async () => {
  await (await open(url)).close();
  const other = new Database(path);
  other.exec(`INSERT INTO migrations VALUES (1000, 'later')`);
  await expect(open(url)).rejects.toThrow('schema 1000');
  other.exec('DELETE FROM migrations WHERE number = 1000');
  other.close();
  await (await open(url)).close();
});

test('what was written moves from the log into the database by itself', async () => {
  const store = await open(url);
  await addTable(store, 't1');
  const before = statSync(path).size;
  await store.commit(step('t1', 1, { snapshot: snapshotAt(1, true, 200_000) }));
  await expect.poll(() => statSync(path).size).toBeGreaterThan(before + 200_000);
  expect(await store.commit(step('t1', 2))).toBe('done');
  await store.close();
  const again = await open(url);
  expect(await again.readSnapshot('t1', 'any')).toEqual(snapshotAt(1, true, 200_000));
  await again.close();
});
