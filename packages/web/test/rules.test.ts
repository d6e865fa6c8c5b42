import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBook } from '../rules.config.ts';
import { type Shelf, shelve } from '../src/help/book.ts';
import { fold, placesOf } from '../src/help/wordSearch.ts';

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

  it('finds a word of five letters or more with another ending', () => {
    const found = (name: string, query: string) =>
      shelf(name)
        .search(query)
        .map(({ number }) => number);
    // „kafle” stands nowhere in T-003, „plytelių“ nowhere in T-003: only „kafel”, „plytelėje“ and „plytelėse“ do.
    expect(found('founders.pl', 'kafle')).toContain('T-003');
    expect(found('founders.lt', 'plytelių')).toContain('T-003');
    expect(found('founders.lt', 'plytelių').length).toBeGreaterThan(60);
    expect(found('founders.pl', 'zagrane żetony')).toContain('T-045');
    // Four letters are compared whole; an ending is two letters, no more.
    expect(found('founders', 'cars')).toEqual([]);
    expect(found('founders', 'territorials')).toEqual([]);
  });

  it('puts rules with the very word before those with another ending', () => {
    const texts = shelf('founders.pl')
      .search('kafle')
      .map(({ number, text, lead = '' }) => fold(`${number} ${lead} ${text}`).includes('kafle'));
    expect(texts).toContain(false);
    expect(texts.lastIndexOf(true)).toBeLessThan(texts.indexOf(false));
  });

  it('finds passages and marks words with another ending too', () => {
    expect(shelf('founders.lt').passages('šventyklos').length).toBeGreaterThan(0);
    expect(placesOf('plytelės', 'plytelių eilė, plytelė')).toEqual([
      [0, 8],
      [15, 22],
    ]);
    expect(placesOf('eilė', 'plytelių eilė')).toEqual([[9, 13]]);
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
