import type { AnswerIn, AskIn } from './ask.ts';
import type { Draw } from './chance.ts';
import type { Happening, Told } from './happening.ts';
import type { CoreState, Frame } from './state.ts';

/** What a step works with: the state, the answers that have just come in, and where news and chance are written down. */
export interface Run<S extends CoreState = CoreState, H extends Happening = Happening> {
  readonly state: S;
  /** The questions that have just been closed, and their answers in the same order. */
  asks: readonly AskIn<S>[];
  answers: readonly AnswerIn<S>[];
  /** In `open` mode: the questions that are still open beside the one just answered. */
  others: readonly AskIn<S>[];
  /** News for the seats, or null in search, where nobody reads them. */
  told: Told<H>[] | null;
  /** Outcomes of chance, or null where nobody keeps them. */
  draws: Draw[] | null;
  /** Outcomes of chance that must come again, or null. */
  readonly forced: readonly Draw[] | null;
  forcedAt: number;
  /** Chance was asked, or something hidden was shown to somebody. */
  shown: boolean;
  /** Something new has been shown, or another seat has been asked: what came before can no longer be undone. */
  barrier: boolean;
}

/** A step does one thing and returns the name of its procedure's next step, or null when the procedure is done. */
export type Step<R, F extends Frame> = (run: R, frame: F) => F['at'] | null;

/** A procedure has exactly the steps that its frame type names. */
export type Procedure<R, F extends Frame> = { readonly [At in F['at']]: Step<R, F> };

/** All procedures of a game, one for each `op` of its frames. */
export type Procedures<R, F extends Frame> = {
  readonly [Op in F['op']]: Procedure<R, Extract<F, { readonly op: Op }>>;
};

export function createRun<S extends CoreState, H extends Happening>(
  state: S,
  keep: { readonly told?: boolean; readonly draws?: boolean; readonly forced?: readonly Draw[] | null } = {},
): Run<S, H> {
  return {
    state,
    asks: [],
    answers: [],
    others: [],
    told: keep.told === true ? [] : null,
    draws: keep.draws === true ? [] : null,
    forced: keep.forced ?? null,
    forcedAt: 0,
    shown: false,
    barrier: false,
  };
}

/** Starts a procedure on top of the running one, which goes on at the step it returns when this one is done. */
export function call<S extends CoreState>(state: S, frame: S['stack'][number]): void {
  state.stack.push(frame);
}

/** Procedures as the loop sees them: steps found by name (a method's type, so that any game's procedures fit). */
export type AnyProcedures<R> = { readonly [op: string]: { readonly [at: string]: AnyStep<R> } };
type AnyStep<R> = { step(run: R, frame: Frame): string | null }['step'];

/** Runs steps until a question is open or the game is over. */
export function advance<S extends CoreState, H extends Happening>(
  procedures: AnyProcedures<Run<S, H>>,
  run: Run<S, H>,
): void {
  const state = run.state;
  while (state.pending === null && state.outcome === null) {
    const depth = state.stack.length - 1;
    const frame = state.stack[depth];
    if (frame === undefined) throw new Error('the game has neither a question nor an outcome nor anything left to do');
    const step = procedures[frame.op]?.[frame.at];
    if (step === undefined) throw new Error(`there is no step ${frame.op}.${frame.at}`);
    const next = step(run, frame);
    if (next === null) state.stack.splice(depth, 1);
    else frame.at = next;
  }
}

/** Ties a game's procedures, each typed by its own frame, to the loop that finds them by name. */
export function proceduresOf<R, F extends Frame>(procedures: Procedures<R, F>): AnyProcedures<R> {
  return procedures as unknown as AnyProcedures<R>;
}
