import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Sql, Value } from '../src/store/sqlite/createExecutor.ts';
import { engineHere } from '../src/store/sqlite/engineHere.ts';
import { engineInThread } from '../src/store/sqlite/engineInThread.ts';
import { packGroups, unpackGroups } from '../src/store/sqlite/packing.ts';
import type { SqliteEngine } from '../src/store/sqlite/sqliteEngine.ts';

describe('statements for the database’s thread', () => {
  const value: fc.Arbitrary<Value> = fc.oneof(
    fc.constant(null),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '')),
  );
  const statement: fc.Arbitrary<Sql> = fc
    .record({
      sql: fc.constantFrom('A ?', 'B ?', 'C'),
      columns: fc.nat(4),
      rows: fc.nat(4),
      expects: fc.option(fc.nat(3)),
    })
    .chain(({ sql, columns, rows, expects }) =>
      fc
        .array(fc.array(value, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows })
        .map((each) => (expects === null ? { sql, each } : { sql, each, expects })),
    );

  test('come out of their text as they went in', () => {
    fc.assert(
      fc.property(fc.array(fc.array(statement)), (groups) => {
        expect(unpackGroups(packGroups(groups))).toEqual(groups);
      }),
      { numRuns: 1000 },
    );
  });

  test('with a text that would be cut off are refused', () => {
    expect(() => packGroups([[{ sql: 'A ?', each: [['a\0b']] }]])).toThrow('cannot be stored');
  });
});

describe.each(['in this thread', 'in a thread of its own'])('groups of statements, %s,', (where) => {
  let folder: string;
  let engine: SqliteEngine;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-engine-'));
    engine = where === 'in this thread' ? engineHere([]) : engineInThread(join(folder, 'x.db'), ['journal_mode = WAL']);
    await engine.run({ sql: 'CREATE TABLE kept (id integer PRIMARY KEY, text text NOT NULL)', each: [[]] });
  });
  afterEach(async () => {
    await engine.close();
    rmSync(folder, { recursive: true });
  });

  const add = (id: number, text: string | null = 'x'): Sql => ({
    sql: 'INSERT INTO kept VALUES (?, ?) ON CONFLICT DO NOTHING',
    each: [[id, text]],
    expects: 1,
  });
  const all = async () =>
    (await engine.run({ sql: 'SELECT id FROM kept ORDER BY id', each: [[]] })).rows.map(
      (row) => (row as { id: number }).id,
    );

  test('are written; one that finds things otherwise leaves no trace, and costs no other', async () => {
    expect(await engine.write([[add(1)], [add(2), add(1)], [add(3)]])).toEqual(['done', 'otherwise', 'done']);
    expect(await all()).toEqual([1, 3]);
    expect(await engine.write([[add(4), add(3)]])).toEqual(['otherwise']);
    expect(await all()).toEqual([1, 3]);
  });

  test('of calls that come one upon the other are all written, in their order', async () => {
    const calls = Array.from({ length: 200 }, (_, i) => engine.write([[add(i % 150)], [add(1000 + i)]]));
    const written = await Promise.all(calls);
    expect(written).toEqual(Array.from({ length: 200 }, (_, i) => [i < 150 ? 'done' : 'otherwise', 'done']));
    expect(await all()).toHaveLength(350);
  });

  test('that the database refuses cost only the call they came in', async () => {
    const results = await Promise.allSettled([
      engine.write([[add(1)]]),
      engine.write([[add(2)], [add(3, null)]]),
      engine.write([[add(4)]]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(results[1]).toMatchObject({ reason: { code: expect.stringMatching(/^SQLITE_CONSTRAINT/) } });
    expect(await all()).toEqual([1, 4]);
    expect(await engine.write([[add(5)]])).toEqual(['done']);
  });
});
