// Reads vitest's JSON report.
import { readFileSync } from 'node:fs';

/**
 * @typedef {{ status: string, assertionResults: readonly { status: string }[] }} FileResult
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * The counts of a test run. A file that fails outside its tests is one failure, and so is a run that left no report, ran no test,
 * or failed without saying where.
 * @param {string} path of the report
 * @param {number} exitStatus of vitest
 * @returns {Counts}
 */
export function countTests(path, exitStatus) {
  /** @type {readonly FileResult[]} */
  let files;
  try {
    files = JSON.parse(readFileSync(path, 'utf8')).testResults;
  } catch {
    console.error('The unit tests left no report.');
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of files) {
    const failedBefore = counts.failed;
    for (const test of assertionResults) {
      if (test.status === 'passed') counts.passed++;
      else if (test.status === 'failed') counts.failed++;
      else counts.skipped++;
    }
    if (status === 'failed' && counts.failed === failedBefore) counts.failed++;
  }
  if (counts.failed === 0 && (exitStatus !== 0 || counts.passed === 0)) {
    console.error(counts.passed === 0 ? 'No unit test ran.' : 'The unit tests failed outside any test.');
    counts.failed++;
  }
  return counts;
}
