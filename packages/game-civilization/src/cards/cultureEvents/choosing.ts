import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import type { Choice } from '../../state/choice.ts';
import type { State } from '../../state.ts';
import type { Play } from '../play.ts';

/** The number of the rule that forbids a square or a seat, or null if it may be chosen. */
export type Verdict = (value: number) => string | null;

/** The candidates that no rule forbids. */
export function chosenFrom(of: 'square' | 'seat', candidates: readonly number[], verdict: Verdict): Choice {
  const values: number[] = [];
  for (let i = 0; i < candidates.length; i++)
    if (verdict(candidates[i] as number) === null) values.push(candidates[i] as number);
  return { of, values };
}

export function anyFrom(candidates: readonly number[], verdict: Verdict): boolean {
  for (let i = 0; i < candidates.length; i++) if (verdict(candidates[i] as number) === null) return true;
  return false;
}

/** A card with a single choice: a square or a seat. */
export function oneChoice(
  of: 'square' | 'seat',
  candidatesIn: (state: State) => readonly number[],
  verdictOn: (state: State, seat: Seat) => Verdict,
): Required<Pick<Play, 'isPossible' | 'choices' | 'whyNot'>> {
  return {
    isPossible(state, seat) {
      const candidates = candidatesIn(state);
      return candidates.length > 0 && anyFrom(candidates, verdictOn(state, seat));
    },
    choices: (state, seat, chosen) =>
      chosen.length > 0 ? null : chosenFrom(of, candidatesIn(state), verdictOn(state, seat)),
    whyNot: (state, seat, _chosen, value) => forbidden(verdictOn(state, seat)(value)),
  };
}

export function forbidden(rule: string | null): Illegal | null {
  return rule === null ? null : illegal(rule);
}

/** Every square of the map, discovered or not; worked out once for each size of map. */
export function allSquares({ ground }: State): readonly number[] {
  let squares = SQUARES[ground.length];
  if (squares === undefined) {
    squares = ground.map((_, square) => square);
    SQUARES[ground.length] = squares;
  }
  return squares;
}

const SQUARES: { [size: number]: readonly number[] } = {};

export function allSeats(state: State): number[] {
  return state.players.map((_, seat) => seat);
}

/** The squares with any player's figures, each once. */
export function figureSquares(state: State): number[] {
  const squares: number[] = [];
  for (const { armies, scouts } of state.players) {
    for (const square of armies) if (square >= 0 && !squares.includes(square)) squares.push(square);
    for (const square of scouts) if (square >= 0 && !squares.includes(square)) squares.push(square);
  }
  return squares;
}

/** EVT-007: undiscovered squares, and squares off the map, are out of reach of every event. */
export function isDiscovered(state: State, square: number): boolean {
  return (state.ground[square] ?? -1) >= 0;
}
