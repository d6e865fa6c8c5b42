import type { Seat } from '@tessera/kernel';

/** Who somebody is at a table: worked out from cookie and secret at the door, never from what a command says. */
export interface Access {
  readonly user: string | null;
  /** The seat that is theirs; null for spectators. */
  readonly seat: Seat | null;
  readonly isCreator: boolean;
}
