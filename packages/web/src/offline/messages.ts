import type { Outcome, PlainObject, Seat } from '@tessera/kernel';
import type { Reply } from '@tessera/protocol';
import type { CommandInput } from '@tessera/protocol/client';
import type { TableState } from '../link/tableLink.ts';

/** Who sits where at a table in this browser. */
export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string };

/** A scripted game: its secret is given, and bots follow the script as long as it lasts. */
export interface LocalScript {
  readonly secret: string;
  /** All answers from the first one on, of all seats. */
  readonly answers: readonly PlainObject[];
}

/** What is agreed before a game in this browser. */
export interface NewLocalTable {
  readonly game: string;
  readonly title: string;
  readonly options: PlainObject;
  readonly seats: readonly LocalSeat[];
  /** The players' words for the seed, by seat. */
  readonly words: readonly string[];
  /** For the guided game. */
  readonly script?: LocalScript;
}

/** A kept game in a list. */
export interface LocalEntry {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly LocalSeat[];
  readonly awaited: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** A refusal from the worker; codes as everywhere. */
export interface WorkerRefusal {
  readonly code: string;
  readonly params: PlainObject;
}

/** What a table's game offers to players who do not want to answer everything themselves. */
export interface Arrangements {
  /** Weakest first. */
  readonly bots: readonly string[];
  readonly passes: readonly string[];
}

/** The page's calls to the worker, with their results. */
export interface LocalCalls {
  create: { readonly table: NewLocalTable; readonly result: { readonly id: string } | WorkerRefusal };
  list: { readonly result: readonly LocalEntry[] };
  remove: { readonly id: string; readonly result: null };
  /** Starts pushing the table's state. */
  open: { readonly id: string; readonly botDelay: number; readonly result: null | WorkerRefusal };
  close: { readonly id: string; readonly result: null };
  /** How long bots wait from now on. */
  pace: { readonly id: string; readonly botDelay: number; readonly result: null };
  command: { readonly id: string; readonly command: CommandInput; readonly result: Reply };
  /** The person of a seat has come to the screen. */
  sit: { readonly id: string; readonly seat: Seat; readonly result: null };
  /** What can be arranged for a seat: bots that may play it, and kinds of question that a standing order may pass. */
  arrangements: { readonly id: string; readonly result: Arrangements | WorkerRefusal };
  /** What may be exported of a game: its record when it is over; before, what the seat in front of the screen knows. */
  export: { readonly id: string; readonly result: string | WorkerRefusal };
  /** The record of a finished game. */
  record: { readonly id: string; readonly result: string | WorkerRefusal };
}

export type LocalCall = {
  [K in keyof LocalCalls]: { readonly call: number; readonly do: K } & Omit<LocalCalls[K], 'result'>;
}[keyof LocalCalls];

/** What the worker sends: the result of a call, or changes at a table. `news` holds those since the last message. */
export type LocalMessage =
  | { readonly call: number; readonly result: unknown }
  | { readonly table: string; readonly changes: Pick<TableState, 'table' | 'update' | 'news' | 'curtain'> };

/** Codes that only occur here. */
export const LOCAL_CODES = {
  /** There is no such game in this browser. */
  unknown: 'LOCAL-UNKNOWN',
  /** The game is open in another window. */
  elsewhere: 'LOCAL-ELSEWHERE',
  /** The game is not over: its record would show what is hidden. */
  running: 'LOCAL-RUNNING',
  /** The kept data can no longer be read. */
  broken: 'LOCAL-BROKEN',
} as const;

export function isRefusal(result: unknown): result is WorkerRefusal {
  return typeof result === 'object' && result !== null && 'code' in result;
}
