import type { Announcement, Entry, Happening, Outcome, PlainObject, RecordHeader, Seat } from '@tessera/kernel';
import type { NoticeSettings, TableStatus } from '@tessera/protocol';
import type { SecretRole, TableDoc } from '@tessera/table';

/** What was written of a commit: all of it, or nothing because another process or message was faster. */
export type CommitResult = 'done' | 'conflict';

/** An entry of a game's record, with what the server keeps about it. */
export interface StoredEntry {
  readonly entry: Entry;
  /** Its announcements: stored so that players who were away can be told without replaying the game. */
  readonly told: readonly Announcement<Happening>[];
  readonly at: number;
  /** The seat whose command it was, and the command's key; null for what the server did by itself. */
  readonly by: Seat | null;
  readonly key: string | null;
}

/** A state from which a game is resumed, with the entries after it. */
export interface Snapshot {
  readonly n: number;
  /** Whether nothing before it can be undone: only then do the entries after it restore all that the host knew. */
  readonly isBarrier: boolean;
  /** Canonical text of the state. */
  readonly state: string;
}

/** The part of a table that lists and wake-ups need; rewritten with every commit. */
export interface TableRow {
  readonly status: TableStatus;
  /** Number of entries. */
  readonly n: number;
  /** When the server must act at the table by itself (a bot's move, a standing order, a clock); null for never. */
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

/** A table and when it is, or was, due. */
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

/** One change of a table, written as a whole or not at all. */
export interface Commit {
  readonly table: string;
  /**
   * The version of the document that the change is based on. If the document has changed since, the commit is a conflict even if it
   * does not change the document itself: the player who made it may have lost their seat.
   */
  readonly version: number;
  readonly row: TableRow;
  /** The changed document; null if it stays the same. */
  readonly doc: TableDoc | null;
  /** When the game begins: its header. */
  readonly header: RecordHeader | null;
  /** New entries; `row.n` is the number of the last. Their numbers, and each seat's keys, are unique at a table. */
  readonly entries: readonly StoredEntry[];
  readonly snapshot: Snapshot | null;
  /** New secrets. Each replaces those that open the same, which no longer work. */
  readonly secrets?: readonly NewSecret[];
}

/** What a secret opens. Only its hash is stored. */
export interface StoredSecret {
  readonly table: string;
  readonly role: SecretRole;
  /** The seat, if it is a seat's. */
  readonly seat: Seat | null;
}

/** A stored secret with the grant of its lock: how often the lock had been changed when the secret was found. */
export interface FoundSecret extends StoredSecret {
  readonly grant: number;
}

/** A secret to store, as its hash; null to leave no secret that opens this. */
export interface NewSecret {
  readonly hash: string | null;
  readonly opens: Omit<StoredSecret, 'table'>;
}

export interface StoredUser {
  readonly id: string;
  readonly name: string;
  /** The scrypt hash with its parameters once the name is claimed; null for guests. */
  readonly passphrase: string | null;
  readonly notices: NoticeSettings;
  readonly createdAt: number;
  readonly seenAt: number;
}

export type UserChanges = Partial<Pick<StoredUser, 'name' | 'passphrase' | 'notices'>>;

/** An uploaded record to be stored. */
export interface NewRecord {
  readonly id: string;
  readonly user: string;
  readonly game: string;
  readonly text: string;
  readonly at: number;
}

/** A stored record, without its text. */
export interface StoredRecord {
  readonly id: string;
  readonly at: number;
  readonly bytes: number;
  /** Null for a record stored before games were noted. */
  readonly game: string | null;
}

/** How many records a person may have, how long these may be together, and how long all people's may be together. */
export interface RecordQuota {
  readonly records: number;
  readonly bytes: number;
  readonly bytesOfAll: number;
}

/** A notice to be delivered by an adapter, stored until it is delivered or given up. */
export interface StoredNotice {
  readonly id: string;
  readonly user: string;
  readonly adapter: string;
  readonly body: PlainObject;
  readonly due: number;
  readonly tries: number;
}

/** What other processes should know. It is only a hint: the store's rows are the truth. */
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
 * All that survives the process. Embedded SQLite and PostgreSQL behave the same. A fulfilled promise means that what was written is on
 * the disk.
 */
export interface Store {
  /** Writes a change of a table. Changes of several tables that come at the same time share one transaction. */
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
  /** How far tables have got: the number of their entries, the version of their document. */
  standings(ids: readonly string[]): Promise<{ readonly id: string; readonly n: number; readonly version: number }[]>;
  /** Listed tables of a status where people play or may take a seat, newest change first. */
  listTables(status: TableStatus, limit: number): Promise<StoredTable[]>;
  /** The tables where a person has a seat, or that they have set up, newest change first. */
  tablesOf(user: string, limit: number): Promise<StoredTable[]>;
  /** How many unfinished tables a person has set up. */
  countRunning(creator: string): Promise<number>;
  /** At how many tables only bots play: those that a person has set up, and all. */
  countAlone(creator: string): Promise<{ readonly theirs: number; readonly all: number }>;
  countTables(): Promise<{ readonly [status in TableStatus]: number }>;
  /** Deletes a table whose document has this version; false if it has another, or does not exist. */
  deleteTable(id: string, version: number): Promise<boolean>;
  /** The seed's secret, and the header once the game has begun. */
  readGame(table: string): Promise<{ readonly seed: string; readonly header: RecordHeader | null } | null>;

  /** Entries after number `after`, up to `to`, in order. */
  readEntries(table: string, after: number, to?: number): Promise<StoredEntry[]>;
  entryByKey(table: string, by: Seat, key: string): Promise<number | null>;
  /** For each seat the number of the entry of its own last command; 0 without one. */
  lastOwn(table: string, players: number): Promise<number[]>;
  /** The latest snapshot, or the latest not after entry `upTo`. All are kept, so that every moment of a game can be reached. */
  readSnapshot(table: string, kind: 'any' | 'barrier', upTo?: number): Promise<Snapshot | null>;

  /** Tables that are due, the longest overdue first: those after the given one, or from the first on. */
  dueTables(now: number, limit: number, after: DueTable | null): Promise<DueTable[]>;
  /** Takes or renews the lease to act for a table (bots, clocks), unless another process has it. */
  claimTable(table: string, process: string, now: number, until: number): Promise<boolean>;

  /** Adds a line; one with the same key of the same seat is not added again. Returns its id either way. */
  addChat(table: string, line: Omit<StoredChat, 'id'> & { readonly key: string }): Promise<number>;
  /** The last lines after id `after`, oldest first. */
  readChat(table: string, after: number, limit: number): Promise<StoredChat[]>;

  /** What a secret opens and the grant of its lock, read together: a commit changes both together. */
  findSecret(hash: string): Promise<FoundSecret | null>;

  createUser(user: StoredUser): Promise<void>;
  readUser(id: string): Promise<StoredUser | null>;
  /** The person with a claimed name, whatever its case. */
  userByName(name: string): Promise<StoredUser | null>;
  /** Whether someone else's claimed name looks like this one. */
  isLookalike(name: string, user: string): Promise<boolean>;
  /**
   * Changes a person: `taken` if the claimed name is someone else's, `lookalike` if a new one looks like such a name. A name or
   * passphrase changes only if the stored passphrase is still that of `user`, which the caller has checked: otherwise someone else
   * has `changed` the person meanwhile.
   */
  changeUser(user: StoredUser, changes: UserChanges): Promise<StoredUser | 'taken' | 'lookalike' | 'changed'>;
  /** Deletes a person with their sessions, notices and uploaded records. Tables keep their seats, which the caller has already cleared. */
  deleteUser(id: string): Promise<void>;
  /** Begins a session; false if the person's passphrase has changed since it was checked. */
  addSession(hash: string, user: StoredUser, now: number): Promise<boolean>;
  userOfSession(hash: string, now: number): Promise<StoredUser | null>;
  removeSession(hash: string): Promise<void>;
  /** Ends all sessions of a person but one. */
  removeSessions(user: string, but: string | null): Promise<void>;

  /** Stores a record, unless the person's records (`theirs`) or everyone's (`all`) would then exceed the quota. */
  addRecord(record: NewRecord, quota: RecordQuota): Promise<'done' | 'theirs' | 'all'>;
  readRecord(id: string): Promise<string | null>;
  /** The records that a person has uploaded, the newest first. */
  recordsOf(user: string, limit: number): Promise<StoredRecord[]>;
  /** Deletes a record; false if it does not exist, or is not this person's. */
  deleteRecord(id: string, user: string): Promise<boolean>;

  /** Adds a notice; one with the same id is not added again. */
  addNotice(notice: StoredNotice): Promise<void>;
  /** Takes notices that are due: no other process gets them before `until`. */
  takeNotices(now: number, until: number, limit: number): Promise<StoredNotice[]>;
  retryNotice(id: string, due: number, tries: number): Promise<void>;
  removeNotice(id: string): Promise<void>;

  /** Whether other processes may work on the same tables. */
  readonly isShared: boolean;
  /** Tells the other processes (not this one). */
  publish(message: BusMessage): void;
  /** Receives what other processes publish. After a broken connection, `onGap` says that messages may have been missed. */
  subscribe(onMessage: (message: BusMessage) => void, onGap: () => void): void;

  /** Checks that the database answers; rejects if not. */
  ping(): Promise<void>;
  /** Checks that the database can be written; rejects if not. */
  write(): Promise<void>;
  /** Waits for what is being written, then closes. */
  close(): Promise<void>;
}
