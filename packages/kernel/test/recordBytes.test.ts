import { recordOf, startMatch, undo, writeRecord } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { accept, doWorks, lab } from './lab.ts';
import { faultOf } from './records.ts';

const text = smallRecord();
const bytes = new TextEncoder().encode(text);

/** Short, since every byte of it will be changed in turn. */
function smallRecord(): string {
  const about = { odd: '\u{1F3B2}, not UTF-8: \ufffd, \ud800' };
  const { match } = startMatch(lab, { players: 2, options: {} }, 'mellon', ['ą'], about);
  doWorks(match, 'note');
  accept(undo(match, 0));
  doWorks(match, 'roll', 'end');
  return writeRecord(recordOf(match));
}

/** Decoded as leniently as can be: the record itself must notice what is not UTF-8. */
function decode(changed: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(changed);
}

/** The record with `dropped` bytes at a place replaced by others. */
function spliced(at: number, dropped: number, ...put: number[]): string {
  return decode(new Uint8Array([...bytes.subarray(0, at), ...put, ...bytes.subarray(at + dropped)]));
}

const LIKED_BY_JSON = [...'\n 0"\\'].map((letter) => letter.charCodeAt(0));
const EXTRAS = ['\n', ' ', '0', '\r', '\ufeff', '\ufffd'].map((letter) => [...new TextEncoder().encode(letter)]);

describe('one changed byte', () => {
  test('leaves no doubt that the unchanged record holds', () => {
    expect(faultOf(decode(bytes))).toBeNull();
    expect(bytes.length).toBeLessThan(1500);
  });

  test('anywhere is noticed, whichever bit of it flips', () => {
    const unnoticed: string[] = [];
    bytes.forEach((byte, at) => {
      for (let bit = 0; bit < 8; bit++) {
        if (faultOf(spliced(at, 1, byte ^ (1 << bit))) === null) unnoticed.push(`byte ${at}, bit ${bit}`);
      }
    });
    expect(unnoticed).toEqual([]);
  });

  test('anywhere is noticed when it becomes something that JSON may like', () => {
    const unnoticed: string[] = [];
    bytes.forEach((byte, at) => {
      for (const other of LIKED_BY_JSON) {
        if (other !== byte && faultOf(spliced(at, 1, other)) === null) unnoticed.push(`byte ${at} as ${other}`);
      }
    });
    expect(unnoticed).toEqual([]);
  });

  test('anywhere is noticed when it is left out, and when one or more are put in', () => {
    const unnoticed: string[] = [];
    for (let at = 0; at <= bytes.length; at++) {
      if (at < bytes.length && faultOf(spliced(at, 1)) === null) unnoticed.push(`byte ${at} left out`);
      for (const extra of EXTRAS) if (faultOf(spliced(at, 0, ...extra)) === null) unnoticed.push(`${extra} at ${at}`);
    }
    expect(unnoticed).toEqual([]);
  });

  test('is noticed in bytes that are not UTF-8 but decoded as if they were', () => {
    // F0 BF BD and the bytes EF BF BD of the letter itself are both decoded as U+FFFD: so it never stands in a record.
    expect(text).not.toContain('\ufffd');
    expect(text).toContain('not UTF-8: \\ufffd, \\ud800');
    expect(faultOf(text.replace('\\ufffd', '\ufffd'))).toBe('RECORD-DAMAGED');
  });
});

test('a record that is cut off anywhere is refused', () => {
  const unnoticed: number[] = [];
  for (let length = 0; length < bytes.length; length++) {
    if (faultOf(decode(bytes.subarray(0, length))) === null) unnoticed.push(length);
  }
  expect(unnoticed).toEqual([]);
});

test('a record whose lines are doubled, dropped, exchanged or ended otherwise is refused', () => {
  const lines = text.split('\n').slice(0, -1);
  const join = (...parts: string[][]) =>
    parts
      .flat()
      .map((line) => `${line}\n`)
      .join('');
  for (let i = 0; i < lines.length; i++) {
    const [before, here, next, after] = [
      lines.slice(0, i),
      lines.slice(i, i + 1),
      lines.slice(i + 1, i + 2),
      lines.slice(i + 2),
    ];
    expect(faultOf(join(before, here, here, next, after))).not.toBeNull();
    expect(faultOf(join(before, next, after))).not.toBeNull();
    if (next.length > 0) expect(faultOf(join(before, next, here, after))).not.toBeNull();
  }
  expect(faultOf(text + text)).not.toBeNull();
  expect(faultOf(text.replaceAll('\n', '\r\n'))).not.toBeNull();
});
