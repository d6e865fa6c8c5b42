import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { countTests } from '../lib/report.mjs';

describe('counting unit tests (scripts/lib/report.mjs)', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-report-'));
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
    vi.restoreAllMocks();
  });

  const count = (files: readonly { status: string; tests: readonly string[] }[], exitStatus: number) => {
    const path = join(folder, 'report.json');
    const testResults = files.map(({ status, tests }) => ({
      status,
      assertionResults: tests.map((each) => ({ status: each })),
    }));
    writeFileSync(path, JSON.stringify({ testResults }));
    return countTests(path, exitStatus);
  };

  test('adds up passed, failed and skipped tests', () => {
    const files = [
      { status: 'passed', tests: ['passed', 'passed', 'skipped', 'todo'] },
      { status: 'failed', tests: ['passed', 'failed'] },
    ];
    expect(count(files, 1)).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });

  test('a file that fails outside its tests is one failure', () => {
    const files = [
      { status: 'passed', tests: ['passed'] },
      { status: 'failed', tests: [] },
    ];
    expect(count(files, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  test('a run that fails without saying where is one failure', () => {
    expect(count([{ status: 'passed', tests: ['passed'] }], 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  test('no test at all is one failure', () => {
    expect(count([], 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('no report is one failure', () => {
    expect(countTests(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});
