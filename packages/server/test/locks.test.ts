import { SERVER_CODES } from '@tessera/protocol';
import type { Access, SecretRole } from '@tessera/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../src/store/store.ts';
import {
  codeOf,
  createTable,
  got,
  type Hall,
  handClock,
  newUser,
  openHall,
  Sitter,
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

/** What every door of a table answers to the same access. */
async function knocks(at: Pick<Hall, 'tables'>, table: string, access: Access): Promise<{ [door: string]: string }> {
  const { tables } = at;
  const sitter = new Sitter(at, table, access);
  const record = await tables.record(table, access);
  const codes = {
    look: codeOf(await tables.look(table, access, null, null)),
    watch: codeOf(await tables.watch(table, sitter, null, null)),
    record: codeOf(typeof record === 'string' ? null : record),
    join: codeOf(await tables.join(table, access, null, null, '')),
    leave: codeOf(await tables.leave(table, access)),
    bot: codeOf(await tables.seatBot(table, access, 0, 'random')),
    start: codeOf(await tables.start(table, access)),
    remove: codeOf(await tables.remove(table, access)),
    secret: codeOf(await tables.newSecret(table, access, 'creator', null)),
    chat: codeOf(await sitter.command({ type: 'chat', text: 'let me in' })),
    history: codeOf(await sitter.command({ type: 'history', after: 0, to: 9 })),
    moment: codeOf(await sitter.command({ type: 'moment', n: 0 })),
    orders: codeOf(await sitter.command({ type: 'orders', passes: [] })),
  };
  expect(sitter.received).toEqual([]);
  return codes;
}

const OUT = Object.fromEntries(
  [
    'look',
    'watch',
    'record',
    'join',
    'leave',
    'bot',
    'start',
    'remove',
    'secret',
    'chat',
    'history',
    'moment',
    'orders',
  ].map((door) => [door, SERVER_CODES.forbidden]),
);

describe('someone who was let in before a lock was changed', () => {
  test('by an invitation: is out when its guest has sat down', async () => {
    const [ada, bob] = [await newUser(hall, 'Ada'), await newUser(hall, 'Bob')];
    const { table, secrets } = await createTable(hall, ada, { seats: [{ kind: 'open' }, { kind: 'me' }] });
    const early = got(await hall.tables.access(table.id, null, secrets.seats[0] ?? ''));
    const guest = got(await hall.tables.access(table.id, bob.id, secrets.seats[0] ?? ''));
    got(await hall.tables.join(table.id, guest, bob, null, ''));
    expect(await knocks(hall, table.id, early)).toMatchObject(OUT);
    expect((await hall.store.readTable(table.id))?.doc.seats[0]).toMatchObject({ user: bob.id, grant: 1 });
  });

  test('by the secret of a seat: is out when its owner has a new one or has got up', async () => {
    const { id, created } = await twoPlayers(hall);
    const early = got(await hall.tables.access(id, null, created.secrets.seats[0] ?? ''));
    got(await hall.tables.newSecret(id, got(await hall.tables.access(id, 'user-Ada', null)), 'seat', 0));
    expect(await knocks(hall, id, early)).toMatchObject(OUT);
    const cid = await newUser(hall, 'Cid');
    const { table, secrets } = await createTable(hall, cid, { seats: [{ kind: 'open' }, { kind: 'me' }] });
    const seated = got(await hall.tables.access(table.id, null, secrets.seats[1] ?? ''));
    got(await hall.tables.leave(table.id, got(await hall.tables.access(table.id, cid.id, null))));
    expect(await knocks(hall, table.id, seated)).toMatchObject(OUT);
    expect(codeOf(await hall.tables.access(table.id, null, secrets.seats[1] ?? ''))).toBe(SERVER_CODES.unknown);
  });

  test.each<SecretRole>(['creator', 'spectator'])(
    'by the %s’s secret: is out when that has been renewed',
    async (role) => {
      const ada = await newUser(hall, 'Ada');
      const { table, secrets } = await createTable(hall, ada, {
        seats: [{ kind: 'me' }, { kind: 'open' }],
        listed: false,
      });
      const old = role === 'creator' ? secrets.creator : secrets.spectator;
      const early = got(await hall.tables.access(table.id, null, old));
      const watcher = await sit(hall, table.id, null, old);
      const owner = await sit(hall, table.id, ada.id);
      const { secret } = got(await hall.tables.newSecret(table.id, owner.access, role, null));
      expect(await knocks(hall, table.id, early)).toMatchObject(OUT);
      expect(watcher.closedBy).toBe(SERVER_CODES.forbidden);
      expect(codeOf(await hall.tables.access(table.id, null, old))).toBe(SERVER_CODES.unknown);
      // A person known by their cookie did not come in by that secret, and stays.
      expect(owner.closedBy).toBeNull();
      expect(await sit(hall, table.id, null, secret)).toMatchObject({ closedBy: null });
    },
  );

  test('by a listed table: stays, whatever secret they had beside it', async () => {
    const [ada, bob] = [await newUser(hall, 'Ada'), await newUser(hall, 'Bob')];
    const { table, secrets } = await createTable(hall, ada, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    const watcher = await sit(hall, table.id, bob.id, secrets.spectator);
    got(
      await hall.tables.newSecret(table.id, got(await hall.tables.access(table.id, ada.id, null)), 'spectator', null),
    );
    expect(watcher.closedBy).toBeNull();
  });
});

describe('a process that still has the old lock in memory', () => {
  let there: Hall;
  afterEach(() => there.close());

  /** A second process that hears nothing from the first, and does not look by itself. */
  async function openDeaf(): Promise<void> {
    await hall.close();
    const clock = handClock();
    hall = await openHall({ clock });
    const deaf: Store = { ...hall.store, isShared: true, subscribe: () => {}, publish: () => {} };
    there = await openHall({ store: deaf, clock, process: 'there', seed: 'another chance' });
  }

  /** Someone at the second process, let in by a lock that has since been changed at the first. */
  async function outdated(): Promise<{ readonly id: string; readonly thief: Sitter }> {
    const { id, sitters } = await twoPlayers(hall);
    const seat = sitters.findIndex(({ ask }) => ask !== null);
    const user = seat === 0 ? 'user-Ada' : 'user-Bob';
    const thief = await sit(there, id, user);
    got(await hall.tables.newSecret(id, got(await hall.tables.access(id, user, null)), 'seat', seat));
    return { id, thief };
  }

  test.each<Parameters<Sitter['command']>[0]>([
    { type: 'chat', text: 'it is me' },
    { type: 'history', after: 0, to: 9 },
    { type: 'moment', n: 0 },
    { type: 'explain', intent: {} },
    { type: 'orders', passes: [] },
    { type: 'resign' },
  ])('takes no $type from someone who was let in by it', async (command) => {
    await openDeaf();
    const { id, thief } = await outdated();
    expect(await thief.command(command)).toMatchObject({ type: 'refused', code: SERVER_CODES.forbidden });
    expect(thief.closedBy).toBe(SERVER_CODES.forbidden);
    expect(await hall.store.readEntries(id, 0)).toEqual([]);
    expect(await hall.store.readChat(id, 0, 9)).toEqual([]);
  });

  test('takes no answer from them', async () => {
    await openDeaf();
    const { id, thief } = await outdated();
    expect(await thief.play()).toMatchObject({ type: 'refused', code: SERVER_CODES.forbidden });
    expect(thief.closedBy).toBe(SERVER_CODES.forbidden);
    expect(await hall.store.readEntries(id, 0)).toEqual([]);
  });

  test('does not delete a table that has begun at the other', async () => {
    await openDeaf();
    const ada = await newUser(hall, 'Ada');
    const { table } = await createTable(hall, ada, { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
    await sit(there, table.id, ada.id);
    const access = got(await there.tables.access(table.id, ada.id, null));
    got(await hall.tables.start(table.id, access));
    expect(codeOf(await there.tables.remove(table.id, access))).toBe(SERVER_CODES.begun);
    expect(await hall.store.readTable(table.id)).not.toBeNull();
  });
});
