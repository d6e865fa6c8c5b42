import type { PlainObject } from '@tessera/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import type { BotPlayers } from '../src/bots/botPlayers.ts';
import type { Store } from '../src/store/store.ts';
import { TABLE_SETTINGS } from '../src/tables/host.ts';
import {
  codeOf,
  createTable,
  got,
  type Hall,
  type HallOptions,
  handClock,
  newUser,
  openHall,
  settled,
  sit,
  twoPlayers,
} from './tableKit.ts';

/**
 * Two processes on one store that tell each other nothing, as when one dies between writing and telling, or news are late.
 * Embedded stores have no way to tell, so two halls on one of them are just that.
 */
describe('a process that is not told', () => {
  let here: Hall;
  let there: Hall;
  let doors: Hall[] = [];

  afterEach(async () => {
    for (const hall of [...doors].reverse()) await hall.close();
    doors = [];
  });

  async function openBoth(options: HallOptions = {}, second: HallOptions = {}): Promise<void> {
    const clock = handClock();
    here = await openHall({ ...options, clock, process: 'here' });
    const store: Store = { ...here.store, isShared: true };
    there = await openHall({ store, clock, process: 'there', seed: 'another chance', ...second });
    doors = [here, there];
  }

  it('finds out by itself what was played', async () => {
    await openBoth();
    const { id, sitters } = await twoPlayers(here);
    const [ada, bob] = [await sit(there, id, 'user-Ada'), await sit(there, id, 'user-Bob')];
    for (let i = 0; i < 5; i++) await sitters.find(({ ask }) => ask !== null)?.play(i);
    expect(ada.update.n).toBe(0);
    await here.clock.pass(TABLE_SETTINGS.poll);
    for (const [seat, late] of [ada, bob].entries()) {
      const { news, newsAfter, ...shown } = late.update;
      expect(shown).toEqual({ ...sitters[seat]?.update, news: undefined, newsAfter: undefined });
      expect({ newsAfter, ns: news.map(({ n }) => n) }).toEqual({ newsAfter: 0, ns: [1, 2, 3, 4, 5] });
    }
  });

  it('shows a client from the other nothing older than what it saw there', async () => {
    await openBoth();
    const { id, sitters } = await twoPlayers(here);
    await sit(there, id, 'user-Bob');
    await sitters.find(({ ask }) => ask !== null)?.play();
    const ada = await sit(there, id, 'user-Ada', null, sitters[0].update.n);
    expect(ada.update).toMatchObject({ n: 1, asks: sitters[0].update.asks, newsAfter: 1 });
  });

  it('tells nobody else of what is a seat’s own, also before the game and after a conflict', async () => {
    await openBoth();
    const { id, sitters } = await twoPlayers(here);
    const [ada, bob] = [await sit(there, id, 'user-Ada'), await sit(there, id, 'user-Bob')];
    const waiting = await createTable(here, await newUser(here, 'Cid'), { seats: [{ kind: 'me' }, { kind: 'open' }] });
    const cid = await sit(here, waiting.table.id, 'user-Cid');
    const visitor = await sit(there, waiting.table.id, 'user-Bob');
    await settled();
    const heard = () => [bob.received.length, visitor.received.length];
    const before = heard();
    expect(await cid.command({ type: 'mute', seat: 1, muted: true })).toMatchObject({ type: 'accepted' });
    expect(await sitters[0].command({ type: 'mute', seat: 1, muted: true })).toMatchObject({ type: 'accepted' });
    // Ada's command there is a conflict: that process knows nothing of the first one yet.
    expect(await ada.command({ type: 'orders', passes: [] })).toMatchObject({ type: 'accepted' });
    await here.clock.pass(TABLE_SETTINGS.poll);
    expect(heard()).toEqual(before);
    expect(ada.info.you.muted).toEqual([1]);
  });

  it('knows who has taken a seat at the other', async () => {
    await openBoth();
    const [ada, bob] = [await newUser(here, 'Ada'), await newUser(here, 'Bob')];
    const { table, secrets } = await createTable(here, ada, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    await sit(there, table.id, ada.id);
    const access = got(await here.tables.access(table.id, null, secrets.seats[1] ?? ''));
    const { secret } = got(await here.tables.join(table.id, access, bob, null, ''));
    const late = await sit(there, table.id, bob.id);
    expect(late.info.you.seat).toBe(1);
    const byLink = await sit(there, table.id, null, secret);
    got(await here.tables.start(table.id, got(await here.tables.access(table.id, ada.id, null))));
    await here.clock.pass(TABLE_SETTINGS.poll);
    expect([late.closedBy, byLink.closedBy]).toEqual([null, null]);
    expect(byLink.update.n).toBe(0);
  });

  it('takes an answer to a question that only the other knows', async () => {
    await openBoth();
    const { id, sitters } = await twoPlayers(here);
    const behind = [await sit(there, id, 'user-Ada'), await sit(there, id, 'user-Bob')];
    await sitters.find(({ ask }) => ask !== null)?.play();
    const seat = sitters.findIndex(({ ask }) => ask !== null);
    const { id: ask = '', options = [] } = sitters[seat]?.ask ?? {};
    const reply = await behind[seat]?.command({ type: 'answer', ask, answer: options[0] ?? {} });
    expect(reply).toMatchObject({ type: 'accepted', n: 2 });
  });

  it('takes none to a question that was undone at the other meanwhile', async () => {
    let meddle = async () => {};
    await openBoth();
    const store: Store = {
      ...here.store,
      isShared: true,
      // Between what is read of a table and what is read of its game, something happens.
      async readEntries(...wanted) {
        const meddling = meddle;
        meddle = async () => {};
        await meddling();
        return await here.store.readEntries(...wanted);
      },
    };
    const third = await openHall({ store, clock: here.clock, process: 'third' });
    doors.push(third);
    const { id, sitters } = await twoPlayers(here);
    const behind = [await sit(third, id, 'user-Ada'), await sit(third, id, 'user-Bob')];
    // Up to where a player can undo an answer.
    let player = sitters[0];
    let question = player.ask;
    for (let i = 0; i < 200 && player.update.undoable === 0; i++) {
      await here.clock.pass(TABLE_SETTINGS.poll);
      player = sitters.find(({ ask }) => ask !== null) ?? player;
      question = player.ask;
      await player.play(i);
    }
    const late = behind[sitters.indexOf(player)];
    expect(late?.ask).toEqual(question);
    meddle = async () => {
      expect(codeOf(await player.command({ type: 'undo', answers: 1 }))).toBe('none');
    };
    await here.clock.pass(TABLE_SETTINGS.poll);
    const reply = await late?.command({ type: 'answer', ask: question?.id ?? '', answer: question?.options[0] ?? {} });
    expect(reply).toMatchObject({ type: 'refused', code: 'K-STALE' });
    await here.clock.pass(TABLE_SETTINGS.poll);
    expect(late?.update.asks).toEqual(player.update.asks);
  });

  it('says that a table is unknown which the other has deleted', async () => {
    await openBoth();
    const ada = await newUser(here, 'Ada');
    const { table } = await createTable(here, ada, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    const late = await sit(there, table.id, ada.id);
    const access = got(await here.tables.access(table.id, ada.id, null));
    got(await here.tables.remove(table.id, access));
    await here.clock.pass(TABLE_SETTINGS.poll);
    expect(late.closedBy).toBe('S-UNKNOWN');
    expect(codeOf(await there.tables.access(table.id, ada.id, null))).toBe('S-UNKNOWN');
    expect(codeOf(await there.tables.look(table.id, access, null, null))).toBe('S-UNKNOWN');
    await here.clock.pass(TABLE_SETTINGS.poll);
    expect(there.tables.figures().inMemory).toBe(0);
  });

  it('gets what was said at the other, though it had to read the game again', async () => {
    await openBoth();
    const { id, sitters } = await twoPlayers(here);
    const behind = [await sit(there, id, 'user-Ada'), await sit(there, id, 'user-Bob')] as const;
    await sitters[0].command({ type: 'chat', text: 'well met' });
    const answering = sitters.findIndex(({ ask }) => ask !== null);
    const question = behind[answering]?.ask;
    await sitters[answering]?.play();
    // It tries to answer what has been answered, and reads everything again.
    const again = { type: 'answer', ask: question?.id ?? '', answer: question?.options[0] ?? {} } as const;
    expect(codeOf((await behind[answering]?.command(again)) ?? null)).toBe('K-STALE');
    await behind[1].command({ type: 'chat', text: 'likewise' });
    for (const late of behind) {
      const lines = late.received.flatMap((message) => (message.type === 'chat' ? message.lines : []));
      expect(lines.map(({ text }) => text)).toEqual(['well met', 'likewise']);
    }
  });

  it('sees to the bot of a process that has ended while the bot was thinking', async () => {
    const lostInThought: BotPlayers = {
      names: () => ['random'],
      choose: () => new Promise<PlainObject>(() => {}),
      close: async () => {},
    };
    const clock = handClock();
    here = await openHall({ clock, process: 'here', bots: lostInThought });
    doors = [here];
    const ada = await newUser(here, 'Ada');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const;
    const { table } = await createTable(here, ada, { seats: [...seats] });
    got(await here.tables.start(table.id, got(await here.tables.access(table.id, ada.id, null))));
    const player = await sit(here, table.id, ada.id);
    for (let i = 0; i < 50 && player.ask !== null; i++) await player.play();
    expect(player.update.awaited).toEqual([1]);
    await clock.pass(TABLE_SETTINGS.botDelay);
    // While the bot thinks, the table is written for another reason.
    await player.command({ type: 'mute', seat: 1, muted: true });
    const { n } = player.update;

    there = await openHall({ store: here.store, clock, process: 'there' });
    doors.push(there);
    await clock.pass(2 * TABLE_SETTINGS.lease);
    await settled();
    const [next] = await here.store.readEntries(table.id, n);
    expect(next).toMatchObject({ by: null, entry: { type: 'answer', seat: 1 } });
  });
});
