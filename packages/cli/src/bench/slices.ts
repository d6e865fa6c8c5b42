/** One contender of the bench: does a bit of work and returns how much it was. */
export type Work = () => number;

/**
 * The rates of several works per second of processor time, measured in turns (A, B, A, B, …), so that other load on the
 * machine affects them equally. The median rate of each counts.
 */
export function ratesInTurns(works: readonly Work[], seconds: number, onSlice: (done: number) => void): number[] {
  const slices = Math.max(3, Math.round(seconds / (works.length * SLICE)));
  const length = (seconds * 1000) / (slices * works.length);
  const warmUp = Math.min(WARM_UP.max, Math.max(WARM_UP.min, seconds * WARM_UP.share * 1000));
  for (const work of works) rateOf(work, warmUp);
  const rates: number[][] = works.map(() => []);
  for (let slice = 0; slice < slices; slice++) {
    for (const [i, work] of works.entries()) (rates[i] as number[]).push(rateOf(work, length));
    onSlice((slice + 1) / slices);
  }
  return rates.map(median);
}

const SLICE = 0.25;
/**
 * Large engines take seconds until all of their code is compiled: the warm-up lasts this share of the measuring, within
 * bounds.
 */
const WARM_UP = { share: 1, min: 300, max: 3000 } as const;

/** Works for this much processor time, however long that takes on a busy machine. */
function rateOf(work: Work, milliseconds: number): number {
  const before = process.cpuUsage();
  let done = 0;
  for (;;) {
    done += work();
    const { user, system } = process.cpuUsage(before);
    const used = (user + system) / 1000;
    if (used >= milliseconds) return done / (used / 1000);
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
