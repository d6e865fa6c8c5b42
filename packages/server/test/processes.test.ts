import { readRecord, verify } from '@tessera/kernel';
import type { OpenAsk, Reply } from '@tessera/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRecord, checkShown, checkStored, openMirror, postgresReader, type Reader } from './killChecks.ts';
import { type Book, dice, newBook, newKey, newPlayer, type Player } from './killKit.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import {
  buildServer,
  figureOf,
  type Guest,
  type NewGame,
  newGuest,
  recordOf,
  type ServerProcess,
  startServer,
  until,
} from './serverProcess.ts';

const OPEN = { kind: 'open' } as const;
const BOT = { kind: 'bot', bot: 'random' } as const;

/** What processes tell each other. */
interface Parcel {
  readonly from: string;
  readonly messages: readonly { readonly table: string }[];
}

describe('two processes on one database', () => {
  let postgres: TestPostgres;
  let database: pg.Client;
  let reader: Reader;
  let env: { readonly [name: string]: string };
  let a: ServerProcess;
  let b: ServerProcess;
  let guest: Guest;
  const parcels: Parcel[] = [];

  beforeAll(async () => {
    await buildServer();
    postgres = await startPostgres();
    const url = await postgres.url();
    database = new pg.Client(url);
    await database.connect();
    database.on('notification', ({ payload }) => parcels.push(JSON.parse(payload ?? '') as Parcel));
    await database.query('LISTEN tessera');
    reader = postgresReader(url);
    // Bots take their time, so that there is a middle of the game.
    env = { DATABASE_URL: url, TESSERA_BOT_DELAY_MS: '60' };
    [a, b] = await Promise.all([startServer(env), startServer(env)]);
    guest = await newGuest(a.url);
  });
  afterAll(async () => {
    await Promise.all([a?.end('SIGKILL'), b?.end('SIGKILL')]);
    await reader?.close();
    await database?.end();
    await postgres?.stop();
  });

  /** Everything that can be known of a table fits together, wherever one asks. */
  async function checkAll(book: Book, players: readonly Player[], servers: readonly ServerProcess[]): Promise<void> {
    const mirror = await openMirror(reader, book);
    expect(await checkStored(reader, mirror, players)).toEqual([]);
    expect(await checkRecord(reader, mirror)).toEqual([]);
    for (const { url } of servers) {
      expect(await checkShown(url, mirror)).toEqual([]);
      if (book.isOver) expect(verify(mirror.match.game, readRecord(await recordOf(url, book.game)))).toBeDefined();
    }
  }

  const isOver = ({ update }: Player) => update !== null && update.outcome !== null;
  const accepted = (replies: readonly Reply[]) => replies.filter(({ type }) => type === 'accepted');

  /** The name of the process that acts for a table by itself. */
  async function actorOf({ id }: NewGame): Promise<string | null> {
    const { rows } = await database.query<{ claimed_by: string | null }>(
      'SELECT claimed_by FROM tables WHERE id = $1',
      [id],
    );
    return rows[0]?.claimed_by ?? null;
  }

  /** The name by which a process is known to the others: it tells them of a table that is only there. */
  async function nameOf({ url }: ServerProcess): Promise<string> {
    const { id } = await guest.begin(url, { game: 'founders', seats: [OPEN, OPEN] });
    const told = await until('a process tells of a table', () =>
      parcels.find(({ messages }) => messages.some(({ table }) => table === id)),
    );
    return told.from;
  }

  const commitsOf = ({ url }: ServerProcess) => figureOf(url, 'tessera_commit_seconds_count');

  it('play one game together, and show it alike to everybody', async () => {
    const game = await guest.begin(a.url, { game: 'founders', seats: [OPEN, OPEN] });
    const book = newBook(game);
    const watchers = [newPlayer({ book, seat: null }), newPlayer({ book, seat: null })] as const;
    await Promise.all([watchers[0].connect(a.url), watchers[1].connect(b.url)]);
    const players = [
      newPlayer({ book, seat: 0, dice: dice('seat 0') }),
      newPlayer({ book, seat: 1, dice: dice('seat 1') }),
    ] as const;
    await Promise.all([players[0].connect(a.url), players[1].connect(b.url)]);
    const everybody: readonly Player[] = [...watchers, ...players];
    for (const [index, player] of players.entries()) {
      await player.say({ type: 'chat', key: newKey(), text: `greetings from seat ${index}` });
    }
    await until('the game ends for everybody', () => everybody.every(isOver));
    await until('everybody has read everything', () => {
      const lengths = everybody.map(({ chat }) => chat.length);
      return lengths.every((length) => length === lengths[0]);
    });

    const seen = everybody.map(({ update, chat, news }) => ({
      n: update?.n,
      outcome: update?.outcome,
      chat,
      news: news.map(({ n, type, seat, to, at }) => ({ n, type, seat, to, at })),
    }));
    for (const one of seen) expect(one).toEqual(seen[0]);
    expect(watchers[0].news).toEqual(watchers[1].news);
    expect(watchers[0].update?.view).toEqual(watchers[1].update?.view);
    expect(watchers[0].chat.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['greetings from seat 0', 'greetings from seat 1']),
    );
    expect(await recordOf(a.url, game)).toBe(await recordOf(b.url, game));
    await Promise.all(everybody.map((player) => player.hangUp()));
    await checkAll(book, everybody, [a, b]);
  });

  it('accept one answer to a question, however many race for it', async () => {
    const game = await guest.begin(b.url, { game: 'founders', seats: [OPEN, OPEN] });
    const roll = dice('race');
    // Each seat sits at both processes, and each of its two clients keeps a book of its own.
    const clients = [0, 1].map((seat) =>
      [a, b].map((server) => ({ server, player: newPlayer({ book: newBook(game), seat }) })),
    );
    await Promise.all(clients.flat().map(({ server, player }) => player.connect(server.url)));
    let entries = 0;
    const codes: string[] = [];
    for (let race = 0; race < 40; race++) {
      const runners = await until('both clients of a seat are asked the same', () =>
        clients.find((pair) =>
          pair.every(({ player }) => player.update?.n === entries && player.update.asks.length > 0),
        ),
      );
      const ask = runners[0]?.player.update?.asks[0] as OpenAsk;
      const answers = runners.map(() => ask.options[roll(ask.options.length)] ?? {});
      // Every other time it is the same answer sent by two ways, with one key.
      const isTwice = race % 2 === 1;
      const keys = isTwice ? new Array<string>(2).fill(newKey()) : [newKey(), newKey()];
      const replies = await Promise.all(
        runners.map(({ player }, i) =>
          player.say({
            type: 'answer',
            key: keys[i] as string,
            ask: ask.id,
            answer: answers[isTwice ? 0 : i] ?? {},
          }),
        ),
      );
      entries++;
      const said = replies.map((reply) => ('code' in reply ? reply.code : 'done')).sort();
      codes.push(...said);
      expect(said).toEqual(isTwice ? ['S-AGAIN', 'done'] : ['K-STALE', 'done']);
      for (const reply of accepted(replies)) expect(reply).toMatchObject({ n: entries });
    }
    const stored = await reader.readEntries(game.id, 0);
    expect(stored).toHaveLength(entries);
    expect(new Set(stored.map(({ key }) => key)).size).toBe(entries);
    expect(codes.filter((code) => code === 'done')).toHaveLength(entries);
    await Promise.all(clients.flat().map(({ player }) => player.hangUp()));
    expect(clients.flat().flatMap(({ player }) => player.book.faults)).toEqual([]);
  });

  it('let one of them play a bot, and count every move once', async () => {
    const before = [await commitsOf(a), await commitsOf(b)] as const;
    const game = await guest.begin(a.url, { game: 'founders', seats: [OPEN, BOT] });
    const begun = [await commitsOf(a), await commitsOf(b)] as const;
    const book = newBook(game);
    const person = newPlayer({ book, seat: 0, dice: dice('beside a bot') });
    const watchers = [newPlayer({ book, seat: null }), newPlayer({ book, seat: null })] as const;
    await Promise.all([watchers[0].connect(a.url), watchers[1].connect(b.url), person.connect(b.url)]);
    const actors = new Set<string>();
    await until('the game with a bot ends', async () => {
      const actor = await actorOf(game);
      if (actor !== null) actors.add(actor);
      return [person, ...watchers].every(isOver);
    });
    expect(actors.size).toBe(1);
    expect(watchers[0].news).toEqual(watchers[1].news);
    // The person plays at one process, the bot at the other or there too. Had both played it, there would be more commits.
    const entries = await reader.readEntries(game.id, 0);
    const after = [await commitsOf(a), await commitsOf(b)] as const;
    expect(begun[1]).toBe(before[1]);
    expect(after[0] - begun[0] + after[1] - begun[1]).toBe(entries.length);
    expect(entries.some(({ by }) => by === null)).toBe(true);
    await Promise.all([person, ...watchers].map((player) => player.hangUp()));
    await checkAll(book, [person, ...watchers], [a, b]);
  });

  it('go on when one of them is killed: its clients at the other, its bots after a while', async () => {
    const peoples = newBook(await guest.begin(a.url, { game: 'civilization', seats: [OPEN, OPEN] }));
    const mixed = newBook(await guest.begin(a.url, { game: 'civilization', seats: [OPEN, BOT] }));
    const sitters = [
      { player: newPlayer({ book: peoples, seat: 0, dice: dice('first') }), at: a },
      { player: newPlayer({ book: peoples, seat: 1, dice: dice('second') }), at: b },
      { player: newPlayer({ book: peoples, seat: null }), at: a },
      { player: newPlayer({ book: mixed, seat: 0, dice: dice('third') }), at: b },
      { player: newPlayer({ book: mixed, seat: null }), at: a },
    ];
    const players = sitters.map(({ player }) => player);
    await Promise.all(sitters.map(({ player, at }) => player.connect(at.url)));
    await until('both games are under way', async () => {
      const moves = (await reader.readEntries(mixed.game.id, 0)).filter(({ by }) => by === null);
      return peoples.told > 50 && moves.length > 5;
    });

    const names = [await nameOf(a), await nameOf(b)];
    const actor = await actorOf(mixed.game);
    expect(names).toContain(actor);
    const [killed, left] = actor === names[0] ? [a, b] : [b, a];
    await killed.end('SIGKILL');
    await Promise.all(sitters.filter(({ at }) => at === killed).map(({ player }) => player.gone));
    const told = { peoples: peoples.told, mixed: mixed.told };
    await Promise.all(sitters.filter(({ at }) => at === killed).map(({ player }) => player.connect(left.url)));

    await until('people go on at the process that is left', () => peoples.told > told.peoples + 100);
    await until('its bots are taken over', async () => {
      const moves = (await reader.readEntries(mixed.game.id, told.mixed + 1)).filter(({ by }) => by === null);
      return moves.length > 3 && mixed.told > told.mixed + 5;
    });
    expect(await actorOf(mixed.game)).toBe(names.find((name) => name !== actor));

    // The one that is left stops in good order; a new one finds everything.
    await Promise.all(players.map((player) => player.hangUp()));
    await until('the bot waits for the person', async () => {
      const table = await reader.readTable(mixed.game.id);
      return table?.row.awaited.includes(1) === false;
    });
    expect((await left.end('SIGTERM')).code).toBe(0);
    expect(left.errors()).toEqual([]);
    const restarted = await startServer(env);
    if (killed === a) a = restarted;
    else b = restarted;
    for (const book of [peoples, mixed]) {
      await checkAll(
        book,
        players.filter((player) => player.book === book),
        [restarted],
      );
    }
  });
});
