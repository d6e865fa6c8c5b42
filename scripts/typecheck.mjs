// Checks every TypeScript project: each package's sources under its own tsconfig (the page's tests too, since they need
// a browser's types), then tests, scripts and configuration under the root's. Packages refer to those they import, so that each
// is checked once, and nothing unchanged since the last run is checked again.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageNames, root, runNode, tools } from './lib/workspace.mjs';

const projects = [
  ...packageNames().flatMap((name) => [`packages/${name}/tsconfig.json`, `packages/${name}/test/tsconfig.json`]),
  'tsconfig.json',
].filter((project) => existsSync(join(root, project)));

process.exitCode = runNode(tools.tsc, ['-b', ...projects]);
