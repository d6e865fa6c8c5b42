import type { PlainObject } from '@tessera/kernel';
import type { Happening } from '../src/index.ts';
import { plain } from './movementTable.ts';
import { options, play, type Table, view } from './table.ts';

export interface Researching {
  /** Seat 0, who plays America unless stated, and its neighbours: Egypt and, with three seats, Germany. */
  readonly own?: PlainObject;
  readonly enemy?: PlainObject;
  readonly third?: PlainObject;
  readonly ground?: readonly (readonly [number, string])[];
  readonly pieces?: readonly PlainObject[];
  readonly given?: PlainObject;
  readonly seats?: number;
  readonly options?: PlainObject;
}

/** A table at the question what to research, on a plain that gives nothing. */
export function researching(of: Researching = {}): Table {
  const { own, given, ...rest } = of;
  return plain({ ...rest, mover: own ?? {}, given: { phase: 'research', ...given } });
}

/** The techs that the question to a seat offers, in the order of the faces. */
export function offered(at: Table, seat = 0): string[] {
  const answers = options(at, seat) as readonly { readonly tech: string | null }[];
  return answers.map(({ tech }) => tech).filter((tech) => tech !== null);
}

/** Each of these seats chooses; returns what everybody hears at the end. */
export function choose(at: Table, techs: readonly (string | null)[]): Happening[] {
  const heard: Happening[] = [];
  for (const [seat, tech] of techs.entries()) {
    if (tech !== undefined) heard.push(...play(at, { tech }, seat));
  }
  return heard;
}

/** What a seat knows. */
export function techs(at: Table, seat = 0): string[] {
  return view(at).players[seat]?.techs.map(({ tech }) => tech) ?? [];
}

export function trade(at: Table, seat = 0): number {
  return view(at).players[seat]?.trade ?? -1;
}

/** Techs that fill a pyramid: a number for each level, level I first. */
export function rows(...counts: readonly number[]): string[] {
  return counts.flatMap((count, level) => (BY_LEVEL[level] ?? []).slice(0, count));
}

/** Beside the starting techs of America, Egypt and Germany. */
const BY_LEVEL: readonly (readonly string[])[] = [
  ['animalHusbandry', 'philosophy', 'pottery', 'navigation', 'masonry', 'horsebackRiding', 'codeOfLaws', 'writing'],
  ['engineering', 'irrigation', 'monarchy', 'mathematics', 'sailing'],
  ['banking', 'militaryScience', 'biology', 'gunpowder'],
  ['atomicTheory', 'massMedia', 'combustion'],
];
