import {
  abandonAll,
  advance,
  allInProgress,
  around,
  ask,
  asking,
  type CoreState,
  call,
  conclude,
  coreState,
  createContext,
  done,
  type Frame,
  type Happening,
  hasCalled,
  inProgress,
  type Procedure,
  proceduresOf,
  type Returned,
  running,
  type StepContext,
  valueFrom,
} from '@tessera/kernel';
import { describe, expect, test } from 'vitest';

/** An office sends a clerk, who asks a question and may send a second clerk; what they bring back is written down. */
interface Office extends Frame {
  readonly op: 'office';
  at: 'send' | 'hear' | 'late' | 'close';
}

interface Clerk extends Frame {
  readonly op: 'clerk';
  at: 'ask' | 'answered' | 'early' | 'hasty' | 'plain';
  /** Papers that the clerk has taken from the shelf. */
  papers: number;
}

interface Archive extends CoreState<Office | Clerk> {
  heard: string[];
  shelf: number;
}

type ArchiveRun = StepContext<Archive, Happening, Returned<{ clerk: string }>>;

const office: Procedure<ArchiveRun, Office> = {
  send({ state }) {
    call(state, { op: 'clerk', at: 'ask', papers: 2 });
    return 'hear';
  },
  hear(context) {
    context.state.heard.push(valueFrom(context, 'clerk'));
    return 'late';
  },
  late(context) {
    context.state.heard.push(context.returned === null ? 'nothing' : valueFrom(context, 'clerk'));
    return 'close';
  },
  close({ state }) {
    conclude(state, { reason: 'closed', winners: [] });
    call(state, { op: 'clerk', at: 'ask', papers: 5 });
    return null;
  },
};

const clerk: Procedure<ArchiveRun, Clerk> = {
  ask({ state }) {
    ask(state, { kind: 'go', seat: 0 });
    return 'answered';
  },
  answered: ({ state }) => done(`after ${state.seq}`),
  early({ state }) {
    call(state, { op: 'clerk', at: 'plain', papers: 0 });
    return done('before the other');
  },
  hasty({ state }) {
    ask(state, { kind: 'go', seat: 0 });
    return done('before the answer');
  },
  plain: () => done('at once'),
};

const procedures = proceduresOf<ArchiveRun, Office | Clerk>(
  { office, clerk },
  {
    clerk(state, frame) {
      state.shelf += frame.papers;
    },
  },
);

function archive(...stack: (Office | Clerk)[]): Archive {
  return { ...coreState(1, 1), stack, heard: [], shelf: 0 };
}

function goOn(state: Archive): Archive {
  state.pending = null;
  advance(procedures, createContext(state));
  return state;
}

describe('a value', () => {
  test('goes to the next step of the caller, and to that one alone', () => {
    const state = goOn(archive({ op: 'office', at: 'send' }));
    goOn(state);
    expect(state.heard).toEqual(['after 0', 'nothing']);
  });

  test('comes back in a state that was written as JSON between call and return', () => {
    const stored = goOn(archive({ op: 'office', at: 'send' }));
    expect(goOn(JSON.parse(JSON.stringify(stored)) as Archive).heard).toEqual(['after 0', 'nothing']);
  });

  test('is asked for in vain where the procedure has not just returned one', () => {
    expect(() => goOn(archive({ op: 'office', at: 'hear' }))).toThrow('clerk has not just returned a value');
  });

  test('may not be returned before what was called or asked for is settled: the caller would have to wait', () => {
    const office: Office = { op: 'office', at: 'hear' };
    const late = 'clerk returns a value before what it has asked or called for is settled';
    expect(() => goOn(archive(office, { op: 'clerk', at: 'early', papers: 0 }))).toThrow(late);
    expect(() => goOn(archive(office, { op: 'clerk', at: 'hasty', papers: 0 }))).toThrow(late);
  });
});

describe('the end of a game', () => {
  test('gives up what is in progress, called for by the last step or before', () => {
    const state = goOn(archive({ op: 'clerk', at: 'plain', papers: 1 }, { op: 'office', at: 'close' }));
    expect(state).toMatchObject({ shelf: 6, stack: [], pending: null, outcome: { reason: 'closed' } });
  });

  test('leaves a procedure that says nothing about it without trace', () => {
    const state = archive({ op: 'office', at: 'send' }, { op: 'office', at: 'late' });
    abandonAll(procedures, state);
    expect(state).toMatchObject({ shelf: 0, stack: [], heard: [] });
  });
});

describe('what is in progress', () => {
  const outer: Office = { op: 'office', at: 'late' };
  const first: Clerk = { op: 'clerk', at: 'ask', papers: 1 };
  const second: Clerk = { op: 'clerk', at: 'ask', papers: 2 };
  const state = archive(outer, first, second);

  test('is found by its kind, the innermost first', () => {
    expect(inProgress(state, 'clerk')).toBe(second);
    expect(inProgress(state, 'office')).toBe(outer);
    expect(inProgress(archive(outer), 'clerk')).toBeNull();
    expect(allInProgress(state, 'clerk')).toEqual([first, second]);
    expect(around(state, second, 'clerk')).toBe(first);
    expect(around(state, first, 'clerk')).toBeNull();
  });

  test('and who asks is the innermost, of the kind that puts the question', () => {
    expect(running(state)).toBe(second);
    expect(running(archive())).toBeNull();
    expect(hasCalled(state, first)).toBe(true);
    expect(hasCalled(state, second)).toBe(false);
    expect(asking(state, 'clerk')).toBe(second);
    expect(() => asking(state, 'office')).toThrow('office is not what asks here, but clerk');
  });
});
