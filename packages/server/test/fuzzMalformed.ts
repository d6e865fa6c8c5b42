import type { Plain, PlainObject } from '@tessera/kernel';
import type { Dice } from './fuzzKit.ts';

/** Turns a good object into a text that is no longer good. */
type Breaking = (dice: Dice, good: PlainObject) => string;

const NUMBERS = [
  ...[
    '1e400',
    '-1e400',
    '9007199254740993',
    '-9007199254740993',
    '1e21',
    '123456789012345678901234567890',
    '4294967296',
  ],
  ...[
    '0.5',
    '1.0000001',
    '-0',
    '-1',
    '-2147483649',
    '1e-7',
    'NaN',
    'Infinity',
    '-Infinity',
    '0x10',
    '010',
    '+1',
    '.5',
    '1.',
  ],
  ...['1_000', '1n', '--1', '1e', '99999999', '10000001'],
];
const ODD_TEXTS = [
  ...[
    '"\\ud800"',
    '"\\udfff\\ud800"',
    '"\\u0000"',
    '"a\\u0000b"',
    '"\\u2028"',
    '"\\u202e evil"',
    '"\\u0007"',
    '"\\ufeff"',
  ],
  ...[
    '"\u0001"',
    '"\n"',
    '"tab\there"',
    '"\\x41"',
    '"\\u12"',
    '"\\"',
    "'single'",
    '"\u{1f4a9}"',
    '"\\ud83d"',
    '"\ufffe"',
  ],
];
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];
const VALUES: readonly Plain[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  8,
  '',
  'x',
  '__proto__',
  [],
  [1],
  {},
  { a: 1 },
  'null',
  1e9,
];
const WORDS = [
  '<html>',
  'GET / HTTP/1.1',
  'hello',
  '{type:watch}',
  '\u{feff}{}',
  '%00',
  '{{}}',
  '}{',
  '{"a":1}{"b":2}',
  '\\',
  '"',
];

/** The ways in which a message can be none. */
export const MALFORMED: { readonly [kind: string]: Breaking } = {
  'not JSON': (dice) => dice.pick(WORDS) + dice.token(dice.below(200)),
  'cut off': (dice, good) => {
    const text = JSON.stringify(good);
    return text.slice(0, dice.below(text.length));
  },
  'odd numbers': (dice, good) => withRaw(dice, good, dice.pick(NUMBERS)),
  'deep nesting': (dice, good) => {
    const depth = 100 + dice.below(2_000);
    const [open, shut] = dice.pick([
      ['[', ']'],
      ['{"a":', '}'],
      ['[{"answer":', '}]'],
    ] as const);
    // One in three is not even closed.
    const nested = `${open.repeat(depth)}1${dice.isOneIn(3) ? '' : shut.repeat(depth)}`;
    return dice.isOneIn(4) ? nested : withRaw(dice, good, nested);
  },
  'keys twice': (dice, good) => {
    const [place, name] = placeIn(dice, good);
    const twice = `${JSON.stringify(name)}:${JSON.stringify(place[name])}`;
    const other = `${JSON.stringify(name)}:${JSON.stringify(dice.pick(VALUES))}`;
    return JSON.stringify(good).replace(twice, () =>
      dice.isOneIn(2) ? `${twice},${other}` : `${other},${twice},${other}`,
    );
  },
  'names of prototypes': (dice, good) => {
    const [place, name] = placeIn(dice, good);
    const known = `${JSON.stringify(name)}:`;
    const odd = dice.pick(NAMES);
    const more = `${JSON.stringify(odd)}:${dice.pick(['{"isCreator":true}', '{"seat":0}', 'null', '[]', '"x"'])},${known}`;
    if (dice.isOneIn(2)) return JSON.stringify(good).replace(known, () => more);
    return JSON.stringify(good).replace(
      `${known}${JSON.stringify(place[name])}`,
      () => `${known}${JSON.stringify(odd)}`,
    );
  },
  'no object': (dice, good) => {
    const text = JSON.stringify(good);
    const value = dice.pick([
      `[${text}]`,
      JSON.stringify(text),
      '1',
      'true',
      'null',
      '[]',
      '[[]]',
      '"at"',
      '-5',
      '[null]',
    ]);
    return dice.isOneIn(2) ? value : withRaw(dice, good, value);
  },
  'wrong types': (dice, good) => withRaw(dice, good, JSON.stringify(dice.pick(VALUES))),
  'field missing': (dice, good) => {
    const copy = structuredClone(good);
    const [place, name] = placeIn(dice, copy);
    delete (place as { [name: string]: Plain })[name];
    return JSON.stringify(copy);
  },
  'field too many': (dice, good) => {
    const copy = structuredClone(good);
    const [place] = placeIn(dice, copy);
    const name = dice.isOneIn(3) ? dice.pick(['seat', 'user', 'isCreator', 'grant', 'access', 'type ']) : dice.token(6);
    (place as { [name: string]: Plain })[name] = dice.pick(VALUES);
    return JSON.stringify(copy);
  },
  'unknown type': (dice, good) => {
    const copy = structuredClone(good) as { type: Plain; command?: { type: Plain } };
    const type = dice.pick([
      'start',
      'admin',
      'ANSWER',
      'watch ',
      'eval',
      '',
      'at\u0000',
      'hello',
      'update',
      dice.token(12),
    ]);
    if (copy.command !== undefined && dice.isOneIn(2)) copy.command.type = type;
    else copy.type = type;
    return JSON.stringify(copy);
  },
  empty: (dice) => dice.pick(['', ' ', '\n', '\r\n\r\n', '\t', '{}', '[]', 'null', '""', '{ }', '\u00a0']),
  'odd characters': (dice, good) => withRaw(dice, good, dice.pick(ODD_TEXTS)),
  'long strings': (dice, good) =>
    withRaw(dice, good, JSON.stringify(dice.pick(['a', '"', '\u00e9', '\\', ' ']).repeat(600 + dice.below(12_000)))),
  'bytes flipped': (dice, good) => flipped(dice, JSON.stringify(good)),
};

/** The text of an object in which one of its values is something that JSON need not even have. */
function withRaw(dice: Dice, good: PlainObject, raw: string): string {
  const copy = structuredClone(good);
  const [place, name] = placeIn(dice, copy);
  (place as { [name: string]: Plain })[name] = '@raw@';
  return JSON.stringify(copy).replace('"@raw@"', () => raw);
}

/** A field somewhere in an object, however deep. */
function placeIn(dice: Dice, object: PlainObject): [PlainObject, string] {
  let place = object;
  for (;;) {
    const name = dice.pick(Object.keys(place));
    const value = place[name];
    const isInner =
      typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
    if (!isInner || dice.isOneIn(4)) return [place, name];
    place = value as PlainObject;
  }
}

/** A text after some accidents. */
export function flipped(dice: Dice, text: string): string {
  let changed = text;
  for (let left = 1 + dice.below(4); left > 0; left--) {
    const at = dice.below(changed.length + 1);
    const letter = dice.isOneIn(3) ? dice.pick(['"', '{', '}', ',', ':', '\\', '[', '\u0000']) : dice.token(1);
    const cut = dice.below(3);
    changed = changed.slice(0, at) + (cut === 2 ? '' : letter) + changed.slice(at + (cut === 0 ? 0 : 1));
  }
  return changed;
}

/** A text of this kind that a reader refuses; almost every one is. */
export function broken(
  dice: Dice,
  kind: string,
  good: () => PlainObject,
  isRefused: (text: string) => boolean,
): string {
  const breaking = MALFORMED[kind] as Breaking;
  for (let tries = 0; tries < 200; tries++) {
    const text = breaking(dice, good());
    if (isRefused(text)) return text;
  }
  throw new Error(`nothing of kind ${kind} is refused`);
}
