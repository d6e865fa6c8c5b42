import type { Entry, GameTypes, Illegal, Match, Played, Seat } from '@tessera/kernel';
import { awaitedSeats } from '@tessera/protocol';
import { turnClocks } from './clocks.ts';
import { concernedBy } from './info.ts';
import type { Table } from './table.ts';
import { draftOf, type SecretRole, type TableDoc } from './tableDoc.ts';

/** How many keys of a seat's commands that left no entry are kept: more than anybody has under way. */
const KEYS_KEPT = 20;

/** A lock that changes. */
export interface LockChange {
  readonly role: SecretRole;
  readonly seat: Seat | null;
  /** Whether a new secret opens it from now on; otherwise none does. */
  readonly isOpen: boolean;
}

/** What is to change at a table, all at once or not at all. The match has already moved on: the kernel changes it in place. */
export interface TableChange {
  /** A changed copy of the table's document. */
  readonly doc?: TableDoc;
  readonly played?: Played<GameTypes>;
  /** The game that begins. */
  readonly begun?: Match;
  /** The seat whose command it was, with the command's key. */
  readonly by?: { readonly seat: Seat; readonly key: string };
  /** The locks that change. Their secrets are stored together with the document, so that nobody sees one without the other. */
  readonly locks?: readonly LockChange[];
  /** Why the command that led to the change was refused nonetheless. */
  readonly refusal?: Illegal;
}

/** A table after a change. */
export interface ChangedTable {
  readonly table: Table;
  /** The new document; null if it stays the same. */
  readonly doc: TableDoc | null;
  /** The seats that may notice; null for everyone. */
  readonly only: readonly Seat[] | null;
  /** Whether the table's info is to be sent again, and not only its game. */
  readonly isTableTold: boolean;
  /** Whether no entry leads to the state, so that the state itself must be stored. */
  readonly isLeap: boolean;
}

/** The table after a change. `clockTime` is the time its clocks are counted by, where that is not the machine's. */
export function applyChange(table: Table, change: TableChange, now: number, clockTime: number = now): ChangedTable {
  const { played, begun, by } = change;
  const entry = played?.entry ?? null;
  const match = begun ?? table.match;
  const outcome = match?.state.outcome ?? null;
  const awaited = match === null ? [] : awaitedSeats(match.state);
  const isBack = entry !== null && (entry.type === 'undo' || entry.type === 'rebase');
  const isSame = change.doc === undefined && table.doc.clocks === null && outcome === null && !isBack;
  const doc = isSame ? null : (change.doc ?? draftOf(table.doc));
  if (doc !== null) {
    turnClocks(doc, awaited, entry?.type === 'answer' ? entry.seat : null, clockTime, now);
    if (outcome !== null) doc.proposal = null;
    if (isBack) doc.epoch = entry.n;
    if (by !== undefined && entry === null) keepKey(doc, by);
  }
  const present = doc ?? table.doc;
  const isDocOnly = change.doc !== undefined && entry === null && begun === undefined;
  const only = isDocOnly ? concernedBy(table.doc, present) : null;
  const status = match === null ? 'waiting' : outcome === null ? 'playing' : 'over';
  const n = match?.n ?? 0;
  return {
    table: {
      id: table.id,
      game: table.game,
      doc: present,
      row: { status, n, awaited, outcome, changedAt: only === null ? now : table.row.changedAt },
      match,
      lastOwn: lastOwnAfter(table, change, n),
      movedAt: entry === null && begun === undefined ? table.movedAt : now,
    },
    doc,
    only,
    isTableTold: change.doc !== undefined || status !== table.row.status,
    isLeap: begun !== undefined || (entry !== null && isLeap(entry)),
  };
}

/** Whether an entry brings in a state that only a snapshot holds. */
export function isLeap(entry: Entry): boolean {
  return entry.type === 'rebase' || (entry.type === 'undo' && entry.beyond);
}

function lastOwnAfter({ lastOwn }: Table, { begun, played, by }: TableChange, n: number): readonly number[] {
  if (begun !== undefined) return new Array<number>(begun.header.players).fill(0);
  if (by === undefined || played === undefined) return lastOwn;
  return lastOwn.map((last, seat) => (seat === by.seat ? n : last));
}

function keepKey({ seats }: TableDoc, { seat, key }: NonNullable<TableChange['by']>): void {
  const own = seats[seat];
  if (own !== undefined) own.keys = [...(own.keys ?? []), key].slice(-KEYS_KEPT);
}
