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

/** One consequence of an act, with the numbers of the rules behind it. Each game has its own union. */
export type Fact = PlainObject & { readonly fact: string; readonly rules: readonly string[] };

/**
 * What an intended act would lead to, as far as the seat may know, if nobody interferes. `refusal` says why the act itself
 * is not allowed, no matter whose turn it is; the facts then say what it would have led to, where that helps.
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
 * An act of the table rather than an answer to a question: agreeing on an end, resigning. Games say which acts they know
 * and when they are possible.
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

/** Everything that the outside world knows about a game. Server, bots, page, replay, command line and tests use only this. */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly schema: number;
  readonly rules: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly procedures: AnyProcedures<StepContext<T['state'], T['happening']>>;
  readonly migrations: readonly Migration[];
  /**
   * The kinds of question that only let a seat react to what another seat does, each with the answer that lets it happen. A
   * seat's standing order may give that answer without asking.
   */
  readonly passes: { readonly [kind: string]: PlainObject };
  /** Those of them that come only where a set-up option is on, each with its name. */
  readonly passesNeed?: { readonly [kind: string]: string };
  /** Set-up options only for the search of bots, not for people: they reveal who has nothing to answer with. */
  readonly searchOptions: readonly string[];
  /** Reads a set-up from outside and fills in what it leaves open. */
  setup(players: unknown, options: unknown): T['setup'] | Illegal;
  /** The table before the first step: everything in the box, nothing drawn yet, the first frame on the stack. */
  initialState(setup: T['setup']): T['state'];
  /**
   * A table as a scenario states it, at rest before a question; what it leaves open gets sensible values. A table that
   * breaks a rule is refused with that rule, unless it is stated as `isImpossible`.
   */
  fromScenario(setup: T['setup'], given: PlainObject, isImpossible?: boolean): T['state'] | Illegal;
  /** The kinds of question that the game asks, if its scenarios may name no others. */
  readonly questions?: readonly string[];
  /** The number of a place on the board that people write as a name or coordinates; null if it means no place. */
  placeOf?(setup: T['setup'], written: Plain): number | null;
  /** Every legal answer to an open question, never empty; a finite sample including passing where `check` is wider. */
  options(state: T['state'], ask: AskIn<T['state']>): readonly AnswerIn<T['state']>[];
  /** Why this is not a legal answer to the question, or null if it is one. */
  check(state: T['state'], ask: AskIn<T['state']>, answer: unknown): Illegal | null;
  /** Why a seat may not do something that it is not offered, or null if it may. */
  explain(state: T['state'], seat: Seat, intent: unknown): Illegal | null;
  /**
   * What an act of a seat would lead to, worked out only from what that seat may know; may be asked at any time. An intent
   * that makes no sense is refused.
   */
  preview(state: T['state'], seat: Seat, intent: unknown): Preview<T['fact']> | Illegal;
  /** Carries out an act of the table, or says why not. */
  act(context: StepContext<T['state'], T['happening']>, act: TableAct): Illegal | null;
  clone(state: T['state']): T['state'];
  /** The parts that all views of this state have in common. */
  publicView(state: T['state']): Partial<T['view']>;
  /**
   * What a seat, or a spectator (null), may know: built up from what is public, never cut down from the state. To make
   * several views of one state, make its public part once with `publicView` and pass it in.
   */
  view(state: T['state'], seat: Seat | null, open?: Partial<T['view']>): T['view'];
  /** A state that looks the same to the seat, with everything that it cannot know dealt again by the given generator. */
  resample(state: T['state'], seat: Seat | null, generator: number[]): T['state'];
  /** Counts every component, by kind, wherever it is: the sums never change during a game. */
  countComponents(state: T['state']): { readonly [component: string]: number };
}

/** The part of a state that the kernel keeps, for a game's `initialState`. */
export function coreState(schema: number, rules: number): Omit<CoreState, 'stack' | 'pending'> & { pending: null } {
  return { schema, rules, seq: 0, asked: 0, rng: [], pending: null, outcome: null };
}

/**
 * Starts a game: deals everything by the seed and runs to the first question. If the seed is not known (null), all draws
 * must be forced.
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
  // The others have already been asked, and may know that this seat has answered.
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
    // The seat that answers last sees what the others had sealed.
    reveal(context);
  }
  state.pending = null;
  advance(game.procedures, context);
  // The end is a barrier too: the record then shows the secret, and with it everything that was still hidden.
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

/** Ends the game: no more questions are asked, and when the step ends everything in progress is abandoned. */
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
