import { build } from '../../../scripts/build.mjs';

/** The bundle that a pool of bots runs, built from the present sources: Node cannot run TypeScript in a worker. */
export async function builtBotWorker(): Promise<URL> {
  await build('packages/server/dist/botWorker.mjs');
  return new URL('../dist/botWorker.mjs', import.meta.url);
}
