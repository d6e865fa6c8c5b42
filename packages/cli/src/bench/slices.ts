/** One contender of the bench: does a bit of work and returns how much it was. */
export type Work = () => number;

/**
 * The rates of several works per second of processor time, measured in turns (A, B, A, B, …), so that whatever else the
 * machine does hits them alike. The middle rate of each counts.
 */
export function ratesInTurns(works: readonly Work[], seconds: number, onSlice: (done: number) => void): number[] {
  const slices = Math.max(3, Math.round(seconds / (works.length * SLICE)));
  const length = (seconds * 1000) / (slices * works.length);
  for (const work of works) rateOf(work, WARM_UP_MS);
  const rates: number[][] = works.map(() => []);
  for (let slice = 0; slice < slices; slice++) {
    for (const [i, work] of works.entries()) (rates[i] as number[]).push(rateOf(work, length));
    onSlice((slice + 1) / slices);
  }
  return rates.map(median);
}

const SLICE = 0.25;
const WARM_UP_MS = 400;

function rateOf(work: Work, milliseconds: number): number {
  const until = performance.now() + milliseconds;
  const before = process.cpuUsage();
  let done = 0;
  while (performance.now() < until) done += work();
  const { user, system } = process.cpuUsage(before);
  return done / ((user + system) / 1e6);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
