import { readFileSync } from 'node:fs';
import { readState } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { civilization } from '../src/index.ts';
import { chooser, playOn } from './table.ts';

/**
 * States that earlier versions have stored, a file for each shape and one state a line, each in the midst of several
 * procedures: windows, payments, battles and what follows from them. Frames are part of a stored state: a change of them
 * without a migration fails here.
 */
const STORED = ['states.shape1.jsonl', 'states.shape2.jsonl'].flatMap((name) =>
  readFileSync(new URL(`stored/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
);
const ANSWERS = 150;

describe('a state stored by an earlier version', () => {
  for (const text of STORED) {
    const stack = readState(civilization, text)
      .stack.map(({ op, at }) => `${op}.${at}`)
      .join(' ');
    test(`opens and goes on: ${stack}`, () => {
      const state = readState(civilization, text);
      const { seq } = state;
      const counted = civilization.countComponents(state);
      playOn({ state }, chooser(stack), () => state.seq === seq + ANSWERS);
      expect(state.outcome !== null || state.seq === seq + ANSWERS).toBe(true);
      expect(civilization.countComponents(state)).toEqual(counted);
    });
  }
});
