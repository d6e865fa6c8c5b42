import { readFileSync } from 'node:fs';
import { TILE_FACES } from '@tessera/game-founders/data';
import { describe, expect, it } from 'vitest';
import type { Words } from '../src/words.ts';
import { WORDS } from './foundersKit.ts';

function rulesIn(file: string): string {
  return readFileSync(new URL(`../../../docs/rules/${file}`, import.meta.url), 'utf8');
}

/** The numbers that rules, rulings, examples and variants begin with, in the order of the book. */
function numbersIn(text: string): string[] {
  return [...text.matchAll(/^(?:- \*\*|\| )((?:T|R|TX|V)-\d+[a-z]?)(?:\*\*| \|)/gm)].map(([, id]) => id as string);
}

/** What each line is, without its words: headings, rules, rows of tables with their number of cells. */
function structureOf(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => /^(#|- |\|)/.test(line))
    .map((line) => `${/^[#-]+|^\|/.exec(line)?.[0]} ${line.startsWith('|') ? line.split(/(?<!\\)\|/).length : ''}`);
}

const ENGLISH = rulesIn('founders.md');

describe.each(['pl', 'lt'])('the rules of Founders in %s', (language) => {
  const text = rulesIn(`founders.${language}.md`);

  it('have the same numbers, headings and tables as the English ones', () => {
    expect(numbersIn(ENGLISH).length).toBeGreaterThanOrEqual(130);
    expect(numbersIn(text)).toEqual(numbersIn(ENGLISH));
    expect(structureOf(text)).toEqual(structureOf(ENGLISH));
  });

  it('refer to the same rules in the same places', () => {
    const references = (whole: string) =>
      Object.fromEntries(
        whole
          .split('\n')
          .map((line) => line.match(/(?:TX|T|R|V)-\d+[a-z]?/g) ?? [])
          .filter((found) => found.length > 0)
          .map(([id, ...others]) => [id, others.sort()]),
      );
    expect(references(text)).toEqual(references(ENGLISH));
  });

  it('state the same numbers', () => {
    const numbers = (line: string) => (line.replace(/(?:TX|T|R|V)-\d+[a-z]?/g, '').match(/\d+/g) ?? []).sort().join();
    const byRule = (whole: string) =>
      Object.fromEntries(whole.split('\n').flatMap((line) => numbersIn(line).map((id) => [id, numbers(line)])));
    expect(byRule(text)).toEqual(byRule(ENGLISH));
  });

  it('name nature, village and city tiles as the page does', () => {
    const words = WORDS[language] as Words;
    for (const { name, family } of TILE_FACES) {
      if (family === 'victory') continue;
      expect(text, name).toContain(words.say(`founders.tile.${name}`, { form: 'nom' }));
    }
  });
});
