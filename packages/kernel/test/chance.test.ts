import {
  ChanceMismatch,
  createContext,
  type Draw,
  draw,
  isDraw,
  nextBelow,
  nextWord,
  reveal,
  seedStreams,
  shuffle,
  shuffleWith,
} from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { lab } from './lab.ts';
import { referenceWords } from './sfc32.ts';

function contextOf(seed: string, forced: readonly Draw[] | null = null) {
  const context = createContext(lab.initialState({ players: 2, options: {} }), { draws: true, forced });
  context.state.rng = seedStreams(seed);
  return context;
}

describe('the generator', () => {
  test.each([[[0, 0, 0, 1]], [[1, 2, 3, 4]], [[-1, -2, -3, -1]], [[0x7fffffff, -0x80000000, 0x1234567, 99]]])(
    'gives the words of sfc32 from %j',
    (seed) => {
      const generator = [...seed];
      const words = Array.from({ length: 500 }, () => nextWord(generator));
      expect(words).toEqual(referenceWords(seed, 500));
      expect(generator.every((word) => word === (word | 0))).toBe(true);
    },
  );

  test('goes on from where it was after JSON', () => {
    const generator = seedStreams('a')[0] ?? [];
    const copy: number[] = JSON.parse(JSON.stringify(generator));
    expect(Array.from({ length: 20 }, () => nextWord(copy))).toEqual(
      Array.from({ length: 20 }, () => nextWord(generator)),
    );
  });

  test('depends on the seed and on the stream', () => {
    const firsts = ['a', 'b', ''].flatMap((seed) => seedStreams(seed)).map((generator) => nextWord(generator));
    expect(new Set(firsts).size).toBe(6);
    expect(seedStreams('a')).toEqual(seedStreams('a'));
  });
});

describe('nextBelow', () => {
  test('throws words away that would favour small numbers', () => {
    const bound = 3 * 2 ** 30;
    const seed = seedStreams('unbiased')[1] ?? [];
    const generator = [...seed];
    const kept = referenceWords(seed, 400).filter((word) => word < bound);
    expect(kept.length).toBeLessThan(340);
    expect(Array.from({ length: kept.length }, () => nextBelow(generator, bound))).toEqual(kept);
  });

  test('gives every number equally often', () => {
    const generator = seedStreams('evenly')[0] ?? [];
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 70_000; i++) {
      const number = nextBelow(generator, 7);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    // Chi-square with 6 degrees of freedom: above 22.5 once in a thousand seeds.
    expect(counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)).toBeLessThan(22.5);
  });

  test('takes all bounds up to a whole word', () => {
    const generator = seedStreams('bounds')[0] ?? [];
    expect(nextBelow(generator, 1)).toBe(0);
    expect(nextBelow([...generator], 2 ** 32)).toBe(nextWord([...generator]));
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1, Number.POSITIVE_INFINITY])('refuses the bound %d', (bound) => {
    expect(() => nextBelow([1, 2, 3, 4], bound)).toThrow(RangeError);
  });
});

describe('draw and shuffle', () => {
  test('write down what came, and are barriers to undo', () => {
    const context = contextOf('seed');
    const came = draw(context, 'dice', 'die', 6);
    const items = ['a', 'b', 'c', 'd'];
    shuffle(context, 'decks', 'letters', items);
    expect(context.draws).toEqual([
      { stream: 'dice', what: 'die', among: 6, came },
      {
        stream: 'decks',
        what: 'letters',
        among: 4,
        came: [expect.any(Number), expect.any(Number), expect.any(Number)],
      },
    ]);
    expect(context.draws?.every(isDraw)).toBe(true);
    expect([...items].sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(context.barrier).toBe(true);
  });

  test('use only their own stream', () => {
    const rolls = contextOf('seed');
    const both = contextOf('seed');
    for (let i = 0; i < 5; i++) shuffle(both, 'decks', 'deck', [1, 2, 3]);
    for (let i = 0; i < 20; i++) expect(draw(both, 'dice', 'die', 6)).toBe(draw(rolls, 'dice', 'die', 6));
    expect(both.state.rng[0]).not.toEqual(rolls.state.rng[0]);
  });

  test('cost the same words whether or not anybody keeps the outcomes', () => {
    const kept = contextOf('seed');
    const search = createContext(lab.initialState({ players: 2, options: {} }));
    search.state.rng = seedStreams('seed');
    for (const context of [kept, search]) shuffle(context, 'decks', 'deck', [1, 2, 3, 4, 5]);
    expect(search.draws).toBeNull();
    expect(search.state.rng).toEqual(kept.state.rng);
  });

  test('shuffle gives every order equally often, and leaves empty and single lists alone', () => {
    const context = contextOf('orders');
    const counts: { [order: string]: number } = {};
    for (let i = 0; i < 6000; i++) {
      const items = ['a', 'b', 'c'];
      shuffle(context, 'decks', 'letters', items);
      counts[items.join('')] = (counts[items.join('')] ?? 0) + 1;
    }
    expect(Object.keys(counts)).toHaveLength(6);
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(880);
    shuffle(context, 'decks', 'none', []);
    shuffle(context, 'decks', 'one', ['x']);
    expect(context.draws?.slice(-2)).toEqual([
      { stream: 'decks', what: 'none', among: 0, came: [] },
      { stream: 'decks', what: 'one', among: 1, came: [] },
    ]);
  });

  test('shuffleWith shuffles as shuffle does, from a generator of its own', () => {
    const context = contextOf('same');
    const [generator] = seedStreams('same');
    const [a, b] = [
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3, 4, 5, 6],
    ];
    shuffle(context, 'decks', 'numbers', a ?? []);
    shuffleWith(generator ?? [], b ?? []);
    expect(b).toEqual(a);
  });
});

describe('forced draws', () => {
  function drawAll(context: ReturnType<typeof contextOf>): unknown[] {
    const items = [1, 2, 3, 4, 5];
    const die = draw(context, 'dice', 'die', 6);
    shuffle(context, 'decks', 'cards', items);
    return [die, items, draw(context, 'dice', 'coin', 2)];
  }

  test('come again under any seed, while the streams move on as usual', () => {
    const original = contextOf('one');
    const outcome = drawAll(original);
    const other = contextOf('two');
    drawAll(other);
    const forced = contextOf('two', original.draws);
    expect(drawAll(forced)).toEqual(outcome);
    expect(forced.draws).toEqual(original.draws);
    expect(forced.forcedAt).toBe(3);
    expect(forced.state.rng).toEqual(other.state.rng);
  });

  const die: Draw = { stream: 'dice', what: 'die', among: 6, came: 1 };

  test.each<[string, Draw[], RegExp]>([
    ['something else is drawn', [{ ...die, what: 'coin' }], /draws die of 6.* holds coin of 6/],
    ['it is drawn among more', [{ ...die, among: 8 }], /draws die of 6.* holds die of 8/],
    [
      'it is drawn from another stream',
      [{ ...die, stream: 'decks' }],
      /draws die of 6 \(dice\).* holds die of 6 \(decks\)/,
    ],
    ['nothing is left', [], /no further draw/],
    ['a shuffle was recorded', [{ ...die, came: [0, 0, 0, 0, 0] }], /a shuffle/],
  ])('are a mismatch when %s', (_name, forced, message) => {
    expect(() => draw(contextOf('seed', forced), 'dice', 'die', 6)).toThrow(ChanceMismatch);
    expect(() => draw(contextOf('seed', forced), 'dice', 'die', 6)).toThrow(message);
  });

  test('are a mismatch when a shuffle meets a single number', () => {
    const context = contextOf('seed', [{ stream: 'decks', what: 'cards', among: 2, came: 1 }]);
    expect(() => shuffle(context, 'decks', 'cards', [1, 2])).toThrow(ChanceMismatch);
  });

  test('are a mismatch when a shuffle meets that of another stream', () => {
    const context = contextOf('seed', [{ stream: 'dice', what: 'cards', among: 2, came: [1] }]);
    expect(() => shuffle(context, 'decks', 'cards', [1, 2])).toThrow(ChanceMismatch);
  });

  test('come again where the streams are not known; nothing else can be drawn there', () => {
    const original = contextOf('one');
    const outcome = drawAll(original);
    const unknown = contextOf('one', original.draws);
    unknown.state.rng = [];
    expect(drawAll(unknown)).toEqual(outcome);
    expect(unknown.state.rng).toEqual([]);
    expect(() => draw(unknown, 'dice', 'die', 6)).toThrow(ChanceMismatch);
    const free = contextOf('one');
    free.state.rng = [];
    expect(() => draw(free, 'dice', 'die', 6)).toThrow(/not known/);
    expect(() => shuffle(free, 'decks', 'cards', [1, 2])).toThrow(/not known/);
  });
});

test('reveal is a barrier without a draw', () => {
  const context = contextOf('seed');
  reveal(context);
  expect([context.barrier, context.draws]).toEqual([true, []]);
});

test('isDraw knows what chance can bring', () => {
  const die = { stream: 'dice', what: 'die', among: 6, came: 5 };
  const cards = { stream: 'decks', what: 'cards', among: 3, came: [2, 1] };
  const good = [
    die,
    cards,
    { ...die, stream: 'decks', what: '' },
    { ...die, among: 2 ** 32, came: 2 ** 32 - 1 },
    { ...cards, among: 0, came: [] },
  ];
  for (const one of good) expect(isDraw(one)).toBe(true);
  const { stream: _stream, ...streamless } = die;
  const { came: _came, ...outcomeless } = die;
  const bad: unknown[] = [
    null,
    1,
    [],
    {},
    streamless,
    outcomeless,
    { ...die, more: 1 },
    { ...streamless, more: 1 },
    { ...die, stream: 'others' },
    { ...die, stream: 0 },
    { ...die, stream: '__proto__' },
    { ...die, what: 1 },
    { ...die, among: '6' },
    { ...die, among: 2 ** 32 + 1 },
    { ...die, came: 6 },
    { ...die, came: -1 },
    { ...die, came: 1.5 },
    { ...die, among: -1, came: [] },
    { ...die, came: '5' },
    { ...die, came: null },
    { ...cards, came: [0] },
    { ...cards, came: [0, 0, 0] },
    { ...cards, came: [3, 0] },
    { ...cards, came: [0, 2] },
    { ...cards, came: [0, '1'] },
    { ...cards, among: Number.MAX_SAFE_INTEGER, came: [] },
  ];
  for (const one of bad) expect(isDraw(one), JSON.stringify(one)).toBe(false);
});
