import type { CoreState, Outcome, Seat, StepContext as StepContextOf } from '@tessera/kernel';
import type { Happening } from './happenings.ts';
import type { Frame } from './state/frames.ts';
import type { Answer, Ask } from './state/questions.ts';
import type { EndReason, Score } from './state/results.ts';

/** The variants, as set-up options (V-1, V-2). */
export type Options = {
  readonly [key: string]: boolean;
  /** V-1: once an end condition holds, play goes on to the player before the starting player. */
  readonly finishRound: boolean;
  /** V-2: the game also ends when the city stack is empty. */
  readonly cityStackEnds: boolean;
};

export type Setup = {
  readonly players: number;
  readonly options: Options;
};

/** Marks on a tile, one bit each. A tile with any of them produces nothing (T-052, T-065, T-076). */
export const WAR_MARK = 1;
export const COIN_MARK = 2;
export const CRAFTSMEN_MARK = 4;

/** A player's territory and what lies before them (T-006). Tiles are kept in the order in which they were laid. */
export type Territory = {
  /** Where each tile lies (board/cells.ts), its face, and the marks on it. */
  cells: number[];
  tiles: number[];
  marks: number[];
  /** The lower left cell of each square that has a cart on its corner (T-068). */
  carts: number[];
  /** Tokens in hand, and the turn in which each was received (T-043). */
  hand: number[];
  received: number[];
  /** Faces of replaced tiles, laid face down before the player (T-093). */
  replaced: number[];
};

export type State = CoreState<Frame, Ask, Answer> & {
  options: Options;
  /** The starting player (T-013). */
  first: Seat;
  /** Number of the turn being played, from 1; 0 during set-up. */
  turn: number;
  /** Face-down stacks of nature, village and city tiles, the top tile last. */
  stacks: number[][];
  /** Face-up rows beside the stacks. */
  rows: number[][];
  /** Face-up victory tiles. */
  victory: number[];
  /** Tiles out of the game, in no order that matters (T-006). */
  box: number[];
  /** Nature tiles drafted but not laid yet, by seat, in the order of picking (T-015, R-33). */
  drafted: number[][];
  /** How many war, coin and cart tokens are left in their piles. */
  piles: number[];
  /** The craftsmen tokens lying face down, the next one last. */
  craftsmen: number[];
  /** Tokens out of the game (T-055). */
  tokenBox: number[];
  territories: Territory[];
  /** The players who have resigned, lowest seat first; missing while nobody has. */
  resigned?: Seat[];
  /** V-1: why the game will end with this round, once an end condition has held; otherwise null. */
  ending: EndReason | null;
  outcome: Result | null;
};

export type Result = Outcome & {
  readonly reason: EndReason;
  readonly scores: readonly Score[];
};

export type StepContext = StepContextOf<State, Happening>;

const NOBODY: readonly Seat[] = [];

export function resignedIn(state: State): readonly Seat[] {
  return state.resigned ?? NOBODY;
}

export function territoryOf(state: State, seat: Seat): Territory {
  return state.territories[seat] as Territory;
}
