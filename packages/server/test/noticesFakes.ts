import type { NoticeSettings } from '@tessera/protocol';
import { DELIVERED, type Delivery, type NoticeAdapter, type NoticeMessage } from '../src/notices/adapter.ts';
import { createNotices, type NoticeStore, type NoticesParts, type SeatedTable } from '../src/notices/createNotices.ts';
import type { Notice, Notices } from '../src/notices/notices.ts';
import { NOTICES_OFF } from '../src/notices/noticesConfig.ts';
import type { Chance, Clock, Log } from '../src/services.ts';
import type { StoredNotice, StoredUser } from '../src/store/store.ts';

/** A clock that stands still until the test lets time pass. */
export interface FakeClock extends Clock {
  /** Lets time pass, calling back what is due in its order, and lets every callback's work come to rest. */
  pass(milliseconds: number): Promise<void>;
  readonly waiting: number;
}

/** Lets everything that waits for nothing outside the process run to its end. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
}

export function fakeClock(start = 1_700_000_000_000): FakeClock {
  let now = start;
  const timers = new Set<{ readonly at: number; readonly call: () => void }>();
  return {
    now: () => now,
    ticks: () => now,
    after(milliseconds, call) {
      const timer = { at: now + milliseconds, call };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async pass(milliseconds) {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.call();
        await settle();
      }
      now = end;
    },
    get waiting() {
      return timers.size;
    },
  };
}

/** Chance that always takes the middle: a delay without jitter. */
export const middle: Chance = { token: (bytes) => 'x'.repeat(bytes), below: (limit) => Math.floor(limit / 2) };

export interface FakeLog extends Log {
  readonly lines: { readonly level: string; readonly facts: object; readonly message: string }[];
}

export function fakeLog(): FakeLog {
  const lines: FakeLog['lines'] = [];
  const at = (level: string) => (facts: object, message: string) => void lines.push({ level, facts, message });
  return { lines, info: at('info'), warn: at('warn'), error: at('error') };
}

/** A table as far as notices look at it. */
export interface FakeTable {
  seats: { user: string; bot: string | null }[];
  awaited: number[];
  lastOwn: number[];
}

export interface FakeStore extends NoticeStore {
  readonly notices: Map<string, StoredNotice>;
  readonly tables: Map<string, FakeTable>;
  setNotices(user: string, settings: NoticeSettings): void;
  forget(user: string): void;
  /** How many of the next calls fail. */
  failures: number;
}

function fakeStore(): FakeStore {
  const users = new Map<string, StoredUser>();
  const notices = new Map<string, StoredNotice>();
  const tables = new Map<string, FakeTable>();
  const store: FakeStore = {
    notices,
    tables,
    failures: 0,
    setNotices(id, settings) {
      users.set(id, { id, name: id, passphrase: null, notices: settings, createdAt: 0, seenAt: 0 });
    },
    forget: (user) => void users.delete(user),
    readUser: async (id) => may(users.get(id) ?? null),
    readTable: async (id) => may(seatedTable(tables.get(id))),
    lastOwn: async (id) => may([...(tables.get(id)?.lastOwn ?? [])]),
    async addNotice(notice) {
      may(null);
      if (!notices.has(notice.id)) notices.set(notice.id, notice);
    },
    async takeNotices(now, until, limit) {
      may(null);
      const due = [...notices.values()].filter((notice) => notice.due <= now).sort((a, b) => a.due - b.due);
      const taken = due.slice(0, limit);
      for (const notice of taken) notices.set(notice.id, { ...notice, due: until });
      return taken;
    },
    async retryNotice(id, due, tries) {
      may(null);
      const notice = notices.get(id);
      if (notice !== undefined) notices.set(id, { ...notice, due, tries });
    },
    async removeNotice(id) {
      may(null);
      notices.delete(id);
    },
  };
  function may<T>(answer: T): T {
    if (store.failures === 0) return answer;
    store.failures--;
    throw new Error('the database is away, says ann@example.org');
  }
  return store;
}

function seatedTable(table: FakeTable | undefined): SeatedTable | null {
  if (table === undefined) return null;
  const { seats, awaited } = table;
  return { row: { awaited: [...awaited] }, doc: { seats: seats.map((seat) => ({ ...seat })) } };
}

export interface Sent {
  readonly address: string;
  readonly message: NoticeMessage;
  readonly signal: AbortSignal;
}

/** An adapter that keeps what it is to deliver, and answers as the test wants. */
export interface FakeAdapter extends NoticeAdapter {
  readonly sent: Sent[];
  answer: (sent: Sent) => Promise<Delivery>;
  isClosed: boolean;
}

function fakeAdapter(name: 'email' | 'webhook'): FakeAdapter {
  const adapter: FakeAdapter = {
    name,
    sent: [],
    answer: async () => DELIVERED,
    isClosed: false,
    addressOf: (settings) => settings[name],
    deliver(address, message, signal) {
      const sent = { address, message, signal };
      adapter.sent.push(sent);
      return adapter.answer(sent);
    },
    close() {
      adapter.isClosed = true;
    },
  };
  return adapter;
}

export const ANN = 'ann@example.org';
export const TURN: Notice = { kind: 'yourTurn', table: 'table-1', game: 'founders', title: 'Friday night' };
export const MINUTE = 60_000;

/** A store in which Ann wants e-mails and is awaited at `table-1`, and processes that work on it. */
export interface NoticesKit {
  readonly store: FakeStore;
  readonly clock: FakeClock;
  readonly log: FakeLog;
  readonly email: FakeAdapter;
  readonly webhook: FakeAdapter;
  /** One more process on the same store. */
  start(parts?: Partial<NoticesParts>): Notices;
  /** Sets a table at which the person is awaited. */
  seat(table: string, user: string): void;
  /** Stops all processes. */
  close(): Promise<void>;
}

export function noticesKit(): NoticesKit {
  const store = fakeStore();
  const clock = fakeClock();
  const log = fakeLog();
  const email = fakeAdapter('email');
  const webhook = fakeAdapter('webhook');
  const processes: Notices[] = [];
  const kit: NoticesKit = {
    store,
    clock,
    log,
    email,
    webhook,
    start(parts = {}) {
      const config = { ...NOTICES_OFF, publicUrl: 'https://games.example/' };
      const notices = createNotices({
        store,
        clock,
        chance: middle,
        log,
        config,
        adapters: [email, webhook],
        ...parts,
      });
      processes.push(notices);
      return notices;
    },
    seat(table, user) {
      const seats = ['someone', user].map((one) => ({ user: one, bot: null }));
      store.tables.set(table, { seats, awaited: [1], lastOwn: [4, 3] });
    },
    async close() {
      const closed = Promise.all(processes.map((notices) => notices.close()));
      // Longer than a stop waits for adapters that hang.
      await clock.pass(MINUTE);
      await closed;
    },
  };
  store.setNotices('ann', { email: ANN, webhook: null });
  kit.seat('table-1', 'ann');
  return kit;
}
