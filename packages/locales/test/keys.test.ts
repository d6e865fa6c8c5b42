import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../src/languages.ts';
import type { Messages } from '../src/words.ts';

/** Keys built from a prefix and an id: the only ones that a search for the whole key does not find. */
const DYNAMIC = [
  'cli.civilization.ability.',
  'cli.civilization.family.',
  'common.bot.about.',
  'common.bot.level.',
  'common.colour.',
  'common.game.',
  'common.left.',
  'common.refusal.',
  'common.shape.',
  'common.time.',
  'founders.awaited.',
  'founders.card.',
  'founders.describe.',
  'founders.family.',
  'founders.idle.',
  'founders.preview.of.',
  'founders.reason.',
  'founders.refusal.',
  'founders.resource.',
  'founders.setup.',
  'founders.step.',
  'founders.tile.',
  'founders.token.',
  'ui.civilization.',
];

/** The forms in which languages need names; each message takes the one that its sentence needs. */
const FORM = /(Acc|Gen)$/;

const CATEGORIES: { readonly [L in Language]: readonly string[] } = {
  en: ['one', 'other'],
  pl: ['one', 'few', 'many', 'other'],
  lt: ['one', 'few', 'many', 'other'],
};

const SRC = new URL('../src/', import.meta.url).pathname;
const PACKAGES = new URL('../../', import.meta.url).pathname;
const AREAS = ['cli', 'common', 'founders', 'mail', 'ui'];

const catalogs: { [area: string]: { [L in Language]: Messages } } = {};
let sources = '';
/** Every string in the sources that looks like a key. */
let named = new Set<string>();

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

beforeAll(async () => {
  for (const area of AREAS) {
    const load = async (language: Language) =>
      ((await import(`../src/${area}/${language}.ts`)) as { [name: string]: Messages })[language] as Messages;
    catalogs[area] = { en: await load('en'), pl: await load('pl'), lt: await load('lt') };
  }
  const catalogFile = new RegExp(`^${SRC}.*/(${LANGUAGES.join('|')})(/|\\.ts$)`);
  sources = readdirSync(PACKAGES)
    .flatMap((name) => filesUnder(join(PACKAGES, name, 'src')))
    .filter((file) => !catalogFile.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  named = new Set([...sources.matchAll(/['"`]([a-z]+\.[\w.-]+)['"`]/g)].map(([, key]) => key as string));
});

interface Node {
  readonly type: number;
  readonly value?: string;
  readonly options?: { readonly [name: string]: { readonly value: readonly Node[] } };
}

const LITERAL = 0;
const SELECT = 5;
const PLURAL = 6;

function parse(text: string): readonly Node[] {
  return new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst() as unknown as readonly Node[];
}

function walk(nodes: readonly Node[], visit: (node: Node) => void): void {
  for (const node of nodes) {
    visit(node);
    for (const option of Object.values(node.options ?? {})) walk(option.value, visit);
  }
}

/** The parameters of a message, whatever their form. */
function paramsOf(text: string): string {
  const found = new Set<string>();
  walk(parse(text), ({ type, value }) => {
    if (type !== LITERAL && value !== undefined) found.add(value.replace(FORM, ''));
  });
  return [...found].sort().join(' ');
}

describe('the notes for translators (notes.json)', () => {
  it('are about files that are there, and messages in them', () => {
    const notes = JSON.parse(readFileSync(join(SRC, 'notes.json'), 'utf8')) as { [file: string]: Messages };
    for (const [file, about] of Object.entries(notes)) {
      const catalog: unknown = JSON.parse(readFileSync(join(SRC, file), 'utf8'));
      for (const key of Object.keys(about)) {
        const isThere = key === '*' || namesMessage(catalog, key);
        expect(isThere, `${file}: ${key}`).toBe(true);
      }
    }
  });

  /** A key, or a key in a group: `refusal.tooFar`. */
  function namesMessage(catalog: unknown, key: string): boolean {
    const [group = '', ...rest] = key.split('.');
    const messages = catalog as { readonly [key: string]: unknown };
    return typeof messages[key] === 'string' || namesIn(messages[group], rest.join('.'));
  }

  function namesIn(group: unknown, key: string): boolean {
    return typeof group === 'object' && group !== null && Object.hasOwn(group, key);
  }
});

describe.each(AREAS)('the messages of %s', (area) => {
  const all = () => catalogs[area] as { [L in Language]: Messages };

  it('are ICU messages with the same parameters in all languages', () => {
    const faults: string[] = [];
    for (const [key, text] of Object.entries(all().en)) {
      for (const language of ['pl', 'lt'] as const) {
        const other = all()[language][key] ?? '';
        if (paramsOf(other) !== paramsOf(text))
          faults.push(`${language} ${key}: ${paramsOf(other)} / ${paramsOf(text)}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('have all plural forms that their language needs, and a way out of every select', () => {
    const faults: string[] = [];
    for (const language of LANGUAGES) {
      for (const [key, text] of Object.entries(all()[language])) {
        walk(parse(text), ({ type, options = {} }) => {
          const missing =
            type === PLURAL
              ? CATEGORIES[language].filter((category) => !(category in options))
              : type === SELECT && !('other' in options)
                ? ['other']
                : [];
          if (missing.length > 0) faults.push(`${language} ${key}: ${missing.join()}`);
        });
      }
    }
    expect(faults).toEqual([]);
  });

  it('have the same keys in all languages, named after the area', () => {
    for (const language of LANGUAGES) {
      expect(Object.keys(all()[language]).sort()).toEqual(Object.keys(all().en).sort());
      for (const key of Object.keys(all()[language])) expect(key.startsWith(`${area}.`), key).toBe(true);
    }
  });

  it('are written with care: quotation marks of the language, no stray spaces, not left in English', () => {
    const quotes = { en: /["„]|'(?![{}'])/, pl: /["“‘’]|«/, lt: /["”‘’]|«/ } as const;
    const faults: string[] = [];
    for (const language of LANGUAGES) {
      for (const [key, text] of Object.entries(all()[language])) {
        if (quotes[language].test(text) || /^ | $| {2}/.test(text) || text === '')
          faults.push(`${language} ${key}: ${text}`);
        const isProse = /\p{L}{2,} \p{L}{2,}/u.test(text.replace(/\{\w+(, \w+,)?/g, '').replace(/\w+ \{/g, '{'));
        if (language !== 'en' && isProse && text === all().en[key])
          faults.push(`${language} ${key} is English: ${text}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('are all used somewhere', () => {
    const unused = Object.keys(all().en).filter(
      (key) => !named.has(key) && !DYNAMIC.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });

  it('are built only from declared prefixes', () => {
    for (const prefix of DYNAMIC.filter((one) => one.startsWith(`${area}.`))) {
      expect(sources.includes(`\`${prefix}\${`), prefix).toBe(true);
      expect(
        Object.keys(all().en).some((key) => key.startsWith(prefix)),
        prefix,
      ).toBe(true);
    }
    const found = [...sources.matchAll(new RegExp(`\`(${area}\\.[\\w.-]*)\\$\\{`, 'g'))].map(([, prefix]) => prefix);
    expect(found.filter((prefix) => !DYNAMIC.includes(prefix as string))).toEqual([]);
  });
});
