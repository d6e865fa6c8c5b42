// Format and lint (Biome), the direction of imports, dead code, and that only the game tells cards apart. All run in parallel, and
// each runs to its end.
import { execFile } from 'node:child_process';
import { packageNames, root, tools } from './lib/workspace.mjs';

const sources = packageNames().map((name) => `packages/${name}/src`);

/** @type {readonly (readonly [script: string, ...args: string[]])[]} */
const checks = [
  [tools.biome, 'check', '--error-on-warnings', '--max-diagnostics=100', '.'],
  [tools.depcruise, '--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...sources],
  [tools.knip, '--no-progress'],
  ['scripts/lint/cards.mjs'],
];

/**
 * What a check prints, and whether it has no complaints.
 * @param {readonly string[]} check
 * @returns {Promise<{ text: string, isFine: boolean }>}
 */
function run(check) {
  const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env;
  return new Promise((resolve) => {
    execFile(process.execPath, check, { cwd: root, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      resolve({ text: stdout + stderr, isFine: error === null }),
    );
  });
}

const results = await Promise.all(checks.map(run));
for (const { text } of results) process.stdout.write(text);
process.exitCode = results.every(({ isFine }) => isFine) ? 0 : 1;
