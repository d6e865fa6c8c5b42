import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { VARIABLES } from '../src/config.ts';
import { createServer, type Server } from '../src/server.ts';
import { configWith } from './httpFakes.ts';

const folders: string[] = [];
const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-server-'));
  folders.push(folder);
  return folder;
}

/** A whole server on a free port. */
async function start(data: string, env: { readonly [name: string]: string } = {}) {
  const log: string[] = [];
  const config = configWith({ PORT: '0', TESSERA_DATA: data, ...env });
  const server = await createServer(config, { logStream: { write: (line) => void log.push(line) }, pageFolder: null });
  servers.push(server);
  const url = await server.listen();
  return { server, url, log };
}

/** A person with a browser. */
async function person(url: string) {
  const first = await fetch(`${url}/api/me`);
  const cookie = first.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  return async (method: string, path: string, body?: object) => {
    const headers = { cookie, origin: url, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const response = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    // biome-ignore lint/suspicious/noExplicitAny: what a test expects of an answer is what it checks.
    return { status: response.status, json: (text.startsWith('{') ? JSON.parse(text) : null) as any, text };
  };
}

const PLAN = { game: 'founders', seats: [{ kind: 'me' }, { kind: 'open' }] };

describe('the server', () => {
  test('lets two people set up, begin and play by HTTP, and goes on after a stop', async () => {
    const data = newFolder();
    const first = await start(data);
    const [ada, bo] = [await person(first.url), await person(first.url)];
    const { table, secrets } = (await ada('POST', '/api/tables', PLAN)).json;
    const at = `/api/tables/${table.id}`;
    expect((await ada('POST', `${at}/start`)).status).toBe(409);
    expect((await bo('POST', `${at}/join`, { word: 'luck' })).json.seat).toBe(1);
    expect((await ada('POST', `${at}/start`)).status).toBe(204);

    const look = (await ada('GET', at)).json;
    const players = [ada, bo];
    const seat: number = look.table.awaited[0];
    const { asks } = (await (players[seat] as typeof ada)('GET', at)).json.update;
    const answer = { type: 'answer', key: 'k1', ask: asks[0].id, answer: asks[0].options[0] };
    const other = await (players[1 - seat] as typeof ada)('POST', `${at}/commands`, answer);
    expect(other.status).toBe(403);
    const accepted = await (players[seat] as typeof ada)('POST', `${at}/commands`, answer);
    expect([accepted.status, accepted.json.type]).toEqual([200, 'accepted']);
    const { n } = accepted.json;
    await first.server.close();

    const second = await start(data);
    const headers = { authorization: `Bearer ${secrets.seats[0]}` };
    const again = await (await fetch(`${second.url}${at}`, { headers })).json();
    expect(again).toMatchObject({ table: { you: { seat: 0 } }, update: { n } });
    const figures = await (await fetch(`${second.url}/metrics`)).text();
    expect(figures).toContain('tessera_tables{status="playing"} 1');
    for (const secret of [secrets.creator, secrets.spectator, ...secrets.seats]) {
      expect([...first.log, ...second.log].join('')).not.toContain(secret);
    }
  });

  test('stops in good order: sockets are told, a request under way is answered, nobody new gets in', async () => {
    const { server, url, log } = await start(newFolder());
    const port = Number(new URL(url).port);
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { origin: url });
    await once(socket, 'message');
    const closed = once(socket, 'close');

    const body = JSON.stringify({ name: 'Ada', passphrase: 'correct horse' });
    const head = `POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const connection = connect(port, '127.0.0.1');
    connection.setEncoding('utf8');
    let answer = '';
    connection.on('data', (text) => {
      answer += text;
    });
    connection.write(head + body.slice(0, 5));
    // Another request shows that the first part has arrived.
    expect((await fetch(`${url}/healthz`)).status).toBe(200);

    const stopped = server.close();
    expect(server.close()).toBe(stopped);
    const [, reason] = await closed;
    expect(String(reason)).toBe('S-STOPPING');
    connection.write(body.slice(5));
    await once(connection, 'close');
    expect(answer).toContain('HTTP/1.1 403');
    expect(answer).toContain('{"code":"S-LOGIN","params":{}}');
    await stopped;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    expect(log.at(-1)).toContain('"stopped"');
  });

  test('a foreign page gets no socket', async () => {
    const { url } = await start(newFolder());
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { origin: 'https://evil.example' });
    const [error] = await once(socket, 'error');
    expect(String(error)).toContain('403');
  });

  test('says that a port is in use, and lets everything go', async () => {
    const { url } = await start(newFolder());
    await expect(start(newFolder(), { PORT: new URL(url).port })).rejects.toThrow('EADDRINUSE');
  });
});

describe('what operators get', () => {
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

  test('compose.yaml and Dockerfile set variables that there are', () => {
    const known: readonly string[] = VARIABLES;
    const set =
      `${read('compose.yaml')}${read('Dockerfile')}`.match(/\b(TESSERA_[A-Z_]+|DATABASE_URL|HOST|PORT)\b/g) ?? [];
    expect(set.length).toBeGreaterThan(5);
    expect(set.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('the Dockerfile is made of instructions, and copies what there is', () => {
    const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
    const instructions = lines.filter((line) => line !== '' && !line.startsWith('#'));
    expect(instructions[0]).toMatch(/^FROM node:20-slim AS build$/);
    for (const line of instructions) {
      expect(line).toMatch(/^(FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|HEALTHCHECK|CMD) \S/);
      const [, list] = /^CMD (\[.*)$/.exec(line) ?? [];
      if (list !== undefined) expect(JSON.parse(list)).toContain('serve');
    }
    expect(instructions.indexOf('USER node')).toBeGreaterThan(0);
  });
});
