import { canonical, findUnplain, isPlain, isPlainObject, type Plain, parsePlain, samePlain } from '@tessera/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

class Point {
  x = 1;
}

class Row extends Array<number> {}

function withExtra(): unknown {
  return Object.assign([1, 2], { name: 'row' });
}

function withHidden<T extends object>(value: T): T {
  return Object.defineProperty(value, 'hidden', { value: 1, enumerable: false });
}

function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}

describe('findUnplain', () => {
  test.each<[string, unknown]>([
    ['null', null],
    ['booleans', [true, false]],
    ['whole numbers', [0, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]],
    ['strings, even with lone surrogates', ['', 'ą\ud800']],
    ['nested lists and objects', { a: [{ b: [] }, {}], '': null }],
    ['objects without a prototype', Object.assign(Object.create(null), { a: 1 })],
    ['a key named __proto__', JSON.parse('{"__proto__":1}')],
  ])('lets %s through', (_name, value) => {
    expect(findUnplain(value)).toBeNull();
    expect(isPlain(value)).toBe(true);
  });

  test.each<[string, unknown]>([
    ['undefined', undefined],
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['fractions', 0.5],
    ['numbers beyond the safe ones', 2 ** 53],
    ['minus zero', -0],
    ['big integers', 1n],
    ['symbols', Symbol('s')],
    ['functions', () => 1],
    ['maps', new Map()],
    ['sets', new Set([1])],
    ['dates', new Date(0)],
    ['typed arrays', new Uint8Array(2)],
    ['boxed strings', Object('text')],
    ['class instances', new Point()],
    ['subclasses of Array', Row.from([1])],
    ['holes', new Array(2)],
    ['lists with extra properties', withExtra()],
    ['lists with symbol keys', Object.assign([1], { [Symbol('s')]: 1 })],
    ['lists with hidden properties', withHidden([1])],
    ['objects with symbol keys', { [Symbol('s')]: 1 }],
    ['objects with hidden properties', withHidden({ a: 1 })],
    ['objects with undefined fields', { a: undefined }],
  ])('finds %s', (_name, value) => {
    expect(isPlain(value)).toBe(false);
    expect(isPlain({ deep: [value] })).toBe(false);
    expect(isPlainObject({ deep: [value] })).toBe(false);
  });

  test('says where the first unplain value stands', () => {
    expect(findUnplain({ stack: [{ at: 'x' }, { at: undefined }] })).toBe('$.stack[1].at');
    expect(findUnplain({ a: [[], new Array(1)] })).toBe('$.a[1][0]');
    expect(findUnplain(withExtra())).toBe('$');
  });

  test('refuses what is nested too deep and circles instead of exhausting the stack', () => {
    const circle: { self: unknown } = { self: null };
    circle.self = circle;
    expect(isPlain(nested(90))).toBe(true);
    expect(isPlain(nested(200_000))).toBe(false);
    expect(isPlain(circle)).toBe(false);
  });
});

test('isPlainObject takes objects only', () => {
  expect(isPlainObject({})).toBe(true);
  for (const value of [null, [], 'x', 1, undefined]) expect(isPlainObject(value)).toBe(false);
});

const plain = fc.letrec<{ value: Plain }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.maxSafeInteger().map((n) => n + 0),
    fc.string({ unit: 'binary' }),
    fc.array(tie('value')),
    fc.dictionary(fc.string({ unit: 'binary' }), tie('value')),
  ),
})).value;

describe('canonical', () => {
  test('sorts keys at every depth and leaves out white space', () => {
    expect(canonical({ b: [{ z: 1, a: null }], a: 'é\n', 10: true, 9: false })).toBe(
      '{"10":true,"9":false,"a":"é\\n","b":[{"a":null,"z":1}]}',
    );
  });

  test('writes lone surrogates as escapes, so that two values never share a text', () => {
    expect(canonical('\ud800')).toBe('"\\ud800"');
    expect(canonical('\ud800')).not.toBe(canonical('\ufffd'));
  });

  test('is read back as the same value, by any order of keys', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const text = canonical(value);
        const back = parsePlain(text);
        expect(back).not.toBeNull();
        expect(samePlain(back?.value ?? null, value)).toBe(true);
        expect(canonical(reversed(value))).toBe(text);
      }),
    );
  });
});

describe('samePlain', () => {
  test('holds for two values exactly if their canonical texts are equal', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        expect(samePlain(a, reversed(a))).toBe(true);
        expect(samePlain(a, b)).toBe(canonical(a) === canonical(b));
      }),
    );
  });

  test.each<[Plain, Plain]>([
    [[], {}],
    [{}, []],
    [null, {}],
    [{}, null],
    [0, '0'],
    [[1, 2], [1]],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ toString: 1 }, { a: 1 }],
    [JSON.parse('{"__proto__":{}}'), { a: {} }],
  ])('tells %j and %j apart', (a, b) => {
    expect(samePlain(a, b)).toBe(false);
    expect(samePlain(b, a)).toBe(false);
  });
});

test.each(['', '{', 'undefined', 'NaN', '1.5', '1e99', '-0', '[1,]', "{'a':1}", '['.repeat(100_000)])(
  'parsePlain refuses %j',
  (text) => {
    expect(parsePlain(text)).toBeNull();
  },
);

test('parsePlain refuses a text nested a million deep', () => {
  expect(parsePlain('['.repeat(1_000_000) + ']'.repeat(1_000_000))).toBeNull();
});

/** The same value with the keys of every object in the opposite order. */
function reversed(value: Plain): Plain {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}
