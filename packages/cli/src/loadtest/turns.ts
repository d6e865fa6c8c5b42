import { type Errors, type Spread, sleep, spreadOf } from './figures.ts';

/** A server under full load, whenever it is its turn. */
export interface Contender {
  /** What went wrong so far. */
  readonly errors: Errors;
  /** Plays on; reports the time from each answer until both clients were updated. */
  play(onUpdated: (milliseconds: number) => void): void;
  /** Stops giving answers. Those under way arrive without being reported. */
  rest(): void;
  /** Microseconds of the server's processor time used so far. */
  processorTime(): Promise<number>;
  close(): Promise<void>;
}

/** How fast a server was. */
export interface Saturation {
  readonly answersPerSecond: number;
  /** Microseconds of the server's processor time for each answer. */
  readonly processorMicros: number;
  readonly spread: Spread;
  readonly errors: Errors;
}

export interface TurnsOptions {
  /** For each contender. */
  readonly seconds: number;
  readonly warmUp: number;
  show(done: number, note: string): void;
}

/** Seconds of one turn, and of the pause in which answers under way arrive. */
const TURN = 2;
const PAUSE = 0.3;

/** Measures contenders in turns (A, B, A, B, …), so that other load on the machine affects them equally. */
export async function measureInTurns(contenders: readonly Contender[], plan: TurnsOptions): Promise<Saturation[]> {
  const { seconds, warmUp, show } = plan;
  const turns = Math.max(1, Math.round(seconds / TURN));
  const measured = contenders.map(() => ({ times: [] as number[], seconds: 0, processor: 0 }));
  let done = 0;
  const takeTurn = async (contender: Contender, length: number, into: { times: number[] } | null) => {
    const began = performance.now();
    contender.play((milliseconds) => into?.times.push(milliseconds));
    await sleep(length * 1000);
    contender.rest();
    const passed = (performance.now() - began) / 1000;
    await sleep(PAUSE * 1000);
    show(++done / ((turns + 1) * contenders.length), into === null ? 'warming up' : `${into.times.length} answers`);
    return passed;
  };
  for (const contender of contenders) await takeTurn(contender, warmUp, null);
  for (let turn = 0; turn < turns; turn++) {
    for (const [i, contender] of contenders.entries()) {
      const own = measured[i] as (typeof measured)[number];
      const before = await contender.processorTime();
      own.seconds += await takeTurn(contender, seconds / turns, own);
      own.processor += (await contender.processorTime()) - before;
    }
  }
  return measured.map(({ times, seconds: length, processor }, i) => ({
    answersPerSecond: Math.round(times.length / length),
    processorMicros: Math.round(processor / Math.max(1, times.length)),
    spread: spreadOf(times),
    errors: (contenders[i] as Contender).errors,
  }));
}
