import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  canonical,
  type Plain,
  RECORD_FAULTS,
  RECORD_FORMAT,
  readRecord,
  recordOf,
  startMatch,
  verify,
  writeRecord,
} from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { pebbles } from '../examples/pebbles.ts';
import { doWorks, lab, newMatch } from './lab.ts';
import { faultOf, finishedMatch, finishedRecord } from './records.ts';

describe('a record', () => {
  test('is read as it was written', () => {
    const record = recordOf(finishedMatch());
    const text = writeRecord(record);
    expect(readRecord(text)).toEqual(record);
    expect(writeRecord(readRecord(text))).toBe(text);
  });

  test('can be written and read while the game runs', () => {
    const match = newMatch();
    expect(readRecord(writeRecord(recordOf(match)))).toEqual(recordOf(match));
    doWorks(match, 'note', 'roll');
    expect(readRecord(writeRecord(recordOf(match)))).toEqual(recordOf(match));
    expect(faultOf(writeRecord(recordOf(match)))).toBe('RECORD-OPEN');
  });

  test('is one canonical object a line, the last the hash of all bytes before it', () => {
    const text = finishedRecord();
    const lines = text.split('\n');
    expect(lines.at(-1)).toBe('');
    for (const line of lines.slice(0, -1)) {
      expect(canonical(JSON.parse(line) as Plain).replaceAll('\ufffd', '\\ufffd')).toBe(line);
    }
    const body = Buffer.from(`${lines.slice(0, -2).join('\n')}\n`, 'utf8');
    expect(lines.at(-2)).toBe(`{"sha256":"${createHash('sha256').update(body).digest('hex')}"}`);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ tessera: RECORD_FORMAT, game: 'lab' });
    expect(JSON.parse(lines.at(-3) ?? '')).toMatchObject({ type: 'closing', secret: 'mellon' });
  });

  test('holds any text that players can type', () => {
    const odd = ['\u2028\u2029\n\r\t"\\', '\ud800', '\udc00x', '\ufffd', '\u0000', '\ufeff', '𝄞'];
    const { match } = startMatch(lab, { players: 2, options: {} }, odd.join(), odd, { odd, [odd.join()]: 1 });
    doWorks(match, 'roll', 'end');
    const text = writeRecord(recordOf(match));
    expect(readRecord(text)).toEqual(recordOf(match));
    const decoded = new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(text));
    expect(verify(lab, readRecord(decoded)).state.outcome?.winners).toEqual([0]);
  });

  test('with hundreds of entries is verified', () => {
    const match = newMatch();
    for (let i = 0; i < 60; i++) doWorks(match, 'note', 'roll', 'pass');
    doWorks(match, 'end');
    expect(match.entries.filter(({ hash }) => hash !== null).map(({ n }) => n)).toEqual([50, 100, 150]);
    expect(faultOf(writeRecord(recordOf(match)))).toBeNull();
  });
});

test('the example in docs/record.md is a record that holds', () => {
  const doc = readFileSync(new URL('../../../docs/record.md', import.meta.url), 'utf8');
  const [, example] = /^```jsonl\n(.*?)^```$/ms.exec(doc) ?? [];
  const { state, ...report } = verify(pebbles, readRecord(example ?? ''));
  expect(state.outcome).toEqual({ reason: 'lastPebble', winners: [1] });
  expect(report).toEqual({ entries: 6, draws: 1, hashes: 1, rebases: 0, undosBeyond: 1, replayedFrom: 0 });
  for (const code of Object.values(RECORD_FAULTS)) expect(doc).toContain(`\`${code}\``);
});
