import type { Illegal, PlainObject } from '@tessera/kernel';
import { UsageError } from '../args.ts';
import { type Rule, readBook } from '../rules/book.ts';
import type { Canvas } from '../text/gameScreen.ts';

/** The numbered rules, to quote from. */
export interface Quotable {
  readonly all: readonly Rule[];
  /** Are they in the reader's language? */
  readonly isTranslated: boolean;
}

/** Without the documents only the numbers are known. */
export function quotableRules(game: string, language: string): Quotable {
  try {
    return { all: readBook(game, language), isTranslated: true };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return language === 'en' ? { all: [], isTranslated: true } : { ...quotableRules(game, 'en'), isTranslated: false };
  }
}

/** Why not: the facts that decided, and the rule, with its text where that is in the reader's language. */
export function sayRefusal(
  refusal: Illegal,
  rules: Quotable,
  { talk, players, tell }: Canvas,
  view: PlainObject,
): string {
  const sentence = tell(talk.refusal(refusal, view, players));
  const rule = rules.all.find(({ number }) => number === refusal.rule);
  if (rule === undefined) return sentence;
  return rules.isTranslated ? `${sentence} ${rule.number}: ${rule.text}` : `${sentence} (${rule.number})`;
}
