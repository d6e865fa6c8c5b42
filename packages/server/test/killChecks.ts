import {
  applyEntry,
  canonical,
  type Game,
  hashOf,
  isIllegal,
  type Match,
  type Plain,
  replay,
  type Seat,
  startMatch,
  undoable,
} from '@tessera/kernel';
import { asksFor, awaitedSeats, type GameUpdate, wireId } from '@tessera/protocol';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { GAMES } from '../src/games.ts';
import { chatQueries } from '../src/store/queries/chatQueries.ts';
import { gameQueries } from '../src/store/queries/gameQueries.ts';
import { tableQueries } from '../src/store/queries/tableQueries.ts';
import type { Schema } from '../src/store/schema.ts';
import type { Snapshot, Store, StoredEntry } from '../src/store/store.ts';
import { type Book, isSame, type Player, type Wish } from './killKit.ts';
import { lookAt } from './serverProcess.ts';

/** Looks into a database beside the server. */
export interface Reader extends Pick<Store, 'readTable' | 'readGame' | 'readEntries' | 'readChat'> {
  countEntries(table: string): Promise<number>;
  snapshots(table: string): Promise<Snapshot[]>;
  close(): Promise<void>;
}

export function sqliteReader(file: string): Reader {
  const database = new Database(file);
  return readerOn(new Kysely<Schema>({ dialect: new SqliteDialect({ database }) }));
}

const INT8 = 20;

export function postgresReader(url: string): Reader {
  const getTypeParser = ((type: number) =>
    type === INT8 ? Number : pg.types.getTypeParser(type)) as typeof pg.types.getTypeParser;
  const pool = new pg.Pool({ connectionString: url, max: 2, types: { getTypeParser } });
  // A pool that ends lets go of connections before they are closed: a server that stops then breaks them, and the pool says so.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  return readerOn(new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }));
}

function readerOn(db: Kysely<Schema>): Reader {
  const runAll = () => Promise.reject(new Error('a reader writes nothing'));
  const { readTable } = tableQueries({ db, runAll });
  const { readGame, readEntries } = gameQueries({ db });
  const { readChat } = chatQueries({ db });
  return {
    readTable,
    readGame,
    readEntries,
    readChat,
    async countEntries(table) {
      const entries = db.selectFrom('entries').where('table_id', '=', table);
      const { count } = await entries.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
      return count;
    },
    async snapshots(table) {
      const found = await db.selectFrom('snapshots').selectAll().where('table_id', '=', table).orderBy('n').execute();
      return found.map(({ n, is_barrier, state }) => ({ n, isBarrier: is_barrier === 1, state }));
    },
    close: () => db.destroy(),
  };
}

/** A table's game, played after its record from the header on, with what the record says about the wishes in the book. */
export interface Mirror {
  readonly book: Book;
  readonly match: Match;
  /** The entry with which each key is stored. */
  readonly stored: Map<string, number>;
  /** The last undo. */
  epoch: number;
  /** By seat: its last own entry. */
  readonly lastOwn: number[];
}

export async function openMirror(reader: Reader, book: Book): Promise<Mirror> {
  const { id } = book.game;
  const stored = await reader.readGame(id);
  const game = GAMES.find((one) => one.id === book.game.game);
  if (stored === null || stored.header === null || game === undefined) throw new Error(`table ${id} has no game`);
  const { header, seed } = stored;
  const setup = game.setup(header.players, header.options);
  if (isIllegal(setup)) throw new Error(`table ${id} has a header that means nothing`);
  const { match } = startMatch(game, setup, seed, header.words);
  if (!isSame(match.header, header)) throw new Error(`table ${id} was dealt otherwise than its header says`);
  return { book, match, stored: new Map(), epoch: 0, lastOwn: new Array<number>(header.players).fill(0) };
}

/**
 * Compares what the database has of a table with what its players know; returns what does not fit. The mirror plays the entries
 * since the last time, and the players' last sights of the game must have been on its way. Nobody else may play meanwhile.
 */
export async function checkStored(reader: Reader, mirror: Mirror, players: readonly Player[]): Promise<string[]> {
  const { book, match, stored } = mirror;
  const { id } = book.game;
  const wrong: string[] = [...book.faults];
  const table = await reader.readTable(id);
  const count = await reader.countEntries(id);
  if (table === null) return [`table ${id} is gone`];

  compareSights(mirror, players, wrong);
  for (const entry of await reader.readEntries(id, match.n)) {
    takeEntry(mirror, entry, wrong);
    compareSights(mirror, players, wrong);
  }
  const { n, outcome, awaited, status } = table.row;
  if (n !== match.n || count !== n) wrong.push(`the table says ${n}, of ${count} entries ${match.n} follow each other`);
  if (n < book.told) wrong.push(`there are ${n} entries, but ${book.told} have been told of`);
  if (!isSame(outcome, match.state.outcome)) wrong.push('the outcome is not that of the game');
  if (!isSame(awaited, awaitedSeats(match.state))) wrong.push('the seats awaited are not those of the game');
  if (status !== (match.state.outcome === null ? 'playing' : 'over')) wrong.push(`the table is ${status}`);
  if (book.isOver && outcome === null) wrong.push('the players were told that the game is over');

  for (const [key, wish] of book.wishes) {
    if (wish.command.type === 'chat') continue;
    const at = stored.get(key);
    if (wish.n !== null && wish.n !== at) wrong.push(`${key} was acknowledged as entry ${wish.n}; it is ${at}`);
    if (wish.refused !== null && at !== undefined)
      wrong.push(`${key} was refused (${wish.refused}); it is entry ${at}`);
  }
  wrong.push(...(await wrongChat(reader, book)));
  return wrong.map((what) => `${book.game.game} ${id}: ${what}`);
}

function takeEntry(mirror: Mirror, { entry, by, key }: StoredEntry, wrong: string[]): void {
  const { book, match, stored, lastOwn } = mirror;
  applyEntry(match, entry);
  match.entries.length = 0;
  const wish = key === null ? undefined : book.wishes.get(key);
  const isBots = by === null && entry.type === 'answer' && book.game.secrets[entry.seat] === null;
  if (isBots) return;
  if (key === null || by === null || wish === undefined) wrong.push(`nobody has wished for entry ${entry.n}`);
  else {
    if (stored.has(key)) wrong.push(`${key} is entry ${stored.get(key)} and entry ${entry.n}`);
    if (by !== wish.seat || !isWished(wish, entry, mirror.epoch)) wrong.push(`entry ${entry.n} is not what ${key} was`);
    stored.set(key, entry.n);
    lastOwn[by] = entry.n;
  }
  if (entry.type === 'undo') mirror.epoch = entry.n;
}

function isWished({ seat, command }: Wish, entry: StoredEntry['entry'], epoch: number): boolean {
  if (command.type === 'undo') return entry.type === 'undo' && entry.seat === seat && !entry.beyond;
  if (command.type !== 'answer' || entry.type !== 'answer' || entry.seat !== seat) return false;
  return command.ask === wireId(entry.ask, epoch) && isSame(command.answer, entry.answer);
}

/** Compares what the players were shown after this entry. */
function compareSights(mirror: Mirror, players: readonly Player[], wrong: string[]): void {
  for (const { seat, update } of players) {
    if (update === null || update.n !== mirror.match.n) continue;
    wrong.push(...differences(mirror, seat, update).map((what) => `seat ${seat} was shown another ${what}`));
  }
}

/** The parts of what was shown that are not what the mirror shows. */
function differences({ match, epoch, lastOwn }: Mirror, seat: Seat | null, update: GameUpdate): string[] {
  const { game, state, n } = match;
  const expected = {
    n,
    view: game.view(state, seat),
    asks: seat === null ? [] : asksFor(game, state, seat, epoch),
    awaited: awaitedSeats(state),
    outcome: state.outcome,
    undoable: seat === null ? 0 : undoable(match, seat),
    lastOwn: seat === null ? 0 : lastOwn[seat],
  };
  return Object.entries(expected)
    .filter(([part, value]) => !isSame(value, update[part as keyof GameUpdate]))
    .map(([part]) => `${part} (entry ${n})`);
}

async function wrongChat(reader: Reader, { game, wishes }: Book): Promise<string[]> {
  const wrong: string[] = [];
  const lines = await reader.readChat(game.id, 0, 1_000_000);
  const texts = new Map(lines.map((line) => [line.text, line]));
  if (texts.size !== lines.length) wrong.push('a line of chat is there twice');
  for (const [index, { id }] of lines.entries())
    if (id !== index + 1) wrong.push(`line ${id} of chat is the ${index + 1}th`);
  for (const { seat, command, n } of wishes.values()) {
    if (command.type !== 'chat' || n === null) continue;
    const line = texts.get(command.text);
    if (line?.id !== n || line.seat !== seat) wrong.push(`line ${n} of chat, which was acknowledged, is missing`);
  }
  return wrong;
}

/** Asks the server how the table looks from everywhere, and compares it with the mirror. */
export async function checkShown(url: string, mirror: Mirror): Promise<string[]> {
  const { book, match } = mirror;
  const wrong: string[] = [];
  for (const seat of [...book.game.secrets.keys(), null]) {
    if (seat !== null && book.game.secrets[seat] === null) continue;
    const { update } = await lookAt(url, book.game, seat);
    if (update === null) wrong.push('the game is not shown');
    else wrong.push(...differences(mirror, seat, update).map((what) => `seat ${seat} is shown another ${what}`));
  }
  return wrong.map((what) => `${match.game.id} ${book.game.id}: ${what}`);
}

/** Replays the whole record, drawing everything again, and compares every hash and every snapshot on the way. */
export async function checkRecord(reader: Reader, mirror: Mirror): Promise<string[]> {
  const { book, match } = mirror;
  const { id } = book.game;
  const wrong: string[] = [];
  const entries = (await reader.readEntries(id, 0)).map(({ entry }) => entry);
  const snapshots = new Map((await reader.snapshots(id)).map((snapshot) => [snapshot.n, snapshot.state]));
  const game: Game = match.game;
  let last = '';
  for (const { n, state } of replay(game, { header: match.header, entries, secret: match.secret }, 'verify')) {
    const snapshot = snapshots.get(n);
    if (snapshot !== undefined && snapshot !== canonical(state as unknown as Plain))
      wrong.push(`snapshot ${n} differs`);
    snapshots.delete(n);
    if (n === entries.length) last = hashOf(state as unknown as Plain);
  }
  if (snapshots.size > 0) wrong.push('there are snapshots of entries that do not exist');
  if (last !== hashOf(match.state as unknown as Plain)) wrong.push('played again the game ends in another state');
  return wrong.map((what) => `${game.id} ${id}: ${what}`);
}
