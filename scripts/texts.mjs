// What became of proposed corrections of the texts: `npm run texts -- corrections.json` compares each with the messages as they
// are and says whether it was taken, changed or declined, and why (scripts/texts/reasons.json). A report of the same name beside it
// (corrections.md) names the general points. `--json` prints the same for programs. Ends with 1 if anything has no verdict.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { importBundled } from './lib/importBundled.mjs';
import { messageVerdicts, pointsIn, pointVerdicts, readCorrections } from './lib/verdicts.mjs';

/** @param {string} sentence @returns {never} */
function stop(sentence) {
  console.error(sentence);
  process.exit(2);
}

const paths = process.argv.slice(2).filter((arg) => arg !== '--json');
const [path] = paths;
if (path === undefined || paths.length > 1) stop('Usage: npm run texts -- CORRECTIONS.json [--json]');

// npm runs scripts in the root, but a path is relative to where the command was given.
const file = resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
const report = file.replace(/\.json$/, '.md');

/** @type {import('./lib/verdicts.mjs').Corrections} */
let corrections;
try {
  corrections = readCorrections(readFileSync(file, 'utf8'));
} catch (error) {
  stop(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
}

const { CATALOGS } = /** @type {typeof import('./texts/catalogs.ts')} */ (
  await importBundled('scripts/texts/catalogs.ts')
);
/** @type {import('./lib/verdicts.mjs').Reasons} */
const reasons = JSON.parse(readFileSync(new URL('texts/reasons.json', import.meta.url), 'utf8'));
const messages = messageVerdicts(corrections, CATALOGS, reasons);
const points = pointVerdicts(
  report !== file && existsSync(report) ? pointsIn(readFileSync(report, 'utf8')) : [],
  reasons,
);
const open = [...messages, ...points].filter(({ verdict }) => verdict === 'open').length;

if (process.argv.includes('--json')) console.log(JSON.stringify({ messages, points, open }, null, 2));
else {
  for (const { language, key, verdict, reason } of messages) {
    console.log(`${verdict.padEnd(8)} ${language} ${key}${reason === null ? '' : `: ${reason}`}`);
  }
  for (const { id, verdict, what } of points)
    console.log(`${verdict.padEnd(8)} ${id}${what === null ? '' : `: ${what}`}`);
  for (const language of Object.keys(corrections)) {
    console.log(`${language}: ${countedBy(messages.filter((one) => one.language === language))}`);
  }
  console.log(`points: ${countedBy(points)}`);
}
if (open > 0) process.exitCode = 1;

/** @param {readonly { readonly verdict: string }[]} verdicts */
function countedBy(verdicts) {
  return ['taken', 'changed', 'declined', 'open']
    .map((one) => `${verdicts.filter(({ verdict }) => verdict === one).length} ${one}`)
    .join(', ');
}
