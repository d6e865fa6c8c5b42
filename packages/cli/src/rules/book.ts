import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../args.ts';
import { ROOT } from '../workspace.ts';

/** One numbered rule of docs/rules. */
export interface Rule {
  readonly number: string;
  /** Its wording, without markup; for a ruling in a table, all cells but the first. */
  readonly text: string;
  /** What has replaced it, or null if it holds. */
  readonly supersededBy: string | null;
}

/** Which rules belong to the expansion only, and which are statements that no test can prove (docs/rules/sets.json). */
export interface RuleSets {
  readonly expansion: readonly string[];
  readonly statements: readonly string[];
}

const FOLDER = join(ROOT, 'docs/rules');
const NUMBER = '[A-Z]+-\\d+[a-z]?';
const LISTED = new RegExp(`^- \\*\\*(${NUMBER})\\*\\* (.*)$`);
const IN_TABLE = new RegExp(`^\\| *(${NUMBER}) *\\|(.*)$`);
const SUPERSEDED = /^\*SUPERSEDED by ([^*:]+):\* */;

/** The rules of a game in a language. */
export function readBook(game: string, language = 'en'): Rule[] {
  const path = join(FOLDER, language === 'en' ? `${game}.md` : `${game}.${language}.md`);
  // The name becomes part of a path, so it must be a plain word.
  if (!/^[a-z]+$/.test(game) || !existsSync(path)) {
    throw new UsageError(`There are no rules of "${game}": there are those of ${bookNames().join(' and ')}.`);
  }
  return parseBook(readFileSync(path, 'utf8'));
}

export function readSets(): RuleSets {
  return JSON.parse(readFileSync(join(FOLDER, 'sets.json'), 'utf8')) as RuleSets;
}

/**
 * A rule is a list item that begins with its number in bold, or a row of a table whose first column is headed `id`;
 * other tables only speak about rules.
 */
export function parseBook(text: string): Rule[] {
  const rules: Rule[] = [];
  let definesRules = false;
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) definesRules = false;
    else if (/^\| *id *\|/.test(line)) definesRules = true;
    const found = LISTED.exec(line) ?? (definesRules ? IN_TABLE.exec(line) : null);
    if (found !== null) rules.push(ruleOf(found[1] as string, found[2] as string));
  }
  return rules;
}

function ruleOf(number: string, wording: string): Rule {
  const superseded = SUPERSEDED.exec(wording);
  return {
    number,
    text: plainText(wording.replace(SUPERSEDED, '')),
    supersededBy: superseded?.[1]?.trim() ?? null,
  };
}

function plainText(markdown: string): string {
  return markdown
    .replace(/^[\s|]+|[\s|]+$/g, '')
    .replace(/\s*\|\s*/g, ' · ')
    .replace(/\*\*?([^*]+)\*\*?/g, '$1')
    .replace(/`/g, '');
}

function bookNames(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => /^[a-z]+\.md$/.test(name))
    .map((name) => name.slice(0, -3))
    .sort();
}
