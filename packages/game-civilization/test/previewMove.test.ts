import { describe, expect, it } from 'vitest';
import type { Fact } from '../src/index.ts';
import { go, HOME, plain } from './movementTable.ts';
import { foreseen } from './previewTable.ts';
import { play, squareAt, type Table, view } from './table.ts';

const OUT = squareAt(1, 12);
const IN = squareAt(1, 13);
const ENEMY_CENTER = squareAt(1, 14);
const FROM = squareAt(4, 8);

type Reach = Extract<Fact, { readonly fact: 'reach' }>;

function reach(at: Table, from: number, armies: number, scouts: number): { readonly [square: number]: Reach } {
  const { of } = foreseen(at, 0, 'movement', { do: 'move', from, armies, scouts });
  return Object.fromEntries(of('reach').map((fact) => [fact.square, fact]));
}

describe('the preview of a move', () => {
  it('MOVE-002 MOVE-004 lists every square within travel speed, with the steps it takes', () => {
    const at = plain({ mover: { armies: [FROM] } });
    const squares = reach(at, FROM, 1, 0);
    const steps = (x: number, y: number) => squares[squareAt(x, y)]?.steps ?? null;
    expect([steps(4, 7), steps(4, 6), steps(5, 7), steps(4, 5), steps(4, 8)]).toEqual([1, 2, 2, null, null]);
    expect(Object.keys(squares)).toHaveLength(12);
    expect(squares[squareAt(4, 7)]).toEqual({
      fact: 'reach',
      square: squareAt(4, 7),
      steps: 1,
      meets: 'free',
      of: null,
      blockades: null,
      rules: ['MOVE-002'],
    });
  });

  it('HUT-001 HUT-003 MOVE-022 MOVE-024 says what an army meets, and with whom', () => {
    const at = plain({
      mover: { armies: [FROM] },
      enemy: { armies: [squareAt(3, 8)], scouts: [squareAt(5, 8)] },
      pieces: [
        { square: squareAt(4, 7), hut: 'spy' },
        { square: squareAt(4, 9), village: 'uranium' },
      ],
    });
    const squares = reach(at, FROM, 1, 0);
    const met = [squareAt(4, 7), squareAt(4, 9), squareAt(3, 8), squareAt(5, 8)].map((square) => [
      squares[square]?.meets,
      squares[square]?.of,
    ]);
    expect(met).toEqual([
      ['hut', null],
      ['village', null],
      ['battle', 1],
      ['overrun', 1],
    ]);
    // Nothing lies beyond what stops it.
    expect(squares[squareAt(4, 6)]).toBe(undefined);
    // Scouts may face none of it.
    const scouting = plain({ mover: { scouts: [FROM] }, pieces: [{ square: squareAt(4, 7), hut: 'spy' }] });
    expect(reach(scouting, FROM, 0, 1)[squareAt(4, 7)]).toBe(undefined);
  });

  it('MOVE-014 MOVE-011 an own center and the sea can only be crossed', () => {
    const by = HOME - 1;
    const at = plain({ mover: { armies: [by] } });
    expect(reach(at, by, 1, 0)[HOME]).toMatchObject({ meets: 'pass', rules: ['MOVE-014'] });
    const sea = plain({ mover: { armies: [FROM], techs: ['navigation'] }, ground: [[squareAt(4, 7), 'water']] });
    expect(reach(sea, FROM, 1, 0)[squareAt(4, 7)]).toMatchObject({ meets: 'pass', rules: ['MOVE-011'] });
    expect(reach(sea, FROM, 1, 0)[squareAt(4, 6)]).toMatchObject({ meets: 'free', steps: 2 });
  });

  it('BLK-001 says whose outskirts it would blockade', () => {
    const at = plain({ mover: { armies: [OUT] } });
    expect(reach(at, OUT, 1, 0)[IN]).toMatchObject({ meets: 'free', blockades: 1, rules: ['MOVE-002', 'BLK-001'] });
    expect(reach(at, OUT, 1, 0)[ENEMY_CENTER]).toMatchObject({ meets: 'city', of: 1, blockades: null });
  });

  it('EXPL-001 names each face-down tile once, from where it takes least, but not what is on it', () => {
    const at = plain({ mover: { armies: [squareAt(5, 3)] }, given: { discovered: false, ground: [], pieces: [] } });
    const { of } = foreseen(at, 0, 'movement', { do: 'move', from: squareAt(5, 3), armies: 1, scouts: 0 });
    const [below] = of('discovery').filter(({ from }) => from === squareAt(5, 3));
    expect(below).toEqual({
      fact: 'discovery',
      square: squareAt(5, 4),
      from: squareAt(5, 3),
      steps: 1,
      rules: ['EXPL-001', 'EXPL-002'],
    });
    expect(new Set(of('discovery').map(({ square }) => square)).size).toBe(of('discovery').length);
  });

  it('RUL-104 MOVE-006 those that have moved, or are not there, say why not', () => {
    const at = plain({ mover: { armies: [FROM, FROM] } });
    go(at, FROM, 1, 0, squareAt(4, 7));
    play(at, { do: 'stop' });
    const again = foreseen(at, 0, 'movement', { do: 'move', from: squareAt(4, 7), armies: 1, scouts: 0 });
    expect([again.refusal?.rule, again.of('reach').length > 0]).toEqual(['RUL-104', true]);
    expect(foreseen(at, 0, 'movement', { do: 'move', from: FROM, armies: 2, scouts: 0 }).refusal?.rule).toBe(
      'MOVE-006',
    );
  });
});

describe('the preview of a step', () => {
  const walking = (from: number, armies: number, scouts: number, left = 2) => ({ square: from, armies, scouts, left });

  it('BLK-001 COIN-006 says what is different once the group is there, for its victim as well', () => {
    const at = plain({ mover: { armies: [OUT] }, ground: [[IN, 'mountain coin']] });
    const { change, of } = foreseen(at, 0, 'step', { do: 'to', square: IN }, walking(OUT, 1, 0));
    expect([change('coins', 1), change('coins', 0)]).toEqual([[1, 0], null]);
    expect(of('stop')).toEqual([]);
    play(at, { do: 'move', from: OUT, armies: 1, scouts: 0 });
    expect(foreseen(at, 0, 'step', { do: 'to', square: IN }).change('production', 1)).toEqual([1, 0]);
  });

  it('HUT-001 RUL-255 a hut is explored, without a word about its marker', () => {
    const mover = { civilization: 'china', armies: [FROM] };
    const at = plain({ mover, pieces: [{ square: squareAt(4, 7), hut: 'spy' }] });
    const { facts, change } = foreseen(at, 0, 'step', { do: 'to', square: squareAt(4, 7) }, walking(FROM, 1, 0));
    expect(facts.map(({ fact }) => fact)).toEqual(['stop', 'hut', 'number']);
    expect(change('culture')).toEqual([0, 3]);
    expect(JSON.stringify(facts)).not.toContain('spy');
  });

  it('BAT-006 BAT-008 BAT-014 BAT-016 an attack on a walled city: hands, bonuses and who begins', () => {
    const units = ['infantry1', 'infantry2', 'infantry3', 'mounted1', 'mounted2', 'mounted3', 'artillery1'];
    const second = squareAt(5, 12);
    const at = plain({
      mover: { armies: [squareAt(5, 10), squareAt(5, 10)], units },
      enemy: { cities: [ENEMY_CENTER, second], walls: [false, true], units: units.slice(0, 4) },
      pieces: [{ square: HOME - 1, building: 'barracks' }],
    });
    const { of } = foreseen(at, 0, 'step', { do: 'to', square: second }, walking(squareAt(5, 10), 2, 0));
    const [battle] = of('battle');
    expect(battle).toMatchObject({
      of: 'city',
      square: second,
      attacker: { seat: 0, armies: 2, forces: 7, hand: 5, bonus: 2, card: 0 },
      defender: { seat: 1, armies: 0, forces: 4, hand: 4, bonus: 10, card: 8 },
      begins: 'attacker',
    });
    go(at, squareAt(5, 10), 2, 0, squareAt(5, 11), second);
    const sides = view(at).battle?.sides ?? [];
    expect(sides.map(({ hand }) => hand)).toEqual([battle?.attacker.hand, battle?.defender.hand]);
  });

  it('BAT-015 RUL-287 against a capital Combustion has brought down the walls before the numbers count', () => {
    const attack = (techs: string[]) => {
      const mover = { armies: [OUT], techs };
      const at = plain({ mover, enemy: { walls: [true] } });
      return foreseen(at, 0, 'step', { do: 'to', square: ENEMY_CENTER }, walking(OUT, 1, 0)).of('battle')[0];
    };
    expect(attack([])).toMatchObject({ defender: { bonus: 16 }, begins: 'attacker' });
    expect(attack(['combustion'])).toMatchObject({ defender: { bonus: 12 }, begins: 'defender' });
  });

  it('HUT-004 HUT-005 a village shows the barbarians, played by the next seat', () => {
    const at = plain({
      mover: { armies: [FROM], units: [] },
      pieces: [{ square: squareAt(4, 7), village: 'uranium' }],
    });
    const { of, facts } = foreseen(at, 0, 'step', { do: 'to', square: squareAt(4, 7) }, walking(FROM, 1, 0));
    expect(of('battle')).toMatchObject([{ of: 'village', defender: { seat: 1, hand: 3, bonus: 0, armies: 0 } }]);
    expect(JSON.stringify(facts)).not.toContain('uranium');
  });

  it('MOVE-024 LOOT-006 scouts alone are overrun, for one loot', () => {
    const at = plain({ mover: { armies: [FROM] }, enemy: { scouts: [squareAt(4, 7)], trade: 5 } });
    const { of, change } = foreseen(at, 0, 'step', { do: 'to', square: squareAt(4, 7) }, walking(FROM, 1, 0));
    expect(of('overrun')).toMatchObject([{ of: 1, loot: 1, square: squareAt(4, 7) }]);
    expect(change('figures', 1)).toEqual([1, 0]);
  });

  it('MOVE-019 MOVE-010 where the group cannot go it says why not', () => {
    const at = plain({
      mover: { scouts: [FROM] },
      enemy: { armies: [squareAt(4, 7)] },
      ground: [[squareAt(4, 9), 'water']],
    });
    const to = (square: number) => foreseen(at, 0, 'step', { do: 'to', square }, walking(FROM, 0, 1));
    expect([to(squareAt(4, 7)).refusal?.rule, to(squareAt(4, 9)).refusal?.rule]).toEqual(['MOVE-019', 'MOVE-010']);
    expect(to(squareAt(4, 7)).facts).toEqual([]);
  });
});
