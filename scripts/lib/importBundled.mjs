// TypeScript for scripts: esbuild bundles a module in memory, and node imports it.
import { build } from 'esbuild';
import { root } from './workspace.mjs';

/**
 * @param {string} entry the module's path, from the root
 * @returns {Promise<unknown>} what it exports
 */
export async function importBundled(entry) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    logLevel: 'warning',
  });
  const code = outputFiles[0];
  if (code === undefined) throw new Error(`esbuild wrote nothing for ${entry}`);
  return import(`data:text/javascript;base64,${Buffer.from(code.contents).toString('base64')}`);
}
