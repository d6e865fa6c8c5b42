import type { PreparedCommit, RowColumns, SeatColumns, SecretColumns } from '../prepared.ts';
import type { Schema } from '../schema.ts';
import type { CommitResult } from '../store.ts';

/** The state of a table, once it is locked until the transaction ends. */
export type Standing = Pick<Schema['tables'], 'id' | 'n' | 'version' | 'people' | 'alone'>;

type Maybe<T> = T | Promise<T>;

/** The statements of a batch, each for all its rows at once: what differs between the databases. */
export interface BatchStatements {
  /** Locks the tables that exist. */
  lock(ids: readonly string[]): Maybe<Standing[]>;
  /** Adds entries, except those whose number or key is already used at the table; returns which were added. */
  addEntries(entries: readonly Schema['entries'][]): Maybe<{ readonly table_id: string; readonly n: number }[]>;
  removeEntries(table: string, after: number): Maybe<void>;
  setRows(rows: readonly RowColumns[]): Maybe<void>;
  /** Stores snapshots; each replaces an older one of the same entry. */
  keepSnapshots(snapshots: readonly Schema['snapshots'][]): Maybe<void>;
  setDocs(docs: readonly Schema['docs'][]): Maybe<void>;
  /** Replaces the seats of some tables. */
  setSeats(tables: readonly string[], seats: readonly SeatColumns[]): Maybe<void>;
  setHeaders(headers: readonly { readonly table_id: string; readonly header: string }[]): Maybe<void>;
  /** Replaces the secrets that open the same. */
  setSecrets(secrets: readonly SecretColumns[]): Maybe<void>;
}

/**
 * Writes commits of different tables within the transaction of `statements`. A commit whose table is not in the state it expects is a
 * conflict, and leaves no trace.
 */
export async function writeBatch(
  statements: BatchStatements,
  commits: readonly PreparedCommit[],
): Promise<CommitResult[]> {
  const standings = new Map<string, Standing>();
  for (const standing of await statements.lock(commits.map(({ table }) => table).sort())) {
    standings.set(standing.id, standing);
  }
  const current = commits.filter((commit) => isCurrent(commit, standings.get(commit.table)));
  const done = new Set(await withEntries(statements, current));
  if (done.size > 0) await writeRest(statements, [...done], standings);
  return commits.map((commit) => (done.has(commit) ? 'done' : 'conflict'));
}

function isCurrent({ base, version }: PreparedCommit, standing: Standing | undefined): boolean {
  return standing !== undefined && standing.n === base && standing.version === version;
}

/** Adds the entries; returns the commits all of whose entries could be added. The entries of the others are removed again. */
async function withEntries(
  statements: BatchStatements,
  commits: readonly PreparedCommit[],
): Promise<readonly PreparedCommit[]> {
  const entries = commits.flatMap((commit) => commit.entries);
  if (entries.length === 0) return commits;
  const added = await statements.addEntries(entries);
  if (added.length === entries.length) return commits;
  const counts = new Map<string, number>();
  for (const { table_id } of added) counts.set(table_id, (counts.get(table_id) ?? 0) + 1);
  const complete: PreparedCommit[] = [];
  for (const commit of commits) {
    const count = counts.get(commit.table) ?? 0;
    if (count === commit.entries.length) complete.push(commit);
    else if (count > 0) await statements.removeEntries(commit.table, commit.base);
  }
  return complete;
}

async function writeRest(
  statements: BatchStatements,
  commits: readonly PreparedCommit[],
  standings: ReadonlyMap<string, Standing>,
): Promise<void> {
  const rows: RowColumns[] = [];
  const snapshots: Schema['snapshots'][] = [];
  const docs: Schema['docs'][] = [];
  const headers: { table_id: string; header: string }[] = [];
  const reseated: string[] = [];
  const seats: SeatColumns[] = [];
  const secrets: SecretColumns[] = [];
  for (const { table, row, doc, header, snapshot, ...commit } of commits) {
    const { version = 0, people = '', alone = 0 } = standings.get(table) ?? {};
    const fromDoc = { people: doc?.people ?? people, alone: doc?.alone ?? alone };
    rows.push({ ...row, id: table, version: doc === null ? version : version + 1, ...fromDoc });
    if (snapshot !== null) snapshots.push(snapshot);
    if (header !== null) headers.push({ table_id: table, header });
    secrets.push(...commit.secrets);
    if (doc === null) continue;
    docs.push({ table_id: table, body: doc.body });
    if (doc.people === people) continue;
    reseated.push(table);
    seats.push(...doc.seats);
  }
  await statements.setRows(rows);
  if (snapshots.length > 0) await statements.keepSnapshots(snapshots);
  if (docs.length > 0) await statements.setDocs(docs);
  if (reseated.length > 0) await statements.setSeats(reseated, seats);
  if (headers.length > 0) await statements.setHeaders(headers);
  if (secrets.length > 0) await statements.setSecrets(secrets);
}
