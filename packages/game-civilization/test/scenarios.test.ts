import { readdirSync, readFileSync } from 'node:fs';
import { KERNEL_CODES, type Plain, type PlainObject } from '@tessera/kernel';
import { findMismatch, gameOfScenario, runScenario, type Scenario } from '@tessera/kernel/testing';
import { expect, test } from 'vitest';
import { BUILDING_FAMILIES, BUILDING_IDS } from '../src/data/buildings.ts';
import { CIVILIZATION_IDS } from '../src/data/civilizations.ts';
import { GOVERNMENT_IDS } from '../src/data/governments.ts';
import { GREAT_PERSON_CARD_IDS, GREAT_PERSON_TYPES } from '../src/data/greatPeople.ts';
import { HUT_IDS, VILLAGE_IDS } from '../src/data/markers.ts';
import { MARKET_RESOURCES } from '../src/data/resources.ts';
import { TECH_IDS } from '../src/data/techIds.ts';
import { TECHS } from '../src/data/techs.ts';
import { TERRAINS } from '../src/data/terrain.ts';
import { UNIT_CARDS } from '../src/data/units.ts';
import { WONDER_IDS } from '../src/data/wonders.ts';
import { civilization } from '../src/index.ts';
import { PHASES } from '../src/state/phases.ts';
import { impossible } from './table.ts';

const scenarios = new URL('../scenarios/', import.meta.url);
const docs = new URL('../../../docs/', import.meta.url);

interface Source {
  readonly name: string;
  readonly value: Plain;
}

const files: Source[] = readdirSync(scenarios)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, value: JSON.parse(textOf(name, scenarios)) }));

/** Those of docs/scenarios.md that are of this game. */
const examples: Source[] = [...textOf('scenarios.md', docs).matchAll(/^```json\n([\s\S]*?)^```$/gm)]
  .map((block, i) => ({ name: `docs/scenarios.md, block ${i + 1}`, value: JSON.parse(block[1] as string) as Plain }))
  .filter(({ value }) => (value as PlainObject)['game'] === civilization.id);
const all = [...files, ...examples];

/** The numbers of all rules. */
const known = [...textOf('rules/civilization.md', docs).matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(
  (line) => line[1] as string,
);

for (const { name, value } of all) {
  const { title, rules } = value as unknown as Scenario;
  test(`${rules.join(' ')} ${title}`, () => {
    const { failures } = runScenario(gameOfScenario([civilization], value), value, { rules: known });
    expect(
      failures.map((failure) => JSON.stringify(failure)),
      name,
    ).toEqual([]);
  });
}

test('the guide has an example', () => {
  expect(examples.length).toBeGreaterThan(0);
});

test('scenarios fit the schema', () => {
  const schema = JSON.parse(textOf('scenario.schema.json', docs)) as PlainObject;
  for (const { name, value } of files) expect(findMismatch(schema, value), name).toBeNull();
});

test('the schema lists the faces that there are', () => {
  const { $defs } = JSON.parse(textOf('scenario.schema.json', docs)) as { readonly $defs: PlainObject };
  const listed = (name: string) => ($defs[`civilization${name}`] as PlainObject)['enum'];
  expect(listed('Id')).toEqual(CIVILIZATION_IDS);
  expect(listed('Government')).toEqual(GOVERNMENT_IDS);
  expect(listed('Tech')).toEqual(TECH_IDS);
  expect(listed('Wonder')).toEqual(WONDER_IDS);
  expect(listed('Building')).toEqual(BUILDING_IDS);
  expect(listed('Person')).toEqual(GREAT_PERSON_TYPES);
  expect(listed('PersonCard')).toEqual(GREAT_PERSON_CARD_IDS);
  expect(listed('Unit')).toEqual(UNIT_CARDS.map(({ id }) => id));
  expect(listed('Hut')).toEqual(HUT_IDS);
  expect(listed('Village')).toEqual(VILLAGE_IDS);
  expect(listed('Terrain')).toEqual(TERRAINS);
  expect(listed('Phase')).toEqual(PHASES);
  expect(listed('Use')).toEqual(knownTo({ players: [{ used: ['nothing'] }] }));
  const keys = (name: string) => Object.keys(($defs[`civilization${name}`] as PlainObject)['properties'] as object);
  expect(keys('Given').sort()).toEqual([...knownTo({ nothing: 0 })].sort());
  expect(keys('Player').sort()).toEqual([...knownTo({ players: [{ nothing: 0 }] })].sort());
  expect(keys('Battle').sort()).toEqual([...knownTo({ battle: { nothing: 0 } })].sort());
  expect(keys('Ground').sort()).toEqual([...knownTo({ ground: [{ nothing: 0 }] })].sort());
  expect(keys('Piece').sort()).toEqual([...knownTo({ pieces: [{ nothing: 0 }] })].sort());
  expect(keys('Tile').sort()).toEqual([...knownTo({ tiles: [{ nothing: 0 }] })].sort());
  expect(keys('Resources')).toEqual(MARKET_RESOURCES);
  expect(keys('Buildings')).toEqual(BUILDING_FAMILIES);
  expect(keys('TechCoins')).toEqual(TECHS.filter(({ coinTask }) => coinTask !== null).map(({ id }) => id));
  const options = civilization.setup(2, {});
  const chosen = Object.keys(optionsOf(options)).filter((name) => !civilization.searchOptions.includes(name));
  expect(keys('Options').sort()).toEqual(chosen.sort());
});

test('scenarios name rules that hold without the expansion, and each has a title of its own', () => {
  const inBase = known.filter((rule) => !expansionOnly().includes(rule));
  const titles: string[] = [];
  for (const { name, value } of all) {
    const { rules, title, steps } = value as unknown as Scenario;
    const refusals = steps.flatMap((step) => ('rule' in step && step.rule ? [step.rule] : []));
    expect(
      [...rules, ...refusals].filter((rule) => ![...inBase, ...Object.values(KERNEL_CODES)].includes(rule)),
      name,
    ).toEqual([]);
    expect(rules, name).toEqual([...new Set(rules)]);
    titles.push(title);
  }
  expect(titles).toEqual([...new Set(titles)]);
});

test('a table that is called impossible is refused by a rule otherwise, and few are', () => {
  const meant = files.filter(({ value }) => (value as PlainObject)['impossible'] === true);
  const refusals = meant.map(({ name, value }) => {
    const { setup, given } = value as unknown as Scenario;
    return [name, impossible(given ?? {}, setup.players, setup.options ?? {}).rule];
  });
  expect(refusals).toEqual([
    ['building-not-on-a-hut.json', 'SOT-008'],
    ['center-icons-not-sent.json', 'MOVE-014'],
    ['move-above-the-limit.json', 'MOVE-008'],
    ['move-off-the-water.json', 'MOVE-010'],
    ['wonder-last-of-the-deck.json', 'WON-003'],
  ]);
});

test('every worked example of the base game is a scenario', () => {
  const listed = [...textOf('rules/civilization.md', docs).matchAll(/^- \*\*(EX-\d+)\*\*/gm)].map((line) => line[1]);
  const ofBase = listed.filter((example) => !expansionOnly().includes(example as string));
  const shown = files.flatMap(({ value }) => (value as unknown as Scenario).rules);
  expect(ofBase.length).toBeGreaterThan(30);
  expect(ofBase.filter((example) => !shown.includes(example as string))).toEqual([]);
});

/** What a refused table could have named instead. */
function knownTo(given: PlainObject): readonly string[] {
  return impossible(given).params['known'] as readonly string[];
}

function optionsOf(setup: object): object {
  return (setup as { readonly options: object }).options;
}

/** The rules that hold only with the expansion. */
function expansionOnly(): readonly string[] {
  return (JSON.parse(textOf('rules/sets.json', docs)) as { readonly expansion: readonly string[] }).expansion;
}

function textOf(name: string, folder: URL): string {
  return readFileSync(new URL(name, folder), 'utf8');
}
