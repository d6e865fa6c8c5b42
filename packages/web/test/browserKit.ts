import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { BROWSER_FLAGS, browserPath } from '../../../scripts/lib/browser.mjs';
import { POLL_LIMIT } from '../../../scripts/lib/limits.mjs';
import { buildPage } from '../../../scripts/page.mjs';
import { buildServer, type ServerProcess, startServer } from '../../server/test/serverProcess.ts';

/** The real page, served by the real server, in a real browser. */
export interface Site {
  readonly server: ServerProcess;
  readonly browser: Browser;
  /** A browser context: with its own cookies and storage. */
  visitor(options?: BrowserContextOptions): Promise<Visitor>;
  close(): Promise<void>;
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page has complained about: its own errors, those of the console, those of the network. */
  readonly complaints: string[];
}

export async function openSite(): Promise<Site> {
  const program = browserPath();
  if (program === null) throw new Error('there is no Chromium: `npm test` installs one');
  await buildServer();
  await buildPage();
  const folder = mkdtempSync(join(tmpdir(), 'tessera-site-'));
  const server = await startServer({ TESSERA_DATA: folder, TESSERA_BOT_DELAY_MS: '0' });
  const browser = await chromium.launch({ executablePath: program, args: BROWSER_FLAGS });
  return {
    server,
    browser,
    async visitor(options = {}) {
      const context = await browser.newContext({ baseURL: server.url, locale: 'en', ...options });
      context.setDefaultTimeout(POLL_LIMIT);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      return { context, page, complaints };
    },
    async close() {
      await browser.close();
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const COLOURS = { all: {}, colours: { runOnly: ['color-contrast', 'link-in-text-block'] } };

/** The serious findings of axe-core, one line for each kind: by all its rules, or by those about colours alone. */
export async function seriousFaults(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  // Through the debugger, since the page allows no scripts but its own.
  await page.evaluate(AXE);
  return await page.evaluate(async (only) => {
    interface Found {
      readonly violations: readonly { id: string; impact: string; nodes: readonly { target: readonly unknown[] }[] }[];
    }
    // What is still fading in has too little contrast for a moment.
    const motions = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(motions.map(({ finished }) => finished));
    const { axe } = globalThis as unknown as { readonly axe: { run(options: object): Promise<Found> } };
    const { violations } = await axe.run({ resultTypes: ['violations'], ...only });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target[0])).join(', ')}`);
  }, COLOURS[rules]);
}
