import { en as civilization } from '@tessera/locales/civilization/en';
import { en as common } from '@tessera/locales/common/en';
import { en as founders } from '@tessera/locales/founders/en';
import { PSEUDO_LANGUAGE, pseudo } from '@tessera/locales/pseudo';
import { en as ui } from '@tessera/locales/ui/en';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMessage } from '../readMessages.config.ts';
import { openSite, type Site, seriousFaults } from './browserKit.ts';
import { look, PHONE, SCREENS, type ScreenName, settled, WIDE } from './screenKit.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const NAMES = Object.keys(SCREENS) as ScreenName[];
const WIDTHS = [360, 390, 1440, 3840];
const SMALL = { width: 360, height: 740 };

describe('every screen is for everyone', () => {
  test.each(NAMES)(
    '%s: nothing serious for axe-core, light and dark, wide and on a phone; nothing sticks out',
    async (name) => {
      const { page, context, complaints } = await look(site, name);
      const found: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({
          width,
          height: width < 768 ? PHONE.height : width === WIDE.width ? WIDE.height : 2160,
        });
        await settled(page);
        found.push(...(await stickingOut(page)).map((line) => `${width} px: ${line}`));
        if (width !== PHONE.width && width !== WIDE.width) continue;
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await settled(page);
          // The dark page differs only in its colours.
          const rules = colorScheme === 'light' ? 'all' : 'colours';
          found.push(...(await seriousFaults(page, rules)).map((line) => `${width} px, ${colorScheme}: ${line}`));
        }
      }
      await context.close();
      expect(found).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});

describe('words of any length', () => {
  test.each(NAMES)('%s: the pseudo-locale does not break the layout', async (name) => {
    const { page, context, complaints } = await look(site, name, { prepare: speakPseudo });
    const found: string[] = [];
    for (const { width, height } of [SMALL, PHONE, WIDE]) {
      await page.setViewportSize({ width, height });
      await settled(page);
      found.push(...(await stickingOut(page)).map((line) => `${width} px: ${line}`));
      found.push(...(await cutOff(page)).map((line) => `${width} px, cut off: ${line}`));
    }
    expect(await page.locator('body').innerText()).toContain('⟦');
    await context.close();
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

/** Replaces English by the pseudo-locale. */
async function speakPseudo(page: Page): Promise<void> {
  const areas = { common, ui, founders, civilization };
  await page.route('**/assets/en-*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const area = Object.values(areas).find((messages) => belongs(messages, text));
    const exported = /export\s*\{[\w$]+ as ([\w$]+)\}/.exec(text)?.[1];
    if (area === undefined || exported === undefined) throw new Error(`no words: ${text.slice(0, 80)}`);
    const words = Object.entries(pseudo(area)).map(([key, said]) => [key, readMessage(said, PSEUDO_LANGUAGE)]);
    const body = `const words = ${JSON.stringify(Object.fromEntries(words))};export{words as ${exported}};`;
    await route.fulfill({ body, contentType: 'text/javascript' });
  });
}

/** Is this the built file of these messages? It contains one of their sentences, however keys are written. */
function belongs(messages: { readonly [key: string]: string }, text: string): boolean {
  const longest = Object.values(messages).filter((one) => /^[A-Za-z ,.]{30,}$/.test(one));
  return longest.length > 0 && longest.slice(0, 5).every((one) => text.includes(one));
}

/** What overflows the right or left edge and cannot be scrolled to within something else. */
async function stickingOut(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const lines: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) lines.push(`the page is ${scrollWidth} px wide`);
    for (const element of document.querySelectorAll(
      'button, a, input, select, h1, h2, h3, h4, p, li, td, label, img',
    )) {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || (right <= innerWidth + 1 && left >= -1)) continue;
      if (getComputedStyle(element).visibility === 'hidden' || isHeld(element)) continue;
      lines.push(
        `${element.tagName.toLowerCase()}.${element.className} from ${Math.round(left)} to ${Math.round(right)}`,
      );
    }
    return lines;

    /** Does it lie in something that scrolls or clips on purpose, like a map or a row of cards? */
    function isHeld(element: Element): boolean {
      for (
        let around = element.parentElement;
        around !== null && around !== document.body;
        around = around.parentElement
      ) {
        if (getComputedStyle(around).overflowX !== 'visible' || around.classList.contains('sr')) return true;
      }
      return element.classList.contains('sr');
    }
  });
}

/**
 * What may end in an ellipsis. Names of people, bots, tables and games can have any length, and stand in rows of fixed
 * width; each can be read in full elsewhere: on the player's or the tile's card, in the table's own settings.
 */
const NAMES_CUT = [
  '.strip-name, .civ-player-names > *, .founders-scores-name > *, .replay-player-name, .create-seat-name > *',
  '.top-title, .replay-title, .my-game-link, .table-row-name > *',
  '.founders-victory-name',
  // The chosen value: the list that it opens shows all of it.
  '.pick-value',
  // A line of the log in the list of turning points: pressing it leads to the line itself.
  '.replay-point-detail',
  // The sentence of the bar and its consequences, as long as the button that opens them is there.
  '.bar-words:has(.bar-more) *',
].join(', ');

/** Texts that are partly unreadable. */
async function cutOff(page: Page): Promise<string[]> {
  return await page.evaluate((names) => {
    const lines: string[] = [];
    for (const element of document.querySelectorAll('button, a, h1, h2, h3, h4, p, label, span, b, td, th, li, dd')) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      if (clientWidth <= 1 || clipPath !== 'none' || element.closest('.sr') !== null || element.matches(names))
        continue;
      const isWide = overflowX === 'hidden' && scrollWidth > clientWidth + 1;
      const isTall = overflowY === 'hidden' && scrollHeight > clientHeight + 2;
      const { tagName, className, textContent } = element;
      if (isWide || isTall) lines.push(`${tagName.toLowerCase()}.${className}: ${textContent?.slice(0, 60)}`);
    }
    return lines;
  }, NAMES_CUT);
}
