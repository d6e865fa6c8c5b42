import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../scripts/build.mjs';
import { ROOT } from '../src/workspace.ts';

/** The program as users start it. */
function tessera(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'packages/cli/bin/tessera.mjs'), ...words],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'test', LC_ALL: 'C' },
      input: '1\nquit\n',
    },
  );
  return { status, stdout, stderr };
}

describe('the program', () => {
  beforeAll(async () => {
    await build();
  });

  test('exits with the right code and writes to the right place', () => {
    expect(tessera('--help')).toMatchObject({ status: 0, stderr: '' });
    expect(tessera('fly')).toMatchObject({ status: 2, stdout: '' });
    expect(tessera('play', '--bots', 'random').stdout).toContain('You left the game.');
  });

  test('bench measures the games beside the baseline', () => {
    const { status, stdout, stderr } = tessera('bench', '--seconds', '0.5', '--json');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { baseline, ...games } = JSON.parse(stdout);
    const { movesPerSecond } = baseline['boardgame.io'];
    expect(movesPerSecond).toBeGreaterThan(100);
    expect(Object.keys(games)).toEqual(['founders', 'civilization', 'civilization expansion']);
    for (const id of Object.keys(games)) {
      const { decisionsPerSecond, ratio, cloneMicros, stateBytes, slowestAsks } = games[id];
      expect(decisionsPerSecond).toBeGreaterThan(500);
      expect(ratio).toBeCloseTo(decisionsPerSecond / movesPerSecond, 0);
      expect(cloneMicros).toBeGreaterThan(0);
      expect(stateBytes).toBeGreaterThan(500);
      for (const { kind, micros, count, maxOptions } of slowestAsks) {
        expect(typeof kind).toBe('string');
        expect(micros).toBeGreaterThan(0);
        expect(count).toBeGreaterThan(0);
        expect(maxOptions).toBeGreaterThan(0);
      }
    }
  });
});
