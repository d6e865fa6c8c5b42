import type { Announcement, Entry, Happening, Outcome, PlainObject, RecordHeader, Seat } from '@tessera/kernel';
import type { NoticeWishes, TableStatus } from '@tessera/protocol';
import type { SecretRole, TableDoc } from '@tessera/table';

/** What was written with a commit: all of it, or nothing because another process or message was faster. */
export type CommitResult = 'done' | 'conflict';

/** An entry of a game's record with what the server keeps beside it. */
export interface StoredEntry {
  readonly entry: Entry;
  /** What it told, to whom: kept, so that whoever was away can be told without playing the game again. */
  readonly told: readonly Announcement<Happening>[];
  readonly at: number;
  /** The seat whose command it was, and the command's key; null for what the server did by itself. */
  readonly by: Seat | null;
  readonly key: string | null;
}

/** A state, from which a game is taken up again with the entries after it. */
export interface Snapshot {
  readonly n: number;
  /** Whether nothing before it can be undone: only then do the entries after it bring back all that the host knew. */
  readonly isBarrier: boolean;
  /** Canonical text of the state. */
  readonly state: string;
}

/** The part of a table that lists and wake-ups look at; written anew with every commit. */
export interface TableRow {
  readonly status: TableStatus;
  /** Number of entries. */
  readonly n: number;
  /** When the server must look at the table by itself (a bot's move, a standing order, a clock): null for never. */
  readonly due: number | null;
  readonly awaited: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly changedAt: number;
}

/** A table as stored. `version` counts the changes of its document. */
export interface StoredTable {
  readonly id: string;
  readonly version: number;
  readonly row: TableRow;
  readonly doc: TableDoc;
}

/** A table and when it is, or was, to be looked at. */
export interface DueTable {
  readonly id: string;
  readonly due: number;
}

export interface StoredChat {
  /** Counted from 1 at each table. */
  readonly id: number;
  readonly at: number;
  readonly seat: Seat;
  readonly text: string;
}

/** One step of a table, written as a whole or not at all. */
export interface Commit {
  readonly table: string;
  /**
   * The version of the document that the step was made with. Where the document is another by now, the step is a conflict,
   * even if it leaves the document as it is: its maker may not be who they were.
   */
  readonly version: number;
  readonly row: TableRow;
  /** The changed document; null if it stays as it is. */
  readonly doc: TableDoc | null;
  /** When the game begins: its header. */
  readonly header: RecordHeader | null;
  /** New entries, `row.n` the last one's number. Their numbers, and each seat's keys, are unique at a table. */
  readonly entries: readonly StoredEntry[];
  readonly snapshot: Snapshot | null;
  /** New secrets, each in the place of those that open the same: they are worthless from then on. */
  readonly secrets?: readonly NewSecret[];
}

/** What a secret opens. Only its hash is stored. */
export interface StoredSecret {
  readonly table: string;
  readonly role: SecretRole;
  /** The seat, if it is a seat's. */
  readonly seat: Seat | null;
}

/** A stored secret with the grant of its lock: how often that had been changed when the secret was found. */
export interface FoundSecret extends StoredSecret {
  readonly grant: number;
}

/** A secret to be stored, as its hash; null for none that opens this. */
export interface NewSecret {
  readonly hash: string | null;
  readonly opens: Omit<StoredSecret, 'table'>;
}

export interface StoredUser {
  readonly id: string;
  readonly name: string;
  /** The scrypt hash with its parameters once the name is claimed; null for guests. */
  readonly passphrase: string | null;
  readonly notices: NoticeWishes;
  readonly createdAt: number;
  readonly seenAt: number;
}

export type UserChanges = Partial<Pick<StoredUser, 'name' | 'passphrase' | 'notices'>>;

/** A record that somebody has brought, to be kept. */
export interface NewRecord {
  readonly id: string;
  readonly user: string;
  readonly game: string;
  readonly text: string;
  readonly at: number;
}

/** A record that is kept, without its text. */
export interface StoredRecord {
  readonly id: string;
  readonly at: number;
  readonly bytes: number;
  /** Null for one that was kept before this was written down. */
  readonly game: string | null;
}

/** How many records a person may have here, how long they may be together, and those of all people. */
export interface RecordQuota {
  readonly records: number;
  readonly bytes: number;
  readonly bytesOfAll: number;
}

/** A notice to be delivered by an adapter, kept until it is or is given up. */
export interface StoredNotice {
  readonly id: string;
  readonly user: string;
  readonly adapter: string;
  readonly body: PlainObject;
  readonly due: number;
  readonly tries: number;
}

/** What another process, or another part of this one, should know: the store's rows are the truth. */
export type BusMessage =
  | { readonly type: 'table'; readonly table: string }
  | { readonly type: 'chat'; readonly table: string }
  | { readonly type: 'presence'; readonly table: string; readonly process: string; readonly seats: readonly Seat[] }
  | { readonly type: 'gone'; readonly table: string }
  | ({ readonly type: 'left' } & EndedSessions);

/** Sessions that have ended, by their hashes: all of a person, all but one, or only one. */
export interface EndedSessions {
  readonly user: string;
  readonly but: string | null;
  readonly only: string | null;
}

/**
 * All that survives the process. Embedded SQLite and PostgreSQL implement it the same way; a promise that is fulfilled
 * means that what was written is on the disk.
 */
export interface Store {
  /** Writes a step of a table. Steps of several tables that come at the same time share one transaction. */
  commit(commit: Commit): Promise<CommitResult>;

  /** A new table with its game's secret (the seed's) and the hashes of its seats', spectators' and creator's secrets. */
  createTable(
    id: string,
    row: TableRow,
    doc: TableDoc,
    seed: string,
    secrets: readonly (NewSecret & { readonly hash: string })[],
  ): Promise<void>;
  readTable(id: string): Promise<StoredTable | null>;
  /** How far tables have come: the number of their entries, the version of their document. */
  standings(ids: readonly string[]): Promise<{ readonly id: string; readonly n: number; readonly version: number }[]>;
  /** Listed tables of a status at which somebody plays or may sit down, newest change first. */
  listTables(status: TableStatus, limit: number): Promise<StoredTable[]>;
  /** The tables at which a person sits, or that he has set up, newest change first. */
  tablesOf(user: string, limit: number): Promise<StoredTable[]>;
  /** How many tables that are not over a person has set up. */
  countRunning(creator: string): Promise<number>;
  /** At how many tables bots play among themselves: at those that a person has set up, and at all. */
  countAlone(creator: string): Promise<{ readonly theirs: number; readonly all: number }>;
  countTables(): Promise<{ readonly [status in TableStatus]: number }>;
  /** Deletes a table whose document is of this version; false if it is not, or there is none. */
  deleteTable(id: string, version: number): Promise<boolean>;
  /** The seed's secret, and the header once the game has begun. */
  readGame(table: string): Promise<{ readonly seed: string; readonly header: RecordHeader | null } | null>;

  /** Entries after number `after`, up to `to`, in order. */
  readEntries(table: string, after: number, to?: number): Promise<StoredEntry[]>;
  entryByKey(table: string, by: Seat, key: string): Promise<number | null>;
  /** For each seat the number of its last own command's entry; 0 if there is none. */
  lastOwn(table: string, players: number): Promise<number[]>;
  /** The latest snapshot, or the latest not after entry `upTo`. All are kept: they lead to every moment of a game. */
  readSnapshot(table: string, kind: 'any' | 'barrier', upTo?: number): Promise<Snapshot | null>;

  /** Tables that are due, the longest overdue first; those that come after one of them, or from the first one on. */
  dueTables(now: number, limit: number, after: DueTable | null): Promise<DueTable[]>;
  /** Takes or renews the right to act for a table by itself (bots, clocks), unless another process has it. */
  claimTable(table: string, process: string, now: number, until: number): Promise<boolean>;

  /** Adds a line; one with the same key of the same seat is not added again. Returns its id either way. */
  addChat(table: string, line: Omit<StoredChat, 'id'> & { readonly key: string }): Promise<number>;
  /** The last lines after id `after`, oldest first. */
  readChat(table: string, after: number, limit: number): Promise<StoredChat[]>;

  /** What a secret opens and the grant of its lock, read as one: a commit changes both together. */
  findSecret(hash: string): Promise<FoundSecret | null>;

  createUser(user: StoredUser): Promise<void>;
  readUser(id: string): Promise<StoredUser | null>;
  /** The person with a claimed name, whatever its case. */
  userByName(name: string): Promise<StoredUser | null>;
  /** Whether a claimed name of anybody else looks like this one. */
  isLookalike(name: string, user: string): Promise<boolean>;
  /**
   * Changes a person: `taken` if the claimed name is somebody else's, `lookalike` if a new one looks like such a name. A name or passphrase is changed only if the passphrase still is the one
   * that the caller knows, and has asked for: else the person was `changed` by somebody else.
   */
  changeUser(user: StoredUser, changes: UserChanges): Promise<StoredUser | 'taken' | 'lookalike' | 'changed'>;
  /** Deletes a person with sessions, notices and imported records. Tables keep their seats: the caller has renamed those. */
  deleteUser(id: string): Promise<void>;
  /** Begins a session; false if the person's passphrase is not the one any more that has opened it. */
  addSession(hash: string, user: StoredUser, now: number): Promise<boolean>;
  userOfSession(hash: string, now: number): Promise<StoredUser | null>;
  removeSession(hash: string): Promise<void>;
  /** Ends all sessions of a person, but for one. */
  removeSessions(user: string, but: string | null): Promise<void>;

  /** Keeps a record, unless the person's (`theirs`) or everybody's (`all`) would be too many or too long with it. */
  addRecord(record: NewRecord, quota: RecordQuota): Promise<'done' | 'theirs' | 'all'>;
  readRecord(id: string): Promise<string | null>;
  /** Those that a person has brought, the newest first. */
  recordsOf(user: string, limit: number): Promise<StoredRecord[]>;
  /** Deletes a record; false if it is not there, or not this person's. */
  deleteRecord(id: string, user: string): Promise<boolean>;

  /** Adds a notice; one with the same id is not added again. */
  addNotice(notice: StoredNotice): Promise<void>;
  /** Takes notices that are due: nobody else gets them before `until`. */
  takeNotices(now: number, until: number, limit: number): Promise<StoredNotice[]>;
  retryNotice(id: string, due: number, tries: number): Promise<void>;
  removeNotice(id: string): Promise<void>;

  /** Whether other processes may work on the same tables. */
  readonly isShared: boolean;
  /** Tells the other processes (not this one). */
  publish(message: BusMessage): void;
  /** Hears what other processes tell. After a broken connection `onGap` says that something may have been missed. */
  subscribe(hear: (message: BusMessage) => void, onGap: () => void): void;

  /** Whether the database answers, for health checks; rejected if not. */
  ping(): Promise<void>;
  /** Whether something can be written; rejected if not. */
  write(): Promise<void>;
  /** Waits for what is being written, then closes. */
  close(): Promise<void>;
}
