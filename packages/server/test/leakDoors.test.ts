import { civilization } from '@tessera/game-civilization';
import { founders } from '@tessera/game-founders';
import { commitmentTo, readRecord, verify } from '@tessera/kernel';
import { SERVER_CODES } from '@tessera/protocol';
import { describe, expect, test } from 'vitest';
import { openStore } from '../src/store/openStore.ts';
import type { BusMessage, Store } from '../src/store/store.ts';
import { type Client, clientOf } from './leakClient.ts';
import { statesOf } from './leakDeal.ts';
import { firstHidden } from './leakKit.ts';
import { anyMoment, asks, type Capture, playOrigin, theEnd } from './leakOrigin.ts';
import { openWorld } from './leakWorlds.ts';
import { codeOf, createTable, got, handClock, newUser, openHall, settled, sit, twoPlayers } from './tableKit.ts';

describe('a link', () => {
  test('to a seat that a bot has taken no longer opens anything', async () => {
    const hall = await openHall();
    const ada = await newUser(hall, 'Ada');
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const { table, secrets } = await createTable(hall, ada, { seats: [...seats] });
    const creator = got(await hall.tables.access(table.id, ada.id, null));
    const link = secrets.seats[1] as string;
    expect(got(await hall.tables.access(table.id, null, link)).seat).toBe(1);
    got(await hall.tables.seatBot(table.id, creator, 1, 'random'));
    expect(codeOf(await hall.tables.access(table.id, null, link))).toBe(SERVER_CODES.unknown);
    // Opened again, the seat needs a new one.
    got(await hall.tables.seatBot(table.id, creator, 1, null));
    expect(codeOf(await hall.tables.access(table.id, null, link))).toBe(SERVER_CODES.unknown);
    const { secret } = got(await hall.tables.newSecret(table.id, creator, 'seat', 1));
    expect(got(await hall.tables.access(table.id, null, secret)).seat).toBe(1);
    await hall.close();
  });
});

describe('what is a seat’s own', () => {
  test('is told to that seat alone, whichever process serves the others', async () => {
    const clock = handClock();
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const shared = await openStore({ url: ':memory:', log, process: 'both' });
    const subscribers = new Map<string, (message: BusMessage) => void>();
    const storeOf = (process: string): Store => ({
      ...shared,
      publish(message) {
        for (const [other, onMessage] of subscribers) if (other !== process) onMessage(message);
      },
      subscribe: (onMessage) => void subscribers.set(process, onMessage),
    });
    const open = (process: string) => openHall({ store: storeOf(process), clock, process });
    const [here, there] = [await open('here'), await open('there')];
    const { id, sitters } = await twoPlayers(here, { game: 'civilization' });
    const [ada] = sitters;
    const bob = await sit(there, id, 'user-Bob');
    const everybody = [...sitters, bob, await sit(there, id, 'user-Ada'), await sit(here, id, null)];
    await settled();
    const heardOf = async (act: () => Promise<unknown>): Promise<string[][]> => {
      for (const { received } of everybody) received.length = 0;
      clock.time += 1000;
      await act();
      await settled();
      return everybody.map(({ received }) => received.map(({ type }) => type));
    };
    const bobs = [[], ['table'], ['table'], [], []];
    expect(await heardOf(() => bob.command({ type: 'orders', passes: ['respond'] }))).toEqual(bobs);
    expect(everybody.map(({ received }) => JSON.stringify(received).includes('respond'))).toEqual(
      bobs.map(({ length }) => length > 0),
    );
    expect(await heardOf(() => bob.command({ type: 'mute', seat: 0, muted: true }))).toEqual(bobs);
    // What concerns all is told to all.
    const all = ['table', 'update'];
    expect(await heardOf(() => ada.command({ type: 'handOver', bot: 'random' }))).toEqual(everybody.map(() => all));
    await here.close();
    await there.close();
    await shared.close();
    expect([...here.errors, ...there.errors]).toEqual([]);
  });
});

describe('the seed', () => {
  const others = (hidden: ReadonlyMap<string, string>) =>
    new Map([...hidden].filter(([name]) => !/seed$|^hash|^mark/.test(name)));

  /** Looks at a game before and after its end; `end` brings it there. */
  async function lookAtEnd(capture: Capture, end: (client: Client) => Promise<void>): Promise<void> {
    const world = await openWorld(capture, 1, true, statesOf(capture, 1, true));
    const record = `/api/tables/${capture.table.id}/record`;
    const before = clientOf(world);
    const line = await before.open('cookie');
    await line.watch({ after: 0 });
    await before.http('GET', record, 'cookie');
    expect(firstHidden(before.recording, world.hidden)).toBeNull();
    await line.close();
    await end(before);
    const after = clientOf(world);
    await (await after.open('cookie')).watch({ after: 0 });
    await after.http('GET', record, 'cookie');
    const seed = new Map([['the seed', capture.seed]]);
    expect(firstHidden(after.recording, seed)).toBe('HTTP as cookie, message 0: the seed');
    expect(firstHidden(after.recording, others(world.hidden))).toBeNull();
    const { payload } = await world.server.app.inject({
      method: 'GET',
      url: record,
      headers: { authorization: `Bearer ${world.seatSecrets[1]}` },
    });
    const { header, closing } = readRecord(payload);
    expect(closing?.secret).toBe(capture.seed);
    expect(commitmentTo(closing?.secret ?? '')).toBe(header.commitment);
    expect(verify(capture.game, readRecord(payload)).state.outcome).toEqual(closing?.outcome);
    await world.server.close();
    expect(world.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  }

  test('is in the record when a game has been played to its end', async () => {
    const plan = { game: founders, players: 3, seed: 'seeds', least: 1000, moments: [asks('playToken'), theEnd] };
    const [capture, ended] = await playOrigin(plan);
    if (capture === undefined || ended === undefined) throw new Error('the game has no end');
    await lookAtEnd(capture, async (client) => {
      let { epoch } = capture.table.doc;
      const { proposal } = capture.table.doc;
      if (proposal !== null) await client.other(proposal.by, { type: 'vote', proposal: proposal.id, agree: false });
      for (const { entry } of ended.entries.slice(capture.table.row.n)) {
        if (entry.type === 'answer') {
          await client.other(entry.seat, { type: 'answer', ask: `${entry.ask}.${epoch}`, answer: entry.answer });
        } else if (entry.type === 'undo') {
          await client.other(entry.seat ?? 0, { type: 'undo', answers: 1 });
          epoch = entry.n;
        }
      }
    });
  });

  test('is in the record when a game has been given up', async () => {
    const plan = { game: civilization, players: 2, seed: 'seeds', least: 80, moments: [anyMoment] };
    const [capture] = await playOrigin(plan);
    if (capture === undefined) throw new Error('there is no game');
    await lookAtEnd(capture, (client) => client.other(0, { type: 'resign' }));
  });
});
