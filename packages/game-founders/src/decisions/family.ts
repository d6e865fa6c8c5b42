import { type Illegal, illegal, isPlainObject, KERNEL_CODES, type PlainObject } from '@tessera/kernel';
import type { AnswerTo, AskFor, DecisionKind } from '../state/questions.ts';
import type { State } from '../state.ts';

/** One kind of question: what may be answered, and why an answer may not be given. */
export interface DecisionFamily<K extends DecisionKind> {
  options(state: State, ask: AskFor<K>): readonly AnswerTo<K>[];
  check(state: State, ask: AskFor<K>, answer: unknown): Illegal | null;
}

export function badShape(expected: string): Illegal {
  return illegal(KERNEL_CODES.shape, { expected });
}

/**
 * An answer from outside as an object with exactly these fields, or null. Answers of this game are flat: a nested one
 * is refused before anything walks through it, however deep it may be.
 */
export function fieldsOf(answer: unknown, names: readonly string[]): PlainObject | null {
  if (typeof answer !== 'object' || answer === null || Object.keys(answer).length !== names.length) return null;
  for (const name of names) {
    if (!Object.hasOwn(answer, name) || typeof (answer as PlainObject)[name] === 'object') return null;
  }
  return isPlainObject(answer) ? answer : null;
}
