import type { Plain } from './plain.ts';
import type { CoreState, Frame } from './state.ts';

/** A value that was just returned, and the procedure that returned it. */
export interface AnyReturned {
  readonly op: string;
  readonly value: Plain;
}

/** What procedures of a game can return: `V` lists those that return a value, each with its type. */
export type Returned<V> = { [Op in keyof V & string]: { readonly op: Op; readonly value: V[Op] } }[keyof V & string];

/** What ends a procedure that returns a value: its last step returns this instead of a step's name. */
export interface Done<V = Plain> {
  readonly value: V;
}

/** Ends the procedure and hands the value to the next step of its caller. */
export function done<V extends Plain>(value: V): Done<V> {
  return { value };
}

/** The values of all procedures of a context's game, and that of one; never for one without a value. */
type ReturnedIn<R> = R extends { readonly returned: infer T } ? NonNullable<T> : never;
export type ValueIn<R, Op extends string> = ValueOf<Extract<ReturnedIn<R>, { readonly op: Op }>>;
type ValueOf<T> = [T] extends [{ readonly value: infer V }] ? ([T] extends [never] ? never : V) : never;

/**
 * A step does one thing and returns the name of its procedure's next step. The last one returns null, or, in a procedure
 * that has a value, `done(value)`: such a procedure cannot end without one.
 */
export type Step<R, F extends Frame> = (context: R, frame: F) => F['at'] | End<R, F['op']>;
type End<R, Op extends string> = [ValueIn<R, Op>] extends [never] ? null : Done<ValueIn<R, Op>>;

/** A procedure has exactly the steps that its frame type names. */
export type Procedure<R, F extends Frame> = { readonly [At in F['at']]: Step<R, F> };

/** All procedures of a game, one for each `op` of its frames. */
export type Procedures<R, F extends Frame> = {
  readonly [Op in F['op']]: Procedure<R, Extract<F, { readonly op: Op }>>;
};

/**
 * How procedures are abandoned when the game ends while they run: what a frame holds goes back to its place on the table. A
 * procedure that holds nothing needs no entry.
 */
export type Abandonments<S extends CoreState, F extends Frame = S['stack'][number]> = {
  readonly [Op in F['op']]?: (state: S, frame: Extract<F, { readonly op: Op }>) => void;
};

/** Procedures as the loop sees them: found by name (with methods' types, so that any game's procedures fit). */
export type AnyProcedures<R> = { readonly [op: string]: AnyProcedure<R> };
export interface AnyProcedure<R> {
  readonly steps: { readonly [at: string]: AnyStep<R> };
  readonly abandon: AnyAbandonment | null;
}
type AnyAbandonment = { abandon(state: CoreState, frame: Frame): void }['abandon'];
type AnyStep<R> = { step(context: R, frame: Frame): string | Done | null }['step'];

/** Ties a game's procedures, each typed by its own frame, to the loop that finds them by name. */
export function proceduresOf<R extends { readonly state: CoreState }, F extends Frame>(
  procedures: Procedures<R, F>,
  abandonments: Abandonments<R['state'], F> = {},
): AnyProcedures<R> {
  const found: { [op: string]: AnyProcedure<R> } = {};
  for (const op of Object.keys(procedures) as F['op'][]) {
    const steps = procedures[op] as unknown as AnyProcedure<R>['steps'];
    // All of one shape: the loop reads them at every step.
    found[op] = { steps, abandon: (abandonments[op] as AnyAbandonment | undefined) ?? null };
  }
  return found;
}

/** Abandons everything in progress, the outermost procedure first, and empties the stack. */
export function abandonAll<R>(procedures: AnyProcedures<R>, state: CoreState): void {
  for (const frame of state.stack) procedures[frame.op]?.abandon?.(state, frame);
  state.stack.length = 0;
}

/**
 * The value of the procedure that was called and has just ended. Only the caller's next step can read it, and runs at once:
 * nobody is asked in between, so that a state at rest never has to hold it.
 */
export function valueFrom<R extends { readonly returned: AnyReturned | null }, Op extends ReturnedIn<R>['op']>(
  context: R,
  op: Op,
): ValueIn<R, Op> {
  const { returned } = context;
  if (returned?.op !== op) throw new Error(`${op} has not just returned a value`);
  return returned.value as ValueIn<R, Op>;
}
