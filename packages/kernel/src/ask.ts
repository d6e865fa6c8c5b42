import {
  type Ask,
  type AskMode,
  type CoreState,
  type Illegal,
  illegal,
  KERNEL_CODES,
  type Pending,
  type Seat,
} from './state.ts';

/**
 * A game lists its questions in one map `kind → { ask, answer }`; both unions are derived from it, so a question
 * without an answer, or the reverse, does not compile.
 */
export type AskOf<D, K extends keyof D & string = keyof D & string> = {
  [Kind in K]: { readonly id: number; readonly seat: Seat; readonly kind: Kind } & AskFields<D[Kind]>;
}[K];

export type AnswerOf<D, K extends keyof D & string = keyof D & string> = {
  [Kind in K]: D[Kind] extends { readonly answer: infer A } ? A : never;
}[K];

type AskFields<Entry> = Entry extends { readonly ask: infer Fields } ? Fields : never;

/** The asks, and the answers, of a state's type. */
export type AskIn<S extends CoreState> = NonNullable<S['pending']>['asks'][number];
export type AnswerIn<S extends CoreState> = NonNullable<NonNullable<S['pending']>['answers'][number]>;

/**
 * For a game with the decisions `D`: reads the answer that has just come in to a question of a kind. If several questions
 * were open, `place` says which of `context.asks`. A step that expects another kind is a bug in the game.
 */
export function answerReader<D>() {
  return <K extends keyof D & string>(context: Answered, kind: K, place = 0): AnswerOf<D, K> => {
    const asked = context.asks[place]?.kind;
    if (asked !== kind) throw new Error(`the answer is to ${asked}, not to ${kind}`);
    return context.answers[place] as AnswerOf<D, K>;
  };
}

export interface Answered {
  readonly asks: readonly Ask[];
  readonly answers: readonly unknown[];
}

/** A question before it has its id. */
export type Question<Q extends Ask> = Q extends Ask ? Omit<Q, 'id'> : never;

/** Opens one question. The step that asks returns the name of the step that takes the answer. */
export function ask<S extends CoreState>(state: S, question: Question<AskIn<S>>): void {
  refuseIfAsked(state);
  state.pending = { mode: 'sealed', asks: [numbered(state, question)], answers: [null] };
}

/** Opens several questions at once, to several seats. */
export function askAll<S extends CoreState>(state: S, mode: AskMode, questions: readonly Question<AskIn<S>>[]): void {
  refuseIfAsked(state);
  if (questions.length === 0) throw new Error('nobody is asked: the game would wait for ever');
  state.pending = { mode, asks: [], answers: [] };
  for (const question of questions) addQuestion(state.pending, numbered(state, question));
}

/** In `open` mode: keeps the unanswered questions open, unchanged or `renewed`, and adds new ones. */
export function askAgain<S extends CoreState>(
  state: S,
  stillOpen: readonly AskIn<S>[],
  questions: readonly Question<AskIn<S>>[],
): void {
  refuseIfAsked(state);
  if (stillOpen.length + questions.length === 0) throw new Error('nobody is asked: the game would wait for ever');
  state.pending = { mode: 'open', asks: [], answers: [] };
  for (const open of stillOpen) addQuestion(state.pending, open);
  for (const question of questions) addQuestion(state.pending, numbered(state, question));
}

/**
 * A question that stays open but now offers something else. It gets a new id, so that an answer to the old one is stale:
 * that answer must not break a rule that its sender could not see, or mean something that they never read.
 */
export function renewed<S extends CoreState>(state: S, open: AskIn<S>): AskIn<S> {
  const { id: _, ...question } = open;
  return numbered(state, question as unknown as Question<AskIn<S>>);
}

/** The answers to the first questions would be lost: a bug in the game, which must not pass silently. */
function refuseIfAsked(state: CoreState): void {
  if (state.pending !== null) throw new Error('a question is open already');
}

/** A question is made for one occasion, so the id is written into it: copying it would cost more than asking it. */
function numbered<S extends CoreState>(state: S, question: Question<AskIn<S>>): AskIn<S> {
  const asked = question as unknown as { id: number } & AskIn<S>;
  asked.id = state.asked++;
  return asked;
}

function addQuestion(pending: Pending, question: Ask): void {
  pending.asks.push(question);
  pending.answers.push(null);
}

/** The questions a seat may answer now: not those it has sealed, but those it may still amend. */
export function openAsks<S extends CoreState>(state: S, seat: Seat): AskIn<S>[] {
  const pending = state.pending;
  const own: AskIn<S>[] = [];
  if (pending === null) return own;
  for (let i = 0; i < pending.asks.length; i++) {
    const open = pending.asks[i] as AskIn<S>;
    if (open.seat === seat && (pending.mode === 'amendable' || pending.answers[i] === null)) own.push(open);
  }
  return own;
}

/** The kernel's part of checking an answer: is this question open, and to this seat? */
export function checkAddress(state: CoreState, seat: unknown, id: unknown): Illegal | null {
  if (state.outcome !== null) return illegal(KERNEL_CODES.over, { reason: state.outcome.reason });
  const pending = state.pending;
  if (pending === null) return illegal(KERNEL_CODES.stale);
  for (let i = 0; i < pending.asks.length; i++) {
    const open = pending.asks[i] as Ask;
    if (open.id !== id) continue;
    if (open.seat !== seat) return illegal(KERNEL_CODES.seat);
    if (pending.mode === 'sealed' && pending.answers[i] !== null) return illegal(KERNEL_CODES.sealed);
    return null;
  }
  return illegal(KERNEL_CODES.stale);
}
