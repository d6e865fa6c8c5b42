// `npm start`: installs what is missing, builds what has changed, and opens a game of Founders in the terminal.
import { ensureInstalled, runNode, tools } from './lib/workspace.mjs';

if (ensureInstalled()) {
  process.exitCode = runNode(tools.tessera, ['play', '--game', 'founders', ...process.argv.slice(2)]);
} else {
  console.error('The dependencies could not be installed: see the messages of npm above.');
  process.exitCode = 1;
}
