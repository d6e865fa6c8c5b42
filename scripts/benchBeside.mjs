// How fast the engines are compared with those of an earlier commit: `npm run bench:beside -- COMMIT [--seconds S]`. Both are loaded into one
// process and play random games in turns, a slice each, so that other load on the machine slows both alike.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { root } from './lib/workspace.mjs';

/** A slice of play, and how many come before any is counted: the compiler has to warm up. */
const SLICE_MS = 150;
const WARM_UP = 6;

/** @typedef {{ game: { id: string }, bench: object }} Benched */
/** @typedef {{ GAMES: readonly Benched[], selfPlay: (game: object, tables: object) => { playGame(): number } }} Engines */

/**
 * The games of a working tree. Its packages are found in it, not where node_modules links them to.
 * @param {string} tree
 * @param {string} file where the bundle is written
 * @returns {Promise<Engines>}
 */
async function enginesOf(tree, file) {
  await build({
    stdin: {
      contents: `export { GAMES } from './packages/cli/src/games.ts';
        export { selfPlay } from './packages/cli/src/bench/selfPlay.ts';`,
      resolveDir: tree,
    },
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [
      {
        name: 'packages',
        setup: ({ onResolve }) => {
          onResolve({ filter: /^@tessera\// }, ({ path }) => {
            const [, name = '', ...rest] = path.split('/');
            const folder = join(tree, 'packages', name);
            const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
            return { path: join(folder, exports[['.', ...rest].join('/')] ?? wild(exports, rest.join('/'))) };
          });
        },
      },
    ],
  });
  return import(pathToFileURL(file).href);
}

/**
 * A path that a package exports by a pattern such as "./*".
 * @param {Record<string, string>} exports
 * @param {string} path
 */
function wild(exports, path) {
  for (const [pattern, target] of Object.entries(exports)) {
    const [before = '', after] = pattern.slice(2).split('*');
    if (after === undefined || !path.startsWith(before) || !path.endsWith(after)) continue;
    return target.replace('*', path.slice(before.length, path.length - after.length));
  }
  throw new Error(`nothing is exported as ${path}`);
}

/**
 * Plays for a slice.
 * @param {() => number} playGame
 * @returns {number} decisions per second of processor time
 */
function slice(playGame) {
  const before = process.cpuUsage();
  let decisions = 0;
  for (const until = performance.now() + SLICE_MS; performance.now() < until; ) decisions += playGame();
  const { user, system } = process.cpuUsage(before);
  return (decisions * 1e6) / (user + system);
}

/** @param {number[]} values */
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * @param {Engines[]} both
 * @param {string} id
 * @param {number} seconds
 */
function compare(both, id, seconds) {
  const plays = both.map(({ GAMES, selfPlay }) => {
    const found = GAMES.find(({ game }) => game.id === id);
    if (found === undefined) throw new Error(`there was no ${id} then`);
    return selfPlay(found.game, found.bench).playGame;
  });
  for (let i = 0; i < WARM_UP; i++) for (const play of plays) slice(play);
  const [before, now] = /** @type {[() => number, () => number]} */ (plays);
  /** @type {{ before: number[], now: number[], ratio: number[] }} */
  const rates = { before: [], now: [], ratio: [] };
  for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
    const isFirst = rates.ratio.length % 2 === 0;
    const first = slice(isFirst ? before : now);
    const second = slice(isFirst ? now : before);
    rates.before.push(isFirst ? first : second);
    rates.now.push(isFirst ? second : first);
    rates.ratio.push(isFirst ? second / first : first / second);
  }
  const pairs = rates.ratio.length;
  const figures = [median(rates.before), median(rates.now)].map((rate) => Math.round(rate).toLocaleString('en'));
  console.log(
    `${id}: ${figures[0]} decisions per second before, ${figures[1]} now; ratio ${median(rates.ratio).toFixed(3)} (${pairs} pairs)`,
  );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '30' } },
});
const [commit] = positionals;
const seconds = Number(values.seconds);
if (commit === undefined || !(seconds > 0)) {
  console.error('npm run bench:beside -- COMMIT [--seconds S]');
  process.exitCode = 2;
} else {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-beside-'));
  try {
    const tree = join(folder, 'tree');
    execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', root, tree]);
    execFileSync('git', ['checkout', '--quiet', '--detach', commit], { cwd: tree });
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'dir');
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const both = [await enginesOf(tree, join(folder, 'before.js')), await enginesOf(root, join(folder, 'now.js'))];
    for (const { game } of both[1]?.GAMES ?? []) compare(both, game.id, seconds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
