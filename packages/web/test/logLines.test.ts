import type { GameTalk, Players } from '@tessera/locales';
import type { News } from '@tessera/protocol';
import { describe, expect, it } from 'vitest';
import { createLinesOf, standing } from '../src/table/log/logLines.ts';

const answer = (n: number, ...happenings: News['happenings']): News => ({
  n,
  at: n,
  type: 'answer',
  seat: 0,
  to: null,
  happenings,
});
const undo = (n: number, to: number): News => ({ n, at: n, type: 'undo', seat: 0, to, happenings: [] });

const players: Players = { you: 0, names: ['A', 'B'] };

describe('the news that stand', () => {
  it('leave out what was undone and keep the undo', () => {
    const left = standing([answer(1), answer(2), answer(3), undo(4, 1), answer(5)]);
    expect(left.map(({ n }) => n)).toEqual([1, 4, 5]);
  });

  it('undo what came after an undo', () => {
    const left = standing([answer(1), answer(2), undo(3, 1), answer(4), undo(5, 1), answer(6)]);
    expect(left.map(({ n }) => n)).toEqual([1, 3, 5, 6]);
  });

  it('undo what consecutive undos reach', () => {
    const left = standing([answer(1), answer(2), answer(3), undo(4, 2), undo(5, 1), answer(6), undo(7, 0)]);
    expect(left.map(({ n }) => n)).toEqual([4, 5, 7]);
  });
});

describe('the lines of the log', () => {
  let worded = 0;
  const talk = {
    happening: (it: { kind: string }) => {
      worded += 1;
      return it.kind === 'silent' ? null : [it.kind];
    },
    isHeading: (it: { kind: string }) => it.kind === 'turn',
  } as unknown as GameTalk;

  it('are those that have words, with the seat that the happening names', () => {
    const news = [answer(1, { kind: 'turn' }, { kind: 'silent' }), answer(2, { kind: 'moved', seat: 1 } as never)];
    const lines = createLinesOf(talk, players, () => ['undone'])(news, {});
    expect(lines.map(({ n, seat, isHeading, phrase }) => [n, seat, isHeading, phrase])).toEqual([
      [1, null, true, ['turn']],
      [2, 1, false, ['moved']],
    ]);
  });

  it('are put into words once', () => {
    const news = [answer(1, { kind: 'moved' })];
    const linesOf = createLinesOf(talk, players, () => []);
    worded = 0;
    const [first] = linesOf(news, {});
    const later = linesOf([...news, answer(2, { kind: 'moved' }), undo(3, 1)], {});
    expect(worded).toBe(1);
    linesOf([...news, answer(2, { kind: 'moved' })], {});
    expect(worded).toBe(2);
    // The same line is the same object, so that nothing renders it again.
    expect(later).toHaveLength(2);
    expect(later[0]).toBe(first);
  });

  it('say that something was undone, and to where', () => {
    const lines = createLinesOf(talk, players, (_, to) => [`to ${to}`])([answer(1), undo(2, 0)], {});
    expect(lines.map(({ phrase }) => phrase)).toEqual([['to 0']]);
  });
});
