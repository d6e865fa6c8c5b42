import type { Args, OptionSpecs } from './args.ts';
import type { Io } from './io.ts';

/** Exit codes: 0 success, 1 a check failed, 2 the arguments or a file cannot be used. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** One command of the program. Its help is generated from this description. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** The files it takes: how many, and their name in the help. */
  readonly files: { readonly min: number; readonly max: number; readonly what: string };
  readonly options: OptionSpecs;
  /** What the help says below the options: results, exit codes, examples. */
  readonly notes: readonly string[];
  run(args: Args, io: Io): Promise<Exit> | Exit;
}

export const NO_FILES = { min: 0, max: 0, what: '' } as const;

export const JSON_OPTION = { help: 'Print one JSON object and nothing else' } as const;
