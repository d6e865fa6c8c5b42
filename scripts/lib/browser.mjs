// The browser of the tests: Debian's Chromium, installed if it is missing and can be. Its headless shell draws the same pages, and needs
// half the time of a whole browser without its window.
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

/** Only a server that is out of reach meets this limit, in seconds: with another browser at hand, the tests go on. */
const APT = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', '-o', 'DPkg::Lock::Timeout=300'];

/** Installs the browser if it is missing; returns whether there is one now. Where there is only a whole one, the shell is tried for. */
export function ensureBrowser() {
  const [shell = ''] = places;
  if (process.env.CHROMIUM !== undefined || existsSync(shell)) return browserPath() !== null;
  const canInstall = process.platform === 'linux' && process.getuid?.() === 0;
  if (canInstall) install();
  const isThere = browserPath() !== null;
  if (!isThere) console.error('The tests need Chromium: install it, or set CHROMIUM to its program.');
  return isThere;
}

function install() {
  console.log('Installing Chromium’s headless shell (apt-get)');
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', [...APT, ...args], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status;
  apt('update');
  const options = ['--yes', '--no-install-recommends', '--no-remove'];
  if (apt('install', ...options, 'chromium-headless-shell') === 0 || browserPath() !== null) return;
  // Older releases have only the whole browser.
  apt('install', ...options, 'chromium');
}
