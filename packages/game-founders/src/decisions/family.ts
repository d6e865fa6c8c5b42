import type { Illegal } from '@tessera/kernel';
import type { AnswerTo, AskFor, DecisionKind } from '../state/questions.ts';
import type { State } from '../state.ts';

/** One kind of question: what may be answered, and why an answer may not be given. */
export interface DecisionFamily<K extends DecisionKind> {
  options(state: State, ask: AskFor<K>): readonly AnswerTo<K>[];
  check(state: State, ask: AskFor<K>, answer: unknown): Illegal | null;
}
