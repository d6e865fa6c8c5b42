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
  /** The class of sockets; by default the global one. */
  readonly WebSocket?: SocketClass;
  /** Headers such as a cookie, if the class of sockets takes any. */
  readonly headers?: Headers;
  /**
   * Whether the server is there: asked before a socket is opened again. For pages: browsers delay new sockets after many failures, but
   * not requests. It must never fail.
   */
  readonly reach?: () => Promise<boolean>;
  /** The line is open, broken (and will be tried again), or closed for good because the server speaks another protocol. */
  readonly onLine?: (state: 'open' | 'broken' | 'foreign') => void;
  /** For tests: time, randomness, keys. */
  readonly after?: After;
  readonly random?: () => number;
  readonly newKey?: () => string;
}

/** A client of the server. It holds one socket, opens it again when it breaks, and catches up on what it missed. */
export interface Client {
  /** Watches a table until it is stopped; watching it again replaces the first watch. */
  watch(table: string, options?: WatchOptions): Watched;
  /**
   * Gives a command at a watched table. After a break of the line it is sent again, with the same key, until there is a reply:
   * whatever happens, it is carried out at most once.
   */
  command(table: string, input: CommandInput): Promise<Reply>;
  /** Connects again at once: for a page that knows it was suspended. */
  reconnect(): void;
  /** Hangs up; commands without a reply are refused (S-STOPPING). */
  close(): void;
}

/** A command that has no reply yet. */
interface Pending {
  readonly table: string;
  readonly command: TableCommand;
  resolve(reply: Reply): void;
}

/** Refusals of a watch that may pass, and how long to wait before trying again, in milliseconds. */
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
  /** By table: the key of the last `unwatch`. What comes before its reply was meant for a watch that has ended. */
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
    onMessage,
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

  function give(table: string, input: CommandInput): Promise<Reply> {
    const command = { ...input, key: input.key ?? newKey() } as TableCommand;
    if (isClosed) return Promise.resolve(refusal(command.key, SERVER_CODES.stopping));
    return new Promise((resolve) => {
      pending.set(command.key, { table, command, resolve });
      line.send({ type: 'at', table, command });
    });
  }

  function onMessage(message: ServerMessage): void {
    if (message.type === 'hello') return;
    if (message.type === 'table') current(message.table.id)?.onMessage(message);
    else if (message.type === 'update' || message.type === 'change' || message.type === 'chat')
      current(message.table)?.onMessage(message);
    else if (message.type === 'closed') {
      if (current(message.table) !== undefined) drop(message.table, message.code);
    } else onReply(message);
  }

  /** The watch that the server's messages are meant for. */
  function current(table: string): WatchedTable | undefined {
    return leaving.has(table) ? undefined : watched.get(table);
  }

  function onReply(reply: Reply & { readonly table: string | null }): void {
    const table = watching.get(reply.key);
    if (table !== undefined) {
      watching.delete(reply.key);
      if (reply.type === 'refused') onRefusedWatch(table, reply.code);
      return;
    }
    if (reply.table !== null && leaving.get(reply.table) === reply.key) {
      leaving.delete(reply.table);
      return;
    }
    // A stopping server has not carried it out: the next one will.
    if (reply.type === 'refused' && reply.code === SERVER_CODES.stopping) return;
    const command = pending.get(reply.key);
    pending.delete(reply.key);
    const { table: _table, ...answer } = reply;
    command?.resolve(answer as Reply);
  }

  function onRefusedWatch(table: string, code: string): void {
    if (!PASSING.includes(code)) drop(table, code);
    else if (code !== SERVER_CODES.stopping) later(RETRY, () => sendWatch(table));
  }

  /** The server ended the watch, or refused it. */
  function drop(table: string, code: string): void {
    const one = watched.get(table);
    watched.delete(table);
    one?.onMessage({ type: 'closed', table, code });
  }

  function refuseAll(): void {
    isClosed = true;
    for (const [key, { resolve }] of pending) resolve(refusal(key, SERVER_CODES.stopping));
    pending.clear();
  }

  return {
    watch(table, watchOptions = {}) {
      const one = createWatched({
        table,
        options: watchOptions,
        give: (input) => give(table, input),
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
