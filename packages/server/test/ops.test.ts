import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import type { AppParts } from '../src/http/app.ts';
import { trustProxies } from '../src/http/proxies.ts';
import { createHealth } from '../src/ops/health.ts';
import { createMetrics } from '../src/ops/metrics.ts';
import { stoppedBySignal } from '../src/ops/signals.ts';
import { browser, guest, openHall, stillClock } from './httpFakes.ts';
import { DATABASE_KINDS, inPostgres, keptLog, open } from './storeKit.ts';
import { handClock } from './tableKit.ts';

describe('/healthz', () => {
  test('is well while the database can be written, and until the server stops', async () => {
    const { app, stopping, breakDown, fill, clock, log } = await openHall();
    const monitor = browser(app);
    const health = async () => {
      clock.time += 60_000;
      const { status, json } = await monitor.ask('GET', '/healthz');
      return [status, json];
    };
    expect(await health()).toEqual([200, { status: 'ok' }]);
    fill(true);
    expect(await health()).toEqual([503, { code: 'S-INTERNAL', params: { why: 'unwritable' } }]);
    expect(log.join('')).toContain('nothing can be written');
    fill(false);
    expect(await health()).toEqual([200, { status: 'ok' }]);
    breakDown();
    expect(await health()).toEqual([503, { code: 'S-INTERNAL', params: { why: 'unreachable' } }]);
    expect(log.join('')).toContain('the database does not answer');
    stopping.is = true;
    expect(await health()).toEqual([503, { code: 'S-STOPPING', params: {} }]);
    const other = await monitor.ask('GET', '/api/games');
    expect([other.status, other.json.code, other.headers['connection']]).toEqual([503, 'S-STOPPING', 'close']);
  });

  test('is looked into once for all who ask at about the same time', async () => {
    const clock = stillClock();
    let writes = 0;
    const store = { ping: async () => {}, write: async () => void writes++ };
    const health = createHealth(store, clock, keptLog());
    expect(await Promise.all(Array.from({ length: 50 }, () => health.look()))).toEqual(Array(50).fill('well'));
    expect(await health.look()).toBe('well');
    expect(writes).toBe(1);
    clock.time += 2_001;
    await health.look();
    expect(writes).toBe(2);
  });

  test('does not wait for a database that hangs', async () => {
    const clock = handClock();
    const never = () => new Promise<void>(() => {});
    const slow = createHealth({ ping: async () => {}, write: never }, clock, keptLog());
    const gone = createHealth({ ping: never, write: never }, clock, keptLog());
    const [first, second] = [slow.look(), gone.look()];
    await clock.pass(10_000);
    expect([await first, await second]).toEqual(['unwritable', 'unreachable']);
  });

  test.each(DATABASE_KINDS)('says no while $kind can only be read', async ({ start }) => {
    const databases = await start();
    const url = await databases.empty();
    const store = await open(url);
    const { app, clock } = await openHall({}, { store: store as unknown as AppParts['store'] });
    const monitor = browser(app);
    const health = async () => {
      clock.time += 60_000;
      const { status, json } = await monitor.ask('GET', '/healthz');
      return [status, json];
    };
    try {
      expect(await health()).toEqual([200, { status: 'ok' }]);
      await spoil(url, true);
      expect(await health()).toEqual([503, { code: 'S-INTERNAL', params: { why: 'unwritable' } }]);
      expect(await store.readTable('none')).toBeNull();
      await spoil(url, false);
      expect(await health()).toEqual([200, { status: 'ok' }]);
    } finally {
      await store.close();
      await databases.stop();
    }
  });

  /** Makes every write of the pulse fail, as a full disk would. */
  async function spoil(url: string, isSpoilt: boolean): Promise<void> {
    if (url.startsWith('postgres')) {
      await inPostgres(
        url,
        isSpoilt
          ? `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
              RAISE EXCEPTION 'disk full' USING ERRCODE = '53100'; END $$`
          : 'DROP TRIGGER full_disk ON pulse',
        ...(isSpoilt ? ['CREATE TRIGGER full_disk BEFORE UPDATE ON pulse EXECUTE FUNCTION full_disk()'] : []),
      );
      return;
    }
    const other = new Database(url.slice('file:'.length));
    other.exec(
      isSpoilt
        ? `CREATE TRIGGER full_disk BEFORE UPDATE ON pulse BEGIN SELECT RAISE(FAIL, 'disk full'); END`
        : 'DROP TRIGGER full_disk',
    );
    other.close();
  }
});

describe('/metrics', () => {
  test('counts what happens', async () => {
    const metrics = createMetrics(false);
    metrics.observe({
      store: { countTables: async () => ({ waiting: 1, playing: 2, over: 3 }) },
      tables: { figures: () => ({ inMemory: 5, viewers: 7 }) },
      sockets: () => 6,
    });
    for (const code of [null, null, 'S-AGAIN', 'K-STALE', 'R-38', '13.4']) metrics.answered(code);
    metrics.committed(3);
    metrics.botTimedOut();
    metrics.botCrashed();
    metrics.countRequest(200);
    metrics.countRequest(404);
    const text = await metrics.text();
    for (const line of [
      'tessera_tables{status="waiting"} 1',
      'tessera_tables{status="over"} 3',
      'tessera_tables_in_memory 5',
      'tessera_viewers 7',
      'tessera_sockets 6',
      'tessera_answers_total{result="accepted"} 2',
      'tessera_answers_total{result="server"} 1',
      'tessera_answers_total{result="kernel"} 1',
      'tessera_answers_total{result="rule"} 2',
      'tessera_commit_seconds_bucket{le="0.0025"} 0',
      'tessera_commit_seconds_bucket{le="0.005"} 1',
      'tessera_bot_timeouts_total 1',
      'tessera_bot_crashes_total 1',
      'tessera_http_requests_total{status="4xx"} 1',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
  });

  test('of the process itself are there for the program', async () => {
    const text = await createMetrics(true).text();
    for (const name of ['nodejs_eventloop_lag_seconds', 'process_resident_memory_bytes', 'process_cpu_seconds_total']) {
      expect(text).toContain(`\n${name}`);
    }
  });

  test('name no table, person or secret', async () => {
    const { app, told } = await openHall();
    const ada = await guest(app);
    const { id, name } = (await ada.ask('GET', '/api/me')).json;
    const plan = { game: 'founders', title: 'Our evening', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const { table } = (await ada.ask('POST', '/api/tables', plan)).json;
    const { status, text } = await browser(app).ask('GET', '/metrics');
    expect(status).toBe(200);
    for (const hidden of [id, name, table.id, 'evening', 'founders', ada.cookie as string, ...told]) {
      expect(text).not.toContain(hidden);
    }
  });

  test('are for this machine, or for those with the token', async () => {
    const token = 'a-token-for-metrics';
    const { app } = await openHall({ TESSERA_METRICS_TOKEN: token });
    const status = async (remoteAddress: string, headers: { readonly [name: string]: string } = {}) =>
      (await app.inject({ method: 'GET', url: '/metrics', remoteAddress, headers })).statusCode;
    expect(await status('127.0.0.1')).toBe(200);
    expect(await status('::1')).toBe(200);
    expect(await status('::ffff:127.0.0.1')).toBe(200);
    expect(await status('192.0.2.7')).toBe(404);
    expect(await status('192.0.2.7', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await status('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await status('127.0.0.1', { via: '1.1 proxy' })).toBe(404);
    expect(await status('192.0.2.7', { authorization: `Bearer ${token}` })).toBe(200);
    expect(await status('192.0.2.7', { authorization: `Bearer ${token}x` })).toBe(404);
    const closed = await openHall();
    const answer = await closed.app.inject({
      method: 'GET',
      url: '/metrics',
      remoteAddress: '192.0.2.7',
      headers: { authorization: 'Bearer null-null-null' },
    });
    expect(answer.statusCode).toBe(404);
  });
});

describe('proxies', () => {
  const request = (remoteAddress: string | undefined, forwarded?: string) =>
    ({
      socket: { remoteAddress },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    }) as Parameters<ReturnType<typeof trustProxies>['addressOf']>[0];

  test('are believed only where they are trusted', () => {
    const nobody = trustProxies([]);
    expect(nobody.addressOf(request('127.0.0.1', '192.0.2.1'))).toBe('127.0.0.1');
    const { addressOf, isTrusted } = trustProxies(['loopback', '10.1.0.0/16', '2001:db8::5']);
    expect(addressOf(request('127.0.0.1', '192.0.2.1'))).toBe('192.0.2.1');
    expect(addressOf(request('::ffff:127.0.0.1', '192.0.2.1, 10.1.2.3'))).toBe('192.0.2.1');
    expect(addressOf(request('127.0.0.1', '127.0.0.1, 192.0.2.9'))).toBe('192.0.2.9');
    expect(addressOf(request('192.0.2.9', '127.0.0.1'))).toBe('192.0.2.9');
    expect(addressOf(request('127.0.0.1'))).toBe('127.0.0.1');
    expect(['10.1.9.9', '10.2.0.1', '2001:db8::5', '2001:db8::6', 'x'].map(isTrusted)).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  test('may be anybody, if the configuration says so', () => {
    const { isTrusted } = trustProxies(['0.0.0.0/0', '::/0']);
    expect(['10.1.9.9', '192.0.2.1', '2001:db8::5', 'fe80::1', 'x'].map(isTrusted)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(trustProxies(['0.0.0.0/0']).isTrusted('::1')).toBe(false);
  });

  test('nobody has no address: a socket that is gone', () => {
    expect(trustProxies(['loopback']).addressOf(request(undefined))).toBe('');
  });
});

describe('signals', () => {
  function pretendedProcess() {
    const listeners = new Map<string, Set<() => void>>();
    const exits: number[] = [];
    return {
      exits,
      count: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
      send(signal: string) {
        for (const listener of listeners.get(signal) ?? []) listener();
      },
      on(signal: string, listener: () => void) {
        listeners.set(signal, (listeners.get(signal) ?? new Set()).add(listener));
      },
      off(signal: string, listener: () => void) {
        listeners.get(signal)?.delete(listener);
      },
      exit(code: number) {
        exits.push(code);
      },
    };
  }

  test('the first stops the server in good order, the second at once', async () => {
    const process = pretendedProcess();
    let finish = () => {};
    let stops = 0;
    const clock = stillClock();
    const stopped = stoppedBySignal(process, clock, () => {
      stops++;
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    process.send('SIGINT');
    await Promise.resolve();
    // The same key, passed on by npm.
    process.send('SIGINT');
    expect({ stops, exits: process.exits }).toEqual({ stops: 1, exits: [] });
    clock.time += 501;
    process.send('SIGTERM');
    expect({ stops, exits: process.exits }).toEqual({ stops: 1, exits: [130] });
    finish();
    await stopped;
    expect(process.count()).toBe(0);
  });
});

describe('the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Page</title>');
  writeFileSync(join(folder, 'assets/main-1a2b.js'), 'console.log(1);');
  writeFileSync(`${folder}.secret`, 'not for anybody');
  afterAll(() => {
    rmSync(folder, { recursive: true });
    rmSync(`${folder}.secret`);
  });

  test('is served with its files, and for every address that a browser opens', async () => {
    const { app } = await openHall({}, { pageFolder: folder });
    const html = { accept: 'text/html,*/*' };
    for (const path of ['/', '/index.html', '/tables/abc', '/anything?x=y']) {
      const { status, text, headers } = await browser(app).ask('GET', path, undefined, html);
      expect([path, status, text]).toEqual([path, 200, '<!doctype html><title>Page</title>']);
      expect(String(headers['content-security-policy'])).toContain("default-src 'self'");
      expect(headers['cache-control']).toBe('no-cache');
    }
    const script = await browser(app).ask('GET', '/assets/main-1a2b.js');
    expect(script.text).toBe('console.log(1);');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/assets/none.js', '/api/none', '/api', `/..%2f${folder.split('/').at(-1)}.secret`]) {
      const { status, json, text } = await browser(app).ask('GET', path, undefined, html);
      expect(text).not.toContain('not for anybody');
      if (status !== 200) expect(json.code).toMatch(/^S-/);
    }
    expect((await browser(app).ask('GET', '/anything')).json.code).toBe('S-UNKNOWN');
    expect((await browser(app).ask('POST', '/', {})).json.code).toBe('S-UNKNOWN');
  });
});
