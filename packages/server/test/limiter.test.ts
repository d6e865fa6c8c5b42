import { expect, test } from 'vitest';
import { createLimiter } from '../src/people/limiter.ts';

/** Work that ends when the test says so, and tells in which order it began. */
function workshop() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    work: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.push(() => resolve(name));
      }),
    async endAll() {
      while (ends.length > 0) {
        ends.shift()?.();
        await new Promise(setImmediate);
      }
    },
  };
}

test('addresses take turns: many of one do not keep another waiting', async () => {
  const limited = createLimiter({ atOnce: 2, waiting: 256, waitingEach: 16 });
  const { begun, work, endAll } = workshop();
  const here = Array.from({ length: 40 }, (_, i) => limited('here', work(`here ${i}`)));
  const there = limited('there', work('there'));
  await endAll();
  expect(await there).toBe('there');
  expect(begun).toHaveLength(2 + 16 + 1);
  expect(begun.indexOf('there')).toBe(3);
  expect((await Promise.all(here)).filter((name) => name === null)).toHaveLength(40 - 2 - 16);
});

test('no more than agreed runs at once, and room is free again after work that fails', async () => {
  const limited = createLimiter({ atOnce: 1, waiting: 1, waitingEach: 1 });
  const { begun, work, endAll } = workshop();
  await expect(limited('here', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const first = limited('here', work('first'));
  const second = limited('here', work('second'));
  expect(await limited('there', work('third'))).toBe(null);
  expect(begun).toEqual(['first']);
  await endAll();
  expect([await first, await second]).toEqual(['first', 'second']);
});
