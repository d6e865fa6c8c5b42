import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildPage } from '../../../scripts/page.mjs';
import { readConfig } from '../../server/src/config.ts';
import { createServer, type Server } from '../../server/src/server.ts';
import { until } from '../../server/test/serverProcess.ts';
import {
  answer,
  type Guest,
  launch,
  newGuest,
  nextToAnswer,
  type OnlineSite,
  openOnlineSite,
  playOn,
} from './onlineKit.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));

/** Waits until the page's files are cached, and served from there. */
async function isKept(page: Page): Promise<void> {
  const state = () => page.evaluate<string | null>('navigator.serviceWorker.controller?.state ?? null');
  await until('the service worker is at work', async () => (await state()) === 'activated');
}

/** What the browser itself complains about without a network; the page has no influence on that. */
const NO_NETWORK =
  /^(WebSocket connection to 'ws:\/\/[\d.:]+\/api\/socket' failed: |Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED) \(http:\/\/[\d.:]+\/api\/)/;

const others = ({ complaints }: Guest) => complaints.filter((line) => !NO_NETWORK.test(line));

describe('after one visit, without a server and without a network', () => {
  let site: OnlineSite;
  let ada: Guest;
  let page: Page;

  beforeAll(async () => {
    site = await openOnlineSite();
    ada = await site.guest('Ada');
    page = ada.page;
    await page.goto('/');
    await isKept(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(ada.complaints).toEqual([]);
    await site.breakDown();
    await ada.context.setOffline(true);
  });
  afterAll(() => site.close());

  const shown = async () => [
    await page.locator('.text-question .options-list').innerText(),
    await page.locator('.text-main').innerText(),
  ];

  test('a game begins on the page that is open, and goes on', async () => {
    // Nothing of a table has been loaded yet: all of it comes from the cache.
    await page.getByRole('button', { name: 'Play now against bots' }).click();
    await page.waitForURL('**/local/**');
    expect(await playOn([ada], 3)).toBe(3);
    expect(others(ada)).toEqual([]);
  });

  test('the game is there after a reload, and after the browser’s window was closed', async () => {
    await nextToAnswer([ada]);
    const before = await shown();
    const address = page.url();
    await page.reload();
    await nextToAnswer([ada]);
    expect(await shown()).toEqual(before);
    await answer(ada, 0);
    await nextToAnswer([ada]);
    const after = await shown();
    const next = await ada.context.newPage();
    await page.close();
    page = next;
    ada = { ...ada, page };
    // A new window of a test browser believes that there is a network: this corrects it.
    await ada.context.setOffline(false);
    await ada.context.setOffline(true);
    await page.goto('/');
    await page.getByText('No connection to the server. Games against bots and on this screen still work.').waitFor();
    await page.locator('.my-game-link', { hasText: 'Founders of the Empire' }).click();
    await page.waitForURL(address);
    await nextToAnswer([ada]);
    expect(await shown()).toEqual(after);
    expect(others(ada)).toEqual([]);
  });

  test('every page opens, in every language', async () => {
    for (const [path, language] of [
      ['/', 'en'],
      ['/create', 'pl'],
      ['/games', 'lt'],
      ['/watch', 'en'],
      ['/learn', 'pl'],
      ['/settings', 'lt'],
      ['/about', 'en'],
    ] as const) {
      await page.evaluate(`localStorage.setItem('tessera.settings', '{"language":"${language}"}')`);
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
    }
    await page.goto('/table/somewhere-else');
    await page.getByText('The connection is lost.').waitFor();
    expect(others(ada)).toEqual([]);
  });

  test('when the server is back, the page finds it', async () => {
    await page.goto('/');
    await page.getByText('No connection to the server.').waitFor();
    await site.comeBack();
    await ada.context.setOffline(false);
    await page.getByText('No connection to the server.').waitFor({ state: 'detached' });
    expect(others(ada)).toEqual([]);
  });
});

describe('the page of the server', () => {
  let browser: Browser;
  let server: Server;
  let url: string;
  const folder = mkdtempSync(join(tmpdir(), 'tessera-builds-'));
  const pageFolder = join(folder, 'page');

  beforeAll(async () => {
    await buildPage();
    cpSync(join(WEB, 'dist'), pageFolder, { recursive: true });
    const config = readConfig({
      PORT: '0',
      TESSERA_DATA: folder,
      TESSERA_LOG_LEVEL: 'silent',
      TESSERA_RATE_REQUESTS: '1000000',
    });
    if ('complaints' in config) throw new Error(config.complaints.join(' '));
    server = await createServer(config, { pageFolder });
    url = await server.listen();
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Replaces the build that is served by another one. */
  async function publish(name: string, plugin: Omit<Plugin, 'name'>): Promise<void> {
    const outDir = join(folder, name);
    const plugins = [{ name, ...plugin }];
    // As `buildPage` does it: also within a test it builds the page for people.
    vi.stubEnv('NODE_ENV', 'production');
    await build({ root: WEB, mode: 'production', logLevel: 'silent', plugins, build: { outDir, emptyOutDir: true } });
    vi.unstubAllEnvs();
    rmSync(pageFolder, { recursive: true });
    cpSync(outDir, pageFolder, { recursive: true });
  }

  const caches = (page: Page) => page.evaluate<string[]>('caches.keys()');
  const versionServed = () => /VERSION = "(\w+)"/.exec(readFileSync(join(pageFolder, 'sw.js'), 'utf8'))?.[1];

  test('can be installed', async () => {
    const { page, context } = await newGuest(browser, url, 'Ada', {});
    await page.goto('/');
    await isKept(page);
    const session = await context.newCDPSession(page);
    const { data, errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '') as { icons: { src: string; type: string }[]; start_url: string };
    expect(manifest).toMatchObject({ name: 'Tessera', display: 'standalone', start_url: '/' });
    for (const { src, type } of manifest.icons) {
      const response = await fetch(url + src);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    }
    // Private windows, as tests have them, are the only obstacle.
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    await context.close();
  });

  test('replaces an older one at the next visit, and open windows keep working', async () => {
    const guest = await newGuest(browser, url, 'Ada', {});
    const { context, page: first, complaints } = guest;
    await first.goto('/');
    await isKept(first);
    expect(await caches(first)).toEqual([`tessera-${versionServed()}`]);
    const oldest = versionServed();

    // Only the document differs: that alone must be noticed.
    await publish('second', { transformIndexHtml: (html) => html.replace('<html', '<html data-build="second"') });
    expect(versionServed()).not.toBe(oldest);
    const second = await context.newPage();
    const buildOf = (page: Page) => page.evaluate<string | null>('document.documentElement.dataset.build ?? null');
    await second.goto('/');
    await until('the new build is kept', async () => (await caches(second)).length === 2);
    await until('the new build has taken over', () =>
      second.evaluate<boolean>(`navigator.serviceWorker.getRegistration().then(({ installing, waiting, active }) =>
        installing === null && waiting === null && active?.state === 'activated')`),
    );
    await second.reload();
    expect(await buildOf(second)).toBe('second');
    expect(await buildOf(first)).toBe(null);

    // All scripts have other names. What the open windows have not loaded yet is no longer on the server.
    await publish('third', {
      transform: (code, id) => (id.endsWith('src/app/settings.ts') ? `${code}\nglobalThis.build = 'third';` : null),
    });
    await second.evaluate('navigator.serviceWorker.ready.then((registration) => registration.update())');
    await until('the third build is kept', async () => (await caches(second)).includes(`tessera-${versionServed()}`));
    await until('the oldest build is gone', async () => !(await caches(second)).includes(`tessera-${oldest}`));
    expect((await caches(second)).length).toBe(2);
    await second.getByRole('link', { name: 'About' }).first().click();
    await second.waitForURL('**/about');
    await second.getByRole('heading', { level: 1 }).waitFor();
    expect(await second.evaluate('globalThis.build ?? null')).toBe(null);

    // And it works without a network like the first one.
    await context.setOffline(true);
    await first.goto('/');
    await first.getByRole('heading', { level: 1 }).waitFor();
    expect(await first.evaluate('globalThis.build')).toBe('third');
    expect(complaints.filter((line) => !NO_NETWORK.test(line))).toEqual([]);
    await context.close();
  });

  test('figures: how long it takes to reach the lobby, and from there the first decision', async () => {
    const { context, page } = await newGuest(browser, url, 'Ada', {});
    const measured = async (work: () => Promise<unknown>) => {
      const began = performance.now();
      await work();
      return `${Math.round(performance.now() - began)} ms`;
    };
    const toLobby = async () => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Play now against bots' }).waitFor();
    };
    const first = await measured(toLobby);
    await isKept(page);
    await page.goto('about:blank');
    const second = await measured(toLobby);
    const decision = await measured(async () => {
      await page.getByRole('button', { name: 'Play now against bots' }).click();
      await page.locator('.text-question .option').first().waitFor();
    });
    console.log(
      `From URL to lobby: ${first}, on the second visit ${second}. From click to first decision: ${decision}.`,
    );
    await context.close();
  });
});
