import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecord, verify } from '@tessera/kernel';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_LIMIT } from '../../../scripts/lib/limits.mjs';
import {
  checkRecord,
  checkShown,
  checkStored,
  type Mirror,
  openMirror,
  postgresReader,
  type Reader,
  sqliteReader,
} from './killChecks.ts';
import { type Book, type Dice, dice, newBook, newPlayer, type Player, tally } from './killKit.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { buildServer, type Guest, newGuest, pause, recordOf, startServer, until } from './serverProcess.ts';

const USUAL = 15;
const { TESSERA_KILLS = String(USUAL) } = process.env;
/** How often the server is killed, on each database. */
const KILLS = Number(TESSERA_KILLS);
/** Each kill may take as long on a busy machine as one of those that every run of the tests has. */
const SLOW = TEST_LIMIT * Math.max(1, KILLS / USUAL);
/** The longest that it lives once the players have come, in milliseconds. */
const LONGEST = 150;

/** Who plays: games, with the number of their seats. */
const TABLES = [
  { game: 'founders', seats: 2 },
  { game: 'founders', seats: 2 },
  { game: 'founders', seats: 2 },
  { game: 'founders', seats: 2 },
  { game: 'civilization', seats: 3 },
] as const;

/** A database that outlives the servers on it. */
interface Database {
  readonly env: { readonly [name: string]: string };
  reader(): Reader;
  /** Waits until nothing that a killed server had begun is still under way. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

async function sqliteDatabase(): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-kill-'));
  return {
    env: { TESSERA_DATA: folder },
    reader: () => sqliteReader(join(folder, 'tessera.sqlite')),
    // The system lets go of all that a process held.
    settled: async () => {},
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}

async function postgresDatabase(): Promise<Database> {
  const postgres: TestPostgres = await startPostgres({ durable: true });
  const url = await postgres.url();
  const client = new pg.Client({ connectionString: url, application_name: 'test' });
  await client.connect();
  return {
    env: { DATABASE_URL: url },
    reader: () => postgresReader(url),
    async settled() {
      // PostgreSQL ends what a process had asked for before it notices that the process is gone.
      await until('the connections of a killed server end', async () => {
        const { rowCount } = await client.query(`SELECT 1 FROM pg_stat_activity WHERE application_name = 'tessera'`);
        return rowCount === 0;
      });
    },
    async stop() {
      await client.end();
      await postgres.stop();
    },
  };
}

/** A table with its players, and all that is known of it. */
interface Seated {
  readonly book: Book;
  readonly players: readonly Player[];
  mirror: Mirror | null;
}

/** The tables in play; a game that is over gives way to a new one. */
interface Play {
  readonly places: Seated[];
  readonly over: Seated[];
}

async function fillPlaces(play: Play, url: string, guest: Guest, roll: Dice): Promise<void> {
  for (const [index, { game, seats }] of TABLES.entries()) {
    const seated = play.places[index];
    if (seated !== undefined && !seated.book.isOver) continue;
    if (seated !== undefined) play.over.push(seated);
    const kinds = Array.from({ length: seats }, () => ({ kind: 'open' as const }));
    const book = newBook(await guest.begin(url, { game, seats: kinds }));
    const players = kinds.map((_kind, seat) => newPlayer({ book, seat, dice: roll }));
    play.places[index] = { book, players, mirror: null };
  }
}

/** What is wrong with the tables in play, in the database and as the server shows them, while nobody plays. */
async function wrongWith({ places }: Play, reader: Reader, url: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const seated of places) {
    seated.mirror ??= await openMirror(reader, seated.book);
    wrong.push(...(await checkStored(reader, seated.mirror, seated.players)));
    wrong.push(...(await checkShown(url, seated.mirror)));
  }
  return wrong;
}

async function withReader<R>(database: Database, work: (reader: Reader) => Promise<R>): Promise<R> {
  const reader = database.reader();
  try {
    return await work(reader);
  } finally {
    // While another process has the file open, SQLite does not notice that its last user was killed.
    await reader.close();
  }
}

/** What had been sent when the server was killed, and not answered: how much of it had been done by then, how much not. */
interface Cut {
  done: number;
  undone: number;
}

function addCut(cut: Cut, { places }: Play): void {
  for (const { book, mirror } of places) {
    for (const [key, { command, n, refused }] of book.wishes) {
      if (command.type === 'chat' || n !== null || refused !== null) continue;
      if (mirror?.stored.has(key)) cut.done++;
      else cut.undone++;
    }
  }
}

const playersOf = ({ places }: Play) => places.flatMap(({ players }) => players);

const DATABASES = [
  { kind: 'SQLite', open: sqliteDatabase },
  { kind: 'PostgreSQL', open: postgresDatabase },
] as const;

describe.each(DATABASES)('killing the server on $kind', ({ kind, open }) => {
  let database: Database;
  beforeAll(async () => {
    await buildServer();
    database = await open();
  });
  afterAll(() => database?.stop());

  it('loses nothing that was acknowledged, at whatever moment it comes', { timeout: SLOW }, async () => {
    const roll = dice(`kill ${kind}`);
    const play: Play = { places: [], over: [] };
    const starts: number[] = [];
    const errors: string[] = [];
    const cut: Cut = { done: 0, undone: 0 };
    let guest: Guest | null = null;
    let stops = 0;

    const began = performance.now();
    for (let kill = 0; kill <= KILLS; kill++) {
      const server = await startServer(database.env);
      try {
        starts.push(server.startedIn);
        expect(await withReader(database, (reader) => wrongWith(play, reader, server.url))).toEqual([]);
        addCut(cut, play);
        guest ??= await newGuest(server.url);
        await fillPlaces(play, server.url, guest, roll);
        const players = playersOf(play);
        const watching = Promise.all(players.map((player) => player.connect(server.url)));
        // Some are killed while players come back and say again what they had said.
        if (roll(4) > 0) await watching;
        await pause(roll(LONGEST + 1));
        // In the middle one is asked to stop.
        const signal = kill === Math.floor(KILLS / 2) ? 'SIGTERM' : 'SIGKILL';
        const { code } = await server.end(signal);
        if (signal === 'SIGTERM') {
          expect(code).toBe(0);
          stops++;
        }
        await Promise.all(players.map(({ gone }) => gone));
      } finally {
        await server.end('SIGKILL');
        errors.push(...server.errors());
      }
      await database.settled();
    }
    expect(stops).toBe(1);
    const killing = performance.now() - began;

    const server = await startServer(database.env);
    try {
      await withReader(database, async (reader) => {
        expect(await wrongWith(play, reader, server.url)).toEqual([]);
        const before = play.places.map(({ mirror }) => mirror?.match.n ?? 0);
        await Promise.all(playersOf(play).map((player) => player.connect(server.url)));
        // The games go on: those of Founders to their end.
        await until('the games go on', () =>
          play.places.every(
            ({ book }, i) => book.isOver || (book.game.game !== 'founders' && book.told > (before[i] ?? 0) + 100),
          ),
        );
        await Promise.all(playersOf(play).map((player) => player.hangUp()));
        expect(await wrongWith(play, reader, server.url)).toEqual([]);

        for (const { book, players } of [...play.over, ...play.places]) {
          const mirror = await openMirror(reader, book);
          expect(await checkStored(reader, mirror, players)).toEqual([]);
          expect(await checkRecord(reader, mirror)).toEqual([]);
          if (!book.isOver) continue;
          const record = readRecord(await recordOf(server.url, book.game));
          const { entries } = verify(mirror.match.game, record);
          expect(entries).toBe(mirror.match.n);
        }
      });
      expect((await server.end('SIGTERM')).code).toBe(0);
    } finally {
      await server.end('SIGKILL');
      errors.push(...server.errors());
    }
    expect(errors).toEqual([]);

    const books = [...play.over, ...play.places].map(({ book }) => book);
    const sum = tally(books);
    expect(sum.acknowledged).toBeGreaterThan(KILLS);
    expect(sum.sentAgain).toBeGreaterThan(0);
    // It was killed before commits and after them.
    expect(cut.done).toBeGreaterThan(0);
    expect(cut.undone).toBeGreaterThan(0);
    starts.sort((a, b) => a - b);
    console.log(
      `${kind}: ${KILLS} kills in ${(killing / 1000).toFixed(0)} s, ready again after ${starts[starts.length >> 1]?.toFixed(0)} ms;`,
      `${books.length} games, ${books.filter(({ isOver }) => isOver).length} of them over;`,
      JSON.stringify({ ...sum, cut }),
    );
  });
});
