/** The whole game: set-up, then turns of five phases until a player wins (TURN-001, TURN-006). */
export type Game = {
  readonly op: 'game';
  at: 'setUp' | 'turn' | 'phase' | 'before' | 'answered' | 'begin' | 'part' | 'endOfTurn';
  /** The current phase, as an index of PHASES, and how many players have been asked before it, or have done their part of it. */
  phase: number;
  part: number;
};
