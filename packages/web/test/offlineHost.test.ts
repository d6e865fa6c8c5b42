import type { OpenAsk } from '@tessera/protocol';
import type { CommandInput } from '@tessera/protocol/client';
import { describe, expect, test } from 'vitest';
import type { LocalDatabase } from '../src/offline/database.ts';
import type { SavedEntry, SavedTable } from '../src/offline/localGame.ts';
import { createHost } from '../src/offline/localHost.ts';
import type { LocalCall, LocalCalls, LocalMessage } from '../src/offline/messages.ts';
import { ADA, BOT } from './offlineKit.ts';

/** A database that keeps things as a browser's would, and lets a test say when it is done. */
function slowDatabase() {
  const tables = new Map<string, SavedTable>();
  const entries: SavedEntry[] = [];
  /** Pending operations, in order; null while nothing has to wait. */
  let waiting: (() => void)[] | null = null;
  let called = () => {};
  const database: LocalDatabase = {
    async save(table, fresh) {
      const given = structuredClone({ table, fresh });
      await new Promise<void>((done) => {
        if (waiting === null) done();
        else waiting.push(done);
        called();
      });
      tables.set(table.id, given.table);
      entries.push(...given.fresh);
    },
    async read(id) {
      const table = tables.get(id);
      return table === undefined ? null : structuredClone({ table, entries });
    },
    list: async () => [...tables.values()],
    async remove(id) {
      tables.delete(id);
    },
  };
  return {
    database,
    entries,
    /** From now on everything waits. */
    hold() {
      waiting ??= [];
    },
    /** Resolves when something waits. */
    async waiting(): Promise<void> {
      while (waiting === null || waiting.length === 0) {
        await new Promise<void>((resume) => {
          called = resume;
        });
      }
    },
    /** Completes one operation. */
    next() {
      waiting?.shift()?.();
    },
    goOn() {
      const late = waiting ?? [];
      waiting = null;
      for (const done of late) done();
    },
  };
}

type Slow = ReturnType<typeof slowDatabase>;

/** A page in front of the host: the last state it was sent, and a way to wait for the next. */
function pageFor({ database, entries }: Slow) {
  let asks: readonly OpenAsk[] = [];
  let n = 0;
  let told = (_asks: readonly OpenAsk[]) => {};
  let wake = () => {};
  const isHeld = new Set<string>();
  const host = createHost(
    (message: LocalMessage) => {
      if (!('table' in message) || message.changes.update === null) return;
      ({ asks, n } = message.changes.update);
      expect(n, 'what is told is stored').toBeLessThanOrEqual(entries.length);
      told(asks);
      wake();
    },
    {
      openDatabase: async () => database,
      lock: async (id) => {
        if (isHeld.has(id)) return null;
        isHeld.add(id);
        return () => isHeld.delete(id);
      },
    },
  );
  const call = async <K extends keyof LocalCalls>(what: K, given: Omit<LocalCalls[K], 'result'>) =>
    (await host.handle({ call: 0, do: what, ...given } as unknown as LocalCall)) as LocalCalls[K]['result'];
  return {
    call,
    n: () => n,
    onTold(listen: (asks: readonly OpenAsk[]) => void) {
      told = listen;
    },
    /** Answers everything with the first option, until there is a question of this kind. */
    async playTo(id: string, kind: string): Promise<OpenAsk> {
      for (;;) {
        const open = asks.find(({ given }) => given === null);
        if (open?.kind === kind) return open;
        const [first] = open?.options ?? [];
        if (open === undefined || first === undefined) {
          await new Promise<void>((resume) => {
            wake = resume;
          });
          continue;
        }
        const command: CommandInput = { type: 'answer', ask: open.id, answer: first };
        expect(await call('command', { id, command })).toMatchObject({ type: 'accepted' });
      }
    },
  };
}

async function begun(slow: Slow) {
  const page = pageFor(slow);
  const made = await page.call('create', {
    table: { game: 'civilization', title: '', options: { expansion: false }, seats: [ADA, BOT], words: ['', ''] },
  });
  if (!('id' in made)) throw new Error(made.code);
  await page.call('open', { id: made.id, botDelay: 0 });
  return { page, id: made.id };
}

const numbers = ({ entries }: Slow) => entries.map(({ entry }) => entry.n);

describe('the games of this browser', () => {
  test('are stored whole, once and in order, when a bot and a person answer while one is being stored', async () => {
    const slow = slowDatabase();
    const { page, id } = await begun(slow);
    // In the Trade Phase both are asked at the same time.
    page.onTold((asks) => {
      if (asks.some(({ kind }) => kind === 'negotiate')) slow.hold();
    });
    const ask = await page.playTo(id, 'negotiate');
    await slow.waiting();
    const before = page.n();
    const [done] = ask.options;
    const reply = page.call('command', { id, command: { type: 'answer', ask: ask.id, answer: done ?? {} } });
    slow.next();
    await slow.waiting();
    // The bot's answer is stored, the person's is not: neither is announced, since each shows in the view.
    expect(slow.entries).toHaveLength(before + 1);
    expect(page.n()).toBe(before);
    page.onTold(() => {});
    slow.goOn();
    expect(await reply).toMatchObject({ type: 'accepted' });
    await page.playTo(id, 'movement');
    await page.call('close', { id });
    expect(numbers(slow)).toEqual(slow.entries.map((_, i) => i + 1));
    expect(slow.entries.length).toBeGreaterThan(before + 2);

    const again = pageFor(slow);
    await again.call('open', { id, botDelay: 0 });
    await again.playTo(id, 'movement');
    expect(again.n()).toBe(page.n());
  });

  test('are not released before all of their entries are stored', async () => {
    const slow = slowDatabase();
    const { page, id } = await begun(slow);
    const ask = await page.playTo(id, 'movement');
    slow.hold();
    const [first] = ask.options;
    const reply = page.call('command', { id, command: { type: 'answer', ask: ask.id, answer: first ?? {} } });
    await slow.waiting();
    const stored = slow.entries.length;
    const closed = page.call('close', { id });
    const removed = page.call('remove', { id });
    slow.goOn();
    await Promise.all([reply, closed, removed]);
    expect(slow.entries.length).toBeGreaterThan(stored);
    expect(await page.call('open', { id, botDelay: 0 })).toMatchObject({ code: 'LOCAL-UNKNOWN' });
  });
});
