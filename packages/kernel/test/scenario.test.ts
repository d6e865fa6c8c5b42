import { describe, expect, test } from 'vitest';
import type { PlainObject } from '../src/index.ts';
import { gameOfScenario, PASSES, readScenario, runScenario, type ScenarioFailure } from '../src/testing/index.ts';
import { type StonesState, stones, stonesSteps, stonesWith } from './scenarioGame.ts';

function scenario(steps: readonly unknown[], changes: PlainObject = {}): PlainObject {
  return {
    game: 'stones',
    title: 'a try',
    rules: ['S-1'],
    setup: { players: 2 },
    given: {},
    steps,
    ...changes,
  } as PlainObject;
}

/** What fails, which is to be so in both passes. */
function failuresOf(steps: readonly unknown[], game = stones): Omit<ScenarioFailure, 'passes'>[] {
  return runScenario(game, scenario(steps)).failures.map(({ passes, ...failure }) => {
    expect(passes).toEqual(PASSES);
    return failure;
  });
}

const take = (seat: number, count: number) => ({ seat, answer: { stones: count } });

describe('a scenario that holds', () => {
  test('uses every kind of step', () => {
    const steps = [
      { note: 'for the reader', seat: 0, offers: { only: [{ stones: 1 }, { stones: 2 }, { stones: 3 }], count: 3 } },
      { seat: 1, offers: null },
      { seat: 0, kind: 'hail', offers: null },
      { seat: 0, refused: { stones: 4 }, rule: 'S-1', params: { most: 3 } },
      { seat: 0, refused: 'all', rule: 'K-SHAPE' },
      { seat: 1, refused: { stones: 1 }, rule: 'K-SEAT' },
      { seat: 0, refused: { stones: 1 }, ask: 17, rule: 'K-STALE' },
      { seat: 1, explain: { stones: 1 }, rule: 'S-2', params: { seat: 1 } },
      { seat: 0, explain: { stones: 1 }, rule: null },
      { ...take(0, 1), kind: 'take', happens: [{ kind: 'taken', stones: 1 }] },
      { undo: 1, rule: 'K-BARRIER' },
      { undo: 0 },
      { expect: { heap: 9, taken: [0, 0] } },
      { act: { act: 'stop', seat: null }, rule: 'S-3', params: { heap: 9 } },
      { ...take(0, 3), happens: [{ kind: 'taken' }, { kind: 'drawn', card: 7 }] },
      { ...take(1, 3), visibleTo: 0, happens: [{ kind: 'drawn', seat: 1, card: null }] },
      { view: 0, expect: { hand: [7], 'players[seat=1].cards': 1 } },
      { view: 'spectator', expect: { hand: [] } },
      { state: true, expect: { 'hands.1.0': 6 } },
      take(0, 2),
      { seat: 1, kind: 'wave', answer: { hand: 'left' } },
      { seat: 1, kind: 'wave', refused: { hand: 'right' }, rule: 'K-SEALED', ask: 4 },
      { seat: 1, kind: 'hail', answer: { word: 'ave' } },
      { act: { act: 'stop', seat: null } },
      { expect: { 'outcome.reason': 'stopped' } },
    ];
    expect(runScenario(stones, scenario(steps))).toEqual({ title: 'a try', rules: ['S-1'], failures: [] });
  });

  test('is dealt from its seed', () => {
    const { given: _given, ...dealt } = scenario([{ expect: { heap: 9 } }]);
    expect(runScenario(stones, { ...dealt, seed: 'any' }).failures).toEqual([]);
  });
});

describe('a place', () => {
  /** Numbers written as words: stones are counted as if they were places of a board. */
  const game = stonesWith({
    placeOf: (_setup, written) =>
      written === 'one'
        ? 1
        : Array.isArray(written) && written.length === 2
          ? Number(written[0]) + Number(written[1])
          : null,
  });

  test('may be written by name or coordinates wherever one is meant', () => {
    const steps = [
      {
        seat: 0,
        offers: { include: [{ stones: 'one' }], only: [{ stones: [0, 1] }, { stones: 2 }, { stones: [1, 2] }] },
      },
      { seat: 0, refused: { stones: [2, 2] }, rule: 'S-1', params: { most: [1, 2] } },
      { seat: 0, explain: { stones: 'one' }, rule: null },
      { seat: 0, answer: { stones: 'one' }, happens: [{ kind: 'taken', stones: 'one' }] },
      { expect: { taken: [[0, 1], 0], heap: [4, 4], 'players[seat=one].seat': 'one' } },
    ];
    expect(runScenario(game, scenario(steps)).failures).toEqual([]);
  });

  test('is no other than the one that is meant', () => {
    const steps = [
      { seat: 0, offers: { exclude: [{ stones: 'one' }] } },
      { expect: { heap: 'nine' } },
      { expect: { heap: [4, 4] } },
    ];
    expect(runScenario(game, scenario(steps)).failures.map(({ step }) => step)).toEqual([0, 1, 2]);
    expect(
      runScenario(stones, scenario([{ seat: 0, offers: { include: [{ stones: 'one' }] } }])).failures,
    ).toHaveLength(1);
  });
});

describe('a scenario that does not hold says what was expected and what came', () => {
  test.each([
    ['an option that is not offered', { seat: 0, offers: { include: [{ stones: 9 }] } }, { include: { stones: 9 } }],
    ['an option that is offered', { seat: 0, offers: { exclude: [{ stones: 2 }] } }, { exclude: { stones: 2 } }],
    ['other options', { seat: 0, offers: { only: [{ stones: 2 }] } }, { only: [{ stones: 2 }] }],
    ['an only that nothing matches', { seat: 0, offers: { only: [{}, { stones: 9 }] } }, { include: { stones: 9 } }],
    ['a pattern is no part of a value', { seat: 0, offers: { include: [{ stone: 1 }] } }, { include: { stone: 1 } }],
    ['the number of options', { seat: 0, offers: { count: 2 } }, { count: 2 }],
    ['options of another kind', { seat: 0, kind: 'hail', offers: {} }, 'one question "hail" to seat 0'],
    ['asked nothing', { seat: 0, offers: null }, 'asked nothing'],
    ['another rule', { seat: 0, refused: { stones: 4 }, rule: 'S-9' }, { rule: 'S-9', params: {} }],
    [
      'other params',
      { seat: 0, explain: { stones: 4 }, rule: 'S-1', params: { most: 2 } },
      { rule: 'S-1', params: { most: 2 } },
    ],
    ['not allowed', { seat: 0, explain: { stones: 4 }, rule: null }, 'allowed'],
    ['allowed', { seat: 0, explain: { stones: 1 }, rule: 'S-1' }, { rule: 'S-1', params: {} }],
    ['another value', { expect: { heap: 8 } }, { heap: 8 }],
    ['nothing at the path', { expect: { heaps: 8 } }, { heaps: 8 }],
    ['an act is accepted', { act: { act: 'dance', seat: 0 } }, 'accepted'],
    ['an act is refused', { act: { act: 'dance', seat: 0 }, rule: 'S-3' }, { rule: 'S-3', params: {} }],
    ['an undo is accepted', { undo: 0 }, 'accepted'],
    ['no question to the seat', take(1, 1), 'one question to seat 1'],
    ['a refused answer', take(0, 4), 'accepted'],
    ['an accepted one', { seat: 0, refused: { stones: 1 }, rule: 'S-1' }, { rule: 'S-1', params: {} }],
    ['no such happening', { ...take(0, 1), happens: [{ kind: 'drawn' }] }, { happens: { kind: 'drawn' } }],
    ['a happening not heard', { ...take(0, 3), visibleTo: 1, happens: [{ card: 7 }] }, { happens: { card: 7 } }],
    [
      'another order',
      { ...take(0, 3), happens: [{ kind: 'drawn' }, { kind: 'taken' }] },
      { happens: { kind: 'taken' } },
    ],
  ])('%s', (_name, step, expected) => {
    expect(failuresOf([step])).toEqual([{ step: 0, expected, got: expect.anything() }]);
  });

  test('a seat with two questions must be asked by kind', () => {
    const failures = failuresOf([take(0, 2), { seat: 1, offers: { count: 2 } }, { seat: 1, answer: { word: 'ave' } }]);
    expect(failures.map(({ step, expected }) => [step, expected])).toEqual([
      [1, 'one question to seat 1'],
      [2, 'one question to seat 1'],
    ]);
  });

  test('goes on after a wrong value, but not after a wrong answer', () => {
    const wrong = { expect: { heap: 0 } };
    expect(failuresOf([wrong, take(0, 1), wrong, take(0, 9), wrong]).map(({ step }) => step)).toEqual([0, 2, 3]);
  });

  test('each failure is told once, with the passes in which it came', () => {
    const wrong = [{ expect: { heap: 8 } }, { expect: { heap: 7 } }];
    expect(runScenario(stones, scenario(wrong)).failures).toEqual([
      { passes: ['live', 'serialised'], step: 0, expected: { heap: 8 }, got: 9 },
      { passes: ['live', 'serialised'], step: 1, expected: { heap: 7 }, got: 9 },
    ]);
    // A game that counts how often it is looked at answers each pass differently.
    let looks = 0;
    const game = stonesWith({ view: () => ({ looks: looks++ }) });
    const [live, serialised] = runScenario(game, scenario([{ expect: { looks: 9 } }])).failures;
    expect([live, serialised]).toEqual([
      { passes: ['live'], step: 0, expected: { looks: 9 }, got: 0 },
      { passes: ['serialised'], step: 0, expected: { looks: 9 }, got: 1 },
    ]);
  });

  test('a table that cannot be set up', () => {
    const { failures } = runScenario(stones, scenario([], { given: { heap: 'many' } }));
    expect(failures).toContainEqual({
      passes: ['live', 'serialised'],
      step: -1,
      expected: 'the table can be set up',
      got: { rule: 'K-SETUP', params: { heap: 'many' } },
    });
    expect(runScenario(stones, scenario([], { setup: { players: 3 } })).failures[0]?.step).toBe(-1);
  });
});

describe('a game that is at fault', () => {
  test('loses a stone', () => {
    const game = stonesWith(
      {},
      {
        taken(context, frame) {
          context.state.heap--;
          return stonesSteps.taken(context, frame);
        },
      },
    );
    expect(failuresOf([take(0, 1)], game)).toEqual([{ step: 0, expected: { stones: 9 }, got: 8 }]);
  });

  test('throws', () => {
    const game = stonesWith({
      explain() {
        throw new Error('no idea');
      },
    });
    const explain = { seat: 0, explain: {}, rule: null };
    expect(failuresOf([explain, explain], game)).toEqual([{ step: 0, expected: 'no error', got: 'Error: no idea' }]);
  });

  test('changes the state by a refusal', () => {
    const game = stonesWith({
      check(state, asked, answer) {
        state.deck.reverse();
        return stones.check(state, asked, answer);
      },
    });
    const [failure] = failuresOf([{ seat: 0, refused: { stones: 4 }, rule: 'S-1' }], game);
    expect(failure?.expected).toBe('a refusal changes nothing');
  });

  test('offers what it refuses', () => {
    const game = stonesWith({ options: () => [{ stones: 4 }] });
    const [failure] = failuresOf([{ seat: 0, refused: { stones: 4 }, rule: 'S-1' }], game);
    expect(failure?.expected).toBe('what is refused is not offered');
  });

  test('keeps or shows something that JSON does not know', () => {
    const kept = stonesWith(
      {},
      {
        taken(context, frame) {
          (context.state.taken as unknown[])[2] = undefined;
          return stonesSteps.taken(context, frame);
        },
      },
    );
    expect(failuresOf([take(0, 1)], kept)).toEqual([
      { step: 0, expected: 'the state is plain data', got: '$.taken[2]' },
    ]);
    const shown = stonesWith({ view: () => ({ debts: -0 }) });
    const failures = failuresOf([{ expect: { debts: 0 } }], shown);
    expect(failures).toEqual([{ step: 0, expected: 'what is seen is plain data', got: '$.debts' }]);
  });

  test('remembers something outside its state', () => {
    let seen: StonesState | null = null;
    const game = stonesWith(
      {},
      {
        taken(context, frame) {
          const isKnown = seen === context.state;
          seen = context.state;
          if (isKnown) context.state.deck.reverse();
          return stonesSteps.taken(context, frame);
        },
      },
    );
    const { failures } = runScenario(game, scenario([take(0, 1), take(0, 1)]));
    expect(failures.map(({ passes, step }) => [passes, step])).toEqual([[['serialised'], 1]]);
  });
});

describe('a file that is no scenario', () => {
  const { game: _game, ...nameless } = scenario([]);
  test.each([
    [[], 'scenario: must be an object'],
    [nameless, 'scenario: "game" is missing'],
    [{ ...scenario([]), rule: 'S-1' }, 'scenario: unknown key "rule"; known are "$schema", "game"'],
    [{ ...scenario([]), rules: 'S-1' }, 'scenario: "rules" must be a list of texts'],
    [{ ...scenario([]), seed: 'any' }, 'just one of them'],
    [{ ...scenario([]), setup: { players: '2' } }, 'setup: "players" must be a whole number from 0'],
    [{ ...scenario([]), setup: { players: 2, variant: 1 } }, 'setup: unknown key "variant"'],
    [scenario([{ seat: 0 }]), 'steps[0]: a step has one of the keys "answer", "offers"'],
    [scenario([take(0, 1), { ...take(0, 1), happen: [] }]), 'steps[1]: unknown key "happen"'],
    [scenario([{ ...take(0, 1), expect: {} }]), 'steps[0]: unknown key "expect"'],
    [scenario([{ answer: {} }]), 'steps[0]: "seat" is missing'],
    [scenario([take(2, 1)]), 'steps[0]: seat 2, but there are 2 players'],
    [scenario([{ undo: 2 }]), 'steps[0]: seat 2, but there are 2 players'],
    [scenario([{ seat: 0, offers: { includes: [] } }]), 'steps[0].offers: unknown key "includes"'],
    [scenario([{ seat: 0, refused: {}, rule: null }]), 'steps[0]: "rule" must be a text'],
    [scenario([{ act: { act: 'stop' } }]), 'steps[0].act: "seat" is missing'],
    [scenario([{ expect: {}, view: 'all' }]), 'steps[0]: "view" must be a seat or "spectator"'],
    [scenario([{ expect: {}, view: 2 }]), 'steps[0]: "view" is seat 2, but there are 2 players'],
    [scenario([{ ...take(0, 1), visibleTo: 3 }]), 'steps[0]: "visibleTo" is seat 3, but there are 2 players'],
    [scenario([{ expect: {}, view: 0, state: true }]), 'steps[0]: either "view" or "state", not both'],
    [scenario([{ expect: { heap: 0.5 } }]), '$.steps[0].expect.heap is not plain data'],
  ])('%#', (file, message) => {
    expect(() => readScenario(file)).toThrow(message);
  });

  test('a rule that does not exist is refused with those near it', () => {
    const rules = ['S-1', 'S-2', 'S-3', 'S-14', 'S-15', 'S-16', 'S-17', 'S-18', 'S-19', 'R-1'];
    const near = '"S-15", "S-16", "S-17", "S-18", "S-19"';
    expect(() => runScenario(stones, scenario([], { rules: ['S-20'] }), { rules })).toThrow(
      `scenario: there is no rule "S-20" in docs/rules; near are ${near}`,
    );
    const refused = { seat: 0, refused: { stones: 4 }, rule: 'S-4' };
    expect(() => runScenario(stones, scenario([take(0, 1), refused]), { rules })).toThrow(
      'steps[1]: there is no rule "S-4" in docs/rules; near are "S-1", "S-14", "S-15", "S-2", "S-3"',
    );
    expect(() => runScenario(stones, scenario([{ undo: 0, rule: 'BARRIER' }]), { rules })).toThrow(
      'steps[0]: there is no rule "BARRIER" in docs/rules; near are "S-1", "R-1", "K-SEAT"',
    );
    expect(runScenario(stones, scenario([{ undo: 0, rule: 'K-BARRIER' }]), { rules }).failures).toEqual([]);
  });

  test('a question that is never put is refused with those that are', () => {
    const game = stonesWith({ questions: ['take', 'hail', 'wave'] });
    const message = 'there is no question "takes"; known are "take", "hail", "wave"';
    for (const step of [
      { seat: 1, kind: 'takes', offers: null },
      { seat: 0, kind: 'takes', answer: { stones: 1 } },
      { seat: 0, explain: { kind: 'takes', answer: {} }, rule: null },
    ]) {
      expect(() => runScenario(game, scenario([step]))).toThrow(message);
    }
    expect(runScenario(game, scenario([{ seat: 1, kind: 'hail', offers: null }])).failures).toEqual([]);
    // That something is no question at all may be what is to be shown.
    expect(() => runScenario(game, scenario([{ seat: 0, explain: { kind: 'takes' }, rule: 'K-SHAPE' }]))).not.toThrow();
  });

  test('only a given table can be impossible, and the game is told', () => {
    const { given: _given, ...dealt } = scenario([], { impossible: true, seed: 'any' });
    expect(() => readScenario(dealt)).toThrow('only a table that is "given" can be "impossible"');
    expect(() => readScenario(scenario([], { impossible: false }))).toThrow('"impossible" must be true');
    const told: unknown[] = [];
    const game = stonesWith({
      fromScenario(setup, given, isImpossible) {
        told.push(isImpossible);
        return stones.fromScenario(setup, given);
      },
    });
    runScenario(game, scenario([], { impossible: true }));
    runScenario(game, scenario([]));
    expect(told).toEqual([true, true, false, false]);
  });

  test('a seat that is refused need not exist', () => {
    expect(failuresOf([{ seat: 5, refused: {}, rule: 'K-SEAT' }])).toEqual([]);
  });

  test('the game is found by its name', () => {
    expect(gameOfScenario([stones], scenario([]))).toBe(stones);
    expect(() => gameOfScenario([stones], { game: 'chess' })).toThrow('no game "chess"; known are stones');
    expect(() => gameOfScenario([stones], null)).toThrow('no game');
    expect(() => runScenario(stones, scenario([], { game: 'chess' }))).toThrow('is of "chess", not of "stones"');
  });
});
