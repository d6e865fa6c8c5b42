import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@tessera/locales';
import type { Me } from '@tessera/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from './browserKit.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const ME: Me = {
  id: 'ona',
  name: 'Ona',
  isClaimed: true,
  notices: { email: 'ona@example.org', webhook: null, language: 'en' },
  webhookKey: null,
};

describe('the language of the page', () => {
  test('is the one of its manifest, and each language is named in itself', async () => {
    const { page, context, complaints } = await site.visitor();
    await page.goto('/settings');
    const session = await context.newCDPSession(page);
    const seen: unknown[] = [];
    for (const [language, name] of [
      ['en', 'English'],
      ['pl', 'Polski'],
      ['lt', 'Lietuvių'],
    ] as const) {
      await page.locator('.settings .segment-choice', { hasText: name }).click();
      await page.locator(`html[lang=${language}]`).waitFor();
      const { data, errors } = await session.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      const { lang, name: title, description, start_url, icons, id } = JSON.parse(data ?? '');
      expect({ lang, title, start_url, id, icons: icons.length }).toEqual({
        lang: language,
        title: 'Tessera',
        start_url: '/',
        id: '/',
        icons: 1,
      });
      seen.push(description);
    }
    expect(new Set(seen).size).toBe(3);
    // Names of languages are read aloud as such: the label's language is that of the radio, too.
    const spoken = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('.page-languages input, .settings .segment input')].flatMap(
        (input) => {
          const name = input.ariaLabel ?? input.closest('label')?.textContent ?? '';
          return /^(English|Polski|Lietuvių)$/.test(name)
            ? [`${name} ${input.closest('[lang]')?.getAttribute('lang')}`]
            : [];
        },
      ),
    );
    expect(spoken).toEqual(['English en', 'Polski pl', 'Lietuvių lt', 'English en', 'Polski pl', 'Lietuvių lt']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is sent to the server, so that e-mails come in it', async () => {
    const { page, context } = await site.visitor();
    const wishes: unknown[] = [];
    let me = ME;
    await page.route('**/api/me', (route) => route.fulfill({ json: me }));
    await page.route('**/api/me/records', (route) => route.fulfill({ json: { records: [] } }));
    await page.route('**/api/me/notices', (route) => {
      const notices = route.request().postDataJSON();
      wishes.push(notices);
      me = { ...me, notices };
      return route.fulfill({ json: me });
    });
    await page.goto('/');
    await page.locator('.page-person', { hasText: 'Ona' }).waitFor();
    await page.locator('.page-language', { hasText: 'PL' }).click();
    await expect.poll(() => wishes).toEqual([{ ...ME.notices, language: 'pl' }]);
    await page.goto('/settings');
    await page.getByLabel('E-mail').fill('ona@elsewhere.example');
    await page
      .locator('form', { has: page.getByLabel('E-mail') })
      .getByRole('button')
      .click();
    await expect.poll(() => wishes.length).toBe(2);
    expect(wishes[1]).toEqual({ email: 'ona@elsewhere.example', webhook: null, language: 'pl' });
    await context.close();
  });
});

test('there is a manifest for each language', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../public/${file}`, import.meta.url), 'utf8')) as object;
  const { description: _, lang, ...english } = read('manifest.webmanifest') as { description: string; lang: string };
  expect(lang).toBe('en');
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    expect(read(`manifest.${language}.webmanifest`)).toMatchObject({ ...english, lang: language });
  }
});
