import type { Errors, Spread } from './figures.ts';
import type { Latency } from './latency.ts';
import type { TableMemory } from './memory.ts';
import type { Saturation } from './turns.ts';

/** What was measured; parts that were not are null. */
export interface Load {
  readonly latency: (Latency & { readonly tables: number; readonly rate: number }) | null;
  readonly memory: TableMemory | null;
  readonly saturation: (Saturation & { readonly tables: number }) | null;
  readonly baseline: (Saturation & { readonly matches: number; readonly stateBytes: number }) | null;
  /** Our saturated throughput divided by the baseline's. */
  readonly ratio: number | null;
}

/** The server's targets. */
const TARGETS = { p99: 25, bytesPerTable: 150 * 1024, ratio: 4 } as const;

/** Whether everything measured meets its target. */
export function isMet({ latency, memory, saturation, baseline, ratio }: Load): boolean {
  const errors = [latency, saturation, baseline].reduce((sum, part) => sum + (part?.errors.count ?? 0), 0);
  if (errors > 0) return false;
  if (latency !== null && (latency.spread.p99 > TARGETS.p99 || latency.skipped > 0)) return false;
  if (memory !== null && (memory.bytesPerTable > TARGETS.bytesPerTable || memory.tablesLeft > 0)) return false;
  return ratio === null || ratio >= TARGETS.ratio;
}

/** The result as `--json` prints it. */
export function loadAsJson(load: Load): object {
  const { latency, memory, saturation, baseline, ratio } = load;
  const flat = <P extends { readonly spread: Spread; readonly errors: Errors }>({ spread, errors, ...rest }: P) => ({
    ...rest,
    ...spread,
    errors: errors.count,
    firstErrors: errors.first,
  });
  return {
    ...(latency === null ? {} : { latency: flat(latency) }),
    ...(memory === null ? {} : { memory }),
    ...(saturation === null ? {} : { saturation: flat(saturation) }),
    ...(baseline === null ? {} : { baseline: { 'boardgame.io': flat(baseline) } }),
    ...(ratio === null ? {} : { ratio }),
    met: isMet(load),
  };
}

/** The result in words. */
export function loadAsLines(load: Load): string[] {
  const { latency, memory, saturation, baseline, ratio } = load;
  const lines: string[] = [];
  if (latency !== null) {
    const { tables, rate, answers, spread, errors, skipped } = latency;
    lines.push(
      `Latency       ${tables} tables, ${rate} answers per second: ${answers} answers, ${skipped} not given in time`,
      ...inWords(spread, errors),
    );
  }
  if (memory !== null) {
    const { tables, bytesPerTable, tablesLeft, residentMegabytes } = memory;
    lines.push(
      `Memory        ${kilobytes(bytesPerTable)} KB for each of ${tables} tables in memory, ${tablesLeft} left there when idle`,
      `              ${residentMegabytes.full} MB resident with them, ${residentMegabytes.empty} MB without`,
    );
  }
  if (saturation !== null) {
    const { tables, answersPerSecond, processorMicros, spread, errors } = saturation;
    lines.push(
      `Saturation    ${tables} tables: ${answersPerSecond} answers per second, ${processorMicros} µs of processor time each`,
      ...inWords(spread, errors),
    );
  }
  if (baseline !== null) {
    const { matches, answersPerSecond, processorMicros, stateBytes, spread, errors } = baseline;
    lines.push(
      `boardgame.io  ${matches} matches, state of ${kilobytes(stateBytes)} KB: ${answersPerSecond} answers per second, ${processorMicros} µs each`,
      ...inWords(spread, errors),
    );
  }
  if (ratio !== null) lines.push(`Ratio         ${ratio} times the baseline`);
  const { p99, bytesPerTable, ratio: least } = TARGETS;
  const targets = `no errors, p99 ${p99} ms, ${kilobytes(bytesPerTable)} KB a table, ${least} times the baseline`;
  return [...lines, isMet(load) ? `Targets met   (${targets})` : `Targets NOT met (${targets})`];
}

function inWords({ p50, p95, p99, max }: Spread, { count, first }: Errors): string[] {
  return [
    `              both clients updated after ${p50} ms (median), ${p95} ms (p95), ${p99} ms (p99), ${max} ms (max)`,
    ...(count === 0 ? [] : [`              ${count} errors: ${first.join('; ')}`]),
  ];
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 1024);
}
