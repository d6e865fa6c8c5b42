// `npm start`: installs what is missing, builds what has changed, and serves. Options are those of `tessera serve`.
import { isPlaceFit } from './lib/place.mjs';
import { stopWithShell } from './lib/stopWithShell.mjs';
import { ensureInstalled } from './lib/workspace.mjs';

if (!isPlaceFit('builds')) {
  process.exitCode = 1;
} else if (ensureInstalled()) {
  const { buildPage } = await import('./page.mjs');
  if (await buildPage()) console.log('Built the page');
  stopWithShell();
  // In this process rather than a child, so that signals need not be passed on.
  process.argv.splice(2, 0, 'serve');
  await import('../packages/cli/bin/tessera.mjs');
} else {
  console.error('The dependencies could not be installed: see the messages of npm above.');
  process.exitCode = 1;
}
