// Checks every TypeScript project: each package's sources under its own tsconfig (the page's tests too, since they need
// a browser's types), then tests, scripts and configuration under the root's.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageNames, root, runNode, tools } from './lib/workspace.mjs';

const projects = [
  ...packageNames().flatMap((name) => [`packages/${name}/tsconfig.json`, `packages/${name}/test/tsconfig.json`]),
  'tsconfig.json',
];
const failed = projects
  .filter((project) => existsSync(join(root, project)))
  .filter((project) => runNode(tools.tsc, ['-p', project]) !== 0);

if (failed.length > 0) {
  console.error(`Type errors in ${failed.join(', ')}`);
  process.exitCode = 1;
}
