import { readdirSync, readFileSync } from 'node:fs';
import { type Illegal, KERNEL_CODES, type Plain, type PlainObject } from '@tessera/kernel';
import { findMismatch, gameOfScenario, runScenario, type Scenario } from '@tessera/kernel/testing';
import { expect, test } from 'vitest';
import { founders, type Setup } from '../src/index.ts';

const scenarios = new URL('../scenarios/', import.meta.url);
const docs = new URL('../../../docs/', import.meta.url);

interface Source {
  readonly name: string;
  readonly value: Plain;
}

const files: Source[] = readdirSync(scenarios)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, value: JSON.parse(textOf(name, scenarios)) }));

/** The blocks of docs/scenarios.md: those that name a game are scenarios, the others single steps. */
const blocks: Source[] = [...textOf('scenarios.md', docs).matchAll(/^```json\n([\s\S]*?)^```$/gm)].map((block, i) => ({
  name: `docs/scenarios.md, block ${i + 1}`,
  value: JSON.parse(block[1] as string),
}));
const isScenario = ({ value }: Source) => Object.hasOwn(value as object, 'game');
const isOwn = ({ value }: Source) => (value as PlainObject)['game'] === founders.id;
const all = [...files, ...blocks.filter(isOwn)];

/** The numbers of all rules, variants and worked examples. */
const known = [...textOf('rules/founders.md', docs).matchAll(/\b(?:T|R|TX|V)-\d+[a-z]?\b/g)].map(([rule]) => rule);

for (const { name, value } of all) {
  const { title, rules } = value as unknown as Scenario;
  test(`${rules.join(' ')} ${title}`, () => {
    const { failures } = runScenario(gameOfScenario([founders], value), value, { rules: known });
    expect(
      failures.map((failure) => JSON.stringify(failure)),
      name,
    ).toEqual([]);
  });
}

test('scenarios and the blocks of their guide fit the schema', () => {
  const schema = JSON.parse(textOf('scenario.schema.json', docs)) as PlainObject;
  const step = { $ref: '#/$defs/step', $defs: schema['$defs'] as PlainObject };
  for (const source of [...files, ...blocks]) {
    expect(findMismatch(isScenario(source) ? schema : step, source.value), source.name).toBeNull();
  }
});

test('the schema has the keys that a table may state', () => {
  const { $defs } = JSON.parse(textOf('scenario.schema.json', docs)) as { readonly $defs: PlainObject };
  const keys = (name: string) => Object.keys(($defs[`founders${name}`] as PlainObject)['properties'] as object).sort();
  const setup = founders.setup(2, {}) as Setup;
  const knownTo = (given: PlainObject) =>
    [...((founders.fromScenario(setup, given) as Illegal).params['known'] as readonly string[])].sort();
  expect(keys('Given')).toEqual(knownTo({ nothing: 0 }));
  expect(keys('Territory')).toEqual(knownTo({ territories: [{ nothing: 0 }] }));
});

test('scenarios name rules that exist, and each has a title of its own', () => {
  const codes = [...known, ...Object.values(KERNEL_CODES)];
  const titles: string[] = [];
  for (const { name, value } of all) {
    const { rules, title, steps } = value as unknown as Scenario;
    const refusals = steps.flatMap((step) => ('rule' in step && step.rule ? [step.rule] : []));
    expect(
      [...rules, ...refusals].filter((rule) => !codes.includes(rule)),
      name,
    ).toEqual([]);
    expect(rules, name).toEqual([...new Set(rules)]);
    titles.push(title);
  }
  expect(titles).toEqual([...new Set(titles)]);
});

test('every worked example of the rules is a scenario', () => {
  const rules = textOf('rules/founders.md', docs);
  const examples = [...rules.matchAll(/^\| (TX-\d+[a-z]?) \|/gm)].map((row) => row[1]);
  const shown = files.flatMap(({ value }) => (value as unknown as Scenario).rules);
  expect(examples.length).toBeGreaterThan(0);
  expect(examples.filter((example) => !shown.includes(example as string))).toEqual([]);
});

function textOf(name: string, folder: URL): string {
  return readFileSync(new URL(name, folder), 'utf8');
}
