import {
  advance,
  ask,
  type CoreState,
  call,
  coreState,
  createContext,
  type DeclarationFrame,
  type DeclarationRules,
  type DeclarationValue,
  declarationFrame,
  declarationProcedure,
  type Frame,
  type Happening,
  type PlainObject,
  type Procedure,
  proceduresOf,
  type Returned,
  type Seat,
  type StepContext,
} from '@tessera/kernel';
import { describe, expect, test } from 'vitest';

interface Main extends Frame {
  readonly op: 'main';
  at: 'rest' | 'done';
}

interface Table
  extends CoreState<Main | DeclarationFrame<string>, { id: number; seat: Seat; kind: string }, PlainObject> {
  /** Cards in each hand: an empty hand cannot hold an answer, one with cards could. */
  hands: number[];
  /** Who may react. */
  reactors: Seat[];
  log: string[];
}

type TableContext = StepContext<Table, Happening, Returned<{ declaration: DeclarationValue<string> }>>;

/** What is declared is a word. `ward` becomes something else, `heal` is replaced altogether, `no` cancels, `join` declares another. */
const rules: DeclarationRules<Table, Happening, string> = {
  players: (state) => state.hands.length,
  replace(context, frame) {
    if (frame.declared === 'ward') frame.declared = 'weak ward';
    if (frame.declared !== 'heal') return false;
    context.state.log.push('healed instead');
    return true;
  },
  mayRespond: (state, frame, seat) =>
    (state.hands[seat] ?? 0) > 0 ? { kind: `respond to ${frame.declared}`, seat } : null,
  respond(context, _frame, seat, answer) {
    const word = answer['word'];
    if (typeof word !== 'string') return null;
    context.state.hands[seat] = (context.state.hands[seat] ?? 0) - 1;
    context.state.log.push(`${seat} plays ${word}`);
    return word;
  },
  carryOut(context, frame) {
    context.state.log.push(`${frame.declared} by ${frame.by}`);
    if (frame.declared === 'join') call(context.state, declarationFrame('sequel', frame.by));
  },
  cancels: (declared) => declared === 'no',
  callOff(context, frame) {
    context.state.log.push(`${frame.declared} by ${frame.by} called off`);
  },
  mayReact: (state, frame, seat) =>
    state.reactors.includes(seat) ? { kind: `react to ${frame.declared}`, seat } : null,
  react(context, frame, seat, answer) {
    context.state.log.push(`${seat} reacts to ${frame.declared}`);
    if (answer['word'] === 'join') call(context.state, declarationFrame('sequel', seat));
  },
};

const main: Procedure<TableContext, Main> = {
  rest({ state }) {
    ask(state, { kind: 'rest', seat: 0 });
    return 'done';
  },
  done: () => 'rest',
};

const procedures = proceduresOf<TableContext, Main | DeclarationFrame<string>>({
  main,
  declaration: declarationProcedure(rules),
});

/** Declares a word at a table of four, where everyone holds two cards unless stated otherwise. */
function declare(word: string, by: Seat, given: { hands?: number[]; reactors?: Seat[] } = {}): Table {
  const state: Table = {
    ...coreState(1, 1),
    stack: [{ op: 'main', at: 'rest' }, declarationFrame(word, by)],
    hands: given.hands ?? [2, 2, 2, 2],
    reactors: given.reactors ?? [],
    log: [],
  };
  advance(procedures, createContext(state));
  return state;
}

/** Answers one question after the other (a word is a response, null a pass) and lists what was asked. */
function answerAll(state: Table, ...words: (string | null)[]): string[] {
  const asked: string[] = [];
  for (const word of words) {
    const [open] = state.pending?.asks ?? [];
    asked.push(`${open?.seat} ${open?.kind}`);
    const context = createContext<Table, Happening>(state);
    context.answers = [word === null ? {} : { word }];
    state.pending = null;
    // Every wait survives being stored.
    const copy = JSON.parse(JSON.stringify(state)) as Table;
    Object.assign(state, copy);
    advance(procedures, context);
  }
  return asked;
}

function awaited(state: Table): string {
  const [open] = state.pending?.asks ?? [];
  return `${open?.seat} ${open?.kind}`;
}

describe('a declaration', () => {
  test('asks clockwise from the declaring seat, which comes last, then is carried out', () => {
    const state = declare('raid', 2);
    expect(answerAll(state, null, null, null, null)).toEqual([
      '3 respond to raid',
      '0 respond to raid',
      '1 respond to raid',
      '2 respond to raid',
    ]);
    expect(state.log).toEqual(['raid by 2']);
    expect(awaited(state)).toBe('0 rest');
    expect(state.stack).toEqual([{ op: 'main', at: 'done' }]);
  });

  test('asks a seat only if its hand could hold an answer', () => {
    const state = declare('raid', 0, { hands: [0, 0, 1, 0] });
    expect(answerAll(state, null)).toEqual(['2 respond to raid']);
    expect(state.log).toEqual(['raid by 0']);
  });

  test('asks nobody when no hand could hold an answer', () => {
    const state = declare('raid', 0, { hands: [0, 0, 0, 0] });
    expect(state.log).toEqual(['raid by 0']);
    expect(awaited(state)).toBe('0 rest');
  });

  test('works for one player alone', () => {
    const state = declare('raid', 0, { hands: [1], reactors: [0] });
    expect(answerAll(state, null, null)).toEqual(['0 respond to raid', '0 react to raid']);
    expect(state.log).toEqual(['raid by 0', '0 reacts to raid']);
  });
});

describe('replacement', () => {
  test('may change what is declared before anyone is asked', () => {
    const state = declare('ward', 1);
    expect(awaited(state)).toBe('2 respond to weak ward');
  });

  test('may do something else instead', () => {
    const state = declare('heal', 1, { reactors: [0] });
    expect(state.log).toEqual(['healed instead']);
    expect(awaited(state)).toBe('0 rest');
  });
});

describe('cancelling', () => {
  test('calls the declaration off: nobody else is asked, nobody reacts', () => {
    const state = declare('raid', 0, { hands: [0, 1, 1, 0], reactors: [0, 1, 2, 3] });
    // Seat 1 cancels; only seat 2 could answer the cancellation.
    expect(answerAll(state, 'no', null).slice(0, 2)).toEqual(['1 respond to raid', '2 respond to no']);
    expect(state.log.slice(0, 2)).toEqual(['1 plays no', 'no by 1']);
    // Reactions to the cancellation itself come before the raid is called off.
    expect(answerAll(state, null, null, null, null)).toEqual([
      '1 react to no',
      '2 react to no',
      '3 react to no',
      '0 react to no',
    ]);
    expect(state.log.at(-1)).toBe('raid by 0 called off');
    expect(awaited(state)).toBe('0 rest');
  });

  test('can itself be cancelled: what was declared takes place', () => {
    const state = declare('raid', 0, { hands: [1, 1, 0, 0] });
    expect(answerAll(state, 'no', 'no')).toEqual(['1 respond to raid', '0 respond to no']);
    expect(state.log).toEqual(['1 plays no', '0 plays no', 'no by 0', 'no by 1 called off', 'raid by 0']);
  });

  test('at the third level calls the declaration off after all', () => {
    const state = declare('raid', 0, { hands: [1, 1, 1, 0] });
    // 1 cancels; clockwise from 1, seat 2 cancels that; clockwise from 2, seat 0 cancels the second cancellation.
    expect(answerAll(state, 'no', 'no', 'no')).toEqual(['1 respond to raid', '2 respond to no', '0 respond to no']);
    expect(state.log).toEqual([
      '1 plays no',
      '2 plays no',
      '0 plays no',
      'no by 0',
      'no by 2 called off',
      'no by 1',
      'raid by 0 called off',
    ]);
  });

  test('cancels the nearest declaration below, not one further down', () => {
    const state = declare('join', 0, { hands: [0, 1, 0, 0] });
    // The sequel is declared while the first declaration is still on the stack, and is answered alone.
    expect(answerAll(state, null, 'no')).toEqual(['1 respond to join', '1 respond to sequel']);
    expect(state.log).toEqual(['join by 0', '1 plays no', 'no by 1', 'sequel by 0 called off']);
  });

  test('by something that answers no declaration does nothing', () => {
    const state = declare('no', 1, { hands: [0, 0, 0, 0] });
    expect(state.log).toEqual(['no by 1']);
    expect(state.stack).toEqual([{ op: 'main', at: 'done' }]);
  });
});

test('a response that cancels nothing opens the window again: all must pass in succession', () => {
  const state = declare('raid', 0, { hands: [1, 2, 1, 0] });
  expect(answerAll(state, null, 'boost')).toEqual(['1 respond to raid', '2 respond to raid']);
  // The boost has a window of its own first; then every seat that still could respond is asked again, from the first seat.
  expect(answerAll(state, null, null)).toEqual(['0 respond to boost', '1 respond to boost']);
  expect(state.log).toEqual(['2 plays boost', 'boost by 2']);
  expect(answerAll(state, null, null)).toEqual(['1 respond to raid', '0 respond to raid']);
  expect(state.log.at(-1)).toBe('raid by 0');
});

describe('reactions', () => {
  test('come after what was declared, each seat once, clockwise from the declaring seat', () => {
    const state = declare('raid', 2, { hands: [0, 0, 0, 0], reactors: [0, 1, 2] });
    expect(answerAll(state, null, null, null)).toEqual(['2 react to raid', '0 react to raid', '1 react to raid']);
    expect(state.log).toEqual(['raid by 2', '2 reacts to raid', '0 reacts to raid', '1 reacts to raid']);
  });

  test('may declare something of their own, which is settled before the next seat reacts', () => {
    const state = declare('raid', 0, { hands: [0, 0, 0, 0], reactors: [1] });
    answerAll(state, 'join');
    expect(awaited(state)).toBe('1 react to sequel');
    answerAll(state, null);
    expect(state.log).toEqual(['raid by 0', '1 reacts to raid', 'sequel by 1', '1 reacts to sequel']);
  });

  test('wait for what the declaration itself has started', () => {
    const state = declare('join', 0, { hands: [0, 0, 0, 0], reactors: [3] });
    expect(answerAll(state, null, null)).toEqual(['3 react to sequel', '3 react to join']);
  });
});
