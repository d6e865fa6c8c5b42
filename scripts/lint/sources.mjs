import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The sources under a folder. @param {string} folder @returns {string[]} */
export function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return /\.(ts|tsx|mts|js|jsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}
