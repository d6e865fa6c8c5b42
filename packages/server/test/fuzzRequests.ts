import { isIllegal, type PlainObject } from '@tessera/kernel';
import { LIMITS, readText, tableCommand } from '@tessera/protocol';
import { type Arena, type ArenaTable, type Asking, JSON_TYPE } from './fuzzArena.ts';
import type { Ledger } from './fuzzKit.ts';
import { broken, flipped, MALFORMED } from './fuzzMalformed.ts';
import { anyCommand, type World, wrongCommand, wrongSecret } from './fuzzMessages.ts';
import { badPlan, bearer, lobbyWish, own, post, wrongCookie } from './fuzzWishes.ts';

/** A request that is meant to do harm. */
export interface HostileRequest extends Asking {
  readonly kind: string;
  readonly may: readonly string[];
}

type Maker = (world: World, arena: Arena) => Omit<HostileRequest, 'kind'> | null;

const commandsOf = ({ id }: ArenaTable): string => `/api/tables/${id}/commands`;

const isNoCommand = (text: string): boolean => isIllegal(readText(tableCommand, text) as object);

/** People's seats, each with what opens it. */
function someSeat({ dice, tables }: World, arena: Arena) {
  const table = dice.pick(tables.filter(({ seats }) => seats.length > 0));
  const seat = dice.pick(table.seats);
  const opens =
    seat.secret !== null && (seat.person === null || dice.isOneIn(2))
      ? bearer(seat.secret)
      : seat.person === null
        ? {}
        : own(arena, seat.person);
  return { table, seat, opens };
}

const REQUESTS: { readonly [kind: string]: Maker } = {
  'http: malformed': (world, arena) => {
    const { dice } = world;
    const { table, opens } = someSeat(world, arena);
    const kind = dice.pick(Object.keys(MALFORMED));
    const good = () => anyCommand(world, table) as unknown as PlainObject;
    const text = broken(dice, kind, good, isNoCommand);
    const isOtherwiseCoded = text.length < 1_000 && dice.isOneIn(20);
    const body = isOtherwiseCoded ? Buffer.from(text, 'utf16le') : text;
    return { ...post(commandsOf(table), body, opens), may: ['S-SHAPE'] };
  },
  'http: wrong command': (world, arena) => {
    const { table, seat, opens } = someSeat(world, arena);
    const { command, may } = wrongCommand(world, table, seat);
    // What names a prototype is refused before anybody reads it.
    const text = JSON.stringify(command);
    return { ...post(commandsOf(table), text, opens), may: text.includes('"__proto__":') ? ['S-SHAPE'] : may };
  },
  'http: command of a stranger': (world, arena) => {
    const { dice, tables } = world;
    const table = dice.pick(tables);
    const command = JSON.stringify(anyCommand(world, table));
    if (command.includes('"__proto__":')) return null;
    const refused = [table.listed ? 'S-FORBIDDEN' : 'S-UNKNOWN'];
    if (dice.isOneIn(3)) return { ...post(commandsOf(table), command), may: refused };
    if (dice.isOneIn(2))
      return { ...post(commandsOf(table), command, bearer(wrongSecret(world, table))), may: ['S-UNKNOWN'] };
    const seated = table.seats.map(({ person }) => person);
    const stranger = dice.pick(arena.people.filter((person) => person !== table.creator && !seated.includes(person)));
    return { ...post(commandsOf(table), command, own(arena, stranger)), may: refused };
  },
  'http: page of another site': (world, arena) => {
    const { dice } = world;
    const { table } = someSeat(world, arena);
    const { cookie } = dice.pick(arena.people);
    const from = dice.pick<{ readonly [name: string]: string }>([
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: '' },
      { origin: `${arena.origin}.evil.example` },
      { origin: arena.origin.replace('http:', 'ftp:') },
      { origin: `${arena.origin}/` },
      { origin: `http://localhost:${arena.port}`, host: `127.0.0.1:${arena.port}` },
      { origin: 'http://evil.example', host: 'evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      {},
    ]);
    const wish = dice.pick([
      post(commandsOf(table), JSON.stringify(anyCommand(world, table))),
      post('/api/tables', badPlan(world)),
      post('/api/logout', ''),
      { method: 'DELETE', path: '/api/me' },
      { method: 'PATCH', path: '/api/me', headers: JSON_TYPE, body: '{"name":"Evil"}' },
      post(`/api/tables/${table.id}/start`, ''),
    ]);
    return { ...wish, headers: { ...('headers' in wish ? wish.headers : {}), ...from, cookie }, may: ['S-ORIGIN'] };
  },
  'http: wrong cookie': (world, arena) => {
    const { dice } = world;
    const { table } = someSeat(world, arena);
    const headers = { origin: arena.origin, cookie: wrongCookie(world, arena) };
    return dice.pick([
      { ...post(commandsOf(table), '{"type":"resign","key":"r"}', headers), may: ['S-FORBIDDEN', 'S-UNKNOWN'] },
      { method: 'GET', path: '/api/me/tables', headers, may: ['S-NOBODY'] },
      { method: 'GET', path: '/api/me/export', headers, may: ['S-NOBODY'] },
      { method: 'DELETE', path: '/api/me', headers, may: ['S-NOBODY'] },
      { ...post('/api/tables', badPlan(world), headers), may: ['S-NOBODY'] },
      { ...post('/api/me/claim', '{"name":"a","passphrase":"long enough"}', headers), may: ['S-NOBODY'] },
    ]);
  },
  'http: lobby': (world, arena) => lobbyWish(world, arena),
  'http: bad plan': (world, arena) => {
    const person = own(arena, world.dice.pick(arena.people));
    return {
      ...post('/api/tables', badPlan(world), person),
      may: [],
    };
  },
  'http: bad person': (world, arena) => {
    const { dice } = world;
    const headers = { ...JSON_TYPE, ...own(arena, dice.pick(arena.people)) };
    const name = dice.pick(['', ' ', '\u0000', '\u202eevil', 'x'.repeat(33), '\u200b', null, 7, ['a'], { a: 1 }]);
    const body = JSON.stringify({ name });
    const notice = dice.pick(['ftp://x', 'http://x', 'javascript:1', 'x', '', `https://${'x'.repeat(600)}`]);
    return dice.pick([
      { method: 'PATCH', path: '/api/me', headers, body, may: ['S-SHAPE'] },
      { ...post('/api/me/claim', JSON.stringify({ name, passphrase: 'long enough' }), headers), may: ['S-SHAPE'] },
      { ...post('/api/me/claim', '{"name":"Good","passphrase":"short"}', headers), may: ['S-SHAPE'] },
      { ...post('/api/login', JSON.stringify({ name, passphrase: 7 }), headers), may: ['S-SHAPE'] },
      { ...post('/api/login', '{"name":"a"}'), may: ['S-SHAPE'] },
      {
        method: 'PUT',
        path: '/api/me/notices',
        headers,
        body: JSON.stringify({ webhook: notice, email: null }),
        may: ['S-SHAPE', 'S-FORBIDDEN'],
      },
      {
        method: 'PUT',
        path: '/api/me/notices',
        headers,
        body: '{"webhook":null,"email":"a@b.example"}',
        may: ['S-FORBIDDEN'],
      },
      { method: 'PUT', path: '/api/me/notices', headers, body: '{}', may: ['S-SHAPE'] },
    ]);
  },
  'http: too long': (world, arena) => {
    const { dice } = world;
    const { table, opens } = someSeat(world, arena);
    const size = LIMITS.messageBytes + 1 + dice.below(50_000);
    if (dice.isOneIn(4)) return { method: 'GET', path: `/api/tables/${'x'.repeat(17_000)}`, may: ['S-SIZE'] };
    if (dice.isOneIn(4))
      return { method: 'GET', path: '/api/games', headers: { 'x-long': 'x'.repeat(17_000) }, may: ['S-SIZE'] };
    return {
      ...post(dice.pick([commandsOf(table), '/api/tables', '/api/login']), `"${'x'.repeat(size)}"`, opens),
      may: ['S-SIZE'],
    };
  },
  'http: wrong type': (world, arena) => {
    const { dice } = world;
    const { table, seat, opens } = someSeat(world, arena);
    const { command } = wrongCommand(world, table, seat);
    const type = dice.pick([
      ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'],
      ...['application/jsonx', 'text/json', 'application', '', ';', '__proto__', 'application/x-ndjson'],
    ]);
    return {
      ...post(commandsOf(table), JSON.stringify(command), { ...opens, 'content-type': type }),
      may: ['S-SHAPE'],
    };
  },
  'http: wrong method': (world, arena) => {
    const { dice } = world;
    const { table, opens } = someSeat(world, arena);
    const paths = [commandsOf(table), `/api/tables/${table.id}/start`, '/api/login', '/api/records', '/api/logout'];
    const method = dice.pick([
      'GET',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
      'MKCOL',
      'SEARCH',
      'PURGE',
    ]);
    return { method, path: dice.pick(paths), headers: opens, may: ['S-UNKNOWN'] };
  },
  'http: no such place': (world) => {
    const { dice, tables } = world;
    const id = dice.pick(tables).id;
    const path = dice.pick([
      ...['/api/../../etc/passwd', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/secret', '//etc/passwd', '/api//tables'],
      ...[
        '/api/tables/..%2f..%2f',
        '/.git/config',
        '/.env',
        '/api/tables/%00',
        '/api/tables/%',
        '/%',
        '/%c0%ae',
        '/\\..\\x',
      ],
      ...[
        `/api/tables/${id}%00`,
        `/api/tables/${id}/`,
        `/api/tables/${id}/admin`,
        `/API/tables/${id}`,
        '/api/tables/__proto__',
      ],
      ...[
        '/api/records/constructor',
        `/api/records/${id}`,
        `/api/tables/${flipped(dice, id).replace(/[^\w-]/g, '_')}x`,
      ],
      ...['/api/tables?status=all', '/api/tables?status=', '/api/tables?status=waiting&status=over', '/api/socket'],
      ...[`/api/tables/${'y'.repeat(300)}`, '/api/tables/a%2fb', '/api/me/../login', '/metrics/', '/healthz/x', '/api'],
      ...['http://evil.example/api/none', '/api/tables/%F0%9F%92%A9', '/*', `/${dice.token(12)}`],
    ]);
    return {
      method: 'GET',
      path,
      headers: { accept: dice.pick(['text/html', '*/*', 'x']) },
      may: ['S-UNKNOWN', 'S-SHAPE', 'S-SIZE'],
    };
  },
};

export const REQUEST_KINDS = Object.keys(REQUESTS);

const ADDRESSES = [
  ...['1.2.3.4', 'fe80::1%eth0', '[::1]:80', '::ffff:1.2.3.4', '::ffff:999.1.1.1', '1.2.3.4:5', '999.999.999.999', 'x'],
  ...[
    ',,,',
    '::1,evil',
    '0x7f.1',
    '2001:db8::/32',
    '::%',
    '-',
    'unknown',
    '1.2.3.4, 5.6.7.8',
    '::ffff:0:0',
    '127.0.0.1',
  ],
];

/** The next hostile request; some come by a proxy that is believed, and tells nonsense about where they come from. */
export function nextRequest(world: World, arena: Arena): HostileRequest {
  const { dice } = world;
  const from = dice.isOneIn(4) ? { 'x-forwarded-for': dice.pick(ADDRESSES) } : {};
  for (;;) {
    const kind = dice.pick(REQUEST_KINDS);
    const made = (REQUESTS[kind] as Maker)(world, arena);
    if (made !== null) return { kind, ...made, headers: { ...from, ...made.headers } };
  }
}

/** The code in the answer to a request; HTTP itself has nothing to say to those that succeed. */
export function codeIn(status: number, text: string): string {
  if (status < 400) return `status ${status}`;
  if (status >= 500) return `status ${status} ${text.slice(0, 100)}`;
  try {
    const { code, params } = JSON.parse(text) as { code?: unknown; params?: unknown };
    return typeof code === 'string' && typeof params === 'object' ? code : 'no code';
  } catch {
    return 'no JSON';
  }
}

/** Sends a request; a reply to a command that is accepted, or answers a question, is told by its type. */
export async function sendRequest(arena: Arena, ledger: Ledger, hostile: HostileRequest): Promise<void> {
  const { kind, may, method, path, body } = hostile;
  const { status, text, headers } = await arena.ask(hostile);
  ledger.overhear(text, 'an answer by HTTP');
  ledger.overhear(JSON.stringify(headers), 'a header of an answer');
  const type =
    status === 200 && text.startsWith('{"type":') ? (JSON.parse(text) as { type: string; code?: string }) : null;
  const code = type === null ? codeIn(status, text) : (type.code ?? type.type);
  ledger.judge(
    kind,
    code,
    may,
    `${method} ${path} ${JSON.stringify(hostile.headers)} ${body ?? ''}`,
    `${status} ${text}`,
  );
}

/** Records that are none, and names with wrong passphrases: dear to check, so there are few of them. */
export function dearRequest({ dice }: World, arena: Arena, record: string): HostileRequest {
  const ndjson = { ...own(arena, dice.pick(arena.people)), 'content-type': 'application/x-ndjson' };
  const lines = record.split('\n');
  const spoilt = dice.pick<string | Buffer>([
    flipped(dice, record.slice(0, 50_000)),
    record.slice(0, dice.below(record.length)),
    [...lines].reverse().join('\n'),
    lines.filter((_line, i) => i !== 2).join('\n'),
    `${lines[0]}\n`,
    record.replace('"seat":0', '"seat":1'),
    record.replace('"tessera":2', '"tessera":99'),
    `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}\n`,
    Buffer.concat([Buffer.from(record), Buffer.from([0xff, 0xfe])]),
    '',
    '\u0000',
  ]);
  if (dice.isOneIn(3)) {
    const body = JSON.stringify({
      name: dice.pick(['Ada', 'root', '\u200bx', dice.token(12)]),
      passphrase: dice.token(12),
    });
    return { kind: 'http: login', ...post('/api/login', body), may: ['S-LOGIN', 'S-RATE'] };
  }
  if (dice.isOneIn(12)) {
    const body = Buffer.alloc(LIMITS.recordBytes + 1, 0x61);
    return { kind: 'http: record', ...post('/api/records', body, ndjson), may: ['S-SIZE'] };
  }
  return { kind: 'http: record', ...post('/api/records', spoilt, ndjson), may: [] };
}
