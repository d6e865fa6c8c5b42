import type { Me, TableInfo } from '@tessera/protocol';
import type { BrowserContextOptions, Page, Request } from 'playwright-core';
import { until } from '../../server/test/serverProcess.ts';
import type { Site, Visitor } from './browserKit.ts';
import { type KeptGame, keepGames, keptGame, NOW } from './keptGames.ts';

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

const ONA = { kind: 'person', name: 'Ona' } as const;
const JAN = { kind: 'person', name: 'Jan' } as const;
const BOT = { kind: 'bot', bot: 'greedy' } as const;

const STORIES: { readonly [name: string]: () => KeptGame } = {
  founders: () =>
    keptGame({
      id: 'founders',
      game: 'founders',
      title: '',
      seats: [ONA, BOT, BOT],
      ago: 4,
      stopsAt: ({ seat, kind }, { match }) => match.n > 90 && seat === 0 && kind === 'addTile',
    }),
  civilization: () =>
    keptGame({
      id: 'civilization',
      game: 'civilization',
      title: '',
      seats: [ONA, BOT, BOT],
      ago: 26 * 60,
      stopsAt: ({ seat, kind }, { match }) => match.n > 700 && seat === 0 && kind === 'cityManagement',
    }),
  five: () =>
    keptGame({
      id: 'five',
      game: 'civilization',
      title: '',
      seats: [BOT, BOT, BOT, BOT, ONA],
      ago: 40,
      options: { expansion: true },
      // Investments, a metropolis and great people have come by then.
      stopsAt: ({ seat, kind }, { match }) => match.n > 1500 && seat === 4 && kind === 'startOfTurn',
    }),
  curtain: () =>
    keptGame({
      id: 'curtain',
      game: 'founders',
      title: 'Two at the kitchen table',
      seats: [ONA, JAN, BOT],
      ago: 90,
      stopsAt: ({ seat, kind }, { match }) => match.n > 60 && seat === 1 && kind === 'revealTile',
    }),
  over: () =>
    keptGame({ id: 'over', game: 'founders', title: '', seats: [ONA, BOT, BOT], ago: 3 * 24 * 60, stopsAt: null }),
};

const made = new Map<string, KeptGame>();

/** A game of the pictures; played once for all callers. */
function story(name: string): KeptGame {
  const known = made.get(name) ?? STORIES[name]?.();
  if (known === undefined) throw new Error(`there is no game ${name}`);
  made.set(name, known);
  return known;
}

interface Screen {
  /** What is in the browser before. */
  readonly games: readonly string[];
  readonly path: string;
  readonly settings?: object;
  /** Visible once everything is there. */
  readonly ready: string;
  /** From there to what the picture shows. */
  readonly next?: (page: Page) => Promise<void>;
}

export const SCREENS = {
  lobby: { games: ['founders', 'civilization', 'curtain', 'over'], path: '/', ready: '.lobby-open .tables' },
  create: { games: [], path: '/create', ready: '.create' },
  games: { games: ['founders', 'curtain', 'over'], path: '/games', ready: 'h1' },
  watch: { games: [], path: '/watch', ready: 'h1' },
  learn: { games: [], path: '/learn', ready: 'h1' },
  settings: { games: [], path: '/settings', ready: '.settings' },
  about: { games: [], path: '/about', ready: 'h1' },
  unknown: { games: [], path: '/nowhere', ready: 'h1' },
  founders: { games: ['founders'], path: '/local/founders', ready: '.founders-spot', next: pickTile },
  civilization: { games: ['civilization'], path: '/local/civilization', ready: '.civ-map' },
  five: { games: ['five'], path: '/local/five', ready: '.civ-map' },
  text: { games: ['founders'], path: '/local/founders', settings: { textView: true }, ready: '.text-question' },
  help: { games: ['founders'], path: '/local/founders', ready: '.founders-spot', next: openHelp },
  replay: { games: ['over'], path: '/replay/local/over?at=96', ready: '.replay .founders-spot' },
  end: { games: ['over'], path: '/local/over', ready: 'main.end' },
  curtain: { games: ['curtain'], path: '/local/curtain', ready: '.curtain' },
} as const satisfies { readonly [name: string]: Screen };
export type ScreenName = keyof typeof SCREENS;

/** Picks up a tile and goes on to the first cell for it: cells are lit, and arrows show what supplies it. */
async function pickTile(page: Page): Promise<void> {
  await page.locator('.founders-pick[data-lit]').last().click();
  await page.mouse.move(0, 0);
  await page.locator('.founders-pick[data-picked]').last().press('Enter');
  await page.locator('.founders-arrows').first().waitFor();
}

async function openHelp(page: Page): Promise<void> {
  await page.keyboard.press('h');
  // The third chapter is the turn.
  await page.locator('.help-chapter-button').nth(2).click();
  await page.mouse.move(0, 0);
  await page.locator('.help-item').first().waitFor();
}

/** A viewer of a screen, at a fixed time, with nothing moving. */
export async function look(
  site: Site,
  name: ScreenName,
  options: BrowserContextOptions & { readonly prepare?: (page: Page) => Promise<void> } = {},
): Promise<Visitor> {
  const { prepare, ...given } = options;
  const visitor = await site.visitor({
    viewport: WIDE,
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...given,
  });
  const { page } = visitor;
  watchRequests(page);
  const screen: Screen = SCREENS[name];
  await page.clock.setFixedTime(NOW);
  await answerLists(page);
  if (screen.games.length > 0) await keepGames(page, screen.games.map(story));
  if (screen.settings !== undefined) {
    await page.addInitScript(`localStorage.setItem('tessera.settings', '${JSON.stringify(screen.settings)}')`);
  }
  await prepare?.(page);
  await page.goto(screen.path);
  await page
    .locator(screen.ready)
    .first()
    .waitFor()
    .catch(async (error: unknown) => {
      const shown = (await page.locator('body').innerText()).slice(0, 500);
      throw new Error(`${screen.path} shows “${shown}”; complaints: ${visitor.complaints.join('; ')}`, {
        cause: error,
      });
    });
  await settled(page);
  await screen.next?.(page);
  await settled(page);
  return visitor;
}

/** After this many frames in a row without changes, with time to spare in each, the page has come to rest. */
const STILL_FRAMES = 5;

/** Requests that have not been answered yet, by page. */
const underWay = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** Waits until everything has loaded and nothing changes. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  do {
    await until('all requests are answered', () => (underWay.get(page)?.size ?? 0) === 0);
    // A function: polled text would be evaluated in the page, where its policy forbids that.
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    await page.evaluate(async (frames) => {
      await document.fonts.ready;
      let still = 0;
      const watch = new MutationObserver(() => {
        still = 0;
      });
      watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      while (still < frames) {
        still++;
        await new Promise<void>((resume) => requestAnimationFrame(() => requestIdleCallback(() => resume())));
      }
      watch.disconnect();
    }, STILL_FRAMES);
  } while ((underWay.get(page)?.size ?? 0) > 0);
}

/** The server's lists, the same every time. The server itself answers everything else. */
async function answerLists(page: Page): Promise<void> {
  const me: Me = {
    id: 'ona',
    name: 'Ona',
    isClaimed: false,
    notices: { email: null, webhook: 'https://ona.example/tessera' },
    webhookKey: 'q4Xo1v7cT0nY2rWbK9sLh6mEjUeZiP3aDfGgR5tN8Vk',
  };
  await page.route('**/api/me', (route) => route.fulfill({ json: me }));
  await page.route('**/api/me/tables', (route) => route.fulfill({ json: { tables: [] } }));
  await page.route('**/api/me/records', (route) => route.fulfill({ json: { records: [] } }));
  await page.route('**/api/tables?*', (route) => {
    const status = new URL(route.request().url()).searchParams.get('status');
    return route.fulfill({ json: { tables: TABLES.filter((table) => table.status === status) } });
  });
}

const person = (name: string) =>
  ({ kind: 'person', name, bot: null, resigned: false, connected: true, awaySince: null }) as const;
const open = { kind: 'open', name: '', bot: null, resigned: false, connected: false, awaySince: null } as const;
const bot = { kind: 'bot', name: '', bot: 'greedy', resigned: false, connected: true, awaySince: null } as const;

function table(id: string, changes: Partial<TableInfo>): TableInfo {
  return {
    id,
    game: 'founders',
    title: '',
    status: 'waiting',
    listed: true,
    options: {},
    pace: { kind: 'free', wait: 86_400_000 },
    seats: [person('Jan'), open],
    clocks: null,
    proposal: null,
    awaited: [],
    waits: [],
    createdAt: NOW - 600_000,
    changedAt: NOW - 300_000,
    commitment: '',
    words: [],
    outcome: null,
    again: null,
    you: { seat: null, isCreator: false, passes: [], muted: [] },
    ...changes,
  };
}

const TABLES: readonly TableInfo[] = [
  table('t1', { title: 'Sunday evening', seats: [person('Jan'), open, open] }),
  table('t2', {
    game: 'civilization',
    title: 'Slow and careful',
    pace: { kind: 'days', perAnswer: 48 * 3_600_000, pause: null },
    seats: [person('Rūta'), person('Łucja'), open, bot],
  }),
  table('t3', {
    status: 'playing',
    pace: { kind: 'live', time: 45 * 60_000, increment: 20_000 },
    seats: [person('Mantas'), person('Zofia'), bot],
    awaited: [1],
  }),
];
