import { createContext, type StepContext } from './advance.ts';
import type { AnswerIn } from './ask.ts';
import type { Draw } from './draws.ts';
import { apply, applyTableAct, check, type Game, type GameTypes, type TableAct } from './game.ts';
import type { UndoEntry } from './record.ts';
import { type Illegal, illegal, KERNEL_CODES, type Seat } from './state.ts';

/** Where a game stands, with the way back: in a match being played, or in a record being replayed. */
export interface Course<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** How many entries there are so far. */
  n: number;
  state: T['state'];
  /** The states since the last barrier, each as it stood after entry `n`: the way back for undo. */
  segment: { readonly n: number; readonly seat: Seat; readonly state: T['state'] }[];
}

type ContextOf<T extends GameTypes> = StepContext<T['state'], T['happening']>;

/** Gives an answer; `forced` are the draws that must come again, or null. A refusal changes nothing. */
export function playAnswer<T extends GameTypes>(
  course: Course<T>,
  seat: Seat,
  ask: unknown,
  answer: unknown,
  forced: readonly Draw[] | null = null,
): ContextOf<T> | Illegal {
  const { game, state } = course;
  const refused = check(game, state, seat, ask, answer);
  if (refused !== null) return refused;
  const before = game.clone(state);
  const context = createContext<T['state'], T['happening']>(state, { told: true, draws: true, forced });
  apply(game, context, ask as number, answer as AnswerIn<T['state']>);
  if (context.barrier) course.segment = [];
  else course.segment.push({ n: course.n, seat, state: before });
  course.n++;
  return context;
}

/** Carries out an act of the table. No seat can undo it alone. A refusal changes nothing. */
export function playAct<T extends GameTypes>(
  course: Course<T>,
  act: TableAct,
  forced: readonly Draw[] | null = null,
): ContextOf<T> | Illegal {
  const state = course.game.clone(course.state);
  const context = createContext<T['state'], T['happening']>(state, { told: true, draws: true, forced });
  const refused = applyTableAct(course.game, context, act);
  if (refused !== null) return refused;
  bringIn(course, state);
  return context;
}

/**
 * Goes back to the state after an earlier entry. A seat takes back its own answers since the last barrier. Going further
 * back, by agreement, needs that state as `kept`; chance then continues from where it is.
 */
export function playUndo<T extends GameTypes>(
  course: Course<T>,
  { seat, to, beyond }: Pick<UndoEntry, 'seat' | 'to' | 'beyond'>,
  kept?: T['state'],
): Illegal | null {
  const { segment, state } = course;
  const first = beyond ? -1 : segment.findIndex(({ n }) => n === to);
  const own = segment[first];
  if (own !== undefined && segment.every((answer, i) => i < first || answer.seat === seat)) {
    course.state = own.state;
  } else if (kept === undefined) {
    return illegal(KERNEL_CODES.barrier, { to });
  } else {
    course.state = kept;
    if (beyond) course.state.rng = state.rng;
  }
  course.segment = segment.slice(0, Math.max(0, first));
  course.n++;
  return null;
}

/** Continues from a state that no answer has led to. */
export function bringIn<T extends GameTypes>(course: Course<T>, state: T['state']): void {
  course.state = state;
  course.segment = [];
  course.n++;
}
