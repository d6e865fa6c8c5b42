import type { Seat } from '@tessera/kernel';
import { grantOf, type LockRole, type SecretRole, type TableDoc } from './tableDoc.ts';

/** Who somebody is at a table: worked out from cookie and secret at the door, never from what a command says. */
export interface Access {
  readonly user: string | null;
  /** The seat that is theirs; null for spectators. */
  readonly seat: Seat | null;
  /** The seat's grant when they were let in: see `SeatDoc.grant`. */
  readonly grant: number;
  readonly isCreator: boolean;
  /** The other lock that let them in, and its grant then; null for those who are in without its secret. */
  readonly lock: { readonly role: LockRole; readonly grant: number } | null;
}

/** What a secret opens, and the grant of its lock when the secret was found. */
export interface Opened {
  readonly role: SecretRole;
  readonly seat: Seat | null;
  readonly grant: number;
}

/** Whether somebody still is who they were when they were let in. */
export function isValid({ user, seat, grant, isCreator, lock }: Access, doc: TableDoc): boolean {
  if (seat !== null && grantOf(doc, 'seat', seat) !== grant) return false;
  if (lock !== null && grantOf(doc, lock.role, null) !== lock.grant) return false;
  return !isCreator || lock?.role === 'creator' || doc.creator === user;
}

/** Who somebody is by the cookie alone. */
export function accessOf({ doc }: { readonly doc: TableDoc }, user: string | null): Access {
  const seat = user === null ? -1 : doc.seats.findIndex((one) => one.kind === 'person' && one.user === user);
  const grant = doc.seats[seat]?.grant ?? 0;
  const isCreator = user !== null && doc.creator === user;
  return { user, seat: seat < 0 ? null : seat, grant, isCreator, lock: null };
}

/**
 * Who somebody is by the cookie and the secret, if there is one; null where neither opens the table. The grant is the one that
 * was found with the secret: what the table in memory says may be younger, and then the secret is old.
 */
export function accessBy(table: { readonly doc: TableDoc }, user: string | null, found: Opened | null): Access | null {
  const known = accessOf(table, user);
  if (found?.role === 'seat') return { ...known, seat: found.seat, grant: found.grant };
  if (known.isCreator) return known;
  if (found?.role === 'creator') return { ...known, isCreator: true, lock: { role: 'creator', grant: found.grant } };
  if (known.seat !== null || table.doc.listed) return known;
  return found === null ? null : { ...known, lock: { role: 'spectator', grant: found.grant } };
}
