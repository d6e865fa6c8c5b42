import { isPlainObject, type Plain, type PlainObject } from './plain.ts';
import { type Illegal, illegal, KERNEL_CODES } from './state.ts';

/** Reading a table as a scenario states it: what every game's `arrange` needs. */

/** What can be wrong with a stated table; games say which of their rules is behind it. */
export const GIVEN_PROBLEMS = [
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
  /** No such place, or too near to, or not touching, what it must keep away from or touch. */
  'noSquare',
  'near',
  'apart',
] as const;

/** A table that cannot be: which part of it, what is wrong, and with what. */
export class ImpossibleTable extends Error {
  readonly refusal: Illegal;

  constructor(part: string, problem: (typeof GIVEN_PROBLEMS)[number], value: Plain) {
    super(`${part}: ${problem}`);
    this.refusal = illegal(KERNEL_CODES.setup, { part, problem, value });
  }
}

/** Lays out a stated table; one that cannot be is refused. */
export function arranged<S extends object>(lay: () => S): S | Illegal {
  try {
    return lay();
  } catch (error) {
    if (error instanceof ImpossibleTable) return error.refusal;
    throw error;
  }
}

/** An object with no other keys than these; what is left open reads as undefined. */
export function givenFields(value: Plain | undefined, part: string, known: readonly string[]): PlainObject {
  if (value === undefined) return {};
  if (!isPlainObject(value)) throw new ImpossibleTable(part, 'shape', value);
  for (const key of Object.keys(value)) if (!known.includes(key)) throw new ImpossibleTable(part, 'unknownKey', key);
  return value;
}

/** A list, or null if it is left open. */
export function maybeGivenList(value: Plain | undefined, part: string): readonly Plain[] | null {
  if (value === undefined) return null;
  if (!Array.isArray(value)) throw new ImpossibleTable(part, 'shape', value);
  return value as readonly Plain[];
}

export function givenList(value: Plain | undefined, part: string): readonly Plain[] {
  return maybeGivenList(value, part) ?? [];
}

export function givenNumber(value: Plain | undefined, part: string, least: number, most: number): number {
  if (typeof value !== 'number' || value < least || value > most)
    throw new ImpossibleTable(part, 'shape', value ?? null);
  return value;
}

/** True if so stated; false if left open. */
export function givenFlag(value: Plain | undefined, part: string): boolean {
  if (value !== undefined && typeof value !== 'boolean') throw new ImpossibleTable(part, 'shape', value);
  return value === true;
}

/** One of these words, or null if left open. */
export function maybeGivenWord<W extends string>(
  value: Plain | undefined,
  part: string,
  words: readonly W[],
): W | null {
  if (value === undefined) return null;
  if (!words.includes(value as W)) throw new ImpossibleTable(part, 'shape', value);
  return value as W;
}
