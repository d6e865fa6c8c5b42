import { type Illegal, KERNEL_CODES, type PlainObject } from '@tessera/kernel';
import { UsageError } from '../args.ts';
import { type Rule, readBook } from '../rules/book.ts';
import type { GameText, Who } from '../text/gameText.ts';

const KERNEL_TEXTS: { readonly [code: string]: string } = {
  [KERNEL_CODES.seat]: 'It is not your question.',
  [KERNEL_CODES.stale]: 'That question is no longer open.',
  [KERNEL_CODES.shape]: 'There is no such thing in this game.',
  [KERNEL_CODES.option]: 'That is not among the choices.',
  [KERNEL_CODES.sealed]: 'You have answered already.',
  [KERNEL_CODES.over]: 'The game is over.',
  [KERNEL_CODES.barrier]: 'There is nothing to take back: something new has been shown, or another player was asked.',
};

/** The numbered rules, to quote from; without the documents only numbers can be given. */
export function quotableRules(game: string): readonly Rule[] {
  try {
    return readBook(game);
  } catch (error) {
    if (error instanceof UsageError) return [];
    throw error;
  }
}

/** Why not: the rule's number and text, and the facts that decided. */
export function sayRefusal(
  refusal: Illegal,
  rules: readonly Rule[],
  text: GameText,
  who: Who,
  view: PlainObject,
): string {
  const own = KERNEL_TEXTS[refusal.rule];
  if (own !== undefined) return own;
  const rule = rules.find(({ number }) => number === refusal.rule);
  const facts = text.explain(refusal, who, view);
  const quoted = rule === undefined ? `Rule ${refusal.rule} forbids it.` : `${rule.number}: ${rule.text}`;
  return facts === null ? quoted : `${facts} ${quoted}`;
}
