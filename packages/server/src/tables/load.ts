import {
  type CoreState,
  canonical,
  type Entry,
  type Game,
  hashOf,
  isIllegal,
  type Match,
  type Plain,
  playEntry,
  RecordFault,
  readState,
  rebase,
  stateAfter,
} from '@tessera/kernel';
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
  // At one go: not everybody who looks at a host waits for its turn.
  Object.assign(host, { table, match, snapshotAt: barrier?.n ?? 0, lastOwn, movedAt });
}

/**
 * The game after an entry, from the latest barrier on. Entries beyond it may be there already, but they belong to a later
 * document. If corrected rules do not allow the entries since then, the state with which a
 * process has let the game go must do; what could be undone then cannot be any more.
 */
async function matchAfter({ id, game, parts: { store } }: Host, n: number): Promise<Match> {
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

/** The state after an entry, on the way from the snapshot before it. */
export async function stateAt(host: Host, n: number): Promise<CoreState | null> {
  const { store } = host.parts;
  const snapshot = await store.readSnapshot(host.id, 'barrier', n);
  if (snapshot === null) return null;
  try {
    return (await matchFrom(store, host.game, host.id, snapshot, n)).state;
  } catch (error) {
    // Entries made under older rules need not lead anywhere now.
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
  for (const { entry } of entries) playEntry(match, entry);
  match.entries.length = 0;
  return match;
}

/** Plays entries that another process has written; false if only a snapshot can bring the host up to date. */
export function playOn(match: Match, entries: readonly StoredEntry[]): boolean {
  for (const { entry } of entries) {
    if (entry.type === 'rebase' || (entry.type === 'undo' && entry.beyond)) return false;
    playEntry(match, entry);
  }
  match.entries.length = 0;
  return true;
}

/**
 * Looks at a game that was begun under older rules. Played again with its luck it may come to the same state: then it
 * simply goes on. Otherwise it is carried on from where it stands by a rebase, which the caller must store.
 */
export function underPresentRules(match: Match, entries: readonly Entry[]): Entry | null {
  const { game, header, secret, n, state } = match;
  if (state.outcome !== null || state.rules === game.rules || isSame(replayed(), state)) return null;
  const played = rebase(match, state, { rules: game.rules, before: state.rules });
  if (isIllegal(played)) throw new Error(`the game cannot be carried on: ${played.rule}`);
  return played.entry;

  function replayed(): CoreState | null {
    try {
      return stateAfter(game, { header, secret, entries }, n);
    } catch (error) {
      if (error instanceof RecordFault) return null;
      throw error;
    }
  }
}

/** Whether two states are the same but for where chance stands: forced draws leave the generators alone. */
function isSame(a: CoreState | null, b: CoreState): boolean {
  if (a === null) return false;
  const bare = (state: CoreState) => hashOf({ ...state, rng: [], rules: 0 } as unknown as Plain);
  return bare(a) === bare(b);
}

export function snapshotOf(match: Match): Snapshot {
  return { n: match.n, isBarrier: match.segment.length === 0, state: canonical(match.state as unknown as Plain) };
}
