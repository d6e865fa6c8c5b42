import type { Illegal, Seat } from '@tessera/kernel';
import type { Choice } from '../state/choice.ts';
import type { State, StepContext } from '../state.ts';

/**
 * Something a player may play or use: a culture event or the resource ability of a tech. It says what has to be chosen,
 * step by step, and what happens once everything is chosen, paid and not cancelled.
 */
export interface Play {
  /** It only answers or pays for something that has been declared, so no menu offers it. */
  readonly isResponse?: true;
  /** Can it be played now (RUL-249)? Left out where the first choice tells: that has no values if it cannot. */
  isPossible?(state: State, seat: Seat): boolean;
  /**
   * The next choice, given those already made, or null when all are made. A later choice always has values if the
   * earlier ones were offered.
   */
  choices(state: State, seat: Seat, chosen: readonly number[]): Choice | null;
  /** Why a value may not be chosen next, for one that `choices` leaves out. */
  whyNot?(state: State, seat: Seat, chosen: readonly number[], value: number): Illegal | null;
  /** The players it is aimed at, one bit each (RUL-280); nobody by default. */
  targets?(state: State, seat: Seat, chosen: readonly number[]): number;
  /** Carries it out. A target that has vanished meanwhile is skipped (RUL-227). */
  resolve(context: StepContext, seat: Seat, chosen: readonly number[]): void;
}

/** A play without choices. */
export function noChoice(): null {
  return null;
}

/** Can it be played at all: would it change anything, and is there a value for each required choice (RUL-249)? */
export function isPlayable(play: Play, state: State, seat: Seat): boolean {
  if (play.isPossible !== undefined) return play.isPossible(state, seat);
  const first = play.choices(state, seat, []);
  return first === null || first.values.length > 0;
}
