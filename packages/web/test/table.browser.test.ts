import { readFileSync } from 'node:fs';
import { founders } from '@tessera/game-founders';
import { readRecord, verify } from '@tessera/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site, seriousFaults } from './browserKit.ts';
import { answerFromList, asked, dealAlike } from './playKit.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

/** A game against bots in this browser, at its first question. */
async function atTable(given: {
  readonly game?: string;
  readonly viewport?: { width: number; height: number };
  readonly settings?: object;
}) {
  const { game = 'founders', viewport = WIDE, settings = {} } = given;
  const visitor = await site.visitor({ viewport, serviceWorkers: 'block' });
  await dealAlike(visitor);
  const kept = JSON.stringify({ language: 'en', botPace: 'atOnce', ...settings });
  await visitor.page.addInitScript(`
    localStorage.setItem('tessera.game', '${game}');
    if (localStorage.getItem('tessera.settings') === null) localStorage.setItem('tessera.settings', '${kept}');
  `);
  await visitor.page.goto('/');
  await visitor.page.getByRole('button', { name: 'Play now against bots' }).click();
  await visitor.page.waitForURL('**/local/**');
  await asked(visitor.page);
  return visitor;
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { className, textContent, ariaLabel } = document.activeElement as HTMLElement;
    return { className: String(className), name: ariaLabel ?? textContent ?? '' };
  });

/** One round by Tab: the classes of all stops. */
async function tabStops(page: Page): Promise<string[]> {
  await page.locator('.top-title').click();
  const stops: string[] = [];
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    const isBody = await page.evaluate(() => document.activeElement === document.body);
    if (isBody) break;
    stops.push((await focused(page)).className);
  }
  return stops;
}

describe('the log', () => {
  test('is one stop for Tab; arrows go through it, Enter leads to the moment, Escape back', async () => {
    const { page, context, complaints } = await atTable({});
    for (let i = 0; i < 4; i++) await answerFromList(page);
    await asked(page);
    const stops = await tabStops(page);
    expect(stops.filter((name) => name.includes('log-moment'))).toHaveLength(1);
    expect(stops.filter((name) => name.includes('strip-button'))).toHaveLength(1);
    expect(stops.filter((name) => name.startsWith('tool'))).toHaveLength(1);
    // Tab first reaches something in the middle of the table that may be chosen.
    const first = stops.findIndex((name) => /founders-(pick|stack)/.test(name));
    expect(stops.findIndex((name) => name.includes('rule-link'))).toBeGreaterThan(first);
    await page.keyboard.press('l');
    const newest = await focused(page);
    expect(newest.name).toBe(await page.locator('.log-moment').last().getAttribute('aria-label'));
    await page.keyboard.press('Home');
    expect((await focused(page)).name).toBe(await page.locator('.log-moment').first().getAttribute('aria-label'));
    // A card of what the line mentions, by keys; it closes when the log scrolls, so the scrolling must end first.
    await framesPass(page);
    await page.keyboard.press('ArrowRight');
    await page.locator('.hover-card').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.hover-card').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    expect((await focused(page)).className).toContain('log-moment');
    await page.keyboard.press('Enter');
    await page.locator('.log-line.shown').first().waitFor();
    expect(await page.locator('.bar-sentence').textContent()).toContain('You are looking at move');
    await page.keyboard.press('Escape');
    await page.locator('.log-line.shown').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    expect((await focused(page)).className).not.toContain('log-moment');
    expect(await seriousFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('changes its language at once', async () => {
    const { page, context, complaints } = await atTable({});
    for (let i = 0; i < 2; i++) await answerFromList(page);
    const lines = () => page.locator('.log-words').allTextContents();
    const english = await lines();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitemradio', { name: 'Polski' }).click();
    await page.locator('html[lang="pl"]').waitFor();
    await page.getByRole('heading', { name: 'Dziennik' }).waitFor();
    const polish = await lines();
    expect(polish.length).toBeGreaterThanOrEqual(english.length);
    for (const [i, line] of english.entries()) expect(polish[i]).not.toBe(line);
    expect(polish.join(' ')).toMatch(/Bierzesz|bierze/);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('why not', () => {
  test('is explained by keyboard with the rule, and opens the help there', async () => {
    const { page, context, complaints } = await atTable({});
    // Until one tile fits somewhere and another fits nowhere.
    const why = page.locator('.founders-market:has([data-lit]) .founders-pick[data-why*="addTile"]').first();
    const isAdding = async () =>
      (await asked(page)) === null ||
      ((await page.locator('.founders-pick[data-lit]').count()) > 0 && (await why.count()) > 0);
    for (let i = 0; i < 40 && !(await isAdding()); i++) await answerFromList(page);
    const thing = await why.elementHandle();
    await page.locator('.founders-pick[tabindex="0"], .founders-stack[tabindex="0"]').first().focus();
    await page.keyboard.press('Shift');
    await thing?.evaluate((element) => (element as HTMLElement).focus());
    const card = page.locator('.why-not');
    await card.waitFor();
    const rule = (await card.locator('.rule-link').textContent()) ?? '';
    expect(rule).toMatch(/^T-\d{3}$/);
    const reason = (await card.locator('.why-not-reason').textContent()) ?? '';
    expect(reason).not.toBe('');
    expect(await thing?.getAttribute('aria-describedby')).toBe('why-not');
    await page.keyboard.press('h');
    const drawer = page.getByRole('dialog');
    await drawer.locator('.help-rule', { hasText: rule }).waitFor();
    // The refused thing stands beside the rule.
    expect(await drawer.textContent()).toContain(reason);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the decision bar', () => {
  test.each([
    { game: 'founders', viewport: PHONE, board: '.founders-sheet' },
    { game: 'founders', viewport: WIDE, board: '.founders-market' },
    { game: 'civilization', viewport: PHONE, board: '.civ-map' },
    { game: 'civilization', viewport: WIDE, board: '.civ-map' },
  ])('never moves: $game at $viewport.width px', async ({ game, viewport, board }) => {
    const { page, context, complaints } = await atTable({ game, viewport });
    // The board is loaded after the bar, and lies within it on a phone.
    await page.locator(board).waitFor();
    await page.evaluate(() => {
      const heights = new Set<string>();
      const look = () => {
        const box = document.querySelector('.bar')?.getBoundingClientRect();
        if (box !== undefined) heights.add(`${Math.round(box.top)} ${Math.round(box.height)}`);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(globalThis, { heights });
    });
    for (let i = 0; i < 20; i++) await answerFromList(page);
    const heights = await page.evaluate(() => [...(globalThis as unknown as { heights: Set<string> }).heights]);
    expect(heights).toHaveLength(1);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('arrangements', () => {
  test('standing orders of a game in this browser are offered, kept, and there again after a reload', async () => {
    const { page, context, complaints } = await atTable({ game: 'civilization' });
    const openOrders = async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menuitem', { name: 'Standing orders' }).waitFor();
      // This game has no end by agreement.
      expect(await page.getByRole('menuitem', { name: 'Propose to end the game' }).count()).toBe(0);
      await page.getByRole('menuitem', { name: 'Standing orders' }).click();
    };
    await openOrders();
    const toggles = page.getByRole('dialog').getByRole('switch');
    await toggles.first().waitFor();
    // For responses, interruptions, the moments of a battle, and before each phase.
    expect(await toggles.count()).toBe(4);
    await page.getByRole('dialog').locator('.toggle').first().click();
    await page.getByRole('dialog').locator('.toggle[data-selected]').waitFor();
    await page.reload();
    await asked(page);
    await openOrders();
    await page.getByRole('dialog').locator('.toggle[data-selected]').waitFor();
    expect(await page.getByRole('dialog').locator('.toggle[data-selected]').count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a seat that was handed over is reclaimed; after resigning, the game is played to its end, and its record verifies', async () => {
    const { page, context, complaints } = await atTable({ settings: { botPace: 'slow' } });
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await choose('Hand over to a bot');
    await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click();
    await page.getByRole('button', { name: 'Take my seat back' }).click();
    await page.getByRole('button', { name: 'Take my seat back' }).waitFor({ state: 'detached' });
    const running = page.waitForEvent('download');
    await choose('Export the record');
    const redacted = readFileSync(await (await running).path(), 'utf8');
    expect(() => readRecord(redacted)).toThrow(/no proof/);
    expect(redacted).not.toContain('"secret"');
    await choose('Resign');
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.locator('main.end').waitFor();
    const finished = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    const record = readRecord(readFileSync(await (await finished).path(), 'utf8'));
    expect(verify(founders, record).entries).toBe(record.entries.length);
    // The charts say where the lead changed, in words as well.
    await page.locator('.chart-points li').first().waitFor();
    expect(await page.locator('.chart table caption').count()).toBeGreaterThan(0);
    expect(await seriousFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** The result of a scroll is reported in the frame after it. */
async function framesPass(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}
