import type { Seat } from '@tessera/kernel';
import type { NewTable, Reply, ServerMessage, TableInfo } from '@tessera/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { createServer, type Server } from '../src/server.ts';
import { openStore } from '../src/store/openStore.ts';
import { configWith } from './httpFakes.ts';
import { DATABASE_KINDS, type Databases, keptLog } from './storeKit.ts';
import { threadBots } from './tableKit.ts';

/** How often each race is run; set it higher to be surer. */
const TRIES = Number(process.env['TESSERA_RACE_TRIES'] ?? 40);

const UNLIMITED = {
  TESSERA_TABLES_PER_PERSON: '10000',
  TESSERA_RATE_REQUESTS: '1000000',
  TESSERA_RATE_GUESTS: '1000000',
  TESSERA_RATE_TABLES: '1000000',
  TESSERA_RATE_COMMANDS: '1000000',
};

const [ME, OPEN, BOT] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }] as const;
/** The seat that is raced for is the open one, wherever it is. */
const PLANS: readonly NewTable['seats'][] = [
  [ME, OPEN],
  [OPEN, ME],
  [BOT, ME, OPEN],
  [ME, BOT, BOT, OPEN],
];

/** What a request is answered with. */
type Answered = { readonly status: number; readonly json: unknown };

async function ask(url: string, path: string, headers: Record<string, string>, body?: object): Promise<Answered> {
  const response = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, json: text === '' ? null : JSON.parse(text) };
}

/** The headers of a new guest. */
async function newGuest(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/me`, { headers: { origin: url } });
  await response.text();
  return { origin: url, cookie: response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' };
}

/** What a client with an old invitation has obtained. */
interface Loot {
  readonly door: 'socket' | 'http';
  readonly what: string;
}

/** A client with an invitation that tries to keep the seat when it is taken. */
interface Thief {
  /** Begins to try as quickly as possible. Resolves once the invitation has opened the seat for the first time. */
  begin(table: string, seat: Seat, invitation: string): Promise<void>;
  /** Waits for the answers to what is under way, and to one try more; returns all that was got. */
  end(): Promise<readonly Loot[]>;
}

const isTaken = (table: TableInfo, seat: Seat): boolean =>
  table.you.seat === seat && table.seats[seat]?.kind === 'person';

/** Over a socket: watches again and again, and tries to act for the seat. */
async function socketThief(url: string): Promise<Thief & { close(): void }> {
  const ws = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
  await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject));
  let onMessage: (message: ServerMessage) => void = () => {};
  ws.on('message', (data) => onMessage(JSON.parse(data.toString()) as ServerMessage));
  let loot: Loot[] = [];
  let sent = 0;
  let answered = 0;
  let isEnding = false;
  let ended = () => {};
  let at = '';
  return {
    close: () => ws.terminate(),
    begin(table, seat, secret) {
      loot = [];
      isEnding = false;
      at = table;
      const watch = () => {
        ws.send(JSON.stringify({ type: 'watch', key: `w${++sent}`, table, secret }));
      };
      const act = (command: object) => {
        if (isEnding) return;
        ws.send(JSON.stringify({ type: 'at', table, command: { key: `c${++sent}`, ...command } }));
      };
      return new Promise((resolve) => {
        onMessage = (message) => {
          if (message.type === 'hello' || message.type === 'closed' || message.type === 'chat') return;
          if (message.type === 'table') {
            if (message.table.id !== table) return;
            resolve();
            if (!isTaken(message.table, seat)) return;
            loot.push({ door: 'socket', what: 'the table as its owner sees it' });
            act({ type: 'chat', text: 'I am the owner' });
          } else if (message.type === 'update' || message.type === 'change') {
            if (message.table !== table) return;
            loot.push({ door: 'socket', what: 'the game as the seat sees it' });
            const [open] = message.asks;
            if (open !== undefined) act({ type: 'answer', ask: open.id, answer: open.options[0] });
          } else {
            answered++;
            if (message.key.startsWith('c')) {
              if (message.type === 'accepted') loot.push({ door: 'socket', what: `a command: ${message.key}` });
            } else if (!isEnding) watch();
            if (isEnding && answered === sent) ended();
          }
        };
        // Several at once, so that the next is there before the last is answered.
        for (let i = 0; i < 3; i++) watch();
      });
    },
    async end() {
      await new Promise<void>((resolve) => {
        ended = resolve;
        isEnding = true;
        ws.send(JSON.stringify({ type: 'unwatch', key: `w${++sent}`, table: at }));
      });
      return loot;
    },
  };
}

/** By HTTP: looks again and again, and tries to act for the seat. */
function httpThief(url: string): Thief {
  let running: Promise<void> = Promise.resolve();
  let isEnding = false;
  let loot: Loot[] = [];
  return {
    begin(table, seat, secret) {
      loot = [];
      isEnding = false;
      const headers = { authorization: `Bearer ${secret}` };
      return new Promise((resolve) => {
        const loop = async () => {
          while (!isEnding) {
            const look = await ask(url, `/api/tables/${table}`, headers);
            if (look.status === 200) {
              resolve();
              const shown = look.json as { readonly table: TableInfo; readonly update: object | null };
              if (isTaken(shown.table, seat)) loot.push({ door: 'http', what: 'the table as its owner sees it' });
              if (shown.update !== null) loot.push({ door: 'http', what: 'the game as the seat sees it' });
            }
            const command = { type: 'chat', key: 'h', text: 'I am the owner' };
            const said = await ask(url, `/api/tables/${table}/commands`, headers, command);
            if ((said.json as Reply).type === 'accepted') loot.push({ door: 'http', what: 'a command' });
          }
        };
        running = loop();
      });
    },
    async end() {
      isEnding = true;
      await running;
      return loot;
    },
  };
}

describe.each(DATABASE_KINDS)('an old invitation while its guest sits down, on $kind', ({ kind, start }) => {
  let databases: Databases;
  const servers: Server[] = [];
  const urls: string[] = [];
  const thieves: (Thief & { close?(): void })[] = [];
  let ada: Record<string, string>;
  let bob: Record<string, string>;

  beforeAll(async () => {
    databases = await start();
    const url = await databases.empty();
    // Where the database can be shared there is a second process, which has the table in memory as it was.
    for (let i = 0; i < (kind === 'SQLite' ? 1 : 2); i++) {
      const store = await openStore({ url, log: keptLog(), process: `p${i}` });
      const server = await createServer(configWith({ PORT: '0', ...UNLIMITED }), {
        store,
        bots: threadBots,
        pageFolder: null,
        socketLimits: { burst: 1e9, perSecond: 1e9, waiting: 1e6 },
        logStream: { write: () => {} },
      });
      servers.push(server);
      urls.push(await server.listen());
    }
    [ada, bob] = [await newGuest(urls[0] as string), await newGuest(urls[0] as string)];
    for (const one of urls) thieves.push(await socketThief(one), httpThief(one));
  });
  afterAll(async () => {
    for (const thief of thieves) thief.close?.();
    for (const server of servers) await server.close();
    await databases?.stop();
  });

  it(`no longer opens anything, in ${TRIES} tries`, async () => {
    const [url] = urls as [string];
    let takeovers = 0;
    const stolen: Loot[] = [];
    for (let i = 0; i < TRIES; i++) {
      const seats = PLANS[i % PLANS.length] as NewTable['seats'];
      const seat = seats.findIndex((one) => one.kind === 'open');
      const plan = { game: 'founders', seats, listed: i % 2 === 0 };
      const created = await ask(url, '/api/tables', ada, plan);
      const { table, secrets } = created.json as {
        readonly table: TableInfo;
        readonly secrets: { readonly seats: readonly (string | null)[] };
      };
      const invitation = secrets.seats[seat] as string;
      await Promise.all(thieves.map((thief) => thief.begin(table.id, seat, invitation)));
      const joined = await ask(url, `/api/tables/${table.id}/join`, bob, { secret: invitation });
      expect(joined).toMatchObject({ status: 200, json: { seat } });
      const began = await ask(url, `/api/tables/${table.id}/start`, ada, {});
      expect(began.status).toBe(204);
      const loots = (await Promise.all(thieves.map((thief) => thief.end()))).flat();
      if (loots.length > 0) takeovers++;
      stolen.push(...loots);
      // The player who took the seat is at the table, by the new secret.
      const { secret } = joined.json as { readonly secret: string };
      const own = await ask(url, `/api/tables/${table.id}`, { authorization: `Bearer ${secret}` });
      expect(own).toMatchObject({ status: 200, json: { table: { you: { seat } }, update: { n: expect.any(Number) } } });
    }
    expect({ takeovers, stolen: [...new Set(stolen.map(({ door, what }) => `${door}: ${what}`))] }).toEqual({
      takeovers: 0,
      stolen: [],
    });
  });
});
