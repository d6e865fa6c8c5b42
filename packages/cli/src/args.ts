import { parseArgs } from 'node:util';

/** Something is wrong with the user's input: wrong arguments, a missing or damaged file. One sentence, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface OptionSpec {
  /** The name of the value in the help; a switch has none. */
  readonly value?: string;
  readonly help: string;
}

export type OptionSpecs = { readonly [name: string]: OptionSpec };

const HELP: OptionSpec = { help: 'Show this help' };

/** The arguments of one command, read by name. Every reader refuses what it cannot use with one clear sentence. */
export class Args {
  readonly files: readonly string[];
  readonly wantsHelp: boolean;
  readonly #values: { readonly [name: string]: string | true };

  constructor(files: readonly string[], values: { readonly [name: string]: string | true }) {
    this.files = files;
    this.#values = values;
    this.wantsHelp = values['help'] === true;
  }

  flag(name: string): boolean {
    return this.#values[name] === true;
  }

  text(name: string): string | null {
    const value = this.#values[name];
    return typeof value === 'string' ? value : null;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value === null) throw new UsageError(`--${name} is missing.`);
    return value;
  }

  /** A whole number within bounds, or null if absent. */
  whole(name: string, min: number, max: number = Number.MAX_SAFE_INTEGER): number | null {
    const value = this.text(name);
    if (value === null) return null;
    const number = /^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= min && number <= max) return number;
    const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
    throw new UsageError(`--${name} must be a whole number ${range}, not "${value}".`);
  }

  /** A number of seconds, fractions allowed, or null if absent. */
  seconds(name: string, max: number): number | null {
    const value = this.text(name);
    if (value === null) return null;
    const number = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
    if (number > 0 && number <= max) return number;
    throw new UsageError(`--${name} must be a number of seconds above 0 and up to ${max}, not "${value}".`);
  }
}

/** Reads a command's arguments. Not parseArgs' own strict mode: its refusals take several sentences. */
export function readArgs(
  words: readonly string[],
  specs: OptionSpecs,
  files: { readonly min: number; readonly max: number; readonly what: string },
): Args {
  const known = withHelp(specs);
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(Object.entries(known).map(([name, spec]) => [name, parsing(name, spec)])),
    strict: false,
    tokens: true,
  });
  const values: { [name: string]: string | true } = {};
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const spec = Object.hasOwn(known, token.name) ? known[token.name] : undefined;
    if (spec === undefined) throw new UsageError(`There is no option ${token.rawName} here: see --help.`);
    if (Object.hasOwn(values, token.name)) throw new UsageError(`--${token.name} is given twice.`);
    if (spec.value === undefined && token.value !== undefined) throw new UsageError(`--${token.name} takes no value.`);
    if (spec.value !== undefined && (token.value ?? '') === '') throw new UsageError(`--${token.name} needs a value.`);
    values[token.name] = token.value ?? true;
  }
  const args = new Args(positionals, values);
  if (args.wantsHelp) return args;
  if (positionals.length < files.min) throw new UsageError(`${files.what} is missing.`);
  if (positionals.length > files.max) {
    throw new UsageError(`There is no use for "${positionals[files.max] as string}" here: see --help.`);
  }
  return args;
}

export function withHelp(specs: OptionSpecs): OptionSpecs {
  return { ...specs, help: HELP };
}

function parsing(name: string, spec: OptionSpec): { type: 'string' | 'boolean'; short?: string } {
  const type = spec.value === undefined ? 'boolean' : 'string';
  return name === 'help' ? { type, short: 'h' } : { type };
}
