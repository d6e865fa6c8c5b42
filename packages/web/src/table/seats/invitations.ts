import type { Seat } from '@tessera/kernel';
import type { TableInfo } from '@tessera/protocol';
import { ask } from '../../api/api.ts';

/**
 * The secrets of a table that the user created. The server sends them only once, so the tab keeps them for its links.
 */
export interface TableSecrets {
  readonly creator: string;
  readonly spectator: string;
  /** By seat; null for bots. */
  readonly seats: readonly (string | null)[];
}

/** What a link opens: a seat, or the table for spectators (null). */
type Opens = Seat | null;

const keyOf = (table: string): string => `tessera.secrets.${table}`;

export function keepSecrets(table: string, secrets: Partial<TableSecrets>): void {
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify(secrets));
  } catch {
    // A browser without storage: every link gets a new secret.
  }
}

function keptSecrets(table: string): Partial<TableSecrets> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table)) ?? '{}') as Partial<TableSecrets>;
  } catch {
    // Nothing kept, or nothing readable: every link gets a new secret.
    return {};
  }
}

/**
 * The secret for a link. It stays the same as long as it works: a new one would lock out people who were sent the old
 * one. Where none is kept, or it no longer works, `make` gets one from the server.
 */
export async function invitation(
  table: string,
  opens: Opens,
  make: () => Promise<string | null>,
): Promise<string | null> {
  const { spectator, seats = [] } = keptSecrets(table);
  const kept = (opens === null ? spectator : seats[opens]) ?? null;
  if (kept !== null && (await isStillGood(table, opens, kept))) return kept;
  const made = await make();
  if (made !== null) keepSecrets(table, withSecret(keptSecrets(table), opens, made));
  return made;
}

function withSecret(secrets: Partial<TableSecrets>, opens: Opens, made: string): Partial<TableSecrets> {
  if (opens === null) return { ...secrets, spectator: made };
  const seats = [...(secrets.seats ?? [])];
  while (seats.length <= opens) seats.push(null);
  seats[opens] = made;
  return { ...secrets, seats };
}

/** Taking a seat or standing up invalidates its old links; so does a new link made in another window. */
async function isStillGood(table: string, opens: Opens, secret: string): Promise<boolean> {
  const answered = await ask<{ readonly table: TableInfo }>('GET', `/api/tables/${table}`, { secret });
  return answered.ok && (opens === null || answered.value.table.you.seat === opens);
}
