import { isPlainObject, type Plain, type PlainObject, samePlain } from '../../plain.ts';

/**
 * Checks a value against a JSON Schema, with the keywords that docs/scenario.schema.json uses: the schema is for editors,
 * and a test that reads it keeps it true. An unknown keyword is an error, never ignored.
 */
export function findMismatch(schema: PlainObject, value: Plain): string | null {
  return mismatch({ root: schema, schema, value, path: '$' });
}

interface Place {
  readonly root: PlainObject;
  readonly schema: PlainObject;
  readonly value: Plain;
  readonly path: string;
}

type Keyword = (at: Place, rule: Plain) => string | null;

const NONE: Keyword = () => null;

const KEYWORDS: { readonly [keyword: string]: Keyword } = {
  $schema: NONE,
  $id: NONE,
  $defs: NONE,
  title: NONE,
  description: NONE,
  // `then` is read together with `if`.
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema, never awaited
  then: NONE,
  $ref: (at, rule) => mismatch({ ...at, schema: definition(at.root, String(rule)) }),
  type: (at, rule) =>
    unless(toList(rule).includes(typeOf(at.value)) || isWhole(at, rule), at, `is not of type ${rule}`),
  const: (at, rule) => unless(samePlain(at.value, rule), at, `is not ${String(rule)}`),
  enum: (at, rule) =>
    unless(
      toList(rule).some((one) => samePlain(one, at.value)),
      at,
      `is not one of ${rule}`,
    ),
  pattern: (at, rule) =>
    unless(typeof at.value !== 'string' || new RegExp(String(rule)).test(at.value), at, `does not match ${rule}`),
  minimum: (at, rule) => unless(!isBelow(at.value, rule), at, `is below ${rule}`),
  maximum: (at, rule) => unless(!isBelow(rule, at.value), at, `is above ${rule}`),
  minItems: (at, rule) => unless(!isList(at.value) || !isBelow(at.value.length, rule), at, 'is too short'),
  maxItems: (at, rule) => unless(!isList(at.value) || !isBelow(rule, at.value.length), at, 'is too long'),
  required: (at, rule) => {
    const lacking = toList(rule).find((key) => isPlainObject(at.value) && !Object.hasOwn(at.value, String(key)));
    return unless(lacking === undefined, at, `has no "${lacking}"`);
  },
  properties: (at, rule) => {
    if (!isPlainObject(at.value)) return null;
    const known = Object.entries(at.value).filter(([key]) => Object.hasOwn(rule as object, key));
    return first(known, ([key, value]) => inner(at, (rule as PlainObject)[key], value, `${at.path}.${key}`));
  },
  additionalProperties: (at) => {
    const properties = (at.schema['properties'] ?? {}) as object;
    const unknown = isPlainObject(at.value) && Object.keys(at.value).find((key) => !Object.hasOwn(properties, key));
    return unless(!unknown, at, `has an unknown "${unknown}"`);
  },
  items: (at, rule) =>
    isList(at.value) ? first([...at.value.entries()], ([i, one]) => inner(at, rule, one, `${at.path}[${i}]`)) : null,
  prefixItems: (at, rule) => {
    const items = isList(at.value) ? at.value : [];
    return first([...items.entries()], ([i, one]) => inner(at, toList(rule)[i] ?? {}, one, `${at.path}[${i}]`));
  },
  allOf: (at, rule) => first(toList(rule), (one) => inner(at, one, at.value, at.path)),
  oneOf: (at, rule) => {
    const faults = toList(rule).map((one) => inner(at, one, at.value, at.path));
    const fitting = faults.filter((fault) => fault === null).length;
    return unless(fitting === 1, at, `fits ${fitting} of ${faults.length} forms (${faults.join('; ')})`);
  },
  if: (at, rule) =>
    inner(at, rule, at.value, at.path) === null ? inner(at, at.schema['then'] ?? {}, at.value, at.path) : null,
};

function mismatch(at: Place): string | null {
  return first(Object.entries(at.schema), ([keyword, rule]) => {
    const check = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword] : undefined;
    if (check === undefined) throw new Error(`the schema uses "${keyword}", which is not known here`);
    return check(at, rule);
  });
}

function inner(at: Place, schema: Plain | undefined, value: Plain, path: string): string | null {
  return mismatch({ root: at.root, schema: schema as PlainObject, value, path });
}

function first<E>(all: readonly E[], find: (one: E) => string | null): string | null {
  for (const one of all) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}

function unless(holds: boolean, at: Place, fault: string): string | null {
  return holds ? null : `${at.path} ${fault}`;
}

function definition(root: PlainObject, reference: string): PlainObject {
  const found = (root['$defs'] as PlainObject)[reference.replace('#/$defs/', '')];
  if (found === undefined) throw new Error(`the schema has no ${reference}`);
  return found as PlainObject;
}

function typeOf(value: Plain): string {
  return value === null ? 'null' : isList(value) ? 'array' : typeof value;
}

/** Plain data has whole numbers only. */
function isWhole(at: Place, rule: Plain): boolean {
  return typeof at.value === 'number' && toList(rule).includes('integer');
}

function isBelow(a: Plain, b: Plain): boolean {
  return typeof a === 'number' && typeof b === 'number' && a < b;
}

function toList(value: Plain): readonly Plain[] {
  return isList(value) ? value : [value];
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}
