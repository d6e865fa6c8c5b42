import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STEPS } from '../src/help/guide/steps.ts';
import { openSite, type Site, seriousFaults } from './browserKit.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

/** What the guide wants the player to press, as marked on the page. */
const NEXT =
  '.guide.leading :is(.bar-buttons .btn.ink:not([disabled]), .text-question .option, .founders-stack[data-lit], ' +
  '.founders-pick[data-lit]:not([data-picked]), .founders-token[data-lit]:not([data-picked]))';

/** The guide's text; null while it lets the others move, or an answer is on its way. (Runs inside the page.) */
function wordsOf([before, next]: readonly [string | null, string]): string | null {
  if (document.querySelector('.coach-buttons') !== null) return 'done';
  const todo = document.querySelector('.coach-todo:not(.waiting)');
  if (todo === null || document.querySelector(next) === null) return null;
  const words = `${document.querySelector('.coach-title')?.textContent}: ${todo.textContent}`;
  return words === before ? null : words;
}

/** Waits until the guide says something new. */
async function nextWords(page: Page, before: string | null): Promise<string> {
  const words = await page.waitForFunction(wordsOf, [before, NEXT] as const);
  return (await words.jsonValue()) ?? '';
}

/** Follows the guide, step by step, until it has nothing left to say. Returns everything it said. */
async function follow(page: Page, press: (thing: Locator) => Promise<void>): Promise<string[]> {
  const said: string[] = [];
  let words = await nextWords(page, null);
  while (words !== 'done') {
    said.push(words);
    expect(said.length, words).toBeLessThan(60);
    await press(page.locator(NEXT).first());
    words = await nextWords(page, words);
  }
  return said;
}

/** Notes the title of every step shown, however briefly, also across a reload. */
async function noteTitles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      const title = document.querySelector('.coach-title')?.textContent ?? '';
      const titles = JSON.parse(sessionStorage.getItem('titles') ?? '[]') as string[];
      if (title !== '' && !titles.includes(title)) sessionStorage.setItem('titles', JSON.stringify([...titles, title]));
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

async function titlesShown(page: Page): Promise<string[]> {
  return JSON.parse((await page.evaluate(() => sessionStorage.getItem('titles'))) ?? '[]') as string[];
}

async function begin(page: Page): Promise<void> {
  await page.goto('/learn');
  await page.locator('.learn-buttons .btn.ink').click();
  await page.locator(NEXT).first().waitFor();
}

function isFocused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
}

/** Presses Tab until something of this kind has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (await isFocused(page, selector)) return;
  }
  throw new Error(`Tab never comes to ${selector}`);
}

describe('the guided game', () => {
  test('can be finished by mouse from the lobby, whatever else is pressed, and leads to a real game', async () => {
    const { page, context, complaints } = await site.visitor({ viewport: WIDE });
    await noteTitles(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Learn', exact: true }).click();
    await page.getByRole('button', { name: 'Begin the guided game' }).click();
    await page.locator(NEXT).first().waitFor();
    expect(await seriousFaults(page)).toEqual([]);

    // Another tile is refused, and the guide says why; Esc puts back what was picked up.
    await page.locator('.founders-pick').first().click({ force: true });
    await page.locator('.why-not').getByText('the guide saves it for later').waitFor();
    const first = await nextWords(page, null);
    await page.locator(NEXT).first().click();
    const held = await nextWords(page, first);
    expect(held).toContain('Now press “Take it”.');
    await page.keyboard.press('Escape');
    expect(await nextWords(page, held)).toBe(first);

    let presses = 0;
    await follow(page, async (thing) => {
      presses++;
      if (presses === 10) {
        expect(await seriousFaults(page)).toEqual([]);
        const before = await nextWords(page, null);
        await page.reload();
        await thing.waitFor();
        expect(await nextWords(page, null)).toBe(before);
      }
      await thing.click();
    });
    await page.getByRole('heading', { name: 'Now you know the game' }).waitFor();
    // Every step was shown, and the end.
    expect(await titlesShown(page)).toHaveLength(STEPS.length + 1);
    await page.locator('.coach-text', { hasText: 'The score is 3 to 3.' }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);

    const address = page.url();
    await page.getByRole('button', { name: 'New game against bots' }).click();
    await page.waitForURL((url) => url.href !== address && url.pathname.startsWith('/local/'));
    await page.locator('.founders-pick[data-lit]').first().waitFor();
    expect(await page.locator('.coach').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('can be finished by keys alone: the focus is visible, and what happens is announced', async () => {
    const { page, context, complaints } = await site.visitor({ viewport: WIDE });
    await page.goto('/');
    await page.locator('a[href="/learn"]').first().waitFor();
    await tabTo(page, 'a[href="/learn"]');
    await page.keyboard.press('Enter');
    await page.locator('.learn-buttons .btn.ink').waitFor();
    await tabTo(page, '.learn-buttons .btn.ink');
    await page.keyboard.press('Enter');
    await page.locator(NEXT).first().waitFor();
    expect(await isFocused(page, '.coach-title')).toBe(true);
    await page.locator('#announcements', { hasText: 'Step 1 of 15: Your first tile' }).waitFor();
    // The way in: the guide leads to the thing itself.
    await tabTo(page, '.coach-show');
    await page.keyboard.press('Enter');
    await follow(page, async () => {
      // The table moves the focus by itself, after drawing; where it has not, the guide is the next stop.
      const led =
        ':is([data-lit]:not([data-picked]), [data-drafting][data-picked], .founders-map [data-lit] *, .bar-buttons .btn.ink)';
      const isLed = async () => (await isFocused(page, led)) || (await isFocused(page, '.coach-title'));
      await expect.poll(isLed).toBe(true);
      if (await isFocused(page, '.coach-title')) {
        await tabTo(page, '.coach-show');
        await page.keyboard.press('Enter');
      }
      expect(await isFocused(page, ':focus-visible')).toBe(true);
      await page.keyboard.press('Enter');
    });
    await expect.poll(() => isFocused(page, '.coach-title:focus-visible')).toBe(true);
    await page.locator('#announcements', { hasText: 'Now you know the game' }).waitFor();
    await tabTo(page, '.coach-buttons .btn:not(.ink)');
    await page.keyboard.press('Enter');
    // The same table, without the guide.
    await page.locator('.coach').waitFor({ state: 'detached' });
    await page.locator('.founders-stack[data-lit]').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('can be finished with a finger at 390 px, in Lithuanian', async () => {
    const { page, context, complaints } = await site.visitor({
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      locale: 'lt',
    });
    await begin(page);
    expect(await seriousFaults(page)).toEqual([]);
    const sticksOut = 'document.documentElement.scrollWidth - innerWidth';
    await follow(page, async (thing) => {
      expect(await page.evaluate(sticksOut)).toBeLessThanOrEqual(0);
      // The guide covers nothing that it talks about.
      const coach = await page.locator('.coach').boundingBox();
      const box = await thing.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((coach?.y ?? 0) + (coach?.height ?? 0));
      await thing.tap();
    });
    await page.getByRole('heading', { name: 'Dabar mokate žaisti' }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('can be finished in the text view, in Polish, and appears among the user’s games', async () => {
    const { page, context, complaints } = await site.visitor({ viewport: WIDE, locale: 'pl' });
    await page.addInitScript(`localStorage.setItem('tessera.settings', '{"textView":true,"language":"pl"}')`);
    await begin(page);
    await page.locator('.coach-todo', { hasText: 'Pod pytaniem jest jedna odpowiedź' }).waitFor();
    await page.locator(NEXT).first().click();
    await page.getByRole('heading', { name: 'Twój drugi kafel' }).waitFor();
    const address = page.url();
    await page.goto('/');
    await page.locator('a[href^="/local/"]').first().click();
    await page.waitForURL(address);
    await follow(page, (thing) => thing.click());
    await page.getByRole('heading', { name: 'Teraz znasz tę grę' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the help', () => {
  test('opens at the rule that refused, by mouse and by key, and returns the focus', async () => {
    const { page, context, complaints } = await site.visitor({ viewport: WIDE });
    await begin(page);
    const stack = page.locator('.founders-stack').nth(1);
    const number = page.locator('.help-rule-number', { hasText: 'R-33' });
    const drawer = page.getByRole('dialog');

    await stack.click({ force: true });
    await page.locator('.why-not .rule-link', { hasText: 'R-33' }).click();
    await number.waitFor();
    await page.locator('.help-reason').waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(page, '.why-not .rule-link, .founders-stack')).toBe(true);

    await stack.focus();
    await page.keyboard.press('Enter');
    await page.locator('.why-not .rule-link', { hasText: 'R-33' }).waitFor();
    await page.keyboard.press('h');
    await number.waitFor();
    expect(await seriousFaults(page)).toEqual([]);

    // From rule to rule and back; and the search finds the one that refused.
    await page.locator('.help-rule .rule-link', { hasText: 'T-015' }).click();
    await page.locator('.help-rule-number', { hasText: 'T-015' }).waitFor();
    await page.locator('.help-back').click();
    await number.waitFor();
    await page.locator('.help-search-input').fill('r33');
    await page.locator('.help-row-number', { hasText: 'R-33' }).click();
    await number.waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(page, '.founders-stack')).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('can be searched with and without Polish letters, also for passages; and says what is English only', async () => {
    const { page, context, complaints } = await site.visitor({ viewport: PHONE, locale: 'pl' });
    await page.goto('/learn');
    const books = page.locator('.learn-book');
    await books.first().click();
    const input = page.locator('.help-search-input');
    const found = page.locator('.help-rows .help-row-number');
    await input.fill('żeton wozów');
    await found.filter({ hasText: 'T-068' }).waitFor();
    const numbers = await found.allInnerTexts();
    await input.fill('qqqq');
    await page.getByText('Nic nie znaleziono').waitFor();
    await input.fill('zeton wozow');
    await found.filter({ hasText: 'T-068' }).waitFor();
    expect(await found.allInnerTexts()).toEqual(numbers);
    await input.fill('wodospad');
    await page.locator('.help-related mark', { hasText: 'Wodospad' }).waitFor();
    // The first Esc clears the search words, the second closes the drawer.
    await page.keyboard.press('Escape');
    await page.locator('.help-chapter').first().waitFor();
    expect(await input.inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(page, '.learn-book')).toBe(true);

    await books.last().click();
    await page.locator('.help-note[lang="pl"]').waitFor();
    expect(await page.locator('.help-book').getAttribute('lang')).toBe('en');
    await input.fill('blockade');
    await page.locator('.help-book mark', { hasText: 'blockade' }).first().waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(await seriousFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
