import { readdirSync, readFileSync } from 'node:fs';
import { readRecord, verify } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { civilization } from '../src/index.ts';

const folder = new URL('../corpus/', import.meta.url);
const records = readdirSync(folder).map((name) => {
  const text = readFileSync(new URL(name, folder), 'utf8');
  return { name, bytes: text.length, record: readRecord(text) };
});

// Every answer is still accepted, every draw and every state is the same. After an intended change of the rules the games
// are played and recorded again: node scripts/corpus.mjs --update
for (const { name, record } of records) {
  test(`${name} replays as it was played`, () => {
    const { entries, hashes, rebases, replayedFrom } = verify(civilization, record);
    expect({ rebases, replayedFrom }).toEqual({ rebases: 0, replayedFrom: 0 });
    expect(entries).toBe(record.entries.length);
    expect(hashes).toBeGreaterThan(0);
  });
}

test('the corpus has games of all sizes, some played to their end, and stays small', () => {
  const finished = records.filter(({ record }) => record.closing?.outcome !== null);
  const reasons = finished.map(({ record }) => record.closing?.outcome?.reason);
  expect([...new Set(records.map(({ record }) => record.header.players))].sort()).toEqual([2, 3, 4, 5]);
  expect(new Set(reasons).size).toBeGreaterThan(2);
  expect(records.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(1_800_000);
});
