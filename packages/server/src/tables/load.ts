import {
  applyEntry,
  type CoreState,
  canonical,
  type Game,
  type Match,
  type Plain,
  RecordFault,
  readState,
} from '@tessera/kernel';
import { isLeap, type Past, type PastWanted } from '@tessera/table';
import type { Snapshot, Store, StoredEntry, StoredTable } from '../store/store.ts';
import type { Host } from './host.ts';

/** Reads a table and its game into a host, from the latest snapshot and the entries after it. */
export async function loadHost(host: Host, table: StoredTable): Promise<void> {
  const { store } = host.parts;
  const { status, n } = table.row;
  const isWaiting = status === 'waiting';
  const match = isWaiting ? null : await matchAfter(host, n);
  const barrier = isWaiting ? null : await store.readSnapshot(host.id, 'barrier', n);
  const lastOwn = isWaiting ? [] : await store.lastOwn(host.id, table.doc.seats.length);
  const [last] = n === 0 ? [] : await store.readEntries(host.id, n - 1, n);
  const movedAt = last?.at ?? table.row.changedAt;
  // All at once: some callers read a host without waiting for exclusive access.
  Object.assign(host, {
    table: { ...table, game: host.table.game, match, lastOwn, movedAt },
    snapshotAt: barrier?.n ?? 0,
  });
}

/**
 * The game after an entry, played from the latest barrier on. Later entries may exist already, but they belong to a later document.
 * If corrected rules do not allow the entries since the barrier, the state that a process stored when it released the game is used
 * instead; then the answers before it can no longer be undone.
 */
async function matchAfter({ id, table: { game }, parts: { store } }: Host, n: number): Promise<Match> {
  const barrier = await store.readSnapshot(id, 'barrier', n);
  if (barrier === null) throw new Error(`table ${id} plays but has no snapshot`);
  try {
    return await matchFrom(store, game, id, barrier, n);
  } catch (error) {
    const latest = await store.readSnapshot(id, 'any', n);
    if (!(error instanceof RecordFault) || latest === null || latest.n === barrier.n) throw error;
    return await matchFrom(store, game, id, latest, n);
  }
}

/** What a command needs of the past. */
export async function readPast(host: Host, { after, to, state }: PastWanted): Promise<Past> {
  const entries = after < to ? await host.parts.store.readEntries(host.id, after, to) : [];
  return { entries, state: state === null ? null : await stateAt(host, state) };
}

/** The state after an entry, played from the snapshot before it. */
async function stateAt(host: Host, n: number): Promise<CoreState | null> {
  const { store } = host.parts;
  const snapshot = await store.readSnapshot(host.id, 'barrier', n);
  if (snapshot === null) return null;
  try {
    return (await matchFrom(store, host.table.game, host.id, snapshot, n)).state;
  } catch (error) {
    // Entries made under older rules may not be playable now.
    if (error instanceof RecordFault) return null;
    throw error;
  }
}

async function matchFrom(store: Store, game: Game, table: string, { n, state }: Snapshot, to: number): Promise<Match> {
  const stored = await store.readGame(table);
  if (stored === null || stored.header === null) throw new Error(`the game of table ${table} is missing`);
  const match: Match = {
    game,
    secret: stored.seed,
    header: stored.header,
    n,
    entries: [],
    state: readState(game, state),
    segment: [],
  };
  const entries = await store.readEntries(table, n, to);
  for (const { entry } of entries) applyEntry(match, entry);
  match.entries.length = 0;
  return match;
}

/** Plays entries that another process has written; false if only a snapshot can bring the host up to date. */
export function playOn(match: Match, entries: readonly StoredEntry[]): boolean {
  for (const { entry } of entries) {
    if (isLeap(entry)) return false;
    applyEntry(match, entry);
  }
  match.entries.length = 0;
  return true;
}

export function snapshotOf(match: Match): Snapshot {
  return { n: match.n, isBarrier: match.segment.length === 0, state: canonical(match.state as unknown as Plain) };
}
