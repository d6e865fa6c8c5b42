import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BotPlayers, BotsClosed } from '../src/bots/botPlayers.ts';
import type { StoredUser } from '../src/store/store.ts';
import { createAloneTurns } from '../src/tables/alone.ts';
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
  threadBots,
  twoPlayers,
} from './tableKit.ts';

const BOT = { kind: 'bot', bot: 'random' } as const;
const DELAY = 600;

let hall: Hall;
let ada: StoredUser;

beforeEach(() => open());
afterEach(async () => {
  await hall.close();
  expect(hall.errors).toEqual([]);
});

async function open(options: HallOptions = {}): Promise<void> {
  hall = await openHall(options);
  ada = await newUser(hall, 'Ada');
}

async function reopen(options: HallOptions): Promise<void> {
  await hall.close();
  await open(options);
}

const botTable = async (user = ada) => (await createTable(hall, user, { seats: [BOT, BOT] })).table.id;
const start = async (id: string, user = ada) =>
  await hall.tables.start(id, got(await hall.tables.access(id, user.id, null)));
const begun = async (user = ada) => {
  const id = await botTable(user);
  got(await start(id, user));
  return id;
};
const movesAt = async (id: string) => (await hall.store.readTable(id))?.row.n ?? 0;

describe('where bots play among themselves', () => {
  test('they take their time', async () => {
    const id = await begun();
    await hall.clock.pass(DELAY - 1);
    expect(await movesAt(id)).toBe(0);
    await hall.clock.pass(1);
    expect(await movesAt(id)).toBe(1);
    await hall.clock.pass(10_000);
    expect(await movesAt(id)).toBeGreaterThan(5);
    expect(await movesAt(id)).toBeLessThanOrEqual(1 + 10_000 / DELAY);
  });

  test('one of them thinks at a time, whatever the number of tables, and each table gets its turn', async () => {
    let thinking = 0;
    let most = 0;
    const asked: string[] = [];
    const bots: BotPlayers = {
      ...threadBots,
      async choose(question) {
        asked.push(question.table ?? '');
        most = Math.max(most, ++thinking);
        await settled();
        thinking--;
        return await threadBots.choose(question);
      },
    };
    await reopen({ bots, settings: { botTablesPerPerson: 30 } });
    const tables: string[] = [];
    for (let i = 0; i < 12; i++) tables.push(await begun());
    await hall.clock.pass(20_000);
    expect(most).toBe(1);
    for (const id of tables) expect(await movesAt(id)).toBeGreaterThan(3);
    // Nobody is served twice while others wait.
    expect(new Set(asked.slice(12, 24)).size).toBe(12);
  });

  test('people are not kept waiting by them', async () => {
    const bots: BotPlayers = {
      ...threadBots,
      choose: (question) => (question.table === slow ? new Promise(() => {}) : threadBots.choose(question)),
    };
    await reopen({ bots });
    const slow = await begun();
    let id = '';
    do {
      id = (await createTable(hall, ada, { seats: [BOT, { kind: 'me' }] })).table.id;
      got(await start(id));
    } while ((await hall.store.readTable(id))?.row.awaited[0] !== 0);
    await hall.clock.pass(DELAY);
    expect(await movesAt(slow)).toBe(0);
    expect(await movesAt(id)).toBe(1);
  });

  test('a seat that is taken back has its bot back at its usual pace', async () => {
    const { id, sitters } = await twoPlayers(await fresh());
    for (const sitter of sitters) {
      expect(await sitter.command({ type: 'handOver', bot: 'random' })).toMatchObject({ type: 'accepted' });
    }
    await hall.clock.pass(5_000);
    const moves = await movesAt(id);
    expect(moves).toBeGreaterThan(3);
    expect(moves).toBeLessThan(12);
    expect(await hall.tables.list('playing', 10)).toEqual([]);
    expect(await sitters[0].command({ type: 'reclaim' })).toMatchObject({ type: 'accepted' });
    expect((await hall.tables.list('playing', 10)).map((table) => table.id)).toEqual([id]);
  });

  /** A hall without Ada: the players of a game come with it. */
  async function fresh(): Promise<Hall> {
    await hall.close();
    hall = await openHall();
    return hall;
  }

  test("their tables are in nobody else's list", async () => {
    const waiting = await botTable();
    expect(await hall.tables.list('waiting', 10)).toEqual([]);
    expect((await hall.tables.of(ada.id, 10)).map(({ id }) => id)).toEqual([waiting]);
    got(await start(waiting));
    expect(await hall.tables.list('playing', 10)).toEqual([]);
    // An open seat is an invitation, until a bot takes it.
    const open = (await createTable(hall, ada, { seats: [BOT, { kind: 'open' }] })).table.id;
    expect((await hall.tables.list('waiting', 10)).map(({ id }) => id)).toEqual([open]);
    got(await hall.tables.seatBot(open, got(await hall.tables.access(open, ada.id, null)), 1, 'random'));
    expect(await hall.tables.list('waiting', 10)).toEqual([]);
    // Anyone with the address may watch.
    expect((await sit(hall, waiting, null)).info.listed).toBe(true);
  });

  test('a person may let them play at some tables at once, and is told at how many', async () => {
    await reopen({ settings: { botTablesPerPerson: 2 } });
    const bob = await newUser(hall, 'Bob');
    await begun();
    const second = await begun();
    const third = await botTable();
    expect(await start(third)).toEqual({ rule: 'S-RATE', params: { botTables: 2 } });
    expect((await hall.store.readTable(third))?.row.status).toBe('waiting');
    await begun(bob);
    // People at the table: no limit but that of all tables.
    const { id } = (await createTable(hall, ada, { seats: [BOT, { kind: 'me' }] })).table;
    got(await start(id));
    while ((await hall.store.readTable(second))?.row.status !== 'over') await hall.clock.pass(60_000);
    got(await start(third));
  });

  test('not even by beginning them at the same moment', async () => {
    await reopen({ settings: { botTablesPerPerson: 2 } });
    const ids = [await botTable(), await botTable(), await botTable(), await botTable(), await botTable()];
    const codes = (await Promise.all(ids.map((id) => start(id)))).map((result) => codeOf(result));
    expect(codes.sort()).toEqual(['S-RATE', 'S-RATE', 'S-RATE', 'none', 'none']);
  });

  test('a server lets them play at some tables at once', async () => {
    await reopen({ settings: { botTables: 2 } });
    const [bob, cid] = [await newUser(hall, 'Bob'), await newUser(hall, 'Cid')];
    await begun();
    await begun(bob);
    expect(await start(await botTable(cid), cid)).toEqual({ rule: 'S-RATE', params: { botTablesHere: 2 } });
  });
});

describe('turns of tables where nobody plays', () => {
  test('come in order, with a pause, whatever becomes of the one before', async () => {
    const clock = handClock();
    const turns = createAloneTurns(clock, 100);
    const done: string[] = [];
    const one = turns.runExclusive(async () => void done.push('one'));
    const two = turns.runExclusive(async () => {
      throw new Error('two');
    });
    const three = turns.runExclusive(async () => void done.push('three'));
    await one;
    await clock.pass(99);
    expect(done).toEqual(['one']);
    await clock.pass(1);
    await expect(two).rejects.toThrow('two');
    await clock.pass(100);
    await three;
    expect(done).toEqual(['one', 'three']);
    const late = turns.runExclusive(async () => void done.push('late'));
    turns.close();
    await clock.pass(100);
    await expect(late).rejects.toThrow(BotsClosed);
    await expect(turns.runExclusive(async () => {})).rejects.toThrow(BotsClosed);
  });
});
