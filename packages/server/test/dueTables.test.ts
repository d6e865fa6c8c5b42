import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BotPlayers } from '../src/bots/botPlayers.ts';
import type { Store } from '../src/store/store.ts';
import { addTable, keptLog, open, sampleDoc, sampleRow } from './storeKit.ts';
import { createTable, got, type Hall, newUser, openHall, threadBots } from './tableKit.ts';

/** More than are woken at one look. */
const MANY = 50;

let store: Store;
const halls: Hall[] = [];

beforeEach(async () => {
  store = await open(':memory:', 'here', keptLog());
});
afterEach(async () => {
  for (const hall of halls.splice(0)) await hall.close();
  await store.close();
});

async function hallOn(options: Parameters<typeof openHall>[0] = {}): Promise<Hall> {
  const hall = await openHall({ store, ...options });
  halls.push(hall);
  return hall;
}

/** A table at which it is a bot's turn, as a process leaves it that is no more. */
async function leftTable(name: string, clock?: Hall['clock']): Promise<{ readonly id: string; readonly hall: Hall }> {
  const settings = { tablesPerPerson: 1_000 };
  const hall = await openHall({ store, seed: name, settings, ...(clock === undefined ? {} : { clock }) });
  const ada = (await store.readUser('user-Ada')) ?? (await newUser(hall, 'Ada'));
  for (;;) {
    const seats = [{ kind: 'bot', bot: 'random' } as const, { kind: 'me' } as const];
    const { id } = (await createTable(hall, ada, { seats })).table;
    got(await hall.tables.start(id, got(await hall.tables.access(id, ada.id, null))));
    if ((await store.readTable(id))?.row.awaited[0] !== 0) continue;
    await hall.tables.close();
    return { id, hall };
  }
}

const movesAt = async (id: string) => (await store.readTable(id))?.row.n ?? 0;

describe('tables that are overdue', () => {
  test.each([
    ['cannot be loaded', sampleDoc()],
    ['are of a game that is no longer known', sampleDoc({ game: 'chess' })],
  ])('are woken although many before them %s', async (_what, doc) => {
    const { id, hall } = await leftTable('one');
    for (let i = 0; i < MANY; i++) await addTable(store, `broken-${i}`, doc, sampleRow({ due: i }));
    const next = await hallOn({ clock: hall.clock, process: 'next' });
    await next.clock.pass(60_000);
    expect(await movesAt(id)).toBeGreaterThan(0);
  });

  test('are woken although the bots of many before them do not answer', async () => {
    const { id, hall } = await leftTable('one');
    const stuck = new Set<string>();
    for (let i = 0; i < 25; i++) stuck.add((await leftTable(`stuck ${i}`, hall.clock)).id);
    const bots: BotPlayers = {
      ...threadBots,
      choose: (question) => (stuck.has(question.table ?? '') ? new Promise(() => {}) : threadBots.choose(question)),
    };
    // The one that can play is the last in the row.
    const last = await leftTable('last', hall.clock);
    const next = await hallOn({ clock: hall.clock, process: 'next', bots });
    await next.clock.pass(60_000);
    expect(await movesAt(id)).toBeGreaterThan(0);
    expect(await movesAt(last.id)).toBeGreaterThan(0);
  });

  test('that fail are tried again, less and less often', async () => {
    await addTable(store, 'broken', sampleDoc(), sampleRow({ due: 0 }));
    const hall = await hallOn();
    await hall.clock.pass(10 * 60_000);
    const soon = hall.errors.length;
    expect(soon).toBeGreaterThan(3);
    expect(soon).toBeLessThan(20);
    await hall.clock.pass(24 * 60 * 60_000);
    const later = hall.errors.length - soon;
    expect(later).toBeGreaterThanOrEqual(23);
    expect(later).toBeLessThan(60);
    expect(new Set(hall.errors.map(({ message }) => message))).toEqual(new Set(['a table is broken']));
  });
});
