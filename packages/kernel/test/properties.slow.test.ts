import { describe, expect, test } from 'vitest';
import { type Game, illegal, isPlainObject, readRecord, tell, tellSeats } from '../src/index.ts';
import { CHECKED, PROPERTIES, runProperties } from '../src/testing/index.ts';
import { ending } from './propertiesBroken.ts';
import {
  type HarbourHappening,
  type HarbourState,
  type HarbourTypes,
  harbour,
  harbourPromises,
  harbourSteps,
  harbourWith,
} from './propertiesGame.ts';

const acts = [{ act: 'agreedEnd', seat: null }];

describe('the property suite on a sound game', () => {
  test('finds nothing wrong, and has looked at everything', () => {
    const report = runProperties(harbour, { games: 60, acts, promises: harbourPromises });
    expect(report.failures).toEqual([]);
    expect(report.games).toBe(60);
    for (const property of PROPERTIES) expect(report.checks[property], property).toBeGreaterThanOrEqual(60);
    expect(report.checks.options).toBe(report.decisions);
  });

  test('finds nothing wrong when it looks at everything at every decision', () => {
    const rates = Object.fromEntries(CHECKED.map((property) => [property, 1]));
    expect(runProperties(harbour, { games: 8, rates, acts, promises: harbourPromises }).failures).toEqual([]);
  });

  test('gives the same report for the same seed, in one piece or in several', () => {
    const whole = runProperties(harbour, { games: 6, seed: 'pieces' });
    const pieces = [0, 3].map((first) => runProperties(harbour, { games: 3, first, seed: 'pieces' }));
    expect(pieces.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(whole.decisions);
    expect(runProperties(harbour, { games: 6, seed: 'pieces' })).toEqual(whole);
    expect(runProperties(harbour, { games: 6, seed: 'others' }).decisions).not.toBe(whole.decisions);
  });

  test('takes numbers of players and sets of options in turn', () => {
    const seen: string[] = [];
    const watched: Game<HarbourTypes> = harbourWith({
      setup(players, options) {
        seen.push(`${players} ${JSON.stringify(options)}`);
        return harbour.setup(players, options);
      },
    });
    runProperties(watched, { games: 4, players: [2, 4], optionSets: [{}, { windy: true }], only: ['options'] });
    expect([...new Set(seen)]).toEqual(['2 {}', '4 {}', '2 {"windy":true}', '4 {"windy":true}']);
  });

  test('a set of options is played only by the numbers of players that it allows', () => {
    const seen: number[] = [];
    const watched: Game<HarbourTypes> = harbourWith({
      setup: (players, options) =>
        isPlainObject(options) && options['windy'] === true && players === 4
          ? illegal('H-9')
          : harbour.setup(players, options),
      initialState(setup) {
        seen.push(setup.players);
        return harbour.initialState(setup);
      },
    });
    runProperties(watched, { games: 4, players: [2, 4], optionSets: [{ windy: true }], only: ['options'] });
    expect(new Set(seen)).toEqual(new Set([2]));
    const impossible = () => runProperties(watched, { games: 1, players: [4], optionSets: [{ windy: true }] });
    expect(impossible).toThrow('knows no set-up');
    const unknown = () => runProperties(harbour, { games: 1, players: [9] });
    expect(unknown).toThrow('knows no set-up');
  });

  test('reports progress after every game', () => {
    const games: number[] = [];
    runProperties(harbour, { games: 3, onProgress: (report) => games.push(report.games) });
    expect(games).toEqual([1, 2, 3]);
  });
});

describe('what a game may tell the suite about itself', () => {
  test('`wide`: questions whose check accepts more than the options list', () => {
    const offered: Game<HarbourTypes> = harbourWith({
      check(state, ask, answer) {
        if (ask.kind !== 'load') return harbour.check(state, ask, answer);
        const crates = isPlainObject(answer) && Object.keys(answer).length === 1 ? answer['crates'] : null;
        return typeof crates === 'number' && crates >= 0 && crates <= ask.left ? null : illegal('H-1');
      },
    });
    expect(runProperties(offered, { games: 20 }).failures[0]?.property).toBe('mutants');
    expect(runProperties(offered, { games: 20, wide: ['load'] }).failures).toEqual([]);
  });

  test('`passing`: happenings that show what no view keeps', () => {
    const shown = harbourWith(
      {},
      {
        deal(context, frame) {
          const bottom = context.state.deck[0] as number;
          tell(context, { kind: 'bottomShown', card: bottom } as unknown as HarbourHappening);
          return harbourSteps.deal(context, frame);
        },
      },
    );
    expect(runProperties(shown, { games: 40 }).failures[0]?.property).toBe('news');
    expect(runProperties(shown, { games: 40, passing: ['bottomShown'] }).failures).toEqual([]);
  });

  test('`laws`: what the game’s own rules say must hold between answers', () => {
    const seen: number[] = [];
    const laws = [
      ({ round }: HarbourState) => {
        seen.push(round);
        return round <= 3 ? null : `round ${round}`;
      },
    ];
    const report = runProperties(harbour, { games: 2, laws, only: ['laws'] });
    expect(report.failures).toEqual([]);
    expect(seen).toHaveLength(report.decisions);
    expect(new Set(seen)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('`ending`: the kind of happening that tells the end, and after which nothing is told', () => {
    expect(
      runProperties(
        ending(() => {}),
        { games: 10, ending: 'ended', acts },
      ).failures,
    ).toEqual([]);
  });

  test('`immutable`: parts of the state that clones may share, and that must then never change', () => {
    const sharing: Game<HarbourTypes> = harbourWith({
      clone: (state) => ({ ...harbour.clone(state), discard: state.discard }),
    });
    expect(runProperties(sharing, { games: 2 }).failures[0]).toMatchObject({
      property: 'clone',
      detail: expect.stringContaining('$.discard'),
    });
    expect(runProperties(sharing, { games: 2, immutable: ['discard'] }).failures[0]?.property).not.toBeUndefined();
    const replacing = harbourWith(
      { clone: sharing.clone },
      {
        bidden(context, frame) {
          context.state.discard = [...context.state.discard];
          return harbourSteps.bidden(context, frame);
        },
      },
    );
    expect(runProperties(replacing, { games: 10, immutable: ['discard'] }).failures).toEqual([]);
  });
});

describe('news are looked at wherever they come up, however seldom decisions are looked at', () => {
  const rates = { news: 1_000_000_000 };

  test('a card drawn in secret that is not said to be shown', () => {
    const drawing = harbourWith(
      {},
      {
        deal(context) {
          for (const [seat, hand] of context.state.hands.entries()) {
            const card = context.state.deck.pop() as number;
            hand.push(card);
            tellSeats(context, [seat], { kind: 'drawn', seat, card }, { kind: 'drawn', seat, card: null });
          }
          return 'bid';
        },
      },
    );
    expect(runProperties(drawing, { games: 1, rates }).failures[0]?.property).toBe('news');
  });

  test('a card turned up for all that is not said to be shown', () => {
    const turning = harbourWith(
      {},
      {
        next(context, frame) {
          context.state.discard.push(context.state.deck.pop() as number);
          tell(context, { kind: 'turnedUp' } as unknown as HarbourHappening);
          return harbourSteps.next(context, frame);
        },
      },
    );
    expect(runProperties(turning, { games: 5, rates }).failures[0]?.property).toBe('news');
  });

  test('a card shown to one that everybody hears of', () => {
    const loud = harbourWith(
      {},
      {
        planned(context, frame) {
          const next = harbourSteps.planned(context, frame);
          tell(context, { kind: 'overheard', card: context.state.hands[0]?.at(-1) } as unknown as HarbourHappening);
          return next;
        },
      },
    );
    expect(runProperties(loud, { games: 5, rates }).failures[0]?.property).toBe('news');
  });
});

test('a failure carries a record that can be read and says what is wrong', () => {
  const broken = harbourWith({ options: (state, ask) => (state.round < 1 ? harbour.options(state, ask) : []) });
  const [failure] = runProperties(broken, { games: 1, players: [3], optionSets: [{ windy: true }] }).failures;
  expect(failure).toMatchObject({ property: 'options', game: 'harbour', options: { windy: true } });
  const record = readRecord(failure?.record ?? '');
  expect(record.header.about).toMatchObject({ property: 'options', detail: failure?.detail, entry: failure?.entry });
  expect(record.entries).toHaveLength(failure?.entry ?? -1);
  expect(record.closing?.secret).toBe(failure?.seed);
});
