import type { Outcome, PlainObject, Seat } from '@tessera/kernel';
import type { News } from '@tessera/protocol';

/** The figures that people compare, after an entry: by figure, then by seat. */
export interface Sample {
  readonly n: number;
  /** How many turns were over by then. */
  readonly turn: number;
  readonly values: readonly (readonly number[])[];
}

/** What a record says about itself. */
export interface RecordAbout {
  readonly game: string;
  readonly players: number;
  readonly options: PlainObject;
  /** The number of the last entry. */
  readonly last: number;
  /** Names as the host kept them; a bot's is its level. Empty if no names were kept. */
  readonly names: readonly string[];
  readonly title: string;
  readonly began: number | null;
  readonly commitment: string;
  readonly words: readonly string[];
  /** Those who resigned. */
  readonly resigned: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** Why a record cannot be played or is not valid. */
export interface Fault {
  readonly code: string;
  readonly params: PlainObject;
}

/** The steps of the fairness proof, in their order. */
export const PROOF_STEPS = ['commitment', 'seed', 'draws', 'moves'] as const;
export type ProofStep = (typeof PROOF_STEPS)[number];

/** The recomputed parts of a finished record. Null: not reached. */
export interface Proof {
  readonly commitment: string;
  readonly words: readonly string[];
  readonly secret: string;
  /** The recomputed commitment to the secret. */
  readonly recomputed: string;
  readonly seed: string;
  readonly draws: number | null;
  readonly entries: number | null;
  readonly hashes: number | null;
  readonly rebases: number;
  readonly undosBeyond: number;
  /** The entry from which everything was replayed. */
  readonly replayedFrom: number;
  readonly fault: (Fault & { readonly step: ProofStep }) | null;
}

/** The page's calls to the worker, with their results. */
export interface RecordCalls {
  open: { readonly text: string; readonly result: RecordAbout | Fault };
  view: { readonly n: number; readonly seat: Seat | null; readonly result: PlainObject };
  news: { readonly seat: Seat | null; readonly result: readonly News[] };
  figures: { readonly result: readonly Sample[] };
  prove: { readonly text: string; readonly result: Proof | Fault };
}

export type RecordCall = {
  [K in keyof RecordCalls]: { readonly call: number; readonly do: K } & Omit<RecordCalls[K], 'result'>;
}[keyof RecordCalls];

export function isFault(result: object): result is Fault {
  return 'code' in result;
}
