import type { CoreState, Frame } from './state.ts';

type FrameIn<S extends CoreState> = S['stack'][number];
type OpIn<S extends CoreState> = FrameIn<S>['op'];
type FrameOf<S extends CoreState, Op> = Extract<FrameIn<S>, { readonly op: Op }>;

/** The procedure whose question is open: always the innermost one, of the kind that asks this question. */
export function asking<S extends CoreState, Op extends OpIn<S>>(state: S, op: Op): FrameOf<S, Op> {
  const frame = running(state);
  if (frame?.op !== op) throw new Error(`${op} is not what asks here, but ${frame?.op}`);
  return frame as FrameOf<S, Op>;
}

/** The innermost procedure, or null when the game is over. */
export function running<S extends CoreState>(state: S): FrameIn<S> | null {
  return (state.stack[state.stack.length - 1] as FrameIn<S> | undefined) ?? null;
}

/** Has a step called a procedure that must finish before its own procedure continues? */
export function hasCalled(state: CoreState, frame: Frame): boolean {
  return running(state) !== frame;
}

/** The procedure of a kind that is in progress, the innermost if there are several, or null. */
export function inProgress<S extends CoreState, Op extends OpIn<S>>(state: S, op: Op): FrameOf<S, Op> | null {
  const { stack } = state;
  for (let i = stack.length - 1; i >= 0; i--) if (stack[i]?.op === op) return stack[i] as FrameOf<S, Op>;
  return null;
}

/** All procedures of a kind that are in progress, the outermost first. */
export function allInProgress<S extends CoreState, Op extends OpIn<S>>(state: S, op: Op): FrameOf<S, Op>[] {
  const found: FrameOf<S, Op>[] = [];
  for (const frame of state.stack) if (frame.op === op) found.push(frame as FrameOf<S, Op>);
  return found;
}

/** The procedure of a kind around another one, the nearest, or null. */
export function around<S extends CoreState, Op extends OpIn<S>>(
  state: S,
  frame: FrameIn<S>,
  op: Op,
): FrameOf<S, Op> | null {
  const { stack } = state;
  for (let i = stack.indexOf(frame) - 1; i >= 0; i--) if (stack[i]?.op === op) return stack[i] as FrameOf<S, Op>;
  return null;
}
