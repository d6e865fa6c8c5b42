import { civilization } from '@tessera/game-civilization';
import { founders } from '@tessera/game-founders';
import { type Game, type Seat, stateAfter } from '@tessera/kernel';
import type { GameUpdate, TableInfo } from '@tessera/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createJudge, fingerprintsIn, keptByPage, keptGame, memoryOf } from './judge.ts';
import {
  answerAndSee,
  chooseSeat,
  copied,
  createTable,
  type Guest,
  type OnlineSite,
  openOnlineSite,
  type Played,
  playOn,
  type Received,
} from './onlineKit.ts';
import { dealAlike } from './playKit.ts';

let site: OnlineSite;

beforeAll(async () => {
  site = await openOnlineSite();
});
afterAll(() => site.close());

const game = civilization as unknown as Game;

/** What the worker sends about a table. */
interface Pushed {
  readonly table: string;
  readonly changes: { readonly table: TableInfo; readonly update: GameUpdate };
}

const isPushed = (message: object): message is Pushed => 'changes' in message;

/** The recipient of a worker's message: it says so itself, and `wrongFronts` checks that. */
const viewerOf = (message: object): Seat | null => (isPushed(message) ? message.changes.table.you.seat : null);

/** The seat named as in front of the screen was the last to press the curtain's button; or no one is. */
function wrongFronts(received: readonly Received[]): string[] {
  let front: Seat | null = null;
  return received.flatMap(({ from, text }) => {
    const message = JSON.parse(text) as object;
    if (from === 'to the worker' && 'do' in message && message.do === 'sit')
      front = 'seat' in message ? (message.seat as Seat) : null;
    const viewer = viewerOf(message);
    return from === 'worker' && viewer !== null && viewer !== front ? [`seat ${viewer} instead of ${front}`] : [];
  });
}

const ofWorker = (received: readonly Received[]) =>
  received.filter(({ from }) => from === 'worker').map(({ text }) => JSON.parse(text) as object);

/** Judges everything that a page has received of a game in this browser, and everything it holds now. */
async function nothingHidden({ page, received: hears }: Guest, game: Game): Promise<Played> {
  // Bots may play on while a player is asked: received messages are read first, so that all of them are in the record.
  const received = [...hears];
  const table = new URL(page.url()).pathname.replace('/local/', '');
  const played = await keptGame(page, table);
  const judge = createJudge(game, played);
  const messages = ofWorker(received);
  expect(messages.filter(isPushed).length).toBeGreaterThan(20);
  expect(judge.faultsIn(messages, viewerOf)).toEqual([]);
  const texts = received.map(({ text }) => text);
  expect(fingerprintsIn(texts)).toEqual([played.header.commitment]);
  const memory = await memoryOf(page);
  expect(memory).toContain(played.header.commitment);
  for (const secret of judge.secrets) {
    for (const text of [...texts, await keptByPage(page), memory]) expect(text.includes(secret)).toBe(false);
  }
  return played;
}

describe('a game in this browser: the page gets only what the seat in front of the screen may know', () => {
  test('Founders against bots', async () => {
    const ada = await site.guest('Ada');
    await ada.page.goto('/');
    await ada.page.locator('label.pill', { hasText: 'Founders' }).click();
    await ada.page.getByRole('button', { name: 'Play now against bots' }).click();
    await playOn([ada], 25);
    await nothingHidden(ada, founders as unknown as Game);
    expect(new Set(ofWorker(ada.received).filter(isPushed).map(viewerOf))).toEqual(new Set([0]));
    expect(ada.complaints).toEqual([]);
    await ada.context.close();
  });

  test('Civilization with two people and a bot on one screen', async () => {
    const both = await site.guest('both', {}, { serviceWorkers: 'block' });
    await dealAlike(both);
    const { page, complaints } = both;
    await createTable(both, 'Civilization', async () => {
      await page.locator('label.segment-choice', { hasText: 'On this screen' }).click();
    });
    const curtain = page.locator('.curtain .btn.ink');
    const option = page.locator('.text-question .option');
    let curtains = 0;
    for (let answers = 0; answers < 70; ) {
      await curtain.or(option).first().waitFor();
      if ((await curtain.count()) > 0) {
        // Behind the curtain lies nothing of any player.
        const last = ofWorker(both.received).filter(isPushed).at(-1);
        expect(last?.changes.table.you.seat).toBe(null);
        expect(last?.changes.update.asks).toEqual([]);
        await curtain.click();
        await curtain.waitFor({ state: 'detached' });
        curtains++;
      } else {
        await answerAndSee(both, answers++ * 7);
      }
    }
    // Until the bot has moved and a player is asked, the game is still being stored.
    await curtain.or(option).first().waitFor();
    expect(curtains).toBeGreaterThan(5);
    const received = [...both.received];
    expect(wrongFronts(received)).toEqual([]);
    const played = await nothingHidden(both, game);
    const seen = new Set(ofWorker(received).filter(isPushed).map(viewerOf));
    expect(seen).toEqual(new Set([0, 1, null]));
    expect(complaints).toEqual([]);

    // The judge has teeth: of the same messages, each with something hidden in it, none passes.
    const judge = createJudge(game, played);
    const message = ofWorker(received)
      .filter(isPushed)
      .filter((one) => viewerOf(one) === 0)
      .at(-1) as Pushed;
    const { changes } = message;
    const { update } = changes;
    const state = stateAfter(game, played, update.n);
    const others = game.view(state, 1);
    const wrong = (part: object) => judge.faultsIn([{ ...message, changes: { ...changes, ...part } }], 0);
    expect(wrong({})).toEqual([]);
    const differing = Object.keys(others).filter(
      (part) => wrong({ update: { ...update, view: { ...update.view, [part]: others[part] ?? null } } }).length > 0,
    );
    expect(differing).toContain('hand');
    expect(wrong({ update: { ...update, state } })).not.toEqual([]);
    expect(wrong({ state })).not.toEqual([]);
    expect(wrong({ table: { ...changes.table, secret: played.secret } })).not.toEqual([]);
    await both.context.close();
  });
});

test('Civilization over the server: no page receives what its seat may not know', async () => {
  const ada = await site.guest('Ada');
  const bob = await site.guest('Bob');
  await createTable(ada, 'Civilization', (page) => chooseSeat(page, 3, 'None'));
  const invitation = await copied(ada.page, 'Copy invitation');
  await bob.page.goto(invitation);
  await bob.page.getByRole('button', { name: 'Take this seat' }).click();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  expect(await playOn([ada, bob], 50)).toBe(50);
  const kept = [await keptByPage(ada.page), await memoryOf(ada.page)];
  const table = new URL(ada.page.url()).pathname.replace('/table/', '');
  const receivedBy = [ada, bob].map(({ received }) => [...received]);
  for (const { complaints, context } of [ada, bob]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
  await site.breakDown();
  const played = await site.storedGame(table);
  const judge = createJudge(game, played);
  for (const [seat, received] of receivedBy.entries()) {
    const messages = received
      .filter(({ from }) => from === 'socket')
      .map(({ text }) => JSON.parse(text) as { type: string });
    const begun = messages.findIndex(({ type }) => type === 'update');
    expect(messages.length - begun).toBeGreaterThan(50);
    expect(judge.faultsIn(messages.slice(begun), seat)).toEqual([]);
    const texts = received.map(({ text }) => text);
    expect(fingerprintsIn(texts)).toEqual([played.header.commitment]);
    for (const hidden of judge.secrets) {
      for (const text of [...texts, ...kept]) expect(text.includes(hidden)).toBe(false);
    }
  }
});
