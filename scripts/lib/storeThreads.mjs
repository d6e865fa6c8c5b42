// Node cannot run TypeScript in a worker: this bundles the store's threads for tests that open a store from its sources.
import { build } from '../build.mjs';

const THREADS = ['packages/server/dist/sqliteThread.mjs', 'packages/server/dist/checkpointThread.mjs'];

async function buildThreads() {
  for (const bundle of THREADS) await build(bundle);
}

/** @param {import('vitest/node').TestProject} project */
export async function setup(project) {
  await buildThreads();
  project.onTestsRerun(buildThreads);
}
