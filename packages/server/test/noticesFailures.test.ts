import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DELIVERED, failed, refused } from '../src/notices/adapter.ts';
import { RETRY_AFTER } from '../src/notices/createCourier.ts';
import { HOLD } from '../src/notices/createNotices.ts';
import { ANN, MINUTE, middle, type NoticesKit, noticesKit, settle, TURN } from './noticesFakes.ts';

let kit: NoticesKit;
let store: NoticesKit['store'];
let clock: NoticesKit['clock'];
let log: NoticesKit['log'];
let email: NoticesKit['email'];
let webhook: NoticesKit['webhook'];
let start: NoticesKit['start'];

beforeEach(() => {
  kit = noticesKit();
  ({ store, clock, log, email, webhook, start } = kit);
});

afterEach(async () => {
  await kit.close();
  expect(clock.waiting).toBe(0);
});

describe('failures', () => {
  test('are tried again, later and later, then given up', async () => {
    const attempts: number[] = [];
    email.answer = async () => {
      attempts.push(clock.now());
      return failed('status 500');
    };
    start().notify('ann', TURN);
    await clock.pass(24 * 60 * MINUTE);
    expect(attempts).toHaveLength(1 + RETRY_AFTER.length);
    for (const [retry, wait] of RETRY_AFTER.entries()) {
      const waited = (attempts[retry + 1] ?? 0) - (attempts[retry] ?? 0);
      // Late by as long as the server looks only now and then.
      expect(waited).toBeGreaterThanOrEqual(wait);
      expect(waited).toBeLessThanOrEqual(wait + 15_000);
    }
    expect(store.notices.size).toBe(0);
    expect(log.lines.at(-1)).toEqual({
      level: 'warn',
      facts: { adapter: 'email', kind: 'yourTurn', tries: 6, reason: 'status 500' },
      message: 'a notice was given up',
    });
  });

  test('the same notice keeps its id', async () => {
    email.answer = async () => failed('status 500');
    start().notify('ann', TURN);
    await clock.pass(HOLD + 10 * MINUTE);
    expect(email.sent.length).toBeGreaterThan(2);
    expect(new Set(email.sent.map(({ message }) => message.id)).size).toBe(1);
  });

  test.each([0, 1])('waits differ by chance, by a quarter at most (%i)', async (most) => {
    const chance = { token: middle.token, below: (limit: number) => (most === 1 ? limit - 1 : 0) };
    email.answer = async () => failed('status 500');
    start({ chance }).notify('ann', TURN);
    await clock.pass(HOLD);
    const [notice] = store.notices.values();
    expect(notice?.due).toBe(clock.now() + (most === 1 ? 37_500 : 22_500));
  });

  test('what is refused is not tried again', async () => {
    email.answer = async () => refused('status 410');
    start().notify('ann', TURN);
    await clock.pass(HOLD + 24 * 60 * MINUTE);
    expect(email.sent).toHaveLength(1);
    expect(store.notices.size).toBe(0);
  });

  test('an adapter that throws has failed', async () => {
    email.answer = () => Promise.reject(new TypeError(`cannot send to ${ANN}`));
    start().notify('ann', TURN);
    await clock.pass(HOLD);
    expect([...store.notices.values()]).toMatchObject([{ tries: 1 }]);
    expect(log.lines).toMatchObject([{ facts: { reason: 'TypeError' } }]);
  });

  test('an adapter that hangs has failed, and is told to stop', async () => {
    email.answer = () => new Promise(() => {});
    start().notify('ann', TURN);
    await clock.pass(HOLD + 2 * MINUTE);
    expect(email.sent.length).toBeGreaterThan(1);
    expect(email.sent[0]?.signal.aborted).toBe(true);
    expect(log.lines[0]).toMatchObject({ facts: { reason: 'time-out' } });
  });

  test('a notice for an adapter that is off waits for it', async () => {
    const before = start({ adapters: [email] });
    before.notify('ann', TURN);
    await before.close();
    start({ adapters: [webhook] });
    await clock.pass(20_000);
    expect([...store.notices.values()]).toMatchObject([{ adapter: 'email', tries: 1 }]);
    expect(log.lines).toMatchObject([{ facts: { reason: 'adapter is off' } }]);
  });

  test('a store that fails does not stop the loop; a notice may come twice, never not at all', async () => {
    const notices = start();
    notices.notify('ann', TURN);
    await clock.pass(HOLD - 1);
    store.failures = 1;
    await clock.pass(MINUTE);
    expect(log.lines).toMatchObject([{ message: 'notices could not be looked for' }]);
    expect(email.sent).toHaveLength(1);

    store.tables.set('table-2', { seats: [{ user: 'ann', bot: null }], awaited: [0], lastOwn: [0] });
    email.answer = async () => {
      store.failures = email.sent.length === 2 ? 1 : 0;
      return DELIVERED;
    };
    notices.notify('ann', { ...TURN, table: 'table-2' });
    await clock.pass(10 * MINUTE);
    expect(log.lines).toMatchObject([{}, { message: 'a notice could not be handled' }]);
    expect(email.sent).toHaveLength(3);
    expect(store.notices.size).toBe(0);
  });

  test('no line of the log says who it was', async () => {
    email.answer = async () => failed('status 500');
    start().notify('ann', TURN);
    await clock.pass(24 * 60 * MINUTE);
    expect(log.lines).toHaveLength(6);
    for (const secret of ['ann', 'example', 'Friday', 'table-1'])
      expect(JSON.stringify(log.lines)).not.toContain(secret);
  });
});

describe('the stop', () => {
  test('waits for what is being written and sent', async () => {
    const notices = start();
    let release = () => {};
    email.answer = () => new Promise((resolve) => (release = () => resolve(DELIVERED)));
    notices.notify('ann', TURN);
    await clock.pass(HOLD);
    notices.notify('ann', { ...TURN, kind: 'over' });
    let isClosed = false;
    const closed = notices.close().then(() => (isClosed = true));
    await settle();
    expect(isClosed).toBe(false);
    expect(store.notices.size).toBe(2);
    release();
    await closed;
    expect([...store.notices.values()]).toMatchObject([{ body: { kind: 'over' } }]);
    expect(email.isClosed).toBe(true);
  });

  test('waits for a store that is slow', async () => {
    const notices = start();
    let answer = () => {};
    const { readUser } = store;
    store.readUser = (id) => new Promise((resolve) => (answer = () => resolve(readUser(id))));
    notices.notify('ann', TURN);
    let isClosed = false;
    const closed = notices.close().then(() => (isClosed = true));
    await settle();
    expect(isClosed).toBe(false);
    answer();
    await closed;
    expect(store.notices.size).toBe(1);
  });

  test('but not for long: what was cut off is left for the next process, and not counted', async () => {
    const notices = start();
    email.answer = () => new Promise(() => {});
    notices.notify('ann', TURN);
    await clock.pass(HOLD);
    let isClosed = false;
    const closed = notices.close().then(() => (isClosed = true));
    await clock.pass(4_999);
    expect(isClosed).toBe(false);
    await clock.pass(1);
    await closed;
    expect(email.sent[0]?.signal.aborted).toBe(true);
    expect([...store.notices.values()]).toMatchObject([{ tries: 0, due: clock.now() }]);
    email.answer = async () => DELIVERED;
    start();
    await settle();
    expect(email.sent).toHaveLength(2);
    expect(store.notices.size).toBe(0);
  });

  test('nothing is noted down or sent after it', async () => {
    const notices = start();
    await settle();
    await notices.close();
    expect(clock.waiting).toBe(0);
    notices.notify('ann', TURN);
    await clock.pass(HOLD + MINUTE);
    expect(store.notices.size).toBe(0);
    expect(email.sent).toEqual([]);
  });

  test('what a process had taken when it died is taken again by another', async () => {
    const before = start();
    before.notify('ann', TURN);
    await before.close();
    await clock.pass(HOLD);
    await store.takeNotices(clock.now(), clock.now() + 3 * MINUTE, 10);
    start();
    await clock.pass(3 * MINUTE - 1);
    expect(email.sent).toEqual([]);
    await clock.pass(MINUTE);
    expect(email.sent).toHaveLength(1);
  });
});
