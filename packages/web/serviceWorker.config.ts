import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Writes the service worker with the list of all built files, so that the page starts, and games against bots and on one
 * screen go on, without a network.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((name) => !name.endsWith('.map') && name !== 'index.html');
      const files = ['/', '/icon.svg', '/manifest.webmanifest', ...built.map((name) => `/${name}`)].sort();
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
      const program = readFileSync(new URL('serviceWorker.js', import.meta.url), 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n${program}`,
      });
    },
  };
}
