import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './browserKit.ts';
import { byMouse, playCivilization } from './civilizationKit.ts';
import { expectSound, expectStandings, player } from './playKit.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** After this many presses a game is well under way. */
const MIDDLE = 30;

test('a game of Civilization is played from the lobby to its end', async () => {
  const { page, context, complaints } = await player(site, { viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  await page.getByRole('link', { name: 'Create a table' }).first().click();
  // A click target is the label beside a radio button.
  const choose = (group: string, name: string) =>
    page.getByRole('radiogroup', { name: group }).locator('label', { hasText: name }).click();
  await choose('Game', 'Civilization');
  await choose('Where to play', 'On this screen');
  await choose('Seat 2', 'None');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.locator('.civ-map').waitFor();
  await expectSound(page, 'at the start');

  const { questions } = await playCivilization(page, byMouse(page), 'brief', async (_, presses) => {
    if (presses !== MIDDLE) return true;
    await expectSound(page, 'in the middle');
    // The same table in words, and back to the drawing.
    await page.keyboard.press('t');
    await page.locator('.text-question .option').first().waitFor();
    await expectSound(page, 'in the text view');
    await page.keyboard.press('t');
    await page.locator('.civ-map').waitFor();
    return true;
  });
  expect(questions[0]).toMatch(/^Where will your capital stand/);
  expect(questions.some((question) => question.startsWith('City Management'))).toBe(true);
  expect(questions.some((question) => question.startsWith('Which tech do you research'))).toBe(true);

  await expectStandings(page, 2);
  await expectSound(page, 'at the end');
  // The whole game can be replayed from its beginning.
  await page.locator('.end-actions a').click();
  await page.waitForURL('**/replay/local/**');
  await page.locator('.civ-map').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
