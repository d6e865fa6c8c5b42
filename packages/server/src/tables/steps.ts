import type { GameTypes, Played, RecordHeader, Seat } from '@tessera/kernel';
import { awaitedSeats } from '@tessera/protocol';
import { concernedBy, type TableDoc, turnClocks } from '@tessera/table';
import type { NewSecret, StoredEntry, TableRow } from '../store/store.ts';
import { arm, dueIn, planFor } from './automatic.ts';
import { tellGame, tellTable } from './broadcast.ts';
import { Conflict, type Host } from './host.ts';
import { loadHost, playOn, snapshotOf, underPresentRules } from './load.ts';
import { watchWaits } from './longWaits.ts';
import { notify } from './notify.ts';
import { tableTime } from './tableTime.ts';

/** A snapshot is due at the first barrier after so many entries. */
const SNAPSHOT_EVERY = 25;
/** How often a step is tried again when another process was faster. */
const ATTEMPTS = 5;
/** How many keys of a seat's commands that left no entry are kept: more than anybody has under way. */
const KEYS_KEPT = 20;

/** What one step changes at a table. */
export interface Step {
  readonly played?: Played<GameTypes>;
  /** The seat whose command it is, with the command's key. */
  readonly by?: { readonly seat: Seat; readonly key: string };
  /** The seat that has answered a question, by itself or by its bot. */
  readonly answered?: Seat;
  /** A changed copy of the table's document. */
  readonly doc?: TableDoc;
  /** When the game begins. */
  readonly header?: RecordHeader;
  /** Whether the step needs a snapshot: what it brings in, no entry leads to. */
  readonly snapshot?: boolean;
  /** Secrets that change with the locks of the document: both at once, so that nobody finds one without the other. */
  readonly secrets?: readonly NewSecret[];
}

/** A copy of the document, to be changed and handed to `finish`. */
export function draftOf({ table }: Host): TableDoc {
  return structuredClone(table.doc);
}

/**
 * Does something at a table when its turn comes: one after the other. When the store says that another process was
 * faster, the table is read again and the work is tried again; when it fails, what is in memory is not trusted any more.
 */
export function inTurn<R>(host: Host, work: (attempt: number) => Promise<R> | R): Promise<R> {
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
      // For those who look on: nobody may see what is not stored. If this fails too, the next turn begins with it.
      await reload(host);
      throw error;
    }
  }
}

/** Stores a step, then tells everybody. What happened in memory is told to nobody before it is on the disk. */
export async function finish(host: Host, step: Step): Promise<void> {
  const { parts, match } = host;
  const { store, clock, counts } = parts;
  const [now, ticks] = [clock.now(), clock.ticks()];
  const before = host.table;
  const state = match?.state ?? null;
  const outcome = state?.outcome ?? null;
  const awaited = state === null ? [] : awaitedSeats(state);
  const doc = step.doc ?? (before.doc.clocks === null && outcome === null ? null : draftOf(host));
  if (doc !== null) {
    turnClocks(doc, awaited, step.answered ?? null, tableTime(host, doc), now);
    if (outcome !== null) doc.proposal = null;
    if (step.by !== undefined && step.played === undefined) keepKey(doc, step.by);
  }
  const present = doc ?? before.doc;
  const isDocOnly = step.doc !== undefined && step.played === undefined && step.header === undefined;
  const only = isDocOnly ? concernedBy(before.doc, present) : null;
  const plans = planFor(host, present);
  const due = outcome === null ? dueIn(host, present, plans, now, 'all') : null;
  const row: TableRow = {
    status: match === null ? 'waiting' : outcome === null ? 'playing' : 'over',
    n: match?.n ?? 0,
    // What is being seen to now may have to be seen to again, should this process end before it is done.
    due: due === null ? null : now + due,
    awaited,
    outcome,
    changedAt: only === null ? now : before.row.changedAt,
  };
  const entries: StoredEntry[] = step.played === undefined ? [] : [storedEntry(step.played, step.by, now)];
  const isRipe = match !== null && match.segment.length === 0 && match.n - host.snapshotAt >= SNAPSHOT_EVERY;
  const snapshot = match !== null && (step.snapshot || isRipe || outcome !== null) ? snapshotOf(match) : null;
  const began = performance.now();
  const result = await store.commit({
    table: host.id,
    version: before.version,
    row,
    doc,
    header: step.header ?? null,
    entries,
    snapshot,
    ...(step.secrets === undefined ? {} : { secrets: step.secrets }),
  });
  counts.committed(performance.now() - began);
  if (result === 'conflict') throw new Conflict(`table ${host.id} was changed by somebody else`);

  host.table = { id: host.id, version: before.version + (doc === null ? 0 : 1), row, doc: present };
  host.plans = plans;
  host.usedAt = ticks;
  if (step.played !== undefined || step.header !== undefined) host.movedAt = now;
  if (present.clocks?.since === now) host.counted = { since: now, ticks };
  if (snapshot?.isBarrier) host.snapshotAt = snapshot.n;
  if (match !== null) match.entries.length = 0;
  if (step.by !== undefined && step.played !== undefined) host.lastOwn[step.by.seat] = row.n;
  store.publish({ type: 'table', table: host.id });
  if (step.doc !== undefined || before.row.status !== row.status) tellTable(host, only);
  if (match !== null && only === null) tellGame(host, entries);
  notify(host, before, step.by?.seat ?? null);
  watchWaits(host);
  arm(host);
}

/** Written out: to copy an object and add to it takes several times as long. */
function storedEntry({ entry, told }: Played<GameTypes>, by: Step['by'], at: number): StoredEntry {
  return { entry, told, at, by: by?.seat ?? null, key: by?.key ?? null };
}

function keepKey({ seats }: TableDoc, { seat, key }: NonNullable<Step['by']>): void {
  const own = seats[seat];
  if (own !== undefined) own.keys = [...(own.keys ?? []), key].slice(-KEYS_KEPT);
}

/** Brings the host up to what the store has: another process has written, or a step has failed. */
async function reload(host: Host): Promise<void> {
  const table = await host.parts.store.readTable(host.id);
  if (table === null) {
    for (const viewer of host.viewers) viewer.close('S-UNKNOWN');
    host.viewers.clear();
    host.isClosed = true;
    return;
  }
  // What was told so far; what is in memory may be ahead of it.
  const before = host.table;
  await loadHost(host, table);
  host.isDoubtful = false;
  const entries = await host.parts.store.readEntries(host.id, before.row.n, table.row.n);
  const isGameSame = table.row.n === before.row.n && table.row.status === before.row.status;
  const only = isGameSame ? concernedBy(before.doc, table.doc) : null;
  tellTable(host, only);
  if (only === null) tellGame(host, entries);
  planAnew(host);
}

/** Whether another process has written what this one has not heard of yet. */
export async function isBehind({ id, parts, table }: Host): Promise<boolean> {
  if (!parts.store.isShared) return false;
  const [standing] = await parts.store.standings([id]);
  return standing === undefined || standing.n !== table.row.n || standing.version !== table.version;
}

/** Catches up with what another process has written, entry by entry where that is possible. */
export async function catchUp(host: Host): Promise<void> {
  const { store } = host.parts;
  const table = await store.readTable(host.id);
  const { match } = host;
  if (table === null || match === null || table.row.n < match.n) return reload(host);
  const isNewDoc = table.version !== host.table.version;
  // Not beyond what the document belongs to: what has come since is told in its turn.
  const entries = await store.readEntries(host.id, match.n, table.row.n);
  if (entries.length === 0 && !isNewDoc) return;
  if (!playOn(match, entries)) return reload(host);
  for (const { by, entry, at } of entries) {
    host.movedAt = at;
    if (by !== null) host.lastOwn[by] = entry.n;
  }
  const only = entries.length === 0 ? concernedBy(host.table.doc, table.doc) : null;
  host.table = table;
  if (isNewDoc) tellTable(host, only);
  if (only === null) tellGame(host, entries);
  planAnew(host);
}

/** Stores where the game stands, before the process lets it go: whatever rules the next one has, it can go on. */
export async function storeState(host: Host): Promise<void> {
  const { match, table } = host;
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

export function planAnew(host: Host): void {
  watchWaits(host);
  host.plans = planFor(host, host.table.doc);
  arm(host);
}

/** Looks at a game that was begun under older rules, once, and goes on under the present ones. */
export async function adoptRules(host: Host): Promise<void> {
  const { match, game, table, parts } = host;
  if (match === null || table.doc.rules === game.rules || table.row.status === 'over') return;
  const entries = await parts.store.readEntries(host.id, 0);
  const rebased = underPresentRules(
    match,
    entries.map(({ entry }) => entry),
  );
  const doc = draftOf(host);
  doc.rules = game.rules;
  if (rebased === null) return finish(host, { doc });
  doc.epoch = rebased.n;
  await finish(host, { doc, played: { entry: rebased, told: [] }, snapshot: true });
}
