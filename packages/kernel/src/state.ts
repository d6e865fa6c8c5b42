import type { PlainObject } from './plain.ts';

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** One procedure in progress: `op` names the procedure, `at` its next step; the rest are its locals. */
export type Frame = {
  readonly op: string;
  at: string;
};

/** How a game ended. Games add what they count: points, ranks, the kind of victory. */
export type Outcome = {
  readonly reason: string;
  readonly winners: readonly Seat[];
};

/** What the kernel needs of every game's state. All of it is plain data; null means none. */
export type CoreState<F extends Frame = Frame, Q extends Ask = Ask, A extends PlainObject = PlainObject> = {
  /** Version of the state's shape; older ones are brought up by migrations. */
  schema: number;
  /** Revision of the rules under which the state came about. */
  rules: number;
  /** Number of answers applied so far. */
  seq: number;
  /** Number of questions asked so far: the next question's id. */
  asked: number;
  /** One sfc32 generator of four words for each stream; empty in the replay of a game whose secret is not known. */
  rng: number[][];
  /** Procedures in progress, the running one last. */
  stack: F[];
  /** The open questions, or null while the engine works or when the game is over. */
  pending: Pending<Q, A> | null;
  outcome: Outcome | null;
};

/** Why something may not be done: a rule's number in docs/rules, or a kernel code, with the facts that decided. */
export type Illegal = {
  readonly rule: string;
  readonly params: PlainObject;
};

export function illegal(rule: string, params: PlainObject = {}): Illegal {
  return { rule, params };
}

export function isIllegal(result: object | null): result is Illegal {
  return result !== null && 'rule' in result;
}

/** Codes of the kernel's own refusals. */
export const KERNEL_CODES = {
  /** The question is for another seat, or the seat does not exist. */
  seat: 'K-SEAT',
  /** The question is not open, or no longer open. */
  stale: 'K-STALE',
  /** The answer does not have the shape that the question asks for. */
  shape: 'K-SHAPE',
  /** The answer has the right shape but is not among the options. */
  option: 'K-OPTION',
  /** The sealed question has already been answered, and the answer may not be changed. */
  sealed: 'K-SEALED',
  /** The game has ended. */
  over: 'K-OVER',
  /** Nothing can be undone: new information has been shown, or another seat has been asked. */
  barrier: 'K-BARRIER',
  /** The set-up asks for something the game does not have. */
  setup: 'K-SETUP',
} as const;

/**
 * How questions that are open at the same time are answered:
 * - `sealed`: answers are kept secret and nothing happens until all are in; a question to a single seat is the simplest case;
 * - `amendable`: the same, but an answer may be changed as long as others are missing;
 * - `open`: each answer is applied on arrival, in the order of arrival.
 */
export const ASK_MODES = ['sealed', 'amendable', 'open'] as const;

export type AskMode = (typeof ASK_MODES)[number];

/** A question to one seat. Games add what the question is about. */
export type Ask = {
  readonly id: number;
  readonly seat: Seat;
  readonly kind: string;
};

export type Pending<Q extends Ask = Ask, A extends PlainObject = PlainObject> = {
  readonly mode: AskMode;
  asks: Q[];
  /** For each ask its sealed answer, or null while it is missing (always null in `open` mode). */
  answers: (A | null)[];
};
