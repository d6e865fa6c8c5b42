import type { Locator, Page } from 'playwright-core';
import { POLL_LIMIT } from '../../../scripts/lib/limits.mjs';

/** A way to press things: with a mouse, with a finger, with keys; only while the question is the one that was seen. */
export type Press = (selector: string, asked?: string) => Promise<void>;

/** What to do next at a table of Civilization, as far as the page shows it. */
export interface Moment {
  readonly at: 'question' | 'end';
  readonly question: string;
  /** Its number. */
  readonly asked: string;
  /** What to press next, as a selector; empty at the end. */
  readonly next: string;
  /** Changes whenever there is anything new to see. */
  readonly sign: string;
}

/**
 * The style of play: `brief` ends every phase as soon as possible, `full` moves, builds and harvests whatever it can.
 */
export type Manner = 'brief' | 'full';

/**
 * A small strategy that knows no rules, only what the page shows: places that are lit, cards and buttons. Null while
 * others are to move, and while nothing has changed. (Runs inside the page.)
 */
function lookAround({ before, manner }: { before: string; manner: Manner }): Moment | null {
  const one = (selector: string) => document.querySelector<HTMLElement | SVGElement>(selector);
  const nth = (selector: string) => (one(selector) === null ? null : `:nth-match(${selector}, 1)`);
  if (one('main.end') !== null) {
    return before === 'end' ? null : { at: 'end', question: '', asked: '', next: '', sign: 'end' };
  }
  const question = one('.bar-sentence')?.textContent ?? '';
  const isOpen = (name: string) => question.startsWith(name);
  const END = nth('.bar-buttons .btn.ink:not([disabled])');
  const litOnMap = one('.civ-map [data-lit]');
  const LIT = litOnMap === null ? null : `[data-rove="${litOnMap.dataset['rove']}"]`;
  const isPicked = one('.civ-map [aria-pressed="true"]') !== null;
  const CARD = nth('.civ-picker .civ-made:not(.impossible, .more, [aria-expanded])');
  const CHOICE = nth('.civ-picker .civ-choice');
  const MADE = nth('.civ-act .civ-made:not(.impossible, .more, [aria-expanded])');
  const UNIT = nth('button.civ-unit');
  // A given answer may be changed: that is not a question.
  const isGiven = one('.bar-buttons .btn')?.textContent === 'Change it';
  const ANY = isGiven ? null : (nth('.bar-buttons .btn:not(.bare)') ?? nth('.bar .option'));
  const isBrief = manner === 'brief';
  const last = END ?? ANY;
  // A costly answer is confirmed.
  const CONFIRM = nth('[role="alertdialog"] .btn.ink');
  const next =
    CONFIRM !== null
      ? CONFIRM
      : isOpen('Start of Turn')
        ? ((isPicked ? CHOICE : LIT) ?? last)
        : isOpen('Trade')
          ? last
          : isOpen('City Management')
            ? isBrief || isPicked
              ? (MADE ?? CHOICE ?? last)
              : (LIT ?? last)
            : isOpen('Movement') && isBrief
              ? last
              : isPicked
                ? (CHOICE ?? last)
                : (LIT ?? UNIT ?? CARD ?? CHOICE ?? last);
  // The page itself answers questions with a single answer.
  const isTrivial =
    one('.civ-picker, .civ-map [data-lit], .bar-all, .bar .option') === null &&
    document.querySelectorAll('.bar-buttons .btn').length === 1;
  if (next === null || question === '' || isTrivial) return null;
  const lit = [...document.querySelectorAll<SVGElement>('.civ-map [data-lit]')].map((spot) => spot.dataset['rove']);
  const sign = JSON.stringify([one('.table')?.textContent, lit, isPicked, CONFIRM]);
  return sign === before ? null : { at: 'question', question, asked: one('.bar')?.dataset['asked'] ?? '', next, sign };
}

/** Waits until there is something new to do. */
async function momentOf(page: Page, manner: Manner, before = ''): Promise<Moment> {
  const found = await page.waitForFunction(lookAround, { before, manner }, { timeout: POLL_LIMIT });
  const moment = await found.jsonValue();
  if (moment === null) throw new Error('there is nothing to do');
  return moment;
}

/** Plays on as long as wanted, at most to the end; returns what was asked, in order. */
export async function playCivilization(
  page: Page,
  press: Press,
  manner: Manner,
  goesOn: (moment: Moment, presses: number) => boolean | Promise<boolean>,
): Promise<{ readonly questions: readonly string[]; readonly last: Moment }> {
  const questions: string[] = [];
  let moment = await momentOf(page, manner);
  let failed = 0;
  for (let presses = 0; presses < 1500; presses++) {
    if (moment.at === 'end' || !(await goesOn(moment, presses))) return { questions, last: moment };
    questions.push(moment.question);
    try {
      await press(moment.next, moment.asked);
    } catch (error) {
      // A bot may have moved between looking and pressing: then there is something new to see. Or the machine is busy.
      const { question, next, sign } = moment;
      moment = await momentOf(page, manner);
      failed = moment.at === 'question' && moment.sign === sign ? failed + 1 : 0;
      if (failed * PRESS_LIMIT >= POLL_LIMIT) throw new Error(`at "${question}" ${next} does not do`, { cause: error });
      continue;
    }
    failed = 0;
    try {
      moment = await momentOf(page, manner, moment.sign);
    } catch (error) {
      const shown = await page.locator('.bar').innerText();
      throw new Error(`nothing follows ${moment.next} at "${moment.question}": ${shown}`, { cause: error });
    }
  }
  throw new Error(`the game does not end: ${questions.slice(-6).join('; ')}`);
}

/** How many turns have reached City Management: again after a Movement, whatever is asked within either. */
export function turnsOf(questions: readonly string[]): number {
  const phases = questions.flatMap((question) => /^(City Management|Movement):/.exec(question)?.[1] ?? []);
  return phases.filter((phase, i) => phase === 'City Management' && phases[i - 1] !== phase).length;
}

/** Does not wait for what has disappeared: it looks again. */
const PRESS_LIMIT = 5_000;

export function byMouse(page: Page): Press {
  return async (selector, asked) => {
    await expectStillAsked(page, asked);
    await page.locator(selector).click({ timeout: PRESS_LIMIT });
  };
}

export function byTouch(page: Page): Press {
  return async (selector, asked) => {
    await expectStillAsked(page, asked);
    await page.locator(selector).tap({ timeout: PRESS_LIMIT });
  };
}

/** Tab to the element, arrows on the map, Enter: no pointer at all. */
export function byKeys(page: Page): Press {
  return async (selector, asked) => {
    const thing = page.locator(selector);
    const isOnMap = selector.startsWith('[data-rove');
    const goal = isOnMap ? page.locator('.civ-map') : thing;
    for (let tabs = 0; !(await holdsFocus(goal)); tabs++) {
      if (tabs === 200) throw new Error(`the Tab key does not lead to ${selector}`);
      await page.keyboard.press('Tab');
    }
    for (let steps = 0; isOnMap && !(await holdsFocus(thing)); steps++) {
      if (steps === 60) throw new Error(`the arrows do not lead to ${selector}`);
      await page.keyboard.press(await arrowTo(thing));
    }
    await expectStillAsked(page, asked);
    await page.keyboard.press('Enter');
  };
}

/** If the question has changed since a moment ago, it is not answered blindly. */
async function expectStillAsked(page: Page, asked: string | undefined): Promise<void> {
  if (asked === undefined) return;
  const now = await page.locator('.bar').getAttribute('data-asked');
  if (now !== asked) throw new Error(`the question has changed meanwhile: ${now}, not ${asked}`);
}

async function holdsFocus(thing: Locator): Promise<boolean> {
  return await thing.evaluate((element) => element.contains(document.activeElement));
}

/** The arrow that leads closer to a square from the focused one. */
async function arrowTo(thing: Locator): Promise<string> {
  return await thing.evaluate((element) => {
    const middle = (of: Element) => {
      const { x, y, width, height } = of.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const from = middle(document.activeElement ?? element);
    const to = middle(element);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
    return dy > 0 ? 'ArrowDown' : 'ArrowUp';
  });
}
