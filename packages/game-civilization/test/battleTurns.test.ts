import { describe, expect, test } from 'vitest';
import { unitCardId } from '../src/data/faces.ts';
import {
  battleOf,
  fight,
  fightAgain,
  fronts,
  handOf,
  isOver,
  payIron,
  playFronts,
  playUnit,
  useTech,
} from './battleTable.ts';
import { asked, isAsked, ofKind, options, play, player, refused } from './table.ts';

/** Seat 0 attacks with these units, seat 1 defends with those and begins; nothing is random as none has more than three. */
function against(attacker: readonly string[], defender: readonly string[], more: Parameters<typeof fight>[0] = {}) {
  return fight({
    ...more,
    attacker: { civilization: 'america', ...more?.attacker, units: attacker },
    defender: { civilization: 'egypt', ...more?.defender, units: defender },
  });
}

describe('battle turns', () => {
  test('BAT-022 BAT-023 FAQ-006 a turn is one seat alone, one unit, then the other seat', () => {
    const at = against(['infantry1', 'infantry2'], ['mounted1', 'mounted2']);
    expect(at.state.pending?.asks).toHaveLength(1);
    expect(asked(at)).toMatchObject({ kind: 'battleTurn', seat: 1, played: false });
    expect(refused(at, { do: 'play', unit: 'infantry1', front: null }, 0).rule).toBe('K-SEAT');
    playUnit(at, 'mounted1');
    expect(asked(at)).toMatchObject({ kind: 'battleTurn', seat: 0 });
    playUnit(at, 'infantry1');
    expect(asked(at)).toMatchObject({ kind: 'battleTurn', seat: 1 });
  });

  test('BAT-022 abilities may be used before the unit, after it, and then the turn is ended', () => {
    const defender = { techs: ['mathematics', 'animalHusbandry'], resources: { iron: 2 } };
    const at = against(['infantry3', 'infantry3'], ['mounted3', 'mounted2'], { defender });
    playUnit(at, 'mounted3');
    playUnit(at, 'infantry3');
    useTech(at, 'mathematics');
    for (const value of [1, -1]) play(at, { value });
    payIron(at);
    expect(asked(at)).toMatchObject({ seat: 1, played: false });
    playUnit(at, 'mounted2', 1);
    expect(isAsked(at, 'battleTurn', 0)).toBe(true);
  });

  test('BAT-022 after the unit, abilities and ending are left, but no second unit', () => {
    const defender = { techs: ['mathematics'], resources: { iron: 1 } };
    const at = against(['infantry3', 'infantry2'], ['mounted3', 'mounted2'], { defender });
    playUnit(at, 'mounted3');
    playUnit(at, 'infantry3');
    playUnit(at, 'mounted2');
    expect(asked(at)).toMatchObject({ seat: 1, played: true });
    expect(options(at)).toEqual([{ do: 'end' }, { do: 'ability', tech: 'mathematics' }]);
    expect(refused(at, { do: 'play', unit: 'mounted2', front: null })).toMatchObject({ rule: 'BAT-022' });
    play(at, { do: 'end' });
    expect(asked(at)).toMatchObject({ seat: 0 });
  });

  test('BAT-024 a unit must be played', () => {
    const at = against(['infantry1'], ['mounted1', 'mounted2']);
    expect(options(at)).not.toContainEqual({ do: 'end' });
    expect(refused(at, { do: 'end' })).toEqual({ rule: 'BAT-024', params: { units: 2 } });
  });

  test('BAT-025 BAT-037 who has played their last unit takes no more turns; the other plays on', () => {
    const at = against(['infantry1', 'infantry2', 'infantry3'], ['mounted1']);
    playUnit(at, 'mounted1');
    for (const unit of ['infantry1', 'infantry2', 'infantry3']) {
      expect(asked(at)).toMatchObject({ kind: 'battleTurn', seat: 0 });
      playUnit(at, unit);
    }
    expect(isAsked(at, 'battleTurn')).toBe(false);
  });

  test('BAT-038 the engagement ends when both have played all units', () => {
    const at = against(['infantry1'], ['mounted1']);
    playUnit(at, 'mounted1');
    const heard = playUnit(at, 'infantry1');
    expect(ofKind(heard, 'battleEnds')).toHaveLength(1);
  });

  test('RUL-156 FAQ-050 an empty hand has one turn, for abilities', () => {
    const attacker = { techs: ['mathematics'], resources: { iron: 1 } };
    const at = against([], ['mounted2', 'mounted1'], { attacker });
    playUnit(at, 'mounted2');
    expect(asked(at)).toMatchObject({ seat: 0, played: false });
    expect(options(at)).toEqual([{ do: 'end' }, { do: 'ability', tech: 'mathematics' }]);
    useTech(at, 'mathematics');
    for (const value of [0, 0]) play(at, { value });
    const heard = payIron(at);
    expect(ofKind(heard, 'unitKilled')).toMatchObject([{ seat: 1, unit: 'mounted2' }]);
    // Nothing else to ask them: the turn ends, and they have no other.
    expect(asked(at)).toMatchObject({ kind: 'battleTurn', seat: 1 });
    playUnit(at, 'mounted1');
    expect(isAsked(at, 'battleTurn')).toBe(false);
  });

  test('RUL-157 abilities are open in the turn of the last unit and closed afterwards', () => {
    const defender = { techs: ['mathematics'], resources: { iron: 1 } };
    const at = against(['infantry2', 'infantry1', 'infantry3'], ['mounted3', 'mounted2'], { defender });
    playUnit(at, 'mounted3');
    playUnit(at, 'infantry2');
    playUnit(at, 'mounted2');
    expect(options(at)).toContainEqual({ do: 'ability', tech: 'mathematics' });
    play(at, { do: 'end' });
    playUnit(at, 'infantry1');
    expect(asked(at)).toMatchObject({ seat: 0 });
    playUnit(at, 'infantry3');
    expect(isAsked(at, 'battleTurn')).toBe(false);
  });

  test('BAT-022 the second window is put to those who could, as far as all know, use it, and to nobody else', () => {
    const knows = { techs: ['mathematics'] };
    const without = against(['infantry2'], ['mounted2', 'mounted1'], { attacker: knows });
    playUnit(without, 'mounted2');
    playUnit(without, 'infantry2');
    expect(asked(without)).toMatchObject({ seat: 1 });
    // A face-down marker might be iron: silence would tell that it is not.
    const marker = against(['infantry2'], ['mounted2', 'mounted1'], { attacker: { ...knows, markers: ['hut:wheat'] } });
    playUnit(marker, 'mounted2');
    playUnit(marker, 'infantry2');
    expect(asked(marker)).toMatchObject({ seat: 0, played: true });
    expect(options(marker)).toEqual([{ do: 'end' }]);
    const spared = against(['infantry2'], ['mounted2', 'mounted1'], {
      attacker: { ...knows, markers: ['hut:wheat'] },
      options: { skipFutile: true },
    });
    playUnit(spared, 'mounted2');
    playUnit(spared, 'infantry2');
    expect(asked(spared)).toMatchObject({ seat: 1 });
  });
});

describe('fronts', () => {
  test('BAT-026 BAT-027 the first unit starts a front; later ones start one or attack', () => {
    const at = against(['infantry1'], ['mounted1']);
    expect(options(at)).toEqual([{ do: 'play', unit: 'mounted1', front: null }]);
    expect(refused(at, { do: 'play', unit: 'mounted1', front: 0 })).toMatchObject({ rule: 'BAT-027' });
    playUnit(at, 'mounted1');
    expect(options(at)).toEqual([
      { do: 'play', unit: 'infantry1', front: null },
      { do: 'play', unit: 'infantry1', front: 0 },
    ]);
    expect(refused(at, { do: 'play', unit: 'infantry1', front: 1 })).toMatchObject({ rule: 'BAT-026' });
    expect(refused(at, { do: 'play', unit: 'infantry3', front: 0 })).toMatchObject({ rule: 'BAT-004' });
  });

  test('BAT-028 a front with an own unit cannot be joined', () => {
    const at = against(['infantry1', 'infantry2'], ['infantry3', 'infantry2']);
    playUnit(at, 'infantry3');
    playUnit(at, 'infantry2');
    playUnit(at, 'infantry2');
    expect(refused(at, { do: 'play', unit: 'infantry1', front: 1 })).toEqual({
      rule: 'BAT-028',
      params: { front: 1, unit: 'infantry2' },
    });
  });

  test('BAT-028 of any unit, the first card of the deck too', () => {
    const first = unitCardId(0);
    const at = against(['infantry3'], [first, 'mounted1']);
    playUnit(at, first);
    // The attacker's unit stays alone in a second front.
    playUnit(at, 'infantry3');
    expect(refused(at, { do: 'play', unit: 'mounted1', front: 0 })).toEqual({
      rule: 'BAT-028',
      params: { front: 0, unit: first },
    });
  });

  test('RUL-158 a new front may be started although enemy units stand alone', () => {
    const at = against(['infantry1'], ['infantry3', 'infantry2']);
    playUnit(at, 'infantry3');
    expect(options(at)).toContainEqual({ do: 'play', unit: 'infantry1', front: null });
  });

  test('RUL-158 RUL-159 two units opposite each other do not fight again, and nobody can join them', () => {
    const at = against(['infantry1', 'infantry2'], ['infantry3', 'infantry2']);
    playUnit(at, 'infantry3');
    playUnit(at, 'infantry2');
    // No attack of the base game leaves both alive, so the front is laid by hand.
    const battle = battleOf(at);
    battle.units = [...battle.units.slice(2, 3), ...battle.units.slice(1, 2)];
    battle.wounds = [1, 1];
    battle.raised = [0, 0];
    expect(fronts(at)).toEqual(['infantry2(1) | infantry3(1)']);
    expect(refused(at, { do: 'play', unit: 'infantry2', front: 0 }).rule).toBe('BAT-028');
    playUnit(at, 'infantry2');
    expect(options(at)).not.toContainEqual({ do: 'play', unit: 'infantry1', front: 0 });
    expect(fronts(at)).toEqual(['infantry2(1) | infantry3(1)', '- | infantry2(0)']);
  });

  test('RUL-172 each front is chosen by its number, whatever stands in it', () => {
    const at = against(['infantry3', 'infantry2'], ['infantry1', 'infantry1', 'infantry1']);
    playUnit(at, 'infantry1');
    playUnit(at, 'infantry2');
    playUnit(at, 'infantry1');
    expect(options(at)).toEqual([
      { do: 'play', unit: 'infantry3', front: null },
      { do: 'play', unit: 'infantry3', front: 0 },
      { do: 'play', unit: 'infantry3', front: 2 },
    ]);
    playUnit(at, 'infantry3', 2);
    expect(fronts(at)).toEqual(['- | infantry1(0)', 'infantry2(0) | -', 'infantry3(1) | -']);
  });

  test('BAT-029 EX-26 a unit that starts a front attacks nothing', () => {
    const at = against(['mounted2'], ['mounted3', 'infantry1']);
    playUnit(at, 'mounted3');
    playUnit(at, 'mounted2');
    expect(fronts(at)).toEqual(['- | mounted3(0)', 'mounted2(0) | -']);
  });

  test('BAT-030 BAT-031 EX-27 both wound each other; wounds up to the strength kill', () => {
    const at = against(['infantry3', 'infantry1'], ['infantry2', 'infantry3']);
    playUnit(at, 'infantry2');
    const heard = playUnit(at, 'infantry3', 0);
    expect(ofKind(heard, 'woundsDealt')).toMatchObject([
      { seat: 1, wounds: 3 },
      { seat: 0, wounds: 2 },
    ]);
    expect(fronts(at)).toEqual(['infantry3(2) | -']);
    // Face up under its deck (BAT-031).
    expect(at.state.unitDiscards[1]).toHaveLength(1);
  });

  test('BAT-032 EX-28 a wounded unit keeps its wounds and deals its full strength', () => {
    const at = against(['infantry3', 'infantry1'], ['infantry2', 'infantry3']);
    playUnit(at, 'infantry2');
    playUnit(at, 'infantry3', 0);
    playUnit(at, 'infantry3', 0);
    expect(fronts(at)).toEqual(['- | -']);
    expect(battleOf(at).killed.map((units) => units.length)).toEqual([1, 2]);
  });

  test('BAT-010 EX-25 a unit fights with the strength of its owner’s rank', () => {
    const at = against(['mounted1'], ['aircraft5'], { attacker: { techs: ['chivalry'] } });
    playUnit(at, 'aircraft5');
    const heard = playUnit(at, 'mounted1', 0);
    expect(ofKind(heard, 'unitPlayed')).toMatchObject([{ unit: 'mounted1', strength: 2 }]);
    expect(ofKind(heard, 'woundsDealt')).toMatchObject([{ wounds: 2 }, { wounds: 5 }]);
  });

  test('RUL-161 of two that kill each other the attacking one is named first', () => {
    const at = against(['infantry2', 'mounted1'], ['infantry2']);
    playUnit(at, 'infantry2');
    const heard = playUnit(at, 'infantry2', 0);
    expect(ofKind(heard, 'unitKilled')).toMatchObject([{ seat: 0 }, { seat: 1 }]);
  });
});

describe('trump', () => {
  const duel = (attacking: string, standing: string) => {
    const at = against([attacking, 'aircraft5'], [standing]);
    playUnit(at, standing);
    playUnit(at, attacking, 0);
    return fronts(at)[0];
  };

  test('BAT-033 BAT-034 a trumping unit deals first, attacking or attacked; what it kills deals nothing', () => {
    expect(duel('infantry2', 'mounted2')).toBe('infantry2(0) | -');
    expect(duel('mounted2', 'artillery2')).toBe('mounted2(0) | -');
    expect(duel('artillery2', 'infantry2')).toBe('artillery2(0) | -');
    expect(duel('mounted2', 'infantry2')).toBe('- | infantry2(0)');
    expect(duel('artillery2', 'mounted2')).toBe('- | mounted2(0)');
    expect(duel('infantry2', 'artillery2')).toBe('- | artillery2(0)');
  });

  test('BAT-034 a unit that survives the trump deals its wounds', () => {
    expect(duel('infantry1', 'mounted2')).toBe('- | mounted2(1)');
    expect(duel('mounted3', 'infantry1')).toBe('mounted3(1) | -');
  });

  test('BAT-035 aircraft neither trump nor are trumped', () => {
    expect(duel('infantry3', 'aircraft5')).toBe('- | aircraft5(3)');
    expect(duel('mounted3', 'aircraft5')).toBe('- | aircraft5(3)');
    expect(duel('artillery3', 'aircraft5')).toBe('- | aircraft5(3)');
  });
});

describe('abilities', () => {
  const iron = { resources: { iron: 2 } };

  test('FAQ-048 EX-44 Metalworking adds three to the unit played next', () => {
    const attacker = { techs: ['metalworking'], ...iron };
    const at = against(['infantry1', 'infantry2'], ['infantry3', 'infantry2'], { attacker });
    playUnit(at, 'infantry3');
    useTech(at, 'metalworking');
    payIron(at);
    const heard = playUnit(at, 'infantry1', 0);
    expect(ofKind(heard, 'woundsDealt')).toMatchObject([
      { seat: 1, wounds: 4 },
      { seat: 0, wounds: 3 },
    ]);
    // Harder to kill: three wounds do not kill 1 + 3.
    expect(fronts(at)).toEqual(['infantry1(3) | -']);
    expect(player(at, 0).resources[3]).toBe(1);
  });

  test('RUL-211 the bonus lasts: later wounds and the kill threshold, but not the total', () => {
    const attacker = { techs: ['metalworking'], ...iron };
    const at = against(['infantry1'], ['infantry3', 'infantry2'], { attacker });
    playUnit(at, 'infantry3');
    useTech(at, 'metalworking');
    payIron(at);
    playUnit(at, 'infantry1');
    const heard = playUnit(at, 'infantry2', 1);
    expect(ofKind(heard, 'woundsDealt')).toMatchObject([
      { seat: 0, wounds: 2 },
      { seat: 1, wounds: 4 },
    ]);
    expect(ofKind(heard, 'battleEnds')).toMatchObject([{ totals: [1, 3] }]);
  });

  test('RUL-294 the bonus binds to the one unit; scope attack gives a new front nothing', () => {
    const attacker = { techs: ['metalworking'], ...iron };
    const at = against(['infantry1', 'infantry2'], ['infantry2', 'infantry3'], {
      attacker,
      options: { metalworkingScope: 'attack' },
    });
    playUnit(at, 'infantry2');
    useTech(at, 'metalworking');
    payIron(at);
    playUnit(at, 'infantry1');
    const heard = playUnit(at, 'infantry3', 1);
    expect(ofKind(heard, 'woundsDealt')).toMatchObject([{ wounds: 3 }, { wounds: 1 }]);
    const next = playUnit(at, 'infantry2', 0);
    expect(ofKind(next, 'woundsDealt')).toMatchObject([{ wounds: 2 }, { wounds: 2 }]);
  });

  test('RUL-211 with scope attack the three are wounds of that attack only', () => {
    const attacker = { techs: ['metalworking'], ...iron };
    const at = against(['infantry1', 'infantry2'], ['infantry3', 'infantry2'], {
      attacker,
      options: { metalworkingScope: 'attack' },
    });
    playUnit(at, 'infantry3');
    useTech(at, 'metalworking');
    payIron(at);
    const heard = playUnit(at, 'infantry1', 0);
    expect(ofKind(heard, 'woundsDealt')).toMatchObject([{ wounds: 4 }, { wounds: 3 }]);
    expect(fronts(at)).toEqual(['- | -']);
  });

  test('FAQ-048 Metalworking is declared before the unit', () => {
    const attacker = { techs: ['metalworking', 'mathematics'], ...iron };
    const at = against(['infantry1', 'infantry2'], ['infantry3', 'infantry2'], { attacker });
    playUnit(at, 'infantry3');
    playUnit(at, 'infantry1');
    expect(refused(at, { do: 'ability', tech: 'metalworking' })).toEqual({
      rule: 'FAQ-048',
      params: { tech: 'metalworking' },
    });
  });

  test('FAQ-047 a resource ability is used once per turn, whatever the number of battles', () => {
    const attacker = { techs: ['metalworking'], ...iron };
    const at = against(['infantry1', 'infantry2'], ['infantry3', 'infantry2'], { attacker });
    playUnit(at, 'infantry3');
    useTech(at, 'metalworking');
    payIron(at);
    expect(refused(at, { do: 'ability', tech: 'metalworking' }).rule).toBe('FAQ-047');
    playUnit(at, 'infantry1');
    playUnit(at, 'infantry2');
    expect(refused(at, { do: 'ability', tech: 'metalworking' }).rule).toBe('FAQ-047');
    expect(player(at, 0).resources[3]).toBe(1);
    playFronts(at);
    play(at, { take: 'nothing' });
    const again = fightAgain(at);
    playUnit(again, handOf(again, 1)[0] as string);
    expect(asked(again)).toMatchObject({ seat: 0 });
    expect(refused(again, { do: 'ability', tech: 'metalworking' }).rule).toBe('FAQ-047');
  });

  test('RUL-281 TECH-009 an ability used in battle may be cancelled: what it cost is lost, and it counts as used', () => {
    const attacker = { techs: ['metalworking'], ...iron };
    const defender = { techs: ['massMedia'], markers: ['hut:spy'] };
    const at = against(['infantry1', 'infantry2'], ['infantry3', 'infantry2'], { attacker, defender });
    playUnit(at, 'infantry3');
    useTech(at, 'metalworking');
    payIron(at);
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 1, to: 'ability', card: 'metalworking' });
    play(at, { do: 'ability', tech: 'massMedia' });
    play(at, { pay: 'hut', resource: 'spy' });
    expect(asked(at)).toMatchObject({ kind: 'battleTurn', seat: 0, played: false });
    expect(refused(at, { do: 'ability', tech: 'metalworking' }).rule).toBe('FAQ-047');
    expect(player(at, 0).resources[3]).toBe(1);
    expect(ofKind(playUnit(at, 'infantry1', 0), 'woundsDealt')).toMatchObject([{ wounds: 1 }, { wounds: 3 }]);
  });

  test('RUL-293 Mathematics deals up to three wounds one by one, Ballistics up to six', () => {
    const defender = { techs: ['mathematics', 'ballistics'], ...iron };
    const at = against(['infantry3', 'infantry2', 'infantry1'], ['mounted3', 'mounted2', 'mounted1'], { defender });
    playUnit(at, 'mounted3');
    expect(options(at)).not.toContainEqual({ do: 'ability', tech: 'mathematics' });
    playUnit(at, 'infantry3');
    useTech(at, 'mathematics');
    expect(options(at)).toEqual([{ value: 1 }, { value: -1 }]);
    play(at, { value: 1 });
    play(at, { value: -1 });
    payIron(at);
    expect(fronts(at)[1]).toBe('infantry3(1) | -');
    playUnit(at, 'mounted1');
    play(at, { do: 'end' });
    playUnit(at, 'infantry2');
    useTech(at, 'ballistics');
    for (const value of [1, 3, 1]) play(at, { value });
    // Front 1 has all three wounds it can take.
    expect(options(at)).toEqual([{ value: 3 }, { value: -1 }]);
    play(at, { value: 3 });
    // Both would be dead: nothing is left to choose.
    expect(asked(at).kind).toBe('payResource');
    const heard = payIron(at);
    expect(ofKind(heard, 'unitKilled')).toMatchObject([{ unit: 'infantry3' }, { unit: 'infantry2' }]);
  });

  test('RUL-293 wounds hit only units in fronts', () => {
    const defender = { techs: ['mathematics'], ...iron };
    const at = against(['infantry3'], ['mounted3'], { defender });
    expect(refused(at, { do: 'ability', tech: 'mathematics' })).toMatchObject({ rule: 'RUL-249' });
  });

  test('RUL-160 wounds of an ability kill like any others', () => {
    const defender = { techs: ['mathematics'], ...iron };
    const at = against(['infantry2', 'infantry3'], ['mounted3', 'mounted2'], { defender });
    playUnit(at, 'mounted3');
    playUnit(at, 'infantry2');
    useTech(at, 'mathematics');
    for (const value of [1, 1]) play(at, { value });
    const heard = payIron(at);
    expect(ofKind(heard, 'unitKilled')).toMatchObject([{ seat: 0, unit: 'infantry2' }]);
    expect(fronts(at)).toEqual(['- | mounted3(0)', '- | -']);
  });

  test('FAQ-049 FAQ-046 Animal Husbandry heals up to three wounds once per battle, in its owner’s turn', () => {
    const attacker = { techs: ['animalHusbandry'] };
    const at = against(['aircraft7', 'infantry1', 'infantry2'], ['infantry2', 'infantry3', 'mounted1'], { attacker });
    playUnit(at, 'infantry2');
    playUnit(at, 'aircraft7', 0);
    // Wounded by their own attack, they may heal in the same turn.
    expect(asked(at)).toMatchObject({ seat: 0, played: true });
    play(at, { do: 'end' });
    expect(refused(at, { do: 'heal', tech: 'animalHusbandry' }).rule).toBe('TECH-010');
    playUnit(at, 'infantry3', 0);
    expect(fronts(at)).toEqual(['aircraft7(5) | -']);
    play(at, { do: 'heal', tech: 'animalHusbandry' });
    expect(options(at)).toEqual([{ front: null }, { front: 0 }]);
    expect(asked(at)).toMatchObject({ kind: 'healWound', seat: 0, left: 3 });
    expect(refused(at, { front: 1 }).rule).toBe('RUL-293');
    for (const front of [0, 0]) play(at, { front });
    expect(asked(at)).toMatchObject({ kind: 'healWound', left: 1 });
    play(at, { front: null });
    expect(fronts(at)).toEqual(['aircraft7(3) | -']);
    expect(refused(at, { do: 'heal', tech: 'animalHusbandry' })).toEqual({
      rule: 'FAQ-046',
      params: { tech: 'animalHusbandry' },
    });
    playUnit(at, 'infantry1');
    expect(asked(at)).toMatchObject({ seat: 1 });
  });

  test('RUL-293 RUL-227 the defender heals their own units only, where they have wounds', () => {
    const defender = { techs: ['animalHusbandry'] };
    const at = against(['infantry1', 'infantry3'], ['aircraft7', 'aircraft6', 'mounted1'], { defender });
    playUnit(at, 'aircraft7');
    playUnit(at, 'infantry3', 0);
    playUnit(at, 'aircraft6');
    play(at, { do: 'end' });
    playUnit(at, 'infantry1');
    expect(fronts(at)).toEqual(['- | aircraft7(3)', '- | aircraft6(0)', 'infantry1(0) | -']);
    play(at, { do: 'heal', tech: 'animalHusbandry' });
    expect(options(at)).toEqual([{ front: null }, { front: 0 }]);
    expect(refused(at, { front: 1 })).toEqual({ rule: 'RUL-227', params: { front: 1, wounds: 0 } });
    expect(refused(at, { front: 2 })).toEqual({ rule: 'RUL-293', params: { front: 2 } });
  });

  test('FAQ-046 Biology heals all wounds, and again in the next battle', () => {
    const at = against(['aircraft7', 'aircraft6'], ['infantry2', 'infantry3'], { attacker: { techs: ['biology'] } });
    playUnit(at, 'infantry2');
    playUnit(at, 'aircraft7', 0);
    play(at, { do: 'end' });
    playUnit(at, 'infantry3');
    playUnit(at, 'aircraft6', 1);
    expect(fronts(at)).toEqual(['aircraft7(2) | -', 'aircraft6(3) | -']);
    const heard = play(at, { do: 'heal', tech: 'biology' });
    expect(ofKind(heard, 'woundsHealed')).toMatchObject([
      { front: 0, wounds: 2 },
      { front: 1, wounds: 3 },
    ]);
    const again = fightAgain(at);
    player(again, 1).units.push(0);
    expect(asked(again)).toMatchObject({ seat: 0 });
    playUnit(again, 'aircraft7');
    battleOf(again).wounds[0] = 1;
    expect(refused(again, { do: 'play', unit: 'aircraft6', front: 0 }).rule).toBe('BAT-028');
    expect(options(again)).toContainEqual({ do: 'heal', tech: 'biology' });
  });

  test('RUL-295 Himeji Samurai Castle: wounds dealt, kill threshold and total are one higher', () => {
    const capital = 2 * 8 + 6;
    const given = { pieces: [{ square: capital - 1, wonder: 'himejiSamuraiCastle' }] };
    const attacker = { civilization: 'america', cities: [capital] };
    const at = against(['infantry1', 'infantry2'], ['infantry1', 'infantry2'], { attacker, given });
    playUnit(at, 'infantry1');
    const heard = playUnit(at, 'infantry1', 0);
    expect(ofKind(heard, 'woundsDealt')).toMatchObject([
      { seat: 1, wounds: 2 },
      { seat: 0, wounds: 1 },
    ]);
    expect(fronts(at)).toEqual(['infantry1(1) | -']);
    playUnit(at, 'infantry2');
    expect(ofKind(playUnit(at, 'infantry2'), 'battleEnds')).toMatchObject([{ totals: [5, 2] }]);
  });

  test('RUL-144 no other ability has a place in a battle', () => {
    const at = against(['infantry1'], ['infantry1'], { defender: { techs: ['chivalry'], resources: { incense: 1 } } });
    expect(options(at)).toEqual([{ do: 'play', unit: 'infantry1', front: null }]);
    expect(refused(at, { do: 'ability', tech: 'chivalry' }).rule).toBe('RUL-144');
    expect(refused(at, { do: 'ability', tech: 'metalworking' })).toMatchObject({ rule: 'TECH-005' });
  });
});

test('RUL-169 nobody may withdraw or decline', () => {
  const at = against(['infantry1'], ['infantry1']);
  expect(options(at).every((one) => 'do' in one && one.do === 'play')).toBe(true);
  expect(refused(at, { do: 'withdraw' }).rule).toBe('K-SHAPE');
  expect(playFronts(at).length).toBeGreaterThan(0);
  expect(isOver(at)).toBe(true);
});

test('answers of any other shape are refused without harm', () => {
  const at = against(['infantry1'], ['infantry1', 'infantry2']);
  const hostile = [
    null,
    7,
    [],
    {},
    { do: 'play' },
    { do: 'play', unit: 4, front: 0 },
    { do: 'play', unit: 'infantry1', front: -1 },
    { do: 'play', unit: 'infantry1', front: '0' },
    { do: 'play', unit: 'infantry1', front: null, more: 1 },
    { do: 'ability' },
    { do: 'ability', tech: 'animalHusbandry' },
    { do: 'heal', tech: 'metalworking' },
    { do: 'end', now: true },
    { do: '__proto__' },
  ];
  for (const answer of hostile) expect(refused(at, answer).rule, JSON.stringify(answer)).toBe('K-SHAPE');
});
