import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from './browserKit.ts';
import { look, PHONE, type ScreenName, WIDE } from './screenKit.ts';

/** To write the pictures again: `npm run pictures` (docs/architecture.md, Tests). */
const REWRITE = process.env['TESSERA_PICTURES'] === 'rewrite';

const KEPT = fileURLToPath(new URL('pictures/', import.meta.url));
const REPORTS = fileURLToPath(new URL('../../../reports/pictures/', import.meta.url));
/** How far a pixel may differ before it counts: rounding by another version of the browser stays below this. */
const THRESHOLD = 0.2;
/** The share of all pixels that may differ. */
const MOST = 0.015;

type Theme = 'light' | 'dark';
type Language = 'en' | 'pl' | 'lt';
type Size = 'wide' | 'phone';

/** The main screens, each at least wide or on a phone, light or dark; each language on those with the most words. */
const PICTURES: readonly (readonly [ScreenName, Size, Theme, Language])[] = [
  ['lobby', 'wide', 'light', 'en'],
  ['lobby', 'wide', 'dark', 'pl'],
  ['lobby', 'phone', 'light', 'lt'],
  ['lobby', 'phone', 'dark', 'en'],
  ['create', 'wide', 'light', 'en'],
  ['create', 'phone', 'dark', 'pl'],
  ['founders', 'wide', 'light', 'en'],
  ['founders', 'wide', 'dark', 'lt'],
  ['founders', 'phone', 'light', 'pl'],
  ['founders', 'phone', 'dark', 'en'],
  ['civilization', 'wide', 'light', 'en'],
  ['civilization', 'wide', 'dark', 'pl'],
  ['civilization', 'phone', 'light', 'lt'],
  ['five', 'wide', 'light', 'en'],
  ['five', 'phone', 'dark', 'pl'],
  ['replay', 'wide', 'light', 'en'],
  ['replay', 'phone', 'dark', 'en'],
  ['end', 'wide', 'light', 'en'],
  ['end', 'phone', 'dark', 'pl'],
  ['curtain', 'wide', 'light', 'en'],
  ['curtain', 'phone', 'dark', 'lt'],
  ['help', 'wide', 'light', 'en'],
  ['help', 'wide', 'dark', 'pl'],
  ['help', 'phone', 'light', 'lt'],
  ['settings', 'wide', 'light', 'en'],
  ['settings', 'phone', 'dark', 'lt'],
  ['text', 'wide', 'light', 'en'],
  ['text', 'phone', 'dark', 'pl'],
  ['about', 'wide', 'light', 'en'],
];

let site: Site;

beforeAll(async () => {
  if (REWRITE) rmSync(KEPT, { recursive: true, force: true });
  rmSync(REPORTS, { recursive: true, force: true });
  site = await openSite();
});
afterAll(() => site.close());

describe('the page looks as it did', () => {
  test.each(PICTURES)('%s, %s, %s, %s', async (screen, size, theme, language) => {
    const { page, context, complaints } = await look(site, screen, {
      viewport: size === 'wide' ? WIDE : PHONE,
      colorScheme: theme,
      locale: language,
    });
    const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    await context.close();
    expect(complaints).toEqual([]);
    const name = [screen, size, theme, language].join('-');
    if (REWRITE) write(KEPT, name, light(taken));
    else expect(differenceFrom(name, taken)).toBeNull();
  });
});

/** What differs from the kept picture, in words; null if it looks the same. */
function differenceFrom(name: string, taken: Buffer): string | null {
  const file = `${KEPT}${name}.png`;
  if (!existsSync(file)) {
    write(REPORTS, `${name}.taken`, taken);
    return `there is no picture ${name}: look at reports/pictures, then \`npm run pictures\``;
  }
  const kept = PNG.sync.read(readFileSync(file));
  const now = PNG.sync.read(taken);
  const { width, height } = kept;
  if (now.width !== width || now.height !== height) {
    write(REPORTS, `${name}.taken`, taken);
    return `${now.width} × ${now.height} pixels instead of ${width} × ${height}`;
  }
  const difference = new PNG({ width, height });
  const off = pixelmatch(kept.data, now.data, difference.data, width, height, { threshold: THRESHOLD });
  if (off <= MOST * width * height) return null;
  write(REPORTS, `${name}.taken`, taken);
  write(REPORTS, `${name}.difference`, PNG.sync.write(difference));
  const percent = ((100 * off) / (width * height)).toFixed(2);
  return `${percent} % of the pixels differ: look at reports/pictures`;
}

/** A picture at half the size: without the last two bits of each colour, which no eye and no comparison sees. */
function light(taken: Buffer): Buffer {
  const picture = PNG.sync.read(taken);
  for (let i = 0; i < picture.data.length; i++) {
    if (i % 4 !== 3) picture.data[i] = Math.min(0xfc, ((picture.data[i] ?? 0) + 2) & 0x1fc);
  }
  return PNG.sync.write(picture, { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 });
}

function write(folder: string, name: string, picture: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${name}.png`, picture);
}
