import type { TableInfo } from '@tessera/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './browserKit.ts';
import { type Guest, type OnlineSite, openOnlineSite } from './onlineKit.ts';

const WAIT = 60_000;

let site: OnlineSite;
let guests: Guest[];
let table = '';
/** The awaited player, and the others. */
let late: Guest;
let others: [Guest, Guest];
let seat = -1;

/** Sends a request in a player's name: what their browser does with the same cookie. */
async function ask<T>({ context }: Guest, method: string, path: string, data?: object): Promise<T> {
  const headers = { origin: site.url };
  const response = await context.request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) });
  const text = await response.text();
  if (!response.ok()) throw new Error(`${path}: ${text}`);
  return (text === '' ? null : JSON.parse(text)) as T;
}

const look = (guest: Guest) => ask<{ readonly table: TableInfo }>(guest, 'GET', `/api/tables/${table}`);

/** Everything announced to screen readers. */
const announced = (guest: Guest) => guest.page.locator('#announcements').innerText();

beforeAll(async () => {
  site = await openOnlineSite();
  guests = [];
  for (const name of ['Ada', 'Bob', 'Cid']) {
    const guest = await site.guest(name, { textView: false });
    guests.push(guest);
    // Before the page asks who the user is.
    await ask(guest, 'GET', '/api/me');
    await ask(guest, 'PATCH', '/api/me', { name });
  }
  const [ada, bob, cid] = guests as [Guest, Guest, Guest];
  const plan = {
    game: 'founders',
    seats: [{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }],
    pace: { kind: 'free', wait: WAIT },
  };
  ({ id: table } = (await ask<{ readonly table: TableInfo }>(ada, 'POST', '/api/tables', plan)).table);
  await ask(bob, 'POST', `/api/tables/${table}/join`, { seat: 0 });
  await ask(cid, 'POST', `/api/tables/${table}/join`, { seat: 2 });
  await ask(ada, 'POST', `/api/tables/${table}/start`);
  const info = (await look(ada)).table;
  seat = info.awaited[0] ?? -1;
  late = [bob, ada, cid][seat] as Guest;
  others = guests.filter((guest) => guest !== late) as [Guest, Guest];
  for (const guest of guests) await guest.page.goto(`/table/${table}`);
  for (const guest of guests) await guest.page.locator('.bar-sentence').waitFor();
});
afterAll(() => site.close());

/** Stops the server for a moment and shifts everything that happened into the past. */
async function letTimePass(): Promise<void> {
  await site.breakDown();
  await site.backdate(table, WAIT);
  await site.comeBack();
}

test('an awaited player who is away is named, with the time, to all others', async () => {
  await late.page.goto('/');
  for (const { page } of others) {
    await page.locator('.bar-detail', { hasText: `${late.name} has been away since` }).waitFor();
    await page.locator('.strip.awaited', { hasText: /away since \d/ }).waitFor();
  }
});

test('after the waiting time the others may remind the player, and after the same time again let a bot play', async () => {
  const [one, two] = others;
  const remind = one.page.getByRole('button', { name: 'Remind', exact: true });
  await one.page.getByRole('button', { name: /^Remind in 0:\d\d$/ }).waitFor();
  await letTimePass();
  await remind.click();
  for (const { page } of others) {
    await page.locator('.bar-detail', { hasText: 'Reminded at' }).waitFor();
    expect(await page.getByRole('button', { name: /^Let a bot play in [01]:\d\d$/ }).isDisabled()).toBe(true);
  }
  expect(await announced(two)).toContain(`${late.name} has been reminded.`);
  expect(await seriousFaults(two.page)).toEqual([]);

  // A player who comes then reads that the game waits for them.
  await late.page.goto(`/table/${table}`);
  await late.page.getByText('You have been reminded: the game has been waiting for you since').waitFor();
  await late.page.goto('/');
  await letTimePass();
  await two.page.getByRole('button', { name: 'Let a bot play', exact: true }).click();
  await one.page.getByRole('button', { name: 'Let a bot play' }).waitFor({ state: 'detached' });
  await expect.poll(() => announced(one)).toContain(`A bot now plays for ${late.name}.`);

  await late.page.goto(`/table/${table}`);
  await late.page.getByRole('button', { name: 'Take my seat back' }).click();
  await late.page.getByText('A bot plays for you.').waitFor({ state: 'detached' });
  await expect.poll(() => announced(one)).toContain(`${late.name} plays again.`);
});

test('resigning shows in the log, in a notice and to screen readers; the last player left is offered the end, and wins', async () => {
  const [one, two] = others;
  const resign = async ({ page }: Guest) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.getByText('You have resigned; a bot plays on.').waitFor();
  };
  await resign(late);
  for (const guest of others) {
    await guest.page.getByText(`${late.name} has resigned; a bot plays on.`).waitFor();
    await guest.page.locator('.log-line', { hasText: `${late.name} resigns.` }).waitFor();
    expect(await announced(guest)).toContain(`${late.name} resigns.`);
    await guest.page.locator('.strip', { hasText: late.name }).getByText('resigned').waitFor();
  }
  // A player who has resigned has nothing left to arrange.
  await late.page.getByRole('button', { name: 'Menu' }).click();
  expect(await late.page.getByRole('menuitem', { name: 'Hand over to a bot' }).count()).toBe(0);
  await late.page.keyboard.press('Escape');

  await resign(two);
  await one.page.getByText('All other players have resigned.').waitFor();
  expect((await look(one)).table.status).toBe('playing');
  expect(await seriousFaults(one.page)).toEqual([]);
  await one.page.getByRole('button', { name: 'End the game' }).click();
  await one.page.getByRole('heading', { name: 'You win' }).waitFor();
  await one.page.getByText('all others have resigned').first().waitFor();
  expect(await one.page.locator('.end-table tr', { hasText: late.name }).getByText('resigned').count()).toBe(1);
  expect(await one.page.locator('.end-table tr').first().getByText('resigned').count()).toBe(0);
  expect(await seriousFaults(one.page)).toEqual([]);
  // The page's complaints about the broken connection are expected.
  for (const { complaints } of guests) {
    expect(complaints.filter((complaint) => !/WebSocket|ERR_CONNECTION|Failed to load|fetch/i.test(complaint))).toEqual(
      [],
    );
  }
});
