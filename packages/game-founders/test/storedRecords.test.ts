import { readdirSync, readFileSync } from 'node:fs';
import { RECORD_FORMAT, readRecord, verify, writeRecord } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { founders } from '../src/index.ts';

const FOLDER = new URL('stored/', import.meta.url);
/** The closing line has a hash, and so has every fiftieth entry. */
const HASH_EVERY = 50;
const RECORDS = readdirSync(FOLDER).filter((name) => name.endsWith('.tessera'));

/** Records in format 1; the shape of the states is still the same, so every hash counts. */
describe('a record written by an earlier version', () => {
  test('is kept here', () => expect(RECORDS.length).toBeGreaterThan(1));

  test.each(RECORDS)('%s opens and holds, hashes and all', (name) => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8');
    expect(text).toContain('"tessera":1');
    expect(text).toContain('"stream":"others"');
    const record = readRecord(text);
    expect(record.header.tessera).toBe(RECORD_FORMAT);
    const { hashes, entries, draws } = verify(founders, record);
    expect([entries, hashes]).toEqual([record.entries.length, Math.floor(entries / HASH_EVERY) + 1]);
    expect(draws).toBeGreaterThan(0);
    expect(verify(founders, readRecord(writeRecord(record))).hashes).toBe(hashes);
  });

  test.each(RECORDS)('%s is refused if a byte of it differs', (name) => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8');
    for (const [from, to] of [
      ['"stream":"others"', '"stream":"dice"'],
      ['"tessera":1', '"tessera":2'],
      ['"among":', '"among": '],
    ] as const) {
      expect(() => readRecord(text.replace(from, to)), from).toThrow();
    }
  });
});
