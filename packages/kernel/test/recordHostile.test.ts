import { isPlainObject, type Plain } from '@tessera/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultOf, finishedRecord, forge, type Line, lineOf, seal } from './records.ts';

const good = finishedRecord();

/** Values of every kind; most are wrong for any given field. */
const ODD: readonly Plain[] = [
  null,
  true,
  false,
  -1,
  2 ** 53 - 1,
  -(2 ** 53 - 1),
  '',
  'x',
  '1',
  'f'.repeat(64),
  'F'.repeat(64),
  [],
  [1],
  [null],
  ['x'],
  [[]],
  [{}],
  {},
  { length: 1 },
  { toString: 1, valueOf: 1 },
  { stream: 'dice', what: 'die', among: 6, came: 7 },
  [{ stream: 'dice', what: 'die', among: 6, came: 7 }],
  [{ stream: 'dice', what: 'die', among: 6, came: [0] }],
  [{ stream: 'dice', what: 'die', among: 6, came: 0 }],
  [{ what: 'die', among: 6, came: 0 }],
  JSON.parse('{"__proto__":{"x":1}}'),
  JSON.parse('[{"__proto__":null,"constructor":1}]'),
];

describe('garbage instead of a record', () => {
  test.each<[string, string]>([
    ['nothing', ''],
    ['a line end', '\n'],
    ['many line ends', '\n'.repeat(1000)],
    ['a word', 'hello'],
    ['a word and a line end', 'hello\n'],
    ['null', 'null\n'],
    ['a number', '1\n'],
    ['a list', '[]\n[]\n'],
    ['an empty object', '{}\n'],
    ['empty objects, well sealed', seal('{}\n{}\n')],
    ['a seal alone', seal('')],
    ['a bare header', '{"tessera":1}\n'],
    ['a bare header, well sealed', seal('{"tessera":1}\n')],
    ['a byte order mark', `\ufeff${good}`],
    ['control characters', String.fromCharCode(...Array.from({ length: 256 }, (_, i) => i))],
    ['a text nested a million deep', `${'['.repeat(1_000_000)}\n`],
    ['an object nested a hundred thousand deep', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}\n`],
  ])('is refused: %s', (_name, text) => {
    expect(faultOf(text)).toMatch(/^RECORD-(FORM|DAMAGED|UNKNOWN)$/);
  });

  test('is refused whatever it is', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(fc.json({ maxDepth: 3 })).map((lines) => seal(lines.map((line) => `${line}\n`).join(''))),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => new TextDecoder().decode(bytes)),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        expect(faultOf(text)).not.toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  test('is told apart from formats that are not known yet', () => {
    expect(faultOf(forge(good, ([header]) => Object.assign(header as Line, { tessera: 3 })))).toBe('RECORD-UNKNOWN');
    expect(faultOf(seal('{"tessera":3,"anything":"else"}\n'))).toBe('RECORD-UNKNOWN');
  });
});

describe('a field of the wrong kind', () => {
  const rebased = finishedRecord(true);
  const lines = rebased.split('\n').slice(0, -2);
  const kinds = new Map(lines.map((line, i) => [String((JSON.parse(line) as Line)['type'] ?? 'header'), i]));

  test.each([...kinds])('is refused in a line of type %s', (_type, index) => {
    const line = JSON.parse(lines[index] ?? '') as Line;
    for (const field of Object.keys(line)) {
      for (const odd of ODD) {
        if (JSON.stringify(odd) === JSON.stringify(line[field]) || isFree(field, odd)) continue;
        const forged = forge(rebased, (all) => Object.assign(lineOf(all, index), { [field]: odd }));
        expect(faultOf(forged), `${field}: ${JSON.stringify(odd)}`).not.toBeNull();
      }
    }
  });

  test.each([...kinds])('may neither be missing nor be one too many in a line of type %s', (_type, index) => {
    const line = JSON.parse(lines[index] ?? '') as Line;
    for (const field of Object.keys(line)) {
      const forged = forge(rebased, (all) => {
        const { [field]: _left, ...rest } = line;
        all[index] = rest;
      });
      expect(faultOf(forged), field).not.toBeNull();
    }
    for (const field of ['more', '__proto__', 'constructor', '']) {
      const forged = forge(rebased, (all) => {
        all[index] = JSON.parse(`{${JSON.stringify(field)}:1,${JSON.stringify(line).slice(1)}`) as Line;
      });
      expect(faultOf(forged), field).toBe('RECORD-FORM');
    }
  });

  test.each<[string, (lines: Line[]) => void]>([
    ['players: "x"', (all) => Object.assign(lineOf(all, 0), { players: 'x' })],
    ['words: [1]', (all) => Object.assign(lineOf(all, 0), { words: ['a', 1] })],
    ['draws: [1]', (all) => Object.assign(lineOf(all, 0), { draws: [1] })],
    ['commitment: "x"', (all) => Object.assign(lineOf(all, 0), { commitment: 'x' })],
    ['an unknown type', (all) => Object.assign(lineOf(all, 1), { type: 'gift' })],
    ['type: __proto__', (all) => Object.assign(lineOf(all, 1), { type: '__proto__' })],
    ['type: constructor', (all) => Object.assign(lineOf(all, 1), { type: 'constructor' })],
    ['a type that cannot be printed', (all) => Object.assign(lineOf(all, 1), { type: { toString: 1, valueOf: 1 } })],
    ['seat: -1', (all) => Object.assign(lineOf(all, 1), { seat: -1 })],
    ['n out of order', (all) => Object.assign(lineOf(all, 2), { n: 3 })],
    ['undo to: -1', (all) => Object.assign(lineOf(all, 3), { to: -1 })],
    ['undo to itself', (all) => Object.assign(lineOf(all, 3), { to: 3 })],
    ['undo to the future', (all) => Object.assign(lineOf(all, 3), { to: 2 ** 53 - 1 })],
    ['undo beyond by one seat', (all) => Object.assign(lineOf(all, 3), { beyond: true })],
    ['undo by nobody', (all) => Object.assign(lineOf(all, 3), { seat: null })],
    ['a hash where none belongs', (all) => Object.assign(lineOf(all, 1), { hash: '0'.repeat(64) })],
    ['no hash where one belongs', (all) => padTo50(all, null)],
    ['a malformed hash', (all) => padTo50(all, 'abc')],
    ['outcome: "won"', (all) => Object.assign(lineOf(all, -1), { outcome: 'won' })],
    ['outcome without winners', (all) => Object.assign(lineOf(all, -1), { outcome: { reason: 'ended' } })],
    ['two closing lines', (all) => all.push(lineOf(all, -1))],
    ['an entry after the closing line', (all) => all.push(lineOf(all, 1))],
  ])('is a fault of form: %s', (_name, change) => {
    expect(faultOf(forge(good, change))).toBe('RECORD-FORM');
  });

  test.each(['1e99', '-0', '0.5', '1E400', '9007199254740993', '1e2', '+1', '01'])(
    'as the number %s is refused',
    (number) => {
      const text = good.slice(0, good.lastIndexOf('{"sha256"')).replace('"ask":0', `"ask":${number}`);
      expect(faultOf(seal(text))).toMatch(/^RECORD-(FORM|DAMAGED|ILLEGAL)$/);
    },
  );
});

/** No rule reads these fields: there any object will do. */
function isFree(field: string, value: Plain): boolean {
  return ['about', 'options', 'reason'].includes(field) && isPlainObject(value);
}

/** Fills the record up with notes until the fiftieth entry, which gets this hash. */
function padTo50(all: Line[], hash: string | null): void {
  const closing = all.pop();
  const first = lineOf(all, 1);
  for (let n = all.length; n <= 50; n++) all.push({ ...first, n, hash: n === 50 ? hash : null });
  if (closing !== undefined) all.push(closing);
}
