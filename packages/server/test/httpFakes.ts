import { createHash } from 'node:crypto';
import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { LIMITS, type NewTable, SERVER_CODES, type TableInfo, type TableStatus } from '@tessera/protocol';
import type { Access } from '@tessera/table';
import type { FastifyInstance } from 'fastify';
import { type Config, readConfig } from '../src/config.ts';
import { GAMES } from '../src/games.ts';
import { type AppParts, addRoutes, createApp } from '../src/http/app.ts';
import { trustProxies } from '../src/http/proxies.ts';
import type { RecordChecks } from '../src/http/recordChecks.ts';
import { createMetrics } from '../src/ops/metrics.ts';
import { hashSecret, newSecret } from '../src/people/secrets.ts';
import type { Chance, Clock } from '../src/services.ts';
import { looksOf } from '../src/store/looksOf.ts';
import type { EndedSessions, StoredUser } from '../src/store/store.ts';
import type { Tables } from '../src/tables/tables.ts';

/** A clock that only moves when told to. */
export function stillClock(): Clock & { time: number } {
  return {
    time: 1_800_000_000_000,
    now() {
      return this.time;
    },
    ticks() {
      return this.time;
    },
    after: () => () => {},
  };
}

/** Chance that is always the same. */
function countedChance(): Chance {
  let count = 0;
  const next = (): Buffer => createHash('sha256').update(`chance ${count++}`).digest();
  return {
    token: (bytes) => Buffer.concat([next(), next()]).subarray(0, bytes).toString('base64url'),
    below: (limit) => next().readUInt32BE(0) % limit,
  };
}

/** The part of the store that HTTP needs by itself. */
function memoryStore() {
  const users = new Map<string, StoredUser>();
  const sessions = new Map<string, string>();
  const records = new Map<string, { text: string; user: string; game: string; at: number }>();
  let isBroken = false;
  let isFull = false;
  const byName = (name: string) =>
    [...users.values()].find((user) => user.passphrase !== null && user.name.toLowerCase() === name.toLowerCase()) ??
    null;
  const store: AppParts['store'] = {
    async createUser(user) {
      users.set(user.id, user);
    },
    userByName: async (name) => byName(name),
    isLookalike: async (name, id) =>
      [...users.values()].some(
        (user) => user.passphrase !== null && user.id !== id && looksOf(user.name) === looksOf(name),
      ),
    async changeUser(user, changes) {
      const stored = users.get(user.id);
      if (stored?.passphrase !== user.passphrase) return 'changed';
      const changed = { ...stored, ...changes };
      const owner = byName(changed.name);
      if (changed.passphrase !== null && owner !== null && owner.id !== user.id) return 'taken';
      users.set(user.id, changed);
      return changed;
    },
    async deleteUser(id) {
      users.delete(id);
      for (const [hash, user] of sessions) if (user === id) sessions.delete(hash);
    },
    async addSession(hash, user) {
      sessions.set(hash, user.id);
      return true;
    },
    userOfSession: async (hash) => users.get(sessions.get(hash) ?? '') ?? null,
    async removeSession(hash) {
      sessions.delete(hash);
    },
    async removeSessions(user, but) {
      for (const [hash, whose] of sessions) if (whose === user && hash !== but) sessions.delete(hash);
    },
    async addRecord({ id, user, game, text, at }, quota) {
      const lengths = (whose: string | null) =>
        [...records.values()].flatMap((one) => (whose === null || one.user === whose ? [one.text.length] : []));
      const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, text.length);
      if (sum(lengths(null)) > quota.bytesOfAll) return 'all';
      if (lengths(user).length >= quota.records || sum(lengths(user)) > quota.bytes) return 'theirs';
      records.set(id, { text, user, game, at });
      return 'done';
    },
    readRecord: async (id) => records.get(id)?.text ?? null,
    recordsOf: async (user) =>
      [...records]
        .filter(([, record]) => record.user === user)
        .map(([id, { at, game, text }]) => ({ id, at, game, bytes: text.length })),
    deleteRecord: async (id, user) => records.get(id)?.user === user && records.delete(id),
    readChat: async () => [
      { id: 1, at: 5, seat: 0, text: 'hello from seat 0' },
      { id: 2, at: 6, seat: 1, text: 'hello from seat 1' },
    ],
    async ping() {
      if (isBroken) throw new Error('no database');
    },
    async write() {
      if (isBroken || isFull) throw new Error('nothing can be written');
    },
  };
  return {
    store,
    users,
    sessions,
    records,
    breakDown: () => (isBroken = true),
    fill: (full: boolean) => (isFull = full),
  };
}

interface FakeTable {
  readonly id: string;
  readonly plan: NewTable;
  readonly creator: string;
  status: TableStatus;
  users: (string | null)[];
  readonly secrets: Map<string, { role: 'seat' | 'creator' | 'spectator'; seat: Seat | null }>;
}

/** Tables that can be set up, joined and begun, and take every command of a seat. */
function fakeTables(chance: Chance) {
  const all = new Map<string, FakeTable>();
  const told: string[] = [];
  const forgotten: string[] = [];
  const spectator = (user: string | null): Access => ({ user, seat: null, grant: 0, isCreator: false, lock: null });

  const infoOf = (table: FakeTable, { seat, isCreator }: Access): TableInfo => ({
    id: table.id,
    game: table.plan.game,
    title: table.plan.title,
    status: table.status,
    listed: table.plan.listed,
    options: table.plan.options,
    pace: table.plan.pace,
    seats: table.users.map((user) => ({
      kind: user === null ? 'open' : 'person',
      name: '',
      bot: null,
      resigned: false,
      connected: false,
      awaySince: null,
    })),
    clocks: null,
    proposal: null,
    awaited: [],
    waits: [],
    createdAt: 1,
    changedAt: 1,
    commitment: 'c',
    words: table.users.map(() => ''),
    outcome: null,
    again: null,
    you: { seat, isCreator, passes: [], muted: [] },
  });
  const accessAs = (table: FakeTable, user: string): Access => {
    const seat = table.users.indexOf(user);
    return { user, seat: seat < 0 ? null : seat, grant: 0, isCreator: table.creator === user, lock: null };
  };
  const secretFor = (table: FakeTable, role: 'seat' | 'creator' | 'spectator', seat: Seat | null): string => {
    const secret = newSecret(chance);
    table.secrets.set(hashSecret(secret), { role, seat });
    told.push(secret);
    return secret;
  };
  const at = (id: string): FakeTable => all.get(id) as FakeTable;
  const forCreator = ({ isCreator }: Access, work: () => void): Illegal | null => {
    if (!isCreator) return illegal(SERVER_CODES.forbidden);
    work();
    return null;
  };

  const tables: Tables = {
    async create(user, plan) {
      if (!GAMES.some(({ id }) => id === plan.game)) return illegal(SERVER_CODES.shape, { at: 'game' });
      const table: FakeTable = {
        id: chance.token(12),
        plan,
        creator: user.id,
        status: 'waiting',
        users: plan.seats.map(({ kind }) => (kind === 'me' ? user.id : null)),
        secrets: new Map(),
      };
      all.set(table.id, table);
      const secrets = {
        creator: secretFor(table, 'creator', null),
        spectator: secretFor(table, 'spectator', null),
        seats: plan.seats.map((_, seat) => secretFor(table, 'seat', seat)),
      };
      return { table: infoOf(table, accessAs(table, user.id)), secrets };
    },
    list: async (status) =>
      [...all.values()]
        .filter((table) => table.plan.listed && table.status === status)
        .map((table) => infoOf(table, spectator(null))),
    of: async (user) =>
      [...all.values()]
        .filter((table) => table.creator === user || table.users.includes(user))
        .map((table) => infoOf(table, accessAs(table, user))),
    async access(id, user, secret) {
      const table = all.get(id);
      if (table === undefined) return illegal(SERVER_CODES.unknown);
      const opened = secret === null ? undefined : table.secrets.get(hashSecret(secret));
      if (secret !== null && opened === undefined) return illegal(SERVER_CODES.unknown);
      const known = user === null ? spectator(null) : accessAs(table, user);
      if (opened?.role === 'seat') return { ...known, seat: opened.seat };
      if (opened?.role === 'creator') return { ...known, isCreator: true };
      const isIn = table.plan.listed || opened !== undefined || known.seat !== null || known.isCreator;
      return isIn ? known : illegal(SERVER_CODES.unknown);
    },
    look: async (id, access) => ({ table: infoOf(at(id), access), update: null, chat: [] }),
    async join(id, _access, user, wanted) {
      const table = at(id);
      if (user === null) return illegal(SERVER_CODES.nobody);
      const seat = wanted ?? table.users.indexOf(null);
      if (seat < 0) return illegal(SERVER_CODES.full);
      if (table.users[seat] !== null) return illegal(SERVER_CODES.taken);
      table.users[seat] = user.id;
      return { seat, secret: secretFor(table, 'seat', seat) };
    },
    async leave(id, { seat }) {
      if (seat === null) return illegal(SERVER_CODES.forbidden);
      at(id).users[seat] = null;
      return null;
    },
    seatBot: async (_id, access) => forCreator(access, () => {}),
    start: async (id, access) =>
      forCreator(access, () => {
        at(id).status = 'playing';
      }),
    remove: async (id, access) => forCreator(access, () => all.delete(id)),
    async newSecret(id, { seat: own, isCreator }, role, seat) {
      const isAllowed = role === 'seat' ? seat === own && own !== null : isCreator;
      return isAllowed ? { secret: secretFor(at(id), role, seat) } : illegal(SERVER_CODES.forbidden);
    },
    again: async (id) => (at(id).status === 'over' ? { table: id } : illegal(SERVER_CODES.waiting)),
    record: async (id) => (at(id).status === 'waiting' ? illegal(SERVER_CODES.waiting) : '{"tessera":1}\n'),
    async command(_id, { seat }, { key, type }) {
      if (seat === null) return { type: 'refused', key, code: SERVER_CODES.forbidden, params: {} };
      if (type === 'undo') return { type: 'refused', key, code: 'K-BARRIER', params: {} };
      if (type === 'resign') throw new Error('the table broke');
      return { type: 'accepted', key, n: 1 };
    },
    watch: async () => null,
    unwatch: () => {},
    async forget(user) {
      forgotten.push(user);
      for (const table of all.values()) table.users = table.users.map((one) => (one === user ? null : one));
    },
    figures: () => ({ inMemory: all.size, viewers: 0 }),
    close: async () => {},
  };
  return { tables, told, forgotten, all };
}

/** A configuration with some of its variables set. */
export function configWith(env: { readonly [name: string]: string }): Config {
  const config = readConfig(env);
  if ('complaints' in config) throw new Error(config.complaints.join(' '));
  return config;
}

const NO_CHECKS: RecordChecks = {
  check: async (text) =>
    text.length > LIMITS.messageBytes ? { game: 'founders', players: 2, entries: 9 } : illegal('RECORD-FORM'),
  close: async () => {},
};

export interface Hall extends ReturnType<typeof fakeTables>, ReturnType<typeof memoryStore> {
  readonly app: FastifyInstance;
  readonly log: string[];
  readonly hungUp: EndedSessions[];
  readonly stopping: { is: boolean };
  readonly clock: ReturnType<typeof stillClock>;
}

/** The HTTP side over fakes. */
export async function openHall(
  env: { readonly [name: string]: string } = {},
  parts: Partial<AppParts> = {},
): Promise<Hall> {
  const config = configWith({ TESSERA_LOG_LEVEL: 'debug', ...env });
  const chance = countedChance();
  const log: string[] = [];
  const hungUp: EndedSessions[] = [];
  const stopping = { is: false };
  const memory = memoryStore();
  const clock = stillClock();
  const fakes = fakeTables(chance);
  const app = createApp(config, trustProxies(config.trustedProxies), { write: (line) => void log.push(line) });
  const metrics = createMetrics(false);
  metrics.observe({
    store: { countTables: async () => ({ waiting: 1, playing: 2, over: 3 }) },
    tables: fakes.tables,
    sockets: () => 4,
  });
  await addRoutes(app, {
    config,
    clock,
    chance,
    store: memory.store,
    tables: fakes.tables,
    games: GAMES,
    bots: { names: () => ['random', 'greedy'] },
    records: NO_CHECKS,
    metrics,
    pageFolder: null,
    isStopping: () => stopping.is,
    hangUp: (ended) => void hungUp.push(ended),
    // No test asks the world.
    resolve: async () => ['93.184.215.14'],
    ...parts,
  });
  await app.ready();
  return { app, log, hungUp, stopping, clock, ...memory, ...fakes };
}

export const OWN = 'http://localhost:8080';

export interface Answer {
  readonly status: number;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a test expects of an answer is what it checks.
  readonly json: any;
  readonly headers: { readonly [name: string]: unknown };
}

/** A browser at our own page: it keeps its cookie and says where it is from. */
export interface Browser {
  cookie: string | null;
  readonly seen: string[];
  ask(method: string, url: string, body?: unknown, headers?: { readonly [name: string]: string }): Promise<Answer>;
}

export function browser(app: FastifyInstance): Browser {
  return {
    cookie: null,
    seen: [],
    async ask(method, url, body, headers = {}) {
      const isText = typeof body === 'string';
      const response = await app.inject({
        method: method as 'GET',
        url,
        headers: {
          host: 'localhost:8080',
          ...(method === 'GET' ? {} : { origin: OWN }),
          ...(this.cookie === null ? {} : { cookie: `tessera_session=${this.cookie}` }),
          ...(body === undefined || isText ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: isText ? body : JSON.stringify(body) }),
      });
      const set = response.cookies.find(({ name }) => name === 'tessera_session');
      if (set !== undefined) this.cookie = set.value === '' ? null : set.value;
      this.seen.push(response.body, JSON.stringify(response.headers));
      const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
      return {
        status: response.statusCode,
        text: response.body,
        json: isJson ? JSON.parse(response.body) : null,
        headers: response.headers,
      };
    },
  };
}

/** A browser whose guest is known already. */
export async function guest(app: FastifyInstance): Promise<Browser> {
  const someone = browser(app);
  await someone.ask('GET', '/api/me');
  return someone;
}
