import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../server/test/serverProcess.ts';
import { chooseSeat, createTable, type Guest, type OnlineSite, openOnlineSite } from './onlineKit.ts';

let site: OnlineSite;
let ada: Guest;
let sockets = 0;

beforeAll(async () => {
  site = await openOnlineSite();
  ada = await site.guest('Ada');
  ada.page.on('websocket', () => {
    sockets++;
  });
  await createTable(ada, 'Founders', async (page) => chooseSeat(page, 2, 'Open'));
  await ada.page.waitForURL('**/table/**');
  await until('the table is open', () => ada.received.some(({ text }) => text.includes('"type":"accepted"')));
});
afterAll(() => site.close());

const lost = (page: Page) => page.getByText('The connection is lost.').first();
const tryNow = (page: Page) => page.getByRole('button', { name: 'Try now' });
const asked = (page: Page) => page.locator('.bar-notice.warn[role="status"]');

test('while the server is down the page polls for it, without failing sockets, and reconnects by itself', async () => {
  const { page } = ada;
  let looks = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/healthz') looks++;
  });
  const before = sockets;
  await site.breakDown();
  await lost(page).waitFor();
  await until('the page has looked several times', () => looks >= 5);
  expect(sockets).toBe(before);
  await site.comeBack();
  await lost(page).waitFor({ state: 'detached' });
  expect(sockets).toBe(before + 1);
  expect(await asked(page).count()).toBe(0);
});

test('pressing "Try now" reconnects without waiting for the next poll', async () => {
  const { page, context } = ada;
  await context.route('**/healthz', (route) => route.abort());
  await site.breakDown();
  await lost(page).waitFor();
  await site.comeBack();
  // It would never find out by itself.
  expect(await lost(page).count()).toBe(1);
  await tryNow(page).click();
  await lost(page).waitFor({ state: 'detached' });
  await context.unroute('**/healthz');
});

test('so does coming back to the page', async () => {
  const { page, context } = ada;
  await context.route('**/healthz', (route) => route.abort());
  await site.breakDown();
  await lost(page).waitFor();
  await site.comeBack();
  await page.evaluate(`dispatchEvent(new Event('online'))`);
  await lost(page).waitFor({ state: 'detached' });
  await context.unroute('**/healthz');
});
