import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newGuest } from '../../server/test/serverProcess.ts';
import { openSite, type Site } from './browserKit.ts';

/** What a first visit may load: compressed script, in bytes. */
const MOST = 250 * 1024;

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

interface Loaded {
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly gzipped: number;
  readonly text: string;
}

/** Opens an address as a first-time visitor, and waits until nothing more loads. */
async function firstVisit(path: string, isThere: (page: Page) => Promise<unknown>) {
  // What the service worker fetches for later does not count towards the wait.
  const { page, context, complaints } = await site.visitor({ serviceWorkers: 'block' });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path);
  await isThere(page);
  await page.waitForLoadState('networkidle');
  const scripts: Loaded[] = [];
  for (const response of responses) {
    if (response.request().resourceType() !== 'script') continue;
    const text = await response.text();
    scripts.push({ url: response.url(), headers: response.headers(), gzipped: gzipSync(text).length, text });
  }
  const workers = page.workers().length;
  await context.close();
  expect(complaints).toEqual([]);
  const total = scripts.reduce((sum, { gzipped }) => sum + gzipped, 0);
  const list = [...scripts].sort((a, b) => b.gzipped - a.gzipped);
  const lines = list.map(({ url, gzipped }) => `${gzipped} ${new URL(url).pathname}`);
  return { scripts, total, workers, lines };
}

const LANGUAGES = ['en', 'pl', 'lt'];

describe('a first visit', () => {
  test('to the lobby loads little script, and no engine', async () => {
    const visit = await firstVisit('/', (page) => page.getByRole('heading', { level: 1 }).waitFor());
    console.log(`lobby: ${visit.total} bytes of script (gzip) in ${visit.scripts.length} files`);
    expect(visit.scripts.length).toBeGreaterThan(1);
    expect(visit.total, visit.lines.join('\n')).toBeLessThanOrEqual(MOST);
    expect(visit.workers).toBe(0);
    // A keyword of the message syntax: messages are compiled when the page is built.
    expect(visit.scripts.filter(({ text }) => text.includes('selectordinal'))).toEqual([]);
  });

  test('to a table of Founders loads little script, and no engine', async () => {
    const guest = await newGuest(site.server.url);
    const bot = { kind: 'bot', bot: 'greedy' } as const;
    const { id, secrets } = await guest.begin(site.server.url, {
      game: 'founders',
      seats: [{ kind: 'open' }, bot, bot],
    });
    const visit = await firstVisit(`/table/${id}#seat=${secrets[0]}`, (page) =>
      page.locator('.founders').first().waitFor(),
    );
    console.log(`a table of Founders: ${visit.total} bytes of script (gzip) in ${visit.scripts.length} files`);
    expect(visit.total, visit.lines.join('\n')).toBeLessThanOrEqual(MOST);
    expect(visit.workers).toBe(0);
  });

  test('gets everything compressed, and caches files with a hash in their names', async () => {
    const visit = await firstVisit('/', (page) => page.getByRole('heading', { level: 1 }).waitFor());
    for (const { url, headers } of visit.scripts) {
      expect(headers['cache-control'], url).toBe('public, max-age=31536000, immutable');
      expect(headers['vary'], url).toContain('accept-encoding');
    }
    // They come in any order, and the smallest are not worth compressing.
    const [entry] = [...visit.scripts].sort((a, b) => b.gzipped - a.gzipped);
    if (entry === undefined) throw new Error('the page has no script');
    for (const encoding of ['br', 'gzip']) {
      const answered = await fetch(entry.url, { headers: { 'accept-encoding': encoding } });
      expect(answered.headers.get('content-encoding')).toBe(encoding);
      expect(answered.headers.get('content-type')).toContain('javascript');
      expect((await answered.text()).length).toBeGreaterThan(entry.gzipped);
    }
    const plain = await fetch(entry.url, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    // The page itself is requested every time: it names the files.
    expect((await fetch(site.server.url)).headers.get('cache-control')).toBe('no-cache');
  });

  test.each(LANGUAGES)('loads the words of one language alone: %s', async (locale) => {
    const { page, context } = await site.visitor({ locale, serviceWorkers: 'block' });
    const names: string[] = [];
    page.on('request', (request) => names.push(new URL(request.url()).pathname));
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await context.close();
    const loaded = LANGUAGES.filter((language) => names.some((name) => name.startsWith(`/assets/${language}-`)));
    expect(loaded).toEqual([locale]);
  });
});
