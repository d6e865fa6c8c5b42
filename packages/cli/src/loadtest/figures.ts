/** How long answers took, in milliseconds. */
export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

export function spreadOf(milliseconds: readonly number[]): Spread {
  const sorted = Float64Array.from(milliseconds).sort();
  const at = (part: number) => rounded(sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** What went wrong: how often, and the first few in words. */
export interface Errors {
  count: number;
  readonly first: string[];
}

const SHOWN = 5;

export function noErrors(): Errors {
  return { count: 0, first: [] };
}

export function addError(errors: Errors, what: string): void {
  errors.count++;
  if (errors.first.length < SHOWN && !errors.first.includes(what)) errors.first.push(what);
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
