import { defineConfig } from 'vitest/config';
import { TEST_LIMIT } from '../lib/limits.mjs';

/** Tests that compare with what was recorded notice every change, and say of none whether it is right. */
const RECORDED = ['corpus', 'perft', 'storedRecords', 'storedStates'];

/** The tests that mutants run against: the unit tests of the game (scripts/mutants.mjs names it), less the recorded ones. */
export default defineConfig({
  test: {
    include: [`packages/game-${process.env['MUTANTS_OF']}/test/**/*.test.ts`],
    exclude: ['**/*.slow.test.ts', ...RECORDED.map((name) => `**/${name}.test.ts`)],
    isolate: false,
    testTimeout: TEST_LIMIT,
    hookTimeout: TEST_LIMIT,
  },
});
