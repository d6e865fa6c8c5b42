import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Seat } from '@tessera/kernel';
import type { NewTable, TableInfo } from '@tessera/protocol';
import { build } from '../../../scripts/build.mjs';
import { POLL_LIMIT } from '../../../scripts/lib/limits.mjs';
import type { Look } from '../src/tables/tables.ts';

/** The real server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** Milliseconds from its start until it served. */
  readonly startedIn: number;
  /** Sends it a signal, and waits until it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<{ readonly code: number | null; readonly signal: string | null }>;
  /** What it has logged as an error. */
  errors(): string[];
}

const PROGRAM = fileURLToPath(new URL('../../cli/dist/main.mjs', import.meta.url));
const READY = /^Tessera is ready at (\S+)$/m;
const ERROR_LEVEL = 50;

/** Tests play faster than people may. */
const FAST = {
  TESSERA_LOG_LEVEL: 'warn',
  TESSERA_TABLES_PER_PERSON: '10000',
  TESSERA_BOT_TABLES_PER_PERSON: '10000',
  TESSERA_BOT_TABLES: '100000',
  TESSERA_RATE_REQUESTS: '1000000',
  TESSERA_RATE_GUESTS: '1000000',
  TESSERA_RATE_TABLES: '1000000',
  TESSERA_RATE_COMMANDS: '1000000',
  TESSERA_RATE_MESSAGES: '1000000',
};

/** Bundles the server from the present sources. */
export async function buildServer(): Promise<void> {
  await build();
}

/**
 * Starts a server on a database and waits until it serves. `env` says where the data are, and whatever else is to differ.
 * Without a port it takes any that is free.
 */
export async function startServer(env: { readonly [name: string]: string }, port = '0'): Promise<ServerProcess> {
  const began = performance.now();
  const child = spawn(process.execPath, [PROGRAM, 'serve', '--port', port, '--host', '127.0.0.1'], {
    env: { PATH: process.env['PATH'], ...FAST, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  let printed = '';
  let logged = '';
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    // Its streams are read to their end by then.
    child.once('close', (code, signal) => {
      process.off('exit', kill);
      resolve({ code, signal });
    });
  });
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', (part: Buffer) => {
      printed += part.toString();
      const [, url] = READY.exec(printed) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
  child.stderr.on('data', (part: Buffer) => {
    logged += part.toString();
  });
  const url = await Promise.race([ready, ended.then(() => null)]);
  if (url === null) throw new Error(`the server has ended before it served: ${printed}${logged}`);
  return {
    url,
    startedIn: performance.now() - began,
    async end(signal) {
      child.kill(signal);
      return await ended;
    },
    errors: () => logged.split('\n').filter((line) => line !== '' && levelOf(line) >= ERROR_LEVEL),
  };
}

/** The level of a line. A line that is not from the log is what Node prints when a program crashes. */
function levelOf(line: string): number {
  try {
    return (JSON.parse(line) as { level: number }).level;
  } catch {
    return ERROR_LEVEL;
  }
}

/** A table at which a game has begun. */
export interface NewGame {
  readonly id: string;
  readonly game: string;
  /** By seat; null for bots. */
  readonly secrets: readonly (string | null)[];
  /** Opens the table to those who only look on. */
  readonly spectator: string;
}

/** A guest with a cookie, who goes on being the same when the server is another. */
export interface Guest {
  /** Sets a table up, with people on all open seats, and begins. */
  begin(url: string, plan: Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>): Promise<NewGame>;
}

export async function newGuest(url: string): Promise<Guest> {
  const response = await fetch(`${url}/api/me`, { headers: { origin: url } });
  await response.text();
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  return {
    async begin(at, plan) {
      const created = (await call(at, '/api/tables', { cookie }, { listed: false, ...plan })) as {
        readonly table: TableInfo;
        readonly secrets: { readonly spectator: string; readonly seats: readonly (string | null)[] };
      };
      const { id, game } = created.table;
      const secrets = [...created.secrets.seats];
      for (const [seat, { kind }] of plan.seats.entries()) {
        if (kind !== 'open') continue;
        const invitation = { seat, secret: secrets[seat], word: `word ${seat}` };
        secrets[seat] = ((await call(at, `/api/tables/${id}/join`, {}, invitation)) as { secret: string }).secret;
      }
      await call(at, `/api/tables/${id}/start`, { cookie }, {});
      return { id, game, secrets, spectator: created.secrets.spectator };
    },
  };
}

async function call(url: string, path: string, headers: object, body?: object): Promise<unknown> {
  const response = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { origin: url, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} was refused: ${response.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

export function secretOf(game: NewGame, seat: Seat | null): string {
  return (seat === null ? null : game.secrets[seat]) ?? game.spectator;
}

/** How a table looks from a seat, or to a spectator. */
export async function lookAt(url: string, game: NewGame, seat: Seat | null): Promise<Look> {
  const authorization = `Bearer ${secretOf(game, seat)}`;
  return (await call(url, `/api/tables/${game.id}`, { authorization })) as Look;
}

export async function recordOf(url: string, game: NewGame): Promise<string> {
  const response = await fetch(`${url}/api/tables/${game.id}/record`, {
    headers: { authorization: `Bearer ${game.spectator}` },
  });
  if (!response.ok) throw new Error(`the record was refused: ${response.status} ${await response.text()}`);
  return await response.text();
}

/** The figure with this name among those that a server shows of itself. */
export async function figureOf(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
  if (value === undefined) throw new Error(`${name} is not shown`);
  return Number(value);
}

/** Waits until something is so; fails if that takes longer than anything should. */
export async function until<T>(what: string, look: () => T | Promise<T>, limit = POLL_LIMIT): Promise<NonNullable<T>> {
  for (const end = performance.now() + limit; performance.now() < end; await pause(20)) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) return found;
  }
  throw new Error(`${what}: waited for it in vain`);
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
