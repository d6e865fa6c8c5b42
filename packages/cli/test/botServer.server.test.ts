import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerMessage } from '@tessera/protocol';
import { createServer, readConfig, type Server } from '@tessera/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtBotWorker } from '../../server/test/botWorker.ts';
import { FIRST_BOT, needPython, nodeProgram, tesseraBot } from './botPrograms.ts';
import { jsonOf } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-bot-'));
let server: Server;
let url: string;

async function startServer(port: number): Promise<void> {
  const config = readConfig({
    PORT: String(port),
    TESSERA_DATA: folder,
    TESSERA_LOG_LEVEL: 'silent',
    TESSERA_BOT_DELAY_MS: '0',
  });
  if ('complaints' in config) throw new Error(config.complaints.join(' '));
  server = await createServer(config, {
    pageFolder: null,
    tableSettings: { passDelay: [0, 0], lease: 400, poll: 100 },
  });
  url = await server.listen();
}

beforeAll(async () => {
  needPython();
  await builtBotWorker();
  await startServer(0);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Invitation {
  readonly table: string;
  readonly secret: string;
  readonly creator: string;
}

/** Sends JSON, as docs/bot-protocol.md does with curl. */
async function post(path: string, headers: { readonly [name: string]: string }, body: object): Promise<Response> {
  const sent = { ...headers, 'content-type': 'application/json' };
  return await fetch(url + path, { method: 'POST', headers: sent, body: JSON.stringify(body) });
}

/** Creates a table for the program and a bot, takes its seat, and begins the game. */
async function invite(game: string, starts = true): Promise<Invitation> {
  const me = await fetch(`${url}/api/me`);
  const cookie = me.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'greedy' }];
  const created = await (await post('/api/tables', { cookie, origin: url }, { game, seats })).json();
  const { table, secrets } = created as {
    table: { id: string };
    secrets: { creator: string; seats: (string | null)[] };
  };
  const bearer = (secret: string | null) => ({ authorization: `Bearer ${secret}` });
  const joined = await post(`/api/tables/${table.id}/join`, bearer(secrets.seats[0] ?? null), {});
  const { secret } = (await joined.json()) as { secret: string };
  if (starts) {
    const started = await post(`/api/tables/${table.id}/start`, bearer(secrets.creator), {});
    if (!started.ok) throw new Error(await started.text());
  }
  return { table: table.id, secret, creator: secrets.creator };
}

const at = (table: string) => ['--server', url, '--table', table];

describe('a program at a server', () => {
  test.each(['founders', 'civilization'])('the first bot plays %s to the end', async (game) => {
    const { table, secret } = await invite(game);
    const path = join(folder, `${game}.txt`);
    const options = [...at(table), '--transcript', path, '--time-limit', '120', '--json'];
    const ran = await tesseraBot(options, FIRST_BOT, { TESSERA_SEAT_SECRET: secret });
    expect(jsonOf(ran)).toMatchObject({ server: url, table, seat: 0, failure: null });
    expect(ran.code).toBe(0);
    // Where several are asked at once, another one may be faster and change what is possible.
    expect(ran.err).toMatch(/^(Refused.*\n)*I have (won|lost)\.\n$/);
    // Neither the program nor a reader of the transcript has seen the secret.
    const text = readFileSync(path, 'utf8');
    expect(text).not.toContain(secret);
    const got = text.split('\n').filter((line) => line.startsWith('< '));
    const messages = got.map((line) => JSON.parse(line.slice(2)) as ServerMessage);
    expect(messages.slice(0, 5).map(({ type }) => type)).toEqual(['hello', 'table', 'update', 'table', 'accepted']);
    const updates = messages.filter((message) => message.type === 'update');
    expect(updates.map(({ n }) => n)).toEqual(updates.map((_, i) => (updates[0]?.n ?? 0) + i));
  });

  test('takes the secret from a file; waits for the game to begin', async () => {
    const { table, secret, creator } = await invite('founders', false);
    const file = join(folder, 'secret.txt');
    writeFileSync(file, `${secret}\n`);
    const playing = tesseraBot([...at(table), '--secret-file', file], nodeProgram());
    const started = await post(`/api/tables/${table}/start`, { authorization: `Bearer ${creator}` }, {});
    expect(started.status).toBe(204);
    const { code, out } = await playing;
    expect(code).toBe(0);
    expect(out).toMatch(/^The game is over \(\w+\): the program has (won|lost)\.\n$/);
  });

  test('goes on after a restart of the server', async () => {
    const { table, secret } = await invite('founders');
    const path = join(folder, 'again.txt');
    const options = [...at(table), '--transcript', path, '--json'];
    // The program reports when it has seen something of the game.
    const twist = `if (count === 20) require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'seen'))}, '');`;
    const playing = tesseraBot(options, nodeProgram(twist), { TESSERA_SEAT_SECRET: secret });
    await exists(join(folder, 'seen'));
    const { port } = new URL(url);
    await server.close();
    await startServer(Number(port));
    const ran = await playing;
    expect(jsonOf(ran)).toMatchObject({ failure: null, outcome: { reason: expect.any(String) } });
    const hellos = readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('< {"type":"hello"'));
    expect(hellos.length).toBeGreaterThanOrEqual(2);
  });

  test('gets one sentence about what cannot be used', async () => {
    const { table, secret } = await invite('founders');
    const env = { TESSERA_SEAT_SECRET: secret };
    const wrong = await tesseraBot(at(table), nodeProgram(), { TESSERA_SEAT_SECRET: 'not-the-secret' });
    expect(wrong).toMatchObject({
      code: 2,
      out: '',
      err: `The table ${table} cannot be watched with this secret (S-UNKNOWN).\n`,
    });
    const nowhere = await tesseraBot(['--server', 'http://127.0.0.1:9', '--table', table], nodeProgram(), env);
    expect(nowhere).toMatchObject({ code: 2, out: '' });
    expect(nowhere.err).toBe('The server http://127.0.0.1:9 cannot be reached: nobody listens there.\n');
  });

  test('ends with a message when its program does', async () => {
    const { table, secret } = await invite('founders');
    const ran = await tesseraBot(at(table), nodeProgram('if (count === 6) process.exit(0);'), {
      TESSERA_SEAT_SECRET: secret,
    });
    expect(ran.code).toBe(1);
    expect(ran.out).toBe('The program ended (exit code 0) before the game was over.\n');
  });
});

async function exists(path: string): Promise<void> {
  for (;;) {
    try {
      readFileSync(path);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
