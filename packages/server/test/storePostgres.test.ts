import { setImmediate as nextTick } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BusMessage, Store } from '../src/store/store.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { addTable, inPostgres, keptLog, open, sampleDoc, sampleNotice, sampleUser, step } from './storeKit.ts';

let server: TestPostgres;
let url: string;
let stores: Store[];

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());
beforeEach(async () => {
  url = await server.url();
  stores = [];
});
afterEach(async () => {
  for (const store of stores) await store.close();
});

async function opened(process: string, log = keptLog()): Promise<Store> {
  const store = await open(url, process, log);
  stores.push(store);
  return store;
}

/** Makes the database do something whenever an entry of table `bad` is added, or when that is committed. */
function sabotage(what: string, when: 'at once' | 'at commit' = 'at once'): Promise<void> {
  const kind = when === 'at once' ? 'CREATE TRIGGER' : 'CREATE CONSTRAINT TRIGGER';
  const deferred = when === 'at once' ? '' : 'DEFERRABLE INITIALLY DEFERRED';
  return inPostgres(
    url,
    'CREATE SEQUENCE tries',
    `CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${what}; RETURN NEW; END $$`,
    `${kind} spoil AFTER INSERT ON entries ${deferred} FOR EACH ROW WHEN (NEW.table_id = 'bad') EXECUTE FUNCTION spoil()`,
  );
}

describe('two processes on one PostgreSQL', () => {
  test('may open an empty database at the same time', async () => {
    await Promise.all(['p1', 'p2', 'p3'].map((process) => opened(process)));
    await addTable(stores[0] as Store, 't1');
    expect(await stores[2]?.readTable('t1')).not.toBeNull();
  });

  test('never both write an entry', async () => {
    const [one, two] = [await opened('p1'), await opened('p2')];
    const ids = Array.from({ length: 20 }, (_, index) => `t${index}`);
    for (const id of ids) await addTable(one, id);
    for (let n = 1; n <= 5; n++) {
      const results = await Promise.all(
        // In opposite orders, so that they would block each other if they locked as they come.
        ids.map((id, index) =>
          Promise.all([
            one.commit(step(id, n, { key: `one ${n}` })),
            two.commit(step(ids[ids.length - 1 - index] as string, n, { key: `two ${n}` })),
          ]),
        ),
      );
      expect(results.flat().filter((result) => result === 'done')).toHaveLength(ids.length);
    }
    for (const id of ids) {
      const entries = await two.readEntries(id, 0);
      expect(entries.map(({ entry }) => entry.n)).toEqual([1, 2, 3, 4, 5]);
      expect((await one.readTable(id))?.row.n).toBe(5);
    }
  });

  test('never both change a document', async () => {
    const [one, two] = [await opened('p1'), await opened('p2')];
    await addTable(one, 't1');
    const change = (store: Store, title: string) =>
      store.commit({ ...step('t1', 0), entries: [], doc: sampleDoc({ title }) });
    const results = await Promise.all([change(one, 'one'), change(two, 'two')]);
    expect([...results].sort()).toEqual(['conflict', 'done']);
    expect((await one.readTable('t1'))?.doc.title).toBe(results[0] === 'done' ? 'one' : 'two');
  });

  test('commit or delete a table, one after the other', async () => {
    const [one, two] = [await opened('p1'), await opened('p2')];
    for (let round = 0; round < 10; round++) {
      await addTable(one, `t${round}`);
      const [result] = await Promise.all([one.commit(step(`t${round}`, 1)), two.deleteTable(`t${round}`, 0)]);
      expect(['done', 'conflict']).toContain(result);
      expect(await one.readEntries(`t${round}`, 0)).toEqual([]);
    }
  });

  test('do not both claim a table, take a notice or a line’s number', async () => {
    const [one, two] = [await opened('p1'), await opened('p2')];
    await addTable(one, 't1');
    await one.createUser(sampleUser('ann'));
    for (let n = 0; n < 30; n++) await one.addNotice(sampleNotice(`n${n}`, 'ann'));
    const claims = await Promise.all([one.claimTable('t1', 'p1', 1, 10), two.claimTable('t1', 'p2', 1, 10)]);
    expect([...claims].sort()).toEqual([false, true]);
    const taken = await Promise.all([one, two, one, two].map((store) => store.takeNotices(2_000, 3_000, 10)));
    const ids = taken.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const lines = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? one : two).addChat('t1', { at: 1, seat: index % 2, text: `line ${index}`, key: `${index}` }),
    );
    expect(new Set(await Promise.all(lines)).size).toBe(20);
  });
});

describe('news between processes', () => {
  function hearing(store: Store): { heard: BusMessage[]; gaps: () => number } {
    const heard: BusMessage[] = [];
    let gaps = 0;
    store.subscribe(
      (message) => heard.push(message),
      () => gaps++,
    );
    return { heard, gaps: () => gaps };
  }

  test('reach the others, not oneself', async () => {
    const [one, two] = [await opened('p1'), await opened('p2')];
    const [atOne, atTwo] = [hearing(one), hearing(two)];
    const presence: BusMessage = { type: 'presence', table: 't1', process: 'p1', seats: [0, 2] };
    one.publish({ type: 'table', table: 't1' });
    one.publish({ type: 'table', table: 't1' });
    one.publish(presence);
    one.publish({ type: 'chat', table: `'t$$"` });
    await expect.poll(() => atTwo.heard).toContainEqual({ type: 'chat', table: `'t$$"` });
    expect(atTwo.heard).toContainEqual(presence);
    expect(atTwo.heard).toContainEqual({ type: 'table', table: 't1' });
    two.publish({ type: 'gone', table: 't2' });
    await expect.poll(() => atOne.heard).toEqual([{ type: 'gone', table: 't2' }]);
    expect(atOne.gaps() + atTwo.gaps()).toBe(0);
  });

  test('are never lost while the same news are being sent', async () => {
    const [one, two] = [await opened('p1'), await opened('p2')];
    const { heard } = hearing(two);
    let told = 0;
    for (let round = 1; round <= 50; round++) {
      one.publish({ type: 'table', table: 't1' });
      await nextTick();
    }
    one.publish({ type: 'gone', table: 't1' });
    await expect.poll(() => heard.at(-1)?.type).toBe('gone');
    told = heard.length;
    one.publish({ type: 'table', table: 't1' });
    await expect.poll(() => heard).toHaveLength(told + 1);
  });

  test('of thousands of tables fit into as many parcels as they need', async () => {
    const [one, two] = [await opened('p1'), await opened('p2')];
    const { heard } = hearing(two);
    const tables = Array.from({ length: 2_000 }, (_, index) => `table-with-a-long-id-ü-${index}`);
    for (const table of tables) one.publish({ type: 'table', table });
    await expect.poll(() => heard).toHaveLength(tables.length);
    expect(heard.map((message) => ('table' in message ? message.table : null))).toEqual(tables);
  });

  test('beyond measure become a gap', async () => {
    const [one, two] = [await opened('p1'), await opened('p2')];
    const { heard, gaps } = hearing(two);
    for (let index = 0; index < 10_001; index++) one.publish({ type: 'table', table: `t${index}` });
    await expect.poll(() => heard).toHaveLength(10_000);
    expect(gaps()).toBe(1);
  });

  test('go on after the connection was broken, with a gap', async () => {
    const log = keptLog();
    const [one, two] = [await opened('p1'), await opened('p2', log)];
    const { heard, gaps } = hearing(two);
    await inPostgres(
      url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    // Both were cut off; what is told meanwhile is kept.
    one.publish({ type: 'table', table: 't1' });
    await expect.poll(() => gaps()).toBe(1);
    one.publish({ type: 'table', table: 't2' });
    await expect.poll(() => heard).toContainEqual({ type: 'table', table: 't2' });
    expect(log.lines.join()).toContain('broke');
    expect(log.lines.join()).not.toContain('only-for-tests');
    await expect(two.ping()).resolves.toBeUndefined();
  });

  test('from another program on the channel are ignored', async () => {
    const log = keptLog();
    const [one, two] = [await opened('p1', log), await opened('p2')];
    const { heard } = hearing(one);
    await inPostgres(url, `NOTIFY tessera, 'hello'`, `NOTIFY tessera, '{"from":1}'`, `NOTIFY tessera, 'null'`);
    two.publish({ type: 'table', table: 't1' });
    await expect.poll(() => heard).toEqual([{ type: 'table', table: 't1' }]);
    expect(log.lines).toHaveLength(3);
  });

  test('that make a listener fail still reach the next one', async () => {
    const log = keptLog();
    const [one, two] = [await opened('p1', log), await opened('p2')];
    one.subscribe(
      () => {
        throw new Error('deaf');
      },
      () => {},
    );
    const { heard } = hearing(one);
    two.publish({ type: 'table', table: 't1' });
    await expect.poll(() => heard).toHaveLength(1);
    expect(log.lines.join()).toContain('deaf');
  });
});

describe('when PostgreSQL fails', () => {
  test('what comes at a bad moment is tried again', async () => {
    const store = await opened('p1');
    for (const id of ['bad', 'good']) await addTable(store, id);
    await sabotage(`IF nextval('tries') < 3 THEN RAISE EXCEPTION 'no' USING ERRCODE = '40001'; END IF`);
    const results = await Promise.all([store.commit(step('bad', 1)), store.commit(step('good', 1))]);
    expect(results).toEqual(['done', 'done']);
  });

  test('but not for ever', async () => {
    const store = await opened('p1');
    for (const id of ['bad', 'good']) await addTable(store, id);
    await sabotage(`RAISE EXCEPTION 'no' USING ERRCODE = '40P01'`);
    await expect(store.commit(step('bad', 1))).rejects.toMatchObject({ code: '40P01' });
    expect(await store.commit(step('good', 1))).toBe('done');
    expect(await store.readEntries('bad', 0)).toEqual([]);
  });

  test('a connection lost before the commit is replaced', async () => {
    const store = await opened('p1');
    await addTable(store, 'bad');
    await sabotage(`IF nextval('tries') < 2 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF`);
    expect(await store.commit(step('bad', 1))).toBe('done');
    expect(await store.readEntries('bad', 0)).toHaveLength(1);
  });

  test('a connection lost during the commit is neither done nor a conflict', async () => {
    const store = await opened('p1');
    for (const id of ['bad', 'good']) await addTable(store, id);
    await sabotage('PERFORM pg_terminate_backend(pg_backend_pid())', 'at commit');
    const results = await Promise.allSettled([store.commit(step('bad', 1)), store.commit(step('good', 1))]);
    for (const result of results) expect(result).toMatchObject({ reason: { code: 'COMMIT-UNKNOWN' } });
    expect(await store.commit(step('good', 1))).toBe('done');
  });

  test('values that it refuses cost only their own commit', async () => {
    const store = await opened('p1');
    for (const id of ['bad', 'good', 'fine']) await addTable(store, id);
    await sabotage(`RAISE EXCEPTION 'secret value' USING ERRCODE = '22023', DETAIL = 'secret value'`);
    const ids = ['good', 'bad', 'fine'];
    const [good, bad, fine] = await Promise.allSettled(ids.map((id) => store.commit(step(id, 1))));
    expect([good, fine]).toEqual(Array(2).fill({ status: 'fulfilled', value: 'done' }));
    expect(bad).toMatchObject({ status: 'rejected', reason: { name: 'StoreFault', code: '22023' } });
    const { reason } = bad as PromiseRejectedResult;
    expect(`${reason.stack} ${JSON.stringify(reason)} ${reason.cause}`).not.toContain('secret value');
    expect(await store.readEntries('bad', 0)).toEqual([]);
  });

  test('a database with a later schema is refused, and so is one that is not there', async () => {
    await (await opened('p1')).close();
    await inPostgres(url, `INSERT INTO migrations VALUES (1000, 'later')`);
    await expect(open(url)).rejects.toThrow('schema 1000');
    const refused = open(url.replace(/\w+$/, 'nowhere'));
    await expect(refused).rejects.toMatchObject({ code: '3D000' });
  });
});
