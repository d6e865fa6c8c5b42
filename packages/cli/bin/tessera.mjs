#!/usr/bin/env -S node --max-semi-space-size=64
// Starts the command from its sources: bundles them first when one has changed since the last start.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../', import.meta.url);

if (!existsSync(new URL('node_modules/esbuild', root))) {
  console.error(`Tessera's dependencies are not installed: run "npm install" in ${fileURLToPath(root)} first.`);
  process.exit(2);
}

const { build } = await import('../../../scripts/build.mjs');
try {
  await build();
} catch (error) {
  // esbuild has printed what is wrong with a source; anything else has not been said yet.
  if (!(error instanceof Error && 'errors' in error)) console.error(error);
  process.exit(2);
}

process.setSourceMapsEnabled(true);
await import(new URL('../dist/main.mjs', import.meta.url).href);
