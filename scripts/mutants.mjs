// `npm run mutants`: breaks the rules of a game on purpose, one small change at a time, and reports which changes no test notices.
// Writes reports/mutants-GAME.json. Ends with 1 if a mutant survives without a reason (packages/game-GAME/test/mutants.json), or a reason
// is stale.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { ensureInstalled, root } from './lib/workspace.mjs';
import { createCompiler } from './mutants/createCompiler.mjs';
import { filesOf, listMutants, placeOf, sampleOf } from './mutants/listMutants.mjs';
import { NOT_DRAWN } from './mutants/plugin.mjs';
import { replaced } from './mutants/replaced.mjs';
import { acceptSurvivors, countMutants, inWords, staleReasons } from './mutants/report.mjs';

/**
 * @typedef {import('./mutants/report.mjs').Judged} Judged
 * @typedef {import('./mutants/report.mjs').Reasons} Reasons
 * @typedef {import('./mutants/listMutants.mjs').Listed} Listed
 * @typedef {import('@stryker-mutator/api/core').MutantResult} MutantResult
 */

const USAGE = `npm run mutants -- [options]
  --files GLOB    files to change, from the src folder of the game; may be given again (the rooms with rules)
  --sample N      number of mutants, drawn by lot (all)
  --seed WORD     draws another sample (1)
  --game NAME     civilization or founders (civilization)
  --workers N     processes that test (half of the cores)
  --json          prints the whole report for programs`;

const GAMES = ['civilization', 'founders'];

/** @param {string} sentence @returns {never} */
function stop(sentence) {
  console.error(`${sentence}\n\n${USAGE}`);
  process.exit(2);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        files: { type: 'string', multiple: true, default: [] },
        sample: { type: 'string' },
        seed: { type: 'string', default: '1' },
        game: { type: 'string', default: 'civilization' },
        workers: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

/** @param {'sample' | 'workers'} name @param {string | undefined} value @param {number} otherwise */
function numberOf(name, value, otherwise) {
  if (value === undefined) return otherwise;
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : stop(`--${name} is a whole number above 0.`);
}

/**
 * Runs the tests against each mutant of the sample.
 * @param {string} game
 * @param {string} folder
 * @param {readonly Listed[]} sample
 * @param {number} workers
 */
function test(game, folder, sample, workers) {
  process.env['MUTANTS_OF'] = game;
  const sources = relative(root, folder).replaceAll('\\', '/');
  const stryker = new Stryker(
    /** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */ ({
      mutate: [...new Set(sample.map(({ file }) => `${sources}/${file}`))],
      // What the tests of a game need; the rest is not copied.
      ignorePatterns: [
        '**',
        '!package.json',
        '!tsconfig.base.json',
        '!packages/game-*/**',
        '!packages/kernel/**',
        '!docs/rules/**',
        '!scripts/**',
      ],
      plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants/plugin.mjs'],
      testRunner: 'vitest',
      vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
      checkers: ['sample'],
      reporters: ['bar'],
      mutantSample: { folder, places: sample.map(({ place }) => place) },
      coverageAnalysis: 'perTest',
      disableTypeChecks: false,
      concurrency: workers,
      timeoutMS: 10_000,
      tempDirName: 'reports/mutants',
      cleanTempDir: 'always',
      logLevel: 'error',
    }),
  );
  return stryker.runMutationTest();
}

/** @param {readonly MutantResult[]} results @param {readonly Listed[]} sample @param {string} folder @returns {Judged[]} */
function judge(results, sample, folder) {
  const compiles = createCompiler(join(folder, '../tsconfig.json'));
  const byPlace = new Map(sample.map((mutant) => [mutant.place, mutant]));
  /** @type {Judged[]} */
  const judged = [];
  for (const result of results) {
    if (result.statusReason === NOT_DRAWN) continue;
    const file = relative(folder, result.fileName).replaceAll('\\', '/');
    const mutant = byPlace.get(placeOf(file, fromZero(result.location), result.replacement));
    if (mutant === undefined) throw new Error(`${file} has changed in the meantime`);
    judged.push({ ...mutant, ...verdictOn(result, join(folder, file), compiles) });
  }
  return judged.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

/** Reports count from 1. @param {MutantResult['location']} location */
function fromZero({ start, end }) {
  return {
    start: { line: start.line - 1, column: start.column - 1 },
    end: { line: end.line - 1, column: end.column - 1 },
  };
}

/**
 * @param {MutantResult} result
 * @param {string} file
 * @param {(file: string, text: string) => boolean} compiles
 * @returns {Pick<Judged, 'verdict' | 'by'>}
 */
function verdictOn({ status, statusReason, killedBy, location, replacement }, file, compiles) {
  if (status === 'Killed') return { verdict: 'killed', by: killedBy?.[0] ?? null };
  if (status === 'Timeout') return { verdict: 'timed out', by: null };
  if (status !== 'Survived' && status !== 'NoCoverage')
    return { verdict: 'not applicable', by: statusReason ?? status };
  const text = replaced(readFileSync(file, 'utf8'), fromZero(location), replacement);
  return compiles(file, text)
    ? { verdict: 'survived', by: null }
    : { verdict: 'not applicable', by: 'it does not compile' };
}

async function main() {
  const options = readOptions();
  if (options.help) return console.log(USAGE);
  const { game, seed } = options;
  if (!GAMES.includes(game)) stop(`--game is ${GAMES.join(' or ')}.`);
  const workers = numberOf('workers', options.workers, Math.max(1, Math.floor(availableParallelism() / 2)));
  const count = numberOf('sample', options.sample, Number.POSITIVE_INFINITY);
  const folder = join(root, `packages/game-${game}/src`);
  const files = filesOf(folder, options.files);
  if (files.length === 0) stop('No file matches --files.');

  const mutants = await listMutants(folder, files);
  const sample = sampleOf(mutants, count, seed);
  const results = sample.length === 0 ? [] : await test(game, folder, sample, workers);
  const place = join(folder, '../test/mutants.json');
  /** @type {Reasons} */
  const reasons = existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : {};
  const judged = acceptSurvivors(judge(results, sample, folder), reasons);
  const withReasons = Object.keys(reasons).filter((file) => existsSync(join(folder, file)));
  const stale = staleReasons(await listMutants(folder, withReasons), judged, reasons);

  const { counts, rate } = countMutants(judged);
  const report = { game, files: options.files, of: mutants.length, seed, counts, rate, stale, mutants: judged };
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, `reports/mutants-${game}.json`), `${JSON.stringify(report, null, 2)}\n`);
  console.log(options.json ? JSON.stringify(report, null, 2) : inWords(judged, stale));
  if (counts.survived > 0 || stale.length > 0) process.exitCode = 1;
}

if (!ensureInstalled()) process.exitCode = 1;
else await main();
