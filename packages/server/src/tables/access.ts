import type { Seat } from '@tessera/kernel';
import type { LockRole, TableDoc } from './tableDoc.ts';

/** Who somebody is at a table: worked out from cookie and secret at the door, never from what a command says. */
export interface Access {
  readonly user: string | null;
  /** The seat that is theirs; null for spectators. */
  readonly seat: Seat | null;
  /** The seat's grant when they were let in: see `SeatDoc.grant`. */
  readonly grant: number;
  readonly isCreator: boolean;
  /** The other lock that let them in, and its grant then; null for those who are in without its secret. */
  readonly lock?: { readonly role: LockRole; readonly grant: number } | null;
}

/** Whether somebody still is who they were when they were let in. */
export function isValid({ seat, grant, lock = null }: Access, doc: TableDoc): boolean {
  if (seat !== null && doc.seats[seat]?.grant !== grant) return false;
  return lock === null || lockOf(doc, lock.role).grant === lock.grant;
}

/** A lock as it is now. */
export function lockOf({ locks }: TableDoc, role: LockRole): { readonly role: LockRole; readonly grant: number } {
  return { role, grant: locks?.[role] ?? 0 };
}
