/** The whole game: set-up, then turns of five phases until somebody wins (TURN-001, TURN-006). */
export type Game = {
  readonly op: 'game';
  at: 'setUp' | 'turn' | 'phase' | 'part' | 'endOfTurn';
  /** The phase that comes, as an index of PHASES, and how many players have done their part of it. */
  phase: number;
  part: number;
};
