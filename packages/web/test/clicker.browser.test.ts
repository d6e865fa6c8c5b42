import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './browserKit.ts';
import { clickThrough, SCREENS } from './clicker.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** `npm run clicker` plays many long ones. */
test.each([
  { screen: 'wide', seed: 11, bots: 4 },
  { screen: 'phone', seed: 12, bots: 1 },
] as const)('a game of random presses goes to its end without a fault, $screen', async ({ screen, seed, bots }) => {
  const { context } = await site.visitor({ ...SCREENS[screen], serviceWorkers: 'block', reducedMotion: 'reduce' });
  const game = { seed, bots, hasExpansion: true, isPhone: screen === 'phone', presses: 40, freeze: 30_000 };
  const { faults, hasEnded, answered, trail } = await clickThrough(context, game);
  expect(faults, trail.join('\n')).toEqual([]);
  expect(hasEnded).toBe(true);
  expect(answered).toBeGreaterThan(3);
  await context.close();
});
