import { founders } from '@tessera/game-founders';
import { type Game, readRecord } from '@tessera/kernel';
import { type Reply, SERVER_CODES } from '@tessera/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../src/store/store.ts';
import {
  createTable,
  got,
  type Hall,
  newUser,
  openHall,
  playOn,
  type Sitter,
  settled,
  sit,
  twoPlayers,
} from './tableKit.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(async () => {
  await hall.close();
  expect(hall.errors).toEqual([]);
});

function nOf(reply: Reply): number {
  if (reply.type !== 'accepted') throw new Error(`refused: ${JSON.stringify(reply)}`);
  return reply.n;
}

/** Plays until a player may undo an answer; returns who. */
async function untilUndoable(sitters: readonly Sitter[]): Promise<Sitter> {
  for (let i = 0; i < 500; i++) {
    const found = sitters.find(({ update }) => update.undoable > 0);
    if (found !== undefined) return found;
    await playOn(sitters, 1, i);
  }
  throw new Error('nothing could be undone');
}

describe('answers', () => {
  test('reach both seats with what each may know, once they are stored', async () => {
    const { id, sitters } = await twoPlayers(hall);
    const [first, second] = sitters[0].ask !== null ? sitters : [sitters[1], sitters[0]];
    const before = second.received.length;
    expect(nOf(await first.play())).toBe(1);
    const told = second.received.slice(before);
    expect(told).toMatchObject([{ type: 'update', n: 1, news: [{ n: 1, type: 'answer' }], newsAfter: 0 }]);
    expect(first.update.lastOwn).toBe(1);
    expect(second.update.lastOwn).toBe(0);
    expect(await hall.store.readEntries(id, 0)).toHaveLength(1);
  });

  test('once refused stay refused under their key, whatever has changed since', async () => {
    const { sitters } = await twoPlayers(hall);
    const first = sitters[0].ask !== null ? sitters[0] : sitters[1];
    const { ask } = first;
    if (ask === null) throw new Error('nothing is asked');
    const answer = { type: 'answer', ask: ask.id, answer: ask.options[0] ?? {} } as const;
    const refused = await first.command({ ...answer, answer: { nonsense: 1 }, key: 'early' });
    expect(refused).toMatchObject({ type: 'refused', key: 'early' });
    // The sender was told that nothing happens: a copy of the message that would be legal by now does nothing.
    expect(await first.command({ ...answer, key: 'early' })).toEqual(refused);
    expect(first.update.n).toBe(0);
    expect(nOf(await first.command({ ...answer, key: 'new' }))).toBe(1);
    for (let i = 0; i < 30; i++) {
      expect(await first.command({ ...answer, ask: 'nonsense', key: `late ${i}` })).toMatchObject({ code: 'K-STALE' });
    }
  });

  test('sent twice are done once; late, foreign, unknown and malformed ones are refused with a code', async () => {
    const { sitters } = await twoPlayers(hall);
    const [first, second] = sitters[0].ask !== null ? sitters : [sitters[1], sitters[0]];
    const { ask } = first;
    if (ask === null) throw new Error('nothing is asked');
    const answer = { type: 'answer', ask: ask.id, answer: ask.options[0] ?? {} } as const;
    expect(await second.command(answer)).toMatchObject({ type: 'refused', code: 'K-SEAT' });
    expect(await first.command({ ...answer, answer: { nonsense: 1 } })).toMatchObject({ type: 'refused' });
    expect(await first.command({ ...answer, ask: '99.0' })).toMatchObject({ code: 'K-STALE' });
    expect(await first.command({ ...answer, ask: 'nonsense' })).toMatchObject({ code: 'K-STALE' });
    expect(nOf(await first.command({ ...answer, key: 'once' }))).toBe(1);
    expect(await first.command({ ...answer, key: 'once' })).toEqual({
      type: 'accepted',
      key: 'once',
      n: 1,
      code: SERVER_CODES.again,
    });
    expect(await first.command({ ...answer, key: 'other' })).toMatchObject({ type: 'refused', code: 'K-STALE' });
    const next = sitters.find((sitter) => sitter.ask !== null);
    expect(next?.update.n).toBe(1);
    // A used key never does something else, either.
    if (next === first)
      expect(await first.command({ ...answer, key: 'once' })).toMatchObject({ n: 1, code: SERVER_CODES.again });
  });

  test('of a spectator, of a stranger or before the beginning are refused', async () => {
    const { id } = await twoPlayers(hall);
    const watcher = await sit(hall, id, null);
    for (const command of [
      { type: 'answer', ask: '0.0', answer: {} },
      { type: 'undo', answers: 1 },
      { type: 'resign' },
      { type: 'chat', text: 'hi' },
      { type: 'propose', what: 'end' },
      { type: 'explain', intent: {} },
      { type: 'preview', intent: {} },
    ] as const) {
      expect(await watcher.command(command)).toMatchObject({ type: 'refused', code: SERVER_CODES.forbidden });
    }
    expect(watcher.update.asks).toEqual([]);
    const ada = await hall.store.readUser('user-Ada');
    if (ada === null) throw new Error('Ada is gone');
    const { table } = await createTable(hall, ada, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    const early = await sit(hall, table.id, ada.id);
    expect(await early.command({ type: 'answer', ask: '0.0', answer: {} })).toMatchObject({
      code: SERVER_CODES.waiting,
    });
  });

  test('go on after the table has left memory', async () => {
    await hall.close();
    hall = await openHall({ settings: { idle: 1_000, poll: 500 } });
    const { id, sitters } = await twoPlayers(hall);
    await playOn(sitters, 60, 3);
    const { view, n, undoable } = sitters[0].update;
    for (const sitter of sitters) hall.tables.unwatch(id, sitter);
    expect(hall.tables.figures().inMemory).toBe(1);
    await hall.clock.pass(3_000);
    expect(hall.tables.figures().inMemory).toBe(0);
    const back = await sit(hall, id, 'user-Ada');
    expect(back.update).toMatchObject({ view, n, undoable });
    expect(hall.tables.figures().inMemory).toBe(1);
  });
});

describe('catching up', () => {
  test('brings the news since the last entry seen, and the recap since one’s own last answer', async () => {
    const { id, sitters } = await twoPlayers(hall);
    await playOn(sitters, 30, 2);
    const [ada] = sitters;
    const heard = ada.received.flatMap((message) => (message.type === 'update' ? message.news : []));
    const late = await sit(hall, id, 'user-Ada', null, 12);
    expect(late.update.newsAfter).toBe(12);
    expect(late.update.news).toEqual(heard.filter(({ n }) => n > 12));
    expect(late.update.lastOwn).toBe(ada.update.lastOwn);
    expect(late.update.view).toEqual(ada.update.view);
    expect(late.update.asks).toEqual(ada.update.asks);
    expect(await late.command({ type: 'history', after: 0, to: 12 })).toMatchObject({
      type: 'history',
      after: 0,
      news: heard.filter(({ n }) => n <= 12),
    });
  });

  test('shows the table as it was at any moment', async () => {
    const { sitters } = await twoPlayers(hall);
    await playOn(sitters, 80, 1);
    const [ada] = sitters;
    const seen = ada.received.filter((message) => message.type === 'update');
    for (const n of [0, 1, 26, 50, 80]) {
      const then = seen.find((message) => message.n === n);
      expect(await ada.command({ type: 'moment', n })).toEqual({
        type: 'moment',
        key: expect.any(String),
        n,
        view: then?.view,
      });
    }
    expect(await ada.command({ type: 'moment', n: 81 })).toMatchObject({ code: SERVER_CODES.unknown });
  });
});

describe('undo', () => {
  test('takes back one’s own answer, and makes the old question stale', async () => {
    const { sitters } = await twoPlayers(hall);
    const one = await untilUndoable(sitters);
    const { n } = one.update;
    const moment = await one.command({ type: 'moment', n: n - 1 });
    nOf(await one.command({ type: 'undo', answers: 1 }));
    expect(moment).toMatchObject({ view: one.update.view });
    const { ask } = one;
    if (ask === null) throw new Error('nothing is asked');
    const [id] = ask.id.split('.');
    // The same question was put before the undo: an answer that was meant for then must not count now.
    const late = await one.command({ type: 'answer', ask: `${id}.0`, answer: ask.options[0] ?? {} });
    expect(late).toMatchObject({ type: 'refused', code: 'K-STALE' });
    nOf(await one.play());
  });

  test('is refused beyond a barrier, unless all people agree', async () => {
    const { id, sitters } = await twoPlayers(hall);
    await playOn(sitters, 40, 2);
    const [ada, bob] = sitters;
    const before = await ada.command({ type: 'moment', n: 7 });
    expect(await ada.command({ type: 'undo', answers: 500 })).toMatchObject({ type: 'refused', code: 'K-BARRIER' });
    nOf(await ada.command({ type: 'propose', what: 'undo', to: 7 }));
    expect(bob.info.proposal).toMatchObject({ what: 'undo', to: 7, by: 0, votes: [true, null] });
    expect(await bob.command({ type: 'propose', what: 'undo', to: 9 })).toMatchObject({ code: SERVER_CODES.proposal });
    nOf(await bob.command({ type: 'vote', proposal: 1, agree: false }));
    expect(ada.info.proposal).toBeNull();
    expect(ada.update.n).toBe(40);
    nOf(await bob.command({ type: 'propose', what: 'undo', to: 7 }));
    expect(await ada.command({ type: 'vote', proposal: 1, agree: true })).toMatchObject({
      code: SERVER_CODES.proposal,
    });
    nOf(await ada.command({ type: 'vote', proposal: 2, agree: true }));
    expect(ada.update).toMatchObject({ n: 41, news: [{ type: 'undo', to: 7, seat: null }] });
    expect(before).toMatchObject({ view: ada.update.view });
    await playOn(sitters, 5_000, 3);
    const record = readRecord(got(await hall.tables.record(id, ada.access)));
    expect(record.entries[40]).toMatchObject({ type: 'undo', beyond: true });
  });

  test('beyond a barrier needs no vote of bots', async () => {
    const ada = await newUser(hall, 'Ada');
    const { table } = await createTable(hall, ada, { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
    got(await hall.tables.start(table.id, got(await hall.tables.access(table.id, ada.id, null))));
    const sitter = await sit(hall, table.id, ada.id);
    for (let i = 0; i < 30; i++) {
      await hall.clock.pass(2_000);
      await playOn([sitter], 1, i);
    }
    nOf(await sitter.command({ type: 'propose', what: 'undo', to: 3 }));
    expect(sitter.update.news).toMatchObject([{ type: 'undo', to: 3 }]);
    expect(sitter.info.proposal).toBeNull();
  });
});

describe('an agreed end (R-38)', () => {
  test('waits for the end of a turn, and ends the game', async () => {
    const { sitters } = await twoPlayers(hall);
    const [ada, bob] = sitters;
    await playOn(sitters, 25, 1);
    while (ada.update.outcome === null) {
      const kind = sitters.find(({ ask }) => ask !== null)?.ask?.kind;
      if (kind !== 'revealTile') break;
      await playOn(sitters, 1, 1);
    }
    nOf(await ada.command({ type: 'propose', what: 'end' }));
    nOf(await bob.command({ type: 'vote', proposal: 1, agree: true }));
    expect(ada.update.outcome).toBeNull();
    expect(ada.info.proposal).toMatchObject({ votes: [true, true] });
    await playOn(sitters, 50, 1);
    expect(ada.update.outcome).toMatchObject({ reason: 'agreed' });
    expect(ada.info.status).toBe('over');
  });

  test('is refused where the game knows none', async () => {
    const { sitters } = await twoPlayers(hall, { game: 'civilization', options: { expansion: false } });
    expect(await sitters[0].command({ type: 'propose', what: 'end' })).toMatchObject({
      type: 'refused',
      code: 'K-SHAPE',
    });
  });
});

describe('bots', () => {
  test('play their seats by themselves, paced for people', async () => {
    const ada = await newUser(hall, 'Ada');
    const { table } = await createTable(hall, ada, { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] });
    got(await hall.tables.start(table.id, got(await hall.tables.access(table.id, ada.id, null))));
    const sitter = await sit(hall, table.id, ada.id);
    for (let i = 0; i < 2_000 && sitter.update.outcome === null; i++) {
      if (sitter.ask !== null) await playOn([sitter], 1, i);
      else await hall.clock.pass(600);
    }
    expect(sitter.update.outcome).not.toBeNull();
  });

  test('take over when asked, and give back', async () => {
    const { sitters } = await twoPlayers(hall);
    const one = sitters[0].ask !== null ? sitters[0] : sitters[1];
    expect(await one.command({ type: 'handOver', bot: 'hal' })).toMatchObject({ code: SERVER_CODES.unknown });
    nOf(await one.command({ type: 'handOver', bot: 'random' }));
    expect(one.ask).toBeNull();
    expect(await one.command({ type: 'answer', ask: '0.0', answer: {} })).toMatchObject({
      code: SERVER_CODES.forbidden,
    });
    await hall.clock.pass(5_000);
    expect(one.update.n).toBeGreaterThan(0);
    nOf(await one.command({ type: 'reclaim' }));
    expect(one.info.seats[one.info.you.seat ?? 0]?.bot).toBeNull();
  });

  test('play on for a player who resigns; in Civilization the other one wins (RUL-299)', async () => {
    const { sitters } = await twoPlayers(hall);
    nOf(await sitters[1].command({ type: 'resign' }));
    nOf(await sitters[1].command({ type: 'resign' }));
    expect(sitters[0].info.seats[1]).toMatchObject({ resigned: true, bot: 'greedy' });
    expect(await sitters[1].command({ type: 'reclaim' })).toMatchObject({ code: SERVER_CODES.forbidden });
    await hall.close();
    hall = await openHall();
    const other = await twoPlayers(hall, { game: 'civilization', options: { expansion: false } });
    nOf(await other.sitters[1].command({ type: 'resign' }));
    expect(other.sitters[0].update.outcome).toMatchObject({ reason: 'resignation', winners: [0] });
  });

  test('take the seat of a player who runs out of time, who can reclaim it', async () => {
    const { sitters } = await twoPlayers(hall, { pace: { kind: 'live', time: 60_000, increment: 1_000 } });
    const late = sitters[0].ask !== null ? sitters[0] : sitters[1];
    const seat = late.info.you.seat ?? 0;
    expect(late.update.clocks?.[seat]).toEqual({ left: 60_000, running: true });
    await hall.clock.pass(59_999);
    expect(late.info.seats[seat]?.bot).toBeNull();
    await hall.clock.pass(1);
    expect(late.info.seats[seat]?.bot).toBe('greedy');
    await hall.clock.pass(3_000);
    expect(late.update.n).toBeGreaterThan(0);
    nOf(await late.command({ type: 'reclaim' }));
    expect(late.info.clocks?.[seat]?.left).toBe(60_000);
  });

  test('are woken after a restart, and so are clocks', async () => {
    const ada = await newUser(hall, 'Ada');
    let table = '';
    // A table at which the bot begins.
    do {
      const created = await createTable(hall, ada, {
        seats: [{ kind: 'bot', bot: 'random' }, { kind: 'me' }],
        pace: { kind: 'days', perAnswer: 3_600_000, pause: null },
      });
      table = created.table.id;
      got(await hall.tables.start(table, got(await hall.tables.access(table, ada.id, null))));
    } while ((await hall.store.readTable(table))?.row.awaited[0] !== 0);
    hall.notices.length = 0;
    await hall.tables.close();
    const { store, clock } = hall;
    const next = await openHall({ store, clock, process: 'next' });
    await clock.pass(60_000);
    const stored = await store.readTable(table);
    expect(stored?.row.n).toBeGreaterThan(0);
    expect(stored?.row.awaited).toEqual([1]);
    expect(next.notices).toEqual([{ user: ada.id, notice: { kind: 'yourTurn', table, game: 'founders', title: '' } }]);
    await clock.pass(3_600_000);
    expect((await store.readTable(table))?.doc.seats[1]?.bot).toBe('greedy');
    await next.close();
  });
});

describe('standing orders', () => {
  test('pass for the seat after a small delay, as an ordinary answer', async () => {
    const { id, sitters } = await twoPlayers(hall, { game: 'civilization', options: { expansion: false } });
    const [ada, bob] = sitters;
    expect(await bob.command({ type: 'orders', passes: ['research'] })).toMatchObject({ code: SERVER_CODES.unknown });
    nOf(await bob.command({ type: 'orders', passes: ['respond', 'interrupt'] }));
    nOf(await ada.command({ type: 'orders', passes: ['respond', 'interrupt'] }));
    expect(bob.info.you.passes).toEqual(['interrupt', 'respond']);
    expect(JSON.stringify(ada.received.filter(({ type }) => type === 'table'))).not.toContain('"passes":["research"');
    let passed = 0;
    for (let i = 0; i < 3000 && passed <= 5; i++) {
      const asked = sitters.find(({ update }) => update.asks.some(({ given }) => given === null));
      const kind = asked?.update.asks.find(({ given }) => given === null)?.kind ?? '';
      if (['respond', 'interrupt'].includes(kind)) {
        const { n } = ada.update;
        await hall.clock.pass(1_000);
        expect(ada.update.n).toBeGreaterThan(n);
        passed++;
      } else if (asked === undefined) break;
      else await playOn(sitters, 1, i * 7919);
    }
    expect(passed).toBeGreaterThan(5);
    const entries = await hall.store.readEntries(id, 0);
    const byOrder = entries.filter(({ by }) => by === null);
    expect(byOrder.length).toBeGreaterThanOrEqual(passed);
    expect(byOrder.every(({ entry }) => entry.type === 'answer' && entry.answer['do'] === 'pass')).toBe(true);
  });
});

describe('chat', () => {
  test('reaches everybody but those who have muted it, and comes once', async () => {
    const { id, sitters } = await twoPlayers(hall);
    const [ada, bob] = sitters;
    nOf(await ada.command({ type: 'chat', text: 'hello', key: 'c' }));
    nOf(await ada.command({ type: 'chat', text: 'hello', key: 'c' }));
    const lines = (sitter: Sitter) =>
      sitter.received.flatMap((message) => (message.type === 'chat' ? message.lines : [])).map(({ text }) => text);
    expect(lines(bob)).toEqual(['hello']);
    nOf(await bob.command({ type: 'mute', seat: 0, muted: true }));
    nOf(await ada.command({ type: 'chat', text: 'still there?' }));
    expect(lines(bob)).toEqual(['hello']);
    expect(lines(ada)).toEqual(['hello', 'still there?']);
    const again = await sit(hall, id, 'user-Bob');
    expect(lines(again)).toEqual([]);
    expect(ada.info.you.muted).toEqual([]);
    expect(JSON.stringify(ada.info)).not.toContain('"muted":[0]');
  });
});

describe('why not', () => {
  test('names the rule', async () => {
    const { sitters } = await twoPlayers(hall);
    expect(await sitters[0].command({ type: 'explain', intent: { do: 'nonsense' } })).toMatchObject({
      type: 'explanation',
    });
  });
});

describe('a preview', () => {
  test('tells either seat what an act would lead to, and changes nothing', async () => {
    const { sitters } = await twoPlayers(hall);
    const before = sitters.map(({ update }) => update.n);
    for (const sitter of sitters) {
      const answer = { play: 'cart', x: 0, y: 0 };
      const reply = await sitter.command({ type: 'preview', intent: { kind: 'playToken', answer } });
      expect(reply).toMatchObject({ type: 'preview', refusal: { rule: expect.stringMatching(/^[RT]-/) }, facts: [] });
    }
    const asked = sitters.find((sitter) => sitter.ask !== null);
    const option = asked?.ask?.options[0] ?? {};
    const intent = { kind: asked?.ask?.kind ?? '', answer: option };
    expect(await asked?.command({ type: 'preview', intent })).toMatchObject({ type: 'preview', refusal: null });
    expect(sitters.map(({ update }) => update.n)).toEqual(before);
  });

  test('of nonsense is refused', async () => {
    const { sitters } = await twoPlayers(hall);
    for (const intent of [
      {},
      { kind: 'addTile' },
      { kind: 'addTile', about: 1, answer: {} },
      { kind: 'no', answer: {} },
    ]) {
      expect(await sitters[1].command({ type: 'preview', intent })).toMatchObject({ type: 'refused', code: 'K-SHAPE' });
    }
  });
});

describe('two processes', () => {
  test('never both write the same entry: the slower one reads and looks again', async () => {
    const { id, sitters } = await twoPlayers(hall);
    // A second process that hears nothing from the first.
    const deaf: Store = { ...hall.store, subscribe: () => {}, publish: () => {} };
    const other = await openHall({ store: deaf, clock: hall.clock, process: 'there' });
    const [adaThere, bobThere] = [await sit(other, id, 'user-Ada'), await sit(other, id, 'user-Bob')];
    await playOn(sitters, 10, 1);
    expect(adaThere.update.n).toBe(0);
    const late = [adaThere, bobThere].find(({ ask }) => ask !== null);
    const reply = await late?.play();
    expect(reply).toMatchObject({ type: 'refused', code: 'K-STALE' });
    expect(adaThere.update).toMatchObject({ n: 10, view: sitters[0].update.view });
    await playOn([adaThere, bobThere], 10, 2);
    await sitters.find(({ ask }) => ask !== null)?.play();
    expect(sitters[0].update.n).toBe(20);
    expect(await hall.store.readEntries(id, 0)).toHaveLength(20);
    await other.close();
  });
});

describe('corrected rules', () => {
  test('leave a game alone that comes to the same state, and carry on others by a rebase', async () => {
    const { id, sitters } = await twoPlayers(hall);
    await playOn(sitters, 12, 1);
    await hall.tables.close();
    const same: Game = { ...(founders as unknown as Game), rules: founders.rules + 1 };
    const second = await openHall({ store: hall.store, clock: hall.clock, games: [same] });
    const ada = await sit(second, id, 'user-Ada');
    expect(ada.update).toMatchObject({ n: 12, view: sitters[0].update.view });
    await second.tables.close();
    // Rules under which the game could not have begun as it did.
    const changed: Game = {
      ...same,
      rules: founders.rules + 2,
      check: (state, ask, answer) => (state.seq < 3 ? { rule: 'X', params: {} } : same.check(state, ask, answer)),
    };
    const third = await openHall({ store: hall.store, clock: hall.clock, games: [changed] });
    const again = await sit(third, id, 'user-Ada', null, 12);
    expect(again.update).toMatchObject({ n: 13, news: [{ n: 13, type: 'rebase' }] });
    const [rebased] = await hall.store.readEntries(id, 12);
    expect(rebased?.entry).toMatchObject({ reason: { rules: founders.rules + 2, before: founders.rules } });
    await third.tables.close();
    await settled();
  });
});

describe('a store that fails', () => {
  test('loses nothing and tells nobody what is not stored', async () => {
    let fails = false;
    const store: Store = {
      ...hall.store,
      commit: (commit) => (fails ? Promise.reject(new Error('disk full')) : hall.store.commit(commit)),
    };
    const weak = await openHall({ store, clock: hall.clock });
    const { id, sitters } = await twoPlayers(weak);
    await playOn(sitters, 5, 1);
    const { view } = sitters[0].update;
    fails = true;
    const one = sitters.find(({ ask }) => ask !== null);
    expect(await one?.play()).toMatchObject({ type: 'refused', code: SERVER_CODES.internal });
    expect(sitters[0].update).toMatchObject({ n: 5, view });
    expect(weak.errors).toHaveLength(1);
    fails = false;
    nOf((await one?.play()) as Reply);
    expect(await hall.store.readEntries(id, 0)).toHaveLength(6);
    await weak.tables.close();
  });
});
