import type { Seat } from '@tessera/kernel';
import type { TableDoc } from './tableDoc.ts';

/** Who somebody is at a table: worked out from cookie and secret at the door, never from what a command says. */
export interface Access {
  readonly user: string | null;
  /** The seat that is theirs; null for spectators. */
  readonly seat: Seat | null;
  /** The seat's grant when they were let in: see `SeatDoc.grant`. */
  readonly grant: number;
  readonly isCreator: boolean;
}

/** Whether somebody still is who he was when he was let in. */
export function isValid({ seat, grant }: Access, doc: TableDoc): boolean {
  return seat === null || doc.seats[seat]?.grant === grant;
}
