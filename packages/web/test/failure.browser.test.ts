import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from './browserKit.ts';
import { keepGames, keptGame } from './keptGames.ts';
import { asked, expectSound, player } from './playKit.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const GAME = keptGame({
  id: 'broken',
  game: 'civilization',
  title: '',
  seats: [
    { kind: 'person', name: 'Ona' },
    { kind: 'bot', bot: 'greedy' },
  ],
  ago: 5,
  stopsAt: ({ seat, kind }) => seat === 0 && kind === 'cityManagement',
});

/** A user with a game whose table fails as soon as it is drawn, or one of whose files never loads. */
async function visitor(language: string, file: RegExp, text: string | null) {
  const guest = await player(site, { viewport: { width: 390, height: 844 } });
  const { page, context } = guest;
  const keeper = await context.newPage();
  await keepGames(keeper, [GAME]);
  await keeper.close();
  await page.addInitScript(`localStorage.setItem('tessera.settings', '{"language":"${language}","theme":"dark"}')`);
  await context.route(file, (route) =>
    text === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: text }),
  );
  await page.goto('/local/broken');
  return guest;
}

const BOARD = /\/assets\/CivilizationBoard-[\w-]+\.js$/;
const BROKEN = 'export const CivilizationBoard = () => { throw new Error("as it happens") }';

describe('a page that fails', () => {
  test('says so in the player’s language, and leads back to the table', async () => {
    const { page, context } = await visitor('pl', BOARD, BROKEN);
    await page.getByRole('heading', { level: 1, name: 'Na tej stronie coś poszło nie tak' }).waitFor();
    expect(await page.title()).toBe('Na tej stronie coś poszło nie tak · Tessera');
    expect(await page.locator('html').getAttribute('lang')).toBe('pl');
    expect(await page.getByRole('alert').innerText()).toContain('Twoje gry są bezpieczne');
    await page.getByRole('link', { name: 'Do lobby' }).waitFor();
    await expectSound(page, 'the error screen');
    // The failure is gone with the next visit.
    await context.unroute(BOARD);
    await page.getByRole('link', { name: 'Wróć do stołu' }).click();
    await page.locator('.civ-map').waitFor();
    expect(page.url()).toMatch(/\/local\/broken$/);
    expect(await asked(page)).not.toBeNull();
    await context.close();
  });

  test('has its words even if those of the page do not load', async () => {
    const { page, context } = await visitor('lt', /\/assets\/lt-[\w-]+\.js$/, null);
    await page.getByRole('heading', { level: 1, name: 'Šiame puslapyje įvyko klaida' }).waitFor();
    await page.getByRole('link', { name: 'Grįžti prie stalo' }).waitFor();
    await context.close();
  });

  test('recovers by going somewhere else', async () => {
    const { page, context } = await visitor('en', BOARD, BROKEN);
    await page.getByRole('link', { name: 'To the lobby' }).click();
    await page.getByRole('button', { name: 'Play now against bots' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Back to the table' }).waitFor();
    await context.unroute(BOARD);
    await page.evaluate(() => history.pushState(null, '', '/about'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await page.getByRole('navigation').first().waitFor();
    expect(await page.locator('.failure').count()).toBe(0);
    await context.close();
  });
});
