import { SERVER_CODES } from '../codes.ts';
import type { CommandInput, TableCommand } from '../command.ts';
import type { Reply, ServerMessage } from '../message.ts';
import { openLine } from './line.ts';
import { type After, after, globalSockets, type Headers, randomKey, type SocketClass } from './surroundings.ts';
import { createWatched, type Watched, type WatchedTable, type WatchOptions } from './watched.ts';

export type { CommandInput } from '../command.ts';

export interface ClientOptions {
  /** Such as `wss://games.example/api/socket`. */
  readonly url: string;
  /** The class of sockets; that of the surroundings if there is one. */
  readonly WebSocket?: SocketClass;
  /** Headers such as a cookie, where the class of sockets takes any. */
  readonly headers?: Headers;
  /**
   * Whether the server is there: asked before a socket is opened again. For pages: browsers make those wait whose sockets have failed often,
   * a request costs them nothing. It must never fail.
   */
  readonly reach?: () => Promise<boolean>;
  /** The line is open, broken (and tried again), or closed for good because the server speaks another protocol. */
  readonly onLine?: (state: 'open' | 'broken' | 'foreign') => void;
  /** For tests: time, chance, keys. */
  readonly after?: After;
  readonly random?: () => number;
  readonly newKey?: () => string;
}

/** A client of the server. It holds one socket, opens it again when it breaks off, and catches up with what it missed. */
export interface Client {
  /** Watches a table until told otherwise; watching it again replaces the first. */
  watch(table: string, options?: WatchOptions): Watched;
  /**
   * Gives a command at a table that is watched. It is sent again, with the same key, after the line was broken, until it
   * is answered: whatever happens, it is done once at most.
   */
  command(table: string, wish: CommandInput): Promise<Reply>;
  /** Connects again at once: for a page that knows that it was away. */
  reconnect(): void;
  /** Hangs up; commands without an answer are refused (S-STOPPING). */
  close(): void;
}

/** A command that has not been answered. */
interface Pending {
  readonly table: string;
  readonly command: TableCommand;
  resolve(reply: Reply): void;
}

/** Refusals of a watch that time may cure, and how long to wait for that, in milliseconds. */
const PASSING: readonly string[] = [
  SERVER_CODES.rate,
  SERVER_CODES.conflict,
  SERVER_CODES.stopping,
  SERVER_CODES.internal,
];
const RETRY = 2000;

export function createClient(options: ClientOptions): Client {
  const { after: later = after, newKey = randomKey, onLine } = options;
  const watched = new Map<string, WatchedTable>();
  /** By key: commands in the order in which they were given, and watches. */
  const pending = new Map<string, Pending>();
  const watching = new Map<string, string>();
  /** By table: the key of the last `unwatch`. What comes before its reply was meant for a watch that is over. */
  const leaving = new Map<string, string>();
  let isClosed = false;

  const line = openLine({
    url: options.url,
    WebSocket: options.WebSocket ?? globalSockets(),
    headers: options.headers ?? null,
    after: later,
    random: options.random ?? Math.random,
    reach: options.reach ?? null,
    onOpen() {
      watching.clear();
      leaving.clear();
      for (const table of watched.keys()) sendWatch(table);
      for (const { table, command } of pending.values()) line.send({ type: 'at', table, command });
      onLine?.('open');
    },
    onMessage: hear,
    onBreak: () => onLine?.('broken'),
    onForeign() {
      refuseAll();
      onLine?.('foreign');
    },
    isWaiting: () => pending.size + watching.size + leaving.size > 0,
    probe() {
      const [table] = watched.keys();
      if (table !== undefined) void give(table, { type: 'history', after: 0, to: 0 });
    },
  });

  function sendWatch(table: string): void {
    const one = watched.get(table);
    if (one === undefined) return;
    const key = newKey();
    watching.set(key, table);
    line.send({ type: 'watch', key, table, changes: true, ...one.request() });
  }

  function leave(table: string): void {
    const key = newKey();
    watched.delete(table);
    for (const [watch, of] of watching) if (of === table) watching.delete(watch);
    leaving.set(table, key);
    line.send({ type: 'unwatch', key, table });
  }

  function give(table: string, wish: CommandInput): Promise<Reply> {
    const command = { ...wish, key: wish.key ?? newKey() } as TableCommand;
    if (isClosed) return Promise.resolve(refusal(command.key, SERVER_CODES.stopping));
    return new Promise((resolve) => {
      pending.set(command.key, { table, command, resolve });
      line.send({ type: 'at', table, command });
    });
  }

  function hear(message: ServerMessage): void {
    if (message.type === 'hello') return;
    if (message.type === 'table') current(message.table.id)?.hear(message);
    else if (message.type === 'update' || message.type === 'change' || message.type === 'chat')
      current(message.table)?.hear(message);
    else if (message.type === 'closed') {
      if (current(message.table) !== undefined) drop(message.table, message.code);
    } else hearReply(message);
  }

  /** The watch that the server speaks to. */
  function current(table: string): WatchedTable | undefined {
    return leaving.has(table) ? undefined : watched.get(table);
  }

  function hearReply(reply: Reply & { readonly table: string | null }): void {
    const table = watching.get(reply.key);
    if (table !== undefined) {
      watching.delete(reply.key);
      if (reply.type === 'refused') hearRefusedWatch(table, reply.code);
      return;
    }
    if (reply.table !== null && leaving.get(reply.table) === reply.key) {
      leaving.delete(reply.table);
      return;
    }
    // A server that stops has not done it: the next one will.
    if (reply.type === 'refused' && reply.code === SERVER_CODES.stopping) return;
    const command = pending.get(reply.key);
    pending.delete(reply.key);
    const { table: _table, ...answer } = reply;
    command?.resolve(answer as Reply);
  }

  function hearRefusedWatch(table: string, code: string): void {
    if (!PASSING.includes(code)) drop(table, code);
    else if (code !== SERVER_CODES.stopping) later(RETRY, () => sendWatch(table));
  }

  /** The table is not watched any more, and not by our own wish. */
  function drop(table: string, code: string): void {
    const one = watched.get(table);
    watched.delete(table);
    one?.hear({ type: 'closed', table, code });
  }

  function refuseAll(): void {
    isClosed = true;
    for (const [key, { resolve }] of pending) resolve(refusal(key, SERVER_CODES.stopping));
    pending.clear();
  }

  return {
    watch(table, wishes = {}) {
      const one = createWatched({
        table,
        options: wishes,
        give: (wish) => give(table, wish),
        stop: () => {
          if (watched.get(table) === one) leave(table);
        },
      });
      if (watched.has(table)) leave(table);
      watched.set(table, one);
      sendWatch(table);
      return one;
    },
    command: give,
    reconnect: () => line.reconnect(),
    close() {
      line.close();
      refuseAll();
    },
  };
}

function refusal(key: string, code: string): Reply {
  return { type: 'refused', key, code, params: {} };
}
