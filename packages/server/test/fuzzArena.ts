import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyEntry, type Game, type Match, type PlainObject, readState, type Seat } from '@tessera/kernel';
import type { GameUpdate, NewTable, OpenAsk, Reply, ServerMessage, TableCommand } from '@tessera/protocol';
import WebSocket from 'ws';
import { build } from '../../../scripts/build.mjs';
import { readConfig } from '../src/config.ts';
import { GAMES } from '../src/games.ts';
import { createServer } from '../src/server.ts';
import type { SocketLimits } from '../src/socket/limits.ts';
import { openStore } from '../src/store/openStore.ts';
import type { Store } from '../src/store/store.ts';
import { type Dice, diceOf, type Ledger } from './fuzzKit.ts';
import { type HandClock, handChance, handClock, threadBots } from './tableKit.ts';

/** A person with a cookie. */
export interface Person {
  readonly id: string;
  readonly cookie: string;
}

export interface ArenaSeat {
  readonly seat: Seat;
  /** Who sits there: opened by a cookie, a secret or both. */
  readonly person: Person | null;
  readonly secret: string | null;
  /** Whether a bot plays for the person. */
  isHandedOver: boolean;
}

/** A table as the test knows it. */
export interface ArenaTable {
  readonly id: string;
  readonly name: string;
  readonly game: Game;
  readonly listed: boolean;
  status: 'waiting' | 'playing' | 'over';
  readonly creator: Person;
  readonly secrets: { readonly creator: string; readonly spectator: string };
  /** The seats of people. */
  readonly seats: ArenaSeat[];
  /** The game as it stands in the store, played again entry by entry. */
  shadow: Match | null;
  epoch: number;
}

/** A legal command that was accepted. */
export interface Recorded {
  readonly table: string;
  readonly seat: Seat;
  readonly command: TableCommand;
}

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Asking {
  readonly method: string;
  readonly path: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string | Buffer;
}

export interface Arena {
  readonly port: number;
  readonly origin: string;
  readonly file: string;
  readonly store: Store;
  readonly clock: HandClock;
  readonly tables: ArenaTable[];
  readonly people: Person[];
  readonly recorded: Recorded[];
  /** Lines of the log. */
  readonly log: string[];
  ask(asking: Asking): Promise<Answered>;
  newPerson(): Promise<Person>;
  newTable(name: string, plan: Partial<NewTable>, people: readonly Person[]): Promise<ArenaTable>;
  close(): Promise<void>;
}

export interface ArenaOptions {
  readonly seed: string;
  readonly ledger: Ledger;
  readonly env?: { readonly [name: string]: string };
  readonly socketLimits?: Partial<SocketLimits>;
}

/** A real server on a real port and file, whose time only passes when the test lets it. */
export async function openArena({ seed, ledger, env = {}, socketLimits = {} }: ArenaOptions): Promise<Arena> {
  await build('packages/server/dist/recordWorker.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'tessera-fuzz-'));
  const file = join(folder, 'tables.sqlite');
  const clock = handClock();
  const log: string[] = [];
  const config = readConfig({ PORT: '0', TESSERA_DATA: folder, ...env });
  if ('complaints' in config) throw new Error(config.complaints.join(' '));
  const note = (level: number) => (facts: object, msg: string) =>
    void log.push(JSON.stringify({ level, ...facts, msg }));
  const quiet = { info: note(30), warn: note(40), error: note(50) };
  const store = await openStore({ url: file, log: quiet, process: 'fuzz' });
  const server = await createServer(config, {
    clock,
    chance: handChance(seed),
    store,
    bots: threadBots,
    tableSettings: { botDelay: 10, passDelay: [1, 2] },
    socketLimits,
    pageFolder: null,
    logStream: { write: (line) => void log.push(line) },
  });
  const origin = await server.listen();
  const port = Number(new URL(origin).port);
  const agent = new Agent({ keepAlive: true, maxSockets: 12 });
  const ask = (asking: Asking) => askOver(agent, port, asking);
  const tables: ArenaTable[] = [];
  const people: Person[] = [];

  async function granted(asking: Asking): Promise<PlainObject> {
    const { status, text } = await ask(asking);
    if (status >= 400) throw new Error(`${asking.method} ${asking.path}: ${status} ${text}`);
    return (text === '' ? {} : JSON.parse(text)) as PlainObject;
  }

  const postAs = ({ cookie }: Person, path: string, body: object) =>
    granted({ method: 'POST', path, headers: { ...JSON_TYPE, origin, cookie }, body: JSON.stringify(body) });

  async function newPerson(): Promise<Person> {
    const { headers, text } = await ask({ method: 'GET', path: '/api/me' });
    const cookie = (headers['set-cookie']?.[0] ?? '').split(';', 1)[0] ?? '';
    ledger.addSecret(cookie.split('=')[1] ?? 'no cookie');
    const person = { id: (JSON.parse(text) as { id: string }).id, cookie };
    people.push(person);
    return person;
  }

  /** The first of the people sets it up; a seat for nobody is taken by its secret. */
  async function newTable(name: string, plan: Partial<NewTable>, guests: readonly Person[]): Promise<ArenaTable> {
    const creator = guests[0] as Person;
    const created = (await postAs(creator, '/api/tables', { game: 'founders', title: name, ...plan })) as unknown as {
      readonly table: { readonly id: string };
      readonly secrets: { readonly creator: string; readonly spectator: string; readonly seats: (string | null)[] };
    };
    const { id } = created.table;
    const { secrets } = created;
    ledger.addSecret(secrets.creator, secrets.spectator, ...secrets.seats.filter((one) => one !== null));
    const seats: ArenaSeat[] = [];
    for (const [seat, { kind }] of (plan.seats ?? []).entries()) {
      if (kind === 'me') seats.push({ seat, person: creator, secret: null, isHandedOver: false });
      if (kind !== 'open') continue;
      const person = guests[seat] ?? null;
      const headers = { ...JSON_TYPE, origin, ...(person === null ? {} : { cookie: person.cookie }) };
      const body = JSON.stringify({ seat, secret: secrets.seats[seat] });
      const joined = await granted({ method: 'POST', path: `/api/tables/${id}/join`, headers, body });
      const secret = String(joined['secret']);
      ledger.addSecret(secret);
      seats.push({ seat, person, secret, isHandedOver: false });
    }
    const game = GAMES.find((one) => one.id === (plan.game ?? 'founders')) as Game;
    const table: ArenaTable = {
      id,
      name,
      game,
      listed: plan.listed ?? true,
      status: 'waiting',
      creator,
      secrets,
      seats,
      shadow: null,
      epoch: 0,
    };
    tables.push(table);
    return table;
  }

  return {
    port,
    origin,
    file,
    store,
    clock,
    tables,
    people,
    recorded: [],
    log,
    ask,
    newPerson,
    newTable,
    async close() {
      agent.destroy();
      const stopped = server.close();
      await clock.pass(60_000);
      await stopped;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const JSON_TYPE = { 'content-type': 'application/json' } as const;

function askOver(agent: Agent, port: number, { method, path, headers, body }: Asking): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { agent, port, host: '127.0.0.1', method, path, headers: { ...length, ...headers } };
    const asked = httpRequest(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => void parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString('utf8'),
        });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Begins the game of a table in which all seats are taken. */
export async function begin({ ask, origin, store }: Arena, table: ArenaTable): Promise<void> {
  const headers = { origin, cookie: table.creator.cookie };
  const { status, text } = await ask({ method: 'POST', path: `/api/tables/${table.id}/start`, headers });
  if (status !== 204) throw new Error(`${table.name} does not begin: ${text}`);
  table.status = 'playing';
  await follow(store, table);
}

/** Brings the test's own copy of a game up to the store, through the rules; returns the entries since. */
export async function follow(store: Store, table: ArenaTable) {
  const [stored, game] = [await store.readTable(table.id), await store.readGame(table.id)];
  if (stored === null || game === null || game.header === null) throw new Error(`${table.name} has no game`);
  table.status = stored.row.status;
  table.epoch = stored.doc.epoch;
  if (table.shadow === null) {
    const dealt = await store.readSnapshot(table.id, 'barrier', 0);
    const state = readState(table.game, dealt?.state ?? '');
    const { header, seed: secret } = game;
    table.shadow = { game: table.game, secret, header, n: 0, entries: [], state, segment: [] };
  }
  const entries = await store.readEntries(table.id, table.shadow.n);
  for (const { entry } of entries) applyEntry(table.shadow, entry);
  table.shadow.entries.length = 0;
  return entries;
}

/** A player who plays by the rules, over their own socket. */
export interface Player {
  readonly table: ArenaTable;
  readonly seat: ArenaSeat;
  update(): GameUpdate | null;
  openAsk(): OpenAsk | null;
  /** Gives a command that must be accepted. */
  command(command: KeylessCommand): Promise<Reply>;
  close(): void;
}

type KeylessCommand = TableCommand extends infer C ? (C extends TableCommand ? Omit<C, 'key'> : never) : never;

let keys = 0;

export async function sitDown(arena: Arena, ledger: Ledger, table: ArenaTable, seat: ArenaSeat): Promise<Player> {
  const { port, origin, recorded } = arena;
  const headers = seat.person === null ? {} : { cookie: seat.person.cookie };
  const ws = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { origin, headers, perMessageDeflate: false });
  const waiting = new Map<string, (reply: Reply) => void>();
  let update: GameUpdate | null = null;
  let isWanted = true;
  ws.on('error', (error) => ledger.complain(`a player's socket broke: ${error.message}`));
  ws.on('close', (status) => {
    if (isWanted) ledger.complain(`a player was hung up on with ${status}`);
    for (const key of waiting.keys()) ledger.complain(`a player's command ${key} was not answered`);
  });
  ws.on('message', (data) => {
    const text = data.toString();
    ledger.overhear(text, `what the player of ${table.name} hears`);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'update') update = message;
    if (!('key' in message)) return;
    waiting.get(message.key)?.(message);
    waiting.delete(message.key);
  });
  const say = (key: string, message: object): Promise<Reply> =>
    new Promise((resolve) => {
      waiting.set(key, resolve);
      ws.send(JSON.stringify(message));
    });
  await new Promise<void>((resolve, reject) => {
    ws.once('open', resolve);
    ws.once('error', reject);
  });
  const secret = seat.person === null && seat.secret !== null ? { secret: seat.secret } : {};
  const watching = await say('watch', { type: 'watch', key: 'watch', table: table.id, ...secret });
  if (watching.type !== 'accepted') throw new Error(`a player is not let in: ${JSON.stringify(watching)}`);
  return {
    table,
    seat,
    update: () => update,
    openAsk: () => update?.asks.find(({ given }) => given === null) ?? null,
    async command(keyless) {
      const command = { ...keyless, key: `p${keys++}` } as TableCommand;
      const reply = await say(command.key, { type: 'at', table: table.id, command });
      if (reply.type !== 'accepted' || reply.code !== undefined) {
        ledger.complain(`correct play at ${table.name} was refused: ${JSON.stringify(reply)}`);
      }
      recorded.push({ table: table.id, seat: seat.seat, command });
      return reply;
    },
    close() {
      isWanted = false;
      ws.close();
    },
  };
}

/** Waits until something holds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
}

/** Lets people and bots at a table play some answers, each when asked; now and then one is taken back, or something said. */
export async function playSome(arena: Arena, dice: Dice, players: readonly Player[], answers: number): Promise<number> {
  const table = players[0]?.table;
  if (table === undefined) return 0;
  let given = 0;
  for (let turn = 0; given < answers && turn < answers * 10; turn++) {
    const row = await rested(arena, table, players);
    const asked = players.filter((player) => player.openAsk() !== null);
    if (row.status === 'over' || asked.length === 0) break;
    const player = dice.pick(asked);
    if (dice.isOneIn(10)) await player.command({ type: 'chat', text: `Line ${turn} ${dice.token(8)}` });
    if (dice.isOneIn(6) && (player.update()?.undoable ?? 0) > 0) await player.command({ type: 'undo', answers: 1 });
    else await answerOne(dice, player);
    given++;
  }
  await rested(arena, table, players);
  return given;
}

async function answerOne(dice: Dice, player: Player): Promise<void> {
  const ask = player.openAsk();
  if (ask === null) return;
  await player.command({ type: 'answer', ask: ask.id, answer: dice.pick(ask.options) });
}

/** Lets the bots answer, and all players hear of it; then the table waits for people only. */
async function rested({ store, clock }: Arena, table: ArenaTable, players: readonly Player[]) {
  for (;;) {
    const stored = await store.readTable(table.id);
    if (stored === null) throw new Error(`${table.name} is gone`);
    const { row, doc } = stored;
    if (row.status === 'playing' && row.awaited.some((seat) => doc.seats[seat]?.bot !== null)) {
      await clock.pass(50);
      continue;
    }
    await until(() => players.every((player) => (player.update()?.n ?? 0) >= row.n));
    return row;
  }
}

/** A person whose seat a bot plays looks on. */
export function playersOf(players: readonly Player[], table: ArenaTable): Player[] {
  return players.filter((player) => player.table === table);
}

/** The dice of a part of the test: what one part throws does not depend on when the others do. */
export function partDice(seed: string, part: string): Dice {
  return diceOf(`${seed} ${part}`);
}
