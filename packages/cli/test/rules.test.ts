import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseBook, readBook, readSets } from '../src/rules/book.ts';
import { countNumbers, coverage } from '../src/rules/coverage.ts';
import { jsonOf, scratch, tessera } from './terminal.ts';

const file = scratch();

/** A report as vitest writes it: for each file its tests, as groups and title with the outcome. */
function report(
  name: string,
  files: Readonly<Record<string, readonly (readonly [string, string, string?])[]>>,
): string {
  const testResults = Object.entries(files).map(([path, tests]) => ({
    name: path,
    assertionResults: tests.map(([title, status, group]) => ({
      title,
      status,
      ancestorTitles: group === undefined ? [] : [group],
    })),
  }));
  writeFileSync(file(name), JSON.stringify({ testResults }));
  return file(name);
}

describe('the numbered rules', () => {
  test('all of them are found', () => {
    const numbers = (game: string) => readBook(game).map((rule) => rule.number);
    expect(numbers('founders')).toHaveLength(131);
    expect(numbers('civilization')).toHaveLength(1036);
    expect(new Set(numbers('founders')).size).toBe(131);
    expect(new Set(numbers('civilization')).size).toBe(1036);
    expect(numbers('founders')).toEqual(expect.arrayContaining(['T-001', 'R-43', 'TX-6a', 'V-2']));
  });

  test('every number in sets.json is one of them', () => {
    const numbers = readBook('civilization').map((rule) => rule.number);
    const { expansion, statements } = readSets();
    expect(numbers).toEqual(expect.arrayContaining([...expansion, ...statements]));
  });

  test('a table defines rules only if its first column is headed id', () => {
    const text = '| id | rule |\n| --- | --- |\n| V-1 | One |\n\n| Old rule | New |\n| --- | --- |\n| V-2 | V-1 |\n';
    expect(parseBook(text)).toEqual([{ number: 'V-1', text: 'One', supersededBy: null }]);
  });

  test('superseded rules are marked, and are in force again without the expansion if that alone replaces them', () => {
    const book = readBook('civilization');
    const superseded = (set: 'all' | 'base') =>
      coverage(book, readSets(), set, [])
        .filter(({ status }) => status === 'superseded')
        .map(({ rule }) => rule.number);
    const all = ['SET-011', 'SET-012', 'DIS-008', 'REL-009', 'LOOT-001', 'LOOT-002', 'COIN-009', 'INV-006', 'VAR-013'];
    expect(superseded('all')).toEqual(all);
    expect(superseded('base')).toEqual(['LOOT-001', 'LOOT-002', 'COIN-009', 'VAR-013']);
  });

  test('only whole numbers in titles count', () => {
    const found = countNumbers(['T-051 and T-05, T-121 to T-124 (TX-6a)', 'XT-07 T-08b T-090', 'T-051: again T-051']);
    expect(Object.fromEntries(found)).toEqual({
      'T-051': 2,
      'T-05': 1,
      'T-121': 1,
      'T-124': 1,
      'TX-6a': 1,
      'XT-07': 1,
      'T-08b': 1,
      'T-090': 1,
    });
  });
});

describe('rules', () => {
  const path = report('report.json', {
    '/x/packages/game-founders/test/a.test.ts': [
      ['T-001 tiles', 'passed'],
      ['T-002 tokens', 'failed'],
      ['T-003 faces', 'skipped'],
      ['some detail', 'passed', 'R-01 order'],
    ],
    '/x/packages/game-civilization/test/a.test.ts': [['T-004 of another game', 'passed']],
    '/x/packages/kernel/test/a.test.ts': [['T-005 of no game', 'passed']],
  });

  test('counts passed tests of the game, by their titles and their groups', async () => {
    const ran = await tessera(['rules', '--game', 'founders', '--report', path, '--json']);
    const result = jsonOf(ran);
    expect(ran.code).toBe(0);
    expect(result).toMatchObject({ rules: 131, covered: 2, crowded: [], superseded: [], statements: [] });
    const missing = result['missing'] as string[];
    expect(missing).toHaveLength(129);
    expect(missing).toEqual(expect.arrayContaining(['T-002', 'T-003', 'T-004', 'T-005']));
    expect(missing).not.toContain('R-01');
  });

  test('prints a matrix', async () => {
    const { code, out } = await tessera(['rules', '--game', 'founders', '--report', path]);
    expect(code).toBe(0);
    expect(out).toMatch(/^T-001 {2}tested {8,9}1 {2}97 square tiles/);
    expect(out).toMatch(/^T-002 {2}MISSING/m);
    expect(out).toContain('2 of 131 rules have a test');
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('leaves out the expansion in the base set, and never counts statements', async () => {
    const words = ['rules', '--game', 'civilization', '--report', path, '--json'];
    const all = jsonOf(await tessera(words));
    const base = jsonOf(await tessera([...words, '--set', 'base']));
    const { expansion, statements } = readSets();
    expect(all['rules']).toBe(1036 - statements.length);
    expect(all['statements']).toHaveLength(statements.length);
    const inBase = statements.filter((number) => !expansion.includes(number));
    expect(base['rules']).toBe(1036 - expansion.length - inBase.length);
    expect(base['missing']).toEqual(expect.arrayContaining(['SET-011', 'LOOT-001']));
    expect(base['missing']).not.toContain('SET-013');
  });

  test('lists titles with more than four numbers, those of their groups included', async () => {
    const four = 'T-001 T-002 T-003 T-004 four';
    const five = 'T-001 T-002 T-003 T-004 T-005 five';
    const crowded = report('crowded.json', {
      '/x/packages/game-founders/test/a.test.ts': [
        [four, 'passed'],
        [`${four}, and T-004 again`, 'passed'],
        [five, 'passed'],
        [four, 'passed', 'R-01 order'],
      ],
    });
    const words = ['rules', '--game', 'founders', '--report', crowded];
    expect(jsonOf(await tessera([...words, '--json']))['crowded']).toEqual([five, `R-01 order › ${four}`]);
    const { out } = await tessera(words);
    expect(out).toContain(`With more than 4 numbers: ${five}\n`);
  });

  test('refuses a file that is not a report', async () => {
    writeFileSync(file('broken.json'), '{"testResults": [');
    const { code, err } = await tessera(['rules', '--game', 'founders', '--report', file('broken.json')]);
    expect(code).toBe(2);
    expect(err).toMatch(/^[^\n]*is not a test report[^\n]*\n$/);
  });
});
