import { type Illegal, illegal, isPlainObject, KERNEL_CODES, type Plain, type PlainObject } from '@tessera/kernel';

/** What can be wrong with a stated table. */
const PROBLEMS = [
  /** A key that no table has, or a value of the wrong type. */
  'unknownKey',
  'shape',
  /** No such face, or no copy of it is left. */
  'noneLeft',
  /** The face does not belong there. */
  'kind',
  /** Too many for the place, or the place is taken. */
  'full',
  'taken',
  /** The square is off the map or on a tile that lies face down (MAP-009). */
  'noSquare',
  /** City centers are nearer than three squares (RUL-017). */
  'near',
] as const;

/** A table that cannot be: which part of it, what is wrong, and with what. */
export class Impossible extends Error {
  readonly refusal: Illegal;

  constructor(part: string, problem: (typeof PROBLEMS)[number], value: Plain) {
    super(`${part}: ${problem}`);
    this.refusal = illegal(KERNEL_CODES.setup, { part, problem, value });
  }
}

/** An object with no other keys than these; what is left open reads as undefined. */
export function fields(value: Plain | undefined, part: string, known: readonly string[]): PlainObject {
  if (value === undefined) return {};
  if (!isPlainObject(value)) throw new Impossible(part, 'shape', value);
  for (const key of Object.keys(value)) if (!known.includes(key)) throw new Impossible(part, 'unknownKey', key);
  return value;
}

/** A list, or null if it is left open. */
export function maybeList(value: Plain | undefined, part: string): readonly Plain[] | null {
  if (value === undefined) return null;
  if (!Array.isArray(value)) throw new Impossible(part, 'shape', value);
  return value as readonly Plain[];
}

export function list(value: Plain | undefined, part: string): readonly Plain[] {
  return maybeList(value, part) ?? [];
}

export function wholeNumber(value: Plain | undefined, part: string, least: number, most: number): number {
  if (typeof value !== 'number' || value < least || value > most) throw new Impossible(part, 'shape', value ?? null);
  return value;
}

/** True if so stated; false if left open. */
export function flag(value: Plain | undefined, part: string): boolean {
  if (value !== undefined && typeof value !== 'boolean') throw new Impossible(part, 'shape', value);
  return value === true;
}

/** One of these words, or null if left open. */
export function maybeWord<W extends string>(value: Plain | undefined, part: string, words: readonly W[]): W | null {
  if (value === undefined) return null;
  if (!words.includes(value as W)) throw new Impossible(part, 'shape', value);
  return value as W;
}
