import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Random games take long on a busy machine; only a test that hangs should ever meet this limit.
    testTimeout: 180_000,
    hookTimeout: 600_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/tests.json' },
  },
});
