import type { RecordHeader } from '@tessera/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Store, StoredEntry } from '../src/store/store.ts';
import {
  addTable,
  DATABASE_KINDS,
  type Databases,
  open,
  sampleDoc,
  sampleEntry,
  sampleRow,
  sampleSeat,
  snapshotAt,
  step,
} from './storeKit.ts';

const HEADER: RecordHeader = {
  tessera: 2,
  game: 'founders',
  schema: 1,
  rules: 1,
  players: 2,
  options: {},
  commitment: 'c0ffee',
  words: ['', 'word'],
  draws: [],
  about: { names: ['Ann', 'Bob'] },
};

describe.each(DATABASE_KINDS)('tables in the store on $kind', ({ start }) => {
  let databases: Databases;
  let url: string;
  let store: Store;

  beforeAll(async () => {
    databases = await start();
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    url = await databases.empty();
    store = await open(url);
  });
  afterEach(() => store.close());

  const reopen = async () => {
    await store.close();
    store = await open(url);
  };

  describe('tables', () => {
    test('are kept as they were created, with their secrets', async () => {
      const doc = sampleDoc({
        title: 'Łódź 👩‍🚀',
        seats: [sampleSeat('ann', { passes: ['trade'] }), sampleSeat(null)],
      });
      const row = sampleRow({ status: 'waiting', due: 5_000, awaited: [] });
      await store.createTable('t1', row, doc, 'the seed', [
        { hash: 'h-creator', opens: { role: 'creator', seat: null } },
        { hash: 'h-seat', opens: { role: 'seat', seat: 1 } },
      ]);
      await reopen();
      expect(await store.readTable('t1')).toEqual({ id: 't1', version: 0, row, doc });
      expect(await store.readGame('t1')).toEqual({ seed: 'the seed', header: null });
      expect(await store.findSecret('h-seat')).toEqual({ table: 't1', role: 'seat', seat: 1, grant: 0 });
      expect(await store.findSecret('h-creator')).toEqual({ table: 't1', role: 'creator', seat: null, grant: 0 });
      expect(await store.readEntries('t1', 0)).toEqual([]);
      expect(await store.readSnapshot('t1', 'any')).toBeNull();
    });

    test('that do not exist are null', async () => {
      expect(await store.readTable('none')).toBeNull();
      expect(await store.readGame('none')).toBeNull();
      expect(await store.readSnapshot('none', 'any')).toBeNull();
      expect(await store.findSecret('none')).toBeNull();
      expect(await store.commit(step('none', 1))).toBe('conflict');
    });

    test('an id is given once', async () => {
      await addTable(store, 't1');
      await expect(addTable(store, 't1')).rejects.toMatchObject({ name: 'StoreFault' });
      expect((await store.readGame('t1'))?.seed).toBe('seed of t1');
    });

    test('are listed by status, the newest change first, unless they are not listed', async () => {
      await addTable(store, 'old', sampleDoc(), sampleRow({ changedAt: 1 }));
      await addTable(store, 'new', sampleDoc(), sampleRow({ changedAt: 3 }));
      await addTable(store, 'mid', sampleDoc(), sampleRow({ changedAt: 2 }));
      await addTable(store, 'hidden', sampleDoc({ listed: false }), sampleRow({ changedAt: 4 }));
      await addTable(store, 'waiting', sampleDoc(), sampleRow({ status: 'waiting' }));
      expect((await store.listTables('playing', 10)).map(({ id }) => id)).toEqual(['new', 'mid', 'old']);
      expect((await store.listTables('playing', 2)).map(({ id }) => id)).toEqual(['new', 'mid']);
      expect((await store.listTables('over', 2)).map(({ id }) => id)).toEqual([]);
      expect(await store.countTables()).toEqual({ waiting: 1, playing: 4, over: 0 });
    });

    test('of a person are those where they have a seat or that they have set up, by the documents', async () => {
      await addTable(
        store,
        'made',
        sampleDoc({ creator: 'ann', seats: [sampleSeat('bob')] }),
        sampleRow({ changedAt: 1 }),
      );
      await addTable(
        store,
        'sits',
        sampleDoc({ creator: null, seats: [sampleSeat('ann')] }),
        sampleRow({ changedAt: 2 }),
      );
      await addTable(store, 'both', sampleDoc({ listed: false }), sampleRow({ changedAt: 3 }));
      const idsOf = async (user: string) => (await store.tablesOf(user, 10)).map(({ id }) => id);
      expect(await idsOf('ann')).toEqual(['both', 'sits', 'made']);
      expect(await idsOf('bob')).toEqual(['made']);
      expect((await store.tablesOf('ann', 1)).map(({ id }) => id)).toEqual(['both']);

      const body = sampleDoc({ creator: null, seats: [sampleSeat('cid'), sampleSeat('bob')] });
      const commit = { ...step('both', 0), entries: [], doc: body };
      expect(await store.commit(commit)).toBe('done');
      expect(await idsOf('ann')).toEqual(['sits', 'made']);
      expect(new Set(await idsOf('bob'))).toEqual(new Set(['both', 'made']));
      expect(await idsOf('cid')).toEqual(['both']);
    });

    test('are deleted with all that belongs to them', async () => {
      await store.createTable('t1', sampleRow(), sampleDoc(), 'seed', [
        { hash: 'h', opens: { role: 'spectator', seat: null } },
      ]);
      await addTable(store, 't2');
      await store.commit(step('t1', 1, { snapshot: snapshotAt(1) }));
      await store.addChat('t1', { at: 1, seat: 0, text: 'hello', key: 'k' });
      expect(await store.deleteTable('t1', 1)).toBe(false);
      expect(await store.readTable('t1')).not.toBeNull();
      expect(await store.deleteTable('t1', 0)).toBe(true);
      expect(await store.deleteTable('t1', 0)).toBe(false);
      expect(await store.readTable('t1')).toBeNull();
      expect(await store.readGame('t1')).toBeNull();
      expect(await store.readEntries('t1', 0)).toEqual([]);
      expect(await store.readSnapshot('t1', 'any')).toBeNull();
      expect(await store.readChat('t1', 0, 10)).toEqual([]);
      expect(await store.findSecret('h')).toBeNull();
      expect((await store.tablesOf('ann', 10)).map(({ id }) => id)).toEqual(['t2']);
      expect(await store.commit(step('t1', 2))).toBe('conflict');
    });

    test('that are due come the longest overdue first', async () => {
      await addTable(store, 'late', sampleDoc(), sampleRow({ due: 20 }));
      await addTable(store, 'later', sampleDoc(), sampleRow({ due: 10 }));
      await addTable(store, 'never', sampleDoc(), sampleRow({ due: null }));
      await addTable(store, 'notYet', sampleDoc(), sampleRow({ due: 101 }));
      await addTable(store, 'later2', sampleDoc(), sampleRow({ due: 10 }));
      const later = { id: 'later', due: 10 };
      const later2 = { id: 'later2', due: 10 };
      const late = { id: 'late', due: 20 };
      expect(await store.dueTables(100, 10, null)).toEqual([later, later2, late]);
      expect(await store.dueTables(100, 1, null)).toEqual([later]);
      expect(await store.dueTables(100, 1, later)).toEqual([later2]);
      expect(await store.dueTables(100, 10, later2)).toEqual([late]);
      expect(await store.dueTables(100, 10, late)).toEqual([]);
    });

    test('are claimed by one process at a time', async () => {
      await addTable(store, 't1');
      expect(await store.claimTable('t1', 'p1', 100, 200)).toBe(true);
      expect(await store.claimTable('t1', 'p2', 150, 250)).toBe(false);
      expect(await store.claimTable('t1', 'p1', 150, 300)).toBe(true);
      expect(await store.claimTable('t1', 'p2', 299, 400)).toBe(false);
      expect(await store.claimTable('t1', 'p2', 300, 400)).toBe(true);
      expect(await store.claimTable('t1', 'p1', 301, 400)).toBe(false);
      expect(await store.claimTable('none', 'p1', 100, 200)).toBe(false);
      expect(await store.commit(step('t1', 1))).toBe('done');
      expect(await store.claimTable('t1', 'p1', 301, 400)).toBe(false);
    });
  });

  describe('commits', () => {
    test('write entries, row, document, header and snapshot, and these survive', async () => {
      await addTable(store, 't1');
      const row = sampleRow({
        status: 'over',
        n: 2,
        awaited: [],
        outcome: { winners: [1], reason: 'points' } as never,
      });
      const body = sampleDoc({ title: 'another', epoch: 1 });
      const entries = [sampleEntry(1), sampleEntry(2, { by: null, key: null, told: [] })];
      const commit = { table: 't1', version: 0, row, doc: body, header: HEADER, entries, snapshot: snapshotAt(2) };
      expect(await store.commit(commit)).toBe('done');
      await reopen();
      expect(await store.readTable('t1')).toEqual({ id: 't1', version: 1, row, doc: body });
      expect(await store.readEntries('t1', 0)).toEqual(entries);
      expect(await store.readGame('t1')).toEqual({ seed: 'seed of t1', header: HEADER });
      expect(await store.readSnapshot('t1', 'any')).toEqual(snapshotAt(2));
    });

    test('in an older format of records come back in the present one', async () => {
      await addTable(store, 't1');
      const came = { what: 'die', among: 6, came: 3 };
      const rolled = { ...sampleEntry(1).entry, draws: [{ stream: 'others', ...came }] };
      const old = { ...HEADER, tessera: 1, draws: [{ stream: 'others', ...came }] };
      const entries = [{ ...sampleEntry(1), entry: rolled }] as unknown as StoredEntry[];
      const more = { header: old as unknown as RecordHeader, entries };
      expect(await store.commit({ ...step('t1', 1, more) })).toBe('done');
      const draws = [{ stream: 'dice', ...came }];
      expect(await store.readEntries('t1', 0)).toMatchObject([{ entry: { n: 1, draws } }]);
      expect(await store.readGame('t1')).toEqual({ seed: 'seed of t1', header: { ...HEADER, draws } });
    });

    test('without a document leave it and its version alone', async () => {
      await addTable(store, 't1');
      expect(await store.commit(step('t1', 1))).toBe('done');
      expect(await store.readTable('t1')).toMatchObject({
        version: 0,
        doc: sampleDoc(),
        row: { n: 1, changedAt: 1_001 },
      });
    });

    test('keep their snapshots, of which the latest of a kind up to an entry is read', async () => {
      await addTable(store, 't1');
      const snapshots = [snapshotAt(1), snapshotAt(2, false), snapshotAt(3, true, 30_000), snapshotAt(4, false)];
      for (const snapshot of snapshots) await store.commit(step('t1', snapshot.n, { snapshot }));
      expect(await store.readSnapshot('t1', 'any')).toEqual(snapshots[3]);
      expect(await store.readSnapshot('t1', 'barrier')).toEqual(snapshots[2]);
      expect(await store.readSnapshot('t1', 'any', 3)).toEqual(snapshots[2]);
      expect(await store.readSnapshot('t1', 'any', 2)).toEqual(snapshots[1]);
      expect(await store.readSnapshot('t1', 'barrier', 2)).toEqual(snapshots[0]);
      expect(await store.readSnapshot('t1', 'any', 0)).toBeNull();
      // A second one of the same entry takes its place.
      const again = snapshotAt(4, true, 20);
      expect(await store.commit({ ...step('t1', 4), entries: [], snapshot: again })).toBe('done');
      expect(await store.readSnapshot('t1', 'barrier')).toEqual(again);
    });

    test('of an entry that is there already are conflicts and change nothing', async () => {
      await addTable(store, 't1');
      await store.commit(step('t1', 1));
      const before = await store.readTable('t1');
      const row = sampleRow({ n: 1, due: 77 });
      expect(await store.commit(step('t1', 1, { key: 'other', row, snapshot: snapshotAt(1) }))).toBe('conflict');
      expect(await store.readTable('t1')).toEqual(before);
      expect(await store.readSnapshot('t1', 'any')).toBeNull();
      expect(await store.readEntries('t1', 0)).toEqual([sampleEntry(1)]);
    });

    test('that leave out an entry, or were made before the last one, are conflicts', async () => {
      await addTable(store, 't1');
      await store.commit(step('t1', 1));
      expect(await store.commit(step('t1', 3))).toBe('conflict');
      const row = sampleRow({ n: 0, due: 77 });
      expect(await store.commit({ ...step('t1', 0, { row }), entries: [] })).toBe('conflict');
      expect(await store.readTable('t1')).toMatchObject({ row: { n: 1, due: null } });
    });

    test('with a key that the seat has used are conflicts and leave nothing', async () => {
      await addTable(store, 't1');
      await store.commit(step('t1', 1, { key: 'same' }));
      const entries = [sampleEntry(2, { key: 'new' }), sampleEntry(3, { key: 'same' })];
      const commit = { ...step('t1', 3), entries, doc: sampleDoc({ title: 'changed' }) };
      expect(await store.commit(commit)).toBe('conflict');
      expect(await store.commit(step('t1', 2, { key: 'same' }))).toBe('conflict');
      expect(await store.readEntries('t1', 0)).toHaveLength(1);
      expect(await store.readTable('t1')).toMatchObject({ version: 0, row: { n: 1 }, doc: { title: 'A table' } });
      // Another seat's key is another key, and what the server does by itself has none.
      expect(await store.commit({ ...step('t1', 2), entries: [sampleEntry(2, { by: 1, key: 'same' })] })).toBe('done');
      expect(await store.commit({ ...step('t1', 3), entries: [sampleEntry(3, { by: null, key: null })] })).toBe('done');
      expect(await store.commit({ ...step('t1', 4), entries: [sampleEntry(4, { by: null, key: null })] })).toBe('done');
      expect(await store.entryByKey('t1', 0, 'same')).toBe(1);
      expect(await store.entryByKey('t1', 1, 'same')).toBe(2);
      expect(await store.entryByKey('t1', 0, 'new')).toBeNull();
      expect(await store.lastOwn('t1', 3)).toEqual([1, 2, 0]);
    });

    test('of a document that has changed meanwhile are conflicts', async () => {
      await addTable(store, 't1');
      const change = (version: number, title: string) =>
        store.commit({ ...step('t1', 0), version, entries: [], doc: sampleDoc({ title }) });
      expect(await change(0, 'first')).toBe('done');
      expect(await change(0, 'second')).toBe('conflict');
      expect(await change(1, 'third')).toBe('done');
      expect(await store.readTable('t1')).toMatchObject({ version: 2, doc: { title: 'third' } });
      // A process that does not know the document may not know that a seat has changed hands.
      expect(await store.commit(step('t1', 1, { version: 1 }))).toBe('conflict');
      expect(await store.readEntries('t1', 0)).toEqual([]);
      expect(await store.commit(step('t1', 1, { version: 2 }))).toBe('done');
    });

    test('that come together do not harm each other, whatever is wrong with some', async () => {
      const good = Array.from({ length: 20 }, (_, index) => `good${index}`);
      for (const id of [...good, 'number', 'key', 'version']) await addTable(store, id);
      await store.commit(step('number', 1));
      await store.commit(step('key', 1, { key: 'used' }));
      const body = sampleDoc({ title: 'changed' });
      const results = await Promise.all([
        ...good.slice(0, 10).map((id) => store.commit(step(id, 1, { snapshot: snapshotAt(1) }))),
        store.commit(step('number', 1, { key: 'another' })),
        store.commit({ ...step('key', 3), entries: [sampleEntry(2), sampleEntry(3, { key: 'used' })] }),
        store.commit(step('version', 1, { version: 7, doc: body })),
        store.commit(step('none', 1)),
        ...good.slice(10).map((id) => store.commit(step(id, 1, { doc: body }))),
      ]);
      expect(results.slice(0, 10)).toEqual(Array(10).fill('done'));
      expect(results.slice(10, 14)).toEqual(Array(4).fill('conflict'));
      expect(results.slice(14)).toEqual(Array(10).fill('done'));
      for (const [index, id] of good.entries()) {
        expect(await store.readEntries(id, 0)).toEqual([sampleEntry(1)]);
        expect((await store.readTable(id))?.doc.title).toBe(index < 10 ? 'A table' : 'changed');
      }
      expect(await store.readEntries('key', 0)).toHaveLength(1);
      expect(await store.readEntries('version', 0)).toEqual([]);
      expect(await store.readTable('version')).toMatchObject({ version: 0, row: { n: 0 } });
    });

    test('of one table that come together are written in their order', async () => {
      await addTable(store, 't1');
      const results = await Promise.all(
        [1, 2, 3, 3, 4].map((n, index) => store.commit(step('t1', n, { key: `${index}` }))),
      );
      expect(results).toEqual(['done', 'done', 'done', 'conflict', 'done']);
      expect((await store.readEntries('t1', 0)).map(({ key }) => key)).toEqual(['0', '1', '2', '4']);
    });

    test('of many tables at once are all written', async () => {
      const ids = Array.from({ length: 100 }, (_, index) => `t${index}`);
      await Promise.all(ids.map((id) => addTable(store, id)));
      const played = ids.map(async (id) => {
        for (let n = 1; n <= 5; n++) expect(await store.commit(step(id, n))).toBe('done');
      });
      await Promise.all(played);
      await reopen();
      for (const id of ids)
        expect((await store.readEntries(id, 0)).map(({ entry }) => entry.n)).toEqual([1, 2, 3, 4, 5]);
    });

    test('whose entries do not fit the row are refused before anything is written', async () => {
      await addTable(store, 't1');
      await expect(store.commit({ ...step('t1', 2), entries: [sampleEntry(1)] })).rejects.toThrow('entry 1');
      expect(await store.commit(step('t1', 1))).toBe('done');
    });

    test('that are under way when the store closes are written; later ones are refused', async () => {
      await addTable(store, 't1');
      const committed = store.commit(step('t1', 1));
      const closed = store.close();
      await expect(store.commit(step('t1', 2))).rejects.toThrow('closed');
      expect(await committed).toBe('done');
      await closed;
      await reopen();
      expect(await store.readEntries('t1', 0)).toHaveLength(1);
    });

    test('entries are read from one to another', async () => {
      await addTable(store, 't1');
      for (let n = 1; n <= 12; n++) await store.commit(step('t1', n));
      expect((await store.readEntries('t1', 8)).map(({ entry }) => entry.n)).toEqual([9, 10, 11, 12]);
      expect((await store.readEntries('t1', 8, 10)).map(({ entry }) => entry.n)).toEqual([9, 10]);
      expect(await store.readEntries('t1', 12)).toEqual([]);
    });
  });

  test('answers when it is asked whether it is there', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
    await store.close();
    await expect(store.ping()).rejects.toThrow('closed');
    await store.close();
  });
});
