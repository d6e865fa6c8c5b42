import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import {
  answer,
  isIllegal,
  type Match,
  openAsks,
  type Seat,
  startMatch,
  undo,
  undoable,
  undoBeyond,
} from '../src/index.ts';
import { runProperties } from '../src/testing/index.ts';
import { type HarbourTypes, harbour, harbourWith } from './propertiesGame.ts';

/** What the suite holds the kernel itself to; a game cannot get this wrong, so the kernel is broken on purpose. */
const broken = vi.hoisted(() => {
  // Files of this project share their modules: this one has the kernel to itself.
  vi.resetModules();
  return { address: false };
});
vi.mock('../src/ask.ts', async (original) => {
  const real = await original<typeof import('../src/ask.ts')>();
  const checkAddress: typeof real.checkAddress = (state, seat, id) =>
    broken.address && Number.isSafeInteger(seat) ? null : real.checkAddress(state, seat, id);
  return { ...real, checkAddress };
});

afterEach(() => {
  broken.address = false;
});
afterAll(() => {
  vi.doUnmock('../src/ask.ts');
  vi.resetModules();
});

describe('the suite reports as ‘address’', () => {
  test('answers from any seat accepted', () => {
    broken.address = true;
    const [failure] = runProperties(harbour, { games: 1 }).failures;
    expect(failure).toMatchObject({ property: 'address', entry: 0 });
  });
});

/** The first option of a seat's first question. */
function answerFirst(match: Match<HarbourTypes>, seat: Seat): void {
  const [ask] = openAsks(match.state, seat);
  if (ask === undefined) throw new Error(`seat ${seat} is not asked`);
  const result = answer(match, seat, ask.id, harbour.options(match.state, ask)[0]);
  if (isIllegal(result)) throw new Error(result.rule);
}

function begun(game = harbour): Match<HarbourTypes> {
  return startMatch(game, { players: 2, options: {} }, 'a secret').match;
}

describe('what the suite found in the kernel', () => {
  test('the seat that answers last sees what the others had sealed, and cannot take back', () => {
    // Right after the bids the starting player, and nobody else, is asked.
    const straight = harbourWith(
      {},
      {
        plan: (_context, frame) => {
          frame.left = 3;
          return 'load';
        },
      },
    );
    const match = begun(straight);
    answerFirst(match, 1);
    expect(undoable(match, 1)).toBe(0);
    answerFirst(match, 0);
    expect(match.state.pending?.asks).toMatchObject([{ kind: 'load', seat: 0 }]);
    expect(undoable(match, 0)).toBe(0);
    answerFirst(match, 0);
  });

  test('a game that is over shows its secret, and can no longer be taken back', () => {
    const short = harbourWith(
      {},
      {
        bid: (_context, frame) => {
          frame.left = 3;
          return 'load';
        },
      },
    );
    const match = begun(short);
    while (match.state.outcome === null) answerFirst(match, match.state.pending?.asks[0]?.seat ?? 0);
    expect(undo(match, 0)).toMatchObject({ rule: 'K-BARRIER' });
    expect(undoBeyond(match, 0)).toMatchObject({ rule: 'K-OVER' });
  });
});
