import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCompiler } from '../mutants/createCompiler.mjs';
import { filesOf, type Listed, listMutants, sampleOf } from '../mutants/listMutants.mjs';
import { NOT_DRAWN, SampleChecker } from '../mutants/plugin.mjs';
import { replaced } from '../mutants/replaced.mjs';
import { acceptSurvivors, countMutants, inWords, type Judged, staleReasons } from '../mutants/report.mjs';

const SOURCE = `export function isOld(years: number): boolean {
  return years > 9;
}
`;

const STRICT = {
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  allowUnreachableCode: false,
  types: [],
  noLib: true,
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-mutants-'));
  writeFileSync(join(folder, 'rules.ts'), SOURCE);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT, include: ['*.ts'] }));
  writeFileSync(join(folder, 'state.ts'), 'export const state = 1;\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const older: Listed = {
  file: 'rules.ts',
  line: 2,
  place: 'rules.ts:1:9-1:18 years >= 9',
  at: 'return years > 9;',
  from: 'years > 9',
  to: 'years >= 9',
};
const judged = (verdict: Judged['verdict'], by: string | null = null): Judged => ({ ...older, verdict, by });
const because = (change: Partial<Listed> = {}) => {
  const { at, from, to } = { ...older, ...change };
  return { 'rules.ts': [{ at, from, to, reason: 'nobody is nine' }] };
};

describe('mutants', () => {
  test('are made of files that match, of the rooms with rules unless others are named', () => {
    expect(filesOf(folder, [])).toEqual(['rules.ts']);
    expect(filesOf(folder, ['st*.ts'])).toEqual(['state.ts']);
    expect(filesOf(folder, ['nothing/**'])).toEqual([]);
  });

  test('have names made of the source, and a place', async () => {
    const mutants = await listMutants(folder, ['rules.ts']);
    expect(mutants).toContainEqual(older);
    expect(mutants).toContainEqual(
      expect.objectContaining({ from: '{ …', to: '{}', at: 'export function isOld(years: number): boolean {' }),
    );
  });

  test('are drawn by lot: the same for the same seed, all of them if there are no more', async () => {
    const mutants = await listMutants(folder, ['rules.ts']);
    expect(sampleOf(mutants, 2, 'a')).toEqual(sampleOf([...mutants].reverse(), 2, 'a'));
    expect(sampleOf(mutants, 2, 'a')).toHaveLength(2);
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => sampleOf(mutants, 1, seed)[0]?.to);
    expect(new Set(drawn).size).toBeGreaterThan(1);
    expect(sampleOf(mutants, 1000, 'a')).toHaveLength(mutants.length);
  });

  test('that were not drawn are told from the others before they run', async () => {
    const checker = new SampleChecker({ mutantSample: { folder, places: [older.place] } });
    const location = { start: { line: 1, column: 9 }, end: { line: 1, column: 18 } };
    const mutants = ['years >= 9', 'years < 9'].map((replacement, i) => ({
      id: `${i}`,
      fileName: join(folder, 'rules.ts'),
      mutatorName: 'EqualityOperator',
      location,
      replacement,
    }));
    expect(await checker.group(mutants)).toEqual([['0', '1']]);
    expect(await checker.check(mutants)).toEqual({
      0: { status: 'passed' },
      1: { status: 'compileError', reason: NOT_DRAWN },
    });
  });
});

describe('what does not compile', () => {
  test('is told from what does, file after file', () => {
    const path = join(folder, 'state.ts');
    const compiles = createCompiler(join(folder, 'tsconfig.json'));
    expect(compiles(join(folder, 'rules.ts'), SOURCE.replace('9', "'nine'"))).toBe(false);
    expect(compiles(path, 'export const coins: number = 1;')).toBe(true);
    expect(compiles(path, "export const coins: number = 'one';")).toBe(false);
    expect(compiles(path, 'export const coins: number =')).toBe(false);
    // A broken rule may leave something unused or unreachable.
    expect(compiles(path, 'export function coins(more: number): number { const one = 1; return 2; return 3; }')).toBe(
      true,
    );
  });

  test('is the source with another piece at a place, over several lines', () => {
    const location = { start: { line: 0, column: 46 }, end: { line: 2, column: 1 } };
    expect(replaced(SOURCE, location, '{}')).toBe('export function isOld(years: number): boolean {}\n');
  });
});

describe('the report', () => {
  test('accepts survivors with a written reason, and no others', () => {
    expect(acceptSurvivors([judged('survived')], because())).toEqual([judged('accepted', 'nobody is nine')]);
    for (const change of [{ at: 'return !(years > 9);' }, { from: '9' }, { to: 'true' }]) {
      expect(acceptSurvivors([judged('survived')], because(change))).toEqual([judged('survived')]);
    }
    expect(acceptSurvivors([judged('killed', 'a test')], because())).toEqual([judged('killed', 'a test')]);
    expect(acceptSurvivors([judged('timed out')], because())).toEqual([judged('timed out')]);
  });

  test('names reasons for mutants that are gone or do not survive', () => {
    expect(staleReasons([older], [judged('accepted')], because())).toEqual([]);
    expect(staleReasons([older], [], because())).toEqual([]);
    expect(staleReasons([], [], because())).toMatchObject([{ file: 'rules.ts', why: 'there is no such mutant' }]);
    expect(staleReasons([older], [judged('killed')], because())).toMatchObject([{ why: 'it does not survive' }]);
    // The same words twice in a file: the reason holds while one of them survives or was not tried.
    expect(staleReasons([older, older], [judged('killed')], because())).toEqual([]);
    expect(staleReasons([older, older], [judged('killed'), judged('accepted')], because())).toEqual([]);
  });

  test('counts as killed only what a test noticed', () => {
    const all = [judged('killed'), judged('killed'), judged('killed'), judged('survived'), judged('timed out')];
    expect(countMutants(all)).toEqual({
      counts: { killed: 3, survived: 1, accepted: 0, 'not applicable': 0, 'timed out': 1 },
      rate: 0.75,
    });
    expect(countMutants([judged('killed'), judged('accepted'), judged('not applicable')]).rate).toBe(0.5);
    expect(countMutants([judged('not applicable')]).rate).toBe(null);
  });

  test('shows what survived, and ends with the sums', () => {
    expect(inWords([judged('killed'), judged('survived')], [])).toBe(
      [
        'survived: rules.ts:2',
        '  in    return years > 9;',
        '  from  years > 9',
        '  to    years >= 9',
        '2 mutants: 1 killed, 1 survived, 0 accepted, 0 not applicable, 0 timed out; 50.0 % of those tested were killed',
      ].join('\n'),
    );
    const stale = inWords([], [{ ...older, why: 'it does not survive' }]);
    expect(stale).toContain('stale reason: rules.ts: it does not survive');
    expect(stale).toContain('0 mutants: 0 killed');
  });
});
