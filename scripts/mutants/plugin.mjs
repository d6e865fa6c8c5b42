// What Stryker lacks, as plugins: a sample of all mutants, and a progress bar that counts the sample only. Stryker loads this file
// in processes of its own.
import { relative } from 'node:path';
import { clearProgress, showProgress } from '../lib/showProgress.mjs';
import { placeOf } from './listMutants.mjs';

/**
 * @typedef {{ readonly folder: string, readonly places: readonly string[] }} Sample the folder of the sources, and `placeOf` every mutant drawn
 * @typedef {{ readonly mutantSample: Sample }} Options
 * @typedef {import('@stryker-mutator/api/core').Mutant} Mutant
 * @typedef {import('@stryker-mutator/api/core').MutantResult} MutantResult
 * @typedef {import('@stryker-mutator/api/check').CheckResult} CheckResult
 */

export const NOT_DRAWN = 'not in the sample';

/** Stryker checks mutants before it runs them: those that were not drawn end here. */
export class SampleChecker {
  static inject = /** @type {const} */ (['options']);

  /** @param {Options} options */
  constructor({ mutantSample: { folder, places } }) {
    this.folder = folder;
    this.places = new Set(places);
  }

  async init() {}

  /** All at once. @param {readonly Mutant[]} mutants */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  /** @param {readonly Mutant[]} mutants @returns {Promise<Record<string, CheckResult>>} */
  async check(mutants) {
    /** @type {Record<string, CheckResult>} */
    const results = {};
    for (const { id, fileName, location, replacement } of mutants) {
      const file = relative(this.folder, fileName).replaceAll('\\', '/');
      const isDrawn = this.places.has(placeOf(file, location, replacement));
      results[id] = /** @type {CheckResult} */ (
        isDrawn ? { status: 'passed' } : { status: 'compileError', reason: NOT_DRAWN }
      );
    }
    return results;
  }
}

class BarReporter {
  static inject = /** @type {const} */ (['options']);
  tested = 0;
  survived = 0;

  /** @param {Options} options */
  constructor({ mutantSample: { places } }) {
    this.total = places.length;
  }

  onDryRunCompleted() {
    showProgress(0, `0 of ${this.total}`);
  }

  /** @param {Readonly<MutantResult>} result */
  onMutantTested({ status, statusReason }) {
    if (statusReason === NOT_DRAWN) return;
    this.tested += 1;
    if (status === 'Survived' || status === 'NoCoverage') this.survived += 1;
    showProgress(this.tested / this.total, `${this.tested} of ${this.total}, ${this.survived} survived`);
  }

  wrapUp() {
    clearProgress();
  }
}

/** So that Stryker knows our option. */
export const strykerValidationSchema = { properties: { mutantSample: { type: 'object' } } };

export const strykerPlugins = [
  { kind: 'Checker', name: 'sample', injectableClass: SampleChecker },
  { kind: 'Reporter', name: 'bar', injectableClass: BarReporter },
];
