import { describe, expect, it } from 'vitest';
import { type Client, type ClientOptions, createClient } from '../src/client/client.ts';
import type { ChatLine, News, Reply } from '../src/index.ts';
import { FakeServer, handTime, TABLE } from './fakeServer.ts';

interface Played {
  readonly server: FakeServer;
  readonly client: Client;
  readonly news: number[];
  readonly chat: number[];
  readonly replies: Reply[];
  readonly closed: string[];
  readonly lines: string[];
  /** Lets messages travel and time pass, for so many seconds. */
  settle(seconds?: number): Promise<void>;
}

function begin(setUp: (server: FakeServer) => void = () => {}, options: Partial<ClientOptions> = {}): Played {
  const server = new FakeServer();
  setUp(server);
  const time = handTime();
  const lines: string[] = [];
  const client = createClient({
    url: 'ws://fake',
    WebSocket: server.Socket,
    after: time.after,
    random: () => 0.5,
    onLine: (state) => void lines.push(state),
    ...options,
  });
  const news: number[] = [];
  const chat: number[] = [];
  const closed: string[] = [];
  client.watch(TABLE, {
    after: 0,
    onNews: (fresh: readonly News[]) => void news.push(...fresh.map(({ n }) => n)),
    onChat: (fresh: readonly ChatLine[]) => void chat.push(...fresh.map(({ id }) => id)),
    onClosed: (code) => void closed.push(code),
  });
  return {
    server,
    client,
    news,
    chat,
    replies: [],
    closed,
    lines,
    async settle(seconds = 40) {
      for (let second = 0; second < seconds; second++) {
        server.deliver();
        // What waits for a reply goes on.
        await Promise.resolve();
        await Promise.resolve();
        server.deliver();
        time.pass(1000);
      }
    },
  };
}

/** Commands, news and chat from both sides, some of them while others are under way. */
async function playThrough(setUp: (server: FakeServer) => void): Promise<Played> {
  const played = begin(setUp);
  const { server, client, replies } = played;
  const command = (key: string) =>
    void client.command(TABLE, { type: 'undo', answers: 1, key }).then((reply) => void replies.push(reply));
  command('a');
  await played.settle(1);
  for (let i = 0; i < 4; i++) server.act();
  server.say('hello');
  command('b');
  command('c');
  await played.settle(1);
  server.say('again');
  for (let i = 0; i < 5; i++) server.act();
  await played.settle();
  command('d');
  server.act();
  // Long enough for the longest pauses between attempts.
  await played.settle(600);
  return played;
}

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

function expectAllWell({ server, news, chat, replies }: Played): void {
  expect(server.done).toEqual(['a', 'b', 'c', 'd']);
  expect(replies.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd']);
  expect(replies.every(({ type }) => type === 'accepted')).toBe(true);
  expect(news).toEqual(upTo(14));
  expect(chat).toEqual([1, 2]);
}

describe('the client', () => {
  it('hears everything and does everything once on a line that holds', async () => {
    const played = await playThrough(() => {});
    expectAllWell(played);
    expect(played.server.connections).toBe(1);
  });

  it('hears everything and does everything once, whichever message the line breaks after', async () => {
    const { server } = await playThrough(() => {});
    expect(server.delivered).toBeGreaterThan(25);
    for (let cut = 1; cut <= server.delivered; cut++) {
      const played = await playThrough((one) => {
        one.cutAfter = (delivered) => delivered === cut;
      });
      expectAllWell(played);
      expect(played.server.connections).toBe(2);
    }
  });

  it('hears everything and does everything once on a line that breaks again and again', async () => {
    for (const every of [5, 6, 7, 8, 9, 10, 11]) {
      const played = await playThrough((one) => {
        one.cutAfter = (delivered) => delivered % every === 0 && delivered < 100;
      });
      expectAllWell(played);
    }
  });

  it('asks for news that are missing, more than once if there are many', async () => {
    const played = begin((server) => {
      for (let i = 0; i < 1300; i++) server.act();
    });
    await played.settle(5);
    expect(played.news).toEqual(upTo(1300));
    expect(played.server.received.filter(({ type }) => type === 'at')).toHaveLength(3);
  });

  it('begins with the present where nothing was seen before', async () => {
    const { server, client, settle } = begin((one) => {
      for (let i = 0; i < 20; i++) one.act();
    });
    const news: number[] = [];
    const watched = client.watch(TABLE, { onNews: (fresh) => void news.push(...fresh.map(({ n }) => n)) });
    await settle(1);
    server.act();
    await settle(1);
    expect(news).toEqual([21]);
    expect(watched.game?.n).toBe(21);
    expect(watched.table).toEqual({ id: TABLE });
  });

  it('waits longer and longer for a server that is not there', async () => {
    const { server, settle, lines } = begin((one) => {
      one.cutAfter = () => true;
    });
    await settle(120);
    // After 0.375, 0.75, 1.5, 3, 6, 12 seconds and then every 22.5, rounded up to the seconds that pass here.
    expect(server.connections).toBeGreaterThanOrEqual(9);
    expect(server.connections).toBeLessThanOrEqual(12);
    expect(lines.at(-1)).toBe('broken');
  });

  it('breaks a line off on which nothing comes back', async () => {
    const { server, settle } = begin((one) => {
      one.isSilent = true;
    });
    await settle(20);
    expect(server.connections).toBe(2);
    server.isSilent = false;
    await settle(40);
    const before = server.connections;
    // A connection that has died silently shows by a question that is not answered.
    server.isSilent = true;
    await settle(70);
    expect(server.connections).toBeGreaterThan(before);
  });

  it('gives a command to the next server when one is about to stop', async () => {
    const { server, client, settle } = begin();
    await settle(1);
    server.isStopping = true;
    const reply = client.command(TABLE, { type: 'resign', key: 'r' });
    await settle(1);
    server.tell({ type: 'refused', table: null, key: '', code: 'S-STOPPING', params: {} });
    await settle(1);
    expect(server.done).toEqual([]);
    server.isStopping = false;
    server.cut();
    await settle(5);
    expect(await reply).toMatchObject({ type: 'accepted', key: 'r' });
    expect(server.done).toEqual(['r']);
  });

  it('says why a table cannot be watched, and tries again where that may pass', async () => {
    const refused = begin((one) => {
      one.refuseWatch = 'S-UNKNOWN';
    });
    await refused.settle(10);
    expect(refused.closed).toEqual(['S-UNKNOWN']);
    expect(refused.server.received).toHaveLength(1);
    const busy = begin((one) => {
      one.refuseWatch = 'S-RATE';
    });
    await busy.settle(5);
    expect(busy.closed).toEqual([]);
    busy.server.refuseWatch = null;
    busy.server.act();
    await busy.settle(5);
    expect(busy.news).toEqual([1]);
    busy.server.tell({ type: 'closed', table: TABLE, code: 'S-FORBIDDEN' });
    await busy.settle(1);
    expect(busy.closed).toEqual(['S-FORBIDDEN']);
  });

  it('stays away from a server that speaks another protocol', async () => {
    const { server, client, lines, settle } = begin((one) => {
      one.protocol = 2;
    });
    const reply = client.command(TABLE, { type: 'resign' });
    await settle(60);
    expect(lines).toEqual(['foreign']);
    expect(server.connections).toBe(1);
    expect(await reply).toMatchObject({ type: 'refused', code: 'S-STOPPING' });
  });

  it('gives each command a key of its own, refuses the open ones when it is closed, and stops watching', async () => {
    const { server, client, news, settle } = begin();
    await settle(1);
    const watched = client.watch(TABLE);
    await Promise.all([
      watched.command({ type: 'chat', text: 'one' }),
      client.command(TABLE, { type: 'chat', text: 'two' }),
      settle(1),
    ]);
    expect(new Set(server.done).size).toBe(2);
    for (const key of server.done) expect(key).toMatch(/^[0-9a-f]{32}$/);
    watched.stop();
    await settle(1);
    server.act();
    await settle(1);
    expect(server.received.at(-1)).toMatchObject({ type: 'unwatch', table: TABLE });
    expect(news).toEqual([]);
    const open = client.command(TABLE, { type: 'resign' });
    client.close();
    expect(await open).toMatchObject({ type: 'refused', code: 'S-STOPPING' });
    expect(await client.command(TABLE, { type: 'resign' })).toMatchObject({ code: 'S-STOPPING' });
    await settle(60);
    expect(server.connections).toBe(1);
  });

  it('connects again at once when it is told to', async () => {
    const { server, client, lines, settle } = begin();
    await settle(1);
    client.reconnect();
    expect(server.connections).toBe(2);
    await settle(1);
    expect(lines).toEqual(['open', 'broken', 'open']);
  });
});
