import { isPlainObject, type Plain, type PlainObject } from './plain.ts';
import { type Illegal, illegal, KERNEL_CODES } from './state.ts';

/** Reading a table as a scenario states it: what every game's `fromScenario` needs. */

/** What can be wrong with a stated table; games say which of their rules is behind it. */
export const GIVEN_PROBLEMS = [
  /** A key or a name that no table has (the known ones are listed), or a value of the wrong type. */
  'unknownKey',
  'unknownName',
  'shape',
  /** No copy of the face is left: the box holds no more. */
  'noneLeft',
  /** The face does not belong there. */
  'kind',
  /** Too many for the place, or the place is taken. */
  'full',
  'taken',
  /** No such place, or one too near to what it must keep away from, or not touching what it must touch. */
  'noSquare',
  'near',
  'apart',
] as const;

export type GivenProblem = (typeof GIVEN_PROBLEMS)[number];

/** More about an impossible table: the rule that forbids it, or the names that are known. */
export interface GivenReason {
  readonly rule?: string;
  readonly known?: readonly string[];
}

/** An impossible table: which part of it, what is wrong, and with what. */
export class ImpossibleTable extends Error {
  readonly refusal: Illegal;

  constructor(part: string, problem: GivenProblem, value: Plain, { rule, known }: GivenReason = {}) {
    super(`${part}: ${problem}`);
    const params = { part, problem, value };
    this.refusal = illegal(rule ?? KERNEL_CODES.setup, known === undefined ? params : { ...params, known: [...known] });
  }
}

/** Lays out a stated table; an impossible one is refused. */
export function arranged<S extends object>(lay: () => S): S | Illegal {
  try {
    return lay();
  } catch (error) {
    if (error instanceof ImpossibleTable) return error.refusal;
    throw error;
  }
}

/** An object with only these keys; missing ones read as undefined. */
export function givenFields(value: Plain | undefined, part: string, known: readonly string[]): PlainObject {
  if (value === undefined) return {};
  if (!isPlainObject(value)) throw new ImpossibleTable(part, 'shape', value);
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) throw new ImpossibleTable(part, 'unknownKey', key, { known });
  }
  return value;
}

/** A list, or null if it is missing. */
export function maybeGivenList(value: Plain | undefined, part: string): readonly Plain[] | null {
  if (value === undefined) return null;
  if (!Array.isArray(value)) throw new ImpossibleTable(part, 'shape', value);
  return value as readonly Plain[];
}

export function givenList(value: Plain | undefined, part: string): readonly Plain[] {
  return maybeGivenList(value, part) ?? [];
}

/** A number between two others; `rule` is the one that sets the upper bound, where one does. */
export function givenNumber(
  value: Plain | undefined,
  part: string,
  least: number,
  most: number,
  rule?: string,
): number {
  if (typeof value !== 'number' || value < least) throw new ImpossibleTable(part, 'shape', value ?? null);
  if (value > most) {
    if (rule === undefined) throw new ImpossibleTable(part, 'shape', value);
    throw new ImpossibleTable(part, 'full', value, { rule });
  }
  return value;
}

/** True if stated as true; false if missing. */
export function givenFlag(value: Plain | undefined, part: string): boolean {
  if (value !== undefined && typeof value !== 'boolean') throw new ImpossibleTable(part, 'shape', value);
  return value === true;
}

/** One of these words, or null if it is missing. */
export function maybeGivenWord<W extends string>(
  value: Plain | undefined,
  part: string,
  words: readonly W[],
): W | null {
  return value === undefined ? null : givenWord(value, part, words);
}

/** One of these words. */
export function givenWord<W extends string>(value: Plain | undefined, part: string, words: readonly W[]): W {
  if (words.includes(value as W)) return value as W;
  throw new ImpossibleTable(part, 'unknownName', value ?? null, { known: words });
}

/** The index of a name in the list of known names. */
export function givenName(value: Plain | undefined, part: string, names: readonly string[]): number {
  return names.indexOf(givenWord(value, part, names));
}
