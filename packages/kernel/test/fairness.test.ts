import { createHash } from 'node:crypto';
import { commitmentTo, seedFrom } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { newMatch } from './lab.ts';
import { referenceWords } from './sfc32.ts';

describe('the commitment', () => {
  test('is a hash that anyone can compute from the secret', () => {
    const expected = createHash('sha256').update('["tessera commitment","mellon"]').digest('hex');
    expect(commitmentTo('mellon')).toBe(expected);
  });

  test('binds: no two secrets share one, not even through unpaired surrogates', () => {
    const secrets = ['', 'a', 'a\n', '\ud800', '\ud801', '\udfff', '\ufffd', '\ufffd\ufffd', '"', '\\'];
    expect(new Set(secrets.map(commitmentTo)).size).toBe(secrets.length);
  });

  test('is not the seed, nor any part of it', () => {
    expect(seedFrom('mellon', [])).not.toBe(commitmentTo('mellon'));
  });
});

describe('the seed', () => {
  test('is a hash that anyone can compute from the secret and the words', () => {
    const expected = createHash('sha256').update('["tessera seed","mellon","a","b"]').digest('hex');
    expect(seedFrom('mellon', ['a', 'b'])).toBe(expected);
  });

  test('depends on every word, on their order and on where one ends', () => {
    const lists = [[], ['a'], ['b'], ['a', 'b'], ['b', 'a'], ['ab'], ['a', ''], ['', 'a'], ['a","b'], ['a\nb']];
    expect(new Set(lists.map((words) => seedFrom('s', words))).size).toBe(lists.length);
    expect(seedFrom('s', ['a'])).not.toBe(seedFrom('sa', []));
  });

  test('leads to the draw in the example of docs/record.md, by the way that is described there', () => {
    const stream = createHash('sha256')
      .update(`${seedFrom('mellon', ['owl', 'sea'])}\nothers`)
      .digest();
    const start = [stream.readInt32BE(0), stream.readInt32BE(4), stream.readInt32BE(8), 1];
    // The outputs are far below the limit for six, so the first one counts.
    expect((referenceWords(start, 13)[12] ?? 0) % 6).toBe(1);
  });

  test('decides the chance of a match', () => {
    const [one, same, other] = [['x'], ['x'], ['y']].map((words) => newMatch(2, 's', words).state.rng);
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
  });
});
