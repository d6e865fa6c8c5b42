import { isAlone, type TableDoc } from '@tessera/table';
import { CREATOR_SEAT, type Schema } from './schema.ts';
import type { Commit, NewSecret, Snapshot, TableRow } from './store.ts';
import { toStored } from './texts.ts';

/** The columns that a commit writes in `tables`. */
export type RowColumns = Pick<
  Schema['tables'],
  'id' | 'version' | 'status' | 'n' | 'due' | 'awaited' | 'outcome' | 'changed_at' | 'people' | 'alone'
>;
export type SeatColumns = Schema['seats'];
/** A secret that replaces those that open the same; without a hash it only removes them. */
export type SecretColumns = Omit<Schema['secrets'], 'hash'> & { readonly hash: string | null };

/** A commit as it will be written, as texts and numbers. */
export interface PreparedCommit {
  readonly table: string;
  /** How many entries the table must have before the commit. */
  readonly base: number;
  readonly row: Omit<RowColumns, 'id' | 'version' | 'people' | 'alone'>;
  /** The version that the table's document must have before the commit. */
  readonly version: number;
  readonly doc: {
    readonly body: string;
    readonly people: string;
    readonly alone: number;
    readonly seats: readonly SeatColumns[];
  } | null;
  readonly header: string | null;
  readonly entries: readonly Schema['entries'][];
  readonly snapshot: Schema['snapshots'] | null;
  readonly secrets: readonly SecretColumns[];
}

export function rowColumns(row: TableRow): PreparedCommit['row'] {
  return {
    status: row.status,
    n: row.n,
    due: row.due,
    awaited: JSON.stringify(row.awaited),
    outcome: row.outcome === null ? null : JSON.stringify(row.outcome),
    changed_at: row.changedAt,
  };
}

/** The people of a table, by its document. */
export function seatColumns(table: string, doc: TableDoc): SeatColumns[] {
  const table_id = toStored(table);
  const columns: SeatColumns[] = [];
  if (doc.creator !== null) columns.push({ table_id, seat: CREATOR_SEAT, user_id: toStored(doc.creator) });
  for (const [seat, { user }] of doc.seats.entries()) {
    if (user !== null) columns.push({ table_id, seat, user_id: toStored(user) });
  }
  return columns;
}

export function aloneColumn(doc: TableDoc): number {
  return isAlone(doc) ? 1 : 0;
}

export function peopleText(seats: readonly SeatColumns[]): string {
  return JSON.stringify(seats.map(({ seat, user_id }) => [seat, user_id]));
}

/** Writes the commit's values as texts. Throws if its entries are not the last ones up to `row.n`. */
export function prepare(commit: Commit): PreparedCommit {
  const { row, doc, header, entries, snapshot, secrets = [] } = commit;
  const table = toStored(commit.table);
  const base = row.n - entries.length;
  return {
    table,
    base,
    version: commit.version,
    row: rowColumns(row),
    doc: doc === null ? null : prepareDoc(commit.table, doc),
    header: header === null ? null : JSON.stringify(header),
    entries: entries.map(({ entry, told, at, by, key }, index) => {
      if (entry.n !== base + index + 1) throw new Error(`entry ${entry.n} where ${base + index + 1} was to come`);
      return {
        table_id: table,
        n: entry.n,
        by_seat: by,
        by_key: key === null ? null : toStored(key),
        at,
        entry: JSON.stringify(entry),
        told: JSON.stringify(told),
      };
    }),
    snapshot: snapshot === null ? null : snapshotColumns(table, snapshot),
    secrets: secrets.map((secret) => secretColumns(table, secret)),
  };
}

function secretColumns(table_id: string, { hash, opens }: NewSecret): SecretColumns {
  return { hash: hash === null ? null : toStored(hash), table_id, role: opens.role, seat: opens.seat };
}

function snapshotColumns(table_id: string, { n, isBarrier, state }: Snapshot): Schema['snapshots'] {
  return { table_id, n, is_barrier: isBarrier ? 1 : 0, state };
}

function prepareDoc(table: string, body: TableDoc): NonNullable<PreparedCommit['doc']> {
  const seats = seatColumns(table, body);
  return { body: JSON.stringify(body), people: peopleText(seats), alone: aloneColumn(body), seats };
}
