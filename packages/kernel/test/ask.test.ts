import {
  answer,
  answerReader,
  ask,
  askAgain,
  askAll,
  type CoreState,
  check,
  checkAddress,
  coreState,
  isPlainObject,
  openAsks,
  renewed,
} from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { accept, asked, doWorks, lab, newMatch, ruleOf, voteBy } from './lab.ts';

describe('questions', () => {
  test('are numbered in the order in which they are put', () => {
    const match = newMatch(3);
    expect(asked(match)).toEqual({ id: 0, kind: 'work', seat: 0 });
    doWorks(match, 'note', 'pass');
    expect(asked(match)).toEqual({ id: 2, kind: 'work', seat: 1 });
    doWorks(match, 'sealed');
    expect(match.state.pending?.asks.map(({ id, seat }) => [id, seat])).toEqual([
      [3, 0],
      [4, 1],
      [5, 2],
    ]);
    expect(match.state.asked).toBe(6);
  });

  test('cannot be put to nobody: the game would wait for ever', () => {
    const state = lab.initialState({ players: 2, options: {} });
    expect(() => askAll(state, 'sealed', [])).toThrow(/nobody/);
    expect(() => askAgain(state, [], [])).toThrow(/nobody/);
  });

  test('cannot be put while others are open: those would be lost', () => {
    const { state } = newMatch();
    const before = JSON.stringify(state);
    const question = { kind: 'work', seat: 1 } as const;
    expect(() => ask(state, { ...question })).toThrow(/open already/);
    expect(() => askAll(state, 'sealed', [{ ...question }])).toThrow(/open already/);
    expect(() => askAgain(state, [], [{ ...question }])).toThrow(/open already/);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('that offer something else than before are new ones, and the old ones stay as they were', () => {
    const { state } = newMatch();
    const old = { id: 0, kind: 'work', seat: 1 } as const;
    const asked = state.asked;
    expect(renewed(state, old)).toEqual({ id: asked, kind: 'work', seat: 1 });
    expect(old).toEqual({ id: 0, kind: 'work', seat: 1 });
    expect(state.asked).toBe(asked + 1);
  });

  test('can be put without a game around them', () => {
    const state: CoreState = { ...coreState(1, 1), stack: [] };
    ask(state, { kind: 'any', seat: 4 });
    expect(state).toMatchObject({ asked: 1, pending: { mode: 'sealed', asks: [{ id: 0, seat: 4 }], answers: [null] } });
  });
});

describe('openAsks', () => {
  test('lists what a seat may answer now', () => {
    const match = newMatch(2);
    expect(openAsks(match.state, 0)).toEqual([asked(match)]);
    expect(openAsks(match.state, 1)).toEqual([]);
    doWorks(match, 'end');
    expect(openAsks(match.state, 0)).toEqual([]);
  });

  test('leaves out what is sealed, but not what may be amended', () => {
    for (const mode of ['sealed', 'amendable'] as const) {
      const match = newMatch(2);
      doWorks(match, mode);
      accept(voteBy(match, 0, 1));
      expect(openAsks(match.state, 0)).toHaveLength(mode === 'sealed' ? 0 : 1);
      expect(openAsks(match.state, 1)).toHaveLength(1);
    }
  });
});

/** Values that come over a wire, or by mistake, instead of a seat or an id. */
const ODD: readonly unknown[] = [
  undefined,
  null,
  '0',
  '',
  true,
  false,
  -1,
  -0.5,
  0.5,
  99,
  1e99,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  [],
  [0],
  {},
  { id: 0 },
  0n,
  Symbol('0'),
  () => 0,
];

describe('an answer is refused', () => {
  test('from a seat that is not asked, or of any odd type (K-SEAT)', () => {
    const match = newMatch(3);
    const before = JSON.stringify(match.state);
    for (const seat of [1, 2, ...ODD]) {
      expect(ruleOf(check(lab, match.state, seat, 0, { do: 'note' }))).toBe('K-SEAT');
      expect(ruleOf(answer(match, seat as number, 0, { do: 'note' }))).toBe('K-SEAT');
    }
    expect(JSON.stringify(match.state)).toBe(before);
  });

  test('to a question that is not open, or of any odd type (K-STALE)', () => {
    const match = newMatch(3);
    doWorks(match, 'note');
    const before = JSON.stringify(match.state);
    for (const id of [0, 2, ...ODD]) expect(ruleOf(answer(match, 0, id, { do: 'note' }))).toBe('K-STALE');
    expect(JSON.stringify(match.state)).toBe(before);
  });

  test('while the engine works (K-STALE)', () => {
    const state = lab.initialState({ players: 2, options: {} });
    expect(checkAddress(state, 0, 0)?.rule).toBe('K-STALE');
  });

  test('a second time once it is sealed (K-SEALED)', () => {
    const match = newMatch(2);
    doWorks(match, 'sealed');
    accept(voteBy(match, 0, 1));
    expect(ruleOf(voteBy(match, 0, 2))).toBe('K-SEALED');
    expect(match.state.pending?.answers).toEqual([{ vote: 1 }, null]);
  });

  test('when the game is over, whatever it is (K-OVER)', () => {
    const match = newMatch(2);
    doWorks(match, 'end');
    for (const id of [0, 1, ...ODD]) {
      expect(answer(match, 0, id, { do: 'note' })).toEqual({ rule: 'K-OVER', params: { reason: 'ended' } });
    }
  });

  test('when the game would take it but it is not plain data (K-SHAPE)', () => {
    const lax = { ...lab, check: () => null };
    const { state } = newMatch();
    class Note {
      do = 'note';
    }
    for (const odd of [...ODD.filter((value) => !isPlainObject(value)), new Note()]) {
      expect(check(lax, state, 0, 0, odd)?.rule).toBe('K-SHAPE');
    }
    expect(check(lax, state, 0, 0, { do: 'note' })).toBeNull();
  });
});

test('an answer is read by the kind of its question, and by its place where several were open', () => {
  const answerTo = answerReader<{ bid: { ask: object; answer: { readonly coins: number } } }>();
  const context = {
    asks: [
      { id: 1, seat: 0, kind: 'bid' },
      { id: 2, seat: 1, kind: 'bid' },
    ],
    answers: [{ coins: 3 }, { coins: 5 }],
  };
  expect(answerTo(context, 'bid').coins).toBe(3);
  expect(answerTo(context, 'bid', 1).coins).toBe(5);
  expect(() => answerTo(context, 'bid', 2)).toThrow('the answer is to undefined, not to bid');
  expect(() => answerTo({ ...context, asks: [{ id: 3, seat: 0, kind: 'plan' }] }, 'bid')).toThrow(
    'to plan, not to bid',
  );
});
