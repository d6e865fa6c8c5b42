import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from './browserKit.ts';
import { keepGames, keptGame } from './keptGames.ts';
import { asked, player } from './playKit.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const LINES = 2000;

/** A long game of random bots, before an answer after which the same seat is asked again. */
const GAME = keptGame({
  id: 'long',
  game: 'civilization',
  title: '',
  seats: [
    { kind: 'person', name: 'Ona' },
    { kind: 'bot', bot: 'random' },
    { kind: 'bot', bot: 'random' },
    { kind: 'bot', bot: 'random' },
  ],
  ago: 5,
  played: 'random',
  stopsAt: ({ seat, kind }, { kept, game, match }) => {
    if (seat !== 0 || kind !== 'cityManagement') return false;
    const [ask] = match.state.pending?.asks ?? [];
    const canDevote =
      ask !== undefined && game.options(match.state, ask).some((option) => 'do' in option && option['do'] === 'devote');
    return canDevote && kept.reduce((sum, { told }) => sum + told.length, 0) > LINES * 1.2;
  },
});

/** Counts what the page formats as a time: every line does so once per rendering. */
const COUNTING = `
  globalThis.formats = 0;
  globalThis.made = 0;
  const { toLocaleTimeString } = Date.prototype;
  Date.prototype.toLocaleTimeString = function (...given) {
    formats += 1;
    made += 1;
    return toLocaleTimeString.apply(this, given);
  };
  const { DateTimeFormat } = Intl;
  const { get } = Object.getOwnPropertyDescriptor(DateTimeFormat.prototype, 'format');
  Object.defineProperty(DateTimeFormat.prototype, 'format', {
    get() {
      formats += 1;
      return get.call(this);
    },
  });
  Intl.DateTimeFormat = class extends DateTimeFormat {
    constructor(...given) {
      super(...given);
      made += 1;
    }
  };
`;

const counts = (page: Page) => page.evaluate<{ formats: number; made: number }>('({ formats, made })');

async function atLongTable(viewport: { width: number; height: number }) {
  const visitor = await player(site, { viewport });
  const { page, context } = visitor;
  const keeper = await context.newPage();
  await keepGames(keeper, [GAME]);
  await keeper.close();
  await page.addInitScript(COUNTING);
  await page.goto('/local/long');
  await asked(page);
  return visitor;
}

describe('a log of two thousand lines', () => {
  test('renders and formats only what is new', async () => {
    const { page, context, complaints } = await atLongTable({ width: 1440, height: 900 });
    const lines = page.locator('.log-panel .log-line');
    await lines.last().waitFor();
    const first = { ...(await counts(page)), lines: await lines.count() };
    expect(first.lines).toBeGreaterThan(LINES);
    expect(first.made, 'one format for all').toBe(1);

    const question = await asked(page);
    await page.locator('.civ-act .civ-made:not(.impossible, .more, [aria-expanded])').first().click();
    await page.locator(`[data-asked="${question}"]`).waitFor({ state: 'detached' });
    await asked(page);
    const next = { ...(await counts(page)), lines: await lines.count() };
    expect(next.lines).toBeGreaterThan(first.lines);
    expect(next.formats - first.formats, 'the new lines once').toBe(next.lines - first.lines);
    // Questions, hovering and opening have nothing to do with the log.
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.move(500, 400);
    expect((await counts(page)).formats).toBe(next.formats);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('lays out only what is near, and all of it can be read and reached', async () => {
    const { page, context, complaints } = await atLongTable({ width: 1440, height: 900 });
    const lines = page.locator('.log-panel .log-line');
    await lines.last().waitFor();
    const skipped = () =>
      page.evaluate(() => {
        const all = [...document.querySelectorAll('.log-panel .log-line')];
        return all.filter((line) => !line.checkVisibility({ contentVisibilityAuto: true })).length;
      });
    const count = await lines.count();
    await expect.poll(skipped).toBeGreaterThan(count - 200);
    // Screen readers find every line in the list, in order.
    const list = page.locator('.log-panel').getByRole('list');
    const told = await list.ariaSnapshot();
    expect(told.match(/- listitem/g)).toHaveLength(count);
    // The newest is visible; Home leads to the very first.
    await page.keyboard.press('l');
    await expect.poll(() => lines.last().evaluate((line) => line.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Home');
    await expect.poll(() => lines.first().evaluate((line) => line.contains(document.activeElement))).toBe(true);
    const isInSight = await lines.first().evaluate((line) => {
      const { top } = line.getBoundingClientRect();
      const log = line.closest('.log')?.getBoundingClientRect();
      return log !== undefined && top >= log.top - 1 && top < log.bottom;
    });
    expect(isInSight).toBe(true);
    await page.keyboard.press('End');
    await expect.poll(() => lines.last().evaluate((line) => line.contains(document.activeElement))).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
