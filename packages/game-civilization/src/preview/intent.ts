import { type Illegal, illegal, KERNEL_CODES, type Plain, type PlainObject, type Seat } from '@tessera/kernel';
import { geometry, OUTSIDE } from '../board/geometry.ts';
import type { State } from '../state.ts';
import type { Fact } from './facts.ts';

/** An act that a seat considers: the answer it would give, and what the question is or would be about. */
export interface Thought {
  readonly seat: Seat;
  readonly about: PlainObject;
  readonly answer: PlainObject;
  /** Whether exactly this question is open to the seat. */
  readonly isOpen: boolean;
}

/** What one kind of preview says; if the question is open, its own check decides on the refusal. */
export type Told = { readonly refusal: Illegal | null; readonly facts: readonly Fact[] };

/** One kind of preview. It refuses intents that do not make sense. */
export type Previewer = (state: State, thought: Thought) => Told | Illegal;

export function badIntent(expected: string): Illegal {
  return illegal(KERNEL_CODES.shape, { expected });
}

/** The number of a square that belongs to the map. */
export function isSquare(state: State, square: Plain | undefined): square is number {
  return (
    typeof square === 'number' &&
    (state.ground[square] ?? OUTSIDE) !== OUTSIDE &&
    geometry(state).next[square] !== undefined
  );
}

export function isCount(value: Plain | undefined): value is number {
  return typeof value === 'number' && value >= 0;
}
