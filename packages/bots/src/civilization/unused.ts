import type { Excuse } from '../coverage.ts';

/** Components that bots may leave unused, each for a reason, and covered by a test of the rules. */
export const UNUSED: readonly Excuse[] = [];
