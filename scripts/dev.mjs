// `npm run dev`: the page with hot reload, and behind it a server that restarts when its sources change. One address for both,
// PORT or the first free one from 5173 on. Games are kept in .data/dev (TESSERA_DATA); other settings are those of `tessera serve`.
import { join } from 'node:path';
import { startDevServer } from './lib/devServer.mjs';
import { isPlaceFit } from './lib/place.mjs';
import { stopWithShell } from './lib/stopWithShell.mjs';
import { ensureInstalled, packageNames, root } from './lib/workspace.mjs';

/** Several files are often written at once. */
const SETTLING = 150;
const FIRST_PORT = 5173;

if (!isPlaceFit('builds') || !ensureInstalled()) process.exit(1);

const { PORT, ...env } = process.env;
const port = PORT === undefined || PORT === '' ? FIRST_PORT : Number(PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a whole number from 0 to 65535, not "${PORT}".`);
  process.exit(2);
}

const server = startDevServer({ TESSERA_DATA: join(root, '.data/dev'), ...env });
const target = await server.start();
if (target === null) {
  console.error('The server could not be started: see above.');
  process.exit(1);
}

const { createServer } = await import('vite');
const vite = await createServer({
  root: join(root, 'packages/web'),
  server: {
    host: '127.0.0.1',
    port,
    strictPort: PORT !== undefined && PORT !== '',
    // For the server, requests of the page come from the server's own address.
    proxy: { '/api': { target, ws: true, changeOrigin: true, headers: { origin: target } } },
  },
});
await vite.listen();

/** What the server is made from, the page aside. */
const sources = packageNames()
  .filter((name) => name !== 'web')
  .map((name) => join(root, 'packages', name, 'src'));
/** @type {NodeJS.Timeout | null} */
let soon = null;
vite.watcher.add(sources);
vite.watcher.on('all', (_event, path) => {
  if (!sources.some((folder) => path.startsWith(folder))) return;
  if (soon !== null) clearTimeout(soon);
  soon = setTimeout(async () => {
    const url = await server.restart();
    console.log(url === null ? 'The server does not start: see above.' : 'The server has been started again.');
  }, SETTLING);
});

// Vite's own listener would exit before the server has ended.
process.removeAllListeners('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    if (soon !== null) clearTimeout(soon);
    await vite.close();
    await server.end();
    process.exit(0);
  });
}
process.once('exit', () => server.kill());
stopWithShell();

const address = vite.resolvedUrls?.local[0] ?? '';
console.log(`Tessera is ready at ${address}`);
console.log(`The parts of the page, light and dark, are at ${address}gallery/`);
