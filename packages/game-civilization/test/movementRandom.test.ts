import type { PlainObject } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { figureOwners } from '../src/board/figures.ts';
import { geometry } from '../src/board/geometry.ts';
import { civilization } from '../src/index.ts';
import { reachOf } from '../src/rules/reach.ts';
import type { Ask } from '../src/state/questions.ts';
import { asked, chooser, dealt, isAsked, player, playOn, type Table } from './table.ts';

function wishes(at: Table): PlainObject[] {
  const acts: PlainObject[] = [
    { do: 'stop' },
    { do: 'leave', armies: 1, scouts: 0 },
    { do: 'leave', armies: 0, scouts: 1 },
  ];
  const squares = at.state.ground.length;
  for (let square = 0; square < squares; square++) {
    acts.push({ do: 'to', square }, { do: 'discover', square }, { do: 'sacrifice', square, tech: 'pottery' });
  }
  return acts;
}

/** A refusal names a rule; only squares off the map have none. */
function expectReasons(at: Table, ask: Ask, acts: readonly PlainObject[]): void {
  for (const act of acts) {
    const refusal = civilization.check(at.state, ask, act);
    const isOutside = typeof act['square'] === 'number' && at.state.ground[act['square']] === -2;
    if (refusal !== null && !isOutside) expect(refusal.rule, JSON.stringify({ act, refusal })).toMatch(/^(?!K-)/);
  }
}

function expectReach(at: Table, ask: Extract<Ask, { readonly kind: 'step' }>): void {
  const { seat, square, armies, scouts, left } = ask;
  const reach = reachOf(at.state, seat, square, armies, scouts, left);
  const steps: number[] = [];
  for (const option of civilization.options(at.state, ask)) {
    if ('do' in option && option.do === 'to') steps.push(option.square);
  }
  const near = (geometry(at.state).next[square] ?? []).filter((square) => reach.tags[square] !== null);
  expect(near).toEqual(steps);
  expect(reach.tags.every((tag, square) => (tag !== null) === (reach.points[square] as number) > 0)).toBe(true);
}

describe('movement in random games', () => {
  test('RUL-019 every step is offered or refused by a rule, reach and steps agree, squares have one owner', () => {
    let steps = 0;
    for (const seed of ['north', 'southern']) {
      const at = dealt(seed, (seed.length % 3) + 2, { skipFutile: true });
      const choose = chooser(seed);
      let asks = 0;
      playOn(at, choose, () => {
        if (++asks > 1500) return true;
        if (isAsked(at, 'movement')) {
          const ask = asked(at);
          const { armies, scouts } = player(at, ask.seat);
          const squares = [...armies, ...scouts].filter((square) => square >= 0);
          expect(squares.every((square) => figureOwners(at.state, square) === 1 << ask.seat)).toBe(true);
          const acts = squares.map((from) => ({ do: 'move', from, armies: 1, scouts: 0 }));
          expectReasons(at, ask, acts);
          expect(civilization.options(at.state, ask).length).toBeLessThanOrEqual(400);
        }
        const ask = at.state.pending?.asks[0];
        if (ask?.kind === 'step') {
          steps++;
          expectReach(at, ask);
          if (steps % 50 === 0) expectReasons(at, ask, wishes(at));
        }
        return false;
      });
    }
    expect(steps).toBeGreaterThan(100);
  });
});
