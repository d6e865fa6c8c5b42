import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTable, got, type Hall, newUser, openHall, type Sitter, sit, twoPlayers } from './tableKit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LIVE = { kind: 'live', time: 10 * MINUTE, increment: 0 } as const;

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});
afterEach(async () => {
  await hall.close();
  expect(hall.errors).toEqual([]);
});

/** A live game, and the one whose clock runs. */
async function begun(): Promise<{ readonly id: string; readonly late: Sitter; readonly seat: number }> {
  const { id, sitters } = await twoPlayers(hall, { pace: LIVE });
  const late = sitters[0].ask !== null ? sitters[0] : sitters[1];
  return { id, late, seat: late.info.you.seat ?? 0 };
}

const leftAt = async (id: string, seat: number): Promise<number | undefined> => {
  const access = got(await hall.tables.access(id, null, null));
  const { table, update } = got(await hall.tables.look(id, access, null, null));
  expect(update?.clocks).toEqual(table.clocks);
  return table.clocks?.[seat]?.left;
};
const botAt = async (id: string, seat: number) => (await hall.store.readTable(id))?.doc.seats[seat]?.bot;

/** The same store and the same machine, another process. */
async function restart(): Promise<void> {
  await hall.tables.close();
  const { store, clock } = hall;
  hall = { ...(await openHall({ store, clock, process: 'next' })), close: async () => await closeBoth(store) };
}

async function closeBoth(store: Hall['store']): Promise<void> {
  await hall.tables.close();
  await store.close();
}

describe.each([
  ['forward', HOUR],
  ['back', -HOUR],
  ['forward by years', 5 * 365 * 24 * HOUR],
  ['back by years', -5 * 365 * 24 * HOUR],
])("when the machine's time is set %s", (_way, jump) => {
  test('a live clock goes on as if nothing had happened', async () => {
    const { id, seat } = await begun();
    await hall.clock.pass(MINUTE);
    hall.clock.set(hall.clock.now() + jump);
    expect(await leftAt(id, seat)).toBe(9 * MINUTE);
    await hall.clock.pass(9 * MINUTE - 1);
    expect(await leftAt(id, seat)).toBe(1);
    expect(await botAt(id, seat)).toBeNull();
    await hall.clock.pass(1);
    expect(await botAt(id, seat)).toBe('greedy');
  });

  test('an answer costs the time that it took', async () => {
    const { id, late, seat } = await begun();
    await hall.clock.pass(MINUTE);
    hall.clock.set(hall.clock.now() + jump);
    await hall.clock.pass(MINUTE);
    expect((await late.play()).type).toBe('accepted');
    const stored = (await hall.store.readTable(id))?.doc.clocks;
    expect(stored?.left[seat]).toBe(8 * MINUTE);
    expect(stored?.since).toBe(hall.clock.now());
  });

  test('a bot answers when it would have', async () => {
    const ada = await newUser(hall, 'Ada');
    let id = '';
    do {
      const seats = [{ kind: 'bot', bot: 'random' } as const, { kind: 'me' } as const];
      id = (await createTable(hall, ada, { seats })).table.id;
      got(await hall.tables.start(id, got(await hall.tables.access(id, ada.id, null))));
    } while ((await hall.store.readTable(id))?.row.awaited[0] !== 0);
    const sitter = await sit(hall, id, ada.id);
    expect(sitter.update.n).toBe(0);
    hall.clock.set(hall.clock.now() + jump);
    await hall.clock.pass(MINUTE);
    expect((await hall.store.readTable(id))?.row).toMatchObject({ awaited: [1] });
  });

  test('a process that comes later finds the clock as it stood', async () => {
    const { id, seat } = await begun();
    await hall.clock.pass(3 * MINUTE);
    hall.clock.set(hall.clock.now() + jump);
    await hall.clock.pass(MINUTE);
    await restart();
    expect(await leftAt(id, seat)).toBe(6 * MINUTE);
    const due = (await hall.store.readTable(id))?.row.due ?? 0;
    expect(Math.abs(due - (hall.clock.now() + 6 * MINUTE))).toBeLessThan(5_000);
  });

  test('nobody loses on time because no process was there', async () => {
    const { id, seat } = await begun();
    await hall.clock.pass(3 * MINUTE);
    await hall.tables.close();
    hall.clock.set(hall.clock.now() + jump);
    await restart();
    const left = (await leftAt(id, seat)) ?? 0;
    expect(left).toBe(jump > 0 ? MINUTE : 7 * MINUTE);
    await hall.clock.pass(left - 1);
    expect(await botAt(id, seat)).toBeNull();
    await hall.clock.pass(1);
    expect(await botAt(id, seat)).toBe('greedy');
  });
});

test('a clock by days goes by the time of day, also after the machine has slept', async () => {
  const { id, sitters } = await twoPlayers(hall, { pace: { kind: 'days', perAnswer: 12 * HOUR, pause: null } });
  const seat = sitters[0].ask !== null ? 0 : 1;
  hall.clock.set(hall.clock.now() + 11 * HOUR);
  await hall.clock.pass(MINUTE);
  expect(await botAt(id, seat)).toBeNull();
  hall.clock.set(hall.clock.now() + HOUR);
  await hall.clock.pass(MINUTE);
  expect(await botAt(id, seat)).toBe('greedy');
});

test('a table whose live clock runs stays in memory, so that nothing but time runs it down', async () => {
  const { id, sitters } = await twoPlayers(hall, { pace: { kind: 'live', time: 2 * HOUR, increment: 0 } });
  const seat = sitters[0].ask !== null ? 0 : 1;
  for (const sitter of sitters) hall.tables.unwatch(id, sitter);
  await hall.clock.pass(HOUR);
  expect(hall.tables.figures().inMemory).toBe(1);
  hall.clock.set(hall.clock.now() + 3 * HOUR);
  await hall.clock.pass(HOUR - 1);
  expect(await botAt(id, seat)).toBeNull();
  await hall.clock.pass(1);
  expect(await botAt(id, seat)).toBe('greedy');
});
