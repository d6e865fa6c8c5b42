import { describe, expect, test } from 'vitest';
import { RECORD_FORMAT, toPresentFormat } from '../src/index.ts';

const draw = (stream: string) => ({ stream, what: 'die', among: 6, came: 1 });

describe('lines of format 1', () => {
  test('a header gets the present number, and its dice their name', () => {
    const old = { tessera: 1, game: 'lab', draws: [draw('decks'), draw('others')] };
    expect(toPresentFormat(old)).toEqual({ tessera: RECORD_FORMAT, game: 'lab', draws: [draw('decks'), draw('dice')] });
    expect(old.draws[1]).toEqual(draw('others'));
  });

  test('an answer and an act have dice', () => {
    for (const type of ['answer', 'act']) {
      expect(toPresentFormat({ type, n: 1, draws: [draw('others')] })).toEqual({ type, n: 1, draws: [draw('dice')] });
    }
  });

  test('a rebase has a reason', () => {
    expect(toPresentFormat({ type: 'rebase', n: 3, state: {}, why: { rules: 2 } })).toEqual({
      type: 'rebase',
      n: 3,
      state: {},
      reason: { rules: 2 },
    });
  });

  test('what is in the present format already stays the same object', () => {
    for (const line of [
      { tessera: RECORD_FORMAT, draws: [draw('dice')] },
      { type: 'answer', n: 1, answer: { why: 'others' }, draws: [] },
      { type: 'rebase', n: 2, state: { stream: 'others' }, reason: {} },
    ]) {
      expect(toPresentFormat(line)).toBe(line);
    }
  });
});
