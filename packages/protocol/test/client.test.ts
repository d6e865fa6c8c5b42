import { describe, expect, it } from 'vitest';
import { type Client, type ClientOptions, createClient } from '../src/client/client.ts';
import { type ChatLine, type News, PROTOCOL, type Reply } from '../src/index.ts';
import { FakeServer, handTime, TABLE } from './fakeServer.ts';

interface Played {
  readonly server: FakeServer;
  readonly client: Client;
  readonly news: number[];
  readonly chat: number[];
  readonly replies: Reply[];
  readonly closed: string[];
  readonly lines: string[];
  /** Lets messages travel and time pass, for that many seconds. */
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
  it('receives everything and does everything once on a line that holds', async () => {
    const played = await playThrough(() => {});
    expectAllWell(played);
    expect(played.server.connections).toBe(1);
  });

  it('receives everything and does everything once, whichever message the line breaks after', async () => {
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

  it('receives everything and does everything once on a line that breaks again and again', async () => {
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

  it('breaks off a line on which nothing comes back', async () => {
    const { server, settle } = begin((one) => {
      one.isSilent = true;
    });
    await settle(20);
    expect(server.connections).toBe(2);
    server.isSilent = false;
    await settle(40);
    const before = server.connections;
    // A question that is not answered shows that a connection has died silently.
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

  it.each([
    ['stopped', true],
    ['replaced', false],
  ])('a watch does not take what was meant for the one before it, which was %s', async (_how, isStopped) => {
    const { server, client, closed, settle } = begin();
    await settle(1);
    // A guest who takes a seat loses their watch as a spectator, and watches again from the seat.
    server.tell({ type: 'closed', table: TABLE, code: 'S-FORBIDDEN' });
    server.tell({ type: 'change', table: TABLE, n: 1, news: [], newsAfter: 1, changes: {} });
    const late: string[] = [];
    const before = client.watch(TABLE, { secret: 'old', onClosed: (code) => void late.push(`before: ${code}`) });
    if (isStopped) before.stop();
    const tables: string[] = [];
    client.watch(TABLE, {
      onTable: ({ id }) => void tables.push(id),
      onClosed: (code) => void late.push(`now: ${code}`),
    });
    await settle(1);
    expect({ closed, late, tables }).toEqual({ closed: [], late: [], tables: [TABLE] });
    server.tell({ type: 'closed', table: TABLE, code: 'S-UNKNOWN' });
    await settle(1);
    expect(late).toEqual(['now: S-UNKNOWN']);
  });

  it('a refusal of an older watch does not end the one that came after it', async () => {
    const { server, client, closed, settle } = begin();
    await settle(1);
    server.refuseWatch = 'S-FORBIDDEN';
    server.refusedSecret = 'old';
    client.watch(TABLE, { secret: 'old' });
    const late: string[] = [];
    const heard: string[] = [];
    client.watch(TABLE, { onTable: ({ id }) => void heard.push(id), onClosed: (code) => void late.push(code) });
    await settle(1);
    expect({ closed, late, heard }).toEqual({ closed: [], late: [], heard: [TABLE] });
  });

  it('stays away from a server that speaks another protocol', async () => {
    const { server, client, lines, settle } = begin((one) => {
      one.protocol = PROTOCOL + 1;
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

describe('when the server is gone', () => {
  /** Lets time pass in small steps, as sockets and answers see it. */
  async function passing({ server, time }: Away, milliseconds: number, isDone = () => false): Promise<number> {
    for (let passed = 0; passed < milliseconds; passed += 20) {
      server.deliver();
      for (let i = 0; i < 5; i++) await Promise.resolve();
      server.deliver();
      if (isDone()) return passed;
      time.pass(20);
    }
    return milliseconds;
  }

  interface Away {
    readonly server: FakeServer;
    readonly time: ReturnType<typeof handTime>;
    readonly client: Client;
    line: string;
  }

  function away(options: Partial<ClientOptions> = {}, watches = true): Away {
    const server = new FakeServer();
    const time = handTime();
    const made: Away = {
      server,
      time,
      line: '',
      client: createClient({
        url: 'ws://fake',
        WebSocket: server.Socket,
        after: time.after,
        onLine: (state) => {
          made.line = state;
        },
        ...options,
      }),
    };
    if (watches) made.client.watch(TABLE, { after: 0 });
    return made;
  }

  const HOUR = 60 * 60_000;
  const RANDOM: readonly [string, () => number][] = [
    ['least', () => 0],
    ['middling', () => 0.5],
    ['most', () => 0.999],
  ];

  it.each(RANDOM)(
    'it is back within three seconds of its return, after an hour too: %s chance',
    async (_which, random) => {
      for (const outage of [1_000, 20_000, HOUR]) {
        const gone = away({ random });
        await passing(gone, 2_000);
        expect(gone.line).toBe('open');
        gone.server.isDown = true;
        gone.server.cut();
        await passing(gone, outage);
        expect(gone.line).toBe('broken');
        gone.server.isDown = false;
        expect(await passing(gone, 60_000, () => gone.line === 'open')).toBeLessThan(3_000);
        gone.client.close();
      }
    },
  );

  it.each(RANDOM)('a page asks whether it is there before it opens a socket: %s chance', async (_which, random) => {
    let asked = 0;
    const gone = away({
      random,
      reach: async () => {
        asked++;
        return !gone.server.isDown;
      },
    });
    await passing(gone, 2_000);
    gone.server.isDown = true;
    gone.server.cut();
    await passing(gone, HOUR);
    // Browsers delay new sockets after many failures.
    expect(gone.server.connections).toBe(1);
    expect(asked).toBeGreaterThan(1_000);
    gone.server.isDown = false;
    expect(await passing(gone, 60_000, () => gone.line === 'open')).toBeLessThan(3_000);
    expect(gone.server.connections).toBe(2);
    gone.client.close();
  });

  it('a question that hangs does not keep others from being asked, and an old answer opens nothing', async () => {
    const hanging: ((isThere: boolean) => void)[] = [];
    let isHanging = true;
    const gone = away({
      random: () => 0.5,
      reach: () =>
        isHanging ? new Promise((resolve) => void hanging.push(resolve)) : Promise.resolve(!gone.server.isDown),
    });
    await passing(gone, 2_000);
    gone.server.isDown = true;
    gone.server.cut();
    await passing(gone, 60_000);
    expect(hanging.length).toBeGreaterThan(20);
    gone.server.isDown = false;
    isHanging = false;
    expect(await passing(gone, 60_000, () => gone.line === 'open')).toBeLessThan(3_000);
    for (const answer of hanging) answer(true);
    await passing(gone, 10_000);
    expect(gone.server.connections).toBe(2);
    gone.client.close();
    await passing(gone, 10_000);
    expect(gone.server.connections).toBe(2);
  });

  it('the client looks for it in the same way when no table is watched', async () => {
    const gone = away({ random: () => 0.5, reach: async () => !gone.server.isDown }, false);
    await passing(gone, 2_000);
    expect(gone.line).toBe('open');
    gone.server.isDown = true;
    gone.server.cut();
    await passing(gone, HOUR);
    expect(gone.server.connections).toBeLessThanOrEqual(2);
    gone.server.isDown = false;
    expect(await passing(gone, 60_000, () => gone.line === 'open')).toBeLessThan(3_000);
    gone.client.close();
  });

  it('reconnect tries at once', async () => {
    const gone = away({ random: () => 0.999, reach: async () => false });
    await passing(gone, 2_000);
    gone.server.isDown = true;
    gone.server.cut();
    await passing(gone, 60_000);
    gone.server.isDown = false;
    gone.client.reconnect();
    expect(await passing(gone, 1_000, () => gone.line === 'open')).toBeLessThan(100);
    gone.client.close();
  });

  it('many clients do not come back at the same moment', async () => {
    const came: number[] = [];
    for (let i = 0; i < 200; i++) {
      // Each has its own randomness, the same every time.
      let state = i + 1;
      const random = () => {
        state = (state * 48_271) % 2_147_483_647;
        return state / 2_147_483_647;
      };
      const gone = away({ random, reach: async () => !gone.server.isDown });
      await passing(gone, 200);
      gone.server.isDown = true;
      gone.server.cut();
      await passing(gone, 30_000);
      gone.server.isDown = false;
      came.push(await passing(gone, 60_000, () => gone.line === 'open'));
      gone.client.close();
    }
    const perSlot = new Map<number, number>();
    for (const at of came) perSlot.set(Math.floor(at / 200), (perSlot.get(Math.floor(at / 200)) ?? 0) + 1);
    expect(Math.max(...came)).toBeLessThan(3_000);
    expect(Math.max(...perSlot.values())).toBeLessThan(200 * 0.2);
  });

  it('one that greets and hangs up again and again gets longer pauses', async () => {
    const gone = away({ random: () => 0.5, reach: async () => true });
    gone.server.isUnfriendly = true;
    await passing(gone, 10 * 60_000);
    expect(gone.server.connections).toBeLessThan(40);
    gone.server.isUnfriendly = false;
    expect(await passing(gone, 60_000, () => gone.line === 'open')).toBeLessThanOrEqual(30_000);
    gone.client.close();
  });
});
