import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TILE_FACES } from '@tessera/game-founders/data';
import { type Browser, chromium, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BROWSER_FLAGS, browserPath } from '../../../scripts/lib/browser.mjs';
import { POLL_LIMIT } from '../../../scripts/lib/limits.mjs';
import { root } from '../../../scripts/lib/workspace.mjs';
import { buildPage } from '../../../scripts/page.mjs';

const WEB = join(root, 'packages/web');

let vite: ViteDevServer;
let browser: Browser;
let url: string;

beforeAll(async () => {
  const program = browserPath();
  if (program === null) throw new Error('there is no Chromium: `npm test` installs one');
  vite = await createServer({ root: WEB, logLevel: 'error', server: { host: '127.0.0.1', port: 0, hmr: false } });
  await vite.listen();
  url = vite.resolvedUrls?.local[0] ?? '';
  browser = await chromium.launch({ executablePath: program, args: BROWSER_FLAGS });
});
afterAll(async () => {
  await browser.close();
  await vite.close();
});

async function opened(path: string): Promise<{ readonly page: Page; readonly complaints: string[] }> {
  const page = await browser.newPage();
  page.setDefaultTimeout(POLL_LIMIT);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${url}gallery/${path}`);
  return { page, complaints };
}

describe('the gallery of the page’s parts', () => {
  test.each(['light', 'dark'])('shows them all, %s', async (theme) => {
    const { page, complaints } = await opened(`?theme=${theme}`);
    await page.getByRole('heading', { name: `Tessera, ${theme}` }).waitFor();
    const shelves = await page.locator('.panel-title').allInnerTexts();
    expect(shelves).toEqual([
      'Buttons',
      'Fields',
      'One of a few, yes or no',
      'Panels, cards, tags',
      'Dialogs, drawers, cards of words',
      'Marks',
      'Icons',
      'Founders: tiles',
      'Founders: goods and tokens',
      'Civilization: land',
      'Civilization: figures and cities',
      'Civilization: pieces',
    ]);
    expect(await page.locator('.founders-tile').count()).toBe(TILE_FACES.length + 3);
    await page.getByRole('button', { name: 'dialog', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('shows both themes side by side', async () => {
    const { page } = await opened('');
    for (const theme of ['light', 'dark'])
      await page
        .frameLocator(`iframe[title=${theme}]`)
        .getByRole('heading', { name: `Tessera, ${theme}` })
        .waitFor();
    await page.close();
  });

  test('is not part of the built page', async () => {
    await buildPage();
    const dist = join(WEB, 'dist');
    const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(20);
    const texts = files.filter(({ name }) => /\.(html|js|css|map)$/.test(name));
    const found = texts.filter(({ name, parentPath }) =>
      /gallery-sides|gallery\/Gallery/.test(readFileSync(join(parentPath, name), 'utf8')),
    );
    expect(found.map(({ name }) => name)).toEqual([]);
    expect(files.filter(({ name }) => name.toLowerCase().includes('gallery'))).toEqual([]);
  });
});
