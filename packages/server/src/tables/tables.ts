import type { Illegal, PlainObject, Seat } from '@tessera/kernel';
import type { ChatLine, GameUpdate, NewTable, Reply, TableCommand, TableInfo, TableStatus } from '@tessera/protocol';
import type { Access, SecretRole } from '@tessera/table';
import type { StoredUser } from '../store/store.ts';

/** Somebody who looks at a table over a socket. */
export interface Viewer {
  readonly access: Access;
  /** For whoever wants to hear only what changes of the view: the one that was shown last. */
  readonly shown?: { view: PlainObject | null };
  /** Sends a message, already as text: one text serves all who see the same. */
  send(text: string): void;
  /** The table cannot be watched any more. */
  close(code: string): void;
}

/** A new table and its secrets: the only time that these are told. */
export interface CreatedTable {
  readonly table: TableInfo;
  readonly secrets: {
    readonly creator: string;
    /** Opens a table that is not listed, for watching and for joining. */
    readonly spectator: string;
    /** By seat; null for bots. Whoever holds one plays that seat. */
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
 * All tables, for those who stand at the door (HTTP, sockets). Refusals are values; whatever is refused has changed
 * nothing. Nothing here trusts a client: `Access` is what cookie and secret have opened.
 */
export interface Tables {
  create(user: StoredUser, plan: NewTable): Promise<CreatedTable | Illegal>;
  /** Listed tables. */
  list(status: TableStatus, limit: number): Promise<TableInfo[]>;
  /** The tables of a person. */
  of(user: string, limit: number): Promise<TableInfo[]>;
  /** Who this is at the table; refused (S-UNKNOWN) where a table is not listed and nothing opens it. */
  access(table: string, user: string | null, secret: string | null): Promise<Access | Illegal>;
  look(table: string, access: Access, after: number | null, chatAfter: number | null): Promise<Look | Illegal>;

  /**
   * Takes an open seat, a certain one or any; returns it with its new secret. Whoever has the secret of an open seat
   * need not be known otherwise.
   */
  join(
    table: string,
    access: Access,
    user: StoredUser | null,
    seat: Seat | null,
    word: string,
  ): Promise<{ readonly seat: Seat; readonly secret: string } | Illegal>;
  /** Gets up before the game has begun. */
  leave(table: string, access: Access): Promise<Illegal | null>;
  /** Seats a bot on an open seat, or opens a bot's seat again (null). For the creator. */
  seatBot(table: string, access: Access, seat: Seat, bot: string | null): Promise<Illegal | null>;
  /** Begins the game. For the creator, once all seats are taken. */
  start(table: string, access: Access): Promise<Illegal | null>;
  /** Deletes a table that has not begun. For the creator. */
  remove(table: string, access: Access): Promise<Illegal | null>;
  /** A new secret in place of the old: one's own seat's, or for the creator the spectators' or an open seat's. */
  newSecret(
    table: string,
    access: Access,
    role: SecretRole,
    seat: Seat | null,
  ): Promise<{ readonly secret: string } | Illegal>;
  /** A table for the same people and bots; the second who asks is led to the first one's. */
  again(table: string, access: Access, user: StoredUser): Promise<{ readonly table: string } | Illegal>;
  /** The record: complete once the game is over, else as the seat may know it. */
  record(table: string, access: Access): Promise<string | Illegal>;

  /** A command at a table. Whatever goes wrong is in the reply. */
  command(table: string, access: Access, command: TableCommand): Promise<Reply>;
  /** Sends the table, the game and the chat to the viewer, and from then on all that changes. */
  watch(table: string, viewer: Viewer, after: number | null, chatAfter: number | null): Promise<Illegal | null>;
  unwatch(table: string, viewer: Viewer): void;

  /** Takes a person's name and id off all tables. */
  forget(user: string): Promise<void>;
  /** Figures for the metrics. */
  figures(): { readonly inMemory: number; readonly viewers: number };
  /** Stops acting, writes what there is to write, lets all tables go. */
  close(): Promise<void>;
}
