import type { SecretRole } from '@tessera/table';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Store, StoredUser } from '../src/store/store.ts';
import {
  addTable,
  DATABASE_KINDS,
  type Databases,
  open,
  sampleDoc,
  sampleEntry,
  sampleNotice,
  sampleRow,
  sampleSeat,
  sampleUser,
  step,
} from './storeKit.ts';

const PLENTY = { records: 1_000, bytes: 1e9, bytesOfAll: 1e9 };

/** Strings that databases are known to stumble over. */
const HOSTILE = [
  `'; DROP TABLE users; --`,
  'a "quoted" \\ backslash $1 ? :x',
  'null \u0000 inside',
  '\u0000',
  '\u0001"mark"',
  'emoji 👩‍🚀 and ẞ, ﬀ, İ',
  'lone \ud800',
  'lone \ud801',
  'lone \udc00 low',
  '{"json":[1]}',
  '{a,NULL,"b"}',
  'NULL',
  '\u2028\r\n\t',
];

describe.each(DATABASE_KINDS)('people and their talk in the store on $kind', ({ start }) => {
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

  describe('chat', () => {
    test('is counted at each table, and a line with the same key is added once', async () => {
      await addTable(store, 't1');
      await addTable(store, 't2');
      const say = (table: string, seat: number, text: string, key: string) =>
        store.addChat(table, { at: 5, seat, text, key });
      expect(await say('t1', 0, 'one', 'a')).toBe(1);
      expect(await say('t1', 1, 'two', 'a')).toBe(2);
      expect(await say('t2', 0, 'elsewhere', 'a')).toBe(1);
      expect(await say('t1', 0, 'one again', 'a')).toBe(1);
      expect(await say('t1', 0, 'three', 'b')).toBe(3);
      expect(await store.readChat('t1', 0, 10)).toEqual([
        { id: 1, at: 5, seat: 0, text: 'one' },
        { id: 2, at: 5, seat: 1, text: 'two' },
        { id: 3, at: 5, seat: 0, text: 'three' },
      ]);
      expect((await store.readChat('t1', 0, 2)).map(({ id }) => id)).toEqual([2, 3]);
      expect((await store.readChat('t1', 2, 2)).map(({ id }) => id)).toEqual([3]);
    });

    test('said at the same time gets different numbers', async () => {
      await addTable(store, 't1');
      const lines = Array.from({ length: 20 }, (_, index) =>
        store.addChat('t1', { at: 1, seat: 0, text: `line ${index % 10}`, key: `${index % 10}` }),
      );
      const ids = await Promise.all(lines);
      expect(ids.slice(0, 10)).toEqual(ids.slice(10));
      expect([...new Set(ids)].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    });

    test('at a table that is not there is refused', async () => {
      await expect(store.addChat('none', { at: 1, seat: 0, text: 'hush', key: 'k' })).rejects.toMatchObject({
        name: 'StoreFault',
      });
    });
  });

  test('secrets are added, found and forgotten', async () => {
    const opens = (role: SecretRole, seat: number | null = null) => ({ role, seat });
    await store.createTable('t1', sampleRow(), sampleDoc(), 'seed', [
      { hash: 'a', opens: opens('seat', 0) },
      { hash: 'b', opens: opens('seat', 1) },
      { hash: 'c', opens: opens('spectator') },
      { hash: 'd', opens: opens('creator') },
    ]);
    await addTable(store, 't2');
    expect(await store.findSecret('a')).toEqual({ table: 't1', role: 'seat', seat: 0, grant: 0 });
    const doc = sampleDoc({
      seats: [sampleSeat('ann', { grant: 1 }), sampleSeat(null, { grant: 7 })],
      locks: { spectator: 3 },
    });
    const secrets = [
      { hash: 'e', opens: opens('seat', 0) },
      { hash: null, opens: opens('creator') },
      { hash: 'f', opens: opens('spectator') },
    ];
    const renewal = { ...step('t1', 0), entries: [], doc, secrets };
    // With a step that is a conflict, no secret changes either.
    expect(await store.commit({ ...renewal, version: 5 })).toBe('conflict');
    expect(await store.findSecret('e')).toBeNull();
    expect(await store.findSecret('a')).not.toBeNull();
    expect(await store.commit(renewal)).toBe('done');
    expect(await store.findSecret('a')).toBeNull();
    expect(await store.findSecret('c')).toBeNull();
    expect(await store.findSecret('d')).toBeNull();
    expect(await store.findSecret('b')).toEqual({ table: 't1', role: 'seat', seat: 1, grant: 7 });
    expect(await store.findSecret('e')).toEqual({ table: 't1', role: 'seat', seat: 0, grant: 1 });
    expect(await store.findSecret('f')).toEqual({ table: 't1', role: 'spectator', seat: null, grant: 3 });
  });

  test('secrets and their locks are found as one, however often both change', async () => {
    await store.createTable('t1', sampleRow(), sampleDoc(), 'seed', [
      { hash: 'secret 0', opens: { role: 'seat', seat: 1 } },
    ]);
    let last = 0;
    let isRenewing = true;
    const look = async () => {
      for (let i = 0; isRenewing || i === 0; i++) {
        for (const grant of [last, last + 1]) {
          const found = await store.findSecret(`secret ${grant}`);
          if (found !== null) expect(found.grant).toBe(grant);
        }
      }
    };
    const looking = [look(), look(), look()];
    for (let grant = 1; grant <= 40; grant++) {
      const doc = sampleDoc({ seats: [sampleSeat('ann'), sampleSeat(null, { grant })] });
      const secrets = [{ hash: `secret ${grant}`, opens: { role: 'seat', seat: 1 } as const }];
      expect(await store.commit({ ...step('t1', 0), version: grant - 1, entries: [], doc, secrets })).toBe('done');
      last = grant;
    }
    isRenewing = false;
    await Promise.all(looking);
    expect(await store.findSecret('secret 39')).toBeNull();
  });

  describe('people', () => {
    test('are kept as they are', async () => {
      const notices = { webhook: 'https://example.org/x', email: 'ann@example.org' };
      const ann = sampleUser('ann', { name: 'Ann', passphrase: 'scrypt$…', notices });
      await store.createUser(ann);
      await store.createUser(sampleUser('bob'));
      await reopen();
      expect(await store.readUser('ann')).toEqual(ann);
      expect(await store.readUser('cid')).toBeNull();
      const renamed = { ...ann, name: 'Anna' };
      expect(await store.changeUser(ann, { name: 'Anna' })).toEqual(renamed);
      expect(await store.readUser('ann')).toEqual(renamed);
      expect(await store.readUser('bob')).toEqual(sampleUser('bob'));
    });

    test('change only what was meant, and only while the passphrase is the one that was asked for', async () => {
      const ann = sampleUser('ann', { name: 'Ann', passphrase: 'first' });
      await store.createUser(ann);
      const changed = await store.changeUser(ann, { passphrase: 'second' });
      expect(changed).toEqual({ ...ann, passphrase: 'second' });
      // A caller that has checked the first one, or read it before, can no longer change anything.
      expect(await store.changeUser(ann, { name: 'Anna' })).toBe('changed');
      expect(await store.changeUser(ann, { passphrase: 'third' })).toBe('changed');
      expect(await store.changeUser({ ...ann, passphrase: null }, { name: 'Anna' })).toBe('changed');
      expect(await store.readUser('ann')).toEqual(changed);
      const notices = { webhook: null, email: 'ann@example.org' };
      await store.changeUser(ann, { notices });
      expect(await store.readUser('ann')).toEqual({ ...ann, passphrase: 'second', notices });
    });

    test('that change at the same moment change once', async () => {
      const other = store.isShared ? await open(url, 'p2') : store;
      const ann = sampleUser('ann', { name: 'Ann', passphrase: 'first' });
      await store.createUser(ann);
      const results = await Promise.all(
        Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? store : other).changeUser(ann, { passphrase: `new ${i}` })),
      );
      expect(results.filter((result) => result !== 'changed')).toHaveLength(1);
      if (other !== store) await other.close();
    });

    test('have a language for their notices, or none as in earlier versions', async () => {
      const wishes = { webhook: null, email: 'ann@example.org' };
      await store.createUser(sampleUser('ann', { notices: wishes }));
      await store.createUser(sampleUser('bo', { notices: { ...wishes, language: 'lt' } }));
      await reopen();
      expect((await store.readUser('ann'))?.notices).toEqual(wishes);
      expect((await store.readUser('bo'))?.notices).toEqual({ ...wishes, language: 'lt' });
      await store.changeUser(sampleUser('ann', { notices: wishes }), { notices: { ...wishes, language: 'pl' } });
      expect((await store.readUser('ann'))?.notices.language).toBe('pl');
    });

    test('have claimed names of their own, whatever the case', async () => {
      await store.createUser(sampleUser('1', { name: 'Straße', passphrase: 'x' }));
      await store.createUser(sampleUser('2', { name: 'straße' }));
      await store.createUser(sampleUser('3', { name: 'STRASSE' }));
      expect((await store.userByName('sTRASSE'))?.id).toBe('1');
      expect(await store.userByName('Strase')).toBeNull();
      expect(await store.changeUser(sampleUser('2'), { name: 'straße', passphrase: 'y' })).toBe('taken');
      expect((await store.readUser('2'))?.passphrase).toBeNull();
      expect(await store.changeUser(sampleUser('2'), { name: 'STRASSE 2', passphrase: 'y' })).toMatchObject({
        id: '2',
      });
      // The one whose name it is may change its case.
      const first = sampleUser('1', { passphrase: 'x' });
      expect(await store.changeUser(first, { name: 'STRASSE' })).toMatchObject({ id: '1' });
      expect((await store.userByName('straße'))?.name).toBe('STRASSE');
      // A guest's name is nobody's own.
      expect(await store.changeUser(sampleUser('3'), { name: 'Straße' })).toMatchObject({ id: '3' });
      await expect(store.createUser(sampleUser('4', { name: 'straSSE', passphrase: 'z' }))).rejects.toMatchObject({
        name: 'StoreFault',
        message: expect.not.stringContaining('stra'),
      });
    });

    test('whose claimed names look alike are not two', async () => {
      const other = store.isShared ? await open(url, 'p2') : store;
      await store.createUser(sampleUser('1', { name: 'coco', passphrase: 'x' }));
      const twin = sampleUser('2', { name: 'сосо' });
      await store.createUser(twin);
      expect([await store.isLookalike('сосо', '2'), await store.isLookalike('сосо', '1')]).toEqual([true, false]);
      expect(await store.isLookalike('cocoa', '2')).toBe(false);
      expect(await store.changeUser(twin, { name: 'сосо', passphrase: 'y' })).toBe('lookalike');
      // A guest's name is nobody's own, and in nobody's way.
      expect(await store.changeUser(twin, { name: 'ѕосо' })).toMatchObject({ name: 'ѕосо' });
      expect(await store.isLookalike('soco', '1')).toBe(false);
      // Four ways to write what looks the same.
      const names = ['BAP', 'ВАР', 'ΒΑΡ', 'bap'];
      for (const [i, name] of names.entries()) await store.createUser(sampleUser(`n${i}`, { name }));
      const claims = await Promise.all(
        names.map((name, i) =>
          (i % 2 === 0 ? store : other).changeUser(sampleUser(`n${i}`, { name }), { name, passphrase: 'x' }),
        ),
      );
      expect(claims.filter((result) => typeof result !== 'string')).toHaveLength(1);
      if (other !== store) await other.close();
    });

    test('that two claim at the same time is one’s', async () => {
      await store.createUser(sampleUser('1'));
      await store.createUser(sampleUser('2'));
      const claims = ['1', '2'].map((id) => store.changeUser(sampleUser(id), { name: 'Zoë', passphrase: 'x' }));
      const results = (await Promise.all(claims)).filter((result) => typeof result !== 'string');
      expect(results).toHaveLength(1);
    });

    test('are known by their sessions', async () => {
      const hour = 3_600_000;
      await store.createUser(sampleUser('ann'));
      expect(await store.addSession('s1', sampleUser('ann'), 1_000)).toBe(true);
      expect(await store.addSession('s2', sampleUser('ann'), 1_000)).toBe(true);
      expect(await store.userOfSession('s1', 2_000)).toEqual(sampleUser('ann'));
      expect(await store.userOfSession('none', 2_000)).toBeNull();
      const later = 1_000 + 2 * hour;
      expect(await store.userOfSession('s1', later)).toEqual(sampleUser('ann', { seenAt: later }));
      expect(await store.readUser('ann')).toEqual(sampleUser('ann', { seenAt: later }));
      const muchLater = 1_000 + 401 * 24 * hour;
      expect(await store.userOfSession('s2', muchLater)).toBeNull();
      await store.removeSession('s1');
      expect(await store.userOfSession('s1', later)).toBeNull();
    });

    test('end all their sessions but one, or all', async () => {
      const [ann, bob] = [sampleUser('ann'), sampleUser('bob')];
      for (const user of [ann, bob]) await store.createUser(user);
      for (const hash of ['a1', 'a2', 'a3']) await store.addSession(hash, ann, 1_000);
      await store.addSession('b1', bob, 1_000);
      const known = async () => {
        const all = ['a1', 'a2', 'a3', 'b1'];
        const users = await Promise.all(all.map((hash) => store.userOfSession(hash, 1_000)));
        return all.filter((_, i) => users[i] !== null);
      };
      await store.removeSessions('ann', 'a2');
      expect(await known()).toEqual(['a2', 'b1']);
      await store.removeSessions('ann', 'b1');
      expect(await known()).toEqual(['b1']);
      await store.removeSessions('bob', null);
      expect(await known()).toEqual([]);
    });

    test('get no session by a passphrase that is no longer theirs', async () => {
      const ann = sampleUser('ann', { name: 'Ann', passphrase: 'first' });
      await store.createUser(ann);
      await store.changeUser(ann, { passphrase: 'second' });
      expect(await store.addSession('s1', ann, 1_000)).toBe(false);
      expect(await store.addSession('s2', { ...ann, passphrase: null }, 1_000)).toBe(false);
      expect(await store.addSession('s3', sampleUser('nobody'), 1_000)).toBe(false);
      expect(await store.userOfSession('s1', 1_000)).toBeNull();
      // Whatever comes first, a change of the passphrase and the end of all sessions after it leave none of the old one.
      const other = store.isShared ? await open(url, 'p2') : store;
      let user: StoredUser = { ...ann, passphrase: 'second' };
      for (let i = 0; i < 20; i++) {
        const change = async () => {
          const changed = await store.changeUser(user, { passphrase: `new ${i}` });
          await store.removeSessions('ann', null);
          return changed;
        };
        const hashes = Array.from({ length: 5 }, (_, k) => `r${i} ${k}`);
        const [changed] = await Promise.all([change(), ...hashes.map((hash) => other.addSession(hash, user, 1_000))]);
        for (const hash of hashes) expect(await store.userOfSession(hash, 1_000)).toBeNull();
        user = changed as StoredUser;
      }
      if (other !== store) await other.close();
    });

    test('who are deleted leave no sessions, notices and records', async () => {
      await store.createUser(sampleUser('ann', { name: 'Ann', passphrase: 'x' }));
      await store.createUser(sampleUser('bob'));
      await store.addSession('s1', sampleUser('ann', { passphrase: 'x' }), 1_000);
      await store.addSession('s2', sampleUser('bob'), 1_000);
      await store.addNotice(sampleNotice('n1', 'ann'));
      await store.addNotice(sampleNotice('n2', 'bob'));
      await store.addRecord({ id: 'r1', user: 'ann', game: 'founders', text: 'text', at: 1 }, PLENTY);
      await addTable(store, 't1');
      await store.deleteUser('ann');
      await store.deleteUser('ann');
      expect(await store.readUser('ann')).toBeNull();
      expect(await store.userByName('Ann')).toBeNull();
      expect(await store.userOfSession('s1', 1_000)).toBeNull();
      expect(await store.userOfSession('s2', 1_000)).not.toBeNull();
      expect((await store.takeNotices(2_000, 3_000, 10)).map(({ id }) => id)).toEqual(['n2']);
      expect(await store.readRecord('r1')).toBeNull();
      expect((await store.readTable('t1'))?.doc.creator).toBe('ann');
      expect(await store.changeUser(sampleUser('ann'), { name: 'Ann' })).toBe('changed');
    });
  });

  describe('records', () => {
    const record = (id: string, user: string, text: string, at = 10) => ({ id, user, game: 'founders', text, at });
    const long = `${'{"line":"ü"}\n'.repeat(20_000)}`;

    beforeEach(async () => {
      for (const user of ['ann', 'bob']) await store.createUser(sampleUser(user));
    });

    test('are kept for a person, who may delete them', async () => {
      expect(await store.addRecord(record('r1', 'ann', long), PLENTY)).toBe('done');
      expect(await store.addRecord(record('r2', 'ann', 'short', 20), PLENTY)).toBe('done');
      await reopen();
      expect(await store.readRecord('r1')).toBe(long);
      expect(await store.readRecord('none')).toBeNull();
      const [r1, r2] = [
        { id: 'r1', at: 10, game: 'founders', bytes: Buffer.byteLength(long) },
        { id: 'r2', at: 20, game: 'founders', bytes: 5 },
      ];
      expect(await store.recordsOf('ann', 10)).toEqual([r2, r1]);
      expect(await store.recordsOf('ann', 1)).toHaveLength(1);
      expect(await store.recordsOf('bob', 10)).toEqual([]);
      expect(await store.deleteRecord('r1', 'bob')).toBe(false);
      expect(await store.deleteRecord('none', 'ann')).toBe(false);
      expect(await store.deleteRecord('r1', 'ann')).toBe(true);
      expect(await store.deleteRecord('r1', 'ann')).toBe(false);
      expect(await store.readRecord('r1')).toBeNull();
      expect(await store.recordsOf('ann', 10)).toEqual([r2]);
    });

    test('are limited in number and length for a person, and in length for all', async () => {
      const quota = { records: 3, bytes: 20, bytesOfAll: 30 };
      const add = (id: string, user: string, length: number) =>
        store.addRecord(record(id, user, 'x'.repeat(length)), quota);
      expect(await add('a1', 'ann', 21)).toBe('theirs');
      expect(await add('a2', 'ann', 10)).toBe('done');
      expect(await add('a3', 'ann', 11)).toBe('theirs');
      expect(await add('a4', 'ann', 10)).toBe('done');
      expect(await add('b1', 'bob', 11)).toBe('all');
      for (const id of ['b2', 'b3', 'b4']) expect(await add(id, 'bob', 1)).toBe('done');
      expect(await add('b5', 'bob', 1)).toBe('theirs');
      await store.deleteRecord('b2', 'bob');
      expect(await add('b5', 'bob', 1)).toBe('done');
      expect((await store.recordsOf('bob', 10)).map(({ id }) => id).sort()).toEqual(['b3', 'b4', 'b5']);
    });

    test('brought at the same moment do not slip past the limit', async () => {
      const other = store.isShared ? await open(url, 'p2') : store;
      const quota = { records: 5, bytes: 1e6, bytesOfAll: 1e6 };
      const results = await Promise.all(
        Array.from({ length: 30 }, (_, i) =>
          (i % 2 === 0 ? store : other).addRecord(record(`r${i}`, 'ann', 'x'), quota),
        ),
      );
      expect(results.filter((result) => result === 'done')).toHaveLength(5);
      expect(await store.recordsOf('ann', 100)).toHaveLength(5);
      if (other !== store) await other.close();
    });
  });

  describe('notices', () => {
    test('are taken when due, and not again before their time', async () => {
      await store.createUser(sampleUser('ann'));
      const first = sampleNotice('n1', 'ann', { due: 20, body: { kind: 'over', table: 't1' } });
      const second = sampleNotice('n2', 'ann', { due: 10, tries: 3, adapter: 'email' });
      for (const notice of [first, second, sampleNotice('n3', 'ann', { due: 200 })]) await store.addNotice(notice);
      expect(await store.takeNotices(100, 150, 10)).toEqual([second, first]);
      expect(await store.takeNotices(149, 300, 10)).toEqual([]);
      expect((await store.takeNotices(150, 400, 1)).map(({ id }) => id)).toEqual(['n2']);
      await store.retryNotice('n2', 160, 4);
      expect(await store.takeNotices(159, 400, 10)).toEqual([first]);
      expect(await store.takeNotices(160, 400, 10)).toEqual([{ ...second, due: 160, tries: 4 }]);
      await store.addNotice({ ...second, due: 0 });
      await store.removeNotice('n1');
      expect((await store.takeNotices(1_000, 2_000, 10)).map(({ id }) => id)).toEqual(['n2', 'n3']);
    });

    test('that two take at the same time go to one of them', async () => {
      await store.createUser(sampleUser('ann'));
      for (let n = 0; n < 20; n++) await store.addNotice(sampleNotice(`n${n}`, 'ann'));
      const taken = await Promise.all([1, 2, 3].map(() => store.takeNotices(2_000, 3_000, 10)));
      const ids = taken.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length + (await store.takeNotices(2_000, 3_000, 20)).length).toBe(20);
    });
  });

  test('any text comes back as it was, and different texts stay different', async () => {
    await addTable(store, 't1', sampleDoc({ title: HOSTILE.join('|') }));
    expect((await store.readTable('t1'))?.doc.title).toBe(HOSTILE.join('|'));
    for (const [index, text] of HOSTILE.entries()) {
      const n = index + 1;
      const entries = [sampleEntry(n, { key: text }, { [text]: text })];
      expect(
        await store.commit({
          ...step('t1', n, { snapshot: { n, isBarrier: true, state: JSON.stringify(text) } }),
          entries,
        }),
      ).toBe('done');
      expect(await store.entryByKey('t1', 0, text)).toBe(n);
      expect(await store.readEntries('t1', index)).toEqual(entries);
      expect(await store.readSnapshot('t1', 'any')).toMatchObject({ n, state: JSON.stringify(text) });
      expect(await store.addChat('t1', { at: 1, seat: 0, text, key: text })).toBe(n);
      await store.createUser(sampleUser(`${text}#`, { name: text, passphrase: text }));
      expect(await store.readUser(`${text}#`)).toMatchObject({ name: text, passphrase: text });
      expect(await store.userByName(text)).toMatchObject({ name: text });
      expect(await store.addSession(text, sampleUser(`${text}#`, { passphrase: text }), 1_000)).toBe(true);
      expect(await store.userOfSession(text, 1_000)).toMatchObject({ name: text });
      await store.addRecord({ id: text, user: `${text}#`, game: text, text, at: 1 }, PLENTY);
      expect(await store.readRecord(text)).toBe(text);
      expect(await store.recordsOf(`${text}#`, 1)).toMatchObject([{ id: text, at: 1, game: text }]);
      await store.addNotice(sampleNotice(text, `${text}#`, { body: { [text]: text } }));
      const doc = sampleDoc({ creator: `${text}#`, seats: [sampleSeat(text)] });
      const opens = { role: 'seat', seat: 0 } as const;
      await store.createTable(text, sampleRow(), doc, text, [{ hash: text, opens }]);
      expect(await store.findSecret(text)).toEqual({ table: text, ...opens, grant: 0 });
      expect(await store.readTable(text)).toMatchObject({ id: text, doc });
      expect(await store.readGame(text)).toMatchObject({ seed: text });
      expect((await store.tablesOf(text, 2)).map(({ id }) => id)).toEqual([text]);
      expect(await store.claimTable(text, text, 1, 2)).toBe(true);
      expect(
        await store.commit(
          step(text, 1, { doc: sampleDoc({ creator: text }), secrets: [{ hash: `${text}!`, opens }] }),
        ),
      ).toBe('done');
      expect(await store.findSecret(`${text}!`)).toMatchObject({ table: text });
      expect(await store.commit(step('t1', n + 1, { key: text }))).toBe('conflict');
    }
    expect((await store.readChat('t1', 0, 100)).map(({ text }) => text)).toEqual(HOSTILE);
    const notices = await store.takeNotices(1_000, 2_000, 100);
    expect(notices.map(({ id, body }) => body[id]).sort()).toEqual([...HOSTILE].sort());
  });
});
