import { readdirSync, readFileSync } from 'node:fs';
import { readRecord, verify } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { founders } from '../src/index.ts';

const folder = new URL('../corpus/', import.meta.url);
const records = readdirSync(folder).map((name) => {
  const text = readFileSync(new URL(name, folder), 'utf8');
  return { name, bytes: text.length, record: readRecord(text) };
});

// Every answer is still accepted, every draw and every state is the same. After an intended change of the rules the games
// are played and recorded again: node scripts/corpus.mjs --update
for (const { name, record } of records) {
  test(`${name} replays as it was played`, () => {
    const { entries, hashes, rebases, replayedFrom } = verify(founders, record);
    expect({ rebases, replayedFrom }).toEqual({ rebases: 0, replayedFrom: 0 });
    expect(entries).toBe(record.entries.length);
    expect(hashes).toBeGreaterThan(0);
  });
}

test('the corpus has games of all sizes, all played to their end', () => {
  expect(records.length).toBeGreaterThan(3);
  expect([...new Set(records.map(({ record }) => record.header.players))].sort()).toEqual([2, 3, 4]);
  expect(records.filter(({ record }) => (record.closing?.outcome ?? null) === null)).toEqual([]);
});
