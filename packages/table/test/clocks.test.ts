import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clocksInfo,
  firstTimeOut,
  momentAfter,
  newClocks,
  refillClock,
  timeCounted,
  timedOut,
  turnClocks,
} from '../src/clocks.ts';
import type { TableDoc } from '../src/tableDoc.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 2, 1);

function docWith(pace: TableDoc['pace']): TableDoc {
  const seat = {
    kind: 'person',
    user: null,
    name: '',
    bot: null,
    resigned: false,
    grant: 0,
    word: '',
    passes: [],
    muted: [],
  } as const;
  const seats = [0, 1].map(() => ({ ...seat, passes: [], muted: [] }));
  return { pace, seats, clocks: newClocks(pace, 2, START) } as unknown as TableDoc;
}

describe('a live clock', () => {
  const live = () => docWith({ kind: 'live', time: 10 * MINUTE, increment: 5_000 });

  test('runs for those who are awaited, and credits an answer', () => {
    const doc = live();
    turnClocks(doc, [0], null, START);
    turnClocks(doc, [1], 0, START + MINUTE);
    expect(doc.clocks).toEqual({ left: [9 * MINUTE + 5_000, 10 * MINUTE], running: [1], since: START + MINUTE });
    expect(clocksInfo(doc, START + 2 * MINUTE)).toEqual([
      { left: 9 * MINUTE + 5_000, running: false },
      { left: 9 * MINUTE, running: true },
    ]);
  });

  test('runs out, and is refilled for a player who comes back', () => {
    const doc = live();
    turnClocks(doc, [1], null, START);
    expect(firstTimeOut(doc)).toBe(START + 10 * MINUTE);
    expect(timedOut(doc, START + 10 * MINUTE - 1)).toEqual([]);
    expect(timedOut(doc, START + 10 * MINUTE)).toEqual([1]);
    turnClocks(doc, [1], null, START + 11 * MINUTE);
    expect(doc.clocks?.left[1]).toBe(0);
    refillClock(doc, 1);
    expect(doc.clocks?.left[1]).toBe(MINUTE);
  });

  test('never runs for a bot', () => {
    const doc = live();
    (doc.seats[1] as { bot: string | null }).bot = 'greedy';
    turnClocks(doc, [0, 1], null, START);
    expect(doc.clocks?.running).toEqual([0]);
  });
});

describe('a clock by days', () => {
  const pause = { from: 22 * 60, to: 6 * 60 };

  test('gives every answer its whole time', () => {
    const doc = docWith({ kind: 'days', perAnswer: 12 * HOUR, pause: null });
    turnClocks(doc, [0], null, START);
    turnClocks(doc, [1], 0, START + 11 * HOUR);
    turnClocks(doc, [0], 1, START + 12 * HOUR);
    expect(doc.clocks?.left).toEqual([12 * HOUR, 12 * HOUR]);
  });

  test('stands still during the pause, over midnight too', () => {
    expect(timeCounted(START + 21 * HOUR, START + 31 * HOUR, pause)).toBe(2 * HOUR);
    expect(timeCounted(START + 23 * HOUR, START + 29 * HOUR, pause)).toBe(0);
    expect(momentAfter(START + 21 * HOUR, 2 * HOUR, pause)).toBe(START + 31 * HOUR);
    expect(momentAfter(START + 23 * HOUR, 1, pause)).toBe(START + 30 * HOUR + 1);
  });

  test('a pause that ends when it starts has no length', () => {
    expect(timeCounted(START, START + DAY, { from: 60, to: 60 })).toBe(DAY);
  });

  test('the moment after some counted time is the first one at which that much has been counted', () => {
    fc.assert(
      fc.property(
        fc.nat(1439),
        fc.nat(1439),
        fc.nat(3 * DAY),
        fc.integer({ min: 1, max: 20 * DAY }),
        (from, to, begin, counted) => {
          const start = START + begin;
          const end = momentAfter(start, counted, { from, to });
          expect(timeCounted(start, end, { from, to })).toBe(counted);
          expect(timeCounted(start, end - 1, { from, to })).toBe(counted - 1);
        },
      ),
    );
  });
});
