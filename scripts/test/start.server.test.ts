import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultOfPlace } from '../lib/place.mjs';
import { packageNames, root } from '../lib/workspace.mjs';

const READY = /^Tessera is ready at (\S+)$/m;
/** What `npm start` does not need, or has to make itself. */
const LEFT_OUT = ['node_modules', 'dist', '.types', 'test', 'corpus'];
/** npm writes this last; without it nothing is installed. */
const HIDDEN_LOCK = 'node_modules/.package-lock.json';

let folder: string;
let clone: string;
let server: ChildProcess;
let said = '';
let ended: Promise<number | null>;
let url: string;

/** What the image is made from: it has to be enough for a start. */
function imageSources(): string[] {
  const [, first = ''] = readFileSync(join(root, 'Dockerfile'), 'utf8').split(/^FROM /m);
  return [...first.matchAll(/^COPY (.+)$/gm)].flatMap(([, paths = '']) => paths.split(/\s+/).slice(0, -1));
}

/** Whether Docker is kept from seeing a path: the last line of .dockerignore that speaks of it counts. */
function isIgnored(path: string): boolean {
  let found = false;
  for (const line of readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((one) => one !== '')) {
    const pattern = line
      .replace(/^!/, '')
      .replaceAll('.', '\\.')
      .replaceAll('**/', '(.+/)?')
      .replace(/(?<!\.)\*/g, '[^/]*');
    if (new RegExp(`^${pattern}(/|$)`).test(path)) found = !line.startsWith('!');
  }
  return found;
}

/** Links what is installed here; links between packages stay what they are, and so lead into the clone. */
function linkModules(path: string): void {
  const here = join(root, path);
  if (!existsSync(here)) return;
  mkdirSync(join(clone, path), { recursive: true });
  for (const name of readdirSync(here)) {
    if (name === '@tessera')
      cpSync(join(here, name), join(clone, path, name), { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith('.')) symlinkSync(join(here, name), join(clone, path, name));
  }
}

/** Stands in for npm: notes what it was asked for, and has it done at once. */
function putNpm(): string {
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  const npm = `#!/bin/sh\necho "$@" > "$(dirname "$0")/asked"\ncp "$(dirname "$0")/lock" ${HIDDEN_LOCK}\n`;
  writeFileSync(join(programs, 'npm'), npm);
  chmodSync(join(programs, 'npm'), 0o755);
  cpSync(join(root, HIDDEN_LOCK), join(programs, 'lock'));
  return programs;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-start-'));
  const programs = putNpm();
  clone = join(folder, 'mano žaidimai [ą] (2)', 'tessera – kopija');
  mkdirSync(clone, { recursive: true });
  for (const path of imageSources())
    cpSync(join(root, path), join(clone, path), {
      recursive: true,
      filter: (one) => !LEFT_OUT.includes(basename(one)),
    });
  for (const path of ['node_modules', ...packageNames().map((name) => `packages/${name}/node_modules`)])
    linkModules(path);
  // Nothing can be made beside it.
  chmodSync(dirname(clone), 0o500);

  const { scripts } = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8')) as { scripts: { start: string } };
  server = spawn('sh', ['-c', `umask 077; exec ${scripts.start}`], {
    cwd: clone,
    env: {
      PATH: [programs, dirname(process.execPath), process.env['PATH']].join(delimiter),
      NODE_ENV: 'production',
      PORT: '0',
      ...Object.fromEntries(
        ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'ALL_PROXY'].map((name) => [name, 'http://127.0.0.1:9']),
      ),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  ended = new Promise((resolve) => server.once('close', resolve));
  const ready = new Promise<string>((resolve) => {
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (part: Buffer) => {
        said += part.toString();
        const [, found] = READY.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      });
  });
  url = (await Promise.race([ready, ended.then(() => '')])) as string;
});
afterAll(() => {
  server.kill('SIGKILL');
  chmodSync(dirname(clone), 0o700);
  rmSync(folder, { recursive: true, force: true });
});

describe('npm start, in a folder of its own with spaces and foreign letters in its path', () => {
  test('installs, with development tools even in production', () => {
    expect(readFileSync(join(folder, 'programs/asked'), 'utf8')).toBe('ci --include=dev\n');
  });

  test('builds the page and serves it', async () => {
    expect(url, said).not.toBe('');
    expect(said).toContain('Built the page');
    const page = await (await fetch(url)).text();
    const [, script = ''] = /<script [^>]*src="([^"]+)"/.exec(page) ?? [];
    const response = await fetch(new URL(script, url));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('import');
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(readdirSync(join(clone, 'data'))).toContain('tessera.sqlite');
  });

  test('ends in good order', async () => {
    server.kill('SIGTERM');
    expect(await ended, said).toBe(0);
  });
});

test('what Docker copies into the image is enough for a start', () => {
  expect(imageSources().filter(isIgnored)).toEqual([]);
  expect(imageSources()).toContain('docs/rules/');
  for (const path of ['docs/architecture.md', 'data/tessera.sqlite', 'node_modules/vite', 'packages/web/dist', 'a.log'])
    expect(isIgnored(path), path).toBe(true);
});

describe('a place that the tools cannot cope with (scripts/lib/place.mjs)', () => {
  test.each([
    { path: '/home/žaidimai/C# [a] (b) & c/', found: '#' },
    { path: '/home/100% of it?/', found: '? and %' },
  ])('$path is refused, and told why', ({ path, found }) => {
    expect(faultOfPlace(path, ['#', '?', '%'])).toContain(`The path ${path} has ${found} in it`);
  });

  test('spaces, brackets and letters of all languages are fine', () => {
    expect(faultOfPlace("/home/it's [ž] (ą) & so – on/日本/", ['#', '?', '%'])).toBeNull();
    expect(faultOfPlace('/home/100%/', ['#', '?'])).toBeNull();
  });
});
