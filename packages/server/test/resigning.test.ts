import { founders } from '@tessera/game-founders';
import { readRecord, verify } from '@tessera/kernel';
import { SERVER_CODES } from '@tessera/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoredTable } from '../src/store/store.ts';
import {
  codeOf,
  createTable,
  gather,
  got,
  type Hall,
  newUser,
  openHall,
  playOn,
  type Sitter,
  sit,
} from './tableKit.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(async () => {
  await hall.close();
  expect(hall.errors).toEqual([]);
});

const people = (sitters: readonly (Sitter | null)[]): Sitter[] => sitters.filter((one) => one !== null);
const heard = (sitter: Sitter): unknown[] =>
  sitter.received.flatMap((message) =>
    message.type === 'update' ? message.news.flatMap((one) => one.happenings) : [],
  );

/** Lets everybody play until the game is over. */
async function playToTheEnd(sitters: readonly Sitter[], watcher: Sitter): Promise<void> {
  for (let i = 0; i < 3_000 && watcher.update.outcome === null; i++) {
    if ((await playOn(sitters, 1, i)) === 0) await hall.clock.pass(1_000);
  }
}

describe('resigning', () => {
  test.each(['founders', 'civilization'])(
    'at %s is told to everybody, there or not, and stands in the record',
    async (game) => {
      const options = game === 'civilization' ? { expansion: false } : {};
      const { id, sitters } = await gather(hall, [null, 'Ada', 'Bob', 'Cid'], { game, options });
      const [ada, bob, cid] = people(sitters) as [Sitter, Sitter, Sitter];
      hall.tables.unwatch(id, cid);
      await bob.command({ type: 'resign' });
      expect(heard(ada)).toContainEqual({ kind: 'resigned', seat: 2 });
      expect(ada.info.seats.map(({ resigned }) => resigned)).toEqual([false, false, true, false]);
      expect(ada.info.seats[2]?.bot).toBe('greedy');
      expect(hall.notices).toEqual([
        { user: 'user-Cid', notice: { kind: 'resigned', table: id, game, title: '', who: 'Bob' } },
      ]);
      // Sent again, it is neither done nor told again.
      expect(await bob.command({ type: 'resign' })).toMatchObject({ type: 'accepted' });
      expect(hall.notices).toHaveLength(1);
      const [entry] = await hall.store.readEntries(id, ada.update.n - 1);
      expect(entry?.entry).toMatchObject({ type: 'act', act: { act: 'resign', seat: 2 } });
      const text = got(await hall.tables.record(id, ada.access));
      expect(text).toContain('"happenings":[{"kind":"resigned","seat":2}]');
      expect(text).toContain('"resigned":[2]');
    },
  );

  test('stands in the complete record too, which verifies', async () => {
    const { id, sitters } = await gather(hall, ['Ada', 'Bob', 'Cid']);
    const [ada, bob, cid] = people(sitters) as [Sitter, Sitter, Sitter];
    await playOn([ada, bob, cid], 30, 1);
    await ada.command({ type: 'resign' });
    await playToTheEnd([bob, cid], bob);
    const record = readRecord(got(await hall.tables.record(id, bob.access)));
    expect(record.header.about).toMatchObject({ seats: ['Ada', 'Bob', 'Cid'], resigned: [0] });
    expect(verify(founders, record).entries).toBe(bob.update.n);
    expect(bob.update.outcome?.winners).not.toContain(0);
    expect(bob.info.outcome?.reason).not.toBe('resignation');
  });

  test('does not end the game for the last one left, who may end it at any time, and wins', async () => {
    const { sitters } = await gather(hall, ['Ada', 'Bob', 'Cid']);
    const [ada, bob, cid] = people(sitters) as [Sitter, Sitter, Sitter];
    await playOn([ada, bob, cid], 20, 1);
    // What was on the table is not what the last one left has agreed to.
    await bob.command({ type: 'propose', what: 'end' });
    await ada.command({ type: 'resign' });
    expect(bob.info.proposal).toMatchObject({ what: 'end', by: 1 });
    await cid.command({ type: 'resign' });
    expect(bob.info.proposal).toBeNull();
    await hall.clock.pass(60_000);
    expect(bob.update.outcome).toBeNull();
    expect(await bob.command({ type: 'propose', what: 'end' })).toMatchObject({ type: 'accepted' });
    expect(bob.update.outcome).toMatchObject({ reason: 'resignation', winners: [1] });
    expect(bob.info).toMatchObject({ status: 'over', outcome: { reason: 'resignation' } });
    expect(bob.info.seats.map(({ resigned }) => resigned)).toEqual([true, false, true]);
  });

  test('leaves those who go on to agree among themselves, against bots as well (R-38)', async () => {
    const { sitters } = await gather(hall, [null, 'Ada', 'Bob']);
    const [ada, bob] = people(sitters) as [Sitter, Sitter];
    for (let i = 0; i < 30; i++) if ((await playOn([ada, bob], 1, i)) === 0) await hall.clock.pass(1_000);
    await ada.command({ type: 'resign' });
    await bob.command({ type: 'propose', what: 'end' });
    await playToTheEnd([bob], bob);
    expect(bob.update.outcome).toMatchObject({ reason: 'agreed' });
    expect(bob.update.outcome?.winners).not.toContain(1);
  });

  test('is possible while a bot plays', async () => {
    const { sitters } = await gather(hall, ['Ada', 'Bob', 'Cid']);
    const [ada, bob] = people(sitters) as [Sitter, Sitter];
    await bob.command({ type: 'handOver', bot: 'random' });
    expect(await bob.command({ type: 'resign' })).toMatchObject({ type: 'accepted' });
    expect(ada.info.seats[1]).toMatchObject({ resigned: true, bot: 'greedy' });
  });
});

describe('a person who deletes their data', () => {
  test('has resigned where they were playing: nobody waits for them, and nobody needs their vote', async () => {
    const { id, created, sitters } = await gather(hall, ['Ada', 'Bob', 'Cid']);
    const [ada, bob, cid] = people(sitters) as [Sitter, Sitter, Sitter];
    await playOn([ada, bob, cid], 11, 1);
    const late = [ada, bob, cid].find(({ ask }) => ask !== null) as Sitter;
    const seat = late.info.you.seat ?? 0;
    const others = [ada, bob, cid].filter((one) => one !== late);
    const [one, two] = others as [Sitter, Sitter];
    const { n } = one.update;
    await hall.tables.forget(late.access.user ?? '');
    expect(one.info.seats[seat]).toMatchObject({ name: '', resigned: true, bot: 'greedy' });
    expect(heard(one)).toContainEqual({ kind: 'resigned', seat });
    expect(late.closedBy).toBe(SERVER_CODES.forbidden);
    expect(codeOf(await late.command({ type: 'chat', text: 'still here' }))).toBe(SERVER_CODES.forbidden);
    for (const secret of created.secrets.seats) {
      if (secret !== null) expect(await hall.tables.access(id, null, secret)).not.toMatchObject({ seat });
    }
    await hall.clock.pass(30_000);
    expect(one.update.n).toBeGreaterThan(n + 1);
    await playOn(others, 3, 2);
    await one.command({ type: 'propose', what: 'undo', to: n + 1 });
    await two.command({ type: 'vote', proposal: 1, agree: true });
    expect(one.update.news).toMatchObject([{ type: 'undo', to: n + 1 }]);
  });

  test('has got up where the game had not begun, and the table is the next one’s', async () => {
    const [ada, bob] = [await newUser(hall, 'Ada'), await newUser(hall, 'Bob')];
    const { table, secrets } = await createTable(hall, ada, {
      seats: [{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }],
    });
    const guest = got(await hall.tables.access(table.id, bob.id, null));
    got(await hall.tables.join(table.id, guest, bob, 2, ''));
    const watcher = await sit(hall, table.id, bob.id);
    await hall.tables.forget(ada.id);
    expect(watcher.info).toMatchObject({ status: 'waiting', you: { seat: 2, isCreator: true } });
    expect(watcher.info.seats[1]).toMatchObject({ kind: 'open', name: '' });
    expect(codeOf(await hall.tables.access(table.id, null, secrets.seats[1] ?? ''))).toBe(SERVER_CODES.unknown);
    const owner = got(await hall.tables.access(table.id, bob.id, null));
    for (const seat of [0, 1]) expect(await hall.tables.seatBot(table.id, owner, seat, 'random')).toBeNull();
    expect(await hall.tables.start(table.id, owner)).toBeNull();
  });

  test('takes a table along that nobody else can begin', async () => {
    const ada = await newUser(hall, 'Ada');
    const { table, secrets } = await createTable(hall, ada, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    const program = got(await hall.tables.access(table.id, null, secrets.seats[1] ?? ''));
    const { secret } = got(await hall.tables.join(table.id, program, null, null, ''));
    const watcher = await sit(hall, table.id, null, secret);
    await hall.tables.forget(ada.id);
    expect(watcher.closedBy).toBe(SERVER_CODES.unknown);
    expect(await hall.store.readTable(table.id)).toBeNull();
  });

  test('leaves a finished game as it was, but for the name', async () => {
    const { id, sitters } = await gather(hall, ['Ada', 'Bob']);
    const [ada, bob] = people(sitters) as [Sitter, Sitter];
    await bob.command({ type: 'resign' });
    await ada.command({ type: 'propose', what: 'end' });
    await hall.tables.forget('user-Ada');
    const stored = (await hall.store.readTable(id)) as StoredTable;
    expect(stored.row).toMatchObject({ status: 'over', n: ada.update.n });
    expect(stored.doc.seats[0]).toMatchObject({ name: '', user: null, resigned: false });
  });

  test('has no vote and is not waited for where they were deleted before this was so', async () => {
    const { id, sitters } = await gather(hall, ['Ada', 'Bob', 'Cid']);
    const [ada, bob, cid] = people(sitters) as [Sitter, Sitter, Sitter];
    await playOn([ada, bob, cid], 10, 1);
    const gone = [ada, bob, cid].find(({ ask }) => ask !== null) as Sitter;
    const seat = gone.info.you.seat ?? 0;
    const [one, two] = [ada, bob, cid].filter((each) => each !== gone) as [Sitter, Sitter];
    const { doc, row, version } = (await hall.store.readTable(id)) as StoredTable;
    // As an older version has left it.
    const seats = doc.seats.map((each, i) => (i === seat ? { ...each, user: null, name: '', word: '' } : each));
    const change = { table: id, version, row, doc: { ...doc, seats }, header: null, entries: [], snapshot: null };
    expect(await hall.store.commit(change)).toBe('done');
    const next = await openHall({ store: hall.store, clock: hall.clock, process: 'next' });
    const again = await sit(next, id, one.access.user);
    const { n } = again.update;
    expect(again.info.waits).toMatchObject([{ seat, replaceIn: 0 }]);
    expect(await again.command({ type: 'replace', seat })).toMatchObject({ type: 'accepted' });
    await hall.clock.pass(10_000);
    expect(again.update.n).toBeGreaterThan(n);
    const other = await sit(next, id, two.access.user);
    await again.command({ type: 'propose', what: 'undo', to: n });
    await other.command({ type: 'vote', proposal: 1, agree: true });
    expect(again.update.news).toMatchObject([{ type: 'undo', to: n }]);
    await next.tables.close();
  });
});
