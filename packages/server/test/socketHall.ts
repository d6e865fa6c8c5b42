import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Illegal, illegal } from '@tessera/kernel';
import type { Reply, ServerMessage, TableCommand } from '@tessera/protocol';
import type { Access } from '@tessera/table';
import WebSocket, { type ClientOptions } from 'ws';
import type { Clock, Log } from '../src/services.ts';
import { attachSockets, type SocketParts, type Sockets } from '../src/socket/attachSockets.ts';
import type { StoredUser } from '../src/store/store.ts';
import type { Tables, Viewer } from '../src/tables/tables.ts';

export const ORIGIN = 'https://games.example';

/** Time that passes when it is told to. */
export function handClock(): Clock & { pass(milliseconds: number): void } {
  let time = 1_000_000;
  let alarms: { readonly at: number; readonly call: () => void }[] = [];
  return {
    now: () => time,
    ticks: () => time,
    after(milliseconds, call) {
      const alarm = { at: time + milliseconds, call };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((one) => one !== alarm);
      };
    },
    pass(milliseconds) {
      time += milliseconds;
      const due = alarms.filter(({ at }) => at <= time);
      alarms = alarms.filter(({ at }) => at > time);
      for (const { call } of due) call();
    },
  };
}

/** Tables without games: what comes in is noted, and answered as a test says. */
export interface FakeTables {
  readonly tables: Tables;
  readonly viewers: Map<string, Set<Viewer>>;
  readonly asked: { readonly table: string; readonly user: string | null; readonly secret: string | null }[];
  readonly commands: { readonly table: string; readonly access: Access; readonly command: TableCommand }[];
  onCommand: (table: string, command: TableCommand) => Promise<Reply>;
  onWatch: (table: string) => Promise<Illegal | null>;
}

function fakeTables(): FakeTables {
  const fake: FakeTables = {
    viewers: new Map(),
    asked: [],
    commands: [],
    onCommand: async (_table, { key }) => ({ type: 'accepted', key, n: 1 }),
    onWatch: async () => null,
    tables: {
      access: async (table: string, user: string | null, secret: string | null) => {
        fake.asked.push({ table, user, secret });
        return table.startsWith('no-') ? illegal('S-UNKNOWN') : { user, seat: 0, isCreator: false };
      },
      command: async (table: string, access: Access, command: TableCommand) => {
        fake.commands.push({ table, access, command });
        return await fake.onCommand(table, command);
      },
      watch: async (table: string, viewer: Viewer, after: number | null) => {
        const refused = await fake.onWatch(table);
        if (refused !== null) return refused;
        const viewers = fake.viewers.get(table) ?? new Set();
        fake.viewers.set(table, viewers.add(viewer));
        viewer.send(JSON.stringify({ type: 'update', table, n: 5, newsAfter: after ?? 5 }));
        return null;
      },
      unwatch: (table: string, viewer: Viewer) => {
        fake.viewers.get(table)?.delete(viewer);
      },
    } as unknown as Tables,
  };
  return fake;
}

/** A client that keeps what it hears. */
export interface Guest {
  readonly ws: WebSocket;
  readonly heard: ServerMessage[];
  say(message: object): void;
  /** Waits for the next message that nobody has taken yet. */
  next(): Promise<ServerMessage>;
  closed: Promise<{ readonly status: number; readonly code: string }>;
}

export interface Hall {
  readonly server: Server;
  readonly sockets: Sockets;
  readonly fake: FakeTables;
  readonly clock: ReturnType<typeof handClock>;
  /** What went to the log as an error. */
  readonly errors: object[];
  readonly url: string;
  enter(options?: ClientOptions): Promise<Guest>;
  /** The status and the code of a refused client. */
  refusal(options?: ClientOptions, path?: string): Promise<{ readonly status: number; readonly code: string }>;
  close(): Promise<void>;
}

/** A server with sockets only. Cookies are the names of people; `broken` breaks the one who looks them up. */
export async function openHall(
  limits: SocketParts['limits'] = {},
  lookUp?: (cookie: string) => Promise<StoredUser | null>,
): Promise<Hall> {
  const server = createServer();
  const fake = fakeTables();
  const clock = handClock();
  const errors: object[] = [];
  const log: Log = { info: () => {}, warn: () => {}, error: (facts) => void errors.push(facts) };
  const userOf = async (cookie: string): Promise<StoredUser | null> => {
    if (lookUp !== undefined) return await lookUp(cookie);
    if (cookie === 'broken') throw new Error('the store is gone');
    return { id: cookie, name: cookie } as StoredUser;
  };
  const origins: SocketParts['origins'] = ({ headers }) => headers.origin === ORIGIN;
  const sockets = attachSockets({ server, tables: fake.tables, clock, log, origins, userOf, limits });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const guests: WebSocket[] = [];
  const connect = (options: ClientOptions, path: string) => {
    const ws = new WebSocket(url + path, { perMessageDeflate: false, ...options });
    guests.push(ws);
    return ws;
  };
  return {
    server,
    sockets,
    fake,
    clock,
    errors,
    url,
    async enter(options = {}) {
      const guest = guestOn(connect(options, '/api/socket'));
      await new Promise<void>((resolve, reject) => {
        guest.ws.once('open', resolve);
        guest.ws.once('error', reject);
      });
      return guest;
    },
    refusal: (options = {}, path = '/api/socket') =>
      new Promise((resolve, reject) => {
        const ws = connect(options, path);
        ws.once('open', () => reject(new Error('let in')));
        ws.on('error', () => {});
        ws.once('unexpected-response', (_request, response) => {
          let body = '';
          response.on('data', (part: Buffer) => {
            body += part.toString();
          });
          response.on('end', () => {
            resolve({ status: response.statusCode ?? 0, code: (JSON.parse(body) as { code: string }).code });
            ws.terminate();
          });
        });
      }),
    async close() {
      for (const guest of guests) guest.terminate();
      await sockets.close();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function guestOn(ws: WebSocket): Guest {
  const heard: ServerMessage[] = [];
  let taken = 0;
  let wake = () => {};
  ws.on('message', (data) => {
    heard.push(JSON.parse(data.toString()) as ServerMessage);
    wake();
  });
  ws.on('error', () => {});
  return {
    ws,
    heard,
    say: (message) => ws.send(JSON.stringify(message)),
    async next() {
      while (taken >= heard.length) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return heard[taken++] as ServerMessage;
    },
    closed: new Promise((resolve) => {
      ws.once('close', (status, reason) => resolve({ status, code: reason.toString() }));
    }),
  };
}

/** Waits until something holds. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
