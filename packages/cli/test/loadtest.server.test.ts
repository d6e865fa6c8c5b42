import { describe, expect, it } from 'vitest';
import { noErrors, spreadOf } from '../src/loadtest/figures.ts';
import { isMet, type Load, loadAsLines } from '../src/loadtest/report.ts';
import { jsonOf, tessera } from './terminal.ts';

const spread = { p50: 1, p95: 2, p99: 25, max: 90 };
const nothing: Load = { latency: null, memory: null, saturation: null, baseline: null, ratio: null };
const latency = { tables: 1, rate: 1, answers: 1, answersPerSecond: 1, spread, errors: noErrors(), skipped: 0 };

describe('the load test', () => {
  it('takes percentiles by the nearest rank', () => {
    const times = Array.from({ length: 200 }, (_, i) => 200 - i);
    expect(spreadOf(times)).toEqual({ p50: 100, p95: 190, p99: 198, max: 200 });
    expect(spreadOf([])).toEqual({ p50: 0, p95: 0, p99: 0, max: 0 });
  });

  it('says whether what was measured is good enough', () => {
    expect(isMet({ ...nothing, latency })).toBe(true);
    expect(isMet({ ...nothing, latency: { ...latency, spread: { ...spread, p99: 25.01 } } })).toBe(false);
    expect(isMet({ ...nothing, latency: { ...latency, skipped: 1 } })).toBe(false);
    expect(isMet({ ...nothing, latency: { ...latency, errors: { count: 1, first: ['refused: S-RATE'] } } })).toBe(
      false,
    );
    expect(isMet({ ...nothing, ratio: 3.99 })).toBe(false);
    const memory = {
      tables: 2,
      bytesPerTable: 153_600,
      tablesLeft: 0,
      bytesLeftPerTable: 0,
      residentMegabytes: { full: 2, empty: 1 },
    };
    expect(isMet({ ...nothing, memory })).toBe(true);
    expect(isMet({ ...nothing, memory: { ...memory, tablesLeft: 1 } })).toBe(false);
    expect(loadAsLines({ ...nothing, memory }).join('\n')).toContain('150 KB for each of 2 tables');
  });

  it('plays at its own server without an error, and plays boardgame.io', async () => {
    const words = [
      '--latency',
      '--saturate',
      '--baseline',
      '--tables',
      '4',
      '--rate',
      '40',
      '--seconds',
      '1',
      '--json',
    ];
    const ran = await tessera(['loadtest', ...words]);
    expect(ran.err).toBe('');
    const result = jsonOf(ran) as { [part: string]: { answersPerSecond: number; errors: number } };
    expect(result['latency']).toMatchObject({ errors: 0, firstErrors: [], tables: 4 });
    expect(result['saturation']).toMatchObject({ errors: 0, firstErrors: [] });
    expect(result['saturation']?.answersPerSecond).toBeGreaterThan(0);
    expect(result['baseline']).toMatchObject({ 'boardgame.io': { errors: 0, matches: 100 } });
    expect(result['ratio']).toBeGreaterThan(0);
  });
});
