import { check, type PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { civilization } from '../src/index.ts';
import { asked, play, playAll, type Table } from './table.ts';
import { accepting, DONE, offering, trading } from './tradeTable.ts';

const RICH = { trade: 9, culture: 6, resources: { wheat: 1, silk: 1, incense: 1 } };

/** The questions of all three seats. */
const ids = (at: Table) => [0, 1, 2].map((seat) => asked(at, seat).id);

/** Which of the others are asked something else once a seat has answered. */
function askedAgain(at: Table, seat: number, answer: PlainObject): number[] {
  const before = ids(at);
  play(at, answer, seat);
  const after = ids(at);
  expect(after[seat]).not.toBe(before[seat]);
  return [0, 1, 2].filter((other) => other !== seat && after[other] !== before[other]);
}

function threeTraders(mover: PlainObject = {}): Table {
  return trading({ seats: 3, mover: { ...RICH, ...mover }, enemy: RICH, third: RICH });
}

describe('while others negotiate', () => {
  it('RUL-265 RUL-266 who accepts an offer takes nothing of another one that has come in its place', () => {
    const at = threeTraders();
    play(at, offering(1, { culture: 3 }, { trade: 1 }), 0);
    const { id } = asked(at, 1);
    expect(check(civilization, at.state, 1, id, accepting(0))).toBeNull();
    play(at, { do: 'withdraw' }, 0);
    play(at, offering(1, { culture: 1 }, { trade: 9 }), 0);
    expect(check(civilization, at.state, 1, id, accepting(0))).toMatchObject({ rule: 'K-STALE' });
    expect(check(civilization, at.state, 1, asked(at, 1).id, accepting(0))).toBeNull();
  });

  it('RUL-265 the player an offer is made to is asked again, and nobody else', () => {
    const at = threeTraders();
    expect(askedAgain(at, 0, offering(2, { wheat: 1 }, {}))).toEqual([2]);
    expect(askedAgain(at, 0, { do: 'withdraw' })).toEqual([2]);
    expect(askedAgain(at, 1, offering(null, { wheat: 1 }, {}))).toEqual([0, 2]);
    // The offer stands for the third.
    expect(askedAgain(at, 0, { do: 'refuse', offer: 1 })).toEqual([]);
    // It lapses: its maker may make another one.
    expect(askedAgain(at, 2, { do: 'refuse', offer: 1 })).toEqual([1]);
  });

  it('RUL-058 RUL-266 who is done takes an offer along: the player it was made to is asked again', () => {
    const at = threeTraders();
    play(at, offering(1, { wheat: 1 }, {}), 0);
    const [, second, third] = ids(at);
    play(at, DONE, 0);
    expect(asked(at, 1).id).not.toBe(second);
    expect(asked(at, 2).id).toBe(third);
  });

  it('RUL-053 RUL-265 after a deal everybody is asked again', () => {
    const at = threeTraders();
    play(at, offering(1, { incense: 1 }, { trade: 1 }), 0);
    expect(askedAgain(at, 1, accepting(0))).toEqual([0, 2]);
  });

  it('RUL-265 RUL-268 RUL-291 after an ability everybody is asked again', () => {
    const at = threeTraders({ techs: ['horsebackRiding'] });
    const [, second, third] = ids(at);
    play(at, { do: 'ability', tech: 'horsebackRiding' }, 0);
    playAll(at, [{ value: 2 }, { pay: 'token', resource: 'silk' }]);
    expect(asked(at, 1)).toMatchObject({ kind: 'negotiate' });
    expect(asked(at, 1).id).not.toBe(second);
    expect(asked(at, 2).id).not.toBe(third);
  });
});
