import type { Illegal, PlainObject, Seat } from '@tessera/kernel';
import type { ChatLine, GameUpdate, NewTable, Reply, TableCommand, TableInfo, TableStatus } from '@tessera/protocol';
import type { Access, SecretRole } from '@tessera/table';
import type { StoredUser } from '../store/store.ts';

/** Someone who watches a table over a socket. */
export interface Viewer {
  readonly access: Access;
  /** For viewers who want only the changes of the view: the view that was last sent. */
  readonly shown?: { view: PlainObject | null };
  /** Sends a message as text: viewers who see the same share one text. */
  send(text: string): void;
  /** The table can no longer be watched. */
  close(code: string): void;
}

/** A new table and its secrets, which are given out only this once. */
export interface CreatedTable {
  readonly table: TableInfo;
  readonly secrets: {
    readonly creator: string;
    /** Opens a table that is not listed, for watching and for joining. */
    readonly spectator: string;
    /** By seat; null for bots. The holder of a secret plays that seat. */
    readonly seats: readonly (string | null)[];
  };
}

export interface Look {
  readonly table: TableInfo;
  /** Null before the game has begun. */
  readonly update: GameUpdate | null;
  readonly chat: readonly ChatLine[];
}

/**
 * All tables, for HTTP and sockets. Refusals are values, and what is refused changes nothing. Nothing here trusts a client: `Access`
 * is what the cookie and the secret have opened.
 */
export interface Tables {
  create(user: StoredUser, plan: NewTable): Promise<CreatedTable | Illegal>;
  /** Listed tables. */
  list(status: TableStatus, limit: number): Promise<TableInfo[]>;
  /** The tables of a person. */
  of(user: string, limit: number): Promise<TableInfo[]>;
  /** Who this is at the table; refused (S-UNKNOWN) if the table is not listed and nothing opens it. */
  access(table: string, user: string | null, secret: string | null): Promise<Access | Illegal>;
  look(table: string, access: Access, after: number | null, chatAfter: number | null): Promise<Look | Illegal>;

  /**
   * Takes an open seat, a given one or any; returns it with its new secret. Players who have the secret of an open seat need no
   * cookie.
   */
  join(
    table: string,
    access: Access,
    user: StoredUser | null,
    seat: Seat | null,
    word: string,
  ): Promise<{ readonly seat: Seat; readonly secret: string } | Illegal>;
  /** Leaves a seat before the game has begun. */
  leave(table: string, access: Access): Promise<Illegal | null>;
  /** Seats a bot on an open seat, or opens a bot's seat again (null). For the creator. */
  seatBot(table: string, access: Access, seat: Seat, bot: string | null): Promise<Illegal | null>;
  /** Begins the game. For the creator, once all seats are taken. */
  start(table: string, access: Access): Promise<Illegal | null>;
  /** Deletes a table that has not begun. For the creator. */
  remove(table: string, access: Access): Promise<Illegal | null>;
  /** Replaces a secret: that of one's own seat, or, for the creator, the spectators' or an open seat's. */
  newSecret(
    table: string,
    access: Access,
    role: SecretRole,
    seat: Seat | null,
  ): Promise<{ readonly secret: string } | Illegal>;
  /** A table for the same people and bots. Those who ask later get the first one's table. */
  again(table: string, access: Access, user: StoredUser): Promise<{ readonly table: string } | Illegal>;
  /** The record: complete once the game is over, else what the seat may know. */
  record(table: string, access: Access): Promise<string | Illegal>;

  /** Carries out a command at a table. Whatever goes wrong is in the reply. */
  command(table: string, access: Access, command: TableCommand): Promise<Reply>;
  /** Sends the table, the game and the chat to the viewer, and from then on all that changes. */
  watch(table: string, viewer: Viewer, after: number | null, chatAfter: number | null): Promise<Illegal | null>;
  unwatch(table: string, viewer: Viewer): void;

  /** Removes a person's name and id from all tables. */
  forget(user: string): Promise<void>;
  /** Figures for the metrics. */
  figures(): { readonly inMemory: number; readonly viewers: number };
  /** Stops acting, writes what there is to write, and releases all tables. */
  close(): Promise<void>;
}
