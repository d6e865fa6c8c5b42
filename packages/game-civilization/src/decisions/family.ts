import { type Illegal, illegal, isPlainObject, KERNEL_CODES, type PlainObject, samePlain } from '@tessera/kernel';
import type { AnswerTo, AskFor, DecisionKind } from '../state/questions.ts';
import type { State } from '../state.ts';

/** One kind of question: what may be answered, and why something else may not be. */
export interface DecisionFamily<K extends DecisionKind> {
  /** Every legal answer, never empty (a finite sample that includes passing where `accepts` is wider). */
  options(state: State, ask: AskFor<K>): readonly AnswerTo<K>[];
  /** For an answer of the right shape that is not an option: the rule that forbids it, with the numbers behind it. */
  explain(state: State, ask: AskFor<K>, answer: PlainObject): Illegal;
  /** Where options are only a sample: is this answer legal all the same? Null if it is. */
  accepts?(state: State, ask: AskFor<K>, answer: PlainObject): Illegal | null;
}

/** All families of a chapter, to be joined in decisions/index.ts. */
export type Families<K extends DecisionKind> = { readonly [Kind in K]: DecisionFamily<Kind> };

export function checkAnswer<K extends DecisionKind>(
  family: DecisionFamily<K>,
  state: State,
  ask: AskFor<K>,
  answer: unknown,
): Illegal | null {
  if (!isPlainObject(answer)) return badShape('an object');
  for (const option of family.options(state, ask)) if (samePlain(option as PlainObject, answer)) return null;
  return family.accepts === undefined ? family.explain(state, ask, answer) : family.accepts(state, ask, answer);
}

export function badShape(expected: string): Illegal {
  return illegal(KERNEL_CODES.shape, { expected });
}

/** For questions where the only reason is that the answer is not an option. */
export function notOffered(): Illegal {
  return illegal(KERNEL_CODES.option);
}
