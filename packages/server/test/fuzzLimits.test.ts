import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import {
  type Arena,
  type ArenaTable,
  type Asking,
  begin,
  JSON_TYPE,
  openArena,
  type Person,
  type Player,
  partDice,
  playSome,
  sitDown,
} from './fuzzArena.ts';
import { createLedger, dumpOf, type Ledger } from './fuzzKit.ts';

/** What a client has heard, and how its socket ended. */
interface Flood {
  readonly codes: string[];
  readonly closed: { readonly status: number; readonly reason: string } | null;
}

let ledger: Ledger;
let arena: Arena;
let table: ArenaTable;
let players: Player[];
let people: Person[];
let open: WebSocket[];

beforeEach(async () => {
  ledger = createLedger('limits');
  arena = await openArena({ seed: 'limits', ledger });
  people = [await arena.newPerson(), await arena.newPerson()];
  table = await arena.newTable('flooded', { seats: [{ kind: 'me' }, { kind: 'open' }] }, people);
  await begin(arena, table);
  players = await Promise.all(table.seats.map((seat) => sitDown(arena, ledger, table, seat)));
  open = [];
});

/** Whatever was sent, nothing has changed, and those who play can go on. */
afterEach(async () => {
  expect(await playSome(arena, partDice('limits', 'play'), players, 5)).toBe(5);
  for (const player of players) player.close();
  for (const ws of open) ws.terminate();
  expect(ledger.complaints).toEqual([]);
  const lines = arena.log.map((line) => JSON.parse(line) as { readonly level: number });
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  await arena.close();
});

function socket(headers: { readonly [name: string]: string } = {}): WebSocket {
  const ws = new WebSocket(`ws://127.0.0.1:${arena.port}/api/socket`, { headers, perMessageDeflate: false });
  ws.on('error', () => ws.terminate());
  open.push(ws);
  return ws;
}

/** Sends all at once; ends when all is answered or the socket closed. */
async function flood(texts: readonly string[]): Promise<Flood> {
  const ws = socket();
  const codes: string[] = [];
  let closed: Flood['closed'] = null;
  await new Promise<void>((resolve) => {
    ws.on('open', () => {
      for (const text of texts) ws.send(text);
    });
    ws.on('message', (data) => {
      const message = JSON.parse(data.toString()) as { readonly type: string; readonly code?: string };
      if (message.type === 'hello') return;
      codes.push(message.code ?? message.type);
      if (codes.length === texts.length) resolve();
    });
    ws.on('close', (status, reason) => {
      closed = { status, reason: reason.toString() };
      resolve();
    });
  });
  return { codes, closed };
}

/** The status with which a socket is refused; 101 if it is accepted. */
function knock(headers: { readonly [name: string]: string }): Promise<string> {
  return new Promise((resolve) => {
    const ws = socket(headers);
    ws.on('open', () => resolve('101'));
    ws.on('unexpected-response', (_request, response) => {
      let body = '';
      response.on('data', (part: Buffer) => {
        body += part.toString();
      });
      response.on('end', () => resolve(`${response.statusCode} ${(JSON.parse(body) as { code: string }).code}`));
    });
  });
}

const times = <T>(number: number, make: (i: number) => T): T[] => Array.from({ length: number }, (_one, i) => make(i));

function counted(codes: readonly string[]): { [code: string]: number } {
  const counts: { [code: string]: number } = {};
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

/** Sends the same request a number of times; counts each status and code. */
async function repeated(number: number, asking: (i: number) => Asking): Promise<{ [code: string]: number }> {
  const answers = await Promise.all(times(number, (i) => arena.ask(asking(i))));
  return counted(
    answers.map(({ status, text }) => {
      const { code } = text === '' ? {} : (JSON.parse(text) as { readonly code?: string });
      return code === undefined ? `${status}` : `${status} ${code}`;
    }),
  );
}

describe('a socket', () => {
  test('that is too fast is told so, and closed if it goes on', async () => {
    const before = dumpOf(arena.file);
    const unseen = (i: number) => ({ type: 'at', table: table.id, command: { type: 'resign', key: `${i}` } });
    const some = await flood(times(75, (i) => JSON.stringify(unseen(i))));
    expect([counted(some.codes), some.closed]).toEqual([{ 'S-UNKNOWN': 60, 'S-RATE': 15 }, null]);
    const many = await flood(times(300, (i) => JSON.stringify(unseen(i))));
    expect(many.closed).toEqual({ status: 1008, reason: 'S-RATE' });
    expect(dumpOf(arena.file)).toEqual(before);
  });

  test('that talks nonsense is told so, and closed if it goes on', async () => {
    const before = dumpOf(arena.file);
    const some = await flood(times(20, (i) => '{'.repeat(i)));
    expect([counted(some.codes), some.closed]).toEqual([{ 'S-SHAPE': 20 }, null]);
    const many = await flood(times(50, (i) => '{'.repeat(i)));
    expect(many.closed).toEqual({ status: 1008, reason: 'S-SHAPE' });
    expect(dumpOf(arena.file)).toEqual(before);
  });

  test('is one of a limited number for an address and for a person', async () => {
    const [ada] = people as [Person];
    // One of hers is the player's own.
    const hers = await Promise.all(times(25, () => knock({ cookie: ada.cookie, origin: arena.origin })));
    expect(counted(hers)).toEqual({ '101': 19, '429 S-RATE': 6 });
    const all = await Promise.all(times(90, () => knock({})));
    expect(counted(all)).toEqual({ '101': 100 - 19 - players.length, '429 S-RATE': 90 - (100 - 19 - players.length) });
    for (const ws of open) ws.terminate();
  });
});

describe('requests', () => {
  test('of one person are limited per minute, without taking from the others', async () => {
    const [ada, bob] = people as [Person, Person];
    const asMe = ({ cookie }: Person) => ({ method: 'GET', path: '/api/me/tables', headers: { cookie } });
    const { '200': well = 0, ...rest } = await repeated(700, () => asMe(ada));
    expect(well).toBeLessThanOrEqual(600);
    expect(rest).toEqual({ '429 S-RATE': 700 - well });
    expect(await repeated(10, () => asMe(bob))).toEqual({ '200': 10 });
  });

  test('that make guests, try passphrases, set up tables, bring records or give commands have limits of their own', async () => {
    const [ada] = people as [Person];
    const before = dumpOf(arena.file);
    const headers = { ...JSON_TYPE, cookie: ada.cookie, origin: arena.origin };
    const login = { name: 'Nobody', passphrase: 'a guess or two' };
    expect(await repeated(14, (i) => post('/api/login', { ...login, name: `N${i}` }, JSON_TYPE))).toEqual({
      '403 S-LOGIN': 10,
      '429 S-RATE': 4,
    });
    expect(await repeated(25, () => post('/api/tables', { game: 'chess', seats: [{ kind: 'me' }] }, headers))).toEqual({
      '404 S-UNKNOWN': 19,
      '429 S-RATE': 6,
    });
    const record = {
      method: 'POST',
      path: '/api/records',
      headers: { 'content-type': 'application/x-ndjson', cookie: ada.cookie, origin: arena.origin },
      body: 'x',
    };
    expect(await repeated(8, () => record)).toEqual({ '400 RECORD-FORM': 4, '429 S-RATE': 4 });
    const command = { type: 'answer', key: 'k', ask: '999.9', answer: {} };
    expect(await repeated(610, () => post(`/api/tables/${table.id}/commands`, command, headers))).toEqual({
      '409 K-STALE': 600,
      '429 S-RATE': 10,
    });
    expect(dumpOf(arena.file)).toEqual(before);
    expect(await repeated(30, () => ({ method: 'GET', path: '/api/me' }))).toEqual({ '200': 18, '429 S-RATE': 12 });
  });
});

function post(path: string, body: object, headers: { readonly [name: string]: string }): Asking {
  return { method: 'POST', path, headers, body: JSON.stringify(body) };
}
