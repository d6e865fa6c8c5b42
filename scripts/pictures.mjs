// `npm run pictures`: takes the kept pictures of the page's screens again. Look at each one before committing it.
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled, runNode, tools } from './lib/workspace.mjs';

process.env.TESSERA_PICTURES = 'rewrite';
const isReady = ensureInstalled() && ensureBrowser();
process.exitCode = isReady
  ? runNode(tools.vitest, ['run', '--reporter=default', 'packages/web/test/pictures.browser.test.ts'])
  : 1;
