import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes the service worker with the list of all built files, so that the page starts, and games against bots and on
 * one screen go on, without a network.
 */
export function serviceWorker(): Plugin {
  let publicFolder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved({ publicDir }) {
      publicFolder = publicDir;
    },
    generateBundle: {
      // After index.html has been written.
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('the build has no index.html');
        const built = Object.keys(bundle).filter((name) => !name.endsWith('.map') && name !== 'index.html');
        const fixed = readdirSync(publicFolder);
        const files = ['/', ...[...fixed, ...built].map((name) => `/${name}`)].sort();
        // The names of built files change with their contents; those of the others do not.
        const version = createHash('sha256').update(files.join('\n')).update(index.source);
        for (const name of fixed) version.update(readFileSync(join(publicFolder, name)));
        const program = readFileSync(new URL('serviceWorker.js', import.meta.url), 'utf8');
        const head = [
          `const VERSION = ${JSON.stringify(version.digest('hex').slice(0, 16))};`,
          `const FILES = ${JSON.stringify(files)};`,
        ];
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: [...head, program].join('\n') });
      },
    },
  };
}
