import { seedStreams } from '@tessera/kernel';
import { addError, type Errors, noErrors, type Spread, sleep, spreadOf } from './figures.ts';
import { openSlot, type Slot } from './slot.ts';
import { createTableMaker, each } from './tableMaker.ts';

export interface LatencyOptions {
  readonly port: number;
  readonly game: string;
  readonly tables: number;
  /** Answers per second, of all tables together. */
  readonly rate: number;
  readonly seconds: number;
  readonly warmUp: number;
  show(done: number, note: string): void;
}

export interface Latency {
  readonly answers: number;
  readonly answersPerSecond: number;
  readonly spread: Spread;
  readonly errors: Errors;
  /** Answers that were due when no table was ready for one: they were skipped. */
  readonly skipped: number;
}

/** After this long an update counts as lost. */
const LOST_MS = 10_000;
const AT_ONCE = 8;

/**
 * Open loop: answers are sent when they are due, whether or not earlier ones have arrived, in turns at all tables that
 * are ready. Leaves the tables as they are, without viewers.
 */
export async function measureLatency(plan: LatencyOptions): Promise<Latency> {
  const { port, game, tables, rate, seconds, warmUp, show } = plan;
  const errors = noErrors();
  const times: number[] = [];
  const ready: Slot[] = [];
  const slots: Slot[] = [];
  const generator = seedStreams('latency')[0] as number[];
  let isMeasuring = false;
  const events = {
    onReady: (slot: Slot) => void ready.push(slot),
    onUpdated: (milliseconds: number) => {
      if (isMeasuring) times.push(milliseconds);
    },
    onError: (what: string) => addError(errors, what),
  };
  const numbers = Array.from({ length: tables }, (_, number) => number);
  await each(numbers, AT_ONCE, async (number) => {
    const makeTable = await createTableMaker(port, game);
    slots.push(await openSlot({ port, number, makeTable, generator, events }));
    show(0, `${slots.length} of ${tables} tables`);
  });

  let skipped = 0;
  const began = performance.now();
  const all = warmUp + seconds;
  for (let given = 0; given < all * rate; ) {
    const passed = (performance.now() - began) / 1000;
    isMeasuring = passed >= warmUp;
    for (; given < Math.min(passed, all) * rate; given++) {
      const slot = ready.shift();
      if (slot === undefined) skipped += isMeasuring ? 1 : 0;
      else slot.answer();
    }
    show(passed / all, `${times.length} answers, ${errors.count} errors`);
    if (passed >= all) break;
    await sleep(1);
  }
  for (const until = performance.now() + LOST_MS; slots.some((slot) => slot.waiting(performance.now()) > 0); ) {
    if (performance.now() > until) break;
    await sleep(20);
  }
  for (const slot of slots) {
    if (slot.waiting(performance.now()) > 0) addError(errors, 'an update did not come');
    slot.close();
  }
  return {
    answers: times.length,
    answersPerSecond: Math.round(times.length / seconds),
    spread: spreadOf(times),
    errors,
    skipped,
  };
}
