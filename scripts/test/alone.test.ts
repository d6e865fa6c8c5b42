import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alone } from '../lib/alone.mjs';

describe('one process at a time (scripts/lib/alone.mjs)', () => {
  let folder = '';
  let file = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-alone-'));
    file = join(folder, 'with a space ž.lock');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Another process that takes the lock and keeps it until it is killed. */
  async function holder() {
    const script = join(folder, 'holder.mjs');
    const module = JSON.stringify(new URL('../lib/alone.mjs', import.meta.url).href);
    writeFileSync(
      script,
      `import { alone } from ${module};
      await alone(process.argv[2], () => new Promise(() => { console.log('held'); setInterval(() => {}, 1000); }));`,
    );
    const child = spawn(process.execPath, [script, file], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    await new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve());
      void ended.then(() => reject(new Error('the other process has ended')));
    });
    return async () => {
      child.kill('SIGKILL');
      await ended;
    };
  }

  test('the second waits for the first', async () => {
    const said: string[] = [];
    let goOn = () => {};
    const first = alone(file, () => {
      said.push('first begins');
      return new Promise<void>((resolve) => {
        goOn = () => {
          said.push('first ends');
          resolve();
        };
      });
    });
    const second = alone(file, async () => {
      said.push('second');
      return 'done';
    });
    goOn();
    await first;
    expect(await second).toBe('done');
    expect(said).toEqual(['first begins', 'first ends', 'second']);
  });

  test('a process that fails releases it', async () => {
    await expect(alone(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await alone(file, async () => 'next')).toBe('next');
  });

  test('a process that is killed releases it, and no longer blocks others', async () => {
    const kill = await holder();
    const said: string[] = [];
    const waiting = alone(file, async () => said.push('after it'));
    said.push('before');
    await kill();
    await waiting;
    expect(said).toEqual(['before', 'after it']);
  });
});
