import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, gather, got, type Hall, newUser, openHall, playOn, type Sitter, settled } from './tableKit.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});
afterEach(async () => {
  expect(hall.errors).toEqual([]);
  await hall.close();
});

const NAMES = ['Ada', 'Bob', 'Cas', 'Dan', 'Eva'];
const FIVE = { game: 'civilization', options: { expansion: true } } as const;

describe('five players', () => {
  test('have clocks, views and standing orders of their own', async () => {
    const pace = { kind: 'live', time: 3_600_000, increment: 0 } as const;
    const { id, sitters: all } = await gather(hall, NAMES, { ...FIVE, pace });
    const sitters = all as Sitter[];
    const last = sitters[4] as Sitter;
    expect(last.info.seats.map(({ name }) => name)).toEqual(NAMES);
    expect(last.info.you.seat).toBe(4);
    expect(await last.command({ type: 'orders', passes: ['respond'] })).toMatchObject({ type: 'accepted' });
    for (let given = 0; given < 150; given += 30) {
      expect(await playOn(sitters, 30, given)).toBe(30);
      // Standing orders answer after a moment.
      await hall.clock.pass(1_000);
    }
    expect(last.update.clocks).toHaveLength(5);
    expect(sitters.map(({ update }) => update.n)).toEqual(Array(5).fill(last.update.n));
    const entries = await hall.store.readEntries(id, 0);
    const answered = entries.map(({ entry }) => (entry.type === 'answer' ? entry.seat : null));
    expect(new Set(answered)).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(sitters.map(({ update }) => update.view['seat'])).toEqual([0, 1, 2, 3, 4]);
  });

  test('go on with a bot in the fifth seat', async () => {
    const { sitters } = await gather(hall, [...NAMES.slice(0, 4), null], FIVE);
    const people = sitters.filter((sitter) => sitter !== null);
    const [ada] = people as [Sitter];
    for (let round = 0; round < 40; round++) {
      await playOn(people, 5, round);
      await hall.clock.pass(2_000);
      await settled();
    }
    expect(ada.info.seats[4]).toMatchObject({ kind: 'bot' });
    expect(ada.update.news.length).toBeGreaterThan(0);
    const answers = (await hall.store.readEntries(ada.table, 0)).filter(({ entry }) => entry.type === 'answer');
    expect(answers.some(({ entry }) => entry.type === 'answer' && entry.seat === 4)).toBe(true);
  });

  test('GEN-005 RUL-387 are too many without the expansion, and six with it', async () => {
    const ada = await newUser(hall, 'Ada');
    const create = async (players: number, options: { readonly expansion: boolean }) => {
      const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', bot: 'random' }) as const);
      const plan = { title: '', pace: { kind: 'free', wait: 86_400_000 }, listed: true, word: '' } as const;
      return hall.tables.create(ada, { ...plan, game: 'civilization', options, seats: [{ kind: 'me' }, ...bots] });
    };
    expect(codeOf(await create(5, { expansion: false }))).toBe('GEN-005');
    expect(codeOf(await create(6, { expansion: true }))).toBe('GEN-005');
    expect(got(await create(5, { expansion: true })).table.seats).toHaveLength(5);
  });
});
