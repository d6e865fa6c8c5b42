import { describe, expect, it } from 'vitest';
import { civilization } from '../src/index.ts';
import { around } from './cityTable.ts';
import { HOME, plain } from './movementTable.ts';
import { offered } from './researchTable.ts';
import { asked, isAsked, ofKind, options, play, playQuietly, squareAt, type Table, view } from './table.ts';
import { endNegotiation, trading } from './tradeTable.ts';

const SECOND = squareAt(2, 3);

/** `count` deserts around a center: a trade icon each. */
function deserts(center: number, count: number): (readonly [number, string])[] {
  return around(center)
    .slice(0, count)
    .map((square) => [square, 'desert'] as const);
}

function dial(at: Table, seat = 0): number {
  return view(at).players[seat]?.trade ?? -1;
}

describe('collecting trade', () => {
  it('TRADE-001 TRADE-003 EX-04 the trade of all cities is added to one dial', () => {
    const ground = [...deserts(HOME, 4), ...deserts(SECOND, 8)];
    expect(dial(trading({ ground, mover: { cities: [HOME, SECOND] } }))).toBe(12);
    expect(dial(trading({ ground, mover: { cities: [HOME, SECOND], trade: 5 } }))).toBe(17);
  });

  it('TRADE-002 the dial never exceeds 27; what is beyond is lost', () => {
    const at = trading({ ground: deserts(HOME, 8), mover: { trade: 25 } });
    expect(dial(at)).toBe(27);
    endNegotiation(at);
    expect(dial(at)).toBe(27);
  });

  it('TRADE-003 trade is kept from turn to turn until spent', () => {
    const at = trading({ ground: deserts(HOME, 3) });
    expect(dial(at)).toBe(3);
    playQuietly(at, () => at.state.turn === 6 && isAsked(at, 'negotiate'));
    expect(dial(at)).toBe(6);
  });

  it('TRADE-004 EX-05 the marked positions are ordinary steps: 3 and 3 are I, which is 6', () => {
    const at = trading({ ground: deserts(HOME, 3), mover: { trade: 3 } });
    expect(dial(at)).toBe(6);
    playQuietly(at, () => isAsked(at, 'research'));
    expect(offered(at)).toContain('pottery');
  });

  it('TRADE-005 a square that a scout sends counts for its city', () => {
    const open = squareAt(3, 7);
    const ground = [...deserts(HOME, 2), [open, 'desert'] as const];
    expect(dial(trading({ ground, mover: { scouts: [open], scoutsCity: [0] } }))).toBe(3);
    expect(dial(trading({ ground, mover: { armies: [open] } }))).toBe(2);
  });

  it('TRADE-006 BLK-001 a blockaded square gives none', () => {
    const square = around(HOME)[0] as number;
    const ground = deserts(HOME, 3);
    expect(dial(trading({ ground, enemy: { armies: [square] } }))).toBe(2);
    expect(dial(trading({ ground, enemy: { scouts: [square] } }))).toBe(2);
  });

  it('TRADE-007 trade becomes production by rushing, production never trade', () => {
    const forests = around(HOME)
      .slice(0, 2)
      .map((square) => [square, 'forest'] as const);
    const at = plain({
      ground: forests,
      mover: { trade: 9, techs: ['democracy'] },
      given: { phase: 'cityManagement' },
    });
    const acts = options(at);
    expect(acts.some((act) => 'rush' in act && act.rush > 0)).toBe(true);
    for (const act of acts) {
      const after: Table = { state: civilization.clone(at.state) };
      play(after, act);
      if (isAsked(after, 'placeItem')) play(after, options(after)[0] as never);
      expect(dial(after)).toBeLessThanOrEqual(9);
    }
  });

  it('RUL-052 TRADE-008 all collect in turn order, by themselves, before anybody negotiates', () => {
    const at = plain({ seats: 3, given: { phase: 'startOfTurn', first: 1, seat: 0 } });
    const heard = playQuietly(at, () => view(at).phase === 'trade' && isAsked(at, 'negotiate'));
    expect(ofKind(heard, 'tradeCollected').map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(view(at).awaited.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'negotiate'],
      [1, 'negotiate'],
      [2, 'negotiate'],
    ]);
    expect(asked(at).kind).toBe('negotiate');
  });

  it('RUL-259 GOV-016 Fundamentalism lowers what is collected by 2, never the dial', () => {
    const own = { government: 'fundamentalism', trade: 5 };
    expect(dial(trading({ ground: deserts(HOME, 6), mover: own }))).toBe(9);
    expect(dial(trading({ ground: deserts(HOME, 1), mover: own }))).toBe(5);
  });

  it('RUL-244 Democracy’s two trade may be agreed to come in the Trade Phase', () => {
    const mover = { government: 'democracy' };
    const ground = deserts(HOME, 2);
    expect(dial(trading({ ground, mover }))).toBe(2);
    expect(dial(trading({ ground, mover, options: { democracyTrade: 'trade_phase' } }))).toBe(4);
  });
});
