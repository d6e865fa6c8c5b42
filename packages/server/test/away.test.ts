import { SERVER_CODES, type TableInfo } from '@tessera/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store, StoredTable } from '../src/store/store.ts';
import { gather, type Hall, openHall, type Sitter, sit } from './tableKit.ts';

const MINUTE = 60_000;
const WAIT = 10 * MINUTE;
const FREE = { pace: { kind: 'free', wait: WAIT } } as const;

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(async () => {
  await hall.close();
  expect(hall.errors).toEqual([]);
});

const people = (sitters: readonly (Sitter | null)[]): Sitter[] => sitters.filter((one) => one !== null);

/** Plays until a person is asked, and says who that is, and who the others are. */
async function someoneAwaited(sitters: readonly (Sitter | null)[]) {
  const here = people(sitters);
  for (let i = 0; i < 50 && !here.some(({ ask }) => ask !== null); i++) await hall.clock.pass(1_000);
  const late = here.find(({ ask }) => ask !== null) as Sitter;
  return { late, seat: late.info.you.seat ?? -1, others: here.filter((one) => one !== late) };
}

/** Whom the game waits for, as a viewer was last told. What was told before the last entry no longer counts. */
const waitsOf = ({ info, update }: Sitter) => info.waits.filter(({ n }) => n === update.n);

const leave = (sitter: Sitter): void => hall.tables.unwatch(sitter.table, sitter);

describe('presence', () => {
  test('says since when a player is away, and since when the game waits for them', async () => {
    const { sitters } = await gather(hall, [null, 'Ada', 'Bob', 'Cid'], FREE);
    const { late, seat, others } = await someoneAwaited(sitters);
    const [other] = others as [Sitter];
    const began = hall.clock.now();
    const info = () => other.info.seats[seat];
    expect(info()).toMatchObject({ connected: true, awaySince: null });
    await hall.clock.pass(3 * MINUTE);
    leave(late);
    await hall.clock.pass(0);
    expect(info()).toMatchObject({ connected: false, awaySince: began + 3 * MINUTE });
    expect(other.info.waits).toMatchObject([{ seat, reminded: null, replaceIn: null }]);
    const [{ since }] = other.info.waits as [TableInfo['waits'][number]];
    expect(since).toBeLessThanOrEqual(began);
    expect(since).toBeGreaterThan(began - 3_000);
    const back = await sit(hall, late.table, late.access.user);
    expect(info()).toMatchObject({ connected: true, awaySince: null });
    await back.play();
    expect(waitsOf(other)).toEqual([]);
    // Those who look on are told again once it has waited for a while.
    const now = hall.clock.now();
    await hall.clock.pass(MINUTE + 5_000);
    for (const wait of waitsOf(other)) expect(wait.since).toBeGreaterThanOrEqual(now);
    expect(waitsOf(other)).not.toEqual([]);
  });

  test('is nothing to wait for where a clock runs, before the game and after it, or while a bot plays', async () => {
    const clocked = await gather(hall, ['Ada', 'Bob'], { pace: { kind: 'live', time: MINUTE * 60, increment: 0 } });
    expect(people(clocked.sitters)[0]?.info.waits).toEqual([]);
    const { late, seat, others } = await someoneAwaited(clocked.sitters);
    const command = { type: 'remind', seat } as const;
    await hall.clock.pass(WAIT * 3);
    expect(await others[0]?.command(command)).toMatchObject({ code: SERVER_CODES.forbidden, params: { clock: true } });
    expect(await late.command({ type: 'handOver', bot: 'random' })).toMatchObject({ type: 'accepted' });
    await hall.close();
    hall = await openHall();
    const free = await gather(hall, ['Ada', 'Bob'], FREE);
    const next = await someoneAwaited(free.sitters);
    await hall.clock.pass(MINUTE);
    expect(next.others[0]?.info.waits).toHaveLength(1);
    await next.late.command({ type: 'handOver', bot: 'random' });
    expect(next.others[0]?.info.waits).toEqual([]);
  });
});

describe('a waiting player', () => {
  test('may remind after the waiting time, and after the same time again let a bot play', async () => {
    const { sitters } = await gather(hall, ['Ada', null, 'Bob', 'Cid'], FREE);
    const { late, seat, others } = await someoneAwaited(sitters);
    const [one, two] = others as [Sitter, Sitter];
    leave(late);
    const remind = { type: 'remind', seat } as const;
    const replace = { type: 'replace', seat } as const;
    await hall.clock.pass(WAIT - 5_000);
    expect(await one.command(remind)).toMatchObject({
      code: SERVER_CODES.early,
      params: { seconds: expect.any(Number) },
    });
    expect(await one.command(replace)).toMatchObject({ code: SERVER_CODES.early, params: { remind: true } });
    expect(hall.notices).toEqual([]);
    await hall.clock.pass(5_000);
    expect(await one.command(replace)).toMatchObject({ code: SERVER_CODES.early, params: { remind: true } });
    expect(await one.command(remind)).toMatchObject({ type: 'accepted' });
    expect(hall.notices).toMatchObject([{ user: late.access.user, notice: { kind: 'reminded', table: late.table } }]);
    expect(two.info.waits).toMatchObject([{ seat, reminded: hall.clock.now(), remindIn: WAIT, replaceIn: WAIT }]);
    // Nobody is reminded again at once, no matter by whom.
    expect(await two.command(remind)).toMatchObject({ code: SERVER_CODES.early });
    await hall.clock.pass(WAIT - 1);
    expect(await two.command(replace)).toMatchObject({ code: SERVER_CODES.early, params: { seconds: 1 } });
    await hall.clock.pass(1);
    const { n } = two.update;
    expect(await two.command(replace)).toMatchObject({ type: 'accepted' });
    expect(one.info.seats[seat]).toMatchObject({ bot: 'greedy', resigned: false });
    expect(one.info.waits).toEqual([]);
    expect(hall.notices.map(({ user, notice }) => [user, notice.kind])).toEqual([
      [late.access.user, 'reminded'],
      [late.access.user, 'replaced'],
    ]);
    await hall.clock.pass(5_000);
    expect(two.update.n).toBeGreaterThan(n);
    // Its owner takes the seat back, and has kept the vote.
    const back = await sit(hall, late.table, late.access.user);
    expect(await back.command({ type: 'reclaim' })).toMatchObject({ type: 'accepted' });
    expect(one.info.seats[seat]?.bot).toBeNull();
  });

  test('reminds again after the same time, and starts over once the game has gone on', async () => {
    const { sitters } = await gather(hall, ['Ada', 'Bob', 'Cid'], FREE);
    const { late, seat, others } = await someoneAwaited(sitters);
    const [one] = others as [Sitter];
    await hall.clock.pass(WAIT);
    expect(await one.command({ type: 'remind', seat })).toMatchObject({ type: 'accepted' });
    await hall.clock.pass(WAIT);
    expect(await one.command({ type: 'remind', seat })).toMatchObject({ type: 'accepted' });
    expect(hall.notices).toHaveLength(2);
    // A second reminder gives more time.
    expect(await one.command({ type: 'replace', seat })).toMatchObject({ code: SERVER_CODES.early });
    await hall.clock.pass(WAIT - 1);
    await late.play();
    await hall.clock.pass(1);
    const now = await someoneAwaited(sitters);
    await hall.clock.pass(MINUTE);
    expect(now.others[0]?.info.waits).toMatchObject([{ seat: now.seat, reminded: null }]);
    for (const type of ['remind', 'replace'] as const) {
      expect(await now.others[0]?.command({ type, seat: now.seat })).toMatchObject({ code: SERVER_CODES.early });
    }
  });

  test('gives a player who comes back after a reminder the full time again', async () => {
    const { sitters } = await gather(hall, ['Ada', 'Bob'], FREE);
    const { late, seat, others } = await someoneAwaited(sitters);
    const [one] = others as [Sitter];
    leave(late);
    await hall.clock.pass(WAIT);
    await one.command({ type: 'remind', seat });
    await hall.clock.pass(WAIT - 1_000);
    await sit(hall, late.table, late.access.user);
    expect(one.info.waits).toMatchObject([{ replaceIn: WAIT }]);
    await hall.clock.pass(1_000);
    expect(await one.command({ type: 'replace', seat })).toMatchObject({ code: SERVER_CODES.early });
    // But a page that is left open freezes nothing.
    await hall.clock.pass(WAIT);
    expect(await one.command({ type: 'replace', seat })).toMatchObject({ type: 'accepted' });
  });

  test('is a player who has not resigned, and waits for another one', async () => {
    const { id, sitters } = await gather(hall, [null, 'Ada', 'Bob', 'Cid'], FREE);
    const { late, seat, others } = await someoneAwaited(sitters);
    const [one, two] = others as [Sitter, Sitter];
    await hall.clock.pass(WAIT);
    const spectator = await sit(hall, id, null);
    const refused = (sitter: Sitter, target: number) => sitter.command({ type: 'remind', seat: target });
    expect(await refused(spectator, seat)).toMatchObject({ code: SERVER_CODES.forbidden, params: { spectator: true } });
    expect(await refused(late, seat)).toMatchObject({ code: SERVER_CODES.forbidden });
    expect(await refused(one, 0)).toMatchObject({ code: SERVER_CODES.forbidden });
    expect(await refused(one, 7)).toMatchObject({ code: SERVER_CODES.unknown });
    expect(await refused(one, two.info.you.seat ?? 0)).toMatchObject({
      code: SERVER_CODES.forbidden,
      params: { notAwaited: true },
    });
    await two.command({ type: 'resign' });
    await hall.clock.pass(WAIT);
    expect(await refused(two, seat)).toMatchObject({ code: SERVER_CODES.forbidden, params: { resigned: true } });
    // Players who let a bot play for a while still wait.
    await one.command({ type: 'handOver', bot: 'random' });
    expect(await refused(one, seat)).toMatchObject({ type: 'accepted' });
  });

  test('waits a day at a table that was stored before there was a choice', async () => {
    const { id, sitters } = await gather(hall, ['Ada', 'Bob'], FREE);
    await someoneAwaited(sitters);
    // As an older version has written it.
    const { doc, row, version } = (await hall.store.readTable(id)) as StoredTable;
    const old = { ...doc, pace: { kind: 'free' } as typeof doc.pace };
    const result = await hall.store.commit({
      table: id,
      version,
      row,
      doc: old,
      header: null,
      entries: [],
      snapshot: null,
    });
    expect(result).toBe('done');
    const next = await openHall({ store: hall.store, clock: hall.clock, process: 'next' });
    const ada = await sit(next, id, 'user-Ada');
    expect(ada.info.pace).toEqual({ kind: 'free', wait: 24 * 60 * MINUTE });
    await next.tables.close();
  });
});

describe('two processes', () => {
  test('agree on who is away since when, and on what may be done', async () => {
    const subscribers: ((message: Parameters<Store['publish']>[0]) => void)[] = [];
    const shared = (): Store => {
      let own = (_message: Parameters<Store['publish']>[0]) => {};
      return {
        ...hall.store,
        isShared: true,
        subscribe(onMessage) {
          own = onMessage;
          subscribers.push(onMessage);
        },
        publish(message) {
          for (const subscriber of subscribers) if (subscriber !== own) subscriber(message);
        },
      };
    };
    const { clock } = hall;
    const here = await openHall({ store: shared(), clock, process: 'one' });
    const there = await openHall({ store: shared(), clock, process: 'two', seed: 'another chance' });
    const { id, sitters } = await gather(here, ['Ada', 'Bob', 'Cid'], FREE);
    const { late, seat, others } = await someoneAwaited(sitters);
    const [one] = others as [Sitter];
    const oneThere = await sit(there, id, one.access.user);
    await clock.pass(MINUTE);
    expect(oneThere.info.seats[seat]).toMatchObject({ connected: true });
    here.tables.unwatch(id, late);
    await clock.pass(1_000);
    expect(oneThere.info.seats[seat]).toMatchObject({ connected: false, awaySince: clock.now() - 1_000 });
    expect(waitsOf(oneThere)).toMatchObject([{ seat }]);
    expect(waitsOf(oneThere)).toEqual(waitsOf(one));
    await clock.pass(WAIT);
    expect(await oneThere.command({ type: 'remind', seat })).toMatchObject({ type: 'accepted' });
    await clock.pass(1_000);
    expect(one.info.waits).toMatchObject([{ seat, reminded: clock.now() - 1_000 }]);
    expect(await others[1]?.command({ type: 'remind', seat })).toMatchObject({ code: SERVER_CODES.early });
    await clock.pass(WAIT);
    // Both at once: it is done once.
    const replies = await Promise.all([
      one.command({ type: 'replace', seat, key: 'here' }),
      oneThere.command({ type: 'replace', seat, key: 'there' }),
    ]);
    expect(replies.map(({ type }) => type)).toContain('accepted');
    expect(there.notices.concat(here.notices).filter(({ notice }) => notice.kind === 'replaced')).toHaveLength(1);
    expect((await hall.store.readTable(id))?.doc.seats[seat]?.bot).toBe('greedy');
    await there.close();
    await here.close();
  });

  test('know after a restart since when the game waits', async () => {
    const { id, sitters } = await gather(hall, ['Ada', 'Bob'], FREE);
    for (let i = 0; i < 5; i++)
      await people(sitters)
        .find(({ ask }) => ask !== null)
        ?.play(i);
    const { seat, others } = await someoneAwaited(sitters);
    const [one] = others as [Sitter];
    await hall.clock.pass(MINUTE);
    const { since } = one.info.waits[0] ?? { since: 0 };
    expect(since).toBeGreaterThan(0);
    await hall.tables.close();
    await hall.clock.pass(WAIT);
    const next = await openHall({ store: hall.store, clock: hall.clock, process: 'next' });
    const again = await sit(next, id, one.access.user);
    expect(again.info.waits).toMatchObject([{ seat, since, remindIn: 0 }]);
    expect(again.info.seats[seat]).toMatchObject({ connected: false, awaySince: null });
    expect(await again.command({ type: 'remind', seat })).toMatchObject({ type: 'accepted' });
    await next.tables.close();
  });
});
