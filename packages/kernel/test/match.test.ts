import {
  act,
  answer,
  applyTableAct,
  canonical,
  commitmentTo,
  createContext,
  hashOf,
  type Plain,
  rebase,
  recordOf,
  startMatch,
  type TableAct,
  visibleTo,
} from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import {
  accept,
  asked,
  doWorks,
  type LabState,
  lab,
  laterLab,
  type News,
  newMatch,
  ruleOf,
  takenOver,
  voteBy,
} from './lab.ts';

function textOf(value: unknown): string {
  return canonical(value as Plain);
}

describe('starting a match', () => {
  test('deals by secret and words, and writes the header', () => {
    const about = { table: 'kitchen' };
    const { match } = startMatch(lab, { players: 2, options: { long: true } }, 'secret', ['a', 'b'], about);
    expect(match.header).toEqual({
      tessera: 2,
      game: 'lab',
      schema: 1,
      rules: 1,
      players: 2,
      options: { long: true },
      commitment: commitmentTo('secret'),
      words: ['a', 'b'],
      draws: [],
      about,
    });
    expect(match.state.rng).not.toEqual(newMatch(2, 'secret', ['a', 'c']).state.rng);
    expect(match.state.rng).not.toEqual(newMatch(2, 'secrets', ['a', 'b']).state.rng);
  });
});

describe('an answer', () => {
  test('is entered with its draws, and tells what happened', () => {
    const match = newMatch();
    const { entry, told } = accept(answer(match, 0, 0, { do: 'roll' }));
    const draws = [{ stream: 'dice', what: 'die', among: 6, came: expect.any(Number) }];
    expect(entry).toEqual({ type: 'answer', n: 1, hash: null, seat: 0, ask: 0, answer: { do: 'roll' }, draws });
    expect(visibleTo(told, null)).toEqual([{ kind: 'noted', note: match.state.notes[0] }]);
    expect(match.entries).toEqual([entry]);
  });

  test.each<[string, unknown]>([
    ['K-SHAPE', 'note'],
    ['K-SHAPE', null],
    ['K-SHAPE', undefined],
    ['K-SHAPE', [1]],
    ['K-OPTION', {}],
    ['K-OPTION', { do: 'nothing' }],
    ['K-OPTION', { do: 'note', more: 1 }],
    ['K-OPTION', JSON.parse('{"do":"note","__proto__":1}')],
  ])('that is refused (%s) changes nothing', (rule, value) => {
    const match = newMatch();
    doWorks(match, 'roll', 'note');
    const before = textOf([match.state, match.entries, match.header]);
    expect(ruleOf(answer(match, 0, asked(match).id, value))).toBe(rule);
    expect(textOf([match.state, match.entries, match.header])).toBe(before);
    expect(match.segment).toHaveLength(1);
  });

  test('has a hash of the state with every fiftieth entry only', () => {
    const match = newMatch();
    for (let n = 1; n <= 150; n++) {
      doWorks(match, 'note');
      const hash = n % 50 === 0 ? hashOf(match.state as unknown as Plain) : null;
      expect(match.entries.at(-1)).toMatchObject({ n, hash });
    }
  });
});

describe('an act of the table', () => {
  test('is entered with its draws and closes the way back', () => {
    const match = newMatch();
    doWorks(match, 'note');
    const { entry } = accept(act(match, { act: 'roll', seat: null }));
    expect(entry).toMatchObject({ type: 'act', n: 2, act: { act: 'roll', seat: null }, draws: [{ what: 'die' }] });
    expect(match.segment).toEqual([]);
    expect(match.state.seq).toBe(2);
    expect(asked(match).id).toBe(1);
  });

  test('can end the game while a question is open', () => {
    const match = newMatch();
    accept(act(match, { act: 'agreedEnd', seat: null }));
    expect(match.state).toMatchObject({ pending: null, stack: [], outcome: { reason: 'agreed' } });
    expect(ruleOf(act(match, { act: 'roll', seat: null }))).toBe('K-OVER');
  });

  test('that is refused changes nothing, even if the game had begun to act', () => {
    const match = newMatch();
    doWorks(match, 'note');
    const before = textOf([match.state, match.entries]);
    expect(ruleOf(act(match, { act: 'dance', seat: 1 }))).toBe('K-SHAPE');
    expect(textOf([match.state, match.entries])).toBe(before);
    expect(match.segment).toHaveLength(1);
  });

  test.each<[unknown]>([
    [null],
    ['roll'],
    [{ act: 'roll' }],
    [{ act: 1, seat: null }],
    [{ act: 'roll', seat: -1 }],
    [{ act: 'roll', seat: '0' }],
    [{ act: 'roll', seat: 0.5 }],
    [{ act: 'roll', seat: null, more: 1 }],
  ])('of the wrong shape is refused: %j', (odd) => {
    const match = newMatch();
    expect(ruleOf(act(match, odd as TableAct))).toBe('K-SHAPE');
    expect(match.entries).toEqual([]);
  });

  test('is a barrier in itself', () => {
    const context = createContext<LabState, News>(newMatch().state);
    expect(applyTableAct(lab, context, { act: 'roll', seat: null })).toBeNull();
    expect(context.barrier).toBe(true);
  });
});

describe('a rebase', () => {
  test('carries the game on from another state and keeps the chance streams', () => {
    const match = newMatch();
    doWorks(match, 'roll', 'note');
    const streams = textOf(match.state.rng);
    const corrected = { ...newMatch(3, 'other').state, notes: ['corrected'] };
    const { entry } = accept(rebase(match, corrected, { rule: 'X-1' }));
    expect(entry).toMatchObject({ type: 'rebase', n: 3, reason: { rule: 'X-1' }, state: { notes: ['corrected'] } });
    expect(textOf(match.state.rng)).toBe(streams);
    expect(match.state.notes).toEqual(['corrected']);
    expect(match.segment).toEqual([]);
  });

  test('says under which rules the game goes on', () => {
    const match = takenOver(newMatch(), laterLab({ rules: 2 }));
    expect(match.state.rules).toBe(1);
    const { entry } = accept(rebase(match, match.state, {}));
    expect(entry).toMatchObject({ state: { rules: 2 } });
    expect(match.state.rules).toBe(2);
  });

  test('shares nothing with the state it was given or with its entry', () => {
    const match = newMatch();
    const corrected = lab.clone(match.state);
    accept(rebase(match, corrected, {}));
    const before = textOf([corrected, match.entries]);
    doWorks(match, 'note', 'roll', 'shuffle');
    expect(textOf([corrected, match.entries.slice(0, 1)])).toBe(before);
  });

  test('is refused when the game is over: the secret may be known', () => {
    const match = newMatch();
    doWorks(match, 'end');
    expect(ruleOf(rebase(match, newMatch().state, {}))).toBe('K-OVER');
  });
});

describe('the record of a match', () => {
  test('keeps the secret back while the game runs', () => {
    const match = newMatch(3, 'mellon');
    doWorks(match, 'roll', 'sealed');
    accept(voteBy(match, 0, 1));
    expect(recordOf(match).closing).toBeNull();
    expect(textOf(recordOf(match))).not.toContain('mellon');
  });

  test('shows it when the game is over, or given up', () => {
    const match = newMatch(3, 'mellon');
    doWorks(match, 'note');
    expect(recordOf(match, true).closing).toMatchObject({ outcome: null, secret: 'mellon' });
    doWorks(match, 'end');
    const hash = hashOf(match.state as unknown as Plain);
    expect(recordOf(match).closing).toEqual({ outcome: { reason: 'ended', winners: [0] }, secret: 'mellon', hash });
  });

  test('does not grow with the match once it is taken', () => {
    const match = newMatch();
    const record = recordOf(match);
    doWorks(match, 'note');
    expect(record.entries).toEqual([]);
  });
});
