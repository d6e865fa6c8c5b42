import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { type Entry, type GameRecord, readRecord, writeRecord } from '@tessera/kernel';
import { LIMITS } from '@tessera/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { build } from '../../../scripts/build.mjs';
import { GAMES } from '../src/games.ts';
import { checkRecord } from '../src/http/checkRecord.ts';
import { statusOf } from '../src/http/httpRefusal.ts';
import { provenanceOf } from '../src/http/origin.ts';
import { createRecordChecks, type RecordChecks } from '../src/http/recordChecks.ts';
import { type Browser, browser, guest, type Hall, openHall } from './httpFakes.ts';

const PLAN = { game: 'founders', seats: [{ kind: 'me' }, { kind: 'open' }] };

/** A hall with a table that Ada has set up. */
async function openTable(plan: object = PLAN, env: { readonly [name: string]: string } = {}) {
  const hall = await openHall(env);
  const ada = await guest(hall.app);
  const created = await ada.ask('POST', '/api/tables', plan);
  const { table, secrets } = created.json;
  return { ...hall, ada, table, secrets, url: `/api/tables/${table.id}` };
}

describe('games', () => {
  test('are listed with seats, bots and options', async () => {
    const { app } = await openHall();
    const { status, json } = await browser(app).ask('GET', '/api/games');
    expect(status).toBe(200);
    expect(json.games.map(({ id }: { id: string }) => id)).toEqual(GAMES.map(({ id }) => id));
    for (const { id, players, bots, options, passes, passesNeed } of json.games) {
      const { searchOptions } = GAMES.find((game) => game.id === id) ?? { searchOptions: [] as readonly string[] };
      for (const chosen of Object.values(options))
        expect(Object.keys(chosen as object).filter((name) => searchOptions.includes(name))).toEqual([]);
      expect(bots).toEqual(['random', 'greedy']);
      expect(Object.keys(options)).toContain(String(players.min));
      expect(Object.keys(options)).toContain(String(players.max));
      expect(Array.isArray(passes)).toBe(true);
      // What needs an option names one that there is.
      for (const needed of Object.values(passesNeed)) expect(options[players.max]).toHaveProperty(String(needed));
    }
  });
});

describe('tables', () => {
  test('are set up, found, joined, begun and left', async () => {
    const { app, ada, table, url } = await openTable();
    expect(table).toMatchObject({ game: 'founders', status: 'waiting', you: { seat: 0, isCreator: true } });
    const bo = await guest(app);
    expect((await bo.ask('GET', '/api/tables')).json.tables.map(({ id }: { id: string }) => id)).toEqual([table.id]);
    expect((await bo.ask('GET', '/api/tables?status=playing')).json.tables).toEqual([]);
    expect((await bo.ask('POST', `${url}/join`, { word: 'luck' })).json).toEqual({
      seat: 1,
      secret: expect.any(String),
    });
    expect((await bo.ask('POST', `${url}/join`)).json.code).toBe('S-FULL');
    expect((await bo.ask('GET', `${url}?after=0&chatAfter=0`)).json).toMatchObject({ table: { you: { seat: 1 } } });
    expect((await bo.ask('POST', `${url}/leave`)).status).toBe(204);
    expect((await bo.ask('POST', `${url}/join`, { seat: 1 })).status).toBe(200);
    expect((await ada.ask('GET', `${url}/record`)).json.code).toBe('S-WAITING');
    expect((await ada.ask('POST', `${url}/start`)).status).toBe(204);
    const record = await ada.ask('GET', `${url}/record`);
    expect([record.status, record.text]).toEqual([200, '{"tessera":1}\n']);
    expect(record.headers['content-disposition']).toBe(`attachment; filename="${table.id}.tessera"`);
    expect((await ada.ask('POST', `${url}/again`)).json.code).toBe('S-WAITING');
  });

  test('are changed by their creator alone', async () => {
    const { app, ada, url } = await openTable();
    const bo = await guest(app);
    for (const someone of [bo, browser(app)]) {
      const forbidden = [
        await someone.ask('POST', `${url}/start`),
        await someone.ask('POST', `${url}/bot`, { seat: 1, bot: 'random' }),
        await someone.ask('POST', `${url}/secret`, { role: 'spectator' }),
        await someone.ask('POST', `${url}/leave`),
        await someone.ask('DELETE', url),
      ];
      expect(forbidden.map(({ status, json }) => [status, json.code])).toEqual(
        forbidden.map(() => [403, 'S-FORBIDDEN']),
      );
    }
    expect((await ada.ask('POST', `${url}/bot`, { seat: 1, bot: 'random' })).status).toBe(204);
    expect((await ada.ask('POST', `${url}/bot`, { seat: 1, bot: null })).status).toBe(204);
    expect((await ada.ask('POST', `${url}/secret`, { role: 'spectator' })).json.secret).toMatch(/^[\w-]{32}$/);
    expect((await ada.ask('POST', `${url}/secret`, { role: 'seat' })).json.secret).toMatch(/^[\w-]{32}$/);
    expect((await ada.ask('DELETE', url)).status).toBe(204);
    expect((await ada.ask('GET', url)).json).toEqual({ code: 'S-UNKNOWN', params: {} });
  });

  test('that are not listed are opened by a secret in the header, and by nothing else', async () => {
    const { app, ada, secrets, url } = await openTable({ ...PLAN, listed: false });
    const bo = await guest(app);
    expect((await bo.ask('GET', '/api/tables')).json.tables).toEqual([]);
    for (const path of [url, `${url}?secret=${secrets.spectator}`, `${url}/record`]) {
      expect((await bo.ask('GET', path)).status).toBe(404);
    }
    const opened = { authorization: `Bearer ${secrets.spectator}` };
    expect((await bo.ask('GET', url, undefined, opened)).json.table.you.seat).toBe(null);
    expect((await bo.ask('GET', url, undefined, { authorization: `Bearer ${'x'.repeat(32)}` })).status).toBe(404);
    expect((await bo.ask('POST', `${url}/join`, {})).status).toBe(404);
    expect((await bo.ask('POST', `${url}/join`, { secret: secrets.spectator })).json.seat).toBe(1);
    expect((await ada.ask('GET', url)).status).toBe(200);
  });

  test('take commands of a seat, by cookie or by secret', async () => {
    const { app, ada, secrets, url } = await openTable();
    const commands = `${url}/commands`;
    const chat = { type: 'chat', key: 'k1', text: 'hello' };
    expect((await ada.ask('POST', commands, chat)).json).toEqual({ type: 'accepted', key: 'k1', n: 1 });
    const undo = await ada.ask('POST', commands, { type: 'undo', key: 'k2' });
    expect([undo.status, undo.json]).toEqual([409, { type: 'refused', key: 'k2', code: 'K-BARRIER', params: {} }]);
    const bo = await guest(app);
    const refused = await bo.ask('POST', commands, chat);
    expect([refused.status, refused.json.code]).toEqual([403, 'S-FORBIDDEN']);

    // A program has neither a cookie nor an origin.
    const program = (authorization?: string) =>
      app.inject({
        method: 'POST',
        url: commands,
        headers: authorization === undefined ? {} : { authorization },
        payload: chat,
      });
    expect((await program(`Bearer ${secrets.seats[1]}`)).statusCode).toBe(200);
    expect((await program(`Bearer ${secrets.spectator}`)).statusCode).toBe(403);
    expect((await program()).statusCode).toBe(403);
  });

  test.each([
    ['GET', '/api/tables?status=lost', undefined],
    ['GET', '/api/tables?status=waiting&status=over', undefined],
    ['GET', '{table}?after=-1', undefined],
    ['GET', '{table}?after=x', undefined],
    ['GET', '{table}?after=1&after=2', undefined],
    ['GET', '{table}?chatAfter=1.5', undefined],
    ['POST', '/api/tables', { game: 'founders' }],
    ['POST', '/api/tables', { game: 'founders', seats: [] }],
    ['POST', '/api/tables', { game: 'founders', seats: [{ kind: 'me' }, { kind: 'king' }] }],
    ['POST', '/api/tables', { ...PLAN, game: 'chess' }],
    ['POST', '/api/tables', { ...PLAN, title: '<b>\n</b>' }],
    ['POST', '/api/tables', { ...PLAN, pace: { kind: 'live', time: 10, increment: 0 } }],
    ['POST', '/api/tables', [PLAN]],
    ['POST', '/api/tables', undefined],
    ['POST', '{table}/join', { seat: 8 }],
    ['POST', '{table}/join', { seat: '1' }],
    ['POST', '{table}/join', { secret: 'no' }],
    ['POST', '{table}/bot', { seat: 1 }],
    ['POST', '{table}/bot', { seat: -1, bot: 'random' }],
    ['POST', '{table}/bot', { seat: 1, bot: 'random', more: 1 }],
    ['POST', '{table}/bot', undefined],
    ['POST', '{table}/secret', { role: 'admin' }],
    ['POST', '{table}/secret', { role: 'spectator', seat: 1 }],
    ['POST', '{table}/secret', { role: 'seat', seat: 9 }],
    ['POST', '{table}/commands', { type: 'fly', key: 'k' }],
    ['POST', '{table}/commands', { type: 'resign' }],
    ['POST', '{table}/commands', { type: 'answer', key: 'k', ask: '1', answer: 5 }],
    ['POST', '{table}/commands', { type: 'resign', key: 'k', seat: 1 }],
    ['POST', '{table}/commands', undefined],
  ])('%s %s %j is misshapen', async (method, path, body) => {
    const { ada, url, all } = await openTable();
    const before = JSON.stringify([...all]);
    const { status, json } = await ada.ask(method, path.replace('{table}', url), body);
    expect([status, json.code]).toEqual([400, 'S-SHAPE']);
    expect(JSON.stringify([...all])).toBe(before);
  });

  test.each([
    '/api/tables/short',
    '/api/tables/..%2f..%2fetc%2fpasswd',
    `/api/tables/${'a'.repeat(65)}`,
    `/api/tables/${'a'.repeat(300)}`,
    '/api/tables/%00%00%00%00%00%00%00%00',
    '/api/tables/no-such-table',
    '/api/nothing',
    '/nothing',
    '/api',
  ])('%s is unknown', async (path) => {
    const { app } = await openHall();
    const { status, json } = await browser(app).ask('GET', path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(['S-UNKNOWN', 'S-SIZE']).toContain(json.code);
  });

  test('a fault is told as such, without what is behind it, and logged', async () => {
    const { ada, url, log } = await openTable();
    const { status, json } = await ada.ask('POST', `${url}/commands`, { type: 'resign', key: 'k' });
    expect([status, json]).toEqual([500, { code: 'S-INTERNAL', params: {} }]);
    expect(log.join('')).toContain('the table broke');
  });
});

describe('pages of other sites', () => {
  const foreign: readonly { readonly [name: string]: string }[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:8081' },
    { origin: 'http://localhost:8080/' },
    { origin: 'http://localhost:8080.evil.example' },
    { origin: '' },
    // One's own name can be claimed by a page whose public name leads here.
    { origin: 'http://evil.example', host: 'evil.example' },
    { origin: '', 'sec-fetch-site': 'same-origin' },
  ];

  test.each(foreign)('%j changes nothing', async (headers) => {
    const { app, ada, url, all } = await openTable();
    const before = JSON.stringify([...all]);
    const refused = [
      await ada.ask('POST', '/api/tables', PLAN, headers),
      await ada.ask('POST', `${url}/start`, undefined, headers),
      await ada.ask('DELETE', '/api/me', undefined, headers),
      await ada.ask('POST', '/%61pi/logout', undefined, headers),
      // Nor without a cookie: it could log a person in as someone else.
      await browser(app).ask('POST', '/api/login', { name: 'Eve', passphrase: 'x' }, headers),
      await browser(app).ask('POST', '/%61pi/login', { name: 'Eve', passphrase: 'x' }, headers),
    ];
    expect(refused.map(({ status, json }) => [status, json.code])).toEqual(refused.map(() => [403, 'S-ORIGIN']));
    expect(JSON.stringify([...all])).toBe(before);
  });

  test('with a cookie a request must say where it is from', async () => {
    const { app, ada, url } = await openTable();
    const send = (headers: { readonly [name: string]: string }) =>
      app.inject({
        method: 'POST',
        url: `${url}/start`,
        headers: { host: 'localhost:8080', cookie: `tessera_session=${ada.cookie}`, ...headers },
      });
    expect((await send({})).json()).toEqual({ code: 'S-ORIGIN', params: {} });
    expect((await send({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await send({ 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
    expect((await send({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(204);
    expect((await send({ origin: 'http://localhost:8080' })).statusCode).toBe(204);
  });

  test('with a public URL only that one is ours', () => {
    const url = 'https://games.example';
    expect(provenanceOf({ origin: url, host: 'x' }, url)).toBe('own');
    expect(provenanceOf({ origin: 'http://localhost:8080', host: 'localhost:8080' }, url)).toBe('foreign');
    expect(provenanceOf({ origin: 'http://games.example', host: 'games.example' }, url)).toBe('foreign');
    expect(provenanceOf({ origin: 'http://[::1]:9', host: '[::1]:9' }, null)).toBe('own');
    expect(provenanceOf({ origin: 'http://192.168.1.5:9', host: '192.168.1.5:9' }, null)).toBe('own');
    expect(provenanceOf({ origin: 'http://games.local', host: 'games.local' }, null)).toBe('own');
    expect(provenanceOf({}, url)).toBe('unsaid');
  });

  test('no answer lets another site read it', async () => {
    const { ada, url } = await openTable();
    const { headers } = await ada.ask('GET', url, undefined, { origin: 'https://evil.example' });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    const preflight = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const answer = await ada.ask('OPTIONS', '/api/tables', undefined, preflight);
    expect([answer.status, answer.json.code]).toEqual([404, 'S-UNKNOWN']);
  });
});

describe('bodies', () => {
  const json = { 'content-type': 'application/json' };

  test.each([
    ['not JSON', '{"game":', 'S-SHAPE', 400],
    ['cut off', '{"game":"founders"', 'S-SHAPE', 400],
    ['with a number that is not whole', '{"game":1.5}', 'S-SHAPE', 400],
    ['very deep', '['.repeat(16_000) + ']'.repeat(16_000), 'S-SHAPE', 400],
    ['that names a prototype', '{"__proto__":{"game":"founders"}}', 'S-SHAPE', 400],
    [
      'that names a prototype inside',
      '{"game":"founders","seats":[{"kind":"me"}],"options":{"__proto__":{}}}',
      'S-SHAPE',
      400,
    ],
    ['that names a constructor', '{"constructor":{"prototype":{}}}', 'S-SHAPE', 400],
    ['too long', `"${'x'.repeat(LIMITS.messageBytes)}"`, 'S-SIZE', 413],
    ['empty', '', 'S-SHAPE', 400],
    ['of null', 'null', 'S-SHAPE', 400],
  ])('%s are refused', async (_what, text, code, status) => {
    const { app } = await openHall();
    const ada = await guest(app);
    const answer = await ada.ask('POST', '/api/tables', text, json);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  test('a key that comes twice counts once', async () => {
    const { app } = await openHall();
    const ada = await guest(app);
    const text = '{"game":"chess","game":"founders","seats":[{"kind":"me"},{"kind":"open"}]}';
    expect((await ada.ask('POST', '/api/tables', text, json)).json.table.game).toBe('founders');
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'a',
    'application/jsonx',
  ])('of type %s are refused', async (type) => {
    const { app } = await openHall();
    const ada = await guest(app);
    const answer = await ada.ask('POST', '/api/tables', JSON.stringify(PLAN), { 'content-type': type });
    expect([answer.status, answer.json.code]).toEqual([415, 'S-SHAPE']);
  });
});

describe('answers', () => {
  test('are not kept by anybody, and say what the page may do', async () => {
    const { app, ada, url } = await openTable();
    for (const { headers } of [
      await ada.ask('GET', url),
      await ada.ask('GET', '/'),
      await browser(app).ask('GET', '/no'),
    ]) {
      expect(headers['cache-control']).toBe('no-store');
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("connect-src 'self' ws://localhost:8080");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['strict-transport-security']).toBeUndefined();
    }
    const odd = await ada.ask('GET', '/', undefined, { host: "x; script-src 'unsafe-inline'" });
    expect(String(odd.headers['content-security-policy'])).not.toContain('unsafe');
    const secure = await openHall({ TESSERA_PUBLIC_URL: 'https://games.example' });
    const { headers } = await browser(secure.app).ask('GET', '/');
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(String(headers['content-security-policy'])).toContain("connect-src 'self' wss://games.example;");
  });

  test('/ says that the server runs where no page has been built', async () => {
    const { app } = await openHall();
    const { status, text, headers } = await browser(app).ask('GET', '/');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('The server runs');
    expect(text).not.toMatch(/<script|<style|style=|onload/);
  });

  test('every code has a status', () => {
    expect(['S-SHAPE', 'S-RATE', 'K-SHAPE', 'K-SEAT', 'K-STALE', 'RECORD-HASH', 'R-38'].map(statusOf)).toEqual([
      400, 429, 400, 403, 409, 400, 409,
    ]);
  });

  test('the secrets of others are in none of them', async () => {
    const { app, ada, table, secrets, url, told, log } = await openTable({ ...PLAN, listed: true });
    const bo = await guest(app);
    await bo.ask('POST', `${url}/join`, {});
    const own = told.at(-1) as string;
    const eve = await guest(app);
    const everything = async (someone: Browser) => {
      await someone.ask('GET', '/api/tables');
      await someone.ask('GET', url);
      await someone.ask('GET', `${url}?after=0`);
      await someone.ask('GET', `${url}/record`);
      await someone.ask('GET', '/api/me');
      await someone.ask('GET', '/api/me/tables');
      await someone.ask('GET', '/api/me/export');
      await someone.ask('GET', '/metrics');
      await someone.ask('POST', `${url}/join`, { seat: 0 });
      await someone.ask('POST', `${url}/start`);
      await someone.ask('POST', `${url}/commands`, { type: 'chat', key: 'k', text: 'hello' });
      await someone.ask('POST', `${url}/commands`, { type: 'resign', key: 'k' });
    };
    await everything(bo);
    await everything(eve);
    const all: string[] = [secrets.creator, secrets.spectator, ...secrets.seats];
    const sessions = [ada, bo, eve].map(({ cookie }) => cookie as string);
    const found = (texts: readonly string[], hidden: readonly string[]) =>
      hidden.filter((secret) => texts.some((text) => text.includes(secret)));
    // Each saw the own session once, when the cookie was set, and the own seat's secret.
    expect(found(bo.seen, [...all, sessions[0] as string, sessions[2] as string])).toEqual([]);
    expect(found(bo.seen, [own])).toEqual([own]);
    expect(found(eve.seen, [...all, own, sessions[0] as string, sessions[1] as string])).toEqual([]);
    await ada.ask('GET', `${url}?secret=${secrets.creator}`);
    await ada.ask('GET', url, undefined, { authorization: `Bearer ${secrets.creator}` });
    expect(log.length).toBeGreaterThan(30);
    expect(found(log, [...all, own, ...sessions])).toEqual([]);
    expect(
      found(
        log.filter((line) => !line.includes('"level":20')),
        [table.id, '127.0.0.1'],
      ),
    ).toEqual([]);
  });
});

describe('limits', () => {
  test('a person can ask only so often, and is told when to come back', async () => {
    const { app } = await openHall({ TESSERA_RATE_REQUESTS: '5' });
    const [ada, bo] = [await guest(app), await guest(app)];
    const statuses = [];
    for (let i = 0; i < 7; i++) statuses.push((await ada.ask('GET', '/api/games')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const { json, headers } = await ada.ask('GET', '/api/games');
    expect(json).toEqual({ code: 'S-RATE', params: { seconds: expect.any(Number) } });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await bo.ask('GET', '/api/games')).status).toBe(200);
    // Files of the page are many: only all that comes from one address is counted for them.
    const files = [];
    for (let i = 0; i < 60; i++) files.push((await ada.ask('GET', i % 2 === 0 ? '/' : '/nothing.js')).status);
    expect(files.slice(0, 4)).toEqual([200, 404, 200, 404]);
    expect(files.indexOf(429)).toBeGreaterThan(30);
    expect(files.at(-1)).toBe(429);
  });

  test('and an address only so often, whatever it pretends', async () => {
    const { app } = await openHall({ TESSERA_RATE_REQUESTS: '1' });
    const statuses = [];
    for (let i = 0; i < 12; i++) {
      const headers = {
        'x-forwarded-for': `192.0.2.${i}`,
        cookie: `tessera_session=${String(i).repeat(43).slice(0, 43)}`,
      };
      statuses.push((await browser(app).ask('GET', `/nothing${i}`, undefined, headers)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(404), 429, 429]);
  });

  test('tables, commands and imports have limits of their own', async () => {
    const { ada, url } = await openTable(PLAN, {
      TESSERA_RATE_TABLES: '2',
      TESSERA_RATE_COMMANDS: '1',
      TESSERA_RATE_IMPORTS: '1',
    });
    expect((await ada.ask('POST', '/api/tables', PLAN)).status).toBe(201);
    expect((await ada.ask('POST', '/api/tables', PLAN)).json.code).toBe('S-RATE');
    const chat = { type: 'chat', key: 'k', text: 'hello' };
    expect((await ada.ask('POST', `${url}/commands`, chat)).status).toBe(200);
    expect((await ada.ask('POST', `${url}/commands`, chat)).status).toBe(429);
    const type = { 'content-type': 'application/x-ndjson' };
    expect((await ada.ask('POST', '/api/records', 'x', type)).status).toBe(400);
    expect((await ada.ask('POST', '/api/records', 'x', type)).status).toBe(429);
    expect((await ada.ask('GET', url)).status).toBe(200);
  });
});

describe('records', () => {
  const good = readFileSync(new URL('../../game-founders/corpus/two.tessera', import.meta.url), 'utf8');
  const ndjson = { 'content-type': 'application/x-ndjson' };
  /** Takes everything for a record. */
  const ACCEPTED: RecordChecks = {
    check: async () => ({ game: 'founders', players: 2, entries: 9 }),
    close: async () => {},
  };
  let checks: RecordChecks | null = null;
  const silent = { info() {}, warn() {}, error() {} };

  afterEach(async () => {
    await checks?.close();
    checks = null;
  });

  async function realChecks(limit = 60_000): Promise<RecordChecks> {
    await build('packages/server/dist/recordWorker.mjs');
    const workerUrl = new URL('../dist/recordWorker.mjs', import.meta.url);
    checks = createRecordChecks({ workerUrl, log: silent, limit });
    return checks;
  }

  test('a record is checked in a thread of its own, stored, and given to anyone who has its id', async () => {
    const { app, records } = await openHall({}, { records: await realChecks() });
    const ada = await guest(app);
    const { status, json } = await ada.ask('POST', '/api/records', good, ndjson);
    expect([status, json]).toEqual([201, { id: expect.any(String), game: 'founders', players: 2, entries: 151 }]);
    expect((await browser(app).ask('GET', `/api/records/${json.id}`)).text).toBe(good);
    const kept = { id: json.id, at: expect.any(Number), game: 'founders', bytes: good.length };
    expect((await ada.ask('GET', '/api/me/export')).json.records).toEqual([kept]);
    expect((await ada.ask('POST', '/api/records', good.replace('"n":5', '"n":6'), ndjson)).json.code).toBe(
      'RECORD-FORM',
    );
    expect(records.size).toBe(1);
  });

  test("a record belongs to the person who uploads it: nobody uploads one anonymously, or deletes another person's", async () => {
    const { app, records } = await openHall({}, { records: ACCEPTED });
    const program = await app.inject({ method: 'POST', url: '/api/records', headers: ndjson, payload: good });
    expect([program.statusCode, program.json()]).toEqual([401, { code: 'S-NOBODY', params: {} }]);
    expect(records.size).toBe(0);
    const [ada, bo] = [await guest(app), await guest(app)];
    const { id } = (await ada.ask('POST', '/api/records', good, ndjson)).json;
    expect((await ada.ask('GET', '/api/me/records')).json).toEqual({
      records: [{ id, at: expect.any(Number), game: 'founders', bytes: good.length }],
      most: { records: 50, bytes: 32 * 1024 * 1024 },
    });
    expect((await bo.ask('GET', '/api/me/records')).json.records).toEqual([]);
    const path = `/api/records/${id}`;
    expect((await browser(app).ask('DELETE', path)).json.code).toBe('S-NOBODY');
    const forbidden = await bo.ask('DELETE', path);
    expect([forbidden.status, forbidden.json]).toEqual([403, { code: 'S-FORBIDDEN', params: {} }]);
    expect((await bo.ask('GET', path)).text).toBe(good);
    expect((await ada.ask('DELETE', path)).status).toBe(204);
    for (const gone of [path, '/api/records/x', '/api/records/no-such-record']) {
      expect((await ada.ask('DELETE', gone)).json.code).toBe('S-UNKNOWN');
    }
    expect((await ada.ask('GET', path)).status).toBe(404);
  });

  test('a person has room for some, and the server for some of all people', async () => {
    const env = { TESSERA_RECORDS_PER_PERSON: '2', TESSERA_RECORDS_MB_PER_PERSON: '1', TESSERA_RECORDS_MB: '2' };
    const { app, records } = await openHall({ TESSERA_RATE_IMPORTS: '100', ...env }, { records: ACCEPTED });
    const [ada, bo, cy] = [await guest(app), await guest(app), await guest(app)];
    const bring = async (someone: Browser, text: string) => {
      const { status, json } = await someone.ask('POST', '/api/records', text, ndjson);
      return status === 201 ? 'kept' : [status, json];
    };
    const large = 'x'.repeat(1024 * 1024);
    expect([await bring(ada, 'x'), await bring(ada, 'x')]).toEqual(['kept', 'kept']);
    expect(await bring(ada, 'x')).toEqual([429, { code: 'S-RATE', params: { records: 2 } }]);
    expect(await bring(bo, `${large}x`)).toEqual([429, { code: 'S-RATE', params: { records: 0 } }]);
    expect(await bring(bo, large)).toBe('kept');
    expect(await bring(bo, 'x')).toEqual([429, { code: 'S-RATE', params: { records: 1 } }]);
    expect(await bring(cy, large)).toEqual([429, { code: 'S-RATE', params: { recordsHere: true } }]);
    expect(records.size).toBe(3);
    const [first] = (await ada.ask('GET', '/api/me/records')).json.records;
    await ada.ask('DELETE', `/api/records/${first.id}`);
    expect(await bring(ada, 'x')).toBe('kept');
  });

  test('an address uploads only a limited number, as however many people it appears', async () => {
    const { app } = await openHall({ TESSERA_RATE_IMPORTS: '1', TESSERA_RATE_GUESTS: '100' });
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) {
      statuses.push((await (await guest(app)).ask('POST', '/api/records', 'x', ndjson)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  });

  test('whatever no rule looks at is short', () => {
    const record = readRecord(good);
    const checked = (changed: Partial<GameRecord>) => checkRecord(writeRecord({ ...record, ...changed }), GAMES);
    const long = 'x'.repeat(LIMITS.recordAbout);
    const about = (text: string) => ({ header: { ...record.header, about: { text } } });
    expect(checked(about('x'.repeat(1_000)))).toMatchObject({ game: 'founders' });
    expect(checked(about(long))).toEqual({ rule: 'S-SIZE', params: { at: 'about', most: LIMITS.recordAbout } });
    const { header, entries, closing } = record;
    const [first] = entries as [Extract<Entry, { type: 'answer' }>];
    const drawn = [{ stream: 'dice', what: long, among: 1, came: 0 }] as const;
    const withFirst = (entry: Entry) => ({ entries: [entry, ...entries.slice(1)] });
    const rebase: Entry = { type: 'rebase', n: 1, hash: null, state: {}, reason: { long } };
    const cases: readonly [string, Partial<GameRecord>, number | null][] = [
      ['options', { header: { ...header, options: { long } } }, null],
      ['words', { header: { ...header, words: [long, ''] } }, null],
      ['draws', { header: { ...header, draws: drawn } }, null],
      ['secret', { closing: closing === null ? null : { ...closing, secret: long } }, null],
      ['answer', withFirst({ ...first, answer: { long: long.repeat(10) } }), 1],
      ['draws', withFirst({ ...first, draws: drawn }), 1],
      ['act', withFirst({ type: 'act', n: 1, hash: null, act: { act: long, seat: null }, draws: [] }), 1],
      ['reason', withFirst(rebase), 1],
    ];
    for (const [at, changed, entry] of cases) {
      const params = { at, most: expect.any(Number), ...(entry === null ? {} : { entry }) };
      expect(checked(changed)).toEqual({ rule: 'S-SIZE', params });
    }
  });

  test('one that takes too long is given up, and the next one is checked', async () => {
    const slow = await realChecks(1);
    expect(await slow.check(good)).toEqual({ rule: 'RECORD-ILLEGAL', params: { why: 'dear' } });
    await slow.close();
    expect(await slow.check(good)).toEqual({ rule: 'S-STOPPING', params: {} });
    const patient = await realChecks();
    expect(await Promise.all([patient.check(good), patient.check('')])).toMatchObject([
      { game: 'founders' },
      { rule: 'RECORD-FORM' },
    ]);
  });

  test('only a limited number wait', async () => {
    const patient = await realChecks();
    const verdicts = await Promise.all(Array.from({ length: 7 }, () => patient.check('')));
    expect(verdicts.map((verdict) => ('rule' in verdict ? verdict.rule : 'good'))).toEqual([
      ...Array(5).fill('RECORD-FORM'),
      'S-RATE',
      'S-RATE',
    ]);
  });

  test('what does not hold is refused with its code', () => {
    expect(checkRecord(good, GAMES)).toMatchObject({ game: 'founders', players: 2 });
    const codes = [
      '',
      'hello\n',
      good.slice(0, -20),
      good.replace('"game":"founders"', '"game":"chess"'),
      good.replace('"tessera":2', '"tessera":3'),
    ].map((text) => {
      const verdict = checkRecord(text, GAMES);
      return 'rule' in verdict ? verdict.rule : 'good';
    });
    expect(codes).toEqual(['RECORD-FORM', 'RECORD-FORM', 'RECORD-DAMAGED', 'RECORD-DAMAGED', 'RECORD-UNKNOWN']);
    expect(checkRecord(good, [])).toEqual({ rule: 'RECORD-UNKNOWN', params: { game: 'founders' } });
  });

  test('are accepted as text of one type, up to a size', async () => {
    const { app, records }: Hall = await openHall({ TESSERA_RATE_IMPORTS: '100' });
    const ada = await guest(app);
    const code = async (payload: string | Buffer, type: string) => {
      const response = await app.inject({
        method: 'POST',
        url: '/api/records',
        headers: {
          host: 'localhost:8080',
          origin: 'http://localhost:8080',
          cookie: `tessera_session=${ada.cookie}`,
          'content-type': type,
        },
        payload,
      });
      return [response.statusCode, response.json().code];
    };
    expect(await code('x'.repeat(LIMITS.messageBytes + 1), 'application/x-ndjson')).toEqual([201, undefined]);
    expect(await code('x', 'application/x-ndjson')).toEqual([400, 'RECORD-FORM']);
    expect(await code('x', 'text/plain')).toEqual([415, 'S-SHAPE']);
    expect(await code('x', 'application/x-ndjson; charset=utf-8')).toEqual([400, 'RECORD-FORM']);
    expect(await code('{}', 'application/json')).toEqual([415, 'S-SHAPE']);
    expect(await code(Buffer.from([0xff, 0xfe]), 'application/x-ndjson')).toEqual([400, 'S-SHAPE']);
    expect(await code('x'.repeat(LIMITS.recordBytes + 1), 'application/x-ndjson')).toEqual([413, 'S-SIZE']);
    expect(records.size).toBe(1);
    expect((await ada.ask('GET', '/api/records/no-such-record')).json.code).toBe('S-UNKNOWN');
    expect((await ada.ask('GET', '/api/records/x')).json.code).toBe('S-UNKNOWN');
  });
});

describe('over a real connection', () => {
  /** Sends bytes as they are; returns what comes back until the connection ends. */
  function exchange(port: number, bytes: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.setEncoding('latin1');
      socket.on('data', (data) => {
        text += data;
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(text));
    });
  }

  test('what is no request, or no address, gets a code too', async () => {
    const { app } = await openHall();
    await app.listen({ port: 0, host: '127.0.0.1' });
    try {
      const { port } = app.server.address() as AddressInfo;
      const end = 'Host: localhost\r\nConnection: close\r\n\r\n';
      const cases: readonly [string, string, string][] = [
        ['hello\r\n\r\n', '400', 'S-SHAPE'],
        [`GET / HTTP/9.9\r\n${end}`, '400', 'S-SHAPE'],
        [`GET /%zz HTTP/1.1\r\n${end}`, '400', 'S-SHAPE'],
        [`GET /api/tables/%ff HTTP/1.1\r\n${end}`, '400', 'S-SHAPE'],
        [`GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n${end}`, '431', 'S-SIZE'],
        [`POST /api/login HTTP/1.1\r\nContent-Length: x\r\n${end}`, '400', 'S-SHAPE'],
        [`BREW / HTTP/1.1\r\n${end}`, '400', 'S-SHAPE'],
        [`TRACE / HTTP/1.1\r\n${end}`, '404', 'S-UNKNOWN'],
        [`GET /api/me/../games HTTP/1.1\r\n${end}`, '404', 'S-UNKNOWN'],
      ];
      for (const [bytes, status, code] of cases) {
        const text = await exchange(port, bytes);
        expect([bytes.slice(0, 40), text.slice(9, 12)]).toEqual([bytes.slice(0, 40), status]);
        expect(text).toContain(`{"code":"${code}","params":{`);
      }
    } finally {
      await app.close();
    }
  });
});
