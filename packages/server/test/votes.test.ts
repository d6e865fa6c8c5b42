import { SERVER_CODES } from '@tessera/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { gather, got, type Hall, newUser, openHall, playOn, type Sitter, sit } from './tableKit.ts';

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(async () => {
  await hall.close();
  expect(hall.errors).toEqual([]);
});

/** Lets people and bots play until there are this many entries, and nobody is in the middle of a turn. */
async function playUntil(sitters: readonly (Sitter | null)[], entries: number): Promise<void> {
  const people = sitters.filter((one) => one !== null);
  const [first] = people;
  for (let i = 0; i < 2_000; i++) {
    const { update } = first as Sitter;
    if (update.outcome !== null) throw new Error('the game is over already');
    const asked = people.find(({ ask }) => ask !== null);
    const isBetween = asked?.ask?.kind === 'revealTile';
    if (update.n >= entries && isBetween && (update.view as { readonly turn: number }).turn > 1) return;
    if (asked === undefined) await hall.clock.pass(1_000);
    else await asked.play(i);
  }
  throw new Error('nothing goes on');
}

function all(sitters: readonly (Sitter | null)[]): Sitter[] {
  return sitters.filter((one) => one !== null);
}

describe('a seat that a bot plays for its owner', () => {
  test('keeps its vote when it was handed over: nobody undoes the game without it', async () => {
    const { sitters } = await gather(hall, ['Ada', 'Bob', 'Cid']);
    const [ada, bob, cid] = all(sitters) as [Sitter, Sitter, Sitter];
    await playUntil(sitters, 12);
    expect(await bob.command({ type: 'handOver', bot: 'random' })).toMatchObject({ type: 'accepted' });
    const { n } = ada.update;
    expect(await cid.command({ type: 'propose', what: 'undo', to: 2 })).toMatchObject({ type: 'accepted' });
    expect(await ada.command({ type: 'vote', proposal: 1, agree: true })).toMatchObject({ type: 'accepted' });
    expect(ada.info.proposal).toMatchObject({ what: 'undo', to: 2, votes: [true, null, true] });
    expect(ada.update.n).toBe(n);
    // The owner votes without taking the seat back.
    expect(await bob.command({ type: 'vote', proposal: 1, agree: true })).toMatchObject({ type: 'accepted' });
    expect(ada.update.news).toMatchObject([{ type: 'undo', to: 2 }]);
    expect(ada.info).toMatchObject({ proposal: null, seats: [{}, { bot: 'random' }, {}] });
  });

  test('keeps its vote when its time was up: nobody ends the game without it (R-38)', async () => {
    const pace = { kind: 'live', time: 600_000, increment: 0 } as const;
    const { sitters } = await gather(hall, [null, 'Ada', 'Bob'], { pace });
    const [ada, bob] = all(sitters) as [Sitter, Sitter];
    await playUntil(sitters, 20);
    const [late, other] = ada.ask !== null ? [ada, bob] : [bob, ada];
    const seat = late.info.you.seat ?? 0;
    await hall.clock.pass(600_000);
    expect(other.info.seats[seat]?.bot).toBe('greedy');
    while (other.ask === null) await hall.clock.pass(1_000);
    expect(await other.command({ type: 'propose', what: 'end' })).toMatchObject({ type: 'accepted' });
    for (let i = 0; i < 40 && other.update.outcome === null; i++) {
      if (other.ask === null) await hall.clock.pass(1_000);
      else await other.play(i);
    }
    expect(other.update.outcome).toBeNull();
    expect(other.info.proposal).toMatchObject({ what: 'end', by: other.info.you.seat });
    const id = other.info.proposal?.id ?? 0;
    expect(await late.command({ type: 'vote', proposal: id, agree: false })).toMatchObject({ type: 'accepted' });
    expect(other.info.proposal).toBeNull();
  });

  test('may propose something itself, and goes on being a bot’s', async () => {
    const { sitters } = await gather(hall, ['Ada', 'Bob']);
    const [ada, bob] = all(sitters) as [Sitter, Sitter];
    await playUntil(sitters, 8);
    await bob.command({ type: 'handOver', bot: 'random' });
    expect(await bob.command({ type: 'propose', what: 'undo', to: 3 })).toMatchObject({ type: 'accepted' });
    expect(await bob.command({ type: 'undo', answers: 1 })).toMatchObject({ code: SERVER_CODES.forbidden });
    expect(ada.info.proposal).toMatchObject({ by: 1, votes: [null, true] });
    expect(ada.info.seats[1]?.bot).toBe('random');
  });

  test('has the vote of the player who is there now, by cookie or by the seat’s secret', async () => {
    const { id, sitters } = await gather(hall, ['Ada', 'Bob']);
    const [ada, bob] = all(sitters) as [Sitter, Sitter];
    await playUntil(sitters, 8);
    await bob.command({ type: 'handOver', bot: 'random' });
    const { secret } = got(await hall.tables.newSecret(id, bob.access, 'seat', 1));
    await newUser(hall, 'Cid');
    const heir = await sit(hall, id, 'user-Cid', secret);
    await heir.command({ type: 'reclaim' });
    await ada.command({ type: 'propose', what: 'undo', to: 1 });
    expect(await bob.command({ type: 'vote', proposal: 1, agree: true })).toMatchObject({
      code: SERVER_CODES.forbidden,
    });
    expect(await heir.command({ type: 'vote', proposal: 1, agree: true })).toMatchObject({ type: 'accepted' });
    expect(ada.update.news).toMatchObject([{ type: 'undo', to: 1 }]);
  });
});

describe('a seat that has resigned', () => {
  test('has no vote: the others agree without it, with four seats', async () => {
    const { sitters } = await gather(hall, [null, 'Ada', 'Bob', 'Cid']);
    const [ada, bob, cid] = all(sitters) as [Sitter, Sitter, Sitter];
    await playUntil(sitters, 8);
    await cid.command({ type: 'resign' });
    await playUntil([ada, bob], ada.update.n + 4);
    const to = ada.update.n - 2;
    await ada.command({ type: 'propose', what: 'undo', to });
    expect(await cid.command({ type: 'vote', proposal: 1, agree: true })).toMatchObject({
      code: SERVER_CODES.forbidden,
    });
    expect(await cid.command({ type: 'propose', what: 'undo', to })).toMatchObject({ code: SERVER_CODES.forbidden });
    expect(ada.info.proposal).not.toBeNull();
    await bob.command({ type: 'vote', proposal: 1, agree: true });
    expect(ada.update.news).toMatchObject([{ type: 'undo', to }]);
  });

  test('drops its proposal, and every proposal to go back behind it', async () => {
    const { sitters } = await gather(hall, ['Ada', 'Bob', 'Cid']);
    const [ada, bob, cid] = all(sitters) as [Sitter, Sitter, Sitter];
    await playUntil(sitters, 8);
    await ada.command({ type: 'propose', what: 'end' });
    await ada.command({ type: 'resign' });
    expect(bob.info.proposal).toBeNull();
    const { n } = bob.update;
    await bob.command({ type: 'propose', what: 'undo', to: n });
    expect(bob.info.proposal).toBeNull();
    expect(await bob.command({ type: 'propose', what: 'undo', to: n - 1 })).toMatchObject({
      type: 'refused',
      code: 'K-BARRIER',
      params: { resigned: 0 },
    });
    await playUntil([bob, cid], n + 3);
    await bob.command({ type: 'propose', what: 'undo', to: n });
    expect(cid.info.proposal).toMatchObject({ to: n });
    await cid.command({ type: 'resign' });
    expect(bob.info.proposal).toBeNull();
  });
});

describe('bots', () => {
  test('have no vote, also where one person plays with them alone', async () => {
    const { sitters } = await gather(hall, [null, null, 'Ada', null]);
    const [ada] = all(sitters) as [Sitter];
    await playUntil(sitters, 12);
    await ada.command({ type: 'propose', what: 'undo', to: 1 });
    expect(ada.update.news).toMatchObject([{ type: 'undo', to: 1 }]);
  });
});

describe('two processes', () => {
  test('count the same votes, whichever knows of the hand-over', async () => {
    // Neither hears anything from the other.
    const deaf: Store = { ...hall.store, isShared: true, subscribe: () => {}, publish: () => {} };
    const { clock } = hall;
    const here = await openHall({ store: deaf, clock, process: 'here too' });
    const there = await openHall({ store: deaf, clock, process: 'there', seed: 'another chance' });
    const { id, sitters } = await gather(here, [null, 'Ada', 'Bob']);
    const [ada, bob] = all(sitters) as [Sitter, Sitter];
    await playUntil(sitters, 10);
    const adaThere = await sit(there, id, 'user-Ada');
    await bob.command({ type: 'handOver', bot: 'random' });
    expect(await adaThere.command({ type: 'propose', what: 'undo', to: 1 })).toMatchObject({ type: 'accepted' });
    expect((await hall.store.readTable(id))?.doc.proposal).toMatchObject({ to: 1, votes: [null, true, null] });
    expect(await bob.command({ type: 'vote', proposal: 1, agree: true })).toMatchObject({ type: 'accepted' });
    const [last] = (await hall.store.readEntries(id, 0)).slice(-1);
    expect(last?.entry).toMatchObject({ type: 'undo', to: 1, beyond: true });
    expect(ada.update.n).toBe(last?.entry.n);
    await there.close();
    await here.close();
  });
});

test('an agreed end waits for the end of a turn, whether people or bots play the seats (R-38)', async () => {
  const { sitters } = await gather(hall, ['Ada', 'Bob', 'Cid']);
  const [ada, bob, cid] = all(sitters) as [Sitter, Sitter, Sitter];
  await playUntil(sitters, 12);
  await bob.command({ type: 'handOver', bot: 'random' });
  await ada.command({ type: 'propose', what: 'end' });
  await cid.command({ type: 'vote', proposal: 1, agree: true });
  for (let i = 0; i < 6; i++) {
    await hall.clock.pass(1_000);
    await playOn([ada, cid], 1, i);
  }
  expect(ada.update.outcome).toBeNull();
  await bob.command({ type: 'vote', proposal: 1, agree: true });
  for (let i = 0; i < 40 && ada.update.outcome === null; i++) {
    await hall.clock.pass(1_000);
    await playOn([ada, cid], 1, i);
  }
  expect(ada.update.outcome).toMatchObject({ reason: 'agreed' });
});
