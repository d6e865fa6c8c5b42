import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDevServer } from '../lib/devServer.mjs';
import { root } from '../lib/workspace.mjs';

const READY = /^Tessera is ready at (\S+)$/m;
const DEV = join(root, 'scripts/dev.mjs');

let folder: string;
let dev: ChildProcess;
let said = '';
let ended: Promise<number | null>;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-dev-'));
  dev = spawn(process.execPath, [DEV], {
    env: { PATH: process.env['PATH'], PORT: '0', TESSERA_DATA: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  ended = new Promise((resolve) => dev.once('close', resolve));
  const ready = new Promise<string>((resolve) => {
    for (const stream of [dev.stdout, dev.stderr])
      stream?.on('data', (part: Buffer) => {
        said += part.toString();
        const [, found] = READY.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      });
  });
  url = await Promise.race([ready, ended.then(() => '')]);
});
afterAll(async () => {
  dev.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

describe('npm run dev', () => {
  test('serves the page from its sources, with hot reload', async () => {
    expect(url, said).not.toBe('');
    const page = await (await fetch(url)).text();
    expect(page).toContain('/@vite/client');
    expect((await (await fetch(new URL('/src/main.tsx', url))).text()).length).toBeGreaterThan(0);
  });

  test('has a server behind it, at the same address', async () => {
    const me = await fetch(new URL('/api/me', url), { headers: { origin: new URL(url).origin } });
    expect(me.status).toBe(200);
    expect(await me.json()).toHaveProperty('id');
  });

  test('ends in good order', async () => {
    const origin = new URL(url).origin;
    dev.kill('SIGTERM');
    expect(await ended, said).toBe(0);
    await expect(fetch(origin)).rejects.toThrow();
  });
});

test('an invalid port is refused', async () => {
  const refused = spawn(process.execPath, [DEV], { env: { PATH: process.env['PATH'], PORT: 'x' } });
  let told = '';
  refused.stderr.on('data', (part: Buffer) => {
    told += part.toString();
  });
  expect(await new Promise((resolve) => refused.once('close', resolve))).toBe(2);
  expect(told).toBe('PORT must be a whole number from 0 to 65535, not "x".\n');
});

test('its server restarts at the same address, and ends when told to', async () => {
  const data = mkdtempSync(join(tmpdir(), 'tessera-dev-'));
  const server = startDevServer({ PATH: process.env['PATH'], TESSERA_DATA: data });
  try {
    const first = await server.start();
    // Two changes at once: one start after the other.
    const [again, last] = await Promise.all([server.restart(), server.restart()]);
    expect([again, last]).toEqual([first, first]);
    expect(await (await fetch(`${first}/healthz`)).json()).toEqual({ status: 'ok' });
    await server.end();
    await expect(fetch(`${first}/healthz`)).rejects.toThrow();
  } finally {
    server.kill();
    rmSync(data, { recursive: true, force: true });
  }
});
