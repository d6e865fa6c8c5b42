import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReplaySource } from '@tessera/kernel';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { BROWSER_FLAGS, browserPath } from '../../../scripts/lib/browser.mjs';
import { POLL_LIMIT } from '../../../scripts/lib/limits.mjs';
import { buildPage } from '../../../scripts/page.mjs';
import { openStore } from '../../server/src/store/openStore.ts';
import { buildServer, type ServerProcess, startServer, until } from '../../server/test/serverProcess.ts';

/** A game with everything hidden in it. */
export type Played = ReplaySource & { readonly secret: string };

/** The real page and the real server, which can crash and come back at the same address with the same data. */
export interface OnlineSite {
  readonly url: string;
  readonly browser: Browser;
  guest(name: string, settings?: object, options?: BrowserContextOptions): Promise<Guest>;
  /** Ends the server as a power cut would. */
  breakDown(): Promise<void>;
  comeBack(): Promise<void>;
  /** A game as the server has stored it, with everything hidden; only while it is down. */
  storedGame(table: string): Promise<Played>;
  /**
   * Shifts a game's start, and reminders, into the past, if nothing has been played yet; only while the server is down.
   */
  backdate(table: string, milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** A player's browser, and everything that their page receives and complains about. */
export interface Guest {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly received: Received[];
  readonly complaints: string[];
}

/**
 * Something that the page received: from the server over its socket or by HTTP, or from the worker; or what it sent to
 * the worker.
 */
export interface Received {
  readonly from: 'socket' | 'http' | 'worker' | 'to the worker';
  readonly text: string;
}

export async function launch(): Promise<Browser> {
  const program = browserPath();
  if (program === null) throw new Error('there is no Chromium: `npm test` installs one');
  return await chromium.launch({ executablePath: program, args: BROWSER_FLAGS });
}

export async function openOnlineSite(): Promise<OnlineSite> {
  await buildServer();
  await buildPage();
  const folder = mkdtempSync(join(tmpdir(), 'tessera-online-'));
  const env = { TESSERA_DATA: folder, TESSERA_BOT_DELAY_MS: '0' };
  let server: ServerProcess | null = await startServer(env);
  const { url } = server;
  const browser = await launch();
  return {
    url,
    browser,
    guest: (name, settings = {}, options = {}) => newGuest(browser, url, name, settings, options),
    async breakDown() {
      await server?.end('SIGKILL');
      server = null;
    },
    async comeBack() {
      server = await startServer(env, new URL(url).port);
    },
    storedGame: (table) => readStored(join(folder, 'tessera.sqlite'), table),
    backdate: (table, milliseconds) => backdate(join(folder, 'tessera.sqlite'), table, milliseconds),
    async close() {
      await browser.close();
      await server?.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function readStored(file: string, table: string): Promise<Played> {
  const log = { info: () => {}, warn: console.warn, error: console.error };
  const store = await openStore({ url: file, log, process: 'test' });
  const game = await store.readGame(table);
  const entries = await store.readEntries(table, 0);
  await store.close();
  if (game === null || game.header === null) throw new Error(`${table} has not begun`);
  return { header: game.header, secret: game.seed, entries: entries.map(({ entry }) => entry) };
}

/** Works where nothing has been played yet: entries keep their times. */
async function backdate(file: string, table: string, milliseconds: number): Promise<void> {
  const log = { info: () => {}, warn: console.warn, error: console.error };
  const store = await openStore({ url: file, log, process: 'test' });
  const stored = await store.readTable(table);
  if (stored === null) throw new Error(`there is no table ${table}`);
  const { version, row, doc } = stored;
  const seats = doc.seats.map(({ reminded, ...seat }) =>
    reminded === undefined ? seat : { ...seat, reminded: { ...reminded, at: reminded.at - milliseconds } },
  );
  const changedAt = row.changedAt - milliseconds;
  const change = { table, version, row: { ...row, changedAt }, doc: { ...doc, seats } };
  const result = await store.commit({ ...change, header: null, entries: [], snapshot: null });
  await store.close();
  if (result !== 'done') throw new Error(`the table ${table} was not changed`);
}

/**
 * A user with their own browser. Every question is put to them, even with a single answer, so that the page answers
 * nothing by itself while the test looks.
 */
export async function newGuest(
  browser: Browser,
  url: string,
  name: string,
  settings: object,
  options: BrowserContextOptions = {},
): Promise<Guest> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en',
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  context.setDefaultTimeout(POLL_LIMIT);
  const guest: Guest = { name, context, page: await context.newPage(), received: [], complaints: [] };
  const { page, received, complaints } = guest;
  await context.exposeFunction(
    'nowReceived',
    (from: Received['from'], text: string) => void received.push({ from, text }),
  );
  await context.addInitScript(EARS);
  const kept = JSON.stringify({ skipsTrivia: false, textView: true, botPace: 'atOnce', ...settings });
  await context.addInitScript(
    `localStorage.getItem('tessera.settings') ?? localStorage.setItem('tessera.settings', '${kept}')`,
  );
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  return guest;
}

/** Installed before the page's own scripts: reports everything that comes in to the test. */
const EARS = `{
  const received = (from, text) => void nowReceived(from, text);
  const Sockets = WebSocket;
  globalThis.WebSocket = class extends Sockets {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => received('socket', data));
    }
  };
  const Workers = Worker;
  globalThis.Worker = class extends Workers {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => received('worker', JSON.stringify(data)));
    }
    postMessage(data, ...rest) {
      received('to the worker', JSON.stringify(data));
      super.postMessage(data, ...rest);
    }
  };
  const ask = fetch;
  globalThis.fetch = async (...given) => {
    const response = await ask(...given);
    received('http', await response.clone().text());
    return response;
  };
}`;

/** Creates a table through the form; `choose` makes the wanted changes. */
export async function createTable({ page }: Guest, game: string, choose: (page: Page) => Promise<void>): Promise<void> {
  await page.goto('/create');
  await page.locator('label.create-game', { hasText: game }).click();
  await choose(page);
  await page
    .getByRole('button', { name: 'Create the table' })
    .or(page.getByRole('button', { name: 'Begin the game' }))
    .click();
}

/** Chooses who sits on a seat of the form, counted from 1. */
export async function chooseSeat(
  page: Page,
  seat: number,
  kind: 'Me' | 'Open' | 'Bot' | 'None' | 'Person',
): Promise<void> {
  await page
    .locator('.create-seat')
    .nth(seat - 1)
    .locator('label.segment-choice', { hasText: kind })
    .click();
}

/** Presses a button that copies something, and returns what. */
export async function copied(page: Page, button: string): Promise<string> {
  await page.evaluate(`navigator.clipboard.writeText('')`);
  await page.getByRole('button', { name: button }).first().click();
  const found = () => page.evaluate<string | null>(`navigator.clipboard.readText().then((text) => text || null)`);
  return await until(`${button} copies`, found);
}

/** The ways to answer, in the text view. */
const ANSWERS = '.text-question .option';

/** Whose turn it is to answer, as the pages show it; null once one of them shows the end. */
export async function nextToAnswer(guests: readonly Guest[]): Promise<Guest | null> {
  try {
    return await until('a player is asked, or the game is over', async () => {
      for (const guest of guests) {
        if ((await guest.page.locator('main.end').count()) > 0) return { guest: null };
        if ((await guest.page.locator(ANSWERS).count()) > 0) return { guest };
      }
      return null;
    }).then(({ guest }) => guest);
  } catch (error) {
    throw new Error(`${error}\n${(await Promise.all(guests.map(shownTo))).join('\n')}`, { cause: error });
  }
}

/** What a page shows, and the last messages it received: for failure messages. */
async function shownTo({ name, page, received, complaints }: Guest): Promise<string> {
  const shown = await page.locator('body').innerText();
  const told = received.slice(-3).map(({ from, text }) => `${from}: ${text.slice(0, 300)}`);
  return [`${name} sees:`, shown.slice(0, 1500), 'and was told last:', ...told, ...complaints].join('\n');
}

/** Presses the `choice`th way to answer, modulo their number; false if others' actions removed it before the press. */
async function press(page: Page, choice: number): Promise<boolean> {
  const ways = await page.locator(ANSWERS).elementHandles();
  try {
    await ways[choice % ways.length]?.click();
    return ways.length > 0;
  } catch (error) {
    if (String(error).includes('not attached')) return false;
    throw error;
  }
}

/** Answers the question by clicking: the `choice`th way to answer, modulo their number. */
export async function answer({ page }: Guest, choice: number): Promise<void> {
  await until('a way to answer is pressed', () => press(page, choice));
}

/** The name of the question that a page shows; null if it shows none. */
export async function askedAt(page: Page): Promise<string | null> {
  return await page.evaluate(() => document.querySelector('[data-asked]')?.getAttribute('data-asked') ?? null);
}

/**
 * The same, and waits until the page shows another question, or none. The page refuses a press on a question that has
 * only just replaced another: that one is pressed again.
 */
export async function answerAndSee({ page }: Guest, choice: number): Promise<void> {
  const unread = page.getByText('This question is no longer open.');
  let asked: string | null = null;
  let isPressed = false;
  await until('the answer is taken', async () => {
    if (isPressed && (await askedAt(page)) !== asked) return true;
    if (isPressed && (await unread.count()) === 0) return false;
    asked = await askedAt(page);
    isPressed = await press(page, choice);
    return false;
  });
}

/** The number of the last entry that a page received; with `isShown` only if its result was shown. */
function lastEntry({ received }: Guest, isShown: boolean): number {
  for (let i = received.length - 1; i >= 0; i--) {
    const { from, text } = received[i] as Received;
    if (from !== 'socket') continue;
    const { type, n } = JSON.parse(text) as { readonly type: string; readonly n?: number };
    if (type === 'update' || type === 'change' || (type === 'accepted' && !isShown)) return n ?? 0;
  }
  return 0;
}

/**
 * Waits until every page shows the same. Where several are asked at once, a player who answers earlier may give an
 * answer that is no longer possible: a refusal would be right, but is not the subject here.
 */
async function allShowTheSame(guests: readonly Guest[]): Promise<void> {
  await until('every page shows the same', () => {
    const shown = guests.map((guest) => lastEntry(guest, true));
    return Math.min(...shown) === Math.max(...shown, ...guests.map((guest) => lastEntry(guest, false)));
  });
}

/** Plays a number of answers, or to the end; returns how many were given. */
export async function playOn(guests: readonly Guest[], most: number): Promise<number> {
  for (let answers = 0; answers < most; answers++) {
    await allShowTheSame(guests);
    const guest = await nextToAnswer(guests);
    if (guest === null) return answers;
    await answerAndSee(guest, answers * 7);
  }
  return most;
}
