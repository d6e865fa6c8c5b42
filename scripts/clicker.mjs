// `npm run clicker`: plays whole games of Civilization through the page by pressing at random, and reports crashes,
// freezes and errors of the console. `-- --games 50 --phone`; a fault names the seed that reproduces it.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build as bundle } from 'esbuild';
import { build } from './build.mjs';
import { BROWSER_FLAGS, browserPath, ensureBrowser } from './lib/browser.mjs';
import { clearProgress, showProgress } from './lib/showProgress.mjs';
import { ensureInstalled, root } from './lib/workspace.mjs';
import { buildPage } from './page.mjs';

const USAGE = `npm run clicker -- [options]
  --games N     number of games (10)
  --seed N      the seed of the first game, one more for each further one (1)
  --phone       on 390 px, by touch; otherwise on 1280 px, by mouse
  --bots N      number of bots at each table, 1 to 4; otherwise 1, 2, 3 and 4 in turn
  --base        the base game, without the expansion: 3 bots at most
  --presses N   number of presses after which a bot plays on to the end (200)
  --freeze MS   how long the page may stay busy (8000)
  --keep FOLDER keep the records of games that were played to their end`;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    phone: { type: 'boolean', default: false },
    base: { type: 'boolean', default: false },
    bots: { type: 'string' },
    presses: { type: 'string', default: '200' },
    freeze: { type: 'string', default: '8000' },
    keep: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** @param {'games' | 'seed' | 'presses' | 'freeze' | 'bots'} name @param {number} least @param {number} most */
function numberOf(name, least, most) {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  console.error(`--${name} is a whole number from ${least} to ${most}.\n\n${USAGE}`);
  process.exit(2);
}

/**
 * @typedef {{ presses: number, answered: number, hasEnded: boolean, longest: number, faults: readonly string[], trail: readonly string[], record: string | null }} Result
 * @typedef {import('playwright-core').BrowserContextOptions} Screen
 * @typedef {{ clickThrough(context: unknown, game: object): Promise<Result>, SCREENS: { wide: Screen, phone: Screen } }} Clicker
 */

/** The module that plays (packages/web/test/clicker.ts), bundled. @param {string} folder @returns {Promise<Clicker>} */
async function theClicker(folder) {
  const { outputFiles } = await bundle({
    absWorkingDir: root,
    entryPoints: ['packages/web/test/clicker.ts'],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    logLevel: 'warning',
  });
  const [code] = outputFiles;
  if (code === undefined) throw new Error('esbuild wrote nothing');
  // A file, so that errors say where they come from.
  const file = join(folder, 'clicker.mjs');
  writeFileSync(file, code.contents);
  return import(pathToFileURL(file).href);
}

/** The real server, on any port that is free. @param {string} data */
async function startServer(data) {
  const program = join(root, 'packages/cli/dist/main.mjs');
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--host', '127.0.0.1'], {
    env: { PATH: process.env.PATH, TESSERA_DATA: data, TESSERA_LOG_LEVEL: 'warn', TESSERA_RATE_REQUESTS: '1000000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  let printed = '';
  for await (const part of child.stdout) {
    printed += String(part);
    const [, url] = /^Tessera is ready at (\S+)$/m.exec(printed) ?? [];
    if (url !== undefined) return { url, end: () => child.kill('SIGTERM') };
  }
  throw new Error(`the server has ended before it served: ${printed}`);
}

async function main() {
  const games = numberOf('games', 1, 10_000);
  const seed = numberOf('seed', 0, 2 ** 31);
  const presses = numberOf('presses', 1, 100_000);
  const freeze = numberOf('freeze', 100, 600_000);
  const most = values.base ? 3 : 4;
  const bots = values.bots === undefined ? null : numberOf('bots', 1, most);
  const isPhone = values.phone;
  await build();
  await buildPage();
  const folder = mkdtempSync(join(tmpdir(), 'tessera-clicker-'));
  const { clickThrough, SCREENS } = await theClicker(folder);
  const { chromium } = await import('playwright-core');
  const server = await startServer(folder);
  const executablePath = browserPath() ?? '';
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  let faulty = 0;
  const sums = { presses: 0, answered: 0, ended: 0, longest: 0 };
  for (let number = 0; number < games; number++) {
    const game = {
      seed: seed + number,
      bots: bots ?? (number % most) + 1,
      hasExpansion: !values.base,
      isPhone,
      presses,
      freeze,
      onPress: (/** @type {number} */ done) =>
        showProgress(
          (number + Math.min(1, done / presses)) / games,
          `game ${number + 1} of ${games}, ${faulty} faulty`,
        ),
    };
    const began = performance.now();
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'en',
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      ...(isPhone ? SCREENS.phone : SCREENS.wide),
    });
    const result = await clickThrough(context, game);
    sums.presses += result.presses;
    sums.answered += result.answered;
    sums.ended += result.hasEnded ? 1 : 0;
    sums.longest = Math.max(sums.longest, result.longest);
    const isGood = result.faults.length === 0 && result.hasEnded;
    if (values.keep !== undefined && result.record !== null) {
      mkdirSync(values.keep, { recursive: true });
      writeFileSync(join(values.keep, `clicked-${game.bots + 1}-${game.seed}.tessera`), result.record);
    }
    const line = `seed ${game.seed}, ${game.bots} bots, ${isPhone ? 'phone' : 'wide'}: ${result.presses} presses, ${result.answered} answers, ${result.hasEnded ? 'played to the end' : 'NOT ENDED'}, busy for ${Math.round(result.longest)} ms at most, ${Math.round((performance.now() - began) / 1000)} s`;
    clearProgress();
    console.log(`${isGood ? 'ok    ' : 'FAULTY'} ${line}`);
    if (!isGood) {
      faulty += 1;
      for (const fault of result.faults) console.log(`       ${fault}`);
      const report = join(root, 'reports/clicker', `${isPhone ? 'phone' : 'wide'}-${game.seed}`);
      mkdirSync(join(report, '..'), { recursive: true });
      writeFileSync(`${report}.txt`, `${line}\n\n${result.faults.join('\n')}\n\n${result.trail.join('\n')}\n`);
      const [page] = context.pages().slice(-1);
      await page?.screenshot({ path: `${report}.png` }).catch(() => {});
      console.log(`       ${report}.txt`);
    }
    await context.close();
  }
  await browser.close();
  server.end();
  rmSync(folder, { recursive: true, force: true });
  console.log(
    `${games} games, ${sums.ended} to the end, ${faulty} faulty; ${sums.presses} presses, ${sums.answered} answers, busy for ${Math.round(sums.longest)} ms at most`,
  );
  return faulty === 0;
}

if (values.help) console.log(USAGE);
else if (!ensureInstalled() || !ensureBrowser()) process.exitCode = 1;
else process.exitCode = (await main()) ? 0 : 1;
