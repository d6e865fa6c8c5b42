// Set up before every test file: no test may have a time limit of its own, since it would fail on a busy machine.
import { beforeEach } from 'vitest';
import { TEST_LIMIT } from './limits.mjs';

beforeEach(({ task }) => {
  if (task.timeout >= TEST_LIMIT) return;
  throw new Error(`a time limit of ${task.timeout} ms: leave it to the limit of all tests (vitest.config.ts)`);
});
