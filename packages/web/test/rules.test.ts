import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBook } from '../rules.config.ts';
import { fold, type Shelf, shelve } from '../src/help/book.ts';

function shelf(name: string): Shelf {
  return shelve(readBook(readFileSync(new URL(`../../../docs/rules/${name}.md`, import.meta.url), 'utf8')));
}

const BOOKS = ['founders', 'founders.pl', 'founders.lt', 'civilization'] as const;
const english = shelf('founders');

describe.each(BOOKS)('the rules in %s.md', (name) => {
  const book = shelf(name);

  it('have numbers, each once, with a text', () => {
    const numbers = book.rules.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBeGreaterThan(100);
    for (const { number, text } of book.rules) {
      expect(number).toMatch(/^[A-Z]+-\d+[a-z]?$/);
      expect(text, number).not.toBe('');
    }
  });

  it('have chapters with at least one part each', () => {
    for (const { title, sections } of book.chapters) expect(sections.length, title).toBeGreaterThan(0);
  });
});

describe('looking something up', () => {
  it('finds the same numbers in all languages', () => {
    for (const name of ['founders.pl', 'founders.lt'] as const) {
      expect(shelf(name).rules.map(({ number }) => number)).toEqual(english.rules.map(({ number }) => number));
    }
  });

  it('finds a rule by its number, however it is written', () => {
    for (const query of ['T-084', 't84', '84', 'T 084']) {
      expect(english.search(query).map(({ number }) => number)).toContain('T-084');
    }
    expect(english.search('tx-6a').map(({ number }) => number)).toEqual(['TX-6a']);
  });

  it('finds words without their accents', () => {
    expect(shelf('founders.pl').search('zeton wozow').length).toBeGreaterThan(0);
    expect(shelf('founders.lt').search('zetonas').length).toBeGreaterThan(0);
    expect(fold('Żółw ėjimas')).toBe('zolw ejimas');
  });

  it('finds nothing in nothing, and nothing that is not there', () => {
    expect(english.search('  ')).toEqual([]);
    expect(english.search('spaceship')).toEqual([]);
  });

  it('knows what belongs to a rule: what it names and what names it', () => {
    const related = english.related('T-066').map(({ number }) => number);
    expect(related).toEqual(expect.arrayContaining(['T-040', 'T-045', 'T-101']));
    expect(english.around('T-052').map(({ number }) => number)).toEqual(['T-050', 'T-051', 'T-053', 'T-054', 'T-055']);
  });
});
