import { describe, expect, test } from 'vitest';
import { COIN_TECHS } from '../src/data/faces.ts';
import { TECH, UNIT } from '../src/data/names.ts';
import {
  battleWon,
  FIELD,
  type Fight,
  type Fought,
  fight,
  fightAgain,
  isOver,
  playFronts,
  playUnit,
} from './battleTable.ts';
import { act, asked, isAsked, ofKind, options, play, player, refused, result, squareAt, type Table } from './table.ts';

/** Seat 0 (America) against seat 1 (Egypt) unless stated otherwise; each side's units are given by their cards. */
function against(attacker: readonly string[], defender: readonly string[], more: Fight = {}) {
  return fight({
    ...more,
    attacker: { civilization: 'america', ...more.attacker, units: attacker },
    defender: { civilization: 'egypt', ...more.defender, units: defender },
  });
}

/** The end of a battle in which nobody attacks; loot is left if any is offered. */
function settled(at: Table) {
  const heard = playFronts(at);
  while (!isOver(at) && isAsked(at, 'loot')) heard.push(...play(at, { take: 'nothing' }));
  return heard;
}

/** Attackers lose their units one after the other to a trumping aircraft of strength 7; returns at the end. */
function armiesLeft(attackers: number, killed: number): number {
  const units = ['aircraft7', 'aircraft6', 'aircraft5', ...new Array<string>(killed).fill('infantry1')];
  const at = against(units, ['aircraft7'], { attackers, defender: { government: 'despotism' } });
  playUnit(at, 'aircraft7');
  for (let i = 0; i < killed; i++) playUnit(at, 'infantry1', 0);
  settled(at);
  return player(at, 0).armies.filter((square) => square === FIELD).length;
}

describe('result', () => {
  test('BAT-039 BAT-040 wounds are removed, survivors and bonus card are added, the higher total wins', () => {
    const at = against(['infantry3', 'infantry1'], ['infantry2', 'mounted1'], {
      given: { pieces: [{ square: squareAt(5, 1), building: 'barracks' }] },
      attacker: { cities: [squareAt(6, 2)] },
    });
    playUnit(at, 'infantry2');
    playUnit(at, 'infantry3', 0);
    playUnit(at, 'mounted1');
    const heard = playUnit(at, 'infantry1');
    // 3 (two wounds removed) + 1 + Barracks against 1.
    expect(ofKind(heard, 'battleEnds')).toMatchObject([{ winner: 0, attackerWins: true, totals: [6, 1] }]);
    expect(battleWon(at)).toBe(true);
  });

  test('BAT-041 the defender wins a tie', () => {
    const at = against(['infantry2'], ['mounted2']);
    expect(ofKind(settled(at), 'battleEnds')).toMatchObject([{ winner: 1, totals: [2, 2] }]);
    expect(battleWon(at)).toBe(false);
  });

  test('RUL-167 the lower total loses even if it has killed all enemy units', () => {
    const at = against(['infantry2'], ['infantry1'], { kind: 'city', city: 1, defender: { cities: [null, FIELD] } });
    playUnit(at, 'infantry1');
    const heard = playUnit(at, 'infantry2', 0);
    expect(ofKind(heard, 'unitKilled')).toMatchObject([{ seat: 1 }]);
    expect(ofKind(heard, 'battleEnds')).toMatchObject([{ winner: 1, totals: [2, 6] }]);
  });

  test('BAT-043 survivors return to the standing forces, killed units lie face up under their decks', () => {
    const at = against(['infantry3', 'aircraft5'], ['infantry2', 'mounted1']);
    playUnit(at, 'infantry2');
    playUnit(at, 'infantry3', 0);
    playUnit(at, 'mounted1');
    playUnit(at, 'aircraft5');
    settled(at);
    expect(isOver(at)).toBe(true);
    expect(player(at, 0).units).toHaveLength(2);
    expect(player(at, 1).units).toHaveLength(1);
    expect(at.state.unitDiscards[UNIT.infantry]).toHaveLength(1);
  });

  test('RUL-253 a unit seen in battle is hidden again', () => {
    const at = against(['infantry3'], ['mounted1']);
    settled(at);
    // Nothing marks which of the units has been seen.
    expect(player(at, 0).units).toHaveLength(1);
    expect(at.state.stack.some((frame) => frame.op === 'battle')).toBe(false);
  });
});

describe('the winner’s losses', () => {
  test('BAT-042 RUL-164 one army for every two units killed, rounded down', () => {
    expect(armiesLeft(3, 0)).toBe(3);
    expect(armiesLeft(3, 1)).toBe(3);
    expect(armiesLeft(3, 2)).toBe(2);
    expect(armiesLeft(3, 3)).toBe(2);
  });

  test('BAT-042 never the last army', () => {
    expect(armiesLeft(2, 2)).toBe(1);
    expect(armiesLeft(1, 0)).toBe(1);
  });

  test('RUL-163 the winner’s scouts are not lost', () => {
    const at = against(['infantry1'], ['aircraft7', 'infantry1', 'infantry1'], {
      defender: { scouts: [FIELD] },
      defenders: 2,
    });
    playUnit(at, 'infantry1');
    playUnit(at, 'infantry1', 0);
    expect(player(at, 1).scouts).toContain(FIELD);
    settled(at);
    expect(battleWon(at)).toBe(false);
    expect(player(at, 1).scouts).toContain(FIELD);
  });

  test('RUL-165 a city that wins without armies loses no figure', () => {
    const at = against(['aircraft7', 'infantry1'], ['infantry1', 'infantry1', 'infantry2'], {
      kind: 'city',
      defender: { armies: [squareAt(1, 13)] },
    });
    playUnit(at, 'infantry1');
    playUnit(at, 'aircraft7', 0);
    playUnit(at, 'infantry1', 0);
    settled(at);
    expect(battleWon(at)).toBe(false);
    expect(player(at, 1).armies.filter((square) => square >= 0)).toHaveLength(1);
  });
});

describe('what is destroyed', () => {
  test('LOOT-003 LOOT-005 MOVE-023 EX-14 armies and scouts of the loser go, the winner’s figures stay', () => {
    const at = against(['infantry3'], ['infantry1'], { defenders: 2, defender: { scouts: [FIELD], trade: 1 } });
    playFronts(at);
    expect(player(at, 1).armies).not.toContain(FIELD);
    expect(player(at, 1).scouts).not.toContain(FIELD);
    expect(player(at, 0).armies).toContain(FIELD);
    expect(asked(at)).toMatchObject({ kind: 'loot', seat: 0, loser: 1, points: 1 });
  });

  test('LOOT-004 a beaten attacker loses their attacking figures only', () => {
    const at = against(['infantry1'], ['infantry3'], { attackers: 2 });
    player(at, 0).armies[3] = squareAt(3, 5);
    settled(at);
    expect(player(at, 0).armies).not.toContain(FIELD);
    expect(player(at, 0).armies).toContain(squareAt(3, 5));
    expect(player(at, 1).armies).toContain(FIELD);
  });

  const pieces = [
    { square: squareAt(2, 8), building: 'library' },
    { square: squareAt(4, 8), wonder: 'oracle' },
    { square: squareAt(3, 7), person: 'scientist' },
  ];

  /** The second city of seat 1, walled, is about to be beaten. */
  function besieged(): Fought {
    return against(['aircraft7', 'aircraft7'], ['infantry1'], {
      kind: 'city',
      city: 1,
      given: { pieces },
      defender: { cities: [null, FIELD], walls: [false, true], armies: [squareAt(2, 7)], trade: 3 },
    });
  }

  test('LOOT-012 RUL-179 the marker of a beaten city returns to its owner, the walls are gone', () => {
    const at = besieged();
    settled(at);
    expect(player(at, 1).cities[1]).toBe(-1);
    expect(player(at, 1).walls).toBe(0);
    expect(battleWon(at)).toBe(true);
  });

  test('LOOT-013 LOOT-014 buildings around it return to the market, wonders and great people leave the game', () => {
    const at = besieged();
    const buildings = at.state.buildings.reduce((sum, left) => sum + left, 0);
    settled(at);
    expect([squareAt(2, 8), squareAt(4, 8), squareAt(3, 7)].map((square) => at.state.pieces[square])).toEqual([
      0, 0, 0,
    ]);
    expect(at.state.buildings.reduce((sum, left) => sum + left, 0)).toBe(buildings + 1);
    expect(player(at, 1).wonders).toEqual([]);
    expect(player(at, 1).reserve).toEqual([]);
    expect(at.state.box.wonders).toHaveLength(1);
    expect(at.state.box.persons).toHaveLength(1);
  });

  test('LOOT-015 RUL-178 the winner stands where the center was, figures around it stay', () => {
    const at = besieged();
    settled(at);
    expect(player(at, 0).armies).toContain(FIELD);
    expect(player(at, 1).armies).toContain(squareAt(2, 7));
  });

  test('LOOT-016 VIC-004 RUL-297 a beaten capital ends the game at once, before any loot', () => {
    const at = against(['aircraft7', 'aircraft7', 'aircraft6'], ['infantry1'], {
      kind: 'city',
      defender: { trade: 9 },
    });
    const heard = playFronts(at);
    expect(result(at)).toMatchObject({ reason: 'military', winners: [0] });
    expect(ofKind(heard, 'lootTaken')).toEqual([]);
    // The units are back with their owners: nothing vanishes with the battle.
    expect(player(at, 0).units).toHaveLength(3);
    expect(player(at, 1).units).toHaveLength(1);
  });

  test('RUL-299 who has resigned cannot win by a capital: it stands, and the attackers are lost', () => {
    const at = fight({
      kind: 'city',
      seats: 3,
      attacker: { units: ['aircraft7', 'aircraft7', 'aircraft6'], resigned: true },
      defender: { units: ['infantry1'] },
    });
    settled(at);
    expect(at.state.outcome).toBeNull();
    expect(player(at, 1).cities[0]).toBeGreaterThanOrEqual(0);
    expect(player(at, 0).armies).not.toContain(player(at, 1).cities[0]);
    expect(battleWon(at)).toBe(false);
  });

  test('RUL-299 if the game ends in the midst of a battle its units return', () => {
    const at = against(['aircraft7'], ['infantry1', 'mounted1']);
    playUnit(at, 'infantry1');
    act(at, { act: 'resign', seat: 1 });
    expect(result(at)).toMatchObject({ reason: 'resignation', winners: [0] });
    expect(player(at, 0).units).toHaveLength(1);
    expect(player(at, 1).units).toHaveLength(2);
  });

  test('RUL-154 RUL-182 the loser’s pieces stand until the result is known, and are gone before the loot', () => {
    const at = against(['aircraft7', 'aircraft7'], ['infantry1'], {
      kind: 'city',
      city: 1,
      given: { pieces },
      defender: { cities: [null, FIELD], trade: 3 },
    });
    expect(at.state.pieces[squareAt(2, 8)]).not.toBe(0);
    playFronts(at);
    expect(isAsked(at, 'loot')).toBe(true);
    expect(at.state.pieces[squareAt(2, 8)]).toBe(0);
    expect(player(at, 1).cities[1]).toBe(-1);
  });
});

describe('after the battle', () => {
  const codeOfLaws = (at: Table) => player(at, 0).techCoins[COIN_TECHS.indexOf(TECH.codeOfLaws)];

  test('RUL-273 RUL-297 the winner puts a coin on Code of Laws, once per turn', () => {
    const at = against(['infantry3'], ['infantry1'], { attacker: { techs: ['codeOfLaws'] } });
    const heard = settled(at);
    expect(ofKind(heard, 'coinGained')).toMatchObject([{ seat: 0, on: 'codeOfLaws' }]);
    expect(codeOfLaws(at)).toBe(1);
    const kinds = heard.map((one) => one.kind);
    expect(kinds.indexOf('coinGained')).toBeLessThan(kinds.lastIndexOf('figuresDestroyed'));
    const again = fightAgain(at);
    expect(ofKind(settled(again), 'battleEnds')).toMatchObject([{ winner: 0 }]);
    expect(codeOfLaws(at)).toBe(1);
  });

  test('RUL-153 RUL-297 result, losses, coin, saved unit, destruction, loot: in this order', () => {
    const at = against(['infantry1', 'mounted1', 'aircraft7', 'aircraft7', 'aircraft6'], ['aircraft5'], {
      kind: 'city',
      city: 1,
      attackers: 2,
      attacker: { civilization: 'china', techs: ['codeOfLaws'] },
      defender: { cities: [null, FIELD], trade: 3 },
    });
    playUnit(at, 'aircraft5');
    playUnit(at, 'infantry1', 0);
    playUnit(at, 'mounted1', 0);
    const heard = [...playFronts(at), ...play(at, { unit: 'infantry1' }), ...play(at, { take: 'trade', amount: 3 })];
    const after = heard.slice(heard.findIndex((one) => one.kind === 'battleEnds'));
    const skipped = ['tradeGained', 'tradeLost', 'partBegins'];
    expect(after.map((one) => one.kind).filter((kind) => !skipped.includes(kind))).toEqual([
      'battleEnds',
      'figuresDestroyed',
      'coinGained',
      'unitSaved',
      'cityDestroyed',
      'lootTaken',
    ]);
  });

  test('RUL-273 the loser, and a tech with four tokens, get none', () => {
    const lost = against(['infantry1'], ['infantry3'], { attacker: { techs: ['codeOfLaws'] } });
    expect(ofKind(settled(lost), 'coinGained')).toEqual([]);
    const full = against(['infantry3'], ['infantry1'], {
      attacker: { techs: ['codeOfLaws'], techCoins: { codeOfLaws: 4 } },
    });
    expect(ofKind(settled(full), 'coinGained')).toEqual([]);
  });

  test('RUL-255 LOOT-017 FAQ-011 China saves one killed unit after the losses were worked out', () => {
    const china = { civilization: 'china' };
    const at = against(['infantry1', 'mounted1', 'aircraft7', 'aircraft7'], ['aircraft5'], {
      attackers: 2,
      attacker: china,
    });
    playUnit(at, 'aircraft5');
    playUnit(at, 'infantry1', 0);
    playUnit(at, 'mounted1', 0);
    playFronts(at);
    // Two killed: one of two armies is lost although one of the two may be saved.
    expect(player(at, 0).armies.filter((square) => square === FIELD)).toHaveLength(1);
    expect(asked(at)).toMatchObject({ kind: 'saveUnit', seat: 0 });
    expect(options(at)).toEqual([{ unit: null }, { unit: 'infantry1' }, { unit: 'mounted1' }]);
    expect(refused(at, { unit: 'artillery1' })).toMatchObject({ rule: 'RUL-255' });
    const heard = play(at, { unit: 'mounted1' });
    expect(ofKind(heard, 'unitSaved')).toMatchObject([{ seat: 0, unit: 'mounted1' }]);
    expect(at.state.unitDiscards[UNIT.mounted]).toEqual([]);
    expect(at.state.unitDiscards[UNIT.infantry]).toHaveLength(1);
    expect(player(at, 0).units).toHaveLength(3);
  });

  test('RUL-255 of two killed cards that are the same, China names one', () => {
    const at = against(['infantry1', 'infantry1', 'aircraft7', 'aircraft7'], ['aircraft5'], {
      attackers: 2,
      attacker: { civilization: 'china' },
    });
    playUnit(at, 'aircraft5');
    playUnit(at, 'infantry1', 0);
    playUnit(at, 'infantry1', 0);
    playFronts(at);
    expect(options(at)).toEqual([{ unit: null }, { unit: 'infantry1' }]);
    expect(refused(at, { unit: 'infantry1', front: 0 }).rule).toBe('K-SHAPE');
  });

  test('RUL-255 China saves a unit after a lost battle too, or none', () => {
    const at = against(['infantry1'], ['aircraft5'], { attacker: { civilization: 'china' } });
    playUnit(at, 'aircraft5');
    playUnit(at, 'infantry1', 0);
    expect(asked(at)).toMatchObject({ kind: 'saveUnit', seat: 0 });
    play(at, { unit: null });
    settled(at);
    expect(player(at, 0).units).toEqual([]);
    expect(player(at, 0).armies).not.toContain(FIELD);
  });

  test('RUL-254 RUL-297 Rome advances for free after the loot when it has conquered a city', () => {
    const rome = { attacker: { civilization: 'rome' } };
    const city = { ...rome, kind: 'city' as const, city: 1, defender: { cities: [null, FIELD], trade: 3 } };
    const at = against(['aircraft7', 'aircraft7'], ['infantry1'], city);
    playFronts(at);
    expect(player(at, 0).track).toBe(0);
    play(at, { take: 'nothing' });
    expect(player(at, 0).track).toBe(1);
  });

  test('RUL-254 Rome gains nothing for a battle of figures, nor for a city it holds', () => {
    const field = against(['aircraft7'], ['infantry1'], { attacker: { civilization: 'rome' } });
    settled(field);
    expect(player(field, 0).track).toBe(0);
    const held = against(['infantry1'], ['infantry1'], { kind: 'city', defender: { civilization: 'rome' } });
    settled(held);
    expect(battleWon(held)).toBe(false);
    expect(player(held, 1).track).toBe(0);
  });
});
