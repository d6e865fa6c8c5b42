// `npm test`: every check of the repository. `npm run test:fast`: lint, types and the unit tests, for every small change. Ends with one
// line, `N passed, N failed`, which counts both tests and steps.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { isPlaceFit } from './lib/place.mjs';
import { countTests } from './lib/report.mjs';
import { ensureInstalled, root, runNode, tools } from './lib/workspace.mjs';

const isFast = process.argv.includes('--fast');

/** @param {boolean} isGood */
const oneCheck = (isGood) => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 });

/** Whether every numbered rule of a set has a test, and no title carries too many. @param {string} game @param {string} set */
function hasTestsForAllRules(game, set) {
  const words = ['rules', '--game', game, '--set', set, '--json'];
  const { status, stdout } = spawnSync(process.execPath, [tools.tessera, ...words], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const { missing, crowded } = JSON.parse(stdout);
    console.log(`Without a test: ${missing.length === 0 ? 'none' : missing.join(', ')}`);
    for (const title of crowded) console.log(`Too many numbers in one title: ${title}`);
    return status === 0 && missing.length === 0 && crowded.length === 0;
  } catch {
    console.log(stdout);
    console.error(`The list of rules could not be read (exit status ${status}).`);
    return false;
  }
}

/** What must be in place before the first step. */
const prerequisites = [
  { name: 'a folder with a fitting path', ensure: () => isPlaceFit('tests') },
  { name: 'dependencies', ensure: ensureInstalled },
  ...(isFast ? [] : [{ name: 'a browser', ensure: ensureBrowser }]),
];

/** Runs Vitest with a separate report: `tessera rules` reads the one of all tests. @param {string} path @param {string[]} args */
function runTests(path, args = []) {
  const report = join(root, path);
  rmSync(report, { force: true });
  return countTests(report, runNode(tools.vitest, ['run', `--outputFile.json=${path}`, ...args]));
}

const checks = [
  { name: 'lint', run: () => oneCheck(runNode('scripts/lint.mjs') === 0) },
  { name: 'typecheck', run: () => oneCheck(runNode('scripts/typecheck.mjs') === 0) },
];
const fast = [...checks, { name: 'unit tests', run: () => runTests('reports/fast.json', ['--project', 'unit']) }];
const all = [
  ...checks,
  { name: 'tests', run: () => runTests('reports/tests.json') },
  { name: 'rules of founders have tests', run: () => oneCheck(hasTestsForAllRules('founders', 'all')) },
  { name: 'rules of civilization have tests', run: () => oneCheck(hasTestsForAllRules('civilization', 'all')) },
];

const missing = prerequisites.filter(({ ensure }) => !ensure());
for (const { name } of missing) console.error(`Not in place: ${name}`);

const total = { passed: 0, failed: missing.length, skipped: 0 };
if (missing.length === 0) {
  for (const { name, run } of isFast ? fast : all) {
    console.log(`\n== ${name}`);
    const started = performance.now();
    const counts = run();
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`-- ${name}: ${counts.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  }
}
if (process.env.CI === 'true' && total.skipped > 0) {
  console.log(`\n${total.skipped} skipped tests count as failed here (CI=true).`);
  total.failed += total.skipped;
  total.skipped = 0;
}

console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed === 0 ? 0 : 1;
