import type { PlainObject } from '@tessera/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBook, newKey, newPlayer, type Player } from '../../server/test/killKit.ts';
import { newGuest, secretOf, until } from '../../server/test/serverProcess.ts';
import { openSite, type Site } from './browserKit.ts';
import { asked } from './playKit.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const OPEN = { kind: 'open' } as const;

/** Two people at the negotiation of their first Trade Phase: before it they took the first option every time. */
async function traders() {
  const { url } = site.server;
  const guest = await newGuest(url);
  const book = newBook(await guest.begin(url, { game: 'civilization', seats: [OPEN, OPEN] }));
  const players = [newPlayer({ book, seat: 0 }), newPlayer({ book, seat: 1 })] as const;
  await Promise.all(players.map((player) => player.connect(url)));
  const isTrading = ({ update }: Player) => update?.asks[0]?.kind === 'negotiate';
  while (!players.every(isTrading)) {
    const next = await until('a player is asked', () =>
      players.every(isTrading) ? players[0] : players.find((one) => !isTrading(one) && one.update?.asks.length === 1),
    );
    if (isTrading(next)) break;
    await answer(next, next.update?.asks[0]?.options[0] ?? {});
  }
  return { game: book.game, players };
}

async function answer(player: Player, option: PlainObject): Promise<void> {
  const before = player.update?.asks[0]?.id ?? '';
  expect(await player.say({ type: 'answer', key: newKey(), ask: before, answer: option })).toMatchObject({
    type: 'accepted',
  });
  await until('the answer is seen', () => player.update?.asks[0]?.id !== before);
}

test('a half-built offer stays when another player makes one, and that one is a new question', async () => {
  const { game, players } = await traders();
  const [own, other] = players;
  await own.hangUp();
  const { page, context, complaints } = await site.visitor({ viewport: { width: 1440, height: 900 } });
  // Otherwise a player with nothing but trade counts as done.
  await page.addInitScript(`localStorage.setItem('tessera.settings', '{"skipsTrivia":false}')`);
  await page.goto(`/table/${game.id}#seat=${secretOf(game, 0)}`);
  const question = await asked(page);
  await page.getByRole('button', { name: 'Put together an offer' }).click();
  const builder = page.getByRole('region', { name: 'Put together an offer' });
  const given = builder.locator('.civ-offer-side').first().locator('.civ-offer-good', { hasText: 'Trade' });
  await given.getByRole('button', { name: 'Increase' }).click();
  const draft = builder.getByText(/1\strade for nothing/);
  await draft.first().waitFor();

  const offer = { do: 'offer', to: 0, gives: { trade: 1 }, wants: {}, markers: [], events: [] };
  await answer(other, offer);
  await page.getByRole('button', { name: /^Accept/ }).waitFor();
  expect(await asked(page)).not.toBe(question);
  expect(await draft.count()).toBeGreaterThan(0);
  // It can still be made.
  await expect
    .poll(async () => {
      const make = builder.getByRole('button', { name: 'Make this offer' });
      if ((await make.count()) > 0) await make.click();
      return await page.getByRole('button', { name: /^Withdraw/ }).count();
    })
    .toBe(1);
  expect(complaints).toEqual([]);
  await other.hangUp();
  await context.close();
});
