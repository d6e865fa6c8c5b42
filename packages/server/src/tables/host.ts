import type { Game, Seat } from '@tessera/kernel';
import { createRefusedReplies, type RefusedReplies } from '@tessera/protocol';
import type { AutomaticAnswer, House, Table } from '@tessera/table';
import type { BotPlayers } from '../bots/botPlayers.ts';
import type { Notices } from '../notices/notices.ts';
import type { Chance, Clock, Log } from '../services.ts';
import type { Store, StoredTable, TableRow } from '../store/store.ts';
import type { AloneTurns } from './alone.ts';
import type { Viewer } from './tables.ts';

/** Settings of all tables. Times in milliseconds. */
export interface TableSettings {
  /** How long a bot waits before it answers. */
  readonly botDelay: number;
  /** The pause between two bots' answers at tables where only bots play, for all such tables together. */
  readonly alonePause: number;
  /** The shortest and the longest delay of a standing order or a bot's reaction. */
  readonly passDelay: readonly [number, number];
  /** A table without viewers leaves memory after this long. */
  readonly idle: number;
  /** How many unfinished tables one person may have set up. */
  readonly tablesPerPerson: number;
  /** At how many tables only bots may play at the same time: of one person, and in all. */
  readonly botTablesPerPerson: number;
  readonly botTables: number;
  /** How long a process may act for a table before it must ask the store again. */
  readonly lease: number;
  /** How often the store is asked for tables that are due. */
  readonly poll: number;
}

export const TABLE_SETTINGS: TableSettings = {
  botDelay: 600,
  alonePause: 100,
  passDelay: [150, 900],
  idle: 10 * 60_000,
  tablesPerPerson: 50,
  botTablesPerPerson: 3,
  botTables: 100,
  lease: 15_000,
  poll: 2_000,
};

/** Counts what happens at tables. */
export interface TableCounts {
  answered(code: string | null): void;
  committed(milliseconds: number): void;
}

/** What tables need. */
export interface TablesParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly log: Log;
  readonly bots: BotPlayers;
  readonly notices: Notices;
  readonly counts: TableCounts;
  readonly settings: TableSettings;
  /** The name of this process among those on the same store. */
  readonly process: string;
  readonly games: readonly Game[];
}

/** What all hosts need. */
export interface HostParts extends TablesParts {
  readonly alone: AloneTurns;
  /** Does what is due at a table. */
  wake(host: Host): Promise<void>;
}

/** A table as this process has it. The entries of its match are in the store, not here. */
export interface HostTable extends Table {
  readonly version: number;
  readonly row: TableRow;
}

/** An answer that the server will give by itself. */
export interface ScheduledAnswer extends AutomaticAnswer {
  /** In ticks. */
  at: number;
  isBusy: boolean;
}

/** A table in memory. Only the host applies answers to its game, and everything that changes it goes through `runExclusive`. */
export interface Host {
  readonly id: string;
  readonly parts: HostParts;
  readonly house: House;
  table: HostTable;
  /** The entry of the latest snapshot. */
  snapshotAt: number;
  /** The last line of chat that the viewers have. */
  chatAt: number;
  readonly viewers: Set<Viewer>;
  /** By seat. */
  readonly refusals: readonly RefusedReplies[];
  /** Seats that are connected to other processes, by process, and until when (in ticks) that is believed. */
  readonly elsewhere: Map<string, { readonly seats: readonly Seat[]; readonly until: number }>;
  /** By seat: whether its person is connected, and since when; null if that is unknown. */
  readonly presence: Map<Seat, { readonly isHere: boolean; readonly since: number | null }>;
  scheduled: ScheduledAnswer[];
  /** The entry after which viewers were last told that the game waits for someone; −1 for none. */
  waitToldAt: number;
  /** Cancels the check for a long wait; null while none is set. */
  stopWaiting: (() => void) | null;
  /** Cancels the next wake-up. */
  unarm: () => void;
  /** Where live clocks stand in this process's ticks; null until they are first read: see tableTime.ts. */
  counted: { readonly since: number; readonly ticks: number } | null;
  /** In ticks, like the next two. */
  leaseUntil: number;
  usedAt: number;
  /** When other processes were last told who is connected here. */
  presenceAt: number;
  /** The last piece of work in the queue. */
  queue: Promise<unknown>;
  /** Whether what is in memory may differ from what is stored. */
  isDoubtful: boolean;
  isClosed: boolean;
}

export function newHost(parts: HostParts, game: Game, table: StoredTable): Host {
  return {
    id: table.id,
    parts,
    house: { bots: parts.bots.names(game), isOneScreen: false, without: [] },
    table: { ...table, game, match: null, lastOwn: [], movedAt: table.row.changedAt },
    snapshotAt: -1,
    chatAt: 0,
    viewers: new Set(),
    refusals: table.doc.seats.map(createRefusedReplies),
    elsewhere: new Map(),
    presence: new Map(),
    scheduled: [],
    waitToldAt: -1,
    stopWaiting: null,
    unarm: () => {},
    counted: null,
    leaseUntil: Number.NEGATIVE_INFINITY,
    usedAt: parts.clock.ticks(),
    presenceAt: Number.NEGATIVE_INFINITY,
    queue: Promise.resolve(),
    isDoubtful: false,
    isClosed: false,
  };
}

/** The game of a table; null if this program does not know it, so that the table cannot be opened. */
export function gameOf(games: readonly Game[], id: string): Game | null {
  return games.find((game) => game.id === id) ?? null;
}

/** Another process was faster: the table must be read again from the store, which has all that is needed to go on. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}
