import { connect } from 'node:net';
import type { PlainObject, Seat } from '@tessera/kernel';
import type { ServerMessage, TableCommand } from '@tessera/protocol';
import WebSocket from 'ws';
import type { Recording } from './leakKit.ts';
import type { World } from './leakWorlds.ts';

/** How a client identifies itself. */
export type Guise = 'cookie' | 'secret' | 'nobody' | 'liar';

type Keyless<C> = C extends unknown ? Omit<C, 'key'> : never;
export type Wish = Keyless<TableCommand>;

/** A socket of the observer, or of another player; nothing is recorded from the latter. */
export interface Line {
  /** Watches the table. */
  watch(more?: PlainObject, table?: string): Promise<ServerMessage>;
  unwatch(): Promise<ServerMessage>;
  /** A command at the table, or at another one; the answer to it. */
  at(wish: Wish, table?: string): Promise<ServerMessage>;
  /** Says something malformed, and waits for what comes next. */
  blurt(text: string | Buffer): Promise<void>;
  close(): Promise<void>;
}

/** The observer's client: everything it receives, over any channel, is recorded. */
export interface Client {
  readonly recording: Recording;
  /** A request by HTTP. */
  http(method: Method, path: string, guise: Guise, body?: unknown, accept?: string): Promise<PlainObject>;
  /** Bytes over a connection of their own, and all the bytes that come back. */
  raw(channel: string, text: string): Promise<void>;
  open(guise: Guise): Promise<Line>;
  /** What another player does, by HTTP; it must be accepted. */
  other(seat: Seat, wish: Wish): Promise<void>;
  /** Another player renews the lock of their seat. */
  otherLock(seat: Seat): Promise<void>;
  /** Another player opens a socket, or closes it again. */
  otherLine(seat: Seat): Promise<Line>;
}

/** In place of an answer that can no longer come. */
const GONE: ServerMessage = { type: 'hello', protocol: -1 };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';

const HOST = 'tessera.local';
/** What changes from one moment to the next: when an answer was sent, and when a limit ends. */
const FLEETING = ['date', 'x-ratelimit-reset'];
/** What the process takes for its work. */
const MEASURED = /^tessera_commit_seconds.*$/gm;

export function clientOf(world: World): Client {
  const { capture, observer, server, address, clock, cookies, seatSecrets, spectatorSecret } = world;
  const recording = new Map<string, string[]>();
  const keep = (channel: string, text: string): void => {
    const texts = recording.get(channel);
    if (texts === undefined) recording.set(channel, [text]);
    else texts.push(text);
  };
  let keys = 0;
  let others = 0;
  /** Time passes, but nothing falls due: the server does nothing by itself. */
  const pass = (milliseconds: number): void => {
    clock.time += milliseconds;
  };
  const ownCookie = cookies[observer ?? cookies.length - 1] as string;
  const ownSecret = observer === null ? spectatorSecret : (seatSecrets[observer] as string);
  const headersOf = (guise: Guise): { [name: string]: string } => ({
    host: HOST,
    origin: `http://${HOST}`,
    ...(guise === 'cookie' ? { cookie: ownCookie } : {}),
    ...(guise === 'secret' ? { authorization: `Bearer ${ownSecret}` } : {}),
    ...(guise === 'liar' ? { authorization: `Bearer ${'x'.repeat(32)}` } : {}),
  });

  async function http(
    method: Method,
    path: string,
    guise: Guise,
    body?: unknown,
    accept = '*/*',
  ): Promise<PlainObject> {
    pass(100);
    const { statusCode, headers, payload } = await server.app.inject({
      method: method as 'GET',
      url: path,
      headers: { ...headersOf(guise), accept, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const isMetrics = path === '/metrics';
    const head = Object.entries(headers)
      .filter(([name]) => !FLEETING.includes(name) && !(isMetrics && name === 'content-length'))
      .map(([name, value]) => `${name}: ${String(value)}\n`);
    const text = isMetrics ? payload.replace(MEASURED, '') : payload;
    keep(`HTTP as ${guise}`, `${method} ${path}\n${statusCode}\n${head.join('')}\n${text}`);
    return headers['content-type']?.toString().startsWith('application/json') === true ? JSON.parse(payload) : {};
  }

  function raw(channel: string, text: string): Promise<void> {
    pass(100);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(text));
      let heard = '';
      socket.setEncoding('utf8');
      socket.on('data', (data: string) => {
        heard += data;
      });
      socket.on('error', reject);
      socket.on('end', () => socket.end());
      socket.on('close', () => {
        keep(`bytes, ${channel}`, heard.replace(/^(date|x-ratelimit-reset): .*\r\n/gim, ''));
        resolve();
      });
    });
  }

  function lineOn(ws: WebSocket, onText: (text: string) => void): Promise<Line> {
    const waiting = new Map<string, (message: ServerMessage) => void>();
    let onNext = () => {};
    let isClosed = false;
    const closed = new Promise<void>((resolve) => ws.once('close', () => resolve()));
    const opened = new Promise<void>((resolve, reject) => {
      onNext = resolve;
      ws.once('error', reject);
    });
    ws.on('close', (status, reason) => {
      isClosed = true;
      onText(`closed ${status} ${reason.toString()}`);
      for (const reply of waiting.values()) reply(GONE);
      onNext();
    });
    ws.on('message', (data) => {
      const text = data.toString();
      onText(text);
      const message = JSON.parse(text) as ServerMessage;
      if ('key' in message) {
        waiting.get(message.key)?.(message);
        waiting.delete(message.key);
      }
      onNext();
    });
    const say = (messageOf: (key: string) => object): Promise<ServerMessage> => {
      pass(250);
      const key = `x${keys++}`;
      return new Promise((resolve) => {
        if (isClosed) return resolve(GONE);
        waiting.set(key, resolve);
        ws.send(JSON.stringify(messageOf(key)));
      });
    };
    const { id } = capture.table;
    const line: Line = {
      watch: (more = {}, table = id) => say((key) => ({ type: 'watch', key, table, ...more })),
      unwatch: () => say((key) => ({ type: 'unwatch', key, table: id })),
      at: (wish, table = id) => say((key) => ({ type: 'at', table, command: { ...wish, key } })),
      blurt(text) {
        // One malformed message is forgiven every ten seconds.
        pass(10_000);
        return new Promise((resolve) => {
          onNext = resolve;
          ws.send(text);
        });
      },
      async close() {
        ws.close();
        await closed;
      },
    };
    return opened.then(() => line);
  }

  async function post(seat: Seat, path: string, payload: object): Promise<void> {
    pass(100);
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: `/api/tables/${capture.table.id}/${path}`,
      headers: { host: HOST, origin: `http://${HOST}`, cookie: cookies[seat] as string },
      payload,
    });
    if (statusCode !== 200) throw new Error(`seat ${seat} was refused: ${body}`);
  }

  const socketUrl = `${address.replace(/^http/, 'ws')}/api/socket`;
  return {
    recording,
    http,
    raw,
    open(guise) {
      const { authorization: _authorization, origin: _origin, ...headers } = headersOf(guise);
      const ws = new WebSocket(socketUrl, { perMessageDeflate: false, headers });
      return lineOn(ws, (text) => keep(`socket as ${guise}`, text));
    },
    other: (seat, wish) => post(seat, 'commands', { ...wish, key: `y${others++}` }),
    otherLock: (seat) => post(seat, 'secret', { role: 'seat' }),
    otherLine(seat) {
      const headers = { host: HOST, cookie: cookies[seat] as string };
      return lineOn(new WebSocket(socketUrl, { perMessageDeflate: false, headers }), () => {});
    },
  };
}
