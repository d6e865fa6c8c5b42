// The direction of imports: kernel ← game-* ← bots ← server, web, cli. Checked over packages/*/src.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageNames, root } from '../lib/workspace.mjs';
import { sourcesIn } from './sources.mjs';
import { tokens } from './tokens.mjs';

/** What a package of each kind may import from the workspace. A package of a kind not named here may import nothing. */
const allowed = {
  kernel: [],
  game: ['kernel'],
  bots: ['kernel', 'game'],
  protocol: ['kernel', 'game'],
  locales: ['kernel', 'game'],
  server: ['kernel', 'game', 'bots', 'protocol', 'locales'],
  web: ['kernel', 'game', 'bots', 'protocol', 'locales'],
  cli: ['kernel', 'game', 'bots', 'protocol', 'locales', 'server'],
};

/** What the page may import of a game beside the game itself. */
const PAGE_READS = ['data', 'happenings.ts'];

/** Packages from outside the workspace that only one package may import. */
const onlyIn = { zod: 'protocol' };

/** @param {string} name */
const kindOf = (name) => (name.startsWith('game-') ? 'game' : name);

/**
 * The modules a source names, by import, export … from, import() and import types.
 * @param {string} text
 */
function importsOf(text) {
  const all = tokens(text);
  return all.flatMap(({ text: specifier, line, isString }, index) => {
    const before = all[index - 1];
    const beforeThat = all[index - 2];
    const isImport =
      isString &&
      before !== undefined &&
      !before.isString &&
      (before.text === 'from' || before.text === 'import' || (before.text === '(' && beforeThat?.text === 'import'));
    return isImport ? [{ specifier, line }] : [];
  });
}

/**
 * Why this import is not allowed, or null.
 * @param {string} path of the importing file from the root, with forward slashes
 * @param {string} specifier
 */
function complaint(path, specifier) {
  const name = path.split('/')[1] ?? '';
  const kind = kindOf(name);
  if (specifier.startsWith('.')) {
    const target = posix.normalize(posix.join(dirname(path), specifier));
    return target.startsWith(`packages/${name}/`) ? null : 'leaves its package: import another package by its name';
  }
  const [, otherName, rest] = /^@tessera\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (otherName !== undefined) {
    if (otherName === name) return 'imports its own package by name: use a relative path';
    const other = kindOf(otherName);
    const permitted = Object.entries(allowed).find(([layer]) => layer === kind)?.[1] ?? [];
    if (!permitted.some((layer) => layer === other)) return `${name} must not depend on ${otherName}`;
    if (rest?.startsWith('src')) return 'reaches into another package: import what it exports';
    if (kind === 'web' && other === 'game' && rest !== undefined && !PAGE_READS.includes(rest))
      return 'the page knows no rules: import the game, its /data or its /happenings.ts';
    return null;
  }
  if (kind === 'kernel') return 'the kernel imports nothing outside itself';
  const owner = Object.entries(onlyIn).find(
    ([module]) => specifier === module || specifier.startsWith(`${module}/`),
  )?.[1];
  return owner !== undefined && owner !== name ? `only ${owner} imports ${specifier}` : null;
}

/**
 * The complaints about one source file.
 * @param {string} path of the file from the root, with forward slashes
 * @param {string} text
 */
export function checkImports(path, text) {
  return importsOf(text).flatMap(({ specifier, line }) => {
    const reason = complaint(path, specifier);
    return reason === null ? [] : [`${path}:${line} '${specifier}': ${reason}`];
  });
}

/** The complaints about every source of the workspace. */
function checkWorkspace() {
  return packageNames()
    .filter((name) => readdirSync(join(root, 'packages', name)).includes('src'))
    .flatMap((name) => sourcesIn(join(root, 'packages', name, 'src')))
    .flatMap((file) => checkImports(relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')));
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const complaints = checkWorkspace();
  for (const text of complaints) console.error(text);
  console.log(`Imports: ${complaints.length === 0 ? 'no complaints' : `${complaints.length} not allowed`}`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
