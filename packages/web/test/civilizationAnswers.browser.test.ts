import type { View } from '@tessera/game-civilization';
import type { Ask, PlainObject } from '@tessera/kernel';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocalGame } from '../src/offline/localGame.ts';
import { openSite, type Site, type Visitor } from './browserKit.ts';
import { byMouse, byTouch, type Press } from './civilizationKit.ts';
import { keepGames, keptGame } from './keptGames.ts';
import { asked, expectSound, player, STILL } from './playKit.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const WIDE = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const ONA = { kind: 'person', name: 'Ona' } as const;
const BOT = { kind: 'bot', bot: 'greedy' } as const;

type StopsAt = (ask: Ask, local: LocalGame) => boolean;

/** A player before a question of a game that has come that far. */
async function before(stopsAt: StopsAt, screen: Parameters<Site['visitor']>[0], played = 'greedy'): Promise<Visitor> {
  const stops: StopsAt = (ask, local) => ask.seat === 0 && stopsAt(ask, local);
  const game = keptGame({
    id: 'answers',
    game: 'civilization',
    title: '',
    seats: played === 'greedy' ? [ONA, BOT, BOT] : [ONA, { kind: 'bot', bot: played }],
    ago: 5,
    stopsAt: stops,
    played,
  });
  const visitor = await player(site, { ...screen, ...STILL });
  const keeper = await visitor.context.newPage();
  await keepGames(keeper, [game]);
  await keeper.close();
  await visitor.page.goto('/local/answers');
  await asked(visitor.page);
  await visitor.page.locator('.civ-map, .civ-battle').first().waitFor();
  return visitor;
}

const optionsOf = (ask: Ask, { game, match }: LocalGame) => game.options(match.state, ask) as readonly PlainObject[];
const viewOf = ({ game, match }: LocalGame) => game.view(match.state, 0) as unknown as View;

/** A group that can move two steps, at a place with a corner that these lead to. */
const atStep: StopsAt = (ask, local) => ask.kind === 'step' && cornerOf(ask, local) !== null;

function cornerOf(ask: Ask, local: LocalGame): number | null {
  const { square: from, left } = ask as unknown as { readonly square: number; readonly left: number };
  const { width, squares } = viewOf(local).map;
  if (left < 2 || optionsOf(ask, local).length < 3) return null;
  for (const square of [from - width - 1, from - width + 1, from + width - 1, from + width + 1]) {
    if (!squares.some((one) => one.square === square)) continue;
    const why = local.game.explain(local.match.state, 0, { kind: 'step', answer: { do: 'to', square } });
    if (why?.rule === 'RUL-102' && why.params['steps'] === 2) return square;
  }
  return null;
}

/** Unlit squares near lit ones, the nearest first. */
async function unlitNeighbours(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const lit = document.querySelector('.civ-map [data-lit]')?.getBoundingClientRect();
    const frame = document.querySelector('.civ-frame')?.getBoundingClientRect();
    const unlit = [...document.querySelectorAll<SVGElement>('.civ-map [data-rove^="s:"]:not([data-lit])')];
    const away = (spot: Element) => {
      const { x, y, bottom } = spot.getBoundingClientRect();
      if (frame === undefined || lit === undefined || y < frame.top || bottom > frame.bottom) return 1e9;
      return Math.hypot(x - lit.x, y - lit.y);
    };
    unlit.sort((a, b) => away(a) - away(b));
    return unlit.slice(0, 8).map((spot) => `[data-rove="${spot.dataset['rove']}"]`);
  });
}

/** What is lit and covered by the card, in part or whole. */
async function coveredBy(card: Locator): Promise<number> {
  return await card.evaluate((element) => {
    const own = element.getBoundingClientRect();
    return [...document.querySelectorAll('[data-lit]')].filter((lit) => {
      const box = lit.getBoundingClientRect();
      return own.left < box.right && box.left < own.right && own.top < box.bottom && box.top < own.bottom;
    }).length;
  });
}

describe('why not', () => {
  test.each([
    { name: 'a mouse', screen: WIDE, press: byMouse },
    { name: 'a finger', screen: PHONE, press: byTouch },
  ])('lies on nothing that is lit, and goes by a click anywhere, with $name', async ({ screen, press: by }) => {
    const { page, context, complaints } = await before(atStep, screen);
    const press: Press = by(page);
    const card = page.locator('.why-not');
    const squares = await unlitNeighbours(page);
    const [square = ''] = squares;
    const question = await asked(page);
    expect(await page.locator('.civ-map [data-lit]').count()).toBeGreaterThan(1);
    for (const one of squares) {
      await press(one);
      await card.waitFor();
      expect(await coveredBy(card), one).toBe(0);
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
    }
    await press(square);
    await card.waitFor();
    await expectSound(page, 'why not');
    // Where there is nothing to press, and on the card itself.
    for (const place of ['.bar-sentence', '.why-not-title']) {
      await press(place);
      await card.waitFor({ state: 'detached' });
      await press(square);
      await card.waitFor();
    }
    await press('.tool-menu');
    await page.getByRole('menu').waitFor();
    expect(await card.count()).toBe(0);
    await page.keyboard.press('Escape');
    // A lit square answers at once, whatever was explained before.
    await press(square);
    await card.waitFor();
    await press(':nth-match(.civ-map [data-lit], 1)');
    await page.locator(`[data-asked="${question}"]`).waitFor({ state: 'detached' });
    await card.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('disappears with the next key, and opens the help by its own', async () => {
    const { page, context, complaints } = await before(atStep, WIDE);
    const card = page.locator('.why-not');
    const [nearest = ''] = await unlitNeighbours(page);
    const square = page.locator(nearest);
    await square.focus();
    await page.keyboard.press('Enter');
    await card.waitFor();
    const rule = await card.locator('.rule-link').innerText();
    await page.keyboard.press('ArrowRight');
    await card.waitFor({ state: 'detached' });
    await square.focus();
    await page.keyboard.press('Enter');
    await card.waitFor();
    await page.keyboard.press('h');
    await page.locator('.help-rule-number', { hasText: rule }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('MOVE-004 RUL-102 says how far a corner is that two steps lead to', async () => {
    let corner: number | null = null;
    const { page, context } = await before((ask, local) => {
      corner = ask.kind === 'step' ? cornerOf(ask, local) : null;
      return corner !== null;
    }, WIDE);
    await page.locator(`[data-rove="s:${corner}"]`).click();
    const said = await page.locator('.why-not').innerText();
    expect(said).toMatch(/2\ssteps away/);
    expect(said).toContain('RUL-102');
    expect(said).not.toMatch(/diagonal/);
    await context.close();
  });

  test('SOT-007 says that a city cannot stand where the map ends', async () => {
    let square = -1;
    const { page, context } = await before(
      (ask, local) => {
        if (ask.kind !== 'startOfTurn' || optionsOf(ask, local).length < 2) return false;
        const scouts = viewOf(local).map.squares.filter(({ figures }) => figures?.seat === 0 && figures.scouts > 0);
        const found = scouts.find((one) => {
          const answer = { do: 'found', square: one.square, figure: 'scout' };
          const why = local.game.explain(local.match.state, 0, { kind: 'startOfTurn', answer });
          return why?.rule === 'SOT-007' && why.params['undiscovered'] === undefined;
        });
        square = found?.square ?? -1;
        return found !== undefined;
      },
      WIDE,
      'random',
    );
    await page.locator(`[data-rove="s:${square}"]`).click();
    const said = await page.locator('.why-not').innerText();
    expect(said).toContain('edge of the map');
    expect(said).toContain('SOT-007');
    expect(said).not.toMatch(/discovered/);
    await context.close();
  });
});

describe('Enter', () => {
  test.each(['cityManagement', 'movement'])('does not end %s while there is anything left to do', async (kind) => {
    const { page, context, complaints } = await before(
      (ask, local) => ask.kind === kind && optionsOf(ask, local).length > 2,
      WIDE,
    );
    const question = await asked(page);
    const last = () => page.locator('.log-words').last().innerText();
    const told = await last();
    await page.locator('.bar-buttons .btn.ink').waitFor();
    for (let times = 0; times < 3; times++) await page.keyboard.press('Enter');
    // Long enough for an answer to be given and drawn: the text view is drawn after everything before it.
    await page.keyboard.press('t');
    await page.locator('.text-question').waitFor();
    expect(await page.locator('.text-question').getAttribute('data-asked')).toBe(question);
    await page.keyboard.press('t');
    expect(await last()).toBe(told);
    // The button itself still does.
    await page.locator('.bar-buttons .btn.ink').press('Enter');
    await page.locator(`[data-asked="${question}"]`).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a square on which something would be replaced', () => {
  const replacing: StopsAt = (ask, local) => {
    if (ask.kind !== 'placeItem') return false;
    const { replaced } = viewOf(local);
    return replaced.some(({ piece }) => piece.kind !== 'person') && replaced.length < optionsOf(ask, local).length;
  };

  test.each([
    { name: 'on the map', screen: WIDE, press: byMouse },
    { name: 'on the map of a phone', screen: PHONE, press: byTouch },
  ])('is marked, and answered only when that is confirmed, $name', async ({ screen, press: by }) => {
    const { page, context, complaints } = await before(replacing, screen);
    const press: Press = by(page);
    const question = await asked(page);
    const marked = page.locator('.civ-map [data-replaced]');
    expect(await marked.count()).toBeGreaterThan(0);
    expect(await page.locator('.civ-map [data-lit]').count()).toBeGreaterThan(await marked.count());
    expect(await marked.first().getAttribute('aria-label')).toMatch(/replaces /);
    const dialog = page.getByRole('alertdialog');
    await press(':nth-match(.civ-map [data-replaced], 1)');
    await dialog.waitFor();
    expect(await dialog.innerText()).toMatch(/goes back to the market|leaves the game for good/);
    await expectSound(page, 'the question');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await asked(page)).toBe(question);
    await press(':nth-match(.civ-map [data-replaced], 1)');
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await page.locator(`[data-asked="${question}"]`).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is confirmed in the text view too; other squares are not', async () => {
    const { page, context, complaints } = await before(replacing, WIDE);
    const question = await asked(page);
    await page.keyboard.press('t');
    await page.locator('.text-question .option', { hasText: 'replaces' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await asked(page)).toBe(question);
    const other = page.locator('.text-question .option').filter({ hasNotText: 'replaces' }).first();
    await other.click();
    await page.locator(`[data-asked="${question}"]`).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is confirmed even if there is no other', async () => {
    const { page, context, complaints } = await before(
      (ask, local) =>
        ask.kind === 'placeItem' && optionsOf(ask, local).length === 1 && viewOf(local).replaced.length === 1,
      WIDE,
      'random',
    );
    const question = await asked(page);
    expect(await page.locator('.civ-map [data-lit]').count()).toBe(1);
    await page.locator('.civ-map [data-replaced]').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click();
    await page.locator(`[data-asked="${question}"]`).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the result of a battle', () => {
  test.each([
    { name: 'on a wide screen', screen: WIDE },
    { name: 'on a phone', screen: PHONE },
  ])('stays until it is read, $name', async ({ screen }) => {
    const { page, context, complaints } = await before((ask, local) => {
      if (ask.kind !== 'battleTurn') return false;
      const { battle } = viewOf(local);
      return battle !== null && battle.sides.reduce((sum, { hand }) => sum + hand, 0) === 1;
    }, screen);
    const result = page.getByRole('region', { name: 'The battle is over' });
    const next = page
      .locator('.civ-picker .civ-made:not(.impossible, .more), .civ-picker .civ-choice, .bar-buttons .btn:not(.bare)')
      .or(page.locator('.civ-map [data-lit]'));
    expect(await result.count()).toBe(0);
    for (let times = 0; times < 12 && (await result.count()) === 0; times++) await answerBy(page, next);
    await result.waitFor();
    const text = await result.innerText();
    expect(text).toMatch(/Battle at|battle/i);
    expect(text).toMatch(/win/);
    await expectSound(page, 'the result');
    // Nothing covers it.
    expect(await isInFront(result.locator('li').first())).toBe(true);
    // Whatever happens, and after a reload, it is still there.
    for (let times = 0; times < 6; times++) await answerBy(page, page.locator('.bar-buttons .btn:not(.bare)').or(next));
    expect((await result.innerText()).split('\n').slice(0, 3)).toEqual(text.split('\n').slice(0, 3));
    await page.reload();
    await result.waitFor();
    await result.getByRole('button', { name: 'Got it' }).click();
    await result.waitFor({ state: 'detached' });
    await page.reload();
    await asked(page);
    await page.locator('.civ-map, .civ-battle').first().waitFor();
    expect(await result.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** Can every part of it be seen and pressed along its middle line? */
async function isInFront(what: Locator): Promise<boolean> {
  return await what.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const parts = Array.from({ length: 20 }, (_, i) => left + ((right - left) * (i + 0.5)) / 20);
    return parts.every((x) => element.contains(document.elementFromPoint(x, (top + bottom) / 2)));
  });
}

/** Gives the first answer, and waits for the next question. */
async function answerBy(page: Page, what: Locator): Promise<void> {
  const question = await asked(page);
  if (question === null) return;
  await what.first().click();
  await expect.poll(() => asked(page)).not.toBe(question);
}
