// `npm start`: installs what is missing, builds what has changed, and serves. Options are those of `tessera serve`.
import { isPlaceFit } from './lib/place.mjs';
import { ensureInstalled } from './lib/workspace.mjs';

/**
 * npm passes a signal on to the shell that it has started us by, and that does not pass it on: it is gone, and we have
 * another parent. That is the sign to stop.
 */
function stopWithShell() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  timer.unref();
}

if (!isPlaceFit('builds')) {
  process.exitCode = 1;
} else if (ensureInstalled()) {
  const { buildPage } = await import('./page.mjs');
  if (await buildPage()) console.log('Built the page');
  if (process.env.npm_lifecycle_event !== undefined) stopWithShell();
  // In this process and not in one of its own: so signals that do come need not be passed on.
  process.argv.splice(2, 0, 'serve');
  await import('../packages/cli/bin/tessera.mjs');
} else {
  console.error('The dependencies could not be installed: see the messages of npm above.');
  process.exitCode = 1;
}
