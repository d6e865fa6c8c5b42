import type { Announcement, Happening } from './announcement.ts';
import type { AnswerIn, AskIn } from './ask.ts';
import type { Draw } from './draws.ts';
import { type AnyProcedures, type AnyReturned, abandonAll, type Done } from './procedure.ts';
import type { CoreState, Frame } from './state.ts';

/** What a step works with: the state, the answers that have just come in, and the logs of news and chance. */
export interface StepContext<
  S extends CoreState = CoreState,
  H extends Happening = Happening,
  B extends AnyReturned = AnyReturned,
> {
  readonly state: S;
  /** The questions that have just been closed, and their answers in the same order. */
  asks: readonly AskIn<S>[];
  answers: readonly AnswerIn<S>[];
  /** In `open` mode: the questions that are still open beside the one just answered. */
  others: readonly AskIn<S>[];
  /** The value of the procedure that has just ended, only for its caller's next step; otherwise null (see `valueFrom`). */
  returned: B | null;
  /** News for the seats, or null in search, where nobody reads it. */
  told: Announcement<H>[] | null;
  /** Outcomes of chance, or null where nobody keeps them. */
  draws: Draw[] | null;
  /** Outcomes of chance that must come again, or null. */
  readonly forced: readonly Draw[] | null;
  forcedAt: number;
  /** Something was drawn, or something hidden was shown to a player. */
  shown: boolean;
  /** Something new has been shown, or another seat has been asked: what came before can no longer be undone. */
  barrier: boolean;
}

export function createContext<S extends CoreState, H extends Happening>(
  state: S,
  options: { readonly told?: boolean; readonly draws?: boolean; readonly forced?: readonly Draw[] | null } = {},
): StepContext<S, H, never> {
  return {
    state,
    asks: [],
    answers: [],
    others: [],
    returned: null,
    told: options.told === true ? [] : null,
    draws: options.draws === true ? [] : null,
    forced: options.forced ?? null,
    forcedAt: 0,
    shown: false,
    barrier: false,
  };
}

/** Starts a procedure on top of the running one, which continues with the step it returned once this one is done. */
export function call<S extends CoreState>(state: S, frame: S['stack'][number]): void {
  state.stack.push(frame);
}

/** Runs steps until a question is open or the game is over; then everything still in progress is abandoned. */
export function advance<S extends CoreState, H extends Happening>(
  procedures: AnyProcedures<StepContext<S, H>>,
  context: StepContext<S, H>,
): void {
  const state = context.state;
  while (state.pending === null && state.outcome === null) {
    const depth = state.stack.length - 1;
    const frame = state.stack[depth];
    if (frame === undefined) throw new Error('the game has neither a question nor an outcome nor anything left to do');
    const step = procedures[frame.op]?.steps[frame.at];
    if (step === undefined) throw new Error(`there is no step ${frame.op}.${frame.at}`);
    const next = step(context, frame);
    if (state.outcome !== null) break;
    context.returned = null;
    if (next === null) state.stack.splice(depth, 1);
    else if (typeof next === 'string') frame.at = next;
    else hand(context, frame, depth, next);
  }
  if (state.outcome !== null) abandonAll(procedures, state);
}

/**
 * Ends a procedure with its value. If it had asked a question or called a procedure first, its caller would have to wait,
 * and the value would be lost: a bug in the game.
 */
function hand(context: StepContext, { op }: Frame, depth: number, { value }: Done): void {
  const { state } = context;
  if (state.pending !== null || state.stack.length - 1 !== depth) {
    throw new Error(`${op} returns a value before what it has asked or called for is settled`);
  }
  state.stack.pop();
  context.returned = { op, value };
}
