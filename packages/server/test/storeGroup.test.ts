import { describe, expect, test } from 'vitest';
import { StoreFault } from '../src/store/faults.ts';
import { groupCommit } from '../src/store/groupCommit.ts';
import { type PreparedCommit, prepare } from '../src/store/prepared.ts';
import type { CommitResult } from '../src/store/store.ts';
import { step } from './storeKit.ts';

type Write = (commits: readonly PreparedCommit[]) => Promise<CommitResult[]>;
const done: Write = async (commits) => commits.map(() => 'done');

/** A group commit whose batches are noted down, as tables. */
function grouped(write: Write = done, overlaps = false) {
  const batches: string[][] = [];
  const group = groupCommit({
    write: (commits) => {
      batches.push(commits.map(({ table }) => table));
      return write(commits);
    },
    overlaps,
  });
  return { batches, add: (table: string, n = 1) => group.add(prepare(step(table, n))) };
}

describe('commits that come at the same time', () => {
  test('are written together', async () => {
    const { batches, add } = grouped();
    await Promise.all([add('a'), add('b'), Promise.resolve().then(() => add('c'))]);
    expect(batches).toEqual([['a', 'b', 'c']]);
    await add('d');
    expect(batches).toEqual([['a', 'b', 'c'], ['d']]);
  });

  test('or wait for those that are being written', async () => {
    let finish = () => {};
    const { batches, add } = grouped(async (commits) => {
      if (batches.length === 1) await new Promise<void>((resolve) => (finish = resolve));
      return done(commits);
    });
    const first = add('a');
    await expect.poll(() => batches.length).toBe(1);
    const others = [add('b'), add('c'), add('a', 2)];
    finish();
    expect(await Promise.all([first, ...others])).toEqual(Array(4).fill('done'));
    expect(batches).toEqual([['a'], ['b', 'c', 'a']]);
  });

  test('or do not wait, where the database itself puts together what waits', async () => {
    let finish = () => {};
    const { batches, add } = grouped(async (commits) => {
      if (batches.length === 1) await new Promise<void>((resolve) => (finish = resolve));
      return done(commits);
    }, true);
    const first = add('a');
    await expect.poll(() => batches.length).toBe(1);
    expect(await Promise.all([add('b'), add('c')])).toEqual(['done', 'done']);
    expect(batches).toEqual([['a'], ['b', 'c']]);
    finish();
    expect(await first).toBe('done');
  });

  test('of one table go one after the other, in their order', async () => {
    const { batches, add } = grouped();
    await Promise.all([add('a', 1), add('a', 2), add('b', 1), add('a', 3), add('b', 2)]);
    expect(batches).toEqual([['a', 'b'], ['a', 'b'], ['a']]);
  });

  test('are written in bounded numbers', async () => {
    const { batches, add } = grouped();
    await Promise.all(Array.from({ length: 600 }, (_, index) => add(`t${index}`)));
    expect(batches.map((batch) => batch.length)).toEqual([256, 256, 88]);
  });
});

describe('those whose commit is written', () => {
  test('are all told, also while the next ones are being written', async () => {
    const { batches, add } = grouped(async (commits) => {
      await new Promise((resume) => setImmediate(resume));
      return done(commits);
    });
    const heard: string[] = [];
    const play = async (table: string): Promise<void> => {
      for (let n = 1; n <= 20; n++) {
        expect(await add(table, n)).toBe('done');
        heard.push(table);
      }
    };
    await Promise.all(Array.from({ length: 60 }, (_, index) => play(`t${index}`)));
    expect(heard).toHaveLength(60 * 20);
    // They do not go in step: the first who hear of it are written again without waiting for the last.
    expect(batches[0]).toHaveLength(60);
    expect(batches[1]?.length).toBeLessThan(60);
  });
});

describe('a write that fails', () => {
  test('for all, fails for all, and is not tried again', async () => {
    let isFull = true;
    const { batches, add } = grouped(async (commits) => {
      if (isFull) throw new StoreFault('SQLITE_FULL', 'the disk is full');
      return done(commits);
    });
    const results = await Promise.allSettled([add('a'), add('b')]);
    for (const result of results) expect(result).toMatchObject({ reason: { code: 'SQLITE_FULL' } });
    expect(batches).toHaveLength(1);
    isFull = false;
    expect(await add('a')).toBe('done');
  });

  test('for the values of one, fails for that one', async () => {
    const { batches, add } = grouped(async (commits) => {
      if (commits.some(({ table }) => table === 'bad')) throw new StoreFault('22021', 'not a text');
      return done(commits);
    });
    const results = await Promise.allSettled([add('a'), add('bad'), add('b')]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(batches).toEqual([['a', 'bad', 'b'], ['a'], ['bad'], ['b']]);
  });

  test('to say what became of a commit is no success', async () => {
    const { add } = grouped(async (commits) => commits.slice(1).map(() => 'done'));
    const [first, second] = await Promise.allSettled([add('a'), add('b')]);
    expect(first).toMatchObject({ value: 'done' });
    expect(second).toMatchObject({ status: 'rejected' });
  });
});
