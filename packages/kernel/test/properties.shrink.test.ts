import { describe, expect, test } from 'vitest';
import { type Game, readRecord, replay } from '../src/index.ts';
import { type PropertyFailure, type PropertySettings, runProperties } from '../src/testing/index.ts';
import { type HarbourState, type HarbourTypes, harbour, harbourSteps, harbourWith } from './propertiesGame.ts';

function failureIn(game: Game<HarbourTypes>, settings: PropertySettings = {}): PropertyFailure {
  const [failure] = runProperties(game, { games: 40, maxFailures: 1, ...settings }).failures;
  if (failure === undefined) throw new Error('nothing was found');
  return failure;
}

/** The state at the end of a failure's record. */
function stateOf(game: Game<HarbourTypes>, failure: PropertyFailure): HarbourState {
  let last: HarbourState | null = null;
  for (const moment of replay(game, { ...readRecord(failure.record), secret: failure.seed }, 'verify'))
    last = moment.state;
  if (last === null) throw new Error('the record is empty');
  return last;
}

describe('a failure is shrunk', () => {
  const twice: Game<HarbourTypes> = harbourWith({
    options(state, ask) {
      const options = harbour.options(state, ask);
      return state.round === 1 && ask.kind === 'load' ? [...options, ...options] : options;
    },
  });

  test('to the fewest players and the shortest way to it', () => {
    const failure = failureIn(twice, { players: [4, 3, 2] });
    // Two players, one round of seven answers, and six answers on.
    expect(failure).toMatchObject({ property: 'options', players: 2, entry: 13 });
  });

  test('to the shortest way at a table of four, if no smaller one may be had', () => {
    // A round of thirteen answers, and twelve answers on.
    expect(failureIn(twice, { players: [4] })).toMatchObject({ property: 'options', players: 4, entry: 25 });
  });

  test('not at all where no work is allowed for it', () => {
    const failure = failureIn(twice, { players: [4, 3, 2], shrinking: 0 });
    expect(failure).toMatchObject({ property: 'options', players: 4 });
    expect(failure.entry).toBeGreaterThanOrEqual(25);
  });

  test('to a game without anything taken back', () => {
    const { entries } = readRecord(failureIn(twice).record);
    expect(entries.every((entry) => entry.type === 'answer')).toBe(true);
  });

  test('to the first decision that shows it, though it was looked at later', () => {
    const leak = harbourWith({
      view: (state, seat) => ({ ...harbour.view(state, seat), top: state.deck.at(-1) ?? 0 }),
    });
    expect(failureIn(leak, { rates: { secrets: 50 } })).toMatchObject({ property: 'secrets', players: 2, entry: 0 });
  });

  test('and keeps what was taken back if the failure needs it', () => {
    const forgetful = harbourWith({
      clone: (state) => ({ ...harbour.clone(state), stack: state.stack.map((frame) => ({ ...frame, at: 'start' })) }),
    });
    const failure = failureIn(forgetful, { only: ['components'] });
    expect(failure.property).toBe('components');
    expect(readRecord(failure.record).entries.some((entry) => entry.type === 'undo')).toBe(true);
  });
});

describe('the record of a failure', () => {
  test('replays to the state in which it shows', () => {
    const leak = harbourWith(
      {},
      {
        gift: (context, frame) => {
          context.state.deck.push(context.state.discard.pop() as number, 3);
          return harbourSteps.gift(context, frame);
        },
      },
    );
    const failure = failureIn(leak);
    const state = stateOf(leak, failure);
    expect(failure.property).toBe('components');
    expect(leak.countComponents(state)).not.toEqual(
      leak.countComponents(leak.initialState({ players: failure.players, options: {} })),
    );
  });

  test('names the move if carrying it out is what fails', () => {
    const throwing = harbourWith({}, { loaded: () => JSON.parse('no crates') });
    const failure = failureIn(throwing);
    expect(failure).toMatchObject({ property: 'steps', players: 2, entry: 6 });
    expect(readRecord(failure.record).header.about).toMatchObject({ move: { type: 'answer', answer: { crates: 0 } } });
    expect(stateOf(throwing, failure).pending?.asks[0]?.kind).toBe('load');
  });

  test('is written even if the state cannot be', () => {
    const strange = harbourWith(
      {},
      {
        plan: (context, frame) => {
          Object.assign(context.state, { luck: 3n });
          return harbourSteps.plan(context, frame);
        },
      },
    );
    const failure = failureIn(strange);
    expect(failure).toMatchObject({ property: 'plain', detail: expect.stringContaining('$.luck'), entry: 2 });
    expect(readRecord(failure.record).entries).toHaveLength(2);
  });
});
