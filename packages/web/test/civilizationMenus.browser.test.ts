import type { PlainObject } from '@tessera/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './browserKit.ts';
import { keepGames, keptGame } from './keptGames.ts';
import { asked, player } from './playKit.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const ONA = { kind: 'person', name: 'Ona' } as const;
const BOT = { kind: 'bot', bot: 'greedy' } as const;

/** Something that a city can make, with several ways to pay. */
function itemWithWays(options: readonly PlainObject[]): string | null {
  const items = options.filter((option) => option['do'] === 'produce').map(({ city, item }) => `${city} ${item}`);
  return items.find((item, i) => items.indexOf(item) !== i) ?? null;
}

test('one of several ways to pay is chosen', async () => {
  const game = keptGame({
    id: 'ways',
    game: 'civilization',
    title: '',
    seats: [ONA, BOT],
    ago: 5,
    stopsAt: (ask, { game, match }) =>
      ask.seat === 0 && ask.kind === 'cityManagement' && itemWithWays(game.options(match.state, ask)) !== null,
  });
  const { page, context, complaints } = await player(site, { viewport: { width: 1280, height: 800 } });
  const keeper = await context.newPage();
  await keepGames(keeper, [game]);
  await keeper.close();
  await page.goto('/local/ways');
  const before = await asked(page);
  await page.locator('.civ-made[aria-expanded]:not(.more)').first().click();
  const ways = page.locator('.civ-ways .civ-choice');
  await ways.first().waitFor();
  expect(await ways.count()).toBeGreaterThan(1);
  // Opened, closed, and opened again.
  await page.locator('.civ-made[aria-expanded="true"]:not(.more)').click();
  await ways.first().waitFor({ state: 'detached' });
  await page.locator('.civ-made[aria-expanded]:not(.more)').first().click();
  await ways.last().click();
  await page.locator(`[data-asked="${before}"]`).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});
