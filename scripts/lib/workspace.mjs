// Where things are, how to run a tool, and whether the dependencies are installed. Node built-ins only.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The tools' own scripts: running them with node directly saves starting npx. */
export const tools = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  knip: 'node_modules/knip/bin/knip.js',
  tsc: 'node_modules/typescript7/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
  tessera: 'packages/cli/bin/tessera.mjs',
};

/** Directory names under packages/. */
export function packageNames() {
  return readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/**
 * Runs a node script from the root with its output shown; returns its exit status (1 when a signal ended it).
 * @param {string} script
 * @param {readonly string[]} args
 */
export function runNode(script, args = []) {
  return spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' }).status ?? 1;
}

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }} Locked
 * @typedef {Record<string, Locked>} LockedPackages by path
 */

/**
 * @param {string} path of a lock file
 * @returns {LockedPackages | null}
 */
function lockedPackages(path) {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null;
}

/**
 * Whether the installed packages are the wanted ones. A stray package beside another one's sources would be found before the
 * right one.
 * @param {LockedPackages} present
 * @param {LockedPackages} wanted
 */
export function isAsWanted(present, wanted) {
  const isThere = Object.entries(wanted).every(([path, want]) => {
    if (!path.includes('node_modules/')) return true;
    const have = present[path];
    if (have === undefined) return want.optional === true;
    return have.version === want.version && have.integrity === want.integrity && have.link === want.link;
  });
  return isThere && Object.keys(present).every((path) => !path.startsWith('packages/') || path in wanted);
}

/** Whether node_modules holds what package-lock.json names. npm writes what it installed into a hidden lock file, last. */
function isInstalled() {
  const wanted = lockedPackages('package-lock.json');
  const present = lockedPackages('node_modules/.package-lock.json');
  return wanted !== null && present !== null && isAsWanted(present, wanted);
}

/** Installs the locked dependencies if they are missing; returns whether they are there now. */
export function ensureInstalled() {
  if (isInstalled()) return true;
  console.log('Installing dependencies (npm ci)');
  // Tools for building are among the development dependencies, which NODE_ENV=production would leave out.
  const npm = spawnSync('npm', ['ci', '--include=dev'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return npm.status === 0 && isInstalled();
}
