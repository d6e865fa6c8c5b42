// Bundles the programs of the workspace. Used by `npm run build` and, when a source has changed, by packages/cli/bin/tessera.mjs.
import { closeSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprintOf } from './lib/fingerprint.mjs';
import { packageNames, root } from './lib/workspace.mjs';

/** Every program: its first source file and its bundle. A worker or another program is one more line here. */
const entries = [
  { source: 'packages/cli/src/main.ts', bundle: 'packages/cli/dist/main.mjs' },
  { source: 'packages/server/src/bots/worker.ts', bundle: 'packages/server/dist/botWorker.mjs' },
  { source: 'packages/server/src/http/recordWorker.ts', bundle: 'packages/server/dist/recordWorker.mjs' },
  { source: 'packages/server/src/store/sqlite/sqliteThread.ts', bundle: 'packages/server/dist/sqliteThread.mjs' },
  {
    source: 'packages/server/src/store/sqlite/checkpointThread.ts',
    bundle: 'packages/server/dist/checkpointThread.mjs',
  },
];

/** What all bundles are made from: every package but the page. */
const fingerprint = () =>
  fingerprintOf([
    ...packageNames()
      .filter((name) => name !== 'web')
      .flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]),
    'scripts/build.mjs',
    'package-lock.json',
  ]);

/** @param {string} print */
const mark = (print) => `// built from ${print}`;

/**
 * Whether the bundle begins with the mark of this fingerprint.
 * @param {string} bundle
 * @param {string} print
 */
function isCurrent(bundle, print) {
  const beginning = Buffer.alloc(256);
  try {
    const file = openSync(join(root, bundle), 'r');
    readSync(file, beginning);
    closeSync(file);
  } catch {
    return false;
  }
  return beginning.includes(mark(print));
}

/**
 * Workspace packages are bundled; everything else from node_modules is imported at run time.
 * @type {import('esbuild').Plugin}
 */
const externalPackages = {
  name: 'external-packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === 'entry-point' || path.startsWith('@tessera/') ? undefined : { path, external: true },
    );
  },
};

/**
 * Bundles one program. The file appears complete or not at all, even if others build at the same time.
 * @param {{ source: string, bundle: string }} entry
 * @param {string} print
 */
async function bundleEntry({ source, bundle }, print) {
  const esbuild = await import('esbuild');
  const target = join(root, bundle);
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [source],
    outfile: target,
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    sourcemap: 'inline',
    sourcesContent: false,
    plugins: [externalPackages],
    banner: { js: mark(print) },
    logLevel: 'warning',
  });
  const code = outputFiles[0];
  if (code === undefined) throw new Error(`esbuild wrote nothing for ${source}`);
  mkdirSync(dirname(target), { recursive: true });
  const partial = `${target}.${process.pid}.partial`;
  try {
    writeFileSync(partial, code.contents);
    renameSync(partial, target);
  } finally {
    rmSync(partial, { force: true });
  }
}

/**
 * Bundles every program whose sources have changed, or only the given one if they have; returns how many it bundled.
 * @param {string | null} only
 */
export async function build(only = null) {
  const print = fingerprint();
  const wanted = only === null ? entries : entries.filter(({ bundle }) => bundle === only);
  if (wanted.length === 0) throw new Error(`no program is bundled as ${only}`);
  const stale = wanted.filter(({ bundle }) => !isCurrent(bundle, print));
  for (const entry of stale) await bundleEntry(entry, print);
  return stale.length;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const count = await build();
    console.log(count === 0 ? 'Up to date' : `Built ${count} of ${entries.length}`);
  } catch {
    // esbuild has printed the errors.
    process.exitCode = 1;
  }
}
