import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, seriousFaults } from './browserKit.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const RECORD = new URL('../../game-founders/corpus/two.tessera', import.meta.url);

async function choose(page: Page, way: string): Promise<void> {
  await page.locator('label.segment-choice', { hasText: way }).click();
}

/** The panel about the user. */
const me = (page: Page) => page.locator('section[aria-labelledby="settings-person"]');

test('name and passphrase change only with the passphrase, and the user can log out everywhere', async () => {
  const laptop = await site.visitor();
  const { page } = laptop;
  await page.goto('/settings');
  await choose(page, 'Keep this name');
  await me(page).getByLabel('Name', { exact: true }).fill('Ada');
  await me(page).getByLabel('Passphrase', { exact: true }).fill('correct horse');
  await me(page).getByRole('button', { name: 'Keep this name' }).click();
  await me(page).getByText('name claimed').waitFor();

  const phone = await site.visitor();
  await phone.page.goto('/settings');
  await choose(phone.page, 'Log in');
  await me(phone.page).getByLabel('Name', { exact: true }).fill('Ada');
  await me(phone.page).getByLabel('Passphrase', { exact: true }).fill('correct horse');
  await me(phone.page).getByRole('button', { name: 'Log in' }).click();
  await me(phone.page).getByText('name claimed').waitFor();

  await choose(page, 'Change the name');
  await me(page).getByLabel('Name', { exact: true }).fill('Ada L.');
  const rename = me(page).getByRole('button', { name: 'Change the name' });
  expect(await rename.isDisabled()).toBe(true);
  await me(page).getByLabel('Current passphrase').fill('wrong horse');
  await rename.click();
  await me(page).getByText('The current passphrase is wrong.').waitFor();
  await me(page).getByLabel('Current passphrase').fill('correct horse');
  await rename.click();
  await me(page).locator('b', { hasText: 'Ada L.' }).waitFor();
  // The other device is a new user by now.
  await phone.page.reload();
  await me(phone.page).locator('.tag', { hasText: 'guest' }).waitFor();

  await page.reload();
  for (const way of ['Change the name', 'Log in', 'Change passphrase']) {
    await choose(page, way);
    expect(await seriousFaults(page)).toEqual([]);
  }
  await me(page).getByLabel('New passphrase').fill('battery staple');
  const change = me(page).getByRole('button', { name: 'Change passphrase' });
  expect(await change.isDisabled()).toBe(true);
  await me(page).getByLabel('Current passphrase').fill('correct horse');
  await change.click();
  await expect.poll(() => me(page).getByLabel('New passphrase').inputValue()).toBe('');

  await choose(page, 'Log in');
  await me(page).getByRole('button', { name: 'Log out everywhere' }).click();
  await me(page).locator('.tag', { hasText: 'guest' }).waitFor();
  expect(laptop.complaints.filter((text) => !text.includes('403'))).toEqual([]);
  await laptop.context.close();
  await phone.context.close();
});

test('uploaded games are listed, opened and deleted', async () => {
  const { page, context, complaints } = await site.visitor();
  await page.goto('/settings');
  await me(page).locator('.tag', { hasText: 'guest' }).waitFor();
  expect(await page.getByText('Imported games').count()).toBe(0);
  const status = await page.evaluate(
    async (text) =>
      (await fetch('/api/records', { method: 'POST', headers: { 'content-type': 'application/x-ndjson' }, body: text }))
        .status,
    readFileSync(RECORD, 'utf8'),
  );
  expect(status).toBe(201);
  await page.reload();
  const game = page.getByRole('link', { name: /^Founders of the Empire, .* \(.*kB\)$/ });
  await game.waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  const address = await game.getAttribute('href');
  await game.click();
  await page.waitForURL(`**${address}`);
  await page.goBack();
  await page.getByRole('button', { name: /^Delete: Founders/ }).click();
  await page.getByRole('alertdialog').getByText('Links to it will stop working.').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Imported games').waitFor({ state: 'detached' });
  expect((await page.request.get((address ?? '').replace('/replay', '/api'))).status()).toBe(404);
  expect(complaints).toEqual([]);
  await context.close();
});

test('light, dark or the system’s theme: the page changes at once, and keeps it', async () => {
  const { page, context, complaints } = await site.visitor({ colorScheme: 'light' });
  /** The colour of the page, and what is chosen. */
  const looks = () =>
    page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.body);
      return { backgroundColor, chosen: document.documentElement.dataset['theme'] ?? 'system' };
    });
  const LIGHT = 'rgb(231, 231, 225)';
  const DARK = 'rgb(18, 23, 28)';
  await page.goto('/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await looks()).toEqual({ backgroundColor: LIGHT, chosen: 'system' });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await looks()).toEqual({ backgroundColor: DARK, chosen: 'system' });
  await choose(page, 'Light');
  expect(await looks()).toEqual({ backgroundColor: LIGHT, chosen: 'light' });
  await page.emulateMedia({ colorScheme: 'light' });
  await choose(page, 'Dark');
  expect(await looks()).toEqual({ backgroundColor: DARK, chosen: 'dark' });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await looks()).toEqual({ backgroundColor: DARK, chosen: 'dark' });
  await context.close();
  expect(complaints).toEqual([]);
});
