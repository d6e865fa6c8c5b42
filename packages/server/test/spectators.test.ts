import type { SecretRole } from '@tessera/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, createTable, got, type Hall, newUser, openHall, Sitter, sit } from './tableKit.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});
afterEach(async () => {
  await hall.close();
  expect(hall.errors).toEqual([]);
});

/** Ada's new secret for her table, and the table that it is for. */
async function renew(id: string, role: SecretRole): Promise<string> {
  const ada = got(await hall.tables.access(id, 'user-Ada', null));
  return got(await hall.tables.newSecret(id, ada, role, null)).secret;
}

describe("when the spectators' secret of a table that is not listed is renewed", () => {
  test.each(['waiting', 'playing'])(
    'those who watch by the old one are disconnected, and nobody else: %s',
    async (status) => {
      const isPlaying = status === 'playing';
      const { id, secrets } = isPlaying ? await begun() : await laid();
      const [old, creators] = [
        await sit(hall, id, null, secrets.spectator),
        await sit(hall, id, null, secrets.creator),
      ];
      const stranger = await newUser(hall, 'Eve');
      const eve = await sit(hall, id, stranger.id, secrets.spectator);
      const ada = await sit(hall, id, 'user-Ada');
      const seated = await sit(hall, id, 'user-Ada', secrets.spectator);
      const fresh = await renew(id, 'spectator');
      expect([old.closedBy, eve.closedBy]).toEqual(['S-FORBIDDEN', 'S-FORBIDDEN']);
      expect([ada.closedBy, creators.closedBy, seated.closedBy]).toEqual([null, null, null]);
      expect(codeOf(await hall.tables.access(id, null, secrets.spectator))).toBe('S-UNKNOWN');
      const heard = old.received.length;
      const renewed = await sit(hall, id, null, fresh);
      if (isPlaying) await ada.command({ type: 'chat', text: 'hello' });
      expect(old.received.length).toBe(heard);
      expect(renewed.closedBy).toBeNull();
      // Access by the old one no longer holds, not by HTTP either.
      expect(await old.command({ type: 'history', after: 0, to: 0 })).toMatchObject({ code: 'S-FORBIDDEN' });
      await renew(id, 'spectator');
      expect([renewed.closedBy, ada.closedBy, creators.closedBy]).toEqual(['S-FORBIDDEN', null, null]);
    },
  );

  test("so are those who came by the creator's old one", async () => {
    const { id, secrets } = await laid();
    const [spectator, creators, ada] = [
      await sit(hall, id, null, secrets.spectator),
      await sit(hall, id, null, secrets.creator),
      await sit(hall, id, 'user-Ada'),
    ];
    await renew(id, 'creator');
    expect([spectator.closedBy, creators.closedBy, ada.closedBy]).toEqual([null, 'S-FORBIDDEN', null]);
  });

  test('nobody slips in by the old one at that moment', async () => {
    const { id, secrets } = await laid();
    let old = secrets.spectator;
    for (let i = 0; i < 100; i++) {
      const comers = Array.from({ length: 4 }, async () => {
        const access = await hall.tables.access(id, null, old);
        if ('rule' in access) return null;
        const sitter = new Sitter(hall, id, access);
        await hall.tables.watch(id, sitter, null, null);
        return sitter;
      });
      const [fresh, ...sitters] = await Promise.all([renew(id, 'spectator'), ...comers]);
      // Those not yet disconnected are, with the next message.
      await sit(hall, id, 'user-Ada');
      const heard = sitters.map((sitter) => sitter?.received.length);
      const reply = await Promise.all(sitters.map((sitter) => sitter?.command({ type: 'history', after: 0, to: 0 })));
      for (const one of reply) if (one !== undefined) expect(one).toMatchObject({ code: 'S-FORBIDDEN' });
      await renewTitle(id);
      expect(sitters.map((sitter) => sitter?.received.length)).toEqual(heard);
      old = fresh;
    }
  });

  /** Something that everybody at the table is told. */
  async function renewTitle(id: string): Promise<void> {
    const ada = got(await hall.tables.access(id, 'user-Ada', null));
    got(await hall.tables.seatBot(id, ada, 1, 'random'));
    got(await hall.tables.seatBot(id, ada, 1, null));
  }

  async function laid() {
    const ada = (await hall.store.readUser('user-Ada')) ?? (await newUser(hall, 'Ada'));
    const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
    const { table, secrets } = await createTable(hall, ada, { seats, listed: false });
    return { id: table.id, secrets };
  }

  async function begun() {
    const ada = await newUser(hall, 'Ada');
    const seats = [{ kind: 'me' } as const, { kind: 'bot', bot: 'random' } as const];
    const { table, secrets } = await createTable(hall, ada, { seats, listed: false });
    got(await hall.tables.start(table.id, got(await hall.tables.access(table.id, ada.id, null))));
    return { id: table.id, secrets };
  }
});
