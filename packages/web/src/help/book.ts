import { fold, metBy, type Searchable, searchable, wordsIn } from './wordSearch.ts';

/** A numbered rule, a passage or a table of a rulebook. Texts have marks for bold, italics and code. */
export type RuleBlock = NumberedRule | { readonly text: string } | RuleTable;

export interface NumberedRule {
  readonly number: string;
  readonly text: string;
  /** What the rule answers: the question of a ruling, the position of an example. */
  readonly lead?: string;
  /** What has replaced it. */
  readonly superseded?: string;
  /** Where it comes from. */
  readonly sources?: string;
}

export interface RuleTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface RuleSection {
  /** 1 for chapters, 2 for their parts. */
  readonly level: 1 | 2;
  readonly title: string;
  readonly blocks: readonly RuleBlock[];
}

export interface RuleBook {
  readonly title: string;
  readonly sections: readonly RuleSection[];
}

/** A rule with its place in the book. */
export interface PlacedRule extends NumberedRule {
  readonly chapter: string;
  /** The part of the chapter; null where the chapter has none. */
  readonly part: string | null;
  readonly section: number;
}

/** A chapter with its parts, by their numbers among the sections. */
export interface Chapter {
  readonly title: string;
  readonly sections: readonly number[];
}

/** A piece of the book without its own number: a passage, or a line of a table. */
export interface Passage {
  readonly chapter: number;
  readonly title: string;
  readonly text: string;
}

/** A book prepared for lookups. */
export interface Shelf {
  readonly book: RuleBook;
  readonly chapters: readonly Chapter[];
  readonly rules: readonly PlacedRule[];
  find(number: string): PlacedRule | null;
  /** What a rule refers to, and what refers to it. */
  related(number: string): readonly PlacedRule[];
  /** Its neighbours in its part of the book. */
  around(number: string): readonly PlacedRule[];
  /** All rules that match a query, the best first. */
  search(query: string): readonly PlacedRule[];
  /** What else matches a query: names of tiles, tables, explanations. */
  passages(query: string): readonly Passage[];
}

const RULE_NUMBER = /\b[A-Z]+-\d+[a-z]?\b/g;
const MOST_RELATED = 8;

export function shelve(book: RuleBook): Shelf {
  const chapters: { title: string; sections: number[] }[] = [];
  const rules: PlacedRule[] = [];
  for (const [section, { level, title, blocks }] of book.sections.entries()) {
    if (level === 1 || chapters.length === 0) chapters.push({ title, sections: [section] });
    else chapters.at(-1)?.sections.push(section);
    const chapter = chapters.at(-1)?.title ?? title;
    for (const block of blocks) {
      if ('number' in block) rules.push({ ...block, chapter, part: level === 1 ? null : title, section });
    }
  }
  const byNumber = new Map(rules.map((rule) => [rule.number, rule]));
  // Only a search needs these.
  const texts = once(() =>
    rules.map((rule) => searchable(`${rule.number} ${rule.lead ?? ''} ${rule.text} ${rule.part ?? ''}`)),
  );
  const passages = once(() =>
    passagesIn(book, chapters).map((passage) => ({ passage, text: searchable(`${passage.text} ${passage.title}`) })),
  );
  return {
    book,
    chapters,
    rules,
    find: (number) => byNumber.get(number) ?? null,
    related(number) {
      const rule = byNumber.get(number);
      if (rule === undefined) return [];
      const named = numbersIn(rule);
      const naming = rules.filter((other) => other.number !== number && numbersIn(other).includes(number));
      const found = [...named.map((one) => byNumber.get(one)), ...naming].filter((one) => one !== undefined);
      return [...new Set(found)].filter((one) => one.number !== number).slice(0, MOST_RELATED);
    },
    around(number) {
      const at = rules.findIndex((rule) => rule.number === number);
      const { section } = rules[at] ?? {};
      return rules
        .slice(Math.max(0, at - 2), at + 4)
        .filter((rule) => rule.section === section && rule.number !== number);
    },
    search: (query) => search(query, rules, texts()),
    passages(query) {
      const words = wordsIn(query);
      // A single letter or digit matches nearly everything.
      if (!words.some((word) => word.length > 2)) return [];
      return passages()
        .filter(({ text }) => words.every((word) => metBy(word, text) !== null))
        .map(({ passage }) => passage);
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | null = null;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

function passagesIn({ sections }: RuleBook, chapters: readonly Chapter[]): Passage[] {
  return chapters.flatMap(({ sections: parts }, chapter) =>
    parts.flatMap((section) => {
      const { title, blocks } = sections[section] ?? { title: '', blocks: [] };
      const texts = blocks.flatMap((block) => {
        if ('head' in block) return [block.head, ...block.rows].map((cells) => cells.join(' · '));
        return 'number' in block ? [] : [block.text];
      });
      return texts.map((text) => ({ chapter, title, text }));
    }),
  );
}

function numbersIn({ text, lead = '', superseded = '' }: NumberedRule): string[] {
  return [...`${lead} ${text} ${superseded}`.matchAll(RULE_NUMBER)].map(([number]) => number);
}

/**
 * By number ("T-84", "t84", "84") or by words, all of which must occur; rules where words begin that way come first,
 * those with another ending last.
 */
function search(query: string, rules: readonly PlacedRule[], texts: readonly Searchable[]): PlacedRule[] {
  const wanted = fold(query).trim();
  if (wanted === '') return [];
  const digits = /^([a-z]*)[- ]?0*(\d+)([a-z]?)$/.exec(wanted);
  if (digits !== null) {
    const [, letters, number, suffix] = digits;
    const found = rules.filter((rule) => {
      const parts = /^([a-z]+)-0*(\d+)([a-z]?)$/.exec(fold(rule.number));
      return (
        parts !== null &&
        (letters === '' || parts[1] === letters) &&
        parts[2] === number &&
        (suffix === '' || parts[3] === suffix)
      );
    });
    if (found.length > 0) return found;
  }
  const words = wordsIn(query);
  const scored: { rule: PlacedRule; score: number }[] = [];
  for (const [i, rule] of rules.entries()) {
    const text = texts[i];
    if (text === undefined) continue;
    const met = words.map((word) => metBy(word, text));
    if (met.includes(null)) continue;
    const points = met.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    scored.push({ rule, score: points + (text.text.includes(wanted) ? 1 : 0) });
  }
  return scored.sort((a, b) => b.score - a.score).map(({ rule }) => rule);
}
