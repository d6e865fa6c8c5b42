import { readFileSync } from 'node:fs';
import { en } from '@tessera/locales/ui/table/en';
import { lt } from '@tessera/locales/ui/table/lt';
import { pl } from '@tessera/locales/ui/table/pl';
import type { BrowserContext, Page } from 'playwright-core';
import { lookAround, type Seen, type Thing } from './clickerSight.ts';

/** One game of the random clicker. The same seed deals the same game and chooses in the same way. */
export interface ClickerGame {
  readonly seed: number;
  /** How many bots are at the table, from 1 to 4; 4 play only with the expansion. */
  readonly bots: number;
  readonly hasExpansion: boolean;
  /** By a finger on a small screen, else by a mouse. */
  readonly isPhone: boolean;
  /** After this many presses a bot plays on to the end. */
  readonly presses: number;
  /** How long the page may be busy with itself, in milliseconds. */
  readonly freeze: number;
  readonly onPress?: (done: number) => void;
}

export interface ClickerResult {
  readonly presses: number;
  /** Questions that were answered by pressing. */
  readonly answered: number;
  readonly hasEnded: boolean;
  /** The longest time for which the page was busy with itself, in milliseconds. */
  readonly longest: number;
  /** Crashes, freezes, errors of the page and of the console; empty if all is well. */
  readonly faults: readonly string[];
  /** What was pressed, in order. */
  readonly trail: readonly string[];
  /** The record of a game that has ended, as the end screen saves it. */
  readonly record: string | null;
}

/** Bots do not wait: only a page that is never done should meet this limit. */
const PATIENCE = 120_000;
/** Where nothing is asked, as while an earlier moment is shown, something is pressed after this many milliseconds. */
const IDLE = 2_000;
/** If nothing is asked this often in a row, that is a fault. */
const IDLES = 60;
/** After this many presses without another question the clicker answers it in the plainest way. */
const WANDERS = 90;

const WORDS = { en, lt, pl };

const NOTHING: Seen = { at: 'waiting', isBusy: true, asked: null, question: '', sign: '', longest: 0, things: [] };

/** The screens on which it is played. */
export const SCREENS = {
  wide: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

class Clicker {
  readonly page: Page;
  readonly game: ClickerGame;
  readonly roll: (below: number) => number;
  readonly faults: string[] = [];
  readonly trail: string[] = [];
  presses = 0;
  answered = 0;
  longest = 0;
  #asked: string | null = null;
  #wandered = 0;
  #idled = 0;

  constructor(page: Page, game: ClickerGame, roll: (below: number) => number) {
    this.page = page;
    this.game = game;
    this.roll = roll;
    page.on('pageerror', (error) => this.faults.push(`error: ${error.stack ?? String(error)}`));
    page.on('crash', () => this.faults.push('the tab has crashed'));
    page.on('console', (message) => {
      if (message.type() === 'error') this.faults.push(`console: ${message.text()}`);
    });
  }

  /**
   * Waits until the page has come to rest: something is asked, the game is over, or nothing happens. Null if it never
   * does.
   */
  async look(): Promise<Seen | null> {
    const began = performance.now();
    let before = '';
    let since = began;
    while (performance.now() - began < PATIENCE) {
      const seen = await this.#sight();
      if (seen === null) return null;
      this.longest = Math.max(this.longest, seen.longest);
      if (seen.longest > this.game.freeze) this.#complain(`the page was busy for ${Math.round(seen.longest)} ms`);
      if (seen.at === 'failure') {
        this.#complain(`the page has failed: ${seen.question}`);
        return null;
      }
      if (seen.sign !== before) {
        before = seen.sign;
        since = performance.now();
      } else if (seen.at !== 'waiting' || (!seen.isBusy && performance.now() - since > IDLE)) {
        return seen;
      }
      await this.page.waitForTimeout(40);
    }
    this.#complain(`the page does not come to rest for ${PATIENCE} ms`);
    return null;
  }

  async #sight(): Promise<Seen | null> {
    const limit = new Promise<null>((resolve) => setTimeout(() => resolve(null), this.game.freeze * 4).unref());
    // While another page is being loaded there is nothing to look at.
    const seen = await Promise.race([this.page.evaluate(lookAround).catch(() => NOTHING), limit]);
    if (seen === null) this.#complain(`the page has not answered for ${this.game.freeze * 4} ms`);
    return seen;
  }

  /** A fault is reported with what led to it. */
  #complain(fault: string): void {
    if (!this.faults.includes(fault)) this.faults.push(fault);
  }

  /** Presses something. */
  async press({ kind, name, x, y }: Thing): Promise<void> {
    this.presses += 1;
    this.trail.push(`${kind}: ${name} (${Math.round(x)},${Math.round(y)})`);
    this.game.onPress?.(this.presses);
    if (this.game.isPhone) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  async key(key: string): Promise<void> {
    this.presses += 1;
    this.trail.push(`key: ${key}`);
    await this.page.keyboard.press(key);
  }

  /** One thing at random, preferring answers. */
  async step(seen: Seen): Promise<void> {
    this.#idled = seen.at === 'waiting' ? this.#idled + 1 : 0;
    if (this.#idled > IDLES) this.#complain(`nothing is asked and nothing happens: ${seen.question}`);
    this.#wandered = seen.asked === this.#asked ? this.#wandered + 1 : 0;
    if (seen.asked !== this.#asked && this.#asked !== null) this.answered += 1;
    this.#asked = seen.asked;
    if (this.#wandered > WANDERS && seen.at === 'question') return await this.#answerPlainly(seen);
    const over = seen.things.filter(({ kind }) => kind === 'over');
    if (over.length > 0) {
      if (this.roll(4) === 0) await this.key('Escape');
      else await this.press(this.#one(over));
      return;
    }
    const chance = this.roll(100);
    if (chance < 3)
      return await this.key(this.#one(['Escape', 'Enter', 'Tab', 'ArrowRight', 'ArrowDown', 't', 'l', '?']));
    if (chance < 5 && !this.game.isPhone) return await this.#wheel();
    const kind = chance < 68 ? 'answer' : chance < 80 ? 'place' : 'other';
    const things = seen.things.filter((thing) => thing.kind === kind);
    const [thing] = things.length > 0 ? [this.#one(things)] : seen.things;
    if (thing === undefined) await this.key('Escape');
    else await this.press(thing);
  }

  /** The first entry in the list of all answers; a question without a list has a button. */
  async #answerPlainly(seen: Seen): Promise<void> {
    for (const key of ['Escape', 'Escape']) await this.key(key);
    const options = this.page.locator('.bar .options-list .option, .text-question .option');
    const all = this.page.locator('.bar-all');
    if ((await options.count()) === 0 && (await all.count()) > 0) await all.click();
    const plain = options.or(this.page.locator('.bar-buttons .btn:not(.bare)'));
    await plain.first().click();
    this.trail.push(`plainly: ${seen.question}`);
    const confirm = this.page.locator('[role="alertdialog"] .btn.ink');
    if ((await confirm.count()) > 0) await confirm.click();
    const isAnswered = await this.page
      .waitForFunction((asked) => document.querySelector(`[data-asked="${asked}"]`) === null, seen.asked)
      .catch(() => null);
    if (isAnswered === null) this.#complain(`"${seen.question}" cannot be answered`);
    this.#wandered = 0;
  }

  async #wheel(): Promise<void> {
    this.trail.push('wheel');
    await this.page.mouse.move(560, 380);
    await this.page.mouse.wheel(0, this.roll(2) === 0 ? -240 : 240);
  }

  #one<T>(among: readonly T[]): T {
    return among[this.roll(among.length)] as T;
  }

  /** Hands the seat over to a bot, by the menu. */
  async handOver(): Promise<void> {
    for (let times = 0; times < 3; times++) await this.key('Escape');
    const words = WORDS[await languageOf(this.page)];
    await this.page.locator('.tool-menu').click();
    const item = this.page.getByRole('menuitem', { name: words['ui.table.handOver'], exact: true });
    await this.page.getByRole('menu').waitFor();
    if ((await item.count()) === 0) return await this.key('Escape');
    await item.click();
    await this.page.getByRole('dialog').locator('.btn.ink:not([disabled])').click();
    this.trail.push('hands over');
  }
}

/** Plays a game through the screen, by pressing anything at random, and then lets a bot play it to its end. */
export async function clickThrough(context: BrowserContext, game: ClickerGame): Promise<ClickerResult> {
  await dealBy(context, game.seed);
  const page = await context.newPage();
  const clicker = new Clicker(page, game, dice(game.seed));
  let hasEnded = false;
  let record: string | null = null;
  try {
    await page.addInitScript(HEARTBEAT);
    await page.addInitScript(FIRST_SETTINGS);
    const address = await beginGame(page, game);
    hasEnded = (await pressAtRandom(clicker, address)) || (await letItEnd(clicker, address));
    if (hasEnded) record = await savedRecord(page);
    // The end screen has things to press as well.
    for (let times = 0; times < 6 && clicker.faults.length === 0; times++) {
      await comeBack(page, address);
      const seen = await clicker.look();
      if (seen !== null) await clicker.step(seen);
    }
    await clicker.look();
  } catch (error) {
    clicker.faults.push(`the clicker: ${error instanceof Error ? error.stack : error}`);
  }
  const { presses, answered, longest, faults, trail } = clicker;
  return { presses, answered, hasEnded, longest, faults, trail, record };
}

/** Saves the record on the end screen, as a player would. */
async function savedRecord(page: Page): Promise<string> {
  const coming = page.waitForEvent('download');
  const name = WORDS[await languageOf(page)]['ui.table.end.record'];
  await page.locator('main.end').getByRole('button', { name, exact: true }).click();
  return readFileSync(await (await coming).path(), 'utf8');
}

async function languageOf(page: Page): Promise<keyof typeof WORDS> {
  return (await page.locator('html').getAttribute('lang')) as keyof typeof WORDS;
}

/** Returns whether the game has ended meanwhile. */
async function pressAtRandom(clicker: Clicker, address: string): Promise<boolean> {
  while (clicker.faults.length === 0 && clicker.presses < clicker.game.presses) {
    await comeBack(clicker.page, address);
    const seen = await clicker.look();
    if (seen === null) return false;
    if (seen.at === 'end') return true;
    await clicker.step(seen);
  }
  return false;
}

async function letItEnd(clicker: Clicker, address: string): Promise<boolean> {
  if (clicker.faults.length > 0) return false;
  await comeBack(clicker.page, address);
  if ((await clicker.look())?.at === 'end') return true;
  await clicker.handOver();
  const end = clicker.page.locator('main.end, .failure');
  const isOver = await end.waitFor({ timeout: PATIENCE }).then(
    () => true,
    () => false,
  );
  if (!isOver) clicker.faults.push(`the bots do not play it to its end within ${PATIENCE} ms`);
  return (await clicker.look())?.at === 'end';
}

/** From the lobby to the table. Returns its address. */
async function beginGame(page: Page, { bots, hasExpansion }: ClickerGame): Promise<string> {
  await page.goto('/create');
  const choose = (group: string, name: string) =>
    page.getByRole('radiogroup', { name: group }).locator('label', { hasText: name }).click();
  await choose('Game', 'Civilization');
  await choose('Where to play', 'On this screen');
  // On one screen, the second seat belongs to another person at first.
  await choose('Seat 2', bots === 1 ? 'None' : 'Bot');
  const expansion = page.getByRole('switch', { name: 'Expansion' });
  if ((await expansion.isChecked()) !== hasExpansion) await page.locator('label', { has: expansion }).click();
  for (let seat = 4; seat <= bots + 1; seat++) await choose(`Seat ${seat}`, 'Bot');
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.locator('.civ-map').waitFor();
  return new URL(page.url()).pathname;
}

/** Some presses lead away from the table. */
async function comeBack(page: Page, address: string): Promise<void> {
  if (new URL(page.url()).pathname === address) return;
  await page.goto(address);
}

/** Bots do not wait. Later settings stay. */
const FIRST_SETTINGS = `localStorage.getItem('tessera.settings') ?? localStorage.setItem('tessera.settings', '{"botPace":"atOnce"}')`;

/** The longest time for which the page was busy with itself. */
const HEARTBEAT = `
  globalThis.longestBusy = 0;
  let beat = performance.now();
  setInterval(() => {
    const now = performance.now();
    globalThis.longestBusy = Math.max(globalThis.longestBusy, now - beat);
    beat = now;
  }, 50);
`;

/** Randomness in the worker, where games are dealt, follows the seed. */
async function dealBy(context: BrowserContext, seed: number): Promise<void> {
  await context.route(/\/assets\/worker-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = response.headers();
    const chance = `{
      let last = ${seed};
      crypto.getRandomValues = (bytes) => bytes.map((_, i) => {
        last = (Math.imul(last, 1664525) + 1013904223) | 0;
        return (bytes[i] = last >>> 24);
      });
    }`;
    await route.fulfill({ status: response.status(), headers, body: `${chance}\n${await response.text()}` });
  });
}

/** Mulberry32: whole numbers below a limit. */
function dice(seed: number): (below: number) => number {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}
