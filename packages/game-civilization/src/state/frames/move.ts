import type { Seat } from '@tessera/kernel';

/**
 * One figure or group moves, step by step, until it stops or is stopped (MOVE-005). Whatever happens where it ends is
 * resolved at once (RUL-114).
 */
export type Move = {
  readonly op: 'move';
  at:
    | 'step'
    | 'act'
    | 'entered'
    | 'arrived'
    | 'sacrificed'
    | 'discovered'
    | 'discoveryBuilt'
    | 'noticed'
    | 'end'
    | 'resolve'
    | 'fought'
    | 'combustion'
    | 'combusted';
  readonly seat: Seat;
  square: number;
  /** The members, one bit each, without those left behind or dead. */
  armies: number;
  scouts: number;
  /** Movement points left (RUL-102). */
  left: number;
  /** It has stepped or discovered: it has moved (RUL-104, RUL-292) and may stop. */
  hasActed: boolean;
  /** The last square of the way where all could have ended and nothing happens (RUL-286). */
  retreat: number;
  /** The tech a sacrifice is to bring, else −1 (RUL-257). */
  tech: number;
  /** The move itself is over; what is left is to be settled. */
  isOver: boolean;
  battleWon: boolean | null;
};
