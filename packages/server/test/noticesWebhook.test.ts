import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DELIVERED, failed, type NoticeMessage, refused } from '../src/notices/adapter.ts';
import { createWebhook } from '../src/notices/createWebhook.ts';
import { webhookKey } from '../src/notices/webhookKey.ts';
import { type FakeClock, fakeClock } from './noticesFakes.ts';

const SECRET = 'a secret of the server';
const MESSAGE: NoticeMessage = {
  id: 'notice-1',
  user: 'ann',
  language: 'en',
  kind: 'yourTurn',
  table: 'table-1',
  game: 'founders',
  title: 'Žaidimas – “Friday”\r\nX-Injected: 1',
  url: 'https://games.example/table/table-1',
  at: 1_700_000_000_123,
};
const NEVER = new AbortController().signal;

interface Received {
  readonly request: IncomingMessage;
  readonly body: string;
}

let clock: FakeClock;
let received: Received[];
let servers: Server[];

beforeEach(() => {
  clock = fakeClock();
  received = [];
  servers = [];
});

afterEach(async () => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
    if (server.listening) await once(server, 'close');
  }
  // Whatever the outcome, no time limit is left behind.
  expect(clock.waiting).toBe(0);
});

/** Listens on this machine and returns the port. */
async function listen(answer: RequestListener): Promise<number> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ request, body: Buffer.concat(chunks).toString() });
      answer(request, response);
    });
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const status =
  (code: number, headers: { readonly [name: string]: string } = {}): RequestListener =>
  (_, response) => {
    response.writeHead(code, headers).end('whatever');
  };

/** As an operator sets it up who trusts all people on the server. */
const trusting = () => createWebhook({ secret: SECRET, allowPrivate: true }, { clock });

describe('a webhook', () => {
  test('gets the notice, signed', async () => {
    const port = await listen(status(204));
    expect(await trusting().deliver(`http://127.0.0.1:${port}/hook?token=x`, MESSAGE, NEVER)).toEqual(DELIVERED);
    expect(received).toHaveLength(1);
    const [{ request, body } = { request: null, body: '' }] = received;
    expect(request).toMatchObject({ method: 'POST', url: '/hook?token=x' });
    expect(JSON.parse(body)).toEqual({
      kind: 'yourTurn',
      table: 'table-1',
      url: 'https://games.example/table/table-1',
      game: 'founders',
      title: MESSAGE.title,
      who: null,
      at: 1_700_000_000_123,
    });
    const timestamp = String(clock.now() / 1000);
    const hmac = createHmac('sha256', webhookKey(SECRET, 'ann')).update(`${timestamp}.${body}`).digest('hex');
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-tessera-notice': 'notice-1',
      'x-tessera-timestamp': timestamp,
      'x-tessera-signature': `sha256=${hmac}`,
    });
    expect(request?.headers).not.toHaveProperty('x-injected');
    for (const secret of [SECRET, webhookKey(SECRET, 'ann')]) {
      expect(JSON.stringify([request?.rawHeaders, body])).not.toContain(secret);
    }
  });

  test('is signed with a key that nobody else has, the same on every server with this secret', async () => {
    const port = await listen(status(204));
    for (const user of ['ann', 'bob', 'ann']) {
      await trusting().deliver(`http://127.0.0.1:${port}/`, { ...MESSAGE, user }, NEVER);
    }
    const [ann, bob, again] = received.map(({ request }) => request.headers['x-tessera-signature']);
    expect(again).toBe(ann);
    expect(bob).not.toBe(ann);
    expect(webhookKey('another secret of a server', 'ann')).not.toBe(webhookKey(SECRET, 'ann'));
    expect(webhookKey(SECRET, 'ann')).toMatch(/^[\w-]{43}$/);
  });

  test.each([200, 201, 202, 204, 299])('has got it if it answers %i', async (code) => {
    const port = await listen(status(code));
    expect(await trusting().deliver(`http://127.0.0.1:${port}/`, MESSAGE, NEVER)).toEqual(DELIVERED);
  });

  test.each([300, 304, 400, 401, 404, 429, 500, 503])('is tried again if it answers %i', async (code) => {
    const port = await listen(status(code));
    expect(await trusting().deliver(`http://127.0.0.1:${port}/`, MESSAGE, NEVER)).toEqual(failed(`status ${code}`));
  });

  test('is given up if it is gone', async () => {
    const port = await listen(status(410));
    expect(await trusting().deliver(`http://127.0.0.1:${port}/`, MESSAGE, NEVER)).toEqual(refused('status 410'));
  });

  test.each([301, 302, 303, 307, 308])('is not followed elsewhere by %i', async (code) => {
    const inner = await listen(status(200));
    const port = await listen(status(code, { Location: `http://127.0.0.1:${inner}/inner` }));
    expect(await trusting().deliver(`http://127.0.0.1:${port}/`, MESSAGE, NEVER)).toEqual(failed(`status ${code}`));
    expect(received.map(({ request }) => request.url)).toEqual(['/']);
  });

  test('may answer without end: nobody reads it', async () => {
    let isCut = () => {};
    const cut = new Promise<void>((resolve) => (isCut = resolve));
    const port = await listen((_, response) => {
      response.on('close', isCut);
      response.writeHead(200);
      const more = (): void => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    expect(await trusting().deliver(`http://127.0.0.1:${port}/`, MESSAGE, NEVER)).toEqual(DELIVERED);
    await cut;
  });

  test('may not answer with headers without end', async () => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.resume();
      socket.write(`HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(12_000)}\r\n\r\n`);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const delivery = await trusting().deliver(`http://127.0.0.1:${port}/`, MESSAGE, NEVER);
    expect(delivery).toEqual(failed('HPE_HEADER_OVERFLOW'));
    server.close();
    await once(server, 'close');
  });

  test.each([
    ['hangs up', ''],
    ['speaks something else', '220 mail.example ESMTP\r\n'],
    ['wants another protocol', 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
  ])('that %s is tried again', async (_, answer) => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.once('data', () => socket.end(answer));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const delivery = await trusting().deliver(`http://127.0.0.1:${port}/`, MESSAGE, NEVER);
    expect(delivery).toMatchObject({ result: 'failed' });
    server.close();
    await once(server, 'close');
  });

  test('that is not there is tried again', async () => {
    const port = await listen(status(200));
    const [server] = servers.splice(0, 1);
    server?.close();
    expect(await trusting().deliver(`http://127.0.0.1:${port}/`, MESSAGE, NEVER)).toEqual(failed('ECONNREFUSED'));
  });

  test('has ten seconds', async () => {
    let isAsked = () => {};
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    const port = await listen(() => isAsked());
    const delivery = trusting().deliver(`http://127.0.0.1:${port}/`, MESSAGE, NEVER);
    await asked;
    await clock.pass(9_999);
    expect(await Promise.race([delivery, 'waiting'])).toBe('waiting');
    await clock.pass(1);
    expect(await delivery).toEqual(failed('time-out'));
  });

  test('has ten seconds for its name too', async () => {
    const resolve = () => new Promise<never>(() => {});
    const webhook = createWebhook({ secret: SECRET, allowPrivate: false }, { clock, resolve });
    const delivery = webhook.deliver('http://slow.example/', MESSAGE, NEVER);
    await clock.pass(10_000);
    expect(await delivery).toEqual(failed('time-out'));
  });

  test('is let go when the server stops', async () => {
    const stop = new AbortController();
    let isCut = () => {};
    const cut = new Promise<void>((resolve) => (isCut = resolve));
    const port = await listen((request) => {
      request.socket.on('close', isCut);
      stop.abort();
    });
    expect(await trusting().deliver(`http://127.0.0.1:${port}/`, MESSAGE, stop.signal)).toMatchObject({
      result: 'failed',
    });
    await cut;
  });
});

describe('into private networks', () => {
  /** As it usually is, with a name server of the test; the names that it was asked for are noted. */
  function cautious(names: { readonly [name: string]: readonly string[] }) {
    const asked: string[] = [];
    const resolve = async (name: string) => {
      asked.push(name);
      return names[name] ?? [];
    };
    return { asked, webhook: createWebhook({ secret: SECRET, allowPrivate: false }, { clock, resolve }) };
  }

  test.each([
    'http://127.0.0.1:8080/',
    'http://2130706433/',
    'http://[::1]/',
    'http://0x7f.1/',
    'http://[::ffff:10.0.0.1]/',
  ])('nothing is sent: %s', async (address) => {
    const { webhook, asked } = cautious({});
    expect(await webhook.deliver(address, MESSAGE, NEVER)).toEqual(refused('private address'));
    expect(asked).toEqual([]);
  });

  test.each([
    ['ftp://example.org/', 'scheme'],
    ['http://a:b@example.org/', 'credentials'],
    ['http://example.org:6379/', 'port'],
    ['nonsense', 'url'],
  ])('nor elsewhere than to the web: %s', async (address, reason) => {
    const { webhook, asked } = cautious({});
    expect(await webhook.deliver(address, MESSAGE, NEVER)).toEqual(refused(reason));
    expect(asked).toEqual([]);
  });

  test.each([
    ['loopback', ['127.0.0.1']],
    ['IPv6 loopback', ['::1']],
    ['private', ['10.1.2.3']],
    ['metadata', ['169.254.169.254']],
    ['IPv4-mapped', ['::ffff:192.168.0.1']],
    ['NAT64', ['64:ff9b::7f00:1']],
    ['one closed among several', ['8.8.8.8', '2001:4860:4860::8888', '192.168.0.1']],
    ['no address at all', ['not an address']],
  ])('a name does not lead there: %s', async (_, addresses) => {
    const { webhook } = cautious({ 'inner.example': addresses });
    expect(await webhook.deliver('http://inner.example/', MESSAGE, NEVER)).toEqual(refused('private address'));
  });

  test.each([
    ['http', DELIVERED],
    // The server of the test speaks no TLS.
    ['https', { result: 'failed' }],
  ])('nor one that changes its mind after it was checked (%s)', async (scheme, expected) => {
    const port = await listen(status(200));
    let connections = 0;
    servers[0]?.on('connection', () => connections++);
    const answers = ['127.0.0.1', '127.0.0.2', '127.0.0.2'];
    const webhook = createWebhook(
      { secret: SECRET, allowPrivate: true },
      { clock, resolve: async () => answers.splice(0, 1), isAllowed: (address) => address === '127.0.0.1' },
    );
    expect(await webhook.deliver(`${scheme}://rebind.example:${port}/`, MESSAGE, NEVER)).toMatchObject(expected);
    // Nobody was asked again, and the connection went to the address that was checked, under the name.
    expect(answers).toEqual(['127.0.0.2', '127.0.0.2']);
    expect(connections).toBe(1);
    for (const { request } of received) expect(request.headers.host).toBe(`rebind.example:${port}`);
  });

  test('a name that is unknown today is tried again', async () => {
    const resolve = () =>
      Promise.reject(Object.assign(new Error('queryA ENOTFOUND ann.example'), { code: 'ENOTFOUND' }));
    const webhook = createWebhook({ secret: SECRET, allowPrivate: false }, { clock, resolve });
    expect(await webhook.deliver('http://ann.example/', MESSAGE, NEVER)).toEqual(failed('ENOTFOUND'));
  });

  test('a name without addresses is tried again', async () => {
    const { webhook } = cautious({});
    expect(await webhook.deliver('http://empty.example/', MESSAGE, NEVER)).toMatchObject({ result: 'failed' });
  });
});
