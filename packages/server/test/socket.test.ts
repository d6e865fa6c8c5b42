import { connect } from 'node:net';
import { illegal } from '@tessera/kernel';
import { LIMITS, type Reply } from '@tessera/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import type { SocketParts } from '../src/socket/attachSockets.ts';
import { type Guest, type Hall, ORIGIN, openHall, until } from './socketHall.ts';

const TABLE = 'table-one';
const OTHER = 'table-two';

let hall: Hall;
const open = async (limits?: SocketParts['limits']) => {
  hall = await openHall(limits);
  return hall;
};
afterEach(() => hall.close());

const watch = (table: string, key = 'w') => ({ type: 'watch', key, table });
const chat = (table: string, key: string) => ({ type: 'at', table, command: { type: 'chat', key, text: 'hello' } });

/** A guest who has heard the greeting and watches a table. */
async function watching(table = TABLE): Promise<Guest> {
  const guest = await hall.enter();
  guest.say(watch(table));
  expect(await guest.next()).toEqual({ type: 'hello', protocol: 2 });
  expect((await guest.next()).type).toBe('update');
  expect(await guest.next()).toEqual({ type: 'accepted', table, key: 'w', n: 0 });
  return guest;
}

describe('who gets in', () => {
  it('lets programs in without an origin, and pages of ours', async () => {
    await open();
    expect(await (await hall.enter()).next()).toEqual({ type: 'hello', protocol: 2 });
    await hall.enter({ origin: ORIGIN, headers: { cookie: 'ann' } });
    expect(hall.sockets.count()).toBe(2);
  });

  it('turns pages of other sites away, with or without a cookie', async () => {
    await open();
    const foreign = { status: 403, code: 'S-ORIGIN' };
    expect(await hall.refusal({ origin: 'https://evil.example', headers: { cookie: 'ann' } })).toEqual(foreign);
    expect(await hall.refusal({ origin: 'null' })).toEqual(foreign);
    expect(await hall.refusal({ origin: `${ORIGIN}.evil.example` })).toEqual(foreign);
    expect(hall.sockets.count()).toBe(0);
  });

  it('knows one path only', async () => {
    await open();
    expect(await hall.refusal({}, '/api/sockets')).toEqual({ status: 404, code: 'S-UNKNOWN' });
  });

  it('limits the sockets of an address and of a person, and gives places back', async () => {
    await open({ perAddress: 3, perPerson: 1 });
    const ann = await hall.enter({ headers: { cookie: 'ann' } });
    expect(await hall.refusal({ headers: { cookie: 'ann' } })).toEqual({ status: 429, code: 'S-RATE' });
    await hall.enter({ headers: { cookie: 'bob' } });
    await hall.enter();
    expect(await hall.refusal()).toEqual({ status: 429, code: 'S-RATE' });
    ann.ws.close();
    await until(() => hall.sockets.count() === 2);
    await hall.enter({ headers: { cookie: 'ann' } });
  });

  it('answers what is no WebSocket, and what it cannot look up, with a code', async () => {
    await open();
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(hall.url).port), '127.0.0.1', () => {
        socket.write('GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: coffee\r\n\r\n');
      });
      let text = '';
      socket.on('data', (part) => {
        text += part.toString();
      });
      socket.on('end', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"S-SHAPE"/);
    expect(await hall.refusal({ headers: { cookie: 'broken' } })).toEqual({ status: 500, code: 'S-INTERNAL' });
    expect(hall.errors).toHaveLength(1);
    expect(hall.sockets.count()).toBe(0);
  });

  it('hangs up on a person who has gone', async () => {
    await open();
    const ann = await hall.enter({ headers: { cookie: 'ann' } });
    await hall.enter({ headers: { cookie: 'bob' } });
    hall.sockets.hangUp({ user: 'ann', but: null, only: null });
    expect(await ann.closed).toEqual({ status: 1008, code: 'S-NOBODY' });
    expect(hall.sockets.count()).toBe(1);
  });
});

describe('watching', () => {
  it('asks for access with the person and the secret, and passes on what the table says', async () => {
    await open();
    const guest = await hall.enter({ headers: { cookie: 'ann' } });
    guest.say({ ...watch(TABLE), secret: 'secret-secret', after: 3 });
    await guest.next();
    expect(await guest.next()).toEqual({ type: 'update', table: TABLE, n: 5, newsAfter: 3 });
    expect(await guest.next()).toEqual({ type: 'accepted', table: TABLE, key: 'w', n: 0 });
    expect(hall.fake.asked).toEqual([{ table: TABLE, user: 'ann', secret: 'secret-secret' }]);
    guest.say(chat(TABLE, 'c'));
    expect(await guest.next()).toEqual({ type: 'accepted', table: TABLE, key: 'c', n: 1 });
    expect(hall.fake.commands[0]?.access).toEqual({ user: 'ann', seat: 0, isCreator: false });
  });

  it('refuses unknown tables, and commands at tables that are not watched', async () => {
    await open();
    const guest = await watching();
    guest.say(watch('no-such-table', 'x'));
    expect(await guest.next()).toMatchObject({ type: 'refused', table: 'no-such-table', key: 'x', code: 'S-UNKNOWN' });
    guest.say(chat(OTHER, 'y'));
    expect(await guest.next()).toMatchObject({ type: 'refused', table: OTHER, key: 'y', code: 'S-UNKNOWN' });
    guest.say({ type: 'unwatch', key: 'u', table: TABLE });
    guest.say(chat(TABLE, 'z'));
    expect(await guest.next()).toMatchObject({ type: 'accepted', key: 'u' });
    expect(await guest.next()).toMatchObject({ type: 'refused', key: 'z', code: 'S-UNKNOWN' });
    expect(hall.fake.commands).toEqual([]);
    expect(hall.fake.viewers.get(TABLE)?.size).toBe(0);
  });

  it('replaces the first viewer when a table is watched again', async () => {
    await open();
    const guest = await watching();
    const [first] = hall.fake.viewers.get(TABLE) ?? [];
    guest.say(watch(TABLE, 'again'));
    await guest.next();
    expect(await guest.next()).toMatchObject({ type: 'accepted', key: 'again' });
    expect(hall.fake.viewers.get(TABLE)?.size).toBe(1);
    expect(hall.fake.viewers.get(TABLE)?.has(first as never)).toBe(false);
    first?.send('{"type":"stale"}');
    first?.close('S-UNKNOWN');
    guest.say(chat(TABLE, 'c'));
    expect(await guest.next()).toMatchObject({ type: 'accepted', key: 'c' });
  });

  it('watches a limited number of tables', async () => {
    await open();
    const guest = await hall.enter();
    await guest.next();
    for (let i = 0; i <= LIMITS.watched; i++) guest.say(watch(`table-number-${i}`, String(i)));
    await until(() => guest.heard.length === 2 + 2 * LIMITS.watched);
    const refused = guest.heard.filter(({ type }) => type === 'refused');
    expect(refused).toMatchObject([{ key: String(LIMITS.watched), code: 'S-RATE' }]);
  });

  it('says when a table can no longer be watched', async () => {
    await open();
    const guest = await watching();
    for (const viewer of hall.fake.viewers.get(TABLE) ?? []) viewer.close('S-FORBIDDEN');
    expect(await guest.next()).toEqual({ type: 'closed', table: TABLE, code: 'S-FORBIDDEN' });
    guest.say(chat(TABLE, 'c'));
    expect(await guest.next()).toMatchObject({ type: 'refused', code: 'S-UNKNOWN' });
  });

  it('leaves all tables when the client hangs up, even one that was about to be watched', async () => {
    await open();
    const guest = await watching();
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    let begun = false;
    hall.fake.onWatch = async () => {
      begun = true;
      await held;
      return null;
    };
    guest.say(watch(OTHER));
    await until(() => begun);
    guest.ws.terminate();
    await until(() => hall.sockets.count() === 0);
    go();
    await until(() => hall.fake.viewers.get(OTHER)?.size === 0);
    expect(hall.fake.viewers.get(TABLE)?.size).toBe(0);
  });
});

describe('the order of commands', () => {
  it('handles those at one table one after the other, and does not let another table wait', async () => {
    await open();
    const guest = await watching();
    guest.say(watch(OTHER));
    await guest.next();
    await guest.next();
    const held = new Map<string, (reply: Reply) => void>();
    hall.fake.onCommand = (_table, { key }) => new Promise((resolve) => held.set(key, resolve));
    for (const key of ['a', 'b']) guest.say(chat(TABLE, key));
    guest.say(chat(OTHER, 'c'));
    await until(() => held.has('c'));
    expect([...held.keys()]).toEqual(['a', 'c']);
    held.get('c')?.({ type: 'accepted', key: 'c', n: 1 });
    expect(await guest.next()).toMatchObject({ key: 'c', table: OTHER });
    held.get('a')?.({ type: 'accepted', key: 'a', n: 1 });
    expect(await guest.next()).toMatchObject({ key: 'a', table: TABLE });
    await until(() => held.has('b'));
    held.get('b')?.({ type: 'accepted', key: 'b', n: 2 });
    expect(await guest.next()).toMatchObject({ key: 'b', table: TABLE });
  });
});

describe('bad messages', () => {
  it('refuses each with a code and the key, as far as there is one, and hangs up when it goes on', async () => {
    await open({ strikes: 6 });
    const guest = await hall.enter();
    await guest.next();
    const refused = { type: 'refused', table: null, key: '', code: 'S-SHAPE' };
    for (const text of ['{', '[]', '{"type":"watch","table":1}']) {
      guest.ws.send(text);
      expect(await guest.next()).toMatchObject(refused);
    }
    guest.ws.send(Buffer.from('{}'));
    expect(await guest.next()).toMatchObject(refused);
    guest.say({ ...chat(TABLE, 'k'), more: 1 });
    expect(await guest.next()).toMatchObject({ ...refused, table: TABLE, key: 'k' });
    guest.say({ type: 'watch', key: 'k2', table: TABLE, after: 1.5 });
    expect(await guest.next()).toMatchObject({ ...refused, key: '' });
    guest.ws.send('{');
    expect(await guest.closed).toEqual({ status: 1008, code: 'S-SHAPE' });
    expect(hall.fake.asked).toEqual([]);
  });

  it('closes a socket with 1009 on a message that is too long, and with 1007 on one that is no text', async () => {
    await open();
    const [long, garbled] = [await hall.enter(), await hall.enter()];
    long.ws.send('x'.repeat(LIMITS.messageBytes + 1));
    garbled.ws.send(Buffer.from([0xff, 0xfe]), { binary: false });
    expect((await long.closed).status).toBe(1009);
    expect((await garbled.closed).status).toBe(1007);
    expect(hall.errors).toEqual([]);
  });

  it('refuses what comes too fast, and hangs up when it goes on', async () => {
    await open({ burst: 4, perSecond: 2, strikes: 3 });
    const guest = await watching();
    for (const key of ['a', 'b', 'c', 'd']) guest.say(chat(TABLE, key));
    const replies = [await guest.next(), await guest.next(), await guest.next(), await guest.next()];
    expect(replies).toMatchObject([
      { type: 'accepted', key: 'a' },
      { type: 'accepted', key: 'b' },
      { type: 'accepted', key: 'c' },
      { type: 'refused', key: 'd', table: TABLE, code: 'S-RATE' },
    ]);
    hall.clock.pass(1000);
    for (const key of ['e', 'f', 'g', 'h']) guest.say(chat(TABLE, key));
    for (const key of ['e', 'f']) expect(await guest.next()).toMatchObject({ type: 'accepted', key });
    for (const key of ['g', 'h']) expect(await guest.next()).toMatchObject({ type: 'refused', key, code: 'S-RATE' });
    guest.say(chat(TABLE, 'i'));
    expect(await guest.closed).toEqual({ status: 1008, code: 'S-RATE' });
    expect(hall.fake.commands.map(({ command }) => command.key)).toEqual(['a', 'b', 'c', 'e', 'f']);
  });

  it('answers a fault of the server with S-INTERNAL, and goes on', async () => {
    await open();
    const [one, two] = [await watching(), await watching()];
    hall.fake.onCommand = async () => {
      throw new Error('a fault');
    };
    one.say(chat(TABLE, 'a'));
    expect(await one.next()).toEqual({ type: 'refused', table: TABLE, key: 'a', code: 'S-INTERNAL', params: {} });
    expect(hall.errors).toHaveLength(1);
    hall.fake.onCommand = async (_table, { key }) => ({ type: 'accepted', key, n: 2 });
    one.say(chat(TABLE, 'b'));
    two.say(chat(TABLE, 'c'));
    expect(await one.next()).toMatchObject({ type: 'accepted', key: 'b' });
    expect(await two.next()).toMatchObject({ type: 'accepted', key: 'c' });
    hall.fake.onWatch = async () => {
      throw new Error('a fault');
    };
    two.say(watch(OTHER, 'w2'));
    expect(await two.next()).toMatchObject({ type: 'refused', key: 'w2', code: 'S-INTERNAL' });
    hall.fake.onWatch = async () => illegal('S-STUCK');
    two.say(watch(OTHER, 'w3'));
    expect(await two.next()).toMatchObject({ type: 'refused', key: 'w3', code: 'S-STUCK' });
  });
});

describe('how sockets end', () => {
  it('hangs up on a client that does not read, and goes on with the others', async () => {
    await open({ unreadBytes: 256 * 1024 });
    const [slow, quick] = [await watching(), await watching()];
    const viewers = [...(hall.fake.viewers.get(TABLE) ?? [])];
    slow.ws.pause();
    const news = JSON.stringify({ type: 'update', text: 'x'.repeat(128 * 1024) });
    let sent = 0;
    while (hall.sockets.count() === 2) {
      for (const viewer of viewers) viewer.send(news);
      sent++;
      // The quick one gets the time to read.
      await until(() => quick.heard.length === 3 + sent);
    }
    expect(hall.fake.viewers.get(TABLE)?.size).toBe(1);
    slow.ws.resume();
    expect(await slow.closed).toEqual({ status: 1013, code: 'S-RATE' });
    quick.say(chat(TABLE, 'still here'));
    await until(() => quick.heard.at(-1)?.type === 'accepted');
  });

  it('notices clients that are dead', async () => {
    await open({ ping: 1000 });
    const dead = await hall.enter({ autoPong: false });
    const alive = await hall.enter();
    const pings = (guest: Guest) => new Promise((resolve) => guest.ws.once('ping', resolve));
    const pinged = Promise.all([pings(dead), pings(alive)]);
    hall.clock.pass(1000);
    await pinged;
    // Its pong has arrived once the server has answered something that was sent after it.
    alive.ws.send('{');
    await until(() => alive.heard.length === 2);
    hall.clock.pass(1000);
    expect((await dead.closed).status).toBe(1006);
    expect(hall.sockets.count()).toBe(1);
  });

  it('answers what is under way before it stops, then says so and hangs up', async () => {
    await open();
    const guest = await watching();
    let finish = (_reply: Reply) => {};
    hall.fake.onCommand = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    guest.say(chat(TABLE, 'a'));
    await until(() => hall.fake.commands.length === 1);
    const stopped = hall.sockets.close();
    guest.say(chat(TABLE, 'late'));
    expect(await guest.next()).toMatchObject({ type: 'refused', key: 'late', code: 'S-STOPPING' });
    expect(await hall.refusal()).toEqual({ status: 503, code: 'S-STOPPING' });
    finish({ type: 'accepted', key: 'a', n: 7 });
    expect(await guest.next()).toMatchObject({ type: 'accepted', key: 'a', n: 7 });
    expect(await guest.next()).toEqual({ type: 'refused', table: null, key: '', code: 'S-STOPPING', params: {} });
    expect(await guest.closed).toEqual({ status: 1001, code: 'S-STOPPING' });
    await stopped;
    expect(hall.fake.commands).toHaveLength(1);
    expect(hall.fake.viewers.get(TABLE)?.size).toBe(0);
  });

  it('does not wait for ever for what does not end', async () => {
    await open({ farewell: 1000 });
    const guest = await watching();
    hall.fake.onCommand = () => new Promise(() => {});
    guest.say(chat(TABLE, 'a'));
    await until(() => hall.fake.commands.length === 1);
    const stopped = hall.sockets.close();
    hall.clock.pass(1000);
    expect(await guest.closed).toEqual({ status: 1001, code: 'S-STOPPING' });
    await stopped;
  });
});
