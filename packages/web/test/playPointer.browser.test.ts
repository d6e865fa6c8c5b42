import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from './browserKit.ts';
import { expectSound, expectStandings, type Press, player, playToTheEnd, pressing, STILL } from './playKit.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** After this many presses a game is well under way. */
const MIDDLE = 40;

describe('a whole game of Founders', () => {
  test('is played by mouse on the board', async () => {
    const { page, context, complaints } = await player(site, { viewport: { width: 1440, height: 900 } });
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now against bots' }).click();
    await page.locator('.founders-map').waitFor();
    await expectSound(page, 'at the start');
    await playToTheEnd(page, pressing(page, 'click'), {
      undo: () => page.locator('.tool-undo').click(),
      async meanwhile(_, presses) {
        if (presses !== MIDDLE) return;
        await expectSound(page, 'in the middle');
        await page.locator('.tool-help').click();
        await page.getByRole('dialog').waitFor();
        await expectSound(page, 'with the rules open');
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      },
    });
    await expectStandings(page, 3);
    await expectSound(page, 'at the end');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is played by touch on a phone', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...STILL };
    const { page, context, complaints } = await player(site, phone);
    const tap = pressing(page, 'tap');
    const press: Press = async (thing, aim) => {
      const { isPlace, size, side } = await page.locator(thing).evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isPlace = element instanceof SVGElement;
        return { isPlace, size: Math.min(width, height), side: document.documentElement.scrollWidth - innerWidth };
      });
      // Fingers are not precise: targets have room, and even a half tile in a wide territory can be hit.
      expect(size, thing).toBeGreaterThanOrEqual(isPlace ? 24 : 44);
      expect(side, 'sticks out to the side').toBeLessThanOrEqual(0);
      await tap(thing, aim);
    };
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now against bots' }).tap();
    await page.locator('.founders-map').waitFor();
    await expectSound(page, 'at the start');
    await playToTheEnd(page, press, {
      undo: () => page.locator('.tool-undo').tap(),
      async meanwhile(_, presses) {
        if (presses !== MIDDLE) return;
        await expectSound(page, 'in the middle');
        await page.locator('.tool-log').tap();
        await page.getByRole('dialog').waitFor();
        await expectSound(page, 'with the log open');
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      },
    });
    await expectStandings(page, 3);
    await expectSound(page, 'at the end');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
