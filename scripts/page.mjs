// Builds the page (packages/web) when its sources have changed. Used by `npm start`, `npm run build` and the browser tests.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprintOf } from './lib/fingerprint.mjs';
import { packageNames, root } from './lib/workspace.mjs';

const web = join(root, 'packages/web');
const dist = join(web, 'dist');
/** Beside the built files, and not among them: it is served to nobody. */
const mark = join(web, 'node_modules/.page');

/** What the page is made from: all that it can import, and the rules that its help shows. */
const sources = [
  ...packageNames().flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]),
  'packages/web/public',
  'packages/web/index.html',
  'packages/web/vite.config.ts',
  'docs/rules',
  'package-lock.json',
  'scripts/page.mjs',
].filter((path) => !/^packages\/(cli|server)\//.test(path));

/** Builds the page unless it is there as it should be; returns whether it had to. The old one stays until the new one is complete. */
export async function buildPage() {
  const print = fingerprintOf(sources);
  if (existsSync(join(dist, 'index.html')) && existsSync(mark) && readFileSync(mark, 'utf8') === print) return false;
  const { build } = await import('vite');
  const partial = `${dist}.${process.pid}.partial`;
  // Whoever builds it (a test, for instance), it is the page for people.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await build({ root: web, mode: 'production', logLevel: 'warn', build: { outDir: partial, emptyOutDir: true } });
    rmSync(dist, { recursive: true, force: true });
    renameSync(partial, dist);
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
    rmSync(partial, { recursive: true, force: true });
  }
  mkdirSync(join(web, 'node_modules'), { recursive: true });
  writeFileSync(mark, print);
  return true;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log((await buildPage()) ? 'Built the page' : 'The page is up to date');
}
