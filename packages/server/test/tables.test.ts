import { founders } from '@tessera/game-founders';
import { commitmentTo, readRecord, verify } from '@tessera/kernel';
import { SERVER_CODES } from '@tessera/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, createTable, got, type Hall, newUser, openHall, playOn, sit, twoPlayers } from './tableKit.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(async () => {
  await hall.close();
  expect(hall.errors).toEqual([]);
});

describe('a new table', () => {
  test('has its commitment before anybody gives a word, and secrets that are told once and stored hashed', async () => {
    const ada = await newUser(hall, 'Ada');
    const { table, secrets } = await createTable(hall, ada, {
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }],
      title: 'Sunday',
    });
    expect(table).toMatchObject({
      game: 'founders',
      title: 'Sunday',
      status: 'waiting',
      you: { seat: 0, isCreator: true },
    });
    expect(table.seats.map(({ kind, name, bot }) => ({ kind, name, bot }))).toEqual([
      { kind: 'person', name: 'Ada', bot: null },
      { kind: 'open', name: '', bot: null },
      { kind: 'bot', name: '', bot: 'greedy' },
    ]);
    const { seed } = (await hall.store.readGame(table.id)) ?? { seed: '' };
    expect(table.commitment).toBe(commitmentTo(seed));
    expect(secrets.seats.map((secret) => secret === null)).toEqual([false, false, true]);
    const all = [secrets.creator, secrets.spectator, ...secrets.seats.filter((secret) => secret !== null)];
    expect(new Set(all).size).toBe(4);
    const stored = JSON.stringify(await hall.store.readTable(table.id));
    const listed = JSON.stringify(await hall.tables.list('waiting', 10));
    for (const secret of [...all, seed]) {
      expect(Buffer.from(secret, 'base64url').length).toBeGreaterThanOrEqual(16);
      expect(stored).not.toContain(secret);
      expect(listed).not.toContain(secret);
    }
  });

  test('is refused for what the games or bots do not have', async () => {
    const ada = await newUser(hall, 'Ada');
    const me = { kind: 'me' } as const;
    const plan = { title: '', options: {}, pace: { kind: 'free', wait: 86_400_000 }, listed: true, word: '' } as const;
    const create = (game: string, seats: Parameters<typeof hall.tables.create>[1]['seats'], options = {}) =>
      hall.tables.create(ada, { ...plan, game, seats, options });
    expect(codeOf(await create('chess', [me]))).toBe(SERVER_CODES.unknown);
    expect(codeOf(await create('founders', [me]))).toBe('T-005');
    expect(codeOf(await create('founders', [me, { kind: 'open' }], { nonsense: 1 }))).toBe('K-SETUP');
    expect(codeOf(await create('founders', [me, { kind: 'bot', bot: 'hal' }]))).toBe(SERVER_CODES.unknown);
    expect(codeOf(await create('founders', [me, me]))).toBe(SERVER_CODES.taken);
    // Who is not asked has nothing to answer with: not at a table among people.
    const futile = { expansion: false, skipFutile: true };
    expect(codeOf(await create('civilization', [me, { kind: 'open' }], futile))).toBe('K-SETUP');
    expect(await hall.tables.of(ada.id, 10)).toEqual([]);
  });

  test('that is not listed opens only to those who have a secret or sit there', async () => {
    const [ada, bob] = [await newUser(hall, 'Ada'), await newUser(hall, 'Bob')];
    const { table, secrets } = await createTable(hall, ada, {
      seats: [{ kind: 'me' }, { kind: 'open' }],
      listed: false,
    });
    expect(await hall.tables.list('waiting', 10)).toEqual([]);
    expect(codeOf(await hall.tables.access(table.id, bob.id, null))).toBe(SERVER_CODES.unknown);
    expect(codeOf(await hall.tables.access(table.id, bob.id, 'x'.repeat(32)))).toBe(SERVER_CODES.unknown);
    expect(got(await hall.tables.access(table.id, bob.id, secrets.spectator))).toMatchObject({ seat: null });
    expect(got(await hall.tables.access(table.id, null, secrets.seats[1] ?? ''))).toMatchObject({ seat: 1 });
    expect(got(await hall.tables.access(table.id, ada.id, null))).toMatchObject({ seat: 0, isCreator: true });
  });

  test('has no end of tables for one person', async () => {
    await hall.close();
    hall = await openHall({ settings: { tablesPerPerson: 2 } });
    const ada = await newUser(hall, 'Ada');
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    await createTable(hall, ada, { seats: [...seats] });
    await createTable(hall, ada, { seats: [...seats] });
    await expect(createTable(hall, ada, { seats: [...seats] })).rejects.toThrow(SERVER_CODES.rate);
  });
});

describe('seats', () => {
  test('are taken, left and filled with bots before the game begins', async () => {
    const [ada, bob] = [await newUser(hall, 'Ada'), await newUser(hall, 'Bob')];
    const { table } = await createTable(hall, ada, { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    const owner = got(await hall.tables.access(table.id, ada.id, null));
    const guest = got(await hall.tables.access(table.id, bob.id, null));
    expect(codeOf(await hall.tables.start(table.id, owner))).toBe(SERVER_CODES.waiting);
    expect(codeOf(await hall.tables.start(table.id, guest))).toBe(SERVER_CODES.forbidden);
    expect(codeOf(await hall.tables.join(table.id, guest, bob, 0, ''))).toBe(SERVER_CODES.taken);
    expect(codeOf(await hall.tables.join(table.id, guest, bob, 5, ''))).toBe(SERVER_CODES.unknown);
    expect(got(await hall.tables.join(table.id, guest, bob, 2, 'owl'))).toMatchObject({ seat: 2 });
    expect(codeOf(await hall.tables.join(table.id, guest, bob, 1, ''))).toBe(SERVER_CODES.taken);
    const seated = got(await hall.tables.access(table.id, bob.id, null));
    expect(codeOf(await hall.tables.seatBot(table.id, seated, 1, 'random'))).toBe(SERVER_CODES.forbidden);
    expect(codeOf(await hall.tables.seatBot(table.id, owner, 2, 'random'))).toBe(SERVER_CODES.taken);
    expect(await hall.tables.seatBot(table.id, owner, 1, 'random')).toBeNull();
    expect(await hall.tables.leave(table.id, seated)).toBeNull();
    expect(await hall.tables.seatBot(table.id, owner, 2, 'greedy')).toBeNull();
    expect(await hall.tables.start(table.id, owner)).toBeNull();
    expect(codeOf(await hall.tables.start(table.id, owner))).toBe(SERVER_CODES.begun);
    expect(codeOf(await hall.tables.leave(table.id, owner))).toBe(SERVER_CODES.begun);
    expect(codeOf(await hall.tables.remove(table.id, owner))).toBe(SERVER_CODES.begun);
  });

  test('change their lock: access by the old one no longer holds', async () => {
    const [ada, bob, eve] = [await newUser(hall, 'Ada'), await newUser(hall, 'Bob'), await newUser(hall, 'Eve')];
    const { table, secrets } = await createTable(hall, ada, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    const guest = got(await hall.tables.access(table.id, bob.id, null));
    const joined = got(await hall.tables.join(table.id, guest, bob, null, ''));
    // The creator's link to the open seat no longer works once it is taken.
    expect(codeOf(await hall.tables.access(table.id, null, secrets.seats[1] ?? ''))).toBe(SERVER_CODES.unknown);
    const byLink = await sit(hall, table.id, null, joined.secret);
    const byCookie = got(await hall.tables.access(table.id, bob.id, null));
    const renewed = got(await hall.tables.newSecret(table.id, byCookie, 'seat', 1));
    expect(byLink.closedBy).toBe(SERVER_CODES.forbidden);
    expect(await byLink.command({ type: 'chat', text: 'hello' })).toMatchObject({ code: SERVER_CODES.forbidden });
    expect(codeOf(await hall.tables.access(table.id, null, joined.secret))).toBe(SERVER_CODES.unknown);
    expect(got(await hall.tables.access(table.id, null, renewed.secret))).toMatchObject({ seat: 1 });
    const other = got(await hall.tables.access(table.id, eve.id, null));
    for (const role of ['seat', 'spectator', 'creator'] as const) {
      expect(codeOf(await hall.tables.newSecret(table.id, other, role, role === 'seat' ? 1 : null))).toBe(
        SERVER_CODES.forbidden,
      );
    }
    const owner = got(await hall.tables.access(table.id, ada.id, null));
    expect(codeOf(await hall.tables.newSecret(table.id, owner, 'seat', 1))).toBe(SERVER_CODES.forbidden);
  });

  test('can be taken with nothing but their secret', async () => {
    const ada = await newUser(hall, 'Ada');
    const { table, secrets } = await createTable(hall, ada, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    const program = got(await hall.tables.access(table.id, null, secrets.seats[1] ?? ''));
    const { seat, secret } = got(await hall.tables.join(table.id, program, null, null, ''));
    expect(seat).toBe(1);
    expect(got(await hall.tables.access(table.id, null, secret))).toMatchObject({ seat: 1 });
    const stranger = got(await hall.tables.access(table.id, null, null));
    expect(codeOf(await hall.tables.join(table.id, stranger, null, null, ''))).toBe(SERVER_CODES.nobody);
  });

  test('belong to nobody once a person’s data are deleted', async () => {
    const { id, sitters } = await twoPlayers(hall);
    await hall.tables.forget('user-Bob');
    await hall.store.deleteUser('user-Bob');
    const text = JSON.stringify([
      await hall.store.readTable(id),
      sitters[0].info,
      await hall.tables.list('playing', 9),
    ]);
    expect(text).not.toContain('Bob');
    expect(got(await hall.tables.access(id, 'user-Bob', null)).seat).toBeNull();
  });
});

describe('a table that has not begun', () => {
  test('can be removed by its creator', async () => {
    const [ada, bob] = [await newUser(hall, 'Ada'), await newUser(hall, 'Bob')];
    const { table } = await createTable(hall, ada, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    const watcher = await sit(hall, table.id, bob.id);
    expect(codeOf(await hall.tables.remove(table.id, watcher.access))).toBe(SERVER_CODES.forbidden);
    expect(await hall.tables.remove(table.id, got(await hall.tables.access(table.id, ada.id, null)))).toBeNull();
    expect(watcher.closedBy).toBe(SERVER_CODES.unknown);
    expect(codeOf(await hall.tables.access(table.id, ada.id, null))).toBe(SERVER_CODES.unknown);
  });
});

describe('a finished game', () => {
  test('gives its complete record, which verifies, and a table to play again', async () => {
    const { id, sitters } = await twoPlayers(hall);
    await playOn(sitters, 5_000, 1);
    expect(sitters[0].update.outcome).not.toBeNull();
    expect(sitters[0].info.status).toBe('over');
    const spectator = await sit(hall, id, null);
    const text = got(await hall.tables.record(id, spectator.access));
    const record = readRecord(text);
    expect(record.header.about).toMatchObject({ seats: ['Ada', 'Bob'] });
    expect(record.header.words).toEqual(['', 'sea']);
    expect(verify(founders, record).entries).toBe(sitters[0].update.n);
    const ada = await hall.store.readUser('user-Ada');
    const bob = await hall.store.readUser('user-Bob');
    if (ada === null || bob === null) throw new Error('they are gone');
    expect(codeOf(await hall.tables.again(id, spectator.access, ada))).toBe(SERVER_CODES.forbidden);
    const again = got(await hall.tables.again(id, sitters[1].access, bob));
    expect(got(await hall.tables.again(id, sitters[0].access, ada))).toEqual(again);
    expect(sitters[0].info.again).toBe(again.table);
    const next = got(
      await hall.tables.look(again.table, got(await hall.tables.access(again.table, 'user-Ada', null)), null, null),
    );
    expect(next.table).toMatchObject({ status: 'waiting', you: { seat: 0, isCreator: false } });
    expect(next.table.commitment).not.toBe(record.header.commitment);
  });
});
