import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { RuleBlock, RuleBook, RuleSection } from './src/help/book.ts';

const ID = 'virtual:rules/';
const FOLDER = new URL('../../docs/rules/', import.meta.url);

const NUMBER = '[A-Z]+-\\d+[a-z]?';
const LISTED = new RegExp(`^- \\*\\*(${NUMBER})\\*\\* (.*)$`);
const SUPERSEDED = /^\*SUPERSEDED by ([^*:]+):\* */;
/** The source of a sentence, at its end: for those who doubt it, not for players. */
const SOURCES = /(?:\s*\[[^\]]+\])+$/;

/**
 * Gives the page the numbered rules of docs/rules, each book as a separate module (`virtual:rules/founders.pl`), so
 * that nobody loads a book before opening it. Inline marks stay; the page renders them.
 */
export function rules(): Plugin {
  return {
    name: 'rules',
    resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return null;
      const name = id.slice(ID.length + 1);
      if (!/^[a-z]+(\.[a-z]{2})?$/.test(name)) return this.error(`there is no rule book ${name}`);
      const file = new URL(`${name}.md`, FOLDER);
      this.addWatchFile(fileURLToPath(file));
      return `export const book = ${JSON.stringify(readBook(readFileSync(file, 'utf8')))};`;
    },
  };
}

export function readBook(text: string): RuleBook {
  const lines = text.split('\n');
  const sections: RuleSection[] = [];
  let blocks: RuleBlock[] | null = null;
  let title = '';
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const heading = /^(#{1,3}) (.*)$/.exec(line);
    if (heading !== null) {
      if (title === '') {
        title = plain(heading[2] ?? '');
        continue;
      }
      blocks = [];
      // A book may number its chapters with one or with two marks; steps within a chapter always have three.
      sections.push({ level: heading[1] === '###' ? 2 : 1, title: plain(heading[2] ?? ''), blocks });
      continue;
    }
    // The text before the first chapter is about the document, not about the game.
    if (blocks === null || line.trim() === '' || line === '---') continue;
    if (line.startsWith('|')) {
      const rows: string[][] = [];
      while ((lines[i] ?? '').startsWith('|')) rows.push(cellsOf(lines[i++] ?? ''));
      i--;
      blocks.push(...tableBlocks(rows));
      continue;
    }
    const rule = LISTED.exec(line);
    if (rule !== null) {
      blocks.push(ruleBlock(rule[1] ?? '', rule[2] ?? ''));
      continue;
    }
    const bullet = /^[*-] (.*)$/.exec(line);
    const last = blocks.at(-1);
    if (bullet === null && last !== undefined && 'text' in last && !('number' in last) && (lines[i - 1] ?? '') !== '') {
      blocks[blocks.length - 1] = { text: `${last.text} ${line}` };
    } else {
      blocks.push({ text: bullet === null ? line : `• ${bullet[1]}` });
    }
  }
  return { title, sections };
}

function ruleBlock(number: string, wording: string): RuleBlock {
  const superseded = SUPERSEDED.exec(wording)?.[1]?.trim();
  const rest = wording.replace(SUPERSEDED, '');
  const sources = SOURCES.exec(rest)?.[0].trim();
  const text = rest.replace(SOURCES, '').trim();
  return {
    number,
    text,
    ...(superseded === undefined ? {} : { superseded }),
    ...(sources === undefined ? {} : { sources }),
  };
}

/** A table whose first column is headed `id` holds rules, one per row; others only refer to them. */
function tableBlocks([head = [], , ...rows]: readonly string[][]): RuleBlock[] {
  if (head[0]?.trim() !== 'id') return [{ head, rows }];
  return rows.map(([number = '', ...cells]) => ({
    number,
    text: cells.at(-1) ?? '',
    ...(cells.length > 1
      ? {
          lead: cells
            .slice(0, -1)
            .filter((cell) => cell !== '—')
            .join(' · '),
        }
      : {}),
  }));
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

function plain(text: string): string {
  return text.replace(/[*`]/g, '').trim();
}
