import { seedStreams } from '@tessera/kernel';
import { addError, type Errors, noErrors, type Spread, sleep, spreadOf } from './figures.ts';
import { openSlot, type Slot } from './slot.ts';
import { createTableMaker, each } from './tableMaker.ts';
import type { TesseraServer } from './tesseraServer.ts';

export interface Saturation {
  readonly answersPerSecond: number;
  /** Microseconds of the server's processor time for each answer: the same however busy the machine is otherwise. */
  readonly processorMicros: number;
  readonly spread: Spread;
  readonly errors: Errors;
}

/** What both contenders have in common. */
export interface SaturationPlan {
  readonly tables: number;
  readonly seconds: number;
  readonly warmUp: number;
  show(done: number, note: string): void;
}

const AT_ONCE = 8;
const LOST_MS = 10_000;

/** Closed loop: at each table the next answer is given as soon as both clients have heard of the one before. */
export async function measureSaturation(
  server: TesseraServer,
  game: string,
  plan: SaturationPlan,
): Promise<Saturation> {
  const { port } = server;
  const errors = noErrors();
  const slots: Slot[] = [];
  const generator = seedStreams('saturation')[0] as number[];
  const makeTable = await createTableMaker(port, game);
  const { times, count } = counter();
  const events = {
    onReady: (slot: Slot) => slot.answer(),
    onUpdated: count,
    onError: (what: string) => addError(errors, what),
  };
  const numbers = Array.from({ length: plan.tables }, (_, number) => number);
  await each(numbers, AT_ONCE, async (number) => {
    slots.push(await openSlot({ port, number, makeTable, generator, events }));
  });
  const measured = await overTime(plan, times, () => server.processorTime());
  for (const slot of slots) {
    if (slot.waiting(performance.now()) > LOST_MS) addError(errors, 'an update did not come');
    slot.close();
  }
  return { ...measured, errors };
}

/** The times of answers, as they come in. */
export function counter(): { readonly times: number[]; count(milliseconds: number): void } {
  const times: number[] = [];
  return { times, count: (milliseconds) => void times.push(milliseconds) };
}

/** Lets things warm up, then counts what comes in. */
export async function overTime(
  { seconds, warmUp, show }: SaturationPlan,
  times: number[],
  processorTime: () => Promise<number>,
): Promise<Omit<Saturation, 'errors'>> {
  const began = performance.now();
  await showing(warmUp);
  const usedBefore = await processorTime();
  times.length = 0;
  const measuring = performance.now();
  await showing(seconds);
  const length = (performance.now() - measuring) / 1000;
  const counted = times.slice();
  const used = (await processorTime()) - usedBefore;
  return {
    answersPerSecond: Math.round(counted.length / length),
    processorMicros: Math.round(used / Math.max(1, counted.length)),
    spread: spreadOf(counted),
  };

  async function showing(length: number): Promise<void> {
    for (const until = performance.now() + length * 1000; performance.now() < until; ) {
      show((performance.now() - began) / 1000 / (warmUp + seconds), `${times.length} answers`);
      await sleep(Math.min(100, Math.max(1, until - performance.now())));
    }
  }
}
