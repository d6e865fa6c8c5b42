// Set up before every test file: no test has a shorter limit than all others, for it would fail on a busy machine.
import { beforeEach } from 'vitest';
import { TEST_LIMIT } from './limits.mjs';

beforeEach(({ task }) => {
  if (task.timeout >= TEST_LIMIT) return;
  throw new Error(`a time limit of ${task.timeout} ms: leave it to the limit of all tests (vitest.config.ts)`);
});
