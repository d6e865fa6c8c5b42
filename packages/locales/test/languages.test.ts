import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localeOf } from '../src/languages.ts';
import { listOf, phraseList } from '../src/lists.ts';
import { PSEUDO_LANGUAGE } from '../src/pseudo.ts';
import { createWords, textOf } from '../src/words.ts';

const PACKAGES = new URL('../../', import.meta.url).pathname;

describe('the locale of a language', () => {
  it('is British for English', () => {
    expect(['en', 'pl', 'lt', PSEUDO_LANGUAGE].map(localeOf)).toEqual(['en-GB', 'pl', 'lt', 'en-GB']);
    const midnight = new Date(2024, 4, 3, 0, 5);
    const time = (language: string) =>
      midnight.toLocaleTimeString(localeOf(language), { hour: '2-digit', minute: '2-digit' });
    expect(['en', 'pl', 'lt'].map(time)).toEqual(['00:05', '00:05', '00:05']);
  });

  it('is used wherever dates, numbers and lists are formatted', () => {
    const faults: string[] = [];
    for (const name of readdirSync(PACKAGES)) {
      for (const file of readdirSync(join(PACKAGES, name, 'src'), { recursive: true, encoding: 'utf8' })) {
        if (!/\.tsx?$/.test(file)) continue;
        const text = readFileSync(join(PACKAGES, name, 'src', file), 'utf8');
        for (const [call, locale] of text.matchAll(
          /(?:new Intl\.(?!Segmenter)\w+|\.toLocale(?:Date|Time)?String|new IntlMessageFormat)\((?:ready, )?([^,)]*)/g,
        )) {
          if (!locale?.startsWith('localeOf(')) faults.push(`${name}/${file}: ${call}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
});

describe('lists', () => {
  it('of names are never joined by hand on the page', () => {
    const web = join(PACKAGES, 'web/src');
    const faults = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && readFileSync(join(web, file), 'utf8').includes(".join(', ')"),
    );
    expect(faults).toEqual([]);
  });

  it('end as the language ends them, without a comma in English', () => {
    const lists = (names: readonly string[]) => ['en', 'pl', 'lt'].map((language) => listOf({ language }, names));
    expect(lists(['Ada', 'Bea'])).toEqual(['Ada and Bea', 'Ada i Bea', 'Ada ir Bea']);
    expect(lists(['Ada', 'Bea', 'Cas'])).toEqual(['Ada, Bea and Cas', 'Ada, Bea i Cas', 'Ada, Bea ir Cas']);
    expect(lists(['Ada'])).toEqual(['Ada', 'Ada', 'Ada']);
    expect(lists([])).toEqual(['', '', '']);
  });

  it('keep what can be pointed at', () => {
    const ada = { text: 'Ada', of: 'seat', id: '0' } as const;
    const list = phraseList(createWords('pl'), [[ada], ['Bea'], ['1', '2']]);
    expect(list).toContain(ada);
    expect(textOf(list)).toBe('Ada, Bea i 12');
  });
});
