import type { GameTypes, Played } from '@tessera/kernel';
import {
  adoptRules,
  applyChange,
  concernedBy,
  draftOf,
  isOfOlderRules,
  type LockChange,
  type TableChange,
} from '@tessera/table';
import { hashSecret, newSecret } from '../people/secrets.ts';
import type { NewSecret, StoredEntry, TableRow } from '../store/store.ts';
import { tellGame, tellTable } from './broadcast.ts';
import { Conflict, type Host } from './host.ts';
import { loadHost, playOn, snapshotOf } from './load.ts';
import { watchWaits } from './longWaits.ts';
import { notify } from './notify.ts';
import { arm, dueIn, planFor } from './plans.ts';
import { hasLiveClock, tableTime } from './tableTime.ts';

/** A snapshot is due at the first barrier after this many entries. */
const SNAPSHOT_EVERY = 25;
/** How often work is tried when another process was faster. */
const ATTEMPTS = 5;

/**
 * Runs work on a table exclusively: one piece after the other. When the store reports that another process was faster, the table is
 * read again and the work is retried. When the work fails, what is in memory is no longer trusted.
 */
export function runExclusive<R>(host: Host, work: (attempt: number) => Promise<R> | R): Promise<R> {
  const done = host.queue.then(() => tried(host, work));
  host.queue = done.catch(() => {});
  return done;
}

async function tried<R>(host: Host, work: (attempt: number) => Promise<R> | R): Promise<R> {
  for (let attempt = 0; ; attempt++) {
    if (host.isDoubtful) await reload(host);
    try {
      return await work(attempt);
    } catch (error) {
      host.isDoubtful = true;
      if (error instanceof Conflict && attempt + 1 < ATTEMPTS) continue;
      // Viewers must not see what is not stored. If this fails too, the next work begins with it.
      await reload(host);
      throw error;
    }
  }
}

/**
 * Stores a change, then tells everyone: nobody learns of it before it is on the disk. Returns the new secret of the lock that the
 * change opens, if it opens one.
 */
export async function commitChange(host: Host, change: TableChange): Promise<string | null> {
  const { parts, table: before } = host;
  const { store, clock, counts } = parts;
  const [now, ticks] = [clock.now(), clock.ticks()];
  const { table, doc, only, isTableTold, isLeap } = applyChange(before, change, now, tableTime(host, change.doc));
  const { match } = table;
  const { outcome } = table.row;
  const plans = planFor(host, table);
  const due = outcome === null ? dueIn(host, table.doc, plans, now, 'all') : null;
  // Includes answers in progress: they must be given again if this process ends before they are done.
  const row: TableRow = { ...table.row, due: due === null ? null : now + due };
  const entries: StoredEntry[] = change.played === undefined ? [] : [storedEntry(change.played, change.by, now)];
  const isRipe = match !== null && match.segment.length === 0 && match.n - host.snapshotAt >= SNAPSHOT_EVERY;
  const snapshot = match !== null && (isLeap || isRipe || outcome !== null) ? snapshotOf(match) : null;
  const { secret, secrets } = secretsFor(host, change.locks ?? []);
  const began = performance.now();
  const result = await store.commit({
    table: host.id,
    version: before.version,
    row,
    doc,
    header: change.begun?.header ?? null,
    entries,
    snapshot,
    ...(secrets.length === 0 ? {} : { secrets }),
  });
  counts.committed(performance.now() - began);
  if (result === 'conflict') throw new Conflict(`table ${host.id} was changed by another process`);

  host.table = { ...table, row, version: before.version + (doc === null ? 0 : 1) };
  host.scheduled = plans;
  host.usedAt = ticks;
  if (table.doc.clocks?.since === now) host.counted = { since: now, ticks };
  if (snapshot?.isBarrier) host.snapshotAt = snapshot.n;
  if (match !== null) match.entries.length = 0;
  store.publish({ type: 'table', table: host.id });
  if (isTableTold) tellTable(host, only);
  if (match !== null && only === null) tellGame(host, entries);
  notify(host, before, change.by?.seat ?? null);
  watchWaits(host);
  arm(host);
  return secret;
}

/** A new secret for a lock that opens, and none for those that close. */
function secretsFor({ parts }: Host, locks: readonly LockChange[]) {
  let secret: string | null = null;
  const secrets = locks.map(({ role, seat, isOpen }): NewSecret => {
    if (!isOpen) return { hash: null, opens: { role, seat } };
    secret = newSecret(parts.chance);
    return { hash: hashSecret(secret), opens: { role, seat } };
  });
  return { secret: secret as string | null, secrets };
}

/** Written out: copying an object and adding to it takes several times as long. */
function storedEntry({ entry, told }: Played<GameTypes>, by: TableChange['by'], at: number): StoredEntry {
  return { entry, told, at, by: by?.seat ?? null, key: by?.key ?? null };
}

/** Brings the host to what the store has, after another process has written or a change has failed. */
async function reload(host: Host): Promise<void> {
  const table = await host.parts.store.readTable(host.id);
  if (table === null) {
    for (const viewer of host.viewers) viewer.close('S-UNKNOWN');
    host.viewers.clear();
    host.isClosed = true;
    return;
  }
  // This is what viewers know; the match in memory may be ahead of it.
  const before = host.table;
  await loadHost(host, table);
  host.isDoubtful = false;
  const entries = await host.parts.store.readEntries(host.id, before.row.n, table.row.n);
  const isGameSame = table.row.n === before.row.n && table.row.status === before.row.status;
  const only = isGameSame ? concernedBy(before.doc, table.doc) : null;
  tellTable(host, only);
  if (only === null) tellGame(host, entries);
  replan(host);
}

/** Whether another process has written something that this one has not read yet. */
export async function isBehind({ id, parts, table }: Host): Promise<boolean> {
  if (!parts.store.isShared) return false;
  const [standing] = await parts.store.standings([id]);
  return standing === undefined || standing.n !== table.row.n || standing.version !== table.version;
}

/** Catches up on what another process has written, entry by entry where possible. */
export async function catchUp(host: Host): Promise<void> {
  const { store } = host.parts;
  const stored = await store.readTable(host.id);
  const before = host.table;
  const { match } = before;
  if (stored === null || match === null || stored.row.n < match.n) return reload(host);
  const isNewDoc = stored.version !== before.version;
  // Only up to the entry that the document belongs to: later ones come with the next message.
  const entries = await store.readEntries(host.id, match.n, stored.row.n);
  if (entries.length === 0 && !isNewDoc) return;
  if (!playOn(match, entries)) return reload(host);
  const lastOwn = [...before.lastOwn];
  for (const { by, entry } of entries) if (by !== null) lastOwn[by] = entry.n;
  const only = entries.length === 0 ? concernedBy(before.doc, stored.doc) : null;
  host.table = { ...before, ...stored, lastOwn, movedAt: entries.at(-1)?.at ?? before.movedAt };
  if (isNewDoc) tellTable(host, only);
  if (only === null) tellGame(host, entries);
  replan(host);
}

/** Stores the state of the game before the process releases it, so that the next one can go on whatever its rules are. */
export async function storeState(host: Host): Promise<void> {
  const { table } = host;
  const { match } = table;
  if (match === null || match.n === host.snapshotAt || host.isDoubtful) return;
  await host.parts.store.commit({
    table: host.id,
    version: table.version,
    row: table.row,
    doc: null,
    header: null,
    entries: [],
    snapshot: snapshotOf(match),
  });
}

export function replan(host: Host): void {
  watchWaits(host);
  host.scheduled = planFor(host, host.table);
  arm(host);
}

/** Stores how live clocks stand now, in the machine's present time. */
export async function keepClocks(host: Host): Promise<void> {
  const { table } = host;
  if (hasLiveClock(host) && table.row.status === 'playing') await commitChange(host, { doc: draftOf(table.doc) });
}

/** Continues a game that was begun under older rules under the present ones. */
export async function underPresentRules(host: Host): Promise<void> {
  if (!isOfOlderRules(host.table)) return;
  const entries = await host.parts.store.readEntries(host.id, 0);
  const bare = entries.map(({ entry }) => entry);
  await commitChange(host, adoptRules(host.table, bare));
}
