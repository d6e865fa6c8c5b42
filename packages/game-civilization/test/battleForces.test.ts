import { describe, expect, test } from 'vitest';
import { battleOf, type Fight, fight, handOf } from './battleTable.ts';
import { asked, ofKind, player, squareAt, view } from './table.ts';

const SIX = ['infantry1', 'infantry2', 'artillery1', 'artillery2', 'mounted1', 'mounted2'];
const TEN = [...SIX, 'infantry3', 'artillery3', 'mounted3', 'aircraft5'];

/** The sizes of both battle hands, the attacker's first. */
function hands(of: Fight): number[] {
  const units = { attacker: { units: TEN }, defender: { units: ['infantry2', 'artillery2', 'mounted2'] } };
  const at = fight({
    ...of,
    attacker: { ...units.attacker, ...of.attacker },
    defender: { ...units.defender, ...of.defender },
  });
  return battleOf(at).hands.map((hand) => hand.length);
}

/** What the sides compare and what cards they take. */
function bonuses(of: Fight): { compared: (number | undefined)[]; cards: number[] } {
  const at = fight({ ...of, attacker: { units: ['infantry2'], ...of.attacker } });
  const compared = ofKind(at.told(null), 'bonusesCompared')[0];
  return {
    compared: [compared?.attacker, compared?.defender],
    cards: battleOf(at).bonuses,
  };
}

describe('battle forces', () => {
  test('BAT-004 BAT-005 each side draws three random units of its shuffled standing forces', () => {
    const at = fight({ attacker: { units: SIX }, defender: { units: SIX.slice(0, 3) } });
    expect(battleOf(at).hands.map((hand) => hand.length)).toEqual([3, 3]);
    expect(at.draws.map(({ what, among }) => `${what} ${among}`)).toEqual([
      'battle unit 6',
      'battle unit 5',
      'battle unit 4',
    ]);
    expect([...handOf(at, 0), ...player(at, 0).units].length).toBe(6);
  });

  test('BAT-006 every further own army in the square adds two', () => {
    expect(hands({ attackers: 1 })).toEqual([3, 3]);
    expect(hands({ attackers: 2 })).toEqual([5, 3]);
    expect(hands({ attackers: 3 })).toEqual([7, 3]);
    expect(hands({ defenders: 2, defender: { units: SIX } })).toEqual([3, 5]);
  });

  test('RUL-163 scouts in the square add nothing to hand size or bonus', () => {
    const scouts = [squareAt(3, 8), squareAt(3, 8)];
    expect(hands({ defender: { scouts, units: SIX } })).toEqual([3, 3]);
    expect(bonuses({ defender: { scouts } }).compared).toEqual([0, 0]);
  });

  test('BAT-007 Fundamentalism adds one', () => {
    expect(hands({ attacker: { government: 'fundamentalism' } })).toEqual([4, 3]);
  });

  test('BAT-008 RUL-162 defending a city adds three; armies in its outskirts do not help it', () => {
    expect(hands({ kind: 'city', defender: { units: TEN.slice(0, 9) } })).toEqual([3, 6]);
    const outskirts = {
      units: TEN.slice(0, 9),
      cities: [null, squareAt(3, 8)],
      armies: [squareAt(4, 8), squareAt(4, 9)],
    };
    expect(hands({ kind: 'city', city: 1, defender: outskirts })).toEqual([3, 6]);
    expect(hands({ defender: { units: SIX } })).toEqual([3, 3]);
  });

  test('COIN-012 Computers adds one for every five coins', () => {
    // Computers shows a coin itself: with 8 tokens there are 9 coins, with 9 there are 10.
    expect(hands({ attacker: { techs: ['computers'], sheetCoins: 8 } })).toEqual([4, 3]);
    expect(hands({ attacker: { techs: ['computers'], sheetCoins: 9 } })).toEqual([5, 3]);
  });

  test('BAT-009 RUL-168 a side with fewer units draws all it has, possibly none', () => {
    const at = fight({ attacker: { units: [] }, defender: { units: ['infantry1', 'mounted1'] } });
    expect(handOf(at, 0)).toEqual([]);
    expect(handOf(at, 1)).toEqual(['infantry1', 'mounted1']);
    expect(player(at, 1).units).toEqual([]);
    expect(at.draws).toEqual([]);
  });

  test('BAT-011 a battle hand is shown to its owner only', () => {
    const at = fight({ attacker: { units: ['infantry1'] }, defender: { units: ['mounted3', 'artillery1'] } });
    const drawn = (listener: number | null) => ofKind(at.told(listener), 'forcesDrawn').map((one) => one.units);
    expect(drawn(null)).toEqual([null, null]);
    expect(drawn(0)).toEqual([['infantry1'], null]);
    expect(drawn(1)).toEqual([null, ['mounted3', 'artillery1']]);
    expect(ofKind(at.told(null), 'forcesDrawn').map((one) => one.count)).toEqual([1, 2]);
    expect(JSON.stringify(view(at, 0))).not.toContain('mounted3');
    expect(JSON.stringify(view(at, null))).not.toContain('mounted3');
    expect(JSON.stringify(view(at, 1))).toContain('mounted3');
  });

  test('RUL-296 the Oracle shows its owner the opposing hand, and nobody else', () => {
    const oracle = { pieces: [{ square: squareAt(5, 1), wonder: 'oracle' }] };
    const attacker = { units: ['infantry1'], cities: [squareAt(6, 2)] };
    const at = fight({ given: oracle, attacker, defender: { units: ['mounted3'] }, seats: 2 });
    const drawn = (listener: number | null) => ofKind(at.told(listener), 'forcesDrawn').map((one) => one.units);
    expect(drawn(0)).toEqual([['infantry1'], ['mounted3']]);
    expect(drawn(1)).toEqual([null, ['mounted3']]);
    expect(drawn(null)).toEqual([null, null]);
    expect(JSON.stringify(view(at, 0))).toContain('mounted3');
    expect(JSON.stringify(view(at, 1))).not.toContain('infantry1');
  });
});

describe('combat bonus', () => {
  const capital = squareAt(6, 2);
  const around = [squareAt(5, 1), squareAt(6, 1), squareAt(7, 1), squareAt(5, 2), squareAt(7, 2)];
  const own = { cities: [capital] };
  const at = (...pieces: (readonly [string, string])[]) => ({
    pieces: pieces.map(([kind, id], i) => ({ square: around[i] as number, [kind]: id })),
  });

  test('BAT-012 two for each own Barracks, four for each own Academy', () => {
    const given = at(['building', 'barracks'], ['building', 'academy'], ['building', 'academy']);
    expect(bonuses({ given, attacker: own }).compared).toEqual([10, 0]);
  });

  test('BAT-013 four for each own great general on the map', () => {
    expect(bonuses({ given: at(['person', 'general'], ['person', 'artist']), attacker: own }).compared).toEqual([4, 0]);
    expect(bonuses({ attacker: { ...own, reserve: ['general'] } }).compared).toEqual([0, 0]);
  });

  test('BAT-014 BAT-015 BAT-016 a city gives six, the capital twelve, walls four more', () => {
    const cities = [null, squareAt(3, 8)];
    expect(bonuses({ kind: 'city', city: 1, defender: { cities } }).compared).toEqual([0, 6]);
    expect(bonuses({ kind: 'city', city: 1, defender: { cities, walls: [false, true] } }).compared).toEqual([0, 10]);
    expect(bonuses({ kind: 'city', city: 1, defender: { cities, walls: [true] } }).compared).toEqual([0, 6]);
    expect(bonuses({ kind: 'city' }).compared).toEqual([0, 12]);
    expect(bonuses({ kind: 'city', defender: { walls: [true] } }).compared).toEqual([0, 16]);
  });

  test('BAT-019 EX-24 the higher side takes the difference', () => {
    const given = at(['building', 'academy'], ['building', 'academy'], ['building', 'academy']);
    const generals = [squareAt(1, 12), squareAt(2, 12)].map((square) => ({ square, person: 'general' }));
    const pieces = [...given.pieces, ...generals];
    const fought = { given: { pieces }, attacker: own, defender: { cities: [squareAt(1, 13)] } };
    expect(bonuses(fought)).toEqual({ compared: [12, 8], cards: [4, 0] });
    const even = { given: { pieces: pieces.slice(1) }, attacker: own, defender: { cities: [squareAt(1, 13)] } };
    expect(bonuses(even)).toEqual({ compared: [8, 8], cards: [0, 0] });
  });

  test('RUL-166 the bonus has no upper limit', () => {
    const general = { square: squareAt(1, 12), person: 'general' };
    const academies = [squareAt(0, 12), squareAt(2, 12), squareAt(0, 13)].map((square) => ({
      square,
      building: 'academy',
    }));
    const defender = { cities: [squareAt(1, 13)], walls: [true] };
    const { cards } = bonuses({ kind: 'city', given: { pieces: [general, ...academies] }, defender });
    expect(cards).toEqual([0, 32]);
  });

  test('RUL-155 BLK-007 a blockaded Barracks, Academy or general gives nothing, the attacked square included', () => {
    const defender = { cities: [squareAt(3, 8)] };
    const barracks = { pieces: [{ square: squareAt(4, 8), building: 'barracks' }] };
    expect(bonuses({ square: squareAt(2, 8), given: barracks, defender }).compared).toEqual([0, 2]);
    expect(bonuses({ square: squareAt(4, 8), given: barracks, defender }).compared).toEqual([0, 0]);
    const blockaded = { ...barracks, ...{} };
    expect(
      bonuses({
        kind: 'city',
        square: squareAt(3, 8),
        given: blockaded,
        attacker: { scouts: [squareAt(4, 8)] },
        defender,
      }).compared,
    ).toEqual([0, 12]);
  });

  test('FAQ-022 RUL-154 an army that has left the Barracks to attack the city gives its bonus back', () => {
    const given = { pieces: [{ square: squareAt(4, 8), building: 'barracks' }] };
    const defender = { cities: [squareAt(3, 8)] };
    expect(bonuses({ kind: 'city', given, defender }).compared).toEqual([0, 14]);
  });

  test('SCT-006 FAQ-021 a scout on an enemy Barracks does not gather its bonus', () => {
    const given = { pieces: [{ square: squareAt(4, 8), building: 'barracks' }] };
    const attacker = { scouts: [squareAt(4, 8)] };
    expect(
      bonuses({ square: squareAt(2, 8), given, attacker, defender: { cities: [squareAt(3, 8)] } }).compared,
    ).toEqual([0, 0]);
  });
});

describe('who begins', () => {
  const units = { attacker: { units: ['infantry2'] }, defender: { units: ['infantry2'] } };

  test('BAT-020 BAT-002 the defender takes the first battle turn', () => {
    expect(asked(fight(units))).toMatchObject({ kind: 'battleTurn', seat: 1 });
    expect(asked(fight({ ...units, kind: 'city' }))).toMatchObject({ kind: 'battleTurn', seat: 1 });
  });

  test('BAT-021 BLD-012 walls make the attacker begin', () => {
    const defender = { ...units.defender, walls: [true] };
    expect(asked(fight({ ...units, kind: 'city', defender }))).toMatchObject({ kind: 'battleTurn', seat: 0 });
    expect(asked(fight({ ...units, defender }))).toMatchObject({ seat: 1 });
  });

  test('RUL-287 RUL-297 Combustion brings the walls down before anything else', () => {
    const attacker = { ...units.attacker, techs: ['combustion'] };
    const at = fight({ kind: 'city', attacker, defender: { ...units.defender, walls: [true] } });
    expect(asked(at)).toMatchObject({ seat: 1 });
    expect(player(at, 1).walls).toBe(0);
    const kinds = at.told(null).map((one) => one.kind);
    expect(kinds.indexOf('wallsDestroyed')).toBeLessThan(kinds.indexOf('forcesDrawn'));
    expect(battleOf(at).bonuses).toEqual([0, 12]);
  });
});

test('BAT-003 RUL-153 forces are drawn, bonuses compared, and then the battle turns begin', () => {
  const at = fight({ attacker: { units: ['infantry2'] }, defender: { units: ['infantry2'] } });
  expect(at.told(null).map((one) => one.kind)).toEqual([
    'battleBegins',
    'forcesDrawn',
    'forcesDrawn',
    'bonusesCompared',
    'battleTurn',
  ]);
});
