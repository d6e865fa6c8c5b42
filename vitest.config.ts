import { defineConfig } from 'vitest/config';
import { POLL_LIMIT, TEST_LIMIT } from './scripts/lib/limits.mjs';

/**
 * A test file belongs to one project, by its name or its folder:
 *
 * - `browser`: `*.browser.test.ts`, opens the page in a real browser.
 * - `server`: all of packages/server/test, and `*.server.test.ts` elsewhere: starts servers, databases or other processes.
 * - `slow`: `*.slow.test.ts`, takes more than two seconds on an idle machine, mostly random games.
 * - `unit`: all others.
 *
 * Files of a project share processes, since loading the modules again takes longer than most files: they keep nothing in
 * modules that another file could see, and leave globals as they were.
 */
const TESTS = ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'];
const named = (kind: string) => TESTS.map((pattern) => pattern.replace('.test.ts', `.${kind}.test.ts`));
const BROWSER = named('browser');
const SERVER = ['packages/server/test/**/*.test.ts', ...named('server')];
const SLOW = named('slow');

export default defineConfig({
  test: {
    globalSetup: ['scripts/lib/storeThreads.mjs'],
    setupFiles: ['scripts/lib/noOwnLimit.mjs'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 3,
    testTimeout: TEST_LIMIT,
    hookTimeout: TEST_LIMIT,
    expect: { poll: { timeout: POLL_LIMIT } },
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/tests.json' },
    projects: [
      { extends: true, test: { name: 'browser', include: BROWSER } },
      { extends: true, test: { name: 'server', include: SERVER, exclude: BROWSER } },
      { extends: true, test: { name: 'slow', include: SLOW, exclude: SERVER } },
      { extends: true, test: { name: 'unit', include: TESTS, exclude: [...BROWSER, ...SERVER, ...SLOW] } },
    ],
  },
});
