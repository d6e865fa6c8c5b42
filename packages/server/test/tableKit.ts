import { botsFor } from '@tessera/bots';
import {
  type AskIn,
  type CoreState,
  type Game,
  isIllegal,
  nextBelow,
  openAsks,
  type PlainObject,
  seedStreams,
} from '@tessera/kernel';
import type { GameUpdate, NewTable, OpenAsk, Reply, ServerMessage, TableCommand, TableInfo } from '@tessera/protocol';
import { newTable } from '@tessera/protocol';
import type { Access } from '@tessera/table';
import type { BotPlayers } from '../src/bots/botPlayers.ts';
import { GAMES } from '../src/games.ts';
import type { Notice } from '../src/notices/notices.ts';
import type { Chance, Clock, Log } from '../src/services.ts';
import { openStore } from '../src/store/openStore.ts';
import type { Store, StoredUser } from '../src/store/store.ts';
import { createTables } from '../src/tables/createTables.ts';
import { TABLE_SETTINGS, type TableSettings, type TablesParts } from '../src/tables/host.ts';
import type { CreatedTable, Tables, Viewer } from '../src/tables/tables.ts';

/** A clock that stands still until a test lets time pass. */
export interface HandClock extends Clock {
  /** What it shows. To change it is to let time pass, but nothing that falls due is called. */
  time: number;
  /** Sets the machine's time: what it shows changes, though no time has passed. */
  set(time: number): void;
  /** Lets time pass; what falls due is called at its moment, and what follows from it is waited for. */
  pass(milliseconds: number): Promise<void>;
}

export function handClock(time = Date.UTC(2026, 0, 1)): HandClock {
  let alarms: { readonly at: number; readonly call: () => void }[] = [];
  let shown = time;
  let ticks = 0;
  const goTo = (moment: number) => {
    shown += moment - ticks;
    ticks = moment;
  };
  const clock: HandClock = {
    get time() {
      return shown;
    },
    set time(next) {
      goTo(ticks + next - shown);
    },
    set(next) {
      shown = next;
    },
    now: () => shown,
    ticks: () => ticks,
    after(milliseconds, call) {
      const alarm = { at: ticks + Math.max(0, milliseconds), call };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((one) => one !== alarm);
      };
    },
    async pass(milliseconds) {
      const end = ticks + milliseconds;
      for (;;) {
        await settled();
        const next = alarms.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        alarms = alarms.filter((one) => one !== next);
        goTo(Math.max(ticks, next.at));
        next.call();
      }
      goTo(end);
      await settled();
    },
  };
  return clock;
}

/** Lets everything that is under way in this process come to rest. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 40; i++) await new Promise<void>((resolve) => setImmediate(resolve));
}

/** Chance that is the same every time. */
export function handChance(seed = 'chance'): Chance {
  const generator = seedStreams(seed)[0] as number[];
  return {
    token: (bytes) => Buffer.from(Array.from({ length: bytes }, () => nextBelow(generator, 256))).toString('base64url'),
    below: (limit) => nextBelow(generator, limit),
  };
}

/** Bots in this thread. */
export const threadBots: BotPlayers = {
  names: (game) => Object.keys(botsFor(game)),
  async choose({ game, state, seat, ask, bot, seed }) {
    const asked = openAsks(state, seat).find(({ id }) => id === ask) as AskIn<CoreState>;
    const player = botsFor(game)[bot];
    if (player === undefined) throw new Error(`there is no bot ${bot}`);
    return player.chooseAnswer(game, state, seat, asked, seedStreams(seed)[0] as number[]) as PlainObject;
  },
  close: async () => {},
};

export interface Hall {
  readonly tables: Tables;
  readonly store: Store;
  readonly clock: HandClock;
  readonly parts: TablesParts;
  readonly notices: { readonly user: string; readonly notice: Notice }[];
  readonly errors: { readonly facts: object; readonly message: string }[];
  close(): Promise<void>;
}

export interface HallOptions {
  readonly store?: Store;
  readonly clock?: HandClock;
  readonly settings?: Partial<TableSettings>;
  readonly games?: readonly Game[];
  readonly process?: string;
  readonly seed?: string;
  readonly bots?: BotPlayers;
}

/** Tables on an embedded store in memory, with everything in the test's hand. */
export async function openHall(options: HallOptions = {}): Promise<Hall> {
  const clock = options.clock ?? handClock();
  const errors: Hall['errors'] = [];
  const notices: Hall['notices'] = [];
  const log: Log = {
    info: () => {},
    warn: () => {},
    error: (facts, message) => void errors.push({ facts, message }),
  };
  const process = options.process ?? 'here';
  const store = options.store ?? (await openStore({ url: ':memory:', log, process }));
  const parts: TablesParts = {
    store,
    clock,
    chance: handChance(options.seed),
    log,
    bots: options.bots ?? threadBots,
    notices: { notify: (user, notice) => void notices.push({ user, notice }), close: async () => {} },
    counts: { answered: () => {}, committed: () => {} },
    settings: { ...TABLE_SETTINGS, ...options.settings },
    process,
    games: options.games ?? GAMES,
  };
  const tables = createTables(parts);
  return {
    tables,
    store,
    clock,
    parts,
    notices,
    errors,
    async close() {
      await tables.close();
      if (options.store === undefined) await store.close();
    },
  };
}

export async function newUser({ store, clock }: Pick<Hall, 'store' | 'clock'>, name: string): Promise<StoredUser> {
  const now = clock.now();
  const user = {
    id: `user-${name}`,
    name,
    passphrase: null,
    notices: { webhook: null, email: null },
    createdAt: now,
    seenAt: now,
  };
  await store.createUser(user);
  return user;
}

/** The value, unless it is a refusal: then the test fails with it. */
export function got<R>(result: R): Exclude<R, { readonly rule: string }> {
  if (typeof result === 'object' && result !== null && isIllegal(result)) {
    throw new Error(`refused: ${JSON.stringify(result)}`);
  }
  return result as Exclude<R, { readonly rule: string }>;
}

export function codeOf(result: object | null): string {
  if (result === null) return 'none';
  if ('code' in result) return String(result.code);
  return 'rule' in result ? String(result.rule) : 'none';
}

export async function createTable(hall: Hall, user: StoredUser, plan: Partial<NewTable>): Promise<CreatedTable> {
  return got(await hall.tables.create(user, newTable.parse({ game: 'founders', seats: [], ...plan })));
}

let keys = 0;

/** A command as a test writes it: the key may be left to the sitter. */
type Keyless = TableCommand extends infer C
  ? C extends TableCommand
    ? Omit<C, 'key'> & { readonly key?: string }
    : never
  : never;

/** A viewer at a table, with all that was sent to them. */
export class Sitter implements Viewer {
  readonly hall: Pick<Hall, 'tables'>;
  readonly table: string;
  access: Access;
  readonly received: ServerMessage[] = [];
  closedBy: string | null = null;

  constructor(hall: Pick<Hall, 'tables'>, table: string, access: Access) {
    this.hall = hall;
    this.table = table;
    this.access = access;
  }

  send(text: string): void {
    this.received.push(JSON.parse(text) as ServerMessage);
  }

  close(code: string): void {
    this.closedBy = code;
  }

  /** The last state of the game that was sent. */
  get update(): GameUpdate {
    const updates = this.received.filter((message) => message.type === 'update');
    const last = updates.at(-1);
    if (last === undefined) throw new Error('no update has been sent');
    return last as GameUpdate;
  }

  get info(): TableInfo {
    const last = this.received.filter((message) => message.type === 'table').at(-1);
    if (last === undefined || last.type !== 'table') throw new Error('no table has been sent');
    return last.table;
  }

  get ask(): OpenAsk | null {
    return this.update.asks[0] ?? null;
  }

  command(command: Keyless): Promise<Reply> {
    return this.hall.tables.command(this.table, this.access, { key: `k${keys++}`, ...command } as TableCommand);
  }

  /** Answers the first open question with its first option, or the one at a place. */
  async play(option = 0): Promise<Reply> {
    const { ask } = this;
    if (ask === null) throw new Error('nothing is asked');
    return await this.command({ type: 'answer', ask: ask.id, answer: ask.options[option % ask.options.length] ?? {} });
  }
}

/** Sits down to watch, by cookie or by secret. */
export async function sit(
  hall: Pick<Hall, 'tables'>,
  table: string,
  user: string | null,
  secret: string | null = null,
  after: number | null = null,
): Promise<Sitter> {
  const sitter = new Sitter(hall, table, got(await hall.tables.access(table, user, secret)));
  got(await hall.tables.watch(table, sitter, after, null));
  return sitter;
}

/** A game of two people that has begun. */
export async function twoPlayers(
  hall: Hall,
  plan: Partial<NewTable> = {},
): Promise<{ readonly id: string; readonly created: CreatedTable; readonly sitters: [Sitter, Sitter] }> {
  const [ada, bob] = [await newUser(hall, 'Ada'), await newUser(hall, 'Bob')];
  const created = await createTable(hall, ada, { seats: [{ kind: 'me' }, { kind: 'open' }], ...plan });
  const { id } = created.table;
  got(await hall.tables.join(id, got(await hall.tables.access(id, bob.id, null)), bob, null, 'sea'));
  got(await hall.tables.start(id, got(await hall.tables.access(id, ada.id, null))));
  return { id, created, sitters: [await sit(hall, id, ada.id), await sit(hall, id, bob.id)] };
}

/** A game that has begun, by seat: the name of a person, or null for a bot. The last person has set the table up. */
export async function gather(
  hall: Hall,
  names: readonly (string | null)[],
  plan: Partial<NewTable> = {},
): Promise<{ readonly id: string; readonly created: CreatedTable; readonly sitters: readonly (Sitter | null)[] }> {
  const host = names.length - 1 - [...names].reverse().findIndex((name) => name !== null);
  const users = await Promise.all(names.map(async (name) => (name === null ? null : await newUser(hall, name))));
  const seats: NewTable['seats'] = names.map((name, seat) =>
    name === null ? { kind: 'bot', bot: 'random' } : { kind: seat === host ? 'me' : 'open' },
  );
  const created = await createTable(hall, users[host] as StoredUser, { seats, ...plan });
  const { id } = created.table;
  for (const [seat, user] of users.entries()) {
    if (user === null || seat === host) continue;
    got(await hall.tables.join(id, got(await hall.tables.access(id, user.id, null)), user, seat, ''));
  }
  got(await hall.tables.start(id, got(await hall.tables.access(id, users[host]?.id ?? null, null))));
  const sitters: (Sitter | null)[] = [];
  for (const user of users) sitters.push(user === null ? null : await sit(hall, id, user.id));
  return { id, created, sitters };
}

/** Lets all players answer by a rule, until the game is over or this many answers were given. */
export async function playOn(sitters: readonly Sitter[], answers: number, pick = 0): Promise<number> {
  let given = 0;
  for (; given < answers; given++) {
    const next = sitters.find(({ update }) => update.asks.some(({ given: sealed }) => sealed === null));
    if (next === undefined) break;
    const reply = await next.play(pick + given);
    if (reply.type !== 'accepted') throw new Error(`refused: ${JSON.stringify(reply)}`);
  }
  return given;
}
