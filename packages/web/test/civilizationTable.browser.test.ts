import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from './browserKit.ts';
import { byKeys, byMouse, byTouch, type Press, playCivilization, turnsOf } from './civilizationKit.ts';
import { keepGames, keptGame } from './keptGames.ts';
import { expectSound, player } from './playKit.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A whole turn: from one City Management to the next. */
const PHASE = 'City Management';

async function beginCivilization(page: Page, press: Press): Promise<void> {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Civilization' }).check({ force: true });
  await press('.play-now');
  await page.locator('.civ-map').waitFor();
}

/** Plays a number of turns on the board; the log shows what was done. */
async function playTurns(page: Page, press: Press, turns: number): Promise<void> {
  const asked: string[] = [];
  const checked = new Set<string>();
  const { last } = await playCivilization(page, press, 'full', async ({ question }) => {
    asked.push(question);
    const phase = /^[^:?]*/.exec(question)?.[0] ?? '';
    if (['Where will your capital stand', PHASE, 'Movement'].includes(phase) && !checked.has(phase)) {
      checked.add(phase);
      await expectSound(page, question);
    }
    return turnsOf(asked) <= turns;
  });
  expect(last.question).toMatch(/^City Management/);
  expect([...checked]).toEqual(['Where will your capital stand', PHASE, 'Movement']);
  expect(asked.filter((question) => question.endsWith('where to?')).length).toBeGreaterThan(0);
}

/** The log, however it is opened. */
async function logOf(page: Page): Promise<string> {
  return (await page.locator('.log').allTextContents()).join('\n');
}

describe('the table of Civilization', () => {
  test('is played on the board by mouse for two turns', async () => {
    const { page, context, complaints } = await player(site, WIDE);
    const press = byMouse(page);
    await beginCivilization(page, press);
    await playTurns(page, press, 2);
    const log = await logOf(page);
    expect(log).toMatch(/You place your capital at [A-H]\d+/);
    expect(log).toMatch(/You move (1\sarmy|1\sscout|2\sarmies)/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is played on the board by touch on a phone in the dark for two turns', async () => {
    const { page, context, complaints } = await player(site, { ...PHONE, colorScheme: 'dark' });
    const press = byTouch(page);
    await beginCivilization(page, press);
    await playTurns(page, press, 2);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is played by keyboard alone for a turn', async () => {
    const { page, context, complaints } = await player(site, WIDE);
    await beginCivilization(page, byMouse(page));
    await playTurns(page, byKeys(page), 1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is played from the fifth seat with the expansion for a turn', async () => {
    const { page, context, complaints } = await player(site, WIDE);
    await page.goto('/create');
    const choose = (group: string, name: string) =>
      page.getByRole('radiogroup', { name: group }).locator('label', { hasText: name }).click();
    await choose('Game', 'Civilization');
    await choose('Where to play', 'On this screen');
    await choose('Seat 5', 'Person');
    for (const seat of [1, 2, 3, 4]) await choose(`Seat ${seat}`, 'Bot');
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await page.locator('.civ-map').waitFor();
    expect(await page.locator('.civ-player').count()).toBe(5);
    await playTurns(page, byMouse(page), 1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('lets a player build an offer, and says why it may not be made', async () => {
    const game = keptGame({
      id: 'trade',
      game: 'civilization',
      title: '',
      // The other player is a person too, who answers nothing while nobody sits there.
      seats: [
        { kind: 'person', name: 'Ona' },
        { kind: 'person', name: 'Jan' },
      ],
      ago: 5,
      stopsAt: ({ seat, kind }, { match }) => match.n > 300 && seat === 0 && kind === 'negotiate',
    });
    const { page, context, complaints } = await player(site, { ...WIDE, colorScheme: 'dark' });
    const keeper = await context.newPage();
    await keepGames(keeper, [game]);
    await keeper.close();
    await page.goto('/local/trade');
    await page.locator('.curtain .btn.ink').click();
    await page.getByRole('button', { name: 'Put together an offer' }).click();
    const builder = page.getByRole('region', { name: 'Put together an offer' });
    const make = builder.getByRole('button', { name: 'Make this offer' });
    expect(await make.isDisabled()).toBe(true);
    const given = builder.locator('.civ-offer-side').first().locator('.civ-offer-good', { hasText: 'Trade' });
    await given.getByRole('button', { name: 'Increase' }).click();
    await builder.getByText(/^Offer Jan 1\strade for nothing/).waitFor();
    // The wanted element need not be there yet.
    const wanted = builder.locator('.civ-offer-side').last().locator('.civ-offer-good[data-none]').last();
    for (let n = 0; n < 2; n++) await wanted.getByRole('button', { name: 'Increase' }).click();
    await builder.getByText(/^Offer Jan 1\strade for 2\s.*III/).waitFor();
    await expectSound(page, 'the offer');
    await make.click();
    // The offer lies on the table: it can be withdrawn, and a second one is not possible.
    await page.getByRole('button', { name: /^Withdraw/ }).waitFor();
    await page.getByRole('button', { name: 'Put together an offer' }).click();
    await given.getByRole('button', { name: 'Increase' }).click();
    await builder.getByRole('button', { name: /RUL-266/ }).waitFor();
    expect(await make.isDisabled()).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each([4, 5])('shows %i players side by side on a phone, with nothing cut off', async (players) => {
    const bot = { kind: 'bot', bot: 'greedy' } as const;
    const game = keptGame({
      id: 'many',
      game: 'civilization',
      title: '',
      seats: Array.from({ length: players }, (_, seat) => (seat === 0 ? { kind: 'person', name: 'Ona' } : bot)),
      ago: 5,
      options: { expansion: players > 4 },
      stopsAt: ({ seat, kind }, { match }) => match.n > 900 && seat === 0 && kind === 'negotiate',
    });
    const { page, context, complaints } = await player(site, PHONE);
    const keeper = await context.newPage();
    await keepGames(keeper, [game]);
    await keeper.close();
    await page.goto('/local/many');
    await page
      .locator('.strip-figures')
      .nth(players - 1)
      .waitFor();
    const strips = await page.evaluate(() =>
      [...document.querySelectorAll('.strip')].map((strip) => {
        const { left, right } = strip.getBoundingClientRect();
        const figures = [...strip.querySelectorAll('.strip-figures > *')];
        const edges = figures.map((figure) => figure.getBoundingClientRect().right);
        return {
          figures: figures.map((figure) => Number.parseInt(figure.textContent, 10)),
          isOnScreen: left >= 0 && right <= innerWidth,
          isCutOff: Math.max(...edges) > right - 4,
        };
      }),
    );
    expect(strips).toHaveLength(players);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    // Two digits are the widest trade.
    expect(Math.max(...strips.map(({ figures }) => figures[0] ?? 0))).toBeGreaterThan(9);
    expect(strips.filter(({ isOnScreen, isCutOff }) => isCutOff || !isOnScreen)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
