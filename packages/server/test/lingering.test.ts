import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createApp } from '../src/http/app.ts';
import { trustProxies } from '../src/http/proxies.ts';
import { configWith, openHall as openHttpHall } from './httpFakes.ts';
import { until } from './serverProcess.ts';
import { openHall as openSocketHall } from './socketHall.ts';

const clients: Socket[] = [];
const closings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  for (const close of closings.splice(0)) await close();
});

/** A client that keeps its side of the connection open, whatever the server does. */
async function stubborn(
  server: Server,
  bytes: string,
): Promise<{ readonly client: Socket; readonly heard: () => string }> {
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  clients.push(client);
  let text = '';
  client.on('data', (part) => {
    text += part.toString();
  });
  // The server may hang up while something is still on its way.
  client.on('error', () => {});
  client.write(bytes);
  return { client, heard: () => text };
}

function connections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
}

const UPGRADE = 'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n';

describe('a connection that was turned away does not stay open when the client does not hang up', () => {
  test.each([
    ['at another path', `GET /elsewhere HTTP/1.1\r\n${UPGRADE}`, '404'],
    ['from another site', `GET /api/socket HTTP/1.1\r\nOrigin: https://evil.example\r\n${UPGRADE}`, '403'],
    ['without a key', `GET /api/socket HTTP/1.1\r\n${UPGRADE}`, '400'],
    ['by a person who cannot be looked up', `GET /api/socket HTTP/1.1\r\nCookie: broken\r\n${UPGRADE}`, '500'],
  ])('an upgrade %s', async (_what, bytes, status) => {
    const hall = await openSocketHall();
    closings.push(() => hall.close());
    const { heard } = await stubborn(hall.server, bytes);
    await until('the refusal', () => heard().startsWith(`HTTP/1.1 ${status} `));
    await until('the end of the connection', async () => (await connections(hall.server)) === 0, 20_000);
  });

  test('gives back its place', async () => {
    const hall = await openSocketHall({ perAddress: 1 });
    closings.push(() => hall.close());
    const { heard } = await stubborn(hall.server, `GET /api/socket HTTP/1.1\r\nCookie: broken\r\n${UPGRADE}`);
    await until('the refusal', () => heard().startsWith('HTTP/1.1 500 '));
    await until('the end of the connection', async () => (await connections(hall.server)) === 0, 20_000);
    expect(await (await hall.enter()).next()).toEqual({ type: 'hello', protocol: 2 });
  });

  test.each([
    ['what is not HTTP', 'hello\r\n\r\n', '400'],
    ['headers that are too long', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
    ['a request to a proxy', 'CONNECT example.org:80 HTTP/1.1\r\nHost: example.org:80\r\n\r\n', '404'],
  ])('%s', async (_what, bytes, status) => {
    const { app } = await openHttpHall();
    closings.push(() => app.close());
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { heard } = await stubborn(app.server, bytes);
    await until('the refusal', () => heard().startsWith(`HTTP/1.1 ${status} `));
    await until('the end of the connection', async () => (await connections(app.server)) === 0, 20_000);
    expect(heard()).toContain('{"code":"S-');
  });

  test('not even when it goes on to send', async () => {
    const { app } = await openHttpHall();
    closings.push(() => app.close());
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { client, heard } = await stubborn(app.server, 'hello\r\n\r\n');
    await until('the refusal', () => heard().startsWith('HTTP/1.1 400 '));
    await until(
      'the end of the connection',
      async () => {
        client.write('and another thing\r\n\r\n');
        return (await connections(app.server)) === 0;
      },
      20_000,
    );
  });
});

describe('a request that is sent too slowly', () => {
  const TIME = 1_000;

  test.each([
    ['its headers', 'GET /api/games HTTP/1.1\r\nX-Slow: '],
    [
      'its body',
      'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
    ],
  ])('ends when its time is over, not at three times that: %s', async (_what, bytes) => {
    const app = createApp(configWith({}), trustProxies([]), { write: () => {} }, TIME);
    closings.push(() => app.close());
    app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, text: string | Buffer) => text);
    app.post('/api/login', async () => ({}));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { client } = await stubborn(app.server, bytes);
    await until('the connection', async () => (await connections(app.server)) === 1);
    const began = performance.now();
    const drip = setInterval(() => client.write('x'), 100);
    try {
      await until('the end of the connection', async () => (await connections(app.server)) === 0, 120_000);
    } finally {
      clearInterval(drip);
    }
    // Node looks for late ones now and then, and a client that reads slowly is given a moment to see why.
    expect(performance.now() - began).toBeLessThan(15 * TIME);
  });

  test('has the time that is documented', () => {
    const { server } = createApp(configWith({}), trustProxies([]), { write: () => {} });
    expect([server.requestTimeout, server.headersTimeout]).toEqual([30_000, 30_000]);
  });
});
