import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { LIMITS } from '@tessera/protocol';
import { POLL_LIMIT } from '../../../scripts/lib/limits.mjs';
import type { Arena, ArenaTable } from './fuzzArena.ts';
import type { Dice, Ledger } from './fuzzKit.ts';
import { freshKey, type World } from './fuzzMessages.ts';
import { codeIn } from './fuzzRequests.ts';

interface FrameOptions {
  readonly isLast?: boolean;
  readonly isMasked?: boolean;
  /** The reserved bits. */
  readonly reserved?: number;
  /** The length that the frame claims, where it is not its payload's. */
  readonly claims?: number;
}

const TEXT = 1;
const MORE = 0;
const CLOSE = 8;
const PING = 9;

/** A frame of a WebSocket (RFC 6455, section 5.2), or one that breaks its rules. */
function frame(opcode: number, payload: Buffer, options: FrameOptions = {}): Buffer {
  const { isLast = true, isMasked = true, reserved = 0, claims = payload.length } = options;
  const head = [(isLast ? 0x80 : 0) | (reserved << 4) | opcode];
  const masked = isMasked ? 0x80 : 0;
  if (claims < 126) head.push(masked | claims);
  else if (claims < 0x10000) head.push(masked | 126, claims >> 8, claims & 0xff);
  else {
    const long = Buffer.alloc(8);
    long.writeBigUInt64BE(BigInt(claims));
    head.push(masked | 127, ...long);
  }
  if (!isMasked) return Buffer.concat([Buffer.from(head), payload]);
  const mask = randomBytes(4);
  const hidden = Buffer.from(payload.map((byte, i) => byte ^ (mask[i & 3] as number)));
  return Buffer.concat([Buffer.from(head), mask, hidden]);
}

const textFrame = (text: string, options?: FrameOptions): Buffer => frame(TEXT, Buffer.from(text), options);

interface HostileFrames {
  readonly kind: string;
  readonly bytes: readonly Buffer[];
  /** How the socket must be closed, or the code that must come. */
  readonly gets: readonly (number | string)[];
}

/** Frames that break the rules of text, of size or of the protocol below ours; and messages in pieces, which are fine. */
function hostileFrames({ dice, tables }: World): HostileFrames {
  const table = dice.pick(tables);
  const message = JSON.stringify({ type: 'at', table: table.id, command: { type: 'resign', key: freshKey() } });
  const bad = Buffer.from(
    dice.pick(['c328', 'a0a1', 'e228a1', 'f0288cbc', 'ff', 'c0af', 'eda080', 'f5808080', '80']),
    'hex',
  );
  const long = Buffer.alloc(LIMITS.messageBytes + 1 + dice.below(5_000), 0x61);
  const code = Buffer.alloc(2);
  code.writeUInt16BE(dice.pick([0, 999, 1004, 1005, 1006, 1015, 2999, 5000]));
  return dice.pick<HostileFrames>([
    { kind: 'frames: not UTF-8', bytes: [frame(TEXT, bad)], gets: [1007] },
    { kind: 'frames: not UTF-8', bytes: [frame(TEXT, Buffer.concat([Buffer.from(message), bad]))], gets: [1007] },
    { kind: 'frames: not UTF-8', bytes: [frame(CLOSE, Buffer.concat([Buffer.from([0x03, 0xe8]), bad]))], gets: [1007] },
    { kind: 'frames: in pieces', bytes: pieces(dice, message), gets: ['S-UNKNOWN'] },
    { kind: 'frames: in pieces', bytes: pieces(dice, message.slice(0, -1)), gets: ['S-SHAPE'] },
    { kind: 'frames: too long', bytes: [frame(TEXT, long)], gets: [1009] },
    { kind: 'frames: too long', bytes: [textFrame('x', { claims: 2 ** 40 })], gets: [1009] },
    { kind: 'frames: too long', bytes: [textFrame('x', { claims: Number.MAX_SAFE_INTEGER })], gets: [1009] },
    { kind: 'frames: too long', bytes: pieces(dice, long.toString()), gets: [1009] },
    { kind: 'frames: against the protocol', bytes: [textFrame(message, { isMasked: false })], gets: [1002] },
    {
      kind: 'frames: against the protocol',
      bytes: [textFrame(message, { reserved: 1 + dice.below(7) })],
      gets: [1002],
    },
    {
      kind: 'frames: against the protocol',
      bytes: [frame(dice.pick([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), Buffer.from('x'))],
      gets: [1002],
    },
    { kind: 'frames: against the protocol', bytes: [frame(MORE, Buffer.from(message))], gets: [1002] },
    {
      kind: 'frames: against the protocol',
      bytes: [textFrame('a', { isLast: false }), textFrame(message)],
      gets: [1002],
    },
    { kind: 'frames: against the protocol', bytes: [frame(PING, Buffer.alloc(126))], gets: [1002] },
    { kind: 'frames: against the protocol', bytes: [frame(PING, Buffer.from('x'), { isLast: false })], gets: [1002] },
    { kind: 'frames: against the protocol', bytes: [frame(CLOSE, Buffer.from('x'))], gets: [1002] },
    { kind: 'frames: against the protocol', bytes: [frame(CLOSE, code)], gets: [1002] },
    {
      kind: 'frames: against the protocol',
      bytes: [Buffer.from(`GET / HTTP/1.1\r\n\r\n${dice.token(40)}`)],
      gets: [1002],
    },
  ]);
}

/** A message in several frames, now and then with a ping between them. */
function pieces(dice: Dice, text: string): Buffer[] {
  const bytes = Buffer.from(text);
  const size = 1 + dice.below(Math.max(1, Math.ceil(bytes.length / 2)));
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) {
    const isLast = at + size >= bytes.length;
    parts.push(frame(at === 0 ? TEXT : MORE, bytes.subarray(at, at + size), { isLast }));
    if (!isLast && dice.isOneIn(3)) parts.push(frame(PING, Buffer.from('hey')));
  }
  return parts;
}

const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

/** How long to wait for the end of a connection. */
const PATIENCE = POLL_LIMIT;

/** The whole of what a server says on a connection, in answer to some bytes, until it or `isEnough` ends it. */
function converse(port: number, bytes: readonly Buffer[], isEnough: (heard: Buffer) => boolean): Promise<Buffer> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket: Socket = connect({ port, host: '127.0.0.1' });
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(Buffer.concat(parts));
    };
    const timer = setTimeout(end, PATIENCE);
    socket.on('data', (part) => {
      parts.push(part);
      if (isEnough(Buffer.concat(parts))) end();
    });
    // A server that does not read on what it has refused may reset the connection.
    socket.on('error', end);
    socket.on('end', end);
    socket.on('close', end);
    for (const part of bytes) socket.write(part);
  });
}

/** Whether an answer by HTTP is there with all that it announces. */
function isWhole(heard: Buffer): boolean {
  const text = heard.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const [, length] = /\r\ncontent-length: (\d+)\r\n/i.exec(text) ?? [];
  return end >= 0 && length !== undefined && heard.length >= end + 4 + Number(length);
}

interface Heard {
  readonly texts: string[];
  readonly closed: number | null;
}

/** The frames that a server has sent after it took the socket. */
function framesIn(heard: Buffer): Heard {
  const texts: string[] = [];
  let at = heard.indexOf('\r\n\r\n') + 4;
  if (at < 4) return { texts, closed: null };
  while (at + 2 <= heard.length) {
    const opcode = (heard[at] as number) & 15;
    const short = (heard[at + 1] as number) & 127;
    const [size, from] =
      short < 126
        ? [short, at + 2]
        : short === 126
          ? [heard.length >= at + 4 ? heard.readUInt16BE(at + 2) : Number.POSITIVE_INFINITY, at + 4]
          : [heard.length >= at + 10 ? Number(heard.readBigUInt64BE(at + 2)) : Number.POSITIVE_INFINITY, at + 10];
    if (from + size > heard.length) break;
    if (opcode === TEXT) texts.push(heard.toString('utf8', from, from + size));
    if (opcode === CLOSE) return { texts, closed: size >= 2 ? heard.readUInt16BE(from) : 1005 };
    at = from + size;
  }
  return { texts, closed: null };
}

/** Sends frames on a socket of their own. */
export async function sendFrames({ port, origin }: Arena, ledger: Ledger, world: World): Promise<void> {
  const { kind, bytes, gets } = hostileFrames(world);
  const door = [`GET /api/socket HTTP/1.1`, `Host: 127.0.0.1:${port}`, `Origin: ${origin}`, ...UPGRADE, '', ''].join(
    '\r\n',
  );
  const replyIn = ({ texts }: Heard) => texts.find((text) => text.includes('"type":"refused"'));
  const heard = framesIn(
    await converse(port, [Buffer.from(door), ...bytes], (so) => {
      const now = framesIn(so);
      return now.closed !== null || replyIn(now) !== undefined;
    }),
  );
  const reply = replyIn(heard) ?? '';
  ledger.overhear(reply, 'a reply to raw frames');
  const got = reply === '' ? (heard.closed ?? 'nothing') : (JSON.parse(reply) as { code: string }).code;
  const name = typeof got === 'number' ? `closed ${got}` : got;
  const may = gets.map((one) => (typeof one === 'number' ? `closed ${one}` : one));
  ledger.judge(kind, name, may, Buffer.concat([...bytes]).toString('latin1'), reply || name);
}

/** Requests that are no proper HTTP, or want to pass for two, or knock at the socket's door in a wrong way. */
function rawRequest({ dice, tables }: World, { port, origin, people }: Arena): readonly [kind: string, text: string] {
  const host = `Host: 127.0.0.1:${port}`;
  const table: ArenaTable = dice.pick(tables);
  const { cookie } = dice.pick(people);
  const body = '{"type":"resign","key":"r"}';
  const command = `POST /api/tables/${table.id}/commands HTTP/1.1`;
  const json = 'Content-Type: application/json';
  const door = 'GET /api/socket HTTP/1.1';
  const lines = (...all: readonly string[]) => [...all, '', ''].join('\r\n');
  const many = Array.from({ length: 300 }, (_one, i) => `x-${i}: ${'y'.repeat(60)}`);
  return dice.pick<readonly [string, string]>([
    ['raw: no HTTP', `${dice.token(20)}\r\n\r\n`],
    ['raw: no HTTP', '\u0000\u0001\u0002\u0003\r\n\r\n'],
    ['raw: no HTTP', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['raw: no HTTP', lines(`GET /api/games HTTP/9.9`, host)],
    ['raw: no HTTP', lines(`GET /api/ga mes HTTP/1.1`, host)],
    ['raw: no HTTP', lines('GET', host)],
    ['raw: no HTTP', lines(`CONNECT 127.0.0.1:${port} HTTP/1.1`, host)],
    ['raw: no HTTP', lines('FROB /api/games HTTP/1.1', host)],
    ['raw: headers', lines('GET /api/none HTTP/1.1', host, 'Connection: close', 'bad header: x')],
    ['raw: headers', lines('GET /api/none HTTP/1.1', host, 'Connection: close', 'x: a\u0000b')],
    ['raw: headers', lines('GET /api/none HTTP/1.1', host, 'Connection: close', ': x')],
    ['raw: headers', lines('GET /api/none HTTP/1.1', host, 'Connection: close', 'x', 'y')],
    ['raw: headers', lines('GET /api/none HTTP/1.1', host, 'Connection: close', `x: a\r set-cookie: b=c`)],
    ['raw: headers', lines('GET /api/none%0d%0aset-cookie:%20a=b HTTP/1.1', host, 'Connection: close')],
    ['raw: headers', lines('GET /api/none HTTP/1.1', host, 'Connection: close', 'Expect: a miracle')],
    ['raw: headers', lines('GET /api/none HTTP/1.1', 'Connection: close')],
    [
      'raw: headers',
      lines('GET /api/none HTTP/1.1', host, host.replace('127.0.0.1', 'evil.example'), 'Connection: close'),
    ],
    ['raw: headers', lines('GET /api/none HTTP/1.1', host, 'Connection: close', ...many)],
    ['raw: headers', lines('GET /api/none HTTP/1.0')],
    ['raw: bodies', `${lines(command, host, json, 'Connection: close', 'Content-Length: x')}${body}`],
    ['raw: bodies', `${lines(command, host, json, 'Connection: close', 'Content-Length: -5')}${body}`],
    ['raw: bodies', `${lines(command, host, json, 'Content-Length: 5', 'Content-Length: 27')}${body}`],
    [
      'raw: bodies',
      `${lines(command, host, json, 'Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`,
    ],
    [
      'raw: bodies',
      `${lines(command, host, json, 'Connection: close', 'Transfer-Encoding: chunked')}zz\r\n${body}\r\n0\r\n\r\n`,
    ],
    [
      'raw: bodies',
      `${lines(command, host, json, 'Connection: close', 'Transfer-Encoding: gzip, chunked')}1b\r\n${body}\r\n0\r\n\r\n`,
    ],
    [
      'raw: bodies',
      `${lines(command, host, json, 'Connection: close', 'Transfer-Encoding: chunked')}9000\r\n${'x'.repeat(0x9000)}\r\n0\r\n\r\n`,
    ],
    ['raw: bodies', `${lines(command, host, json, 'Connection: close', 'Content-Length: 3')}"\u00ff"`],
    [
      'raw: bodies',
      `${lines(command, host, json, 'Connection: close', 'Content-Encoding: gzip', 'Content-Length: 27')}${body}`,
    ],
    ['door', lines(door, host, 'Origin: https://evil.example', `Cookie: ${cookie}`, ...UPGRADE)],
    ['door', lines(door, host, 'Origin: null', `Cookie: ${cookie}`, ...UPGRADE)],
    ['door', lines(door.replace('socket', 'sockets'), host, `Origin: ${origin}`, ...UPGRADE)],
    ['door', lines(door.replace('/api', '/api/..'), host, `Origin: ${origin}`, ...UPGRADE)],
    ['door', lines(door, host, `Origin: ${origin}`, ...UPGRADE.slice(0, 2))],
    ['door', lines(door, host, `Origin: ${origin}`, ...UPGRADE.slice(0, 3), 'Sec-WebSocket-Key: short')],
    [
      'door',
      lines(door, host, `Origin: ${origin}`, ...UPGRADE.slice(0, 2), 'Sec-WebSocket-Version: 99', UPGRADE[3] ?? ''),
    ],
    ['door', lines(door, host, `Origin: ${origin}`, 'Connection: Upgrade', 'Upgrade: h2c')],
    ['door', lines(door.replace('GET', 'POST'), host, `Origin: ${origin}`, ...UPGRADE)],
    ['door', lines(door, host, `Origin: ${origin}`, ...UPGRADE, 'Sec-WebSocket-Protocol: ,,@')],
  ]);
}

/** Sends bytes in the place of a request; every answer on the connection must be a refusal with a code. */
export async function sendRaw(arena: Arena, ledger: Ledger, world: World): Promise<void> {
  const [kind, text] = rawRequest(world, arena);
  const heard = (await converse(arena.port, [Buffer.from(text, 'latin1')], isWhole)).toString('utf8');
  ledger.overhear(heard, 'an answer to raw bytes');
  const [, status = '0'] = /^HTTP\/1\.1 (\d+)/.exec(heard) ?? [];
  const body = heard.slice(heard.indexOf('\r\n\r\n') + 4);
  if (/set-cookie/i.test(heard)) ledger.complain(`${kind}: a header was injected by ${text.slice(0, 200)}`);
  ledger.judge(kind, codeIn(Number(status), unchunked(body)), [], text, heard.length > 0 ? body : 'nothing');
}

/** The first answer's body, if it came in chunks or others follow it. */
function unchunked(body: string): string {
  const object = /\{.*?\}\}/.exec(body);
  return object === null ? body : object[0];
}

/** A client that hangs up in the middle of a message; nobody is there for an answer. */
export async function breakOff({ port, origin }: Arena, { dice, tables }: World): Promise<void> {
  const host = `Host: 127.0.0.1:${port}`;
  const door = ['GET /api/socket HTTP/1.1', host, `Origin: ${origin}`, ...UPGRADE, '', ''].join('\r\n');
  const watch = JSON.stringify({ type: 'watch', key: freshKey(), table: dice.pick(tables).id });
  const body = [
    'POST /api/tables HTTP/1.1',
    host,
    'Content-Type: application/json',
    'Content-Length: 500',
    '',
    '{"game',
  ];
  const said = dice.pick([
    [door.slice(0, dice.below(door.length))],
    [door],
    [door, textFrame(watch)],
    [door, textFrame(watch).subarray(0, 5)],
    [door, textFrame(watch, { isLast: false })],
    [body.join('\r\n')],
    ['GET /api/tables HTTP/1.1\r\n'],
    [`GET /api/tables HTTP/1.1\r\n${host}\r\n\r\n`],
  ]);
  await new Promise<void>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      for (const part of said) socket.write(part);
      // Some before all is read, some after.
      if (dice.isOneIn(2)) socket.resetAndDestroy();
      else setTimeout(() => socket.destroy(), dice.below(5));
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve());
    socket.resume();
  });
}
