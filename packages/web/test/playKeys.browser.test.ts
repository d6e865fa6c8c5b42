import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from './browserKit.ts';
import { expectSound, expectStandings, type Press, player, playToTheEnd, pressing, STILL } from './playKit.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** At most this many keys lead to anything that the player needs next. */
const MOST_KEYS = 25;

interface Way {
  readonly isThere: boolean;
  /** The keys that lead closer: arrows within a group, the better one first; Tab to another group. */
  readonly keys: readonly string[];
  readonly from: string;
  readonly fault: string | null;
}

/** Where the focus is, whether it is visible, and how to move on to an element. (Runs inside the page.) */
function wayTo(selector: string): Way {
  const now = document.activeElement;
  const to = document.querySelector(selector);
  if (now === null || now === document.body) return { isThere: false, keys: ['Tab'], from: 'nowhere', fault: 'lost' };
  const from = now.getAttribute('data-rove') ?? now.getAttribute('class') ?? now.tagName;
  const { left, right, top, bottom } = now.getBoundingClientRect();
  const isInSight = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  // The element itself is marked, or what it stands for: a line of the log, a switch.
  const isMarked = [now, now.parentElement, now.parentElement?.parentElement ?? null].some((thing) => {
    if (thing === null) return false;
    const { outlineStyle, stroke, boxShadow } = getComputedStyle(thing);
    return outlineStyle !== 'none' || boxShadow !== 'none' || (thing instanceof SVGElement && stroke !== 'none');
  });
  const fault = isInSight && isMarked && now.matches(':focus-visible') ? null : `does not show at ${from}`;
  const group = (thing: Element | null) => thing?.closest('[data-rove]')?.closest('.founders-market, svg') ?? null;
  if (to === null || to === now) return { isThere: to === now, keys: ['Tab'], from, fault };
  if (group(now) === null || group(now) !== group(to)) return { isThere: false, keys: ['Tab'], from, fault };
  const middle = (thing: Element) => {
    const box = thing.getBoundingClientRect();
    const [x = 0.5, y = 0.5] = thing.getAttribute('data-middle')?.split(' ').map(Number) ?? [];
    return { x: box.x + box.width * x, y: box.y + box.height * y };
  };
  const dx = middle(to).x - middle(now).x;
  const dy = middle(to).y - middle(now).y;
  const aside = dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  const upright = dy > 0 ? 'ArrowDown' : 'ArrowUp';
  return { isThere: false, keys: Math.abs(dx) > Math.abs(dy) ? [aside, upright] : [upright, aside], from, fault };
}

/**
 * Whether the page has moved the focus to things of this kind: it does so a moment after a question has come or
 * something was picked up, faster than any finger. (Runs inside the page.)
 */
function isLed(selector: string): boolean {
  const kinds = ['.founders-stack', '.founders-pick', '.founders-token', '.founders-map [data-lit]'];
  const kind = kinds.find((one) => document.querySelector(selector)?.matches(one) === true);
  return kind === undefined || document.activeElement?.matches(kind) === true;
}

/** Goes to a thing by keys. */
async function goTo(page: Page, selector: string): Promise<void> {
  const trail: string[] = [];
  for (;;) {
    const { isThere, keys, from, fault } = await page.evaluate(wayTo, selector);
    const told = `to ${selector}: ${trail.join(', ')}`;
    if (trail.length > 0) expect(fault, told).toBeNull();
    if (isThere) return;
    expect(trail.length, told).toBeLessThan(MOST_KEYS);
    // On reaching the same place again it tries the other way.
    const key = keys.find((one) => !trail.includes(`${from} ${one}`)) ?? keys[0] ?? 'Tab';
    await page.keyboard.press(key);
    trail.push(`${from} ${key}`);
  }
}

/** Esc puts back what is in hand, and the focus goes with it; Enter picks it up again and leads to its places. */
async function expectDropped(page: Page, place: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('[data-picked]') === null);
  await page.waitForFunction(() => document.activeElement?.matches('.founders-pick') === true);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('.founders-map [data-lit]') === true);
  await goTo(page, place);
}

/** Two people on one screen and two bots, set up through the form for a new table. */
async function sitDownTogether(page: Page): Promise<void> {
  await page.goto('/create');
  await page.getByText('On this screen').click();
  const seats = page.locator('.create-seat');
  await seats.nth(0).getByRole('textbox').fill('Ona');
  await seats.nth(1).getByText('Person').click();
  await seats.nth(1).getByRole('textbox').fill('Jonas');
  for (const nth of [2, 3]) await seats.nth(nth).locator('.segment-choice', { hasText: 'Bot' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
}

/** While the curtain is drawn the page contains nothing of any player's table, not even for screen readers. */
async function expectCurtain(page: Page, people: readonly string[]): Promise<string> {
  const heading = await page.locator('.curtain h1').innerText();
  const name = people.find((one) => heading.includes(one)) ?? '';
  const { words, things } = await page.evaluate(() => ({
    words: document.body.innerText.split('\n').filter((line) => line.trim() !== ''),
    things: document.querySelectorAll('.table, .founders, .bar, .log-panel, [data-rove], [data-token]').length,
  }));
  expect(words).toEqual([
    `Pass the device to ${name}`,
    `Founders of the Empire. Everything is covered until ${name} opens the curtain.`,
    `I am ${name}: show my table`,
    'To the lobby',
  ]);
  expect(things).toBe(0);
  return name;
}

describe('a whole game of Founders', () => {
  test('is played by keys alone', async () => {
    const { page, context, complaints } = await player(site, { viewport: { width: 1440, height: 900 } });
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now against bots' }).waitFor();
    await goTo(page, '.play-now');
    await page.keyboard.press('Enter');
    await page.locator('.founders-map').waitFor();
    let hasDropped = false;
    const press: Press = async (thing) => {
      // The last question has not taken the focus with it.
      await page.waitForFunction(() => document.activeElement !== document.body);
      await page.waitForFunction(isLed, thing);
      if (thing.includes('.btn')) await page.keyboard.press('b');
      await goTo(page, thing);
      const canDrop = !hasDropped && (await page.getByRole('button', { name: 'Another tile' }).count()) > 0;
      if (canDrop && thing.includes('rove="0:')) {
        hasDropped = true;
        await expectDropped(page, thing);
      }
      await page.keyboard.press('Enter');
    };
    await playToTheEnd(page, press, {
      undo: () => page.keyboard.press('Control+z'),
      async meanwhile(_, presses) {
        if (presses !== 40) return;
        await expectSound(page, 'in the middle');
        await page.keyboard.press('?');
        await page.getByRole('dialog').waitFor();
        await expectSound(page, 'with the list of keys open');
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      },
    });
    expect(hasDropped).toBe(true);
    await expectStandings(page, 3);
    await expectSound(page, 'at the end');
    await goTo(page, 'main.end .btn.ink');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is played by two people on one screen, with a curtain between them', async () => {
    const { page, context, complaints } = await player(site, { viewport: { width: 1280, height: 800 }, ...STILL });
    await sitDownTogether(page);
    const people = ['Ona', 'Jonas'];
    let next: string | null = null;
    const { curtains } = await playToTheEnd(page, pressing(page, 'click'), {
      undo: () => page.locator('.tool-undo').click(),
      async meanwhile({ at }) {
        if (at === 'curtain') {
          const isFirst = next === null;
          next = await expectCurtain(page, people);
          if (isFirst) await expectSound(page, 'at the curtain');
        } else if (next !== null) {
          // Behind the curtain is the table of the person who opened it.
          const seats = people.map((name) => (name === next ? 'You' : name));
          expect((await page.locator('.strip-name').allTextContents()).slice(0, people.length)).toEqual(seats);
        }
      },
    });
    expect(curtains).toBeGreaterThan(10);
    await expectStandings(page, 4);
    await expectSound(page, 'at the end');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
