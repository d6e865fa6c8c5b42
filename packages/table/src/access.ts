import type { Seat } from '@tessera/kernel';
import { grantOf, type LockRole, type SecretRole, type TableDoc } from './tableDoc.ts';

/** Who someone is at a table. It follows from their cookie and secret when they connect, never from what a command says. */
export interface Access {
  readonly user: string | null;
  /** The seat that is theirs; null for spectators. */
  readonly seat: Seat | null;
  /** The seat's grant when they were let in: see `SeatDoc.grant`. */
  readonly grant: number;
  readonly isCreator: boolean;
  /** The other lock that let them in, and its grant at the time; null for those who came in without its secret. */
  readonly lock: { readonly role: LockRole; readonly grant: number } | null;
}

/** What a secret opens, and the grant of its lock when the secret was found. */
export interface Opened {
  readonly role: SecretRole;
  readonly seat: Seat | null;
  readonly grant: number;
}

/** Whether someone still has the access they were let in with. */
export function isValid({ user, seat, grant, isCreator, lock }: Access, doc: TableDoc): boolean {
  if (seat !== null && grantOf(doc, 'seat', seat) !== grant) return false;
  if (lock !== null && grantOf(doc, lock.role, null) !== lock.grant) return false;
  return !isCreator || lock?.role === 'creator' || doc.creator === user;
}

/** Who someone is by the cookie alone. */
export function accessOf({ doc }: { readonly doc: TableDoc }, user: string | null): Access {
  const seat = user === null ? -1 : doc.seats.findIndex((one) => one.kind === 'person' && one.user === user);
  const grant = doc.seats[seat]?.grant ?? 0;
  const isCreator = user !== null && doc.creator === user;
  return { user, seat: seat < 0 ? null : seat, grant, isCreator, lock: null };
}

/**
 * Who someone is by the cookie and the secret, if they have one; null if neither opens the table. The grant is the one found
 * with the secret: the table in memory may have a newer one, and then the secret is outdated.
 */
export function accessBy(table: { readonly doc: TableDoc }, user: string | null, found: Opened | null): Access | null {
  const known = accessOf(table, user);
  if (found?.role === 'seat') return { ...known, seat: found.seat, grant: found.grant };
  if (known.isCreator) return known;
  if (found?.role === 'creator') return { ...known, isCreator: true, lock: { role: 'creator', grant: found.grant } };
  if (known.seat !== null || table.doc.listed) return known;
  return found === null ? null : { ...known, lock: { role: 'spectator', grant: found.grant } };
}
