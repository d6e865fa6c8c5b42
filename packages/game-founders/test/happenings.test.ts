import { expect, test } from 'vitest';
import { readHappening } from '../src/happenings.ts';

test('news of a kind known here are read as they are, others are passed over', () => {
  const told = { kind: 'coinsTaken', seat: 1, coins: 2 };
  expect(readHappening(told)).toBe(told);
  for (const kind of ['comet', 'constructor', '']) expect(readHappening({ kind })).toBe(null);
});
