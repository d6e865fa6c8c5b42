import type { PlainObject } from '@tessera/kernel';
import { type GameUpdate, withChanges } from '@tessera/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { got, type Hall, openHall, playOn, Sitter, twoPlayers } from './tableKit.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(async () => {
  await hall.close();
  expect(hall.errors).toEqual([]);
});

/** A viewer who receives only changes, and puts them together. */
class Follower extends Sitter {
  readonly shown = { view: null };
  readonly whole: number[] = [];
  readonly changed: number[] = [];
  latest: GameUpdate | null = null;

  override send(text: string): void {
    super.send(text);
    const message = this.received.at(-1);
    if (message?.type === 'update') {
      const { type: _type, table: _table, ...update } = message;
      this.whole.push(update.n);
      this.latest = update;
    } else if (message?.type === 'change') {
      const { type: _type, table: _table, changes, ...rest } = message;
      this.changed.push(rest.n);
      this.latest = { ...rest, view: withChanges(this.latest?.view as PlainObject, changes) };
    }
  }
}

async function follow(table: string, user: string | null): Promise<Follower> {
  const follower = new Follower(hall, table, got(await hall.tables.access(table, user, null)));
  got(await hall.tables.watch(table, follower, null, null));
  return follower;
}

function seen({ update }: Sitter): GameUpdate {
  const { type: _type, table: _table, ...rest } = update as GameUpdate & { type?: unknown; table?: unknown };
  return rest;
}

describe('a viewer who wants only the changes of a view', () => {
  test.each([
    { game: 'founders', answers: 400 },
    { game: 'civilization', answers: 250 },
  ])('has the same in the end as one who gets it whole: $game', async ({ game, answers }) => {
    const { id, sitters } = await twoPlayers(hall, { game });
    const users = ['user-Ada', 'user-Bob'];
    const followers = [await follow(id, 'user-Ada'), await follow(id, 'user-Bob')];
    for (let i = 0; i < answers; i++) {
      // Another client at the same seat connects in the middle, and begins with the whole.
      if (i === 40) followers.push(await follow(id, 'user-Ada'));
      if ((await playOn(sitters, 1, i)) === 0) break;
      for (const follower of followers) {
        const seat = users.indexOf(follower === followers[1] ? 'user-Bob' : 'user-Ada');
        expect(follower.latest).toEqual(seen(sitters[seat] as Sitter));
      }
      const undoer = i % 20 === 19 ? sitters.find(({ update }) => update.undoable > 0) : undefined;
      if (undoer !== undefined)
        expect(await undoer.command({ type: 'undo', answers: 1 })).toMatchObject({ type: 'accepted' });
    }
    for (const { whole, changed } of followers) {
      expect(whole).toHaveLength(1);
      expect(changed.length).toBeGreaterThan(30);
    }
  });

  test('receives at once what the record lets its seat know, and nothing else', async () => {
    const { id, sitters } = await twoPlayers(hall, { game: 'civilization' });
    const followers = [await follow(id, 'user-Ada'), await follow(id, 'user-Bob'), await follow(id, null)];
    await playOn(sitters, 250);
    const heard = followers.map(({ received }) =>
      received.flatMap((message) => (message.type === 'change' ? message.news : [])),
    );
    for (const [i, follower] of followers.entries()) {
      const history = await follower.command({ type: 'history', after: 0, to: 250 });
      expect(history).toEqual({ type: 'history', key: expect.any(String), after: 0, news: heard[i] });
      expect(heard[i]).toHaveLength(250);
    }
    // Some of it was not for everybody.
    const texts = new Set(heard.map((news) => JSON.stringify(news)));
    expect(texts.size).toBe(followers.length);
  });

  test('gets less, and a spectator too', async () => {
    const { id, sitters } = await twoPlayers(hall);
    const spectator = await follow(id, null);
    await playOn(sitters, 60);
    const bytes = (type: string) =>
      spectator.received.filter((message) => message.type === type).map((message) => JSON.stringify(message).length);
    const [whole] = bytes('update');
    const changes = bytes('change');
    expect(changes).toHaveLength(60);
    expect(Math.max(...changes)).toBeLessThan(whole ?? 0);
    const look = got(await hall.tables.look(id, spectator.access, null, null));
    expect(spectator.latest?.view).toEqual(look.update?.view);
  });
});
