// Records of games that must replay as they were played: `node scripts/corpus.mjs` compares those in the packages with what
// the engine plays today, `--update` writes them again after an intended change. Games that were clicked through the page
// (clicked-*.tessera, `npm run clicker -- --keep FOLDER`) cannot be played again: they are left as they are.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importBundled } from './lib/importBundled.mjs';
import { root } from './lib/workspace.mjs';

const isUpdate = process.argv.includes('--update');
const { corpus, FOLDERS } = /** @type {typeof import('./corpus/play.ts')} */ (
  await importBundled('scripts/corpus/play.ts')
);
const records = corpus();
const wanted = new Map(records.map(({ path, text }) => [path, text]));
const present = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
);
const stale = present.filter((path) => !wanted.has(path) && !path.includes('/clicked-'));
const changed = records.filter(
  ({ path, text }) => !present.includes(path) || readFileSync(join(root, path), 'utf8') !== text,
);

for (const { path, text } of changed) {
  console.log(`${isUpdate ? 'wrote' : 'differs:'} ${path}`);
  if (isUpdate) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
for (const path of stale) {
  console.log(`${isUpdate ? 'removed' : 'not wanted:'} ${path}`);
  if (isUpdate) rmSync(join(root, path));
}
const count = changed.length + stale.length;
console.log(`${records.length} records, ${count === 0 ? 'all as they were' : `${count} changed`}`);
if (count > 0 && !isUpdate) process.exitCode = 1;
