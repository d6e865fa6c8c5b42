import type { Seat } from '@tessera/kernel';

/** The whole game: set-up, then turns clockwise until an end condition holds (T-019, T-102). */
export type Game = {
  readonly op: 'game';
  at: 'setUp' | 'turn' | 'nextTurn';
  /** Whose turn it is, or will be first. */
  seat: number;
};

/** Set-up with the draft in both directions (T-010 to T-020). */
export type SetUp = {
  readonly op: 'setUp';
  at: 'shuffle' | 'draft' | 'drafted' | 'lay' | 'laid' | 'openRows';
  /** How many tiles have been picked, then how many players have laid theirs. */
  pick: number;
};

/** A turn: reveal a tile, play a token, add a tile, always in this order (T-025, R-01). */
export type Turn = {
  readonly op: 'turn';
  at: 'reveal' | 'revealed' | 'playToken' | 'tokenPlayed' | 'addTile' | 'takeCoins';
  readonly seat: Seat;
  /** The resource bought this turn with a coin (T-063). */
  bought: number | null;
};

/** Step 3 of a turn: one face-up tile joins the territory (T-080 to T-097). */
export type AddTile = {
  readonly op: 'addTile';
  at: 'choose' | 'chosen';
  readonly seat: Seat;
  readonly bought: number | null;
  /** The tile that must be added after the reveal of R-18. */
  only: number | null;
};

export type Frame = Game | SetUp | Turn | AddTile;
