import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { hashSecret } from '../src/people/secrets.ts';
import { createServer, type Server } from '../src/server.ts';
import type { StoredUser } from '../src/store/store.ts';
import { configWith } from './httpFakes.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { until } from './serverProcess.ts';
import { openHall } from './socketHall.ts';

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function start(env: {
  readonly [name: string]: string;
}): Promise<{ readonly url: string; readonly server: Server }> {
  const config = configWith({ PORT: '0', TESSERA_RATE_LOGINS: '100', TESSERA_LOG_LEVEL: 'silent', ...env });
  const server = await createServer(config, { logStream: { write: () => {} }, pageFolder: null });
  closings.push(() => server.close());
  return { server, url: await server.listen() };
}

/** One device of a person. */
interface Device {
  readonly cookie: string;
  ask(method: string, path: string, body?: object): Promise<number>;
  /** Opens a socket; fulfilled once it was greeted. */
  socket(url?: string): Promise<{ closed(): string | null }>;
}

async function device(url: string, login?: object): Promise<Device> {
  const response = await fetch(`${url}/api/${login === undefined ? 'me' : 'login'}`, {
    ...(login === undefined ? {} : { method: 'POST', body: JSON.stringify(login) }),
    headers: { origin: url, 'content-type': 'application/json' },
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  return {
    cookie,
    async ask(method, path, body) {
      const { status } = await fetch(`${url}${path}`, {
        method,
        headers: { cookie, origin: url, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return status;
    },
    async socket(at = url) {
      const ws = new WebSocket(`${at.replace('http', 'ws')}/api/socket`, { headers: { cookie, origin: at } });
      closings.push(() => ws.terminate());
      let closed: string | null = null;
      ws.on('close', (_status, reason) => {
        closed = String(reason);
      });
      await once(ws, 'message');
      return { closed: () => closed };
    },
  };
}

const CLAIM = { name: 'Ada', passphrase: 'correct horse' };

describe('sockets of sessions that have ended are closed', () => {
  let folder: string;
  let postgres: TestPostgres;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-sessions-'));
    postgres = await startPostgres();
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });

  /** One process, or two on one database. */
  const places: readonly [string, () => Promise<readonly [string, string]>][] = [
    [
      'at one process',
      async () => {
        const { url } = await start({ TESSERA_DATA: mkdtempSync(join(folder, 'one-')) });
        return [url, url];
      },
    ],
    [
      'at another process',
      async () => {
        const env = { DATABASE_URL: await postgres.url() };
        return [(await start(env)).url, (await start(env)).url];
      },
    ],
  ];

  test.each(places)('%s, and no others', async (_where, begin) => {
    const [here, there] = await begin();
    const laptop = await device(here);
    expect(await laptop.ask('POST', '/api/me/claim', CLAIM)).toBe(200);
    const [phone, tablet] = [await device(here, CLAIM), await device(here, CLAIM)];
    const bob = await (await device(here)).socket(there);
    const [own, phones, tablets] = [
      await laptop.socket(there),
      await phone.socket(there),
      await tablet.socket(there),
    ] as const;
    expect(await phone.ask('POST', '/api/logout')).toBe(204);
    await until('the phone hears', phones.closed);
    expect([own.closed(), tablets.closed()]).toEqual([null, null]);
    const changed = { ...CLAIM, passphrase: 'battery staple', old: CLAIM.passphrase };
    expect(await laptop.ask('POST', '/api/me/claim', changed)).toBe(200);
    await until('the tablet hears', tablets.closed);
    expect([own.closed(), tablets.closed(), phones.closed()]).toEqual([null, 'S-NOBODY', 'S-NOBODY']);
    expect(await tablet.ask('GET', '/api/me/tables')).toBe(401);
    expect(await laptop.ask('POST', '/api/logout/everywhere')).toBe(204);
    await until('the laptop hears', own.closed);
    expect(await laptop.ask('GET', '/api/me/tables')).toBe(401);
    expect(bob.closed()).toBeNull();
  });
});

describe('a socket that is being opened', () => {
  const session = 's'.repeat(43);
  const cookie = `tessera_session=${session}`;
  const ann = { id: 'ann', name: 'Ann' } as StoredUser;

  test('belongs to nobody if its session ends meanwhile', async () => {
    let isKnown = true;
    let looks = 0;
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const hall = await openHall({}, async () => {
      const found = isKnown ? ann : null;
      if (++looks === 1) await asked;
      return found;
    });
    closings.push(() => hall.close());
    const entering = hall.enter({ headers: { cookie } });
    await until('the first look', () => looks === 1);
    isKnown = false;
    hall.sockets.hangUp({ user: 'ann', but: null, only: hashSecret(session) });
    answer();
    const guest = await entering;
    expect(await guest.next()).toEqual({ type: 'hello', protocol: 2 });
    guest.say({ type: 'watch', key: 'w', table: 'table-one' });
    await until('the table', () => hall.fake.asked.length === 1);
    expect([hall.fake.asked[0]?.user, looks]).toEqual([null, 2]);
  });

  test('is looked at again when word of an end may have been missed', async () => {
    let isKnown = true;
    const hall = await openHall({}, async (given) => (given === cookie ? (isKnown ? ann : null) : null));
    closings.push(() => hall.close());
    const [mine, nobodys] = [await hall.enter({ headers: { cookie } }), await hall.enter()];
    await hall.sockets.lookAgain();
    expect(hall.sockets.count()).toBe(2);
    isKnown = false;
    await hall.sockets.lookAgain();
    expect(await mine.closed).toEqual({ status: 1008, code: 'S-NOBODY' });
    expect(hall.sockets.count()).toBe(1);
    expect(nobodys.ws.readyState).toBe(WebSocket.OPEN);
  });
});
