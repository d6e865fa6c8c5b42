import {
  advance,
  ask,
  type CoreState,
  call,
  conclude,
  coreState,
  createContext,
  type Frame,
  type Procedure,
  proceduresOf,
  type StepContext,
} from '@tessera/kernel';
import { describe, expect, test } from 'vitest';

interface Outer extends Frame {
  readonly op: 'outer';
  at: 'begin' | 'middle' | 'end';
}

interface Inner extends Frame {
  readonly op: 'inner';
  at: 'begin' | 'more' | 'last';
  left: number;
}

interface Walk extends CoreState<Outer | Inner> {
  trail: string[];
}

type WalkRun = StepContext<Walk>;

const outer: Procedure<WalkRun, Outer> = {
  begin({ state }) {
    state.trail.push('outer.begin');
    call(state, { op: 'inner', at: 'begin', left: 2 });
    return 'middle';
  },
  middle({ state }) {
    state.trail.push('outer.middle');
    // A tail call: this procedure is done, the called one goes on in its place.
    call(state, { op: 'inner', at: 'last', left: 0 });
    return null;
  },
  end({ state }) {
    state.trail.push('outer.end');
    conclude(state, { reason: 'end', winners: [] });
    return null;
  },
};

const inner: Procedure<WalkRun, Inner> = {
  begin({ state }, frame) {
    state.trail.push(`inner.begin ${frame.left}`);
    ask(state, { kind: 'go', seat: 0 });
    return 'more';
  },
  more({ state }, frame) {
    state.trail.push(`inner.more ${frame.left}`);
    frame.left--;
    return frame.left === 0 ? null : 'begin';
  },
  last({ state }) {
    state.trail.push(`inner.last on ${state.stack.length}`);
    return null;
  },
};

const procedures = proceduresOf<WalkRun, Outer | Inner>({ outer, inner });

function walk(...stack: (Outer | Inner)[]): Walk {
  return { ...coreState(1, 1), stack, trail: [] };
}

function goOn(state: Walk): Walk {
  state.pending = null;
  advance(procedures, createContext(state));
  return state;
}

describe('advance', () => {
  test('runs the steps that are named until a question is open', () => {
    const state = goOn(walk({ op: 'outer', at: 'end' }, { op: 'outer', at: 'begin' }));
    expect(state.trail).toEqual(['outer.begin', 'inner.begin 2']);
    expect(state.stack).toEqual([
      { op: 'outer', at: 'end' },
      { op: 'outer', at: 'middle' },
      { op: 'inner', at: 'more', left: 2 },
    ]);
  });

  test('returns to the calling procedure, replaces it by a tail call, and ends', () => {
    const state = walk({ op: 'outer', at: 'end' }, { op: 'outer', at: 'begin' });
    for (let i = 0; i < 3; i++) goOn(state);
    expect(state.trail).toEqual([
      'outer.begin',
      'inner.begin 2',
      'inner.more 2',
      'inner.begin 1',
      'inner.more 1',
      'outer.middle',
      'inner.last on 2',
      'outer.end',
    ]);
    expect(state).toMatchObject({ stack: [], pending: null, outcome: { reason: 'end' } });
  });

  test('goes on in the same way from frames that were written as JSON at every question', () => {
    let stored = walk({ op: 'outer', at: 'end' }, { op: 'outer', at: 'begin' });
    const kept = walk({ op: 'outer', at: 'end' }, { op: 'outer', at: 'begin' });
    while (stored.outcome === null) {
      stored = goOn(JSON.parse(JSON.stringify(stored)) as Walk);
      goOn(kept);
      expect(stored).toEqual(kept);
    }
  });

  test('does nothing while a question is open or when the game is over', () => {
    const open = goOn(walk({ op: 'inner', at: 'begin', left: 1 }));
    advance(procedures, createContext(open));
    expect(open.trail).toEqual(['inner.begin 1']);
    const over = goOn(walk({ op: 'outer', at: 'end' }));
    advance(procedures, createContext(over));
    expect(over.trail).toEqual(['outer.end']);
  });

  test('names a step that does not exist', () => {
    const renamed = walk({ op: 'outer', at: 'gone' } as unknown as Outer);
    expect(() => goOn(renamed)).toThrow('there is no step outer.gone');
    const unknown = walk({ op: 'nothing', at: 'begin' } as unknown as Outer);
    expect(() => goOn(unknown)).toThrow('there is no step nothing.begin');
  });

  test('says so when nothing is left to do', () => {
    expect(() => goOn(walk())).toThrow(/neither a question nor an outcome/);
    expect(() => goOn(walk({ op: 'inner', at: 'last', left: 0 }))).toThrow(/neither/);
  });
});

test('concluding in the midst of procedures closes the open question and empties the stack', () => {
  const state = goOn(walk({ op: 'outer', at: 'begin' }));
  conclude(state, { reason: 'stopped', winners: [1] });
  advance(procedures, createContext(state));
  expect(state).toMatchObject({ pending: null, stack: [], outcome: { reason: 'stopped', winners: [1] } });
});
