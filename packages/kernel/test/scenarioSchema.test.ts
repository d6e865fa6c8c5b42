import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Plain, PlainObject } from '../src/index.ts';
import { findMismatch, scenarioKeys } from '../src/testing/index.ts';

const file = new URL('../../../docs/scenario.schema.json', import.meta.url);
const schema = JSON.parse(readFileSync(file, 'utf8')) as PlainObject;
const definitions = schema['$defs'] as { readonly [name: string]: { readonly properties: PlainObject } };

test('the schema of scenarios knows the same keys as the runner', () => {
  const { scenario, ...steps } = scenarioKeys();
  expect(Object.keys(schema['properties'] as object).sort()).toEqual([...scenario].sort());
  for (const [kind, keys] of Object.entries(steps)) {
    expect(Object.keys(definitions[kind]?.properties ?? {}).sort(), kind).toEqual([...keys].sort());
  }
  const forms = (definitions['step'] as unknown as { oneOf: { $ref: string }[] }).oneOf;
  expect(forms.map(({ $ref }) => $ref.replace('#/$defs/', ''))).toEqual(Object.keys(steps));
});

const tree: PlainObject = {
  type: 'object',
  required: ['kind'],
  additionalProperties: false,
  properties: {
    kind: { enum: ['leaf', 'branch'] },
    size: { type: 'integer', minimum: 1, maximum: 3 },
    name: { type: ['string', 'null'], pattern: '^[a-z]+$' },
    place: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], minItems: 2, maxItems: 2 },
    parts: { type: 'array', items: { $ref: '#/$defs/tree' } },
    mark: { oneOf: [{ const: true }, { type: 'object' }, { type: ['object', 'string'] }] },
  },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema, never awaited
  allOf: [{ if: { properties: { kind: { const: 'branch' } } }, then: { required: ['parts'] } }],
  $defs: {},
};
const recursive: PlainObject = { ...tree, $defs: { tree: { ...tree } } };

test.each<[Plain, string | null]>([
  [{ kind: 'leaf' }, null],
  [{ kind: 'leaf', size: 3, name: 'oak', place: ['a', 1], mark: true }, null],
  [{ kind: 'leaf', name: null, mark: 'text' }, null],
  [{ kind: 'branch', parts: [{ kind: 'leaf' }] }, null],
  [[], '$ is not of type object'],
  [{}, '$ has no "kind"'],
  [{ kind: 'root' }, '$.kind is not one of leaf,branch'],
  [{ kind: 'leaf', age: 1 }, '$ has an unknown "age"'],
  [{ kind: 'leaf', size: 0 }, '$.size is below 1'],
  [{ kind: 'leaf', size: 4 }, '$.size is above 3'],
  [{ kind: 'leaf', size: 'big' }, '$.size is not of type integer'],
  [{ kind: 'leaf', name: 'Oak' }, '$.name does not match'],
  [{ kind: 'leaf', place: ['a'] }, '$.place is too short'],
  [{ kind: 'leaf', place: ['a', 1, 2] }, '$.place is too long'],
  [{ kind: 'leaf', place: ['a', 'b'] }, '$.place[1] is not of type integer'],
  [{ kind: 'leaf', mark: {} }, '$.mark fits 2 of 3 forms'],
  [{ kind: 'leaf', mark: 1 }, '$.mark fits 0 of 3 forms'],
  [{ kind: 'branch' }, '$ has no "parts"'],
  [{ kind: 'branch', parts: [{ kind: 'branch' }] }, '$.parts[0] has no "parts"'],
])('checking %j against a schema', (value, message) => {
  const found = findMismatch(recursive, value);
  if (message === null) expect(found).toBeNull();
  else expect(found).toContain(message);
});

test('a keyword that the check does not know is an error', () => {
  expect(() => findMismatch({ multipleOf: 2 }, 4)).toThrow('"multipleOf"');
  expect(() => findMismatch({ $ref: '#/$defs/none', $defs: {} }, 4)).toThrow('no #/$defs/none');
});
