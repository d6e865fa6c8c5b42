import { errors, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { until } from '../../server/test/serverProcess.ts';
import { type Site, seriousFaults, type Visitor } from './browserKit.ts';

/** What the person in front of the screen sees there. */
export interface Sight {
  readonly at: 'question' | 'curtain' | 'end';
  /** What to press next, as a selector; empty at the end. */
  readonly next: string;
  /** Where to aim at it, as fractions of its width and height. */
  readonly aim: number;
  /** What the bar asks. */
  readonly question: string;
  readonly canUndo: boolean;
  /** Changes whenever there is anything new to see. */
  readonly sign: string;
}

/** A way to press things: with a mouse, with a finger, with keys. */
export type Press = (selector: string, aim?: number) => Promise<void>;

/**
 * One small strategy for all players: it knows no rules, only what is lit. Something in hand goes to a place that is
 * lit for it; a token is played where it can be; of the tiles it takes the last one, since the victory tiles come last;
 * and where nothing is lit, the bar says what to do. Null while others are to move. (Runs inside the page.)
 */
function lookAround(before: string): Sight | null {
  const one = (selector: string) => document.querySelector<HTMLElement | SVGElement>(selector);
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement | SVGElement>(selector)];
  // The middle of a half tile would be on its edge: the aim is slightly inside.
  const aimAt = (thing: Element | null) => {
    if (!(thing instanceof SVGGeometryElement)) return 0.5;
    const { x, y, width, height } = thing.getBBox();
    const holds = (part: number) => thing.isPointInFill(new DOMPoint(x + width * part, y + height * part));
    return holds(0.4) && holds(0.6) ? 0.5 : holds(0.3) ? 0.3 : 0.7;
  };
  const seen = (at: Sight['at'], next: string, question: string, sign: string): Sight | null => {
    if (sign === before) return null;
    const aim = next === '' ? 0.5 : aimAt(one(next));
    return { at, next, aim, question, canUndo: one('.tool-undo:not([disabled])') !== null, sign };
  };
  if (one('main.end') !== null) return seen('end', '', '', 'end');
  const curtain = one('.curtain h1');
  if (curtain !== null) return seen('curtain', '.curtain .btn.ink', '', `curtain ${curtain.textContent}`);

  const OK = '.bar-buttons .btn.ink:not([disabled])';
  const rove = (thing: HTMLElement | SVGElement) => `[data-rove="${thing.dataset['rove']}"]`;
  // Free cells before those that would cost a tile, and the nearest to the middle first, so that territories stay
  // compact.
  const middle = one('.founders-map')?.getBoundingClientRect();
  const farness = (thing: Element) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const from = middle ?? new DOMRect();
    const way = Math.hypot(x + width / 2 - from.x - from.width / 2, y + height / 2 - from.y - from.height / 2);
    return way + (thing.parentElement?.querySelector('.founders-free') == null ? 1000 : 0);
  };
  const places = all('.founders-map [data-lit]')
    .sort((a, b) => farness(a) - farness(b))
    .map(rove);
  // On phones they appear twice: small at the territory, and large for choosing.
  const hand = one('.founders-token-choice') === null ? '.founders-hand' : '.founders-token-choice';
  const tokens = all(`${hand} [data-token][data-lit]`).map(
    (thing) => `${hand} [data-token="${thing.dataset['token']}"]`,
  );
  const tiles = all('.founders-pick[data-lit]').map(rove);
  const stacks = all('.founders-stack[data-lit]').map(rove);
  const isChosen =
    one(OK) !== null && (places.length > 0 || one('[data-picked], .founders-stack[data-shown]') !== null);
  const next = isChosen
    ? OK
    : (places[0] ?? tokens.at(-1) ?? tiles.at(-1) ?? stacks[0] ?? (one(OK) === null ? null : OK));
  if (next === null) return null;
  const question = one('.bar-sentence')?.textContent ?? '';
  const picked = all('[data-picked]').map((thing) => thing.getAttribute('aria-label'));
  return seen('question', next, question, JSON.stringify([question, picked, tokens, tiles, stacks, isChosen]));
}

/** Presses an element at its aiming point. Playwright makes sure that it is still, visible and not covered. */
export function pressing(page: Page, by: 'click' | 'tap'): Press {
  return async (selector, aim = 0.5) => {
    const thing = page.locator(selector);
    if (aim === 0.5) {
      await thing[by]();
      return;
    }
    const { width = 0, height = 0 } = (await thing.boundingBox()) ?? {};
    await thing[by]({ position: { x: width * aim, y: height * aim } });
  };
}

/** Waits until there is something new to do. */
async function sightOf(page: Page, before = ''): Promise<Sight> {
  const found = await page.waitForFunction(lookAround, before);
  const sight = await found.jsonValue();
  if (sight === null) throw new Error('there is nothing to see');
  return sight;
}

export interface Played {
  /** How often something was pressed. */
  readonly presses: number;
  /** How often the curtain was opened. */
  readonly curtains: number;
}

/** Plays on until the end screen shows. */
export async function playToTheEnd(
  page: Page,
  press: Press,
  { undo, meanwhile }: { undo(): Promise<void>; meanwhile?(sight: Sight, presses: number): Promise<void> },
): Promise<Played> {
  const trail: string[] = [];
  const asked: string[] = [];
  let hasUndone = false;
  let curtains = 0;
  let sight = await sightOf(page);
  for (let presses = 0; presses < 1500; presses++) {
    if (sight.at === 'end') {
      expect(hasUndone, 'something was taken back').toBe(true);
      return { presses, curtains };
    }
    if (sight.at === 'curtain') curtains += 1;
    await meanwhile?.(sight, presses);
    if (sight.canUndo && !hasUndone) {
      await undo();
      const back = await sightOf(page, sight.sign);
      // Asks now what was answered without asking; but never anything that was not asked before.
      expect(asked, 'taking back leads to what was there before').toContain(back.question);
      hasUndone = true;
      sight = back;
      continue;
    }
    asked.push(sight.question);
    trail.push(`${sight.question} → ${sight.next}`);
    try {
      await press(sight.next, sight.aim);
      sight = await sightOf(page, sight.sign);
    } catch (error) {
      throw new Error(`the game does not go on:\n${trail.slice(-6).join('\n')}`, { cause: error });
    }
  }
  throw new Error(`the game does not end:\n${trail.slice(-6).join('\n')}`);
}

/** For users who want no motion: there is nothing to wait for before the next press. */
export const STILL = { reducedMotion: 'reduce' } as const;

/** A guest whose bots do not wait, and whose games in this browser are always dealt alike. */
export async function player(site: Site, options: Parameters<Site['visitor']>[0] = {}): Promise<Visitor> {
  // A service worker would fetch the worker's program by itself.
  const visitor = await site.visitor({ ...options, serviceWorkers: 'block' });
  await visitor.page.addInitScript(`localStorage.setItem('tessera.settings', '{"botPace":"atOnce"}')`);
  await dealAlike(visitor);
  return visitor;
}

/** A test must play the same game every time: randomness in the worker, where games are dealt, is fixed. */
export async function dealAlike({ context }: Pick<Visitor, 'context'>): Promise<void> {
  await context.route(/\/assets\/worker-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers();
    await route.fulfill({ status: response.status(), headers, body: `${ALIKE}\n${await response.text()}` });
  });
}

const ALIKE = `{
  let last = 1;
  crypto.getRandomValues = (bytes) => bytes.map((_, i) => {
    last = (Math.imul(last, 1664525) + 1013904223) | 0;
    return (bytes[i] = last >>> 24);
  });
}`;

/** Waits until something is asked, or the game is over; returns the question, null at the end. */
export async function asked(page: Page): Promise<string | null> {
  await page.locator('[data-asked], main.end').first().waitFor();
  return await page.evaluate(() => document.querySelector('[data-asked]')?.getAttribute('data-asked') ?? null);
}

/** How long a press may wait for its element before that is looked for again, in milliseconds. */
const A_MOMENT = 2000;

/**
 * Answers the question through the list of all options, by the keyboard alone, with the first one of the kind. A list
 * left open from the question before may close at that moment: what has disappeared is looked for again.
 */
export async function answerFromList(page: Page, kind: RegExp = /^/): Promise<void> {
  const question = await asked(page);
  const option = page.locator('.bar .options-list .option', { hasText: kind }).first();
  const all = page.locator('.bar-all');
  const button = page.locator('.bar-buttons .btn:not(.bare):not([disabled])').first();
  const shut = page.locator('.bar-all[aria-expanded="false"]');
  const isOpen = page.locator(`[data-asked="${question}"]`);
  await until('the question is answered from its list', async () => {
    if ((await isOpen.count()) === 0) return true;
    if ((await shut.count()) > 0) await inTime(shut.press('Enter', { timeout: A_MOMENT }));
    const next = (await all.count()) > 0 ? option : button;
    if (!(await inTime(next.press('Enter', { timeout: A_MOMENT })))) return false;
    return await inTime(isOpen.waitFor({ state: 'detached', timeout: A_MOMENT }));
  });
}

/** Whether something was done before its time was over. */
async function inTime(act: Promise<void>): Promise<boolean> {
  try {
    await act;
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}

/** No serious accessibility problems, and nothing overflows sideways. */
export async function expectSound(page: Page, where: string): Promise<void> {
  expect(await seriousFaults(page), where).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), where).toBeLessThanOrEqual(0);
}

/** The end shows the places: a line for each seat, the first place first. */
export async function expectStandings(page: Page, seats: number): Promise<void> {
  await page.locator('main.end').waitFor();
  const places = await page.locator('.end-table tbody .end-place').allTextContents();
  expect(places).toHaveLength(seats);
  expect(places[0]).toBe('1');
}
