import { UsageError } from '../args.ts';
import type { Rule, RuleSets } from './book.ts';

export const SETS = ['all', 'base'] as const;
export type SetName = (typeof SETS)[number];

/** The status of a rule: superseded rules need a test too (one that proves the newer rule); statements need none. */
export type Status = 'holds' | 'superseded' | 'statement';

export interface RuleLine {
  readonly rule: Rule;
  readonly status: Status;
  readonly tests: number;
}

const IN_TITLE = /(?<![A-Za-z0-9])[A-Z]+-\d+[a-z]?(?![A-Za-z0-9])/g;
const IN_MARK = /([A-Z]+)-(\d+)(?:\.\.[A-Z]+-(\d+))?/g;

/** The rules of a set with their status and the number of passed tests whose titles carry their number. */
export function coverage(book: readonly Rule[], sets: RuleSets, set: SetName, titles: readonly string[]): RuleLine[] {
  const tests = countNumbers(titles);
  return book
    .filter((rule) => set === 'all' || !sets.expansion.includes(rule.number))
    .map((rule) => ({ rule, status: statusOf(rule, sets, set), tests: tests.get(rule.number) ?? 0 }));
}

function statusOf(rule: Rule, sets: RuleSets, set: SetName): Status {
  if (sets.statements.includes(rule.number)) return 'statement';
  if (rule.supersededBy === null) return 'holds';
  // Without the expansion, rules that only the expansion replaces are in force again (RUL-239).
  const inForce = numbersIn(rule.supersededBy).filter((number) => !sets.expansion.includes(number));
  return set === 'base' && inForce.length === 0 ? 'holds' : 'superseded';
}

/** The numbers in a mark, with ranges expanded: `SET-013..SET-015`. */
function numbersIn(mark: string): string[] {
  return [...mark.matchAll(IN_MARK)].flatMap(([, prefix, first = '', last = first]) => {
    const numbers: string[] = [];
    for (let n = Number(first); n <= Number(last); n++) {
      numbers.push(`${prefix as string}-${String(n).padStart(first.length, '0')}`);
    }
    return numbers;
  });
}

/** A title with more numbers than this claims too much: its test would hardly notice a breach of each. */
export const MOST_NUMBERS = 4;

export function crowdedTitles(titles: readonly string[]): string[] {
  return titles.filter((title) => numbersOfTitle(title).size > MOST_NUMBERS);
}

/** In how many titles each number stands; only explicit numbers count, a range stands for its two ends. */
export function countNumbers(titles: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const title of titles) {
    for (const number of numbersOfTitle(title)) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}

function numbersOfTitle(title: string): Set<string> {
  return new Set(title.match(IN_TITLE) ?? []);
}

interface TestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly title: string;
      readonly ancestorTitles: readonly string[];
    }[];
  }[];
}

/** The titles, with those of the groups around them, of a game's passed tests in vitest's JSON report. */
export function passedTitles(report: string, path: string, game: string): string[] {
  try {
    const { testResults } = JSON.parse(report) as TestReport;
    return testResults
      .filter(({ name }) => name.replaceAll('\\', '/').includes(`/packages/game-${game}/`))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed')
      .map(({ title, ancestorTitles }) => [...ancestorTitles, title].join(' › '));
  } catch {
    throw new UsageError(`${path} is not a test report: "npm run test:unit" writes a new one.`);
  }
}
