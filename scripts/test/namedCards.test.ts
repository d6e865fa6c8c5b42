import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CIVILIZATION_IDS,
  CULTURE_EVENT_IDS,
  GOVERNMENT_IDS,
  TECH_IDS,
  WONDER_IDS,
} from '@tessera/game-civilization/data';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;

/** Names and sentences, in three languages. */
const WORDS = ['en', 'pl', 'lt'].map((language) => `packages/locales/src/civilization/${language}/cards.json`);
/** Messages, whose keys are quoted like all of JSON. */
const MESSAGES = /^packages\/locales\/src\/.*\.json$/;
const DATA = 'packages/game-civilization/src/data/';
/** What single techs, wonders, governments and civilizations do beside their abilities, the rules ask for by name. */
const RULES =
  /^packages\/game-civilization\/src\/(cards|decisions|procedures|rules|state|verbs|view|preview|fromScenario)\/|^packages\/game-civilization\/src\/(setup|propertySettings)\.ts$/;
/** The scenario schema lists the faces; the test of the scenarios compares it with them. */
const SCHEMA = 'docs/scenario.schema.json';
const ICONS = 'packages/web/src/art/icons.json';
/** What the bots think of cards that the rules know by name: tables with an entry for each. */
const BOTS = 'packages/bots/src/civilization/';

/** The files that may name a card of each family; its face is in `data/`. */
const FAMILIES: readonly (readonly [family: string, ids: readonly string[], allowed: readonly (string | RegExp)[]])[] =
  [
    ['culture event', CULTURE_EVENT_IDS, [`${DATA}cultureEvents.ts`, ...WORDS]],
    [
      'tech',
      TECH_IDS,
      [
        new RegExp(`^${DATA}`),
        ...WORDS,
        RULES,
        SCHEMA,
        ICONS,
        `${BOTS}techs.ts`,
        `${BOTS}turns.ts`,
        `${BOTS}fields.ts`,
      ],
    ],
    ['wonder', WONDER_IDS, [`${DATA}wonders.ts`, ...WORDS, RULES, SCHEMA, ICONS, `${BOTS}items.ts`]],
    ['government', GOVERNMENT_IDS, [new RegExp(`^${DATA}`), ...WORDS, RULES, SCHEMA, ICONS, `${BOTS}techs.ts`]],
    [
      'civilization',
      CIVILIZATION_IDS,
      [new RegExp(`^${DATA}`), ...WORDS, RULES, SCHEMA, `${BOTS}aims.ts`, `${BOTS}setUp.ts`],
    ],
  ];

/** Ids that are something else, too, and where. */
const HOMONYMS: { readonly [id: string]: readonly string[] } = {
  // How a game ended.
  lost: ['packages/cli/src/commands/bot.ts'],
  // The marker on the map.
  disaster: ['packages/game-civilization/src/fromScenario/', SCHEMA, ICONS],
  // The question that the tech leads to.
  combustion: [`${BOTS}greedy.ts`],
  // The tech.
  democracy: [`${BOTS}turns.ts`],
};

const LEFT_OUT = /\/(node_modules|dist|\.types|test|corpus|game-[a-z]+\/scenarios)\//;

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(ts|tsx|mjs|json|css|html)$/.test(file) && !LEFT_OUT.test(`/${file}`) && !LEFT_OUT.test(file));
}

const SOURCES = ['packages', 'scripts', 'docs', 'examples']
  .flatMap(filesIn)
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

/**
 * Does a source name the card? An id of several words is nothing else; one that is a plain word ("lost", "writing") counts
 * where it is quoted, or a key among the words and faces of cards. The keys of other messages are not ids.
 */
function names(text: string, id: string, file: string): boolean {
  if (/[A-Z\d]/.test(id)) return new RegExp(`(?<![\\w$])${id}(?![\\w$])`).test(text);
  if (MESSAGES.test(file)) return new RegExp(`"${id}"(?!:)`).test(text);
  return text.includes(`'${id}'`) || text.includes(`"${id}"`);
}

function filesNaming(ids: readonly string[]): string[] {
  const isNamed = (text: string, file: string, id: string): boolean =>
    names(text, id, file) && HOMONYMS[id]?.some((path) => file.startsWith(path)) !== true;
  return SOURCES.filter(({ text, file }) => ids.some((id) => isNamed(text, file, id))).map(({ file }) => file);
}

describe('a card is named by its face, its record and its words', () => {
  test.each(FAMILIES)('%s', (_family, ids, allowed) => {
    const isAllowed = (file: string): boolean =>
      allowed.some((one) => (typeof one === 'string' ? one === file : one.test(file)));
    expect(filesNaming(ids).filter((file) => !isAllowed(file))).toEqual([]);
  });

  test('every culture event is in those files: a face, and words in three languages', () => {
    for (const id of CULTURE_EVENT_IDS) {
      const named = SOURCES.filter(({ text, file }) => names(text, id, file) || text.includes(`    "${id}": "`)).map(
        ({ file }) => file,
      );
      expect(named, id).toEqual(expect.arrayContaining([`${DATA}cultureEvents.ts`, ...WORDS]));
    }
  });

  test('a file that names one is reported by name', () => {
    SOURCES.push({ file: 'packages/web/src/planted.ts', text: 'const CARDS = { thinkTank: 1 };' });
    expect(filesNaming(['thinkTank'])).toContain('packages/web/src/planted.ts');
    SOURCES.pop();
  });
});
