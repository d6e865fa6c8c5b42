import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Args, UsageError } from '../args.ts';
import { type Command, EXIT, type Exit, JSON_OPTION, NO_FILES } from '../command.ts';
import { readText } from '../files.ts';
import { type Io, printJson, printLines } from '../io.ts';
import { readBook, readSets } from '../rules/book.ts';
import {
  coverage,
  crowdedTitles,
  MOST_NUMBERS,
  passedTitles,
  type RuleLine,
  SETS,
  type SetName,
} from '../rules/coverage.ts';
import { shorten, wrap } from '../text/layout.ts';
import { ROOT } from '../workspace.ts';

export const rules: Command = {
  name: 'rules',
  summary: 'Show which numbered rules have a test',
  files: NO_FILES,
  options: {
    game: { value: 'G', help: 'The game whose rules in docs/rules are meant' },
    set: { value: 'SET', help: 'all, or base: leave out what belongs to the expansion only (default: all)' },
    report: { value: 'FILE', help: 'The test report to read (default: reports/tests.json)' },
    json: JSON_OPTION,
  },
  notes: [
    'A rule is covered when the title of a passed test of the game carries its number, or the title',
    'of a group around the test does. The titles come from the report of the last test run.',
    'Superseded rules count like all others: a test must prove that they no longer hold.',
    'Statements that no test can prove are listed and not counted.',
    `A title may carry ${MOST_NUMBERS} numbers; those with more are listed as crowded.`,
    '',
    'Result: {rules, covered, missing, crowded, superseded, statements}',
  ],
  run: runRules,
};

function runRules(args: Args, io: Io): Exit {
  const game = args.required('game');
  const book = readBook(game);
  const set = args.text('set') ?? 'all';
  if (!isSet(set)) throw new UsageError(`There is no set "${set}": there are ${SETS.join(' and ')}.`);
  const path = args.text('report') ?? join(ROOT, 'reports/tests.json');
  if (!existsSync(path)) {
    throw new UsageError(`There is no test report ${shown(path)}: "npm run test:unit" writes one.`);
  }
  const titles = passedTitles(readText(path), shown(path), game);
  const crowded = crowdedTitles(titles);
  const lines = coverage(book, readSets(), set, titles);
  const counted = lines.filter(({ status }) => status !== 'statement');
  const missing = counted.filter(({ tests }) => tests === 0);
  if (args.flag('json')) {
    printJson(io, {
      game,
      set,
      rules: counted.length,
      covered: counted.length - missing.length,
      missing: numbersOf(missing),
      crowded,
      superseded: numbersOf(lines.filter(({ status }) => status === 'superseded')),
      statements: numbersOf(lines.filter(({ status }) => status === 'statement')),
    });
    return EXIT.ok;
  }
  printLines(io, [
    ...matrix(lines, io.columns),
    '',
    `${counted.length - missing.length} of ${counted.length} rules have a test (read from ${shown(path)}).`,
    ...wrap(`Without a test: ${missing.length === 0 ? 'none' : numbersOf(missing).join(', ')}`, io.columns),
    ...crowded.flatMap((title) => wrap(`With more than ${MOST_NUMBERS} numbers: ${title}`, io.columns)),
  ]);
  return EXIT.ok;
}

function matrix(lines: readonly RuleLine[], columns: number): string[] {
  const width = Math.max(...lines.map(({ rule }) => rule.number.length));
  return lines.map(({ rule, status, tests }) => {
    const head = `${rule.number.padEnd(width)}  ${STATES[status](tests).padEnd(10)}  ${String(tests || '').padStart(3)}  `;
    return `${head}${shorten(rule.text, Math.max(20, columns - head.length))}`;
  });
}

const STATES: { readonly [S in RuleLine['status']]: (tests: number) => string } = {
  holds: (tests) => (tests > 0 ? 'tested' : 'MISSING'),
  superseded: (tests) => (tests > 0 ? 'superseded' : 'MISSING'),
  statement: () => 'statement',
};

function numbersOf(lines: readonly RuleLine[]): string[] {
  return lines.map(({ rule }) => rule.number);
}

function isSet(name: string): name is SetName {
  return SETS.some((set) => set === name);
}

function shown(path: string): string {
  const inside = relative(ROOT, path);
  return inside.startsWith('..') ? path : inside;
}
