import { founders } from '@tessera/game-founders';
import { type Game, readRecord } from '@tessera/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../server/test/serverProcess.ts';
import { createJudge, fingerprintsIn, keptByPage, memoryOf, whileHidden } from './judge.ts';
import {
  answer,
  askedAt,
  chooseSeat,
  copied,
  createTable,
  type Guest,
  nextToAnswer,
  type OnlineSite,
  openOnlineSite,
  playOn,
} from './onlineKit.ts';

let site: OnlineSite;
let ada: Guest;
let bob: Guest;
let cleo: Guest;
let table = '';
let watchLink = '';
/** Answers given by Ada and Bob, all of them by clicking. */
let given = 0;

beforeAll(async () => {
  site = await openOnlineSite();
  ada = await site.guest('Ada');
  bob = await site.guest('Bob');
  // A spectator sees the board.
  cleo = await site.guest('Cleo', { textView: false });
});
afterAll(() => site.close());

const all = () => [ada, bob, cleo];
const otherThan = (guest: Guest) => (guest === ada ? bob : ada);
const question = (page: Page) => page.locator('.text-question');
const connectionLost = (page: Page) => page.getByText('The connection is lost.').first();

/** Plays on until a turn has ended, and returns who is asked now. */
async function toNextTurn(): Promise<Guest> {
  for (let before = await nextToAnswer([ada, bob]); ; ) {
    given += await playOn([ada, bob], 1);
    const guest = await nextToAnswer([ada, bob]);
    if (guest === null) throw new Error('the game has ended too early');
    if (guest !== before) return guest;
    before = guest;
  }
}

async function chooseInMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a table is created through the form, and its links stay the same after a reload', async () => {
  await createTable(ada, 'Founders', async (page) => {
    await chooseSeat(page, 3, 'None');
    await page.locator('label.segment-choice', { hasText: 'Live' }).click();
    await page.locator('label.segment-choice', { hasText: 'Only with the link' }).click();
    await page.getByLabel('Name of the table').fill('Three browsers');
    await page.getByLabel('Your word for the shuffle').fill('amber');
  });
  await ada.page.getByRole('heading', { name: 'Three browsers' }).waitFor();
  table = new URL(ada.page.url()).pathname.replace('/table/', '');
  const invitation = await copied(ada.page, 'Copy invitation');
  watchLink = await copied(ada.page, 'Link for spectators');
  expect(invitation).toMatch(new RegExp(`^${site.url}/table/${table}#seat=[\\w-]{20,}$`));
  expect(watchLink).toMatch(new RegExp(`^${site.url}/table/${table}#watch=[\\w-]{20,}$`));
  await ada.page.reload();
  expect(await copied(ada.page, 'Copy invitation')).toBe(invitation);
  expect(await copied(ada.page, 'Link for spectators')).toBe(watchLink);
  // Without a link there is nothing to see.
  await bob.page.goto(`/table/${table}`);
  await bob.page.getByRole('heading', { name: 'This table cannot be opened' }).waitFor();
  await bob.page.goto('/');
  await bob.page.goto(invitation);
  await bob.page.getByText('You are invited here').waitFor();
  expect(bob.page.url()).not.toContain('#');
  await bob.page.getByLabel('Your word for the shuffle').fill('reed');
  await bob.page.getByRole('button', { name: 'Take this seat' }).click();
  await ada.page.getByText('Everybody is here.').waitFor();
  await ada.page.getByText('word: reed').waitFor();
  // The invitation is used up: the seat is Bob's, even if others have the link.
  expect((await lookWith(invitation.replace(/.*=/, ''))).status).toBe(404);
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await cleo.page.goto(watchLink);
  await cleo.page.getByText('You are watching.').waitFor();
});

test('it is played, with clocks and chat', async () => {
  given += await playOn([ada, bob], 12);
  const asked = await nextToAnswer([ada, bob]);
  for (const { page } of all()) {
    expect(await page.locator('.strip .clock').count()).toBe(2);
    await page.locator('.strip.awaited .clock.running').waitFor();
    expect(await page.locator('.strip:not(.awaited) .clock.running').count()).toBe(0);
    expect(await page.locator('.strip.awaited .clock').innerText()).toMatch(/\d\d:\d\d/);
  }
  expect(asked).not.toBeNull();
  await say(ada, 'Shall we begin?');
  await bob.page.getByRole('button', { name: 'Chat: 1 new line' }).click();
  await bob.page.locator('.chat-text', { hasText: 'Shall we begin?' }).waitFor();
  await bob.page.keyboard.press('Escape');
  await say(bob, 'Gladly.');
  await cleo.page.getByRole('button', { name: /^Chat/ }).click();
  await cleo.page.locator('.chat-text', { hasText: 'Gladly.' }).waitFor();
  expect(await cleo.page.locator('.chat-text').allInnerTexts()).toEqual(['Shall we begin?', 'Gladly.']);
  await cleo.page.getByText('Only players can write here.').waitFor();
  await cleo.page.keyboard.press('Escape');
});

async function say({ page }: Guest, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Chat/ }).click();
  await page.getByLabel('Write to the table').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('.chat-text', { hasText: text }).waitFor();
  await page.keyboard.press('Escape');
}

test('a link to a moment shows that moment to its recipient', async () => {
  const { page } = cleo;
  // The middle of the table; only one of the territories is large, and which one may differ.
  const middle = (at: Page) =>
    at
      .locator('.founders-pick, .founders-stack')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const now = await middle(page);
  // The first tile that a player has added.
  await page.locator('.log-panel .log-line', { hasText: ' adds a ' }).first().locator('.log-moment').click();
  await page.getByText(/^You are looking at move \d+\.$/).waitFor();
  const past = await middle(page);
  expect(past).not.toEqual(now);
  const link = await copied(page, 'Copy link');
  expect(link).toMatch(new RegExp(`^${site.url}/replay/table/${table}\\?at=\\d+#watch=[\\w-]{20,}$`));
  await page.keyboard.press('Escape');
  await page.getByText('You are watching.').waitFor();

  const dora = await site.guest('Dora', { textView: false });
  await dora.page.goto(link);
  await dora.page.locator('.replay .founders-pick').first().waitFor();
  await expect.poll(() => middle(dora.page)).toEqual(past);
  expect(dora.page.url()).not.toContain('#');
  expect(dora.complaints).toEqual([]);
  await dora.context.close();
});

test('going back beyond a barrier needs the other player’s consent', async () => {
  const guest = await toNextTurn();
  const other = otherThan(guest);
  const before = await question(guest.page).innerText();
  expect(await guest.page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  const propose = async () => {
    await chooseInMenu(guest.page, 'Propose to go further back');
    await guest.page.getByRole('listbox', { name: 'Moment to go back to' }).getByRole('option').first().click();
    await guest.page.getByRole('button', { name: 'Propose', exact: true }).click();
    await guest.page.getByText('You propose to go back to move').waitFor();
    await other.page.getByText('proposes to go back to move').waitFor();
    await cleo.page.getByText('proposes to go back to move').waitFor();
  };
  await propose();
  expect(await cleo.page.getByRole('button', { name: 'Agree' }).count()).toBe(0);
  await other.page.getByRole('button', { name: 'Refuse' }).click();
  for (const { page } of all()) await page.getByText('to go back to move').waitFor({ state: 'detached' });
  expect(await question(guest.page).innerText()).toBe(before);
  await propose();
  await other.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of all()) await page.getByText('The table goes back to move').first().waitFor();
  given += await playOn([ada, bob], 8);
});

test('after a reload everything is there again, with what happened since the player’s last turn', async () => {
  const { page } = await toNextTurn();
  const shown = async () => [
    await question(page).locator('.text-asked').innerText(),
    await question(page).locator('.options-list').innerText(),
    await page.locator('.text-main').innerText(),
    await page.getByRole('heading', { level: 1 }).innerText(),
  ];
  const before = await shown();
  await page.reload();
  await question(page).locator('.option').first().waitFor();
  expect(await shown()).toEqual(before);
  await page.getByText(/things? ha(s|ve) happened since your last turn/).waitFor();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const recap = page.getByRole('dialog', { name: 'Since your last turn' });
  expect(await recap.locator('.log-line').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await recap.waitFor({ state: 'detached' });
  // The secret of the spectators' link stays with the tab.
  await cleo.page.reload();
  await cleo.page.getByText('You are watching.').waitFor();
});

/** What the browser itself complains about while there is no server; the page has no influence on that. */
const NO_SERVER =
  /^(WebSocket connection to 'ws:\/\/[\d.:]+\/api\/socket' failed: |Failed to load resource: net::ERR_CONNECTION_REFUSED)/;

test('when the server crashes the pages say so, and go on when it is back', async () => {
  const guest = await toNextTurn();
  const other = otherThan(guest);
  for (const { complaints } of all()) expect(complaints).toEqual([]);
  await site.breakDown();
  for (const { page } of all()) await connectionLost(page).waitFor();
  // Actions during the outage are not lost, and players who come back meanwhile are told.
  const asked = await askedAt(guest.page);
  await answer(guest, 0);
  given++;
  await other.page.reload();
  await connectionLost(other.page).waitFor();
  await site.comeBack();
  for (const { page } of all()) await connectionLost(page).waitFor({ state: 'detached' });
  const next = await nextToAnswer([ada, bob]);
  expect(next === guest ? await askedAt(guest.page) : null).not.toBe(asked);
  for (const { complaints } of all()) {
    expect(complaints.filter((line) => !NO_SERVER.test(line))).toEqual([]);
    complaints.length = 0;
  }
});

test('it comes to the same end on all three pages', async () => {
  const secrets = await hiddenFrom(bob);
  given += await playOn([ada, bob], 1000);
  const standings: string[][] = [];
  for (const { page } of all()) {
    await page.locator('main.end').waitFor();
    standings.push(await page.locator('.end-table tbody td').allInnerTexts());
  }
  expect(standings[0]?.length).toBeGreaterThan(4);
  expect(standings[1]).toEqual(standings[0]);
  expect(standings[2]).toEqual(standings[0]);
  // Bob's page had no trace of the secret while the game went on; now it is shown.
  const { closing } = await recordOf();
  expect(closing?.secret.length).toBeGreaterThan(20);
  expect(secrets.memory).toContain(secrets.commitment);
  expect(secrets.memory).not.toContain(closing?.secret);
  expect(secrets.kept).not.toContain(closing?.secret);
});

/** What Bob's page holds while the game goes on. */
async function hiddenFrom({ page, received }: Guest) {
  const [, commitment = ''] =
    /"commitment":"(\w+)"/.exec(received.find(({ text }) => text.includes('commitment'))?.text ?? '') ?? [];
  return { commitment, memory: await memoryOf(page), kept: await keptByPage(page) };
}

async function recordOf() {
  const response = await fetch(`${site.url}/api/tables/${table}/record`, {
    headers: { authorization: `Bearer ${watchLink.replace(/.*=/, '')}` },
  });
  return readRecord(await response.text());
}

test('every click was executed once, and no page received what its seat may not know', async () => {
  const record = await recordOf();
  expect(record.entries.filter(({ type }) => type === 'answer').length).toBe(given);
  const secret = record.closing?.secret ?? '';
  const judge = createJudge(founders as unknown as Game, { ...record, secret });
  for (const [guest, seat] of [
    [ada, 0],
    [bob, 1],
    [cleo, null],
  ] as const) {
    const received = whileHidden(guest.received);
    const messages = received.filter(({ from }) => from === 'socket').map(({ text }) => JSON.parse(text) as object);
    const begun = messages.findIndex((message) => 'type' in message && message.type === 'update');
    expect(messages.length - begun).toBeGreaterThan(given);
    expect(judge.faultsIn(messages.slice(begun), seat)).toEqual([]);
    const texts = received.map(({ text }) => text);
    for (const text of judge.secrets) expect(texts.filter((one) => one.includes(text))).toEqual([]);
    expect(fingerprintsIn(texts)).toEqual([record.header.commitment]);
    // No secret that the page has ever received opens another player's seat.
    const words = new Set([...texts, await keptByPage(guest.page)].flatMap((text) => text.match(/[\w-]{32}/g) ?? []));
    for (const word of words) {
      const { status, body } = await lookWith(word);
      if (status === 200) expect([seat, null]).toContain(body.table.you.seat);
      else expect(status).toBe(404);
    }
  }
});

/** The table as shown to a user with a secret and nothing else. */
async function lookWith(secret: string) {
  const response = await fetch(`${site.url}/api/tables/${table}`, { headers: { authorization: `Bearer ${secret}` } });
  return {
    status: response.status,
    body: (await response.json()) as { readonly table: { readonly you: { readonly seat: number | null } } },
  };
}

test('both reach the next table through Play again', async () => {
  await ada.page.getByRole('button', { name: 'Play again' }).click();
  await ada.page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(table));
  await bob.page.getByRole('link', { name: 'Go to the next game' }).click();
  await bob.page.getByText('The host starts the game.').waitFor();
  expect(bob.page.url()).toBe(ada.page.url());
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await until('the new game begins', () => nextToAnswer([ada, bob]));
  expect(await playOn([ada, bob], 3)).toBe(3);
  for (const { complaints } of all()) expect(complaints).toEqual([]);
});
