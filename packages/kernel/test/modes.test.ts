import { answer, apply, createContext } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { accept, asked, doWorks, type LabState, lab, type News, newMatch, ruleOf, voteBy } from './lab.ts';

describe('a sealed question', () => {
  test('to one seat is closed by its answer', () => {
    const match = newMatch(2);
    doWorks(match, 'note');
    expect(match.state.notes).toEqual(['note by 0']);
    expect(match.state.seq).toBe(1);
  });

  test('to several seats keeps every answer back until the last is in, in any order of arrival', () => {
    const match = newMatch(3);
    doWorks(match, 'sealed');
    const first = accept(voteBy(match, 2, 0));
    accept(voteBy(match, 0, 1));
    expect(first.told).toEqual([]);
    expect(match.state.notes).toEqual([]);
    expect(match.state.pending?.answers).toEqual([{ vote: 1 }, null, { vote: 0 }]);
    const last = accept(voteBy(match, 1, 2));
    expect(match.state.notes).toEqual(['vote of 0: 1', 'vote of 1: 2', 'vote of 2: 0']);
    expect(last.told).toHaveLength(3);
    expect(match.state.seq).toBe(4);
  });
});

describe('an amendable question', () => {
  test('takes another answer as long as one is missing', () => {
    const match = newMatch(2);
    doWorks(match, 'amendable');
    accept(voteBy(match, 1, 0));
    accept(voteBy(match, 1, 2));
    accept(voteBy(match, 1, 1));
    expect(match.state.pending?.answers).toEqual([null, { vote: 1 }]);
    accept(voteBy(match, 0, 0));
    expect(match.state.notes).toEqual(['vote of 0: 0', 'vote of 1: 1']);
    expect(match.state.seq).toBe(5);
  });

  test('is closed for good by the last answer', () => {
    const match = newMatch(2);
    doWorks(match, 'amendable');
    const ids = match.state.pending?.asks.map(({ id }) => id) ?? [];
    accept(voteBy(match, 0, 0));
    accept(voteBy(match, 1, 0));
    for (const [seat, id] of ids.entries()) expect(ruleOf(answer(match, seat, id, { vote: 1 }))).toBe('K-STALE');
  });

  test('is still checked when it is changed', () => {
    const match = newMatch(2);
    doWorks(match, 'amendable');
    accept(voteBy(match, 0, 0));
    expect(ruleOf(voteBy(match, 0, 9))).toBe('K-OPTION');
    expect(match.state.pending?.answers).toEqual([{ vote: 0 }, null]);
  });
});

describe('an open question', () => {
  test('applies each answer on arrival, in the order of arrival', () => {
    const match = newMatch(3);
    doWorks(match, 'open');
    for (const seat of [1, 2, 0]) {
      const { told } = accept(voteBy(match, seat, seat));
      expect(told.map(({ full }) => full.note)).toEqual([`vote of ${seat}: ${seat}`]);
    }
    expect(match.state.notes).toEqual(['vote of 1: 1', 'vote of 2: 2', 'vote of 0: 0']);
    expect(asked(match).kind).toBe('work');
  });

  test('leaves the others open with their ids, and may ask again under a new one', () => {
    const match = newMatch(3);
    doWorks(match, 'open');
    const before = match.state.pending?.asks.map(({ id, seat }) => [seat, id]);
    expect(before).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    accept(voteBy(match, 1, 3));
    expect(match.state.pending?.asks.map(({ id, seat }) => [seat, id])).toEqual([
      [0, 1],
      [2, 3],
      [1, 4],
    ]);
    expect(match.state.pending?.answers).toEqual([null, null, null]);
    expect(ruleOf(answer(match, 1, 2, { vote: 0 }))).toBe('K-STALE');
  });

  test('is over when no seat is asked again', () => {
    const match = newMatch(2);
    doWorks(match, 'open');
    accept(voteBy(match, 0, 3));
    accept(voteBy(match, 1, 0));
    accept(voteBy(match, 0, 3));
    accept(voteBy(match, 0, 1));
    expect(match.state.notes).toEqual(['vote of 0: 3', 'vote of 1: 0', 'vote of 0: 3', 'vote of 0: 1']);
    expect(asked(match)).toMatchObject({ kind: 'work', seat: 0 });
  });

  test('leaves nothing behind in a context that is used again', () => {
    const match = newMatch(2);
    doWorks(match, 'open');
    const context = createContext<LabState, News>(match.state);
    apply(lab, context, 1, { vote: 0 });
    const stillOpen = context.others;
    expect(stillOpen).toHaveLength(1);
    apply(lab, context, 2, { vote: 0 });
    // As if the first answer had closed the question for everyone.
    context.others = stillOpen;
    apply(lab, context, asked(match).id, { do: 'note' });
    expect(context.others).toEqual([]);
    expect(context.asks).toMatchObject([{ kind: 'work' }]);
  });
});
