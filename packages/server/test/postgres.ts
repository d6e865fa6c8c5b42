import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { platform } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { copyPrograms, newFolder, type OsUser, programIn, serverUser } from './postgresPrograms.ts';

/** A PostgreSQL server of a test's own. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  url(database?: string): Promise<string>;
  stop(): Promise<void>;
}

const USER = 'tessera';
const PASSWORD = 'only-for-tests';
const READY = 'database system is ready to accept connections';
/** Only a server that hangs should ever meet this limit, in milliseconds. */
const LONGEST_START = 60_000;
/** Another process may take a free port before the server does. */
const TAKEN = 'could not bind';
const PORTS_TRIED = 5;

/**
 * Starts a PostgreSQL server in a temporary folder. It ends with this process, however that ends. `durable` makes it write as
 * a real one does; without it tests are faster.
 */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const user = serverUser();
  const folder = newFolder(user);
  const guard = endWithThisProcess(folder);
  try {
    const home: Home = { folder, user, guard, programs: copyPrograms(folder, user) };
    await initialise(home);
    const { server, port } = await serve(home, durable);
    return running(home, server, port);
  } catch (error) {
    await guard.clearUp();
    throw new Error(`PostgreSQL does not start: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Where a server lives: its folder, its programs, whose they are, and who sees to its end. */
interface Home {
  readonly folder: string;
  readonly programs: string;
  readonly user: OsUser | null;
  readonly guard: Guard;
}

const dataOf = ({ folder }: Home) => join(folder, 'data');

async function initialise(home: Home): Promise<void> {
  const { folder, user } = home;
  const password = join(folder, 'password');
  writeFileSync(password, PASSWORD);
  if (user !== null) chownSync(password, user.uid, user.gid);
  const settings = ['--auth=password', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const { ended } = runProgram(home, 'initdb', [
    `--pgdata=${dataOf(home)}`,
    `--username=${USER}`,
    `--pwfile=${password}`,
    ...settings,
  ]);
  const { status, said } = await ended;
  if (status !== 0) throw new Error(`initdb has ended with ${status}: ${said}`);
}

async function serve(home: Home, durable: boolean): Promise<{ server: Program; port: number }> {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100'];
  if (!durable) settings.push('fsync=off', 'full_page_writes=off');
  for (let tried = 1; ; tried++) {
    const port = await freePort();
    const server = runProgram(home, 'postgres', [
      '-D',
      dataOf(home),
      '-p',
      String(port),
      ...settings.flatMap((setting) => ['-c', setting]),
    ]);
    const end = await Promise.race([server.says(READY), server.ended, inVain(LONGEST_START)]);
    if (end === null) return { server, port };
    if (tried === PORTS_TRIED || !end.said.includes(TAKEN))
      throw new Error(`postgres has ended with ${end.status}: ${end.said}`);
  }
}

function running({ guard }: Home, server: Program, port: number): TestPostgres {
  let databases = 0;
  return {
    async url(database = `test_${++databases}`) {
      const client = new pg.Client(`${address(port)}/postgres`);
      await client.connect();
      try {
        await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
      } finally {
        await client.end();
      }
      return `${address(port)}/${database}`;
    },
    async stop() {
      server.interrupt();
      await server.ended;
      await guard.clearUp();
    },
  };
}

const address = (port: number) => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}`;

interface End {
  readonly status: number | string | null;
  /** The last that it said. */
  readonly said: string;
}

interface Program {
  readonly ended: Promise<End>;
  /** Fulfilled with null once it says this. */
  says(words: string): Promise<null>;
  /** Asks it to end its connections and itself. */
  interrupt(): void;
}

/** Runs one of PostgreSQL's programs. Rejects nothing: one that cannot be run has ended, and says why. */
function runProgram({ programs, folder, user, guard }: Home, name: 'initdb' | 'postgres', args: string[]): Program {
  const child: ChildProcess = spawn(programIn(programs, name), args, {
    ...user,
    // Where this process is, its user may have no right to be.
    cwd: folder,
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  guard.watch(child.pid ?? null);
  let said = '';
  let listener = (): void => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      said = (said + part.toString()).slice(-10_000);
      listener();
    });
  }
  const ended = new Promise<End>((resolve) => {
    const end = (status: End['status'], reason = '') => {
      guard.watch(null);
      resolve({ status, said: said + reason });
    };
    child.once('error', (error) => end(null, error.message));
    child.once('close', (code, signal) => end(code ?? signal));
  });
  return {
    ended,
    says: (words) =>
      new Promise((resolve) => {
        listener = () => {
          if (said.includes(words)) resolve(null);
        };
        listener();
      }),
    interrupt: () => void child.kill('SIGINT'),
  };
}

async function inVain(limit: number): Promise<End> {
  await new Promise((resolve) => setTimeout(resolve, limit).unref());
  return { status: null, said: `it does not say within ${limit / 1000} s that it is ready` };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port'));
        else resolve(address.port);
      });
    });
  });
}

interface Guard {
  /** The process that is to end with this one; null: none. */
  watch(pid: number | null): void;
  /** Ends what is watched, and removes the folder. */
  clearUp(): Promise<void>;
}

/** Ends a process by whatever it takes, then removes a folder, once there is nothing more to read: process ids, one per line. */
const CLEAR_UP = `
  pid=
  while read -r line; do pid=$line; done
  if [ -n "$pid" ]; then
    kill -QUIT "$pid"
    for _ in $(seq 100); do
      kill -0 "$pid" || exec rm -rf "$1"
      sleep 0.1
    done
    kill -KILL "$pid"
  fi
  rm -rf "$1"`;

/** A shell whose input ends when this process does, by whatever means. */
function endWithThisProcess(folder: string): Guard {
  if (platform() === 'win32') return { watch() {}, clearUp: () => rm(folder, { recursive: true, force: true }) };
  const shell = spawn('sh', ['-c', CLEAR_UP, 'sh', folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  const ended = new Promise<void>((resolve) => shell.once('close', () => resolve()));
  // Neither the shell nor the pipe to it must keep the tests alive.
  shell.unref();
  (shell.stdin as unknown as { unref(): void }).unref();
  return {
    watch: (pid) => void shell.stdin.write(`${pid ?? ''}\n`),
    async clearUp() {
      shell.ref();
      shell.stdin.end();
      await ended;
    },
  };
}
