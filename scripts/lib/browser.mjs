// The browser of the tests: Debian's Chromium, installed if it is missing and can be. Its headless shell draws the same pages, and needs
// a third less time than a whole browser without its window.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where a Chromium may be; CHROMIUM names another one. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** How it is started. Without hinting, the shell and the whole browser draw letters alike. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
];

/** The browser's program, or null if it is not installed. */
export function browserPath() {
  const own = process.env.CHROMIUM;
  if (own !== undefined) return existsSync(own) ? own : null;
  return places.find((place) => existsSync(place)) ?? null;
}

/** Installs the browser if it is missing; returns whether it is there now. */
export function ensureBrowser() {
  if (browserPath() !== null) return true;
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    console.error('The tests need Chromium: install it, or set CHROMIUM to its program.');
    return false;
  }
  console.log('Installing Chromium (apt-get)');
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status;
  apt('update');
  // Older releases have only the whole browser.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (browserPath() === null) apt('install', '--yes', '--no-install-recommends', name);
  }
  return browserPath() !== null;
}
