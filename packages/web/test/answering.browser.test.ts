import type { Ask } from '@tessera/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from './browserKit.ts';
import { keepGames, keptGame } from './keptGames.ts';
import { answerFromList, asked, expectSound, player } from './playKit.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A player at a game that a bot has played up to their question. */
async function atQuestion(given: {
  readonly game: 'founders' | 'civilization';
  readonly stopsAt: (ask: Ask, n: number) => boolean;
  readonly screen: typeof WIDE | typeof PHONE;
  readonly settings?: object;
}) {
  const { game, stopsAt, screen, settings = {} } = given;
  const kept = keptGame({
    id: 'stopped',
    game,
    title: '',
    seats: [
      { kind: 'person', name: 'Ona' },
      { kind: 'bot', bot: 'greedy' },
    ],
    ago: 1,
    stopsAt: (ask, { match }) => ask.seat === 0 && stopsAt(ask, match.n),
  });
  const visitor = await player(site, screen);
  const { page, context } = visitor;
  await page.addInitScript(
    `localStorage.setItem('tessera.settings', '${JSON.stringify({ botPace: 'atOnce', ...settings })}')`,
  );
  const keeper = await context.newPage();
  await keepGames(keeper, [kept]);
  await keeper.close();
  await page.goto('/local/stopped');
  await asked(page);
  // The bar may ask before the board is loaded.
  await page.locator('.table-board [aria-label]').first().waitFor();
  return visitor;
}

/** Everything before a player: the question, the board by its names, and the log without the undo. */
async function seen(page: Page) {
  await asked(page);
  return await page.evaluate(() => {
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
    return {
      question: texts('.bar-sentence'),
      lit: document.querySelectorAll('[data-lit]').length,
      board: [...document.querySelectorAll('.table-board [aria-label]')].map((one) => one.getAttribute('aria-label')),
      players: texts('.strip, .civ-player'),
      log: texts('.log-panel .log-words').filter((line) => line !== 'You take something back.'),
    };
  });
}

const RESTART = { name: 'Restart turn' };

/** Moves an army by two squares. */
async function moveArmy(page: Page): Promise<void> {
  await answerFromList(page, /^Move 1\sarmy/);
  for (let steps = 0; steps < 2; steps++) await answerFromList(page, /^(Right|Left|Up|Down)/);
}

describe('restarting a turn', () => {
  test('in Founders undoes a token by its key; with a single answer there is no button for it', async () => {
    const { page, context, complaints } = await atQuestion({
      game: 'founders',
      screen: WIDE,
      stopsAt: ({ kind }, n) => kind === 'playToken' && n > 60,
    });
    const before = await seen(page);
    const first = await asked(page);
    await answerFromList(page);
    expect(await asked(page)).not.toBe(first);
    const after = await seen(page);
    expect(after.question).not.toEqual(before.question);
    expect(await page.getByRole('button', RESTART).count()).toBe(0);
    await page.keyboard.press('Control+Shift+Z');
    await page.locator('.tool-undo[disabled]').waitFor();
    expect(await seen(page)).toEqual(before);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each([
    { by: 'its key', screen: WIDE },
    { by: 'its button on a phone', screen: PHONE },
  ])('in Civilization by $by takes all moves of the phase back at once', async ({ screen }) => {
    const { page, context, complaints } = await atQuestion({
      game: 'civilization',
      screen,
      stopsAt: ({ kind }) => kind === 'movement',
    });
    const before = await seen(page);
    expect(before.question[0]).toMatch(/^Movement/);
    await moveArmy(page);
    const restart = page.getByRole('button', RESTART);
    await restart.waitFor();
    expect((await seen(page)).board).not.toEqual(before.board);
    await expectSound(page, 'with a turn to restart');
    if (screen === PHONE) await restart.tap();
    else await page.keyboard.press('Control+Shift+Z');
    await restart.waitFor({ state: 'detached' });
    await page.locator('.tool-undo[disabled]').waitFor();
    expect(await seen(page)).toEqual(before);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a question that another one replaces', () => {
  test('is not answered by a press that was meant for the one before', async () => {
    const { page, context, complaints } = await atQuestion({
      game: 'civilization',
      screen: WIDE,
      stopsAt: ({ kind }) => kind === 'movement',
    });
    const before = await seen(page);
    await moveArmy(page);
    const question = await asked(page);
    // Presses the moment the next question appears: faster than any person could.
    await page.evaluate(() => {
      const bar = document.querySelector('.bar');
      if (bar === null) throw new Error('there is no bar');
      new MutationObserver((_, observer) => {
        const end = document.querySelector<HTMLElement>('.bar-buttons .btn.ink');
        if (end === null) throw new Error('there is nothing to press');
        observer.disconnect();
        document.body.dataset['pressed'] = end.textContent;
        end.click();
      }).observe(bar, { attributeFilter: ['data-asked'] });
    });
    // The table agrees to go back; on one screen at once. So a question comes that no answer has called for.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Propose to go further back' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('option', { name: before.log.at(-1) ?? '', exact: true }).click();
    await dialog.getByRole('button', { name: 'Propose' }).click();
    await page.getByRole('alert').getByText('This question is no longer open.').waitFor();
    expect(await page.locator('body').getAttribute('data-pressed')).toMatch(/^End your Movement/);
    const now = await seen(page);
    expect(now.question).toEqual(before.question);
    expect(now.board).toEqual(before.board);
    expect(await asked(page)).not.toBe(question);
    // A player who has read it may answer it.
    await page.getByRole('alert').getByRole('button').click();
    const open = await asked(page);
    await expect
      .poll(async () => {
        await page.locator('.bar-buttons .btn.ink').click();
        return await asked(page);
      })
      .not.toBe(open);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
