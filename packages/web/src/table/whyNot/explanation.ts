import type { PlainObject } from '@tessera/kernel';
import type { GameTalk, Phrase, Players, Words } from '@tessera/locales';
import type { Refusal } from '../session/useAnswering.ts';
import { refusalText } from '../words/tableWords.ts';
import { isRule } from './whyNot.ts';

/** The text that tells why not, wherever it is shown. */
export const WHY_NOT = 'why-not';

/** Why not: the rule, the reason, and where the thing is that it is about. */
export interface Explanation {
  /** Null where nothing forbids it, or the code is not a rule's number. */
  readonly rule: string | null;
  readonly phrase: Phrase;
  /** What it is about. */
  readonly thing: Element | null;
  /** A finger covers what stands beside the thing. */
  readonly isTouched: boolean;
  /** There is no free place for it: the bar says it. */
  readonly isInBar: boolean;
}

/** A refusal in words: by the game if it is one of its rules, else by what all games share. */
export function refusalPhrase(refusal: Refusal, talk: GameTalk, view: PlainObject, who: Players, words: Words): Phrase {
  if (!isRule(refusal.rule)) return refusalText(words, refusal);
  return talk.refusal(refusal, view, who);
}
