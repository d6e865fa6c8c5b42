// Whether something has been built from the present sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/**
 * Files and folders as one short hash of names, sizes and times: changes, additions and removals all show.
 * @param {readonly string[]} paths from the root
 */
export function fingerprintOf(paths) {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    const { mtimeMs, size } = statSync(join(root, path));
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  };
  /** @param {string} path */
  const addFolder = (path) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const child = `${path}/${entry.name}`;
      if (entry.isDirectory()) addFolder(child);
      else add(child);
    }
  };
  for (const path of paths) {
    if (!existsSync(join(root, path))) continue;
    if (statSync(join(root, path)).isDirectory()) addFolder(path);
    else add(path);
  }
  return hash.digest('hex').slice(0, 32);
}
