import type { Seat } from '@tessera/kernel';

/** A player's part of the Movement Phase: their figures and groups, one after the other (MOVE-001, MOVE-005). */
export type Movement = {
  readonly op: 'movement';
  at: 'begin' | 'menu' | 'act' | 'done';
  readonly seat: Seat;
};
