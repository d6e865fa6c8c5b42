import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site, seriousFaults } from './browserKit.ts';
import { player } from './playKit.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

describe('the lobby', () => {
  test.each([
    { locale: 'en', colorScheme: 'light', viewport: WIDE, play: 'Play now against bots' },
    { locale: 'pl', colorScheme: 'dark', viewport: WIDE, play: null },
    { locale: 'lt', colorScheme: 'light', viewport: PHONE, play: null },
    { locale: 'fr', colorScheme: 'dark', viewport: PHONE, play: 'Play now against bots' },
  ] as const)('opens in the browser’s language: $locale, $colorScheme, $viewport.width px', async (given) => {
    const { play, locale, ...options } = given;
    const { page, context, complaints } = await site.visitor({ locale, ...options });
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(locale === 'fr' ? 'en' : locale);
    if (play !== null) expect(await page.getByRole('button', { name: play }).count()).toBe(1);
    // Nothing overflows sideways.
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(await seriousFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('leads to the first decision with one click, and the game is there again after a reload', async () => {
    const { page, context, complaints } = await site.visitor();
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now against bots' }).click();
    await page.waitForURL('**/local/**');
    await page.locator('.bar-sentence').waitFor();
    const address = page.url();
    await page.reload();
    // The first decision may come after a bot's turn.
    await page.locator('.bar .options-list, .bar-buttons .btn, .bar-steps').first().waitFor();
    expect(page.url()).toBe(address);
    await page.goto('/');
    await page.getByText('Your turn').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a game against bots', () => {
  test('is played to its end in the text view', async () => {
    const { page, context, complaints } = await player(site);
    await page.addInitScript(`localStorage.setItem('tessera.settings', '{"textView":true,"botPace":"atOnce"}')`);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now against bots' }).click();
    await page.waitForURL('**/local/**');
    const option = page.locator('.text-question .options-list .option').first();
    const ending = page.locator('main.end');
    // Two questions may read alike: each has its own number.
    const nextQuestion = async (before: string) => {
      const found = await page.waitForFunction((last) => {
        if (document.querySelector('main.end') !== null) return 'the end';
        if (document.querySelector('.text-question .option') === null) return null;
        const asked = document.querySelector('[data-asked]')?.getAttribute('data-asked') ?? null;
        return asked === last ? null : asked;
      }, before);
      return (await found.jsonValue()) ?? '';
    };
    let question = await nextQuestion('');
    for (let answers = 0; answers < 600 && question !== 'the end'; answers++) {
      await option.click();
      question = await nextQuestion(question);
    }
    await ending.waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
