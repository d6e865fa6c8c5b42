// Builds the page (packages/web) when its sources have changed. Used by `npm start`, `npm run build` and the browser tests.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { alone } from './lib/alone.mjs';
import { fingerprintOf } from './lib/fingerprint.mjs';
import { packageNames, root } from './lib/workspace.mjs';

const web = join(root, 'packages/web');
const dist = join(web, 'dist');
/** Beside the built files, not among them, so that it is never served. */
const mark = join(web, 'node_modules/.page');

/** How long files of the previous page are kept: an hour. */
const KEEP = 3_600_000;

/** What the page is made from: everything it can import, and the rules that its help shows. */
const sources = [
  ...packageNames().flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]),
  'packages/web/public',
  // index.html, the settings of the build with its plugins, and the service worker.
  ...readdirSync(web)
    .filter((name) => /\.(html|js|ts)$/.test(name))
    .map((name) => `packages/web/${name}`),
  'docs/rules',
  'package-lock.json',
  'scripts/page.mjs',
].filter((path) => !/^packages\/(cli|server)\//.test(path));

/** Builds the page unless it is up to date; returns whether it had to. The old one stays until the new one is complete. */
export async function buildPage() {
  if (isUpToDate()) return false;
  // Several test files start at the same time.
  mkdirSync(dirname(mark), { recursive: true });
  return await alone(`${mark}.alone`, async () => (isUpToDate() ? false : await build()));
}

function isUpToDate() {
  if (!existsSync(join(dist, 'index.html')) || !existsSync(mark)) return false;
  return readFileSync(mark, 'utf8') === fingerprintOf(sources);
}

async function build() {
  const print = fingerprintOf(sources);
  const vite = await import('vite');
  const partial = `${dist}.partial`;
  const old = `${dist}.old`;
  // Always the production page, even if a test builds it.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await vite.build({
      root: web,
      mode: 'production',
      logLevel: 'warn',
      build: { outDir: partial, emptyOutDir: true },
    });
    keepOldFiles(partial);
    rmSync(old, { recursive: true, force: true });
    if (existsSync(dist)) renameSync(dist, old);
    renameSync(partial, dist);
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
    rmSync(partial, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
  writeFileSync(mark, print);
  return true;
}

/**
 * Files of the previous page stay for a while: browsers that have it open still load parts of it by their old names.
 * @param {string} folder
 */
function keepOldFiles(folder) {
  const assets = join(dist, 'assets');
  if (!existsSync(assets)) return;
  for (const name of readdirSync(assets)) {
    const kept = join(assets, name);
    const copy = join(folder, 'assets', name);
    if (existsSync(copy) || Date.now() - statSync(kept).mtimeMs > KEEP) continue;
    cpSync(kept, copy, { preserveTimestamps: true });
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log((await buildPage()) ? 'Built the page' : 'The page is up to date');
}
