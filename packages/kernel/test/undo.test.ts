import {
  ASK_MODES,
  answer,
  askAll,
  canonical,
  type Match,
  type Plain,
  rebase,
  stateAfter,
  undo,
  undoable,
  undoBeyond,
} from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { accept, asked, doWorks, type LabTypes, lab, newMatch, ruleOf, voteBy } from './lab.ts';

function textOf(value: unknown): string {
  return canonical(value as Plain);
}

function without(match: Match<LabTypes>): string {
  return textOf({ ...match.state, rng: [] });
}

describe('undo', () => {
  test('restores the state before the answer, and is an entry itself', () => {
    const match = newMatch();
    doWorks(match, 'roll');
    const before = textOf(match.state);
    doWorks(match, 'note');
    const { entry } = accept(undo(match, 0));
    expect(entry).toEqual({ type: 'undo', n: 3, hash: null, seat: 0, to: 1, beyond: false });
    expect(textOf(match.state)).toBe(before);
    expect(textOf(stateAfter(lab, match, 3))).toBe(before);
  });

  test('takes back several answers at once, or one after the other', () => {
    const once = newMatch();
    const twice = newMatch();
    const before = textOf(once.state);
    for (const match of [once, twice]) doWorks(match, 'note', 'note', 'note');
    accept(undo(once, 0, 3));
    for (let i = 0; i < 3; i++) accept(undo(twice, 0));
    expect(textOf(once.state)).toBe(before);
    expect(textOf(twice.state)).toBe(before);
    expect(twice.entries.slice(3)).toMatchObject([{ to: 2 }, { to: 1 }, { to: 0 }]);
  });

  test('goes back past answers that were undone and given again', () => {
    const match = newMatch();
    const before = textOf(match.state);
    doWorks(match, 'note', 'note');
    accept(undo(match, 0));
    doWorks(match, 'note');
    expect(undoable(match, 0)).toBe(2);
    accept(undo(match, 0, 2));
    expect(match.entries.at(-1)).toMatchObject({ n: 5, to: 0 });
    expect(textOf(match.state)).toBe(before);
    doWorks(match, 'note');
    expect(match.state.notes).toEqual(['note by 0']);
  });

  test('is refused at a barrier (K-BARRIER)', () => {
    for (const barrier of ['roll', 'shuffle', 'reveal', 'pass', 'sealed', 'open', 'end'] as const) {
      const match = newMatch();
      doWorks(match, 'note', barrier);
      const before = textOf([match.state, match.entries]);
      expect(undoable(match, 0), barrier).toBe(0);
      expect(ruleOf(undo(match, 0)), barrier).toBe('K-BARRIER');
      expect(textOf([match.state, match.entries])).toBe(before);
    }
  });

  test('reaches only as far as the last barrier', () => {
    const match = newMatch();
    doWorks(match, 'note', 'roll', 'note', 'note');
    expect(undoable(match, 0)).toBe(2);
    expect(ruleOf(undo(match, 0, 3))).toBe('K-BARRIER');
    accept(undo(match, 0, 2));
    expect(ruleOf(undo(match, 0))).toBe('K-BARRIER');
  });

  test('of another seat’s answer is refused', () => {
    const match = newMatch();
    doWorks(match, 'note');
    expect(undoable(match, 1)).toBe(0);
    expect(ruleOf(undo(match, 1))).toBe('K-BARRIER');
    expect(ruleOf(undo(match, 99))).toBe('K-BARRIER');
  });

  test.each(ASK_MODES)('cannot open one of several %s questions again', (mode) => {
    const match = newMatch(3);
    doWorks(match, mode);
    for (const seat of [1, 0, 2]) {
      accept(voteBy(match, seat, 1));
      expect(undoable(match, seat)).toBe(0);
      expect(ruleOf(undo(match, seat))).toBe('K-BARRIER');
    }
  });

  test.each(ASK_MODES)(
    'cannot open one of several %s questions again, even if all are put to the same seat',
    (mode) => {
      const match = newMatch(2);
      doWorks(match, 'note');
      match.state.pending = null;
      askAll(match.state, mode, [
        { kind: 'work', seat: 0 },
        { kind: 'work', seat: 0 },
      ]);
      doWorks(match, 'note');
      expect(match.state.pending).not.toBeNull();
      expect(ruleOf(undo(match, 0))).toBe('K-BARRIER');
    },
  );

  test('leaves an amendable answer alone: it is changed by answering again', () => {
    const match = newMatch(2);
    doWorks(match, 'amendable');
    accept(voteBy(match, 0, 1));
    expect(ruleOf(undo(match, 0))).toBe('K-BARRIER');
    accept(voteBy(match, 0, 2));
    expect(match.state.pending?.answers).toEqual([{ vote: 2 }, null]);
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'of %d answers is no undo at all (K-SHAPE)',
    (answers) => {
      const match = newMatch();
      doWorks(match, 'note', 'note');
      expect(ruleOf(undo(match, 0, answers))).toBe('K-SHAPE');
      expect(match.entries).toHaveLength(2);
    },
  );

  test('leaves nothing behind: playing on does not touch what later undos restore', () => {
    const match = newMatch();
    doWorks(match, 'note');
    const one = textOf(match.state);
    doWorks(match, 'note');
    accept(undo(match, 0));
    doWorks(match, 'note', 'note');
    accept(undo(match, 0, 2));
    expect(textOf(match.state)).toBe(one);
  });
});

describe('an undo beyond a barrier', () => {
  test('restores everything but the chance streams', () => {
    const match = newMatch();
    const before = without(match);
    doWorks(match, 'roll', 'shuffle', 'pass');
    const streams = textOf(match.state.rng);
    const { entry } = accept(undoBeyond(match, 0));
    expect(entry).toEqual({ type: 'undo', n: 4, hash: null, seat: null, to: 0, beyond: true });
    expect(without(match)).toBe(before);
    expect(textOf(match.state.rng)).toBe(streams);
    expect(textOf(stateAfter(lab, match, 4))).toBe(textOf(match.state));
  });

  test('brings new luck', () => {
    const match = newMatch();
    const rolls: string[] = [];
    for (let i = 0; i < 12; i++) {
      doWorks(match, 'roll');
      rolls.push(match.state.notes[0] ?? '');
      accept(undoBeyond(match, match.entries.length - 1));
    }
    expect(new Set(rolls).size).toBeGreaterThan(2);
  });

  test('closes the way back for everybody', () => {
    const match = newMatch();
    doWorks(match, 'note', 'note', 'note');
    accept(undoBeyond(match, 1));
    expect(ruleOf(undo(match, 0))).toBe('K-BARRIER');
    expect(match.state.notes).toEqual(['note by 0']);
  });

  test.each([-1, 2, 0.5, Number.NaN, 1e99])('to entry %d is refused when it is not an earlier one', (to) => {
    const match = newMatch();
    doWorks(match, 'note', 'note');
    expect(undoBeyond(match, to)).toEqual({ rule: 'K-SHAPE', params: { entries: 2 } });
  });

  test('is refused after the end: the secret may be known', () => {
    const match = newMatch();
    doWorks(match, 'roll', 'end');
    expect(ruleOf(undoBeyond(match, 0))).toBe('K-OVER');
  });

  test('is refused, not thrown, where the way leads through entries that the present rules do not know', () => {
    const match = newMatch();
    doWorks(match, 'note', 'roll');
    const state = lab.clone(match.state);
    const changed: Match<LabTypes> = {
      ...match,
      game: { ...lab, options: () => [{ do: 'pass' }], check: refusesNotes },
    };
    accept(rebase(changed, state, {}));
    accept(answer(changed, 0, asked(changed).id, { do: 'pass' }));
    accept(undoBeyond(changed, 3));
    expect(ruleOf(undoBeyond(changed, 1))).toBe('K-BARRIER');
  });
});

function refusesNotes(_state: object, _ask: object, value: unknown) {
  return (value as { do: string }).do === 'note' ? { rule: 'X-1', params: {} } : null;
}
