import { describe, expect, test } from 'vitest';
import { go, groups, HOME, nextTo, plain, steps } from './movementTable.ts';
import { asked, isAsked, options, play, player, refused, squareAt } from './table.ts';

const A = squareAt(3, 6);

describe('moving', () => {
  test('MOVE-001 MOVE-005 RUL-104 each figure moves once, one group after the other', () => {
    const at = plain({ mover: { armies: [A], scouts: [squareAt(3, 9)] } });
    go(at, A, 1, 0, squareAt(4, 6));
    expect(asked(at)).toMatchObject({ kind: 'step', square: squareAt(4, 6), left: 1 });
    expect(options(at).some((option) => 'do' in option && option.do === 'move')).toBe(false);
    expect(refused(at, { do: 'move', from: squareAt(3, 9), armies: 0, scouts: 1 }).rule).toBe('K-SHAPE');
    play(at, { do: 'stop' });
    expect(groups(at, squareAt(4, 6))).toEqual([]);
    expect(refused(at, { do: 'move', from: squareAt(4, 6), armies: 1, scouts: 0 })).toEqual({
      rule: 'RUL-104',
      params: { square: squareAt(4, 6), armies: 0, scouts: 0 },
    });
    expect(groups(at, squareAt(3, 9))).toEqual([[0, 1]]);
  });

  test('MOVE-002 MOVE-003 RUL-102 a step costs one point; the speed is 2', () => {
    const at = plain({ mover: { armies: [A] } });
    go(at, A, 1, 0);
    expect(asked(at)).toMatchObject({ left: 2 });
    expect(refused(at, { do: 'to', square: squareAt(3, 4) })).toEqual({
      rule: 'RUL-102',
      params: { from: A, square: squareAt(3, 4), left: 2, steps: 2 },
    });
    play(at, { do: 'to', square: squareAt(3, 5) });
    play(at, { do: 'to', square: squareAt(3, 4) });
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
    expect(player(at, 0).armies[0]).toBe(squareAt(3, 4));
  });

  test('MOVE-002 a player may leave figures where they are', () => {
    const at = plain({ mover: { armies: [A] } });
    play(at, { do: 'end' });
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 1 });
  });

  test('MOVE-003 techs raise the speed, the best one counts', () => {
    const at = plain({ mover: { armies: [A], techs: ['horsebackRiding', 'sailing'] } });
    go(at, A, 1, 0);
    expect(asked(at)).toMatchObject({ left: 4 });
  });

  test('MOVE-004 never diagonally', () => {
    const at = plain({ mover: { armies: [A] } });
    go(at, A, 1, 0);
    expect(steps(at)).toEqual(nextTo(A));
    // With its last step the corner next to it is out of reach.
    play(at, { do: 'to', square: squareAt(3, 7) });
    const from = squareAt(3, 7);
    const square = squareAt(4, 8);
    expect(refused(at, { do: 'to', square })).toEqual({ rule: 'MOVE-004', params: { from, square } });
  });

  test('MOVE-004 RUL-102 a corner is out of reach where no way leads around it', () => {
    const way: readonly (readonly [number, string])[] = [
      [squareAt(4, 6), 'water'],
      [squareAt(3, 7), 'water'],
    ];
    const at = plain({ mover: { armies: [A] }, ground: way });
    go(at, A, 1, 0);
    const square = squareAt(4, 7);
    expect(refused(at, { do: 'to', square })).toEqual({ rule: 'MOVE-004', params: { from: A, square } });
  });

  test('RUL-102 a square that the steps left lead to is reached step by step, at a corner too', () => {
    const at = plain({ mover: { armies: [A] } });
    go(at, A, 1, 0);
    for (const square of [squareAt(4, 7), squareAt(5, 6)]) {
      expect(refused(at, { do: 'to', square })).toEqual({
        rule: 'RUL-102',
        params: { from: A, square, left: 2, steps: 2 },
      });
    }
    const far = squareAt(3, 9);
    expect(refused(at, { do: 'to', square: far })).toEqual({
      rule: 'RUL-102',
      params: { from: A, square: far, left: 2 },
    });
  });

  test('MOVE-006 MOVE-007 figures of one square move together, in part or apart', () => {
    const at = plain({ mover: { armies: [A, A], scouts: [squareAt(2, 6)], techs: ['masonry'] } });
    expect(groups(at, A)).toEqual([
      [2, 0],
      [1, 0],
    ]);
    expect(refused(at, { do: 'move', from: A, armies: 2, scouts: 1 })).toEqual({
      rule: 'MOVE-006',
      params: { square: A, armies: 2, scouts: 0 },
    });
    go(at, A, 2, 0, squareAt(3, 7), squareAt(3, 8));
    expect(player(at, 0).armies.filter((square) => square === squareAt(3, 8))).toHaveLength(2);
  });

  test('MOVE-008 MOVE-009 RUL-105 the stacking limit holds at the end and on the way', () => {
    const full = [squareAt(3, 7), squareAt(3, 7)];
    const at = plain({ mover: { armies: [A, ...full] } });
    go(at, A, 1, 0);
    expect(steps(at)).not.toContain(squareAt(3, 7));
    expect(refused(at, { do: 'to', square: squareAt(3, 7) })).toEqual({
      rule: 'MOVE-008',
      params: { square: squareAt(3, 7), figures: 3, limit: 2 },
    });
    const masonry = plain({ mover: { armies: [A, ...full], techs: ['masonry'] } });
    go(masonry, A, 1, 0);
    expect(steps(masonry)).toContain(squareAt(3, 7));
  });

  test('MOVE-009 armies and scouts count alike; Russia may have one more', () => {
    const mover = { armies: [A, squareAt(3, 7)], scouts: [squareAt(3, 7)] };
    const at = plain({ mover });
    go(at, A, 1, 0);
    expect(refused(at, { do: 'to', square: squareAt(3, 7) })).toMatchObject({ rule: 'MOVE-008' });
    const russia = plain({ mover: { ...mover, civilization: 'russia' } });
    go(russia, A, 1, 0);
    expect(steps(russia)).toContain(squareAt(3, 7));
  });

  test('RUL-106 above the limit nothing is removed, but no more than the limit move together', () => {
    const at = plain({ mover: { armies: [A, A, A] } });
    expect(groups(at, A)).toEqual([
      [2, 0],
      [1, 0],
    ]);
    expect(refused(at, { do: 'move', from: A, armies: 3, scouts: 0 })).toEqual({
      rule: 'RUL-106',
      params: { square: A, figures: 3, limit: 2 },
    });
    const mixed = plain({ mover: { armies: [A, A], scouts: [A] } });
    expect(refused(mixed, { do: 'move', from: A, armies: 2, scouts: 1 })).toEqual({
      rule: 'RUL-106',
      params: { square: A, figures: 3, limit: 2 },
    });
    go(at, A, 1, 0, squareAt(3, 7));
    expect(refused(at, { do: 'to', square: A })).toMatchObject({ rule: 'MOVE-008' });
  });

  test('RUL-103 members may be left behind where they may end; their movement is finished', () => {
    const at = plain({ mover: { armies: [A], scouts: [A] } });
    go(at, A, 1, 1);
    expect(refused(at, { do: 'leave', armies: 0, scouts: 1 })).toEqual({ rule: 'RUL-103', params: { square: A } });
    play(at, { do: 'to', square: squareAt(3, 7) });
    expect(refused(at, { do: 'leave', armies: 1, scouts: 1 })).toEqual({
      rule: 'RUL-103',
      params: { armies: 1, scouts: 1 },
    });
    expect(play(at, { do: 'leave', armies: 0, scouts: 1 })).toContainEqual({
      kind: 'figuresLeft',
      seat: 0,
      square: squareAt(3, 7),
      armies: 0,
      scouts: 1,
    });
    play(at, { do: 'to', square: squareAt(3, 8) });
    expect(player(at, 0)).toMatchObject({ armies: [squareAt(3, 8), -1, -1, -1, -1, -1], scouts: [squareAt(3, 7), -1] });
    expect(groups(at, squareAt(3, 7))).toEqual([]);
  });

  test('RUL-103 a group never picks up figures on the way', () => {
    const at = plain({ mover: { armies: [A, squareAt(3, 7)] } });
    go(at, A, 1, 0, squareAt(3, 7));
    expect(asked(at)).toMatchObject({ kind: 'step', armies: 1 });
    play(at, { do: 'to', square: squareAt(3, 8) });
    expect(player(at, 0).armies.slice(0, 2)).toEqual([squareAt(3, 8), squareAt(3, 7)]);
    expect(groups(at, squareAt(3, 7))).toEqual([[1, 0]]);
  });
});

describe('water', () => {
  const WATER = squareAt(3, 7);

  test('MOVE-010 MOVE-025 no water without a tech, Harbor or not', () => {
    for (const pieces of [[], [{ square: WATER, building: 'harbor' }]]) {
      const at = plain({ mover: { armies: [A], cities: [HOME] }, ground: [[WATER, 'water']], pieces });
      go(at, A, 1, 0);
      expect(steps(at)).not.toContain(WATER);
      expect(refused(at, { do: 'to', square: WATER })).toEqual({ rule: 'MOVE-010', params: { square: WATER } });
    }
  });

  test('MOVE-011 RUL-109 Navigation crosses water but never ends there', () => {
    const at = plain({ mover: { armies: [A], techs: ['navigation'] }, ground: [[WATER, 'water']] });
    go(at, A, 1, 0, WATER);
    expect(asked(at)).toMatchObject({ left: 1 });
    expect(steps(at)).toEqual(nextTo(WATER));
    expect(refused(at, { do: 'stop' })).toEqual({ rule: 'MOVE-011', params: { square: WATER, left: 0 } });
    play(at, { do: 'to', square: squareAt(3, 8) });
    expect(asked(at).kind).toBe('movement');
  });

  test('MOVE-011 the last point may not be spent on water', () => {
    const at = plain({ mover: { armies: [A], techs: ['navigation'] }, ground: [[squareAt(3, 8), 'water']] });
    go(at, A, 1, 0, WATER);
    expect(steps(at)).not.toContain(squareAt(3, 8));
    expect(refused(at, { do: 'to', square: squareAt(3, 8) })).toMatchObject({ rule: 'MOVE-011' });
  });

  test('RUL-109 a step from which no legal end can be reached is refused', () => {
    const sea: [number, string][] = [];
    for (let y = 7; y < 12; y++) for (let x = 0; x < 8; x++) sea.push([squareAt(x, y), 'water']);
    const mover = { armies: [A], techs: ['navigation', 'horsebackRiding'] };
    const at = plain({ mover, ground: sea });
    go(at, A, 1, 0, WATER);
    expect(steps(at)).toEqual([A, squareAt(2, 7), squareAt(4, 7)]);
    expect(refused(at, { do: 'to', square: squareAt(3, 8) })).toEqual({
      rule: 'RUL-109',
      params: { square: squareAt(3, 8), left: 1 },
    });
  });

  test.each(['sailing', 'steamPower', 'flight'])('MOVE-012 %s lets figures end on water', (tech) => {
    const at = plain({ mover: { armies: [A], techs: [tech] }, ground: [[WATER, 'water']] });
    go(at, A, 1, 0, WATER);
    play(at, { do: 'stop' });
    expect(player(at, 0).armies[0]).toBe(WATER);
  });

  test('RUL-111 a figure on water without a right to it may stay, and leaves by a legal move', () => {
    const ground: [number, string][] = [
      [A, 'water'],
      [WATER, 'water'],
    ];
    const at = plain({ mover: { armies: [A] }, ground });
    expect(groups(at, A)).toEqual([[1, 0]]);
    go(at, A, 1, 0);
    expect(steps(at)).toEqual([squareAt(3, 5), squareAt(2, 6), squareAt(4, 6)]);
    play(at, { do: 'to', square: squareAt(3, 5) });
    play(at, { do: 'stop' });
    expect(isAsked(at, 'movement', 0)).toBe(true);
  });
});

describe('tiles and cities', () => {
  test('MOVE-013 no figure enters an undiscovered tile', () => {
    const at = plain({
      given: { discovered: false, ground: [] },
      mover: { cities: [], armies: [squareAt(4, 3)] },
      enemy: { cities: [] },
    });
    go(at, squareAt(4, 3), 1, 0);
    expect(steps(at)).not.toContain(squareAt(4, 4));
    expect(refused(at, { do: 'to', square: squareAt(4, 4) })).toEqual({
      rule: 'MOVE-013',
      params: { square: squareAt(4, 4) },
    });
    expect(refused(at, { do: 'to', square: squareAt(3, 3) })).toMatchObject({ rule: 'MOVE-013' });
  });

  test('MOVE-014 RUL-109 own city centers may be crossed but not ended in', () => {
    const below = squareAt(6, 2);
    const at = plain({ mover: { armies: [below, below] } });
    go(at, below, 2, 0, HOME);
    expect(refused(at, { do: 'stop' })).toEqual({ rule: 'MOVE-014', params: { square: HOME, left: 0 } });
    expect(refused(at, { do: 'leave', armies: 1, scouts: 0 })).toMatchObject({ rule: 'MOVE-014' });
    play(at, { do: 'to', square: squareAt(6, 0) });
    expect(asked(at).kind).toBe('movement');
    const far = plain({ mover: { armies: [squareAt(6, 3)] } });
    go(far, squareAt(6, 3), 1, 0, below);
    expect(refused(far, { do: 'to', square: HOME })).toEqual({ rule: 'MOVE-014', params: { square: HOME, left: 0 } });
  });

  test('MOVE-015 scouts enter enemy outskirts but no enemy center', () => {
    const at = plain({ mover: { scouts: [squareAt(1, 12)] } });
    go(at, squareAt(1, 12), 0, 1, squareAt(1, 13));
    expect(steps(at)).not.toContain(squareAt(1, 14));
    expect(refused(at, { do: 'to', square: squareAt(1, 14) })).toEqual({
      rule: 'MOVE-015',
      params: { square: squareAt(1, 14) },
    });
  });

  test('MOVE-016 MOVE-017 armies enter enemy outskirts, and attack a city by entering its center', () => {
    const at = plain({ mover: { armies: [squareAt(1, 12)], units: ['infantry1'] }, enemy: { units: ['infantry3'] } });
    const heard = go(at, squareAt(1, 12), 1, 0, squareAt(1, 13), squareAt(1, 14));
    expect(heard).toContainEqual({
      kind: 'battleBegins',
      attacker: 0,
      defender: 1,
      square: squareAt(1, 14),
      of: 'city',
    });
  });

  test('GOV-015 Democracy attacks no city', () => {
    const at = plain({ mover: { armies: [squareAt(1, 13)], government: 'democracy' } });
    go(at, squareAt(1, 13), 1, 0);
    expect(refused(at, { do: 'to', square: squareAt(1, 14) })).toEqual({
      rule: 'GOV-015',
      params: { square: squareAt(1, 14) },
    });
  });

  test('FAQ-036 RUL-115 several groups may attack one city after another', () => {
    const mover = { armies: [squareAt(1, 13), squareAt(0, 14)], units: ['infantry1'] };
    const at = plain({ mover, enemy: { units: ['infantry3'] } });
    expect(go(at, squareAt(1, 13), 1, 0, squareAt(1, 14)).filter(({ kind }) => kind === 'battleBegins')).toHaveLength(
      1,
    );
    while (asked(at).kind === 'battleTurn' || asked(at).kind === 'loot') play(at, options(at)[0] as never);
    expect(player(at, 0).armies.filter((square) => square >= 0)).toEqual([squareAt(0, 14)]);
    expect(go(at, squareAt(0, 14), 1, 0, squareAt(1, 14)).filter(({ kind }) => kind === 'battleBegins')).toHaveLength(
      1,
    );
  });
});
