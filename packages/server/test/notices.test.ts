import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DELIVERED, failed } from '../src/notices/adapter.ts';
import { createNotices, HOLD } from '../src/notices/createNotices.ts';
import { NO_NOTICES } from '../src/notices/notices.ts';
import { NOTICES_OFF } from '../src/notices/noticesConfig.ts';
import { ANN, MINUTE, middle, type NoticesKit, noticesKit, settle, TURN } from './noticesFakes.ts';

let kit: NoticesKit;
let store: NoticesKit['store'];
let clock: NoticesKit['clock'];
let log: NoticesKit['log'];
let email: NoticesKit['email'];
let webhook: NoticesKit['webhook'];
let start: NoticesKit['start'];
let seat: NoticesKit['seat'];

beforeEach(() => {
  kit = noticesKit();
  ({ store, clock, log, email, webhook, start, seat } = kit);
});

afterEach(async () => {
  await kit.close();
  expect(clock.waiting).toBe(0);
});

describe('what is noted down', () => {
  test('without adapters nothing is', async () => {
    const notices = createNotices({ store, clock, chance: middle, log, config: NOTICES_OFF });
    expect(notices).toBe(NO_NOTICES);
    notices.notify('ann', TURN);
    await settle();
    expect(store.notices.size).toBe(0);
    expect(clock.waiting).toBe(0);
  });

  test('configured adapters are used', async () => {
    const config = {
      webhook: { secret: 'a long enough secret', allowPrivate: false },
      smtp: { url: 'smtp://127.0.0.1:1', from: 'games@example.org' },
      publicUrl: null,
    };
    store.setNotices('ann', { email: ANN, webhook: 'https://ann.example/hook' });
    const notices = createNotices({ store, clock, chance: middle, log, config });
    notices.notify('ann', TURN);
    // Waits for what is being noted down; it is not due yet.
    await notices.close();
    expect([...store.notices.values()].map(({ adapter }) => adapter)).toEqual(['webhook', 'email']);
  });

  test('only for adapters that the person wants', async () => {
    store.setNotices('bob', { email: null, webhook: null });
    const notices = start();
    for (const user of ['ann', 'bob', 'nobody']) notices.notify(user, TURN);
    await settle();
    expect([...store.notices.values()]).toMatchObject([{ user: 'ann', adapter: 'email', tries: 0 }]);
  });

  test('no address, which is looked up when it is needed', async () => {
    start().notify('ann', TURN);
    await settle();
    expect(JSON.stringify([...store.notices.values()])).not.toContain(ANN);
    store.setNotices('ann', { email: 'ann@elsewhere.example', webhook: null });
    await clock.pass(HOLD);
    expect(email.sent.map(({ address }) => address)).toEqual(['ann@elsewhere.example']);
  });

  test('no language either: it is the one that the person reads by then, or English', async () => {
    const notices = start();
    notices.notify('ann', TURN);
    await clock.pass(HOLD);
    store.setNotices('ann', { email: ANN, webhook: null, language: 'pl' });
    notices.notify('ann', { ...TURN, kind: 'over' });
    await clock.pass(HOLD);
    store.setNotices('ann', { email: ANN, webhook: null, language: 'sw' });
    notices.notify('ann', { ...TURN, kind: 'replaced' });
    await clock.pass(HOLD);
    expect(email.sent.map(({ message }) => message.language)).toEqual(['en', 'pl', 'en']);
  });

  test('a failing store is logged, without what its error says', async () => {
    const notices = start();
    await settle();
    store.failures = 1;
    notices.notify('ann', TURN);
    await settle();
    expect(log.lines).toEqual([
      { level: 'error', facts: { kind: 'yourTurn', reason: 'Error' }, message: 'a notice could not be stored' },
    ]);
  });
});

describe('delivery', () => {
  test('carries what the table is and where', async () => {
    const at = clock.now();
    start().notify('ann', TURN);
    await clock.pass(HOLD - 1);
    expect(email.sent).toEqual([]);
    await clock.pass(1);
    expect(email.sent).toMatchObject([
      { address: ANN, message: { ...TURN, at, url: 'https://games.example/table/table-1', id: expect.any(String) } },
    ]);
    expect(store.notices.size).toBe(0);
  });

  test('the end of a game does not wait', async () => {
    start().notify('ann', { ...TURN, kind: 'over' });
    await clock.pass(0);
    expect(email.sent.map(({ message }) => message.kind)).toEqual(['over']);
  });

  test('each adapter on its own', async () => {
    store.setNotices('ann', { email: ANN, webhook: 'https://ann.example/hook' });
    email.answer = async () => failed('ECONNREFUSED');
    start().notify('ann', TURN);
    await clock.pass(HOLD);
    expect(webhook.sent).toHaveLength(1);
    expect([...store.notices.values()]).toMatchObject([{ adapter: 'email', tries: 1 }]);
  });

  test('what was noted down before the start is delivered', async () => {
    const first = start();
    first.notify('ann', TURN);
    await first.close();
    expect(email.sent).toEqual([]);
    expect(store.notices.size).toBe(1);
    start();
    await clock.pass(MINUTE);
    expect(email.sent).toHaveLength(1);
  });

  test('more than fit at once are all delivered', async () => {
    const notices = start();
    for (let i = 0; i < 100; i++) {
      store.setNotices(`user-${i}`, { email: `user-${i}@example.org`, webhook: null });
      seat(`table-${i}`, `user-${i}`);
      notices.notify(`user-${i}`, { ...TURN, table: `table-${i}` });
    }
    await clock.pass(HOLD);
    expect(new Set(email.sent.map(({ address }) => address)).size).toBe(100);
    expect(email.sent).toHaveLength(100);
    expect(store.notices.size).toBe(0);
  });

  test('two processes deliver each notice once', async () => {
    const both = [start(), start()];
    for (let i = 0; i < 40; i++) {
      store.setNotices(`user-${i}`, { email: `user-${i}@example.org`, webhook: null });
      seat(`table-${i}`, `user-${i}`);
      for (const notices of both) notices.notify(`user-${i}`, { ...TURN, table: `table-${i}` });
    }
    await clock.pass(HOLD + MINUTE);
    expect(email.sent).toHaveLength(40);
    expect(new Set(email.sent.map(({ address }) => address)).size).toBe(40);
  });

  test("a slow receiver holds up neither others nor the same person's later notices for good", async () => {
    const notices = start();
    store.setNotices('bob', { email: 'bob@example.org', webhook: null });
    seat('table-b', 'bob');
    const stuck: (() => void)[] = [];
    email.answer = ({ address }) =>
      address === ANN ? new Promise((resolve) => stuck.push(() => resolve(DELIVERED))) : Promise.resolve(DELIVERED);
    for (let i = 0; i < 60; i++) {
      seat(`table-${i}`, 'ann');
      notices.notify('ann', { ...TURN, table: `table-${i}` });
    }
    await settle();
    notices.notify('bob', { ...TURN, table: 'table-b' });
    await clock.pass(HOLD);
    expect(stuck).toHaveLength(2);
    expect(email.sent.filter(({ address }) => address !== ANN)).toHaveLength(1);
    email.answer = async () => DELIVERED;
    for (const release of stuck) release();
    await clock.pass(10 * MINUTE);
    expect(new Set(email.sent.map(({ message }) => message.table)).size).toBe(61);
    expect(store.notices.size).toBe(0);
  });
});

describe('what other players do', () => {
  test('is sent each time, and at once: who sends a reminder, and who has resigned', async () => {
    const notices = start();
    notices.notify('ann', { ...TURN, kind: 'reminded', who: 'Bob' });
    await clock.pass(0);
    await clock.pass(MINUTE);
    notices.notify('ann', { ...TURN, kind: 'reminded', who: 'Bob' });
    notices.notify('ann', { ...TURN, kind: 'resigned', who: 'Bob' });
    notices.notify('ann', { ...TURN, kind: 'resigned', who: '' });
    await clock.pass(MINUTE);
    expect(email.sent.map(({ message }) => [message.kind, message.who])).toEqual([
      ['reminded', 'Bob'],
      ['reminded', 'Bob'],
      ['resigned', 'Bob'],
      ['resigned', ''],
    ]);
    expect(new Set(email.sent.map(({ message }) => message.id)).size).toBe(4);
  });

  test('is no longer a reminder once they have answered', async () => {
    email.answer = async () => failed('ECONNREFUSED');
    start().notify('ann', { ...TURN, kind: 'reminded', who: 'Bob' });
    await clock.pass(0);
    store.tables.set('table-1', { seats: [{ user: 'ann', bot: null }], awaited: [], lastOwn: [9] });
    email.answer = async () => DELIVERED;
    await clock.pass(MINUTE * 10);
    expect(email.sent).toHaveLength(1);
    expect(store.notices.size).toBe(0);
  });
});

describe('what need not be said', () => {
  test('a turn is one notice, however often it is told', async () => {
    const notices = start();
    for (let i = 0; i < 3; i++) notices.notify('ann', TURN);
    await clock.pass(HOLD);
    notices.notify('ann', TURN);
    await clock.pass(HOLD);
    expect(email.sent).toHaveLength(1);
  });

  test('the next turn is another', async () => {
    const notices = start();
    notices.notify('ann', TURN);
    await clock.pass(HOLD);
    store.tables.set('table-1', { seats: [{ user: 'ann', bot: null }], awaited: [0], lastOwn: [9] });
    notices.notify('ann', TURN);
    await clock.pass(HOLD);
    expect(email.sent).toHaveLength(2);
    expect(new Set(email.sent.map(({ message }) => message.id)).size).toBe(2);
  });

  test('nor is the next turn lost while the last notice is on its way', async () => {
    const notices = start();
    let release = () => {};
    email.answer = () => new Promise((resolve) => (release = () => resolve(DELIVERED)));
    notices.notify('ann', TURN);
    await clock.pass(HOLD);
    store.tables.set('table-1', { seats: [{ user: 'ann', bot: null }], awaited: [0], lastOwn: [9] });
    notices.notify('ann', TURN);
    await settle();
    release();
    await clock.pass(HOLD);
    expect(email.sent).toHaveLength(2);
    release();
    await settle();
    expect(store.notices.size).toBe(0);
  });

  test.each([
    [
      'they have answered',
      () => store.tables.set('table-1', { seats: [{ user: 'ann', bot: null }], awaited: [], lastOwn: [9] }),
    ],
    [
      'they have answered, and it is a later turn',
      () => store.tables.set('table-1', { seats: [{ user: 'ann', bot: null }], awaited: [0], lastOwn: [9] }),
    ],
    [
      'the question was undone',
      () => store.tables.set('table-1', { seats: [{ user: 'ann', bot: null }], awaited: [], lastOwn: [3] }),
    ],
    [
      'a bot plays for them',
      () => store.tables.set('table-1', { seats: [{ user: 'ann', bot: 'plain' }], awaited: [0], lastOwn: [3] }),
    ],
    [
      'someone else has the seat',
      () => store.tables.set('table-1', { seats: [{ user: 'bob', bot: null }], awaited: [0], lastOwn: [3] }),
    ],
    ['the table is gone', () => store.tables.delete('table-1')],
    [
      'they no longer want e-mails',
      () => store.setNotices('ann', { email: null, webhook: 'https://ann.example/hook' }),
    ],
    ['the person is gone', () => store.forget('ann')],
  ])('a turn is not told once %s', async (_, change) => {
    start().notify('ann', TURN);
    await settle();
    expect(store.notices.size).toBe(1);
    change();
    await clock.pass(HOLD);
    expect(email.sent).toEqual([]);
    expect(store.notices.size).toBe(0);
    expect(log.lines).toEqual([]);
  });

  test('what another version wrote is put away', async () => {
    const body = { kind: 'poked', table: 'table-1', game: 'founders', title: '', at: 1 };
    await store.addNotice({ id: 'x', user: 'ann', adapter: 'email', body, due: 0, tries: 0 });
    start();
    await settle();
    expect(email.sent).toEqual([]);
    expect(store.notices.size).toBe(0);
  });
});
