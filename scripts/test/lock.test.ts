import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isAsWanted, packageNames, root } from '../lib/workspace.mjs';

interface Package {
  readonly version?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly dependencies?: { readonly [name: string]: string };
  readonly devDependencies?: { readonly [name: string]: string };
}

const read = <T>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
const { packages } = read<{ packages: { [path: string]: Package } }>('package-lock.json');

/** What a package asks for, with where the lock file puts it. */
function wantedBy(folder: string, which: 'dependencies' | 'devDependencies') {
  const wanted = read<Package>(join(folder, 'package.json'))[which] ?? {};
  return Object.entries(wanted).map(([name, version]) => {
    const own = `${folder}/node_modules/${name}`;
    const path = Object.hasOwn(packages, own) ? own : `node_modules/${name}`;
    // The same library may be there in two versions, one of them by another name: `npm:typescript@7.0.2`.
    return { name, version: version.replace(/^npm:.+@/, ''), path, found: packages[path] };
  });
}

describe('package-lock.json', () => {
  const folders = packageNames().map((name) => `packages/${name}`);

  test.each(['', ...folders])('has the versions that %s/package.json asks for', (folder) => {
    for (const which of ['dependencies', 'devDependencies'] as const) {
      for (const { name, version, found } of wantedBy(folder, which)) {
        if (found?.link !== true) expect({ name, version: found?.version }).toEqual({ name, version });
      }
    }
  });

  // The bundles of all programs lie in one package or another and find there only what lies at the root.
  test.each(folders)('has what %s runs with at the root, and not for development only', (folder) => {
    for (const { name, path, found } of wantedBy(folder, 'dependencies')) {
      expect({ name, path, dev: found?.dev ?? false }).toEqual({ name, path: `node_modules/${name}`, dev: false });
    }
  });
});

describe('what is installed (scripts/lib/workspace.mjs)', () => {
  const wanted = {
    '': {},
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/b': { version: '2.0.0', integrity: 'y', optional: true },
    'packages/c': { version: '0.1.0' },
    'packages/c/node_modules/a': { version: '3.0.0', integrity: 'z' },
  };

  test('is right with everything that is locked, or without the optional packages', () => {
    expect(isAsWanted(wanted, wanted)).toBe(true);
    const { 'node_modules/b': _, ...less } = wanted;
    expect(isAsWanted(less, wanted)).toBe(true);
  });

  test.each([
    ['something is missing', { 'node_modules/a': null }],
    ['something is missing beside the sources of a package', { 'packages/c/node_modules/a': null }],
    ['something is of another version', { 'node_modules/a': { version: '1.0.1', integrity: 'x' } }],
    ['something has other contents', { 'node_modules/b': { version: '2.0.0', integrity: 'x' } }],
    ['something else would be found first', { 'packages/c/node_modules/b': { version: '1.0.0', integrity: 'y' } }],
  ])('is not as wanted when %s', (_, change) => {
    const present: { [path: string]: object } = { ...wanted };
    for (const [path, one] of Object.entries(change)) {
      if (one === null) delete present[path];
      else present[path] = one;
    }
    expect(isAsWanted(present, wanted)).toBe(false);
  });
});
