import type { PlainObject } from '@tessera/kernel';
import type { GameTalk, Phrase, Players, Words } from '@tessera/locales';
import type { Refusal } from '../session/useAnswering.ts';
import { refusalText } from '../words/tableWords.ts';
import { isRule } from './whyNot.ts';

/** The text that explains why not, wherever it is shown. */
export const WHY_NOT = 'why-not';

/** An explanation: the rule, the reason, and the element in question. */
export interface Explanation {
  /** Null where nothing forbids it, or the code is not a rule number. */
  readonly rule: string | null;
  readonly phrase: Phrase;
  /** The element in question. */
  readonly thing: Element | null;
  /** A finger covers what stands beside the element. */
  readonly isTouched: boolean;
  /** There is no free place for it, so the bar says it. */
  readonly isInBar: boolean;
}

/** A refusal in words: the game's if it is one of its rules, else those that all games share. */
export function refusalPhrase(
  refusal: Refusal,
  talk: GameTalk,
  view: PlainObject,
  players: Players,
  words: Words,
): Phrase {
  if (!isRule(refusal.rule)) return refusalText(words, refusal);
  return talk.refusal(refusal, view, players);
}
