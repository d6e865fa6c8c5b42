import { createHash } from 'node:crypto';
import { type CoreState, hashOf, type Plain } from '@tessera/kernel';
import type { SeatDoc } from '@tessera/table';
import { type Config, readConfig } from '../src/config.ts';
import { GAMES } from '../src/games.ts';
import type { Notice } from '../src/notices/notices.ts';
import { hashSecret } from '../src/people/secrets.ts';
import { SESSION_COOKIE } from '../src/people/sessions.ts';
import { createServer, type Server, type ServerParts } from '../src/server.ts';
import type { Chance, Log } from '../src/services.ts';
import { openStore } from '../src/store/openStore.ts';
import type { Store, TableRow } from '../src/store/store.ts';
import { createTables } from '../src/tables/createTables.ts';
import { TABLE_SETTINGS } from '../src/tables/host.ts';
import type { Tables } from '../src/tables/tables.ts';
import { entryAnew, headerAnew, MARK, seatAnew, writeGame } from './leakDeal.ts';
import type { Leak, Observer } from './leakKit.ts';
import type { Capture } from './leakOrigin.ts';
import { type HandClock, handChance, handClock, threadBots } from './tableKit.ts';

/** One server with a moment of a game on it, and what the people there hold in their hands. */
export interface World {
  readonly capture: Capture;
  readonly observer: Observer;
  /** Whether everything is as it was, or re-dealt where the observer may not know it. */
  readonly isTrue: boolean;
  readonly server: Server;
  readonly address: string;
  readonly clock: HandClock;
  /** Cookies by seat; the last one is a spectator's. */
  readonly cookies: readonly string[];
  readonly seatSecrets: readonly string[];
  readonly spectatorSecret: string;
  /** What the observer was told by e-mail or webhook. */
  readonly notices: readonly string[];
  readonly log: readonly string[];
  /** What must not reach the observer, by name. */
  readonly hidden: ReadonlyMap<string, string>;
}

const RATES = ['REQUESTS', 'GUESTS', 'LOGINS', 'TABLES', 'IMPORTS', 'COMMANDS', 'MESSAGES'];

function configOf(): Config {
  const rates = RATES.map((name) => [`TESSERA_RATE_${name}`, '1000000']);
  const config = readConfig({ PORT: '0', TESSERA_LOG_LEVEL: 'debug', ...Object.fromEntries(rates) });
  if ('complaints' in config) throw new Error(config.complaints.join(' '));
  return config;
}

function tokenOf(label: string, length: number): string {
  return createHash('sha256').update(label).digest('base64url').slice(0, length);
}

/** A table of other people, of which nobody else is to know whether there is one. */
export const UNLISTED = tokenOf('unlisted table', 16);

/** Chance by the clock: what comes does not depend on how much was asked for before, which may hang on hidden things. */
function fixedChance(clock: HandClock): Chance {
  let last = { at: 0, count: 0 };
  return {
    token(bytes) {
      const at = clock.now();
      last = { at, count: last.at === at ? last.count + 1 : 0 };
      return handChance(`token ${at} ${last.count}`).token(bytes);
    },
    below: (limit) => handChance(`below ${clock.now()}`).below(limit),
  };
}

/** Builds the server of one world on these states of the capture (see `statesOf`). */
export async function openWorld(
  capture: Capture,
  observer: Observer,
  isTrue: boolean,
  states: readonly CoreState[],
  leak: Leak | null = null,
): Promise<World> {
  const { table } = capture;
  const isOver = table.row.outcome !== null;
  const clock = handClock(table.row.changedAt + 1000);
  const log: string[] = [];
  const quiet: Log = { info: () => {}, warn: () => {}, error: (facts) => void log.push(JSON.stringify(facts)) };
  const store = await openStore({ url: ':memory:', log: quiet, process: 'here' });
  const hidden = new Map<string, string>();
  /** Something random: the same in both worlds if it is the observer's own, else different in the re-dealt one. */
  const token = (label: string, isOwn = false, length = 43): string => {
    const made = tokenOf(isOwn || isTrue ? label : `${label} again`, length);
    if (!isOwn) hidden.set(label, made);
    return made;
  };

  const { users, cookies } = await addPeople(store, capture, observer, isTrue, token);
  const seatSecrets = table.doc.seats.map((_seat, seat) => token(`secret of seat ${seat}`, seat === observer, 32));
  const spectatorSecret = token('secret of spectators', observer === null, 32);
  const seats = table.doc.seats.map((seat, i): SeatDoc => {
    const own = { ...seat, user: users[i] ?? null };
    return isTrue || i === observer ? own : seatAnew(own, capture);
  });
  const doc = { ...table.doc, creator: users[0] ?? null, seats };
  const entries = isTrue || isOver ? capture.entries : capture.entries.map((entry) => entryAnew(entry, observer));
  const header = isTrue || isOver ? capture.header : headerAnew(capture.header);
  const game = { header, entries, states, rewritten: isTrue ? 1 : 3, due: isTrue ? null : clock.now() + 77 };
  const seed = isTrue || isOver ? capture.seed : token('seed');
  await writeGame(store, table.id, capture, {
    ...game,
    doc,
    seed,
    secrets: lockedBy(seatSecrets, spectatorSecret, token('secret of the creator', observer === 0, 32)),
  });
  for (const { id, ...line } of capture.chat) await store.addChat(table.id, { ...line, key: `chat ${id}` });
  if (!isOver) {
    hidden.set('the seed', capture.seed);
    hidden.set('mark', MARK);
    for (const { entry } of capture.entries) if (entry.hash !== null) hidden.set(`hash ${entry.n}`, entry.hash);
    for (const [i, state] of states.entries()) hidden.set(`hash of state ${i}`, hashOf(state as unknown as Plain));
  }

  const host = observer === 0 ? 1 : 0;
  const away = users[host] ?? null;
  const unlisted = isTrue ? UNLISTED : tokenOf('another unlisted table', 16);
  await writeGame(store, unlisted, capture, {
    ...game,
    doc: { ...doc, creator: away, title: token('unlisted title'), listed: false, seats: seats.map(awayFrom(away)) },
    seed: token('unlisted seed'),
    secrets: lockedBy([token('unlisted seat')], token('unlisted spectators'), token('unlisted creator')),
  });
  const waiting: TableRow = { status: 'waiting', n: 0, due: null, awaited: [], outcome: null, changedAt: 5 };
  await store.createTable(
    tokenOf('waiting table', 16),
    waiting,
    { ...doc, creator: away, title: 'Later', listed: true, proposal: null, clocks: null, seats: seats.map(vacant) },
    token('waiting seed'),
    lockedBy([token('waiting seat')], token('waiting spectators'), token('waiting creator')),
  );
  if (away !== null) {
    await store.addRecord(
      { id: token('record of another', false, 22), user: away, game: doc.game, text: token('imported'), at: 5 },
      { records: 1, bytes: 1_000, bytesOfAll: 1_000 },
    );
  }

  const notices: string[] = [];
  const ownId = users[observer ?? users.length - 1];
  const parts = {
    clock,
    chance: fixedChance(clock),
    store,
    bots: threadBots,
    notices: {
      notify: (user: string, notice: Notice) => void (user === ownId && notices.push(JSON.stringify(notice))),
      close: async () => {},
    },
  };
  const server = await createServer(configOf(), {
    ...parts,
    ...(leak === null ? {} : { tables: leakyTables(parts, quiet, leak) }),
    logStream: { write: (line) => void log.push(line) },
    pageFolder: null,
  });
  const address = await server.listen();
  // Someone looks at it, so that it is in memory whether or not others try to reach it.
  await server.app.inject({ method: 'GET', url: `/api/tables/${unlisted}`, headers: { cookie: cookies[host] ?? '' } });
  return {
    capture,
    observer,
    isTrue,
    server,
    address,
    clock,
    cookies,
    seatSecrets,
    spectatorSecret,
    notices,
    log,
    hidden,
  };
}

/** The people at the table, in the order of their seats, and last a spectator. */
async function addPeople(
  store: Store,
  { table }: Capture,
  observer: Observer,
  isTrue: boolean,
  token: (label: string, isOwn?: boolean, length?: number) => string,
): Promise<{ readonly users: string[]; readonly cookies: string[] }> {
  const users: string[] = [];
  const cookies: string[] = [];
  for (const seat of [...table.doc.seats.keys(), null]) {
    const isOwn = seat === observer;
    const id = token(`id of ${seat}`, isOwn, 16);
    const session = token(`session of ${seat}`, isOwn);
    const seenAt = table.row.changedAt - (isTrue || isOwn ? 1000 : 2000);
    const user = {
      id,
      name: seat === null ? 'Bystander' : (table.doc.seats[seat]?.name ?? ''),
      passphrase: `scrypt$1024$8$1$${token(`salt of ${seat}`, isOwn, 22)}$${token(`passphrase of ${seat}`, isOwn)}`,
      notices: { webhook: null, email: `${token(`mailbox of ${seat}`, isOwn)}@example.org` },
      createdAt: seenAt,
      seenAt,
    };
    await store.createUser(user);
    await store.addSession(hashSecret(session), user, seenAt);
    users.push(id);
    cookies.push(`${SESSION_COOKIE}=${session}`);
  }
  return { users, cookies };
}

function lockedBy(seats: readonly string[], spectators: string, creator: string): Parameters<Store['createTable']>[4] {
  return [
    { hash: hashSecret(creator), opens: { role: 'creator', seat: null } },
    { hash: hashSecret(spectators), opens: { role: 'spectator', seat: null } },
    ...seats.map((secret, seat) => ({ hash: hashSecret(secret), opens: { role: 'seat', seat } as const })),
  ];
}

const awayFrom =
  (user: string | null) =>
  (seat: SeatDoc, i: number): SeatDoc => ({ ...seat, user: i === 0 ? user : null });

function vacant(seat: SeatDoc): SeatDoc {
  return { ...seat, kind: 'open', user: null, name: '' };
}

/** Tables with a hole in them. */
function leakyTables(
  parts: Pick<ServerParts, 'clock' | 'chance' | 'store' | 'bots' | 'notices'>,
  log: Log,
  { game, store, tables }: Leak,
): Tables {
  const whole = createTables({
    ...parts,
    store: store?.(parts.store) ?? parts.store,
    log,
    counts: { answered: () => {}, committed: () => {} },
    settings: TABLE_SETTINGS,
    process: 'here',
    games: GAMES.map((one) => game?.(one) ?? one),
  });
  return tables?.(whole, parts.store) ?? whole;
}
