import { defineConfig } from 'vitest/config';
import { POLL_LIMIT, TEST_LIMIT } from './scripts/lib/limits.mjs';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    globalSetup: ['scripts/lib/storeThreads.mjs'],
    setupFiles: ['scripts/lib/noOwnLimit.mjs'],
    pool: 'forks',
    maxWorkers: 3,
    testTimeout: TEST_LIMIT,
    hookTimeout: TEST_LIMIT,
    expect: { poll: { timeout: POLL_LIMIT } },
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/tests.json' },
  },
});
