import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Arena,
  type ArenaTable,
  begin,
  follow,
  openArena,
  type Person,
  type Player,
  partDice,
  playersOf,
  playSome,
  sitDown,
  until,
} from './fuzzArena.ts';
import { breakOff, sendFrames, sendRaw } from './fuzzFrames.ts';
import { createLedger, dumpOf, heapInUse, tally } from './fuzzKit.ts';
import { type Hostile, type Line, openLine, type Vantage } from './fuzzLines.ts';
import { MALFORMED } from './fuzzMalformed.ts';
import { nextHostile, type World, WRONG_KINDS } from './fuzzMessages.ts';
import { dearRequest, nextRequest, REQUEST_KINDS, sendRequest } from './fuzzRequests.ts';

const SEED = process.env['FUZZ_SEED'] ?? 'tessera fuzz 1';
const PER_ROUND = { messages: 2_200, requests: 260, frames: 50, raw: 40, broken: 10, meanwhile: 500 };
const LEAST = Number(process.env['FUZZ_TOTAL'] ?? 40_000);
/** The server's part of the heap may not grow by more than this over all rounds but the first few. */
const GROWTH = 64 * 1024 * 1024;

const ledger = createLedger(SEED);
const unhandled: unknown[] = [];
const note = (error: unknown) => void unhandled.push(error);
let arena: Arena;
let players: Player[] = [];
let lines: Line[] = [];

async function playingTables(): Promise<void> {
  const people: Person[] = [];
  for (let i = 0; i < 9; i++) people.push(await arena.newPerson());
  const [ada, bob, cyd, dan, eve, fay] = people as [Person, Person, Person, Person, Person, Person];
  const open = { kind: 'open' } as const;
  const me = { kind: 'me' } as const;
  const bot = { kind: 'bot', bot: 'random' } as const;
  const civilization = { game: 'civilization' } as const;
  await arena.newTable('two founders', { seats: [me, open] }, [ada, bob]);
  await arena.newTable('hidden founders', { seats: [me, open, open], listed: false }, [cyd]);
  await arena.newTable('three peoples', { ...civilization, seats: [me, open, open] }, [ada, dan, eve]);
  const pace = { kind: 'live', time: 86_400_000, increment: 0 } as const;
  await arena.newTable('with a bot', { ...civilization, seats: [me, open, bot], pace }, [bob, fay]);
  await arena.newTable('over', { seats: [me, open] }, [dan, eve]);
  for (const table of arena.tables) await begin(arena, table);
  const waiting = await arena.newTable('waiting', { seats: [me, open, bot], listed: true }, [fay, bob]);
  for (const table of arena.tables) {
    if (table === waiting) continue;
    for (const seat of table.seats) players.push(await sitDown(arena, ledger, table, seat));
  }
}

const tableNamed = (name: string): ArenaTable => arena.tables.find((table) => table.name === name) as ArenaTable;

/** Before the harm begins: one game is over, one seat is a bot's, one proposal is off the table. */
async function prepare(): Promise<void> {
  const dice = partDice(SEED, 'prepare');
  const [ended, end] = playersOf(players, tableNamed('over')) as [Player, Player];
  await ended.command({ type: 'propose', what: 'end' });
  await end.command({ type: 'vote', proposal: 1, agree: true });
  await playSome(arena, dice, [ended, end], 200);
  for (const name of ['two founders', 'hidden founders']) {
    const [by, other] = playersOf(players, tableNamed(name)) as [Player, Player];
    await by.command({ type: 'propose', what: 'end' });
    await other.command({ type: 'vote', proposal: 1, agree: false });
    await by.command({ type: 'mute', seat: 1, muted: true });
    await by.command({ type: 'mute', seat: 1, muted: false });
  }
  const [, leaver] = playersOf(players, tableNamed('with a bot')) as [Player, Player];
  await leaver.command({ type: 'handOver', bot: 'random' });
  leaver.seat.isHandedOver = true;
  await playAll(12);
  expect(tableNamed('over').status).toBe('over');
}

/** All who play correctly give some answers, and nothing else is written meanwhile. */
async function playAll(answers: number): Promise<void> {
  const before = dumpOf(arena.file);
  const docs = await agreed();
  await Promise.all(
    arena.tables.map((table) =>
      playSome(arena, partDice(SEED, `${table.name} ${arena.recorded.length}`), playersOf(players, table), answers),
    ),
  );
  const given = new Set(arena.recorded.map(({ table, seat, command }) => `${table} ${seat} ${command.key}`));
  for (const table of arena.tables) {
    if (table.status === 'waiting') continue;
    for (const { entry, by, key } of await follow(arena.store, table)) {
      const isOwn = by !== null && given.has(`${table.id} ${by} ${key}`);
      const isPersons = table.seats.some((own) => 'seat' in entry && own.seat === entry.seat && !own.isHandedOver);
      const isByItself = by === null && key === null && !isPersons;
      if (!isOwn && !isByItself) ledger.complain(`entry ${entry.n} of ${table.name} is nobody's`);
    }
  }
  const after = dumpOf(arena.file);
  for (const name of ['users', 'sessions', 'seats', 'secrets', 'games', 'records', 'notices']) {
    if (before[name] !== after[name]) ledger.complain(`${name} changed while people played`);
  }
  const lines = arena.recorded.filter(({ command }) => command.type === 'chat').length;
  if (!after['chat']?.startsWith(`${lines} rows`)) ledger.complain(`chat has ${after['chat']}, ${lines} were written`);
  expect(await agreed()).toEqual(docs);
}

/** What is agreed at the tables, but for what playing changes. */
async function agreed(): Promise<unknown[]> {
  const stored = await Promise.all(arena.tables.map(({ id }) => arena.store.readTable(id)));
  return stored.map((table) => ({ ...table?.doc, clocks: null, epoch: 0 }));
}

/** Everybody sees the game that the record leads to. */
function compareViews(): void {
  for (const player of players) {
    const { game, shadow, name } = player.table;
    if (shadow === null) throw new Error(`${name} has no game`);
    expect(player.update()?.view, name).toEqual(game.view(shadow.state, player.seat.seat));
    expect(player.update()?.n, name).toBe(shadow.n);
  }
}

function vantages(): Vantage[] {
  const listed = arena.tables.filter((table) => table.listed);
  const found: Vantage[] = [];
  for (const table of arena.tables) {
    for (const seat of table.seats) {
      // By cookie one is on a seat wherever one has one; beside it only strangers' tables are looked at.
      const isOn = (other: ArenaTable) =>
        seat.person !== null && other.seats.some(({ person }) => person === seat.person);
      const beside = listed.filter((other) => other !== table && !isOn(other)).slice(0, 1);
      found.push({
        table,
        seat,
        beside,
        cookie: seat.person?.cookie ?? null,
        secret: seat.person === null ? seat.secret : null,
      });
    }
    const secret = table.listed ? null : table.secrets.spectator;
    found.push({ table, seat: null, beside: [], cookie: null, secret });
  }
  const stranger = arena.people.at(-1) as Person;
  found.push({ table: null, seat: null, beside: [], cookie: null, secret: null });
  found.push({ table: null, seat: null, beside: listed.slice(0, 2), cookie: stranger.cookie, secret: null });
  return found;
}

/** Waits for all answers; then there is time for what costs the socket. */
async function settle(line: Line, last: Hostile | null): Promise<void> {
  await line.quiet();
  if (last === null || !line.isOpen()) return;
  line.send(last);
  await line.quiet();
}

async function attack(world: World, share: number): Promise<void> {
  const open = (vantage: Vantage) => openLine(arena.port, arena.origin, ledger, vantage);
  lines = await Promise.all(lines.map(async (line) => (line.isOpen() ? line : await open(line.vantage))));
  const works: Promise<void>[] = [];
  const each = Math.ceil((PER_ROUND.messages * share) / lines.length);
  for (const line of lines) {
    let last: Hostile | null = null;
    for (let i = 0; i < each; i++) {
      const hostile = nextHostile(world, line.vantage);
      if (hostile.closes === undefined) line.send(hostile);
      else last ??= hostile;
    }
    works.push(settle(line, last));
  }
  for (let i = 0; i < PER_ROUND.requests * share; i++)
    works.push(sendRequest(arena, ledger, nextRequest(world, arena)));
  for (let i = 0; i < PER_ROUND.frames * share; i++) works.push(sendFrames(arena, ledger, world));
  for (let i = 0; i < PER_ROUND.raw * share; i++) works.push(sendRaw(arena, ledger, world));
  for (let i = 0; i < PER_ROUND.broken * share; i++) works.push(breakOff(arena, world));
  await Promise.all(works);
}

beforeAll(async () => {
  process.on('unhandledRejection', note);
  process.on('uncaughtExceptionMonitor', note);
  const most = '1000000';
  const rates = ['REQUESTS', 'GUESTS', 'LOGINS', 'TABLES', 'IMPORTS', 'COMMANDS', 'MESSAGES'];
  const raised = Object.fromEntries(rates.map((name) => [`TESSERA_RATE_${name}`, most]));
  const env = { ...raised, TESSERA_TRUSTED_PROXIES: 'loopback' };
  const none = 1e9;
  const socketLimits = { burst: none, strikes: none, waiting: none, perAddress: none, perPerson: none };
  arena = await openArena({ seed: SEED, ledger, env, socketLimits });
  await playingTables();
  await prepare();
  lines = await Promise.all(vantages().map((vantage) => openLine(arena.port, arena.origin, ledger, vantage)));
});

afterAll(async () => {
  for (const player of players) player.close();
  await Promise.all(lines.filter((line) => line.isOpen()).map((line) => line.close()));
  players = [];
  await arena.close();
  process.off('unhandledRejection', note);
  process.off('uncaughtExceptionMonitor', note);
});

async function metric(name: string): Promise<number> {
  const { text } = await arena.ask({ method: 'GET', path: '/metrics' });
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

const KINDS = [
  ...Object.keys(MALFORMED),
  ...[
    'binary',
    'too long',
    'stolen',
    'stolen and flipped',
    'wrong secret',
    'unknown table',
    'table that is not watched',
  ],
  ...['command of a spectator', 'before the beginning', 'after the end', 'seat of a bot'],
  ...WRONG_KINDS,
  ...['frames: not UTF-8', 'frames: in pieces', 'frames: too long', 'frames: against the protocol'],
  ...['raw: no HTTP', 'raw: headers', 'raw: bodies', 'door'],
  ...REQUEST_KINDS,
];

describe('hostile messages', () => {
  test('get a code and change nothing, while others play on', { timeout: 900_000 }, async () => {
    const { tables, recorded } = arena;
    const world: World = { dice: partDice(SEED, 'harm'), tables, recorded, isStill: true };
    const over = `/api/tables/${tableNamed('over').id}/record`;
    const { text: record } = await arena.ask({ method: 'GET', path: over });
    const begun = recorded.length;
    let heap = 0;
    for (let round = 0; ledger.total() < LEAST; round++) {
      world.isStill = true;
      const before = dumpOf(arena.file);
      await Promise.all([attack(world, 1), sendRequest(arena, ledger, dearRequest(world, arena, record))]);
      expect(ledger.complaints).toEqual([]);
      expect(dumpOf(arena.file), `round ${round}, seed ${SEED}`).toEqual(before);
      world.isStill = false;
      await Promise.all([attack(world, PER_ROUND.meanwhile / PER_ROUND.messages), playAll(3)]);
      expect(ledger.complaints).toEqual([]);
      if (round === 4) heap = heapInUse();
    }
    const played = recorded.length - begun;
    console.log(`${ledger.total()} hostile messages, seed ${SEED}; ${played} commands of players meanwhile`);
    console.log(`kinds:\n${tally(ledger.kinds)}\ncodes:\n${tally(ledger.codes)}`);
    if (heap > 0) expect(heapInUse() - heap).toBeLessThan(GROWTH);
    for (const kind of KINDS) expect(ledger.kinds.get(kind) ?? 0, kind).toBeGreaterThanOrEqual(LEAST / 1_000);
    expect(played).toBeGreaterThanOrEqual(LEAST / 500);
    compareViews();
    const isLeft = async () =>
      (await metric('tessera_sockets')) > lines.filter((line) => line.isOpen()).length + players.length;
    await until(async () => !(await isLeft()));
    expect(unhandled).toEqual([]);
    const logged = arena.log.map((line) => JSON.parse(line) as { readonly level: number });
    expect(logged.filter(({ level }) => level >= 40)).toEqual([]);
    for (const line of arena.log) ledger.overhear(line, 'the log');
    expect(ledger.complaints).toEqual([]);
  });
});
