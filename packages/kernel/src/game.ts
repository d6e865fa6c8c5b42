import { advance, type StepContext } from './advance.ts';
import type { Happening } from './announcement.ts';
import { type AnswerIn, type AskIn, checkAddress } from './ask.ts';
import { reveal, seedStreams } from './chance.ts';
import type { Migration } from './migrate.ts';
import { isPlainObject, type Plain, type PlainObject } from './plain.ts';
import type { AnyProcedures } from './procedure.ts';
import {
  type Ask,
  type CoreState,
  type Illegal,
  illegal,
  KERNEL_CODES,
  type Outcome,
  type Pending,
  type Seat,
} from './state.ts';

/** The types of one game, bundled. */
export interface GameTypes {
  readonly setup: Setup;
  readonly state: CoreState;
  readonly happening: Happening;
  readonly view: PlainObject;
  readonly fact: Fact;
}

/** One thing that would follow from an act, with the numbers of the rules by which it does. Each game has its own union. */
export type Fact = PlainObject & { readonly fact: string; readonly rules: readonly string[] };

/**
 * What an intended act would lead to, as far as the seat may know, if nobody interferes. `refusal` says why the act itself
 * is not allowed, whoever's turn it is; its facts then say what it would have led to, where that helps.
 */
export interface Preview<F extends Fact = Fact> {
  readonly refusal: Illegal | null;
  readonly facts: readonly F[];
}

/** What is agreed before a game begins. Options are the game's own: variants, maps, switches of rulings. */
export type Setup = {
  readonly players: number;
  readonly options: PlainObject;
};

/**
 * An act of the table rather than of a question: agreeing on an end, resigning. Games say which they know and when
 * they are possible.
 */
export type TableAct = {
  readonly act: string;
  readonly seat: Seat | null;
};

/** Is this, from outside, an act of the table (whether or not the game knows it)? */
export function isTableAct(value: unknown): value is TableAct {
  if (!isPlainObject(value) || Object.keys(value).length !== 2 || typeof value['act'] !== 'string') return false;
  const seat = value['seat'];
  return seat === null || (typeof seat === 'number' && seat >= 0);
}

/** All that the outside world knows of a game. Server, bots, page, replay, command line and tests use just this. */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly schema: number;
  readonly rules: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly procedures: AnyProcedures<StepContext<T['state'], T['happening']>>;
  readonly migrations: readonly Migration[];
  /**
   * The kinds of question that only let a seat answer what another one does, each with the answer that lets it happen:
   * what a seat's standing order may give without asking.
   */
  readonly passes: { readonly [kind: string]: PlainObject };
  /** Set-up options for bots' search alone: with them the table sees who has nothing to answer with. Not for people. */
  readonly searchOptions: readonly string[];
  /** Reads a set-up from outside and fills in what it leaves open. */
  setup(players: unknown, options: unknown): T['setup'] | Illegal;
  /** The table before the first step: everything in the box, nothing drawn yet, the first frame on the stack. */
  initialState(setup: T['setup']): T['state'];
  /**
   * A table as a scenario states it, at rest before a question; what it leaves open gets sensible values. One that breaks
   * a rule is refused by it, unless it is stated as `isImpossible`.
   */
  fromScenario(setup: T['setup'], given: PlainObject, isImpossible?: boolean): T['state'] | Illegal;
  /** The kinds of question that the game puts, where its scenarios are to be held to them. */
  readonly questions?: readonly string[];
  /** The number of a place of the board as people write it, a name or coordinates; null for what means none. */
  placeOf?(setup: T['setup'], written: Plain): number | null;
  /** Every legal answer to an open question, never empty; a finite sample including passing where `check` is wider. */
  options(state: T['state'], ask: AskIn<T['state']>): readonly AnswerIn<T['state']>[];
  /** Why this is no legal answer to the question, or null if it is one. */
  check(state: T['state'], ask: AskIn<T['state']>, answer: unknown): Illegal | null;
  /** Why a seat may not do something that it is not offered, or null if it may. */
  explain(state: T['state'], seat: Seat, intent: unknown): Illegal | null;
  /**
   * What an act of a seat would lead to, worked out from what that seat may know alone; may be asked at any time. An intent
   * that makes no sense is refused.
   */
  preview(state: T['state'], seat: Seat, intent: unknown): Preview<T['fact']> | Illegal;
  /** Carries out an act of the table, or says why not. */
  act(context: StepContext<T['state'], T['happening']>, act: TableAct): Illegal | null;
  clone(state: T['state']): T['state'];
  /** The parts of a view in which all views of this state are alike. */
  publicView(state: T['state']): Partial<T['view']>;
  /**
   * What a seat, or a spectator (null), may know: built from what is public, never stripped from the state. Whoever wants
   * several views of one state has their open parts made once, and hands them in.
   */
  view(state: T['state'], seat: Seat | null, open?: Partial<T['view']>): T['view'];
  /** A state that looks the same to the seat, with all that it cannot know dealt anew by the given generator. */
  resample(state: T['state'], seat: Seat | null, generator: number[]): T['state'];
  /** Counts every component, by kind, wherever it is: the sums never change during a game. */
  countComponents(state: T['state']): { readonly [component: string]: number };
}

/** The part of a state that the kernel keeps, for a game's `blank`. */
export function coreState(schema: number, rules: number): Omit<CoreState, 'stack' | 'pending'> & { pending: null } {
  return { schema, rules, seq: 0, asked: 0, rng: [], pending: null, outcome: null };
}

/**
 * Begins a game: deals everything by the seed and runs to the first question. Where the seed is not known (null), all
 * draws must be forced.
 */
export function start<T extends GameTypes>(
  game: Game<T>,
  context: StepContext<T['state'], T['happening']>,
  seed: string | null,
): void {
  context.state.rng = seed === null ? [] : seedStreams(seed);
  advance(game.procedures, context);
  context.barrier = true;
}

/** Is this a legal answer, from this seat, to a question that is open? */
export function check<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: unknown,
  id: unknown,
  answer: unknown,
): Illegal | null {
  const misaddressed = checkAddress(state, seat, id);
  if (misaddressed !== null) return misaddressed;
  const pending = state.pending as Pending;
  const refused = game.check(state, pending.asks[indexOfAsk(pending, id)] as AskIn<T['state']>, answer);
  // Whatever a game lets through, only plain data can be stored.
  return refused === null && !isPlainObject(answer) ? illegal(KERNEL_CODES.shape) : refused;
}

const NONE: readonly never[] = [];

/** Takes a legal answer (see `check`) and runs to the next question or the end. */
export function apply<T extends GameTypes>(
  game: Game<T>,
  context: StepContext<T['state'], T['happening']>,
  id: number,
  answer: AnswerIn<T['state']>,
): void {
  const state = context.state;
  const pending = state.pending as Pending;
  const index = indexOfAsk(pending, id);
  const asked = pending.asks[index] as Ask;
  state.seq++;
  context.others = NONE;
  // The others have been asked already, and may know that this one has answered.
  if (pending.asks.length > 1) context.barrier = true;
  if (pending.mode === 'open') {
    context.asks = [asked];
    context.answers = [answer];
    context.others = pending.asks.filter((other) => other !== asked);
  } else if (pending.asks.length === 1) {
    context.asks = pending.asks;
    context.answers = [answer];
  } else {
    pending.answers[index] = answer;
    if (pending.answers.includes(null)) return;
    context.asks = pending.asks;
    context.answers = pending.answers as AnswerIn<T['state']>[];
    // Whoever answers last sees what the others had sealed.
    reveal(context);
  }
  state.pending = null;
  advance(game.procedures, context);
  // The end is a barrier too: the record then shows the secret, and with it all that was still hidden.
  if (state.outcome !== null || isPutToAnother(state.pending, asked.seat)) context.barrier = true;
}

/** Carries out an act of the table and runs on. */
export function applyTableAct<T extends GameTypes>(
  game: Game<T>,
  context: StepContext<T['state'], T['happening']>,
  act: TableAct,
): Illegal | null {
  if (context.state.outcome !== null) return illegal(KERNEL_CODES.over, { reason: context.state.outcome.reason });
  const refused = game.act(context, act);
  if (refused !== null) return refused;
  context.state.seq++;
  context.barrier = true;
  advance(game.procedures, context);
  return null;
}

/** Ends the game: nothing is asked any more, and with the end of the step everything in progress is given up. */
export function conclude(state: CoreState, outcome: Outcome): void {
  state.outcome = outcome;
  state.pending = null;
}

/** The usual answer of a game that has no acts of the table, or not this one. */
export function unknownAct(act: TableAct): Illegal {
  return illegal(KERNEL_CODES.shape, { act: act.act });
}

function indexOfAsk(pending: Pending, id: unknown): number {
  for (let i = 0; i < pending.asks.length; i++) if ((pending.asks[i] as Ask).id === id) return i;
  throw new Error(`no question ${String(id)} is open`);
}

function isPutToAnother(pending: Pending | null, seat: Seat): boolean {
  if (pending === null) return false;
  for (const open of pending.asks) if (open.seat !== seat) return true;
  return false;
}
