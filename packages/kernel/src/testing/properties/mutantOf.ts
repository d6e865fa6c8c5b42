import { nextBelow } from '../../chance.ts';
import type { Plain, PlainObject } from '../../plain.ts';
import { pick } from './aside.ts';
import { deepCopy, setField } from './plain.ts';

/** Names that every object has, control characters, numbers in disguise, and text longer than any key. */
const HOSTILE_STRINGS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  '',
  ' ',
  '0',
  '-1',
  'null',
  '\u0000',
  '\ud800',
  'x'.repeat(5000),
] as const;

const HOSTILE_NUMBERS = [
  -1,
  -0,
  0.5,
  1e9,
  2 ** 31,
  2 ** 32,
  -(2 ** 31),
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  1e300,
  Number.NaN,
  Number.POSITIVE_INFINITY,
] as const;

/** What a broken or hostile client might send instead of an answer. */
const NO_ANSWERS: readonly unknown[] = [undefined, null, true, 0, 'pass', [], {}, [[]], { __proto__: null }];

/** A legal answer with one thing changed, or something that is not an answer at all. */
export function mutantOf(option: PlainObject, others: readonly PlainObject[], generator: number[]): unknown {
  const fields = Object.keys(option);
  const kind = nextBelow(generator, 12);
  if (kind === 0 || fields.length === 0) return pick(generator, [...NO_ANSWERS, [option], { answer: option }]);
  const mutant: { [key: string]: unknown } = deepCopy(option) as { [key: string]: Plain };
  const field = pick(generator, fields);
  if (kind === 1) delete mutant[field];
  else if (kind === 2) setField(mutant, pick(generator, ['extra', '__proto__', 'constructor', '0', '']), option[field]);
  else if (kind === 3) {
    delete mutant[field];
    setField(mutant, `${field} `, option[field]);
  } else if (kind === 4) setField(mutant, field, pick(generator, others)[field]);
  else setField(mutant, field, changed(option[field] as Plain, generator));
  return mutant;
}

/** Another value in its place: near it, of a wrong type, hostile; inside lists and objects one part is changed. */
function changed(value: Plain, generator: number[]): unknown {
  if (Array.isArray(value) && value.length > 0 && nextBelow(generator, 2) === 0) return changedList(value, generator);
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && nextBelow(generator, 2) === 0) {
    return mutantOf(value as PlainObject, [value as PlainObject], generator);
  }
  switch (nextBelow(generator, 8)) {
    case 0:
      return pick(generator, [null, undefined, true, false]);
    case 1:
      return pick(generator, [[], {}, [value], { value }, [[value]]]);
    case 2:
    case 3:
      return pick(generator, HOSTILE_STRINGS);
    case 4:
      return pick(generator, HOSTILE_NUMBERS);
    case 5:
      return typeof value === 'number' ? String(value) : `${String(value)} `;
    default:
      return typeof value === 'number' ? value + pick(generator, [-2, -1, 1, 2, 100]) : String(value).toUpperCase();
  }
}

function changedList(list: readonly Plain[], generator: number[]): unknown[] {
  const copy: unknown[] = [...list];
  const index = nextBelow(generator, list.length);
  const kind = nextBelow(generator, 3);
  if (kind === 0) copy.splice(index, 1);
  else if (kind === 1) copy.push(list[index]);
  else copy[index] = changed(list[index] as Plain, generator);
  return copy;
}
