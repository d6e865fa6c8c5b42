import { describe, expect, test } from 'vitest';
import { hutIndex, markerId, techIndex, villageIndex } from '../src/data/faces.ts';
import { playFronts } from './battleTable.ts';
import { ENEMY_HOME, go, groups, nextTo, plain, steps } from './movementTable.ts';
import { asked, isAsked, options, play, player, playHeard, refused, squareAt, type Table, view } from './table.ts';

const A = squareAt(3, 6);
const B = squareAt(3, 7);
const STRONG = { units: ['infantry3'] };

/** The fight is fought out, and whatever loot is offered is declined. */
function fightOut(at: Table): void {
  playFronts(at);
  while (isAsked(at, 'loot')) play(at, { take: 'nothing' });
}

describe('enemy figures', () => {
  test('MOVE-021 MOVE-022 RUL-112 RUL-114 an army that enters stops and fights at once, and has finished', () => {
    const at = plain({ mover: { armies: [A], techs: ['horsebackRiding'], ...STRONG }, enemy: { armies: [B] } });
    expect(go(at, A, 1, 0, B)).toContainEqual({
      kind: 'battleBegins',
      attacker: 0,
      defender: 1,
      square: B,
      of: 'figures',
    });
    fightOut(at);
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
    expect(player(at, 0).armies[0]).toBe(B);
    expect(refused(at, { do: 'move', from: B, armies: 1, scouts: 0 })).toMatchObject({ rule: 'RUL-104' });
  });

  test("EX-14 MOVE-023 LOOT-006 a lost battle destroys the loser's scouts in the square too", () => {
    const at = plain({ mover: { armies: [A], ...STRONG }, enemy: { armies: [B, B], scouts: [B], trade: 5 } });
    go(at, A, 1, 0, B);
    playFronts(at);
    expect(asked(at)).toMatchObject({ kind: 'loot', seat: 0, loser: 1, points: 1 });
    play(at, { take: 'trade', amount: 3 });
    expect(player(at, 1)).toMatchObject({ armies: [-1, -1, -1, -1, -1, -1], scouts: [-1, -1], trade: 2 });
    expect(player(at, 0).trade).toBe(3);
  });

  test('MOVE-021 a lost attack destroys the attackers', () => {
    const at = plain({ mover: { armies: [A, A] }, enemy: { armies: [B], ...STRONG } });
    go(at, A, 2, 0, B);
    fightOut(at);
    expect(player(at, 0).armies).toEqual([-1, -1, -1, -1, -1, -1]);
    expect(isAsked(at, 'movement', 0)).toBe(true);
  });

  test('MOVE-024 RUL-180 scouts alone are destroyed without a battle, for loot', () => {
    const at = plain({ mover: { armies: [A] }, enemy: { scouts: [B, B], culture: 2 } });
    const heard = go(at, A, 1, 0, B);
    expect(heard.some(({ kind }) => kind === 'battleBegins')).toBe(false);
    expect(heard).toContainEqual({ kind: 'figuresDestroyed', seat: 1, square: B, armies: 0, scouts: 2 });
    expect(asked(at)).toMatchObject({ kind: 'loot', seat: 0, loser: 1, points: 1 });
    play(at, { take: 'culture', amount: 2 });
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
    expect(player(at, 0)).toMatchObject({ culture: 2, armies: [B, -1, -1, -1, -1, -1] });
  });

  test('MOVE-019 RUL-107 scouts enter no square with enemy figures, not even in a group', () => {
    for (const enemy of [{ armies: [B] }, { scouts: [B] }]) {
      const at = plain({ mover: { armies: [A], scouts: [A] }, enemy });
      go(at, A, 0, 1);
      expect(steps(at)).not.toContain(B);
      expect(refused(at, { do: 'to', square: B })).toEqual({ rule: 'MOVE-019', params: { square: B } });
      const group = plain({ mover: { armies: [A], scouts: [A] }, enemy });
      go(group, A, 1, 1);
      expect(refused(group, { do: 'to', square: B })).toEqual({ rule: 'RUL-107', params: { square: B } });
    }
  });

  test('RUL-107 the scout is left behind first', () => {
    const at = plain({ mover: { armies: [A], scouts: [A], ...STRONG }, enemy: { armies: [squareAt(3, 8)] } });
    go(at, A, 1, 1, B);
    expect(steps(at)).not.toContain(squareAt(3, 8));
    play(at, { do: 'leave', armies: 0, scouts: 1 });
    play(at, { do: 'to', square: squareAt(3, 8) });
    expect(isAsked(at, 'battleTurn')).toBe(true);
    fightOut(at);
    expect(player(at, 0).scouts[0]).toBe(B);
  });

  test('RUL-108 enemy figures cannot be passed', () => {
    const at = plain({ mover: { armies: [A], techs: ['horsebackRiding'], ...STRONG }, enemy: { armies: [B] } });
    go(at, A, 1, 0, B);
    expect(isAsked(at, 'battleTurn')).toBe(true);
    fightOut(at);
    expect(isAsked(at, 'step')).toBe(false);
  });

  test('RUL-108 MOVE-021 nor can scouts, though they fall without a battle', () => {
    const at = plain({ mover: { armies: [A], techs: ['horsebackRiding'] }, enemy: { scouts: [B] } });
    go(at, A, 1, 0, B);
    while (isAsked(at, 'loot')) play(at, { take: 'nothing' });
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
    expect(refused(at, { do: 'move', from: B, armies: 1, scouts: 0 })).toMatchObject({ rule: 'RUL-104' });
  });

  test.each([{ hut: 'spy' }, { village: 'iron' }])('RUL-108 MOVE-020 %o cannot be passed', (piece) => {
    const at = plain({
      mover: { armies: [A], techs: ['horsebackRiding'], units: ['infantry3', 'mounted3', 'artillery3'] },
      pieces: [{ square: B, ...piece }],
    });
    go(at, A, 1, 0, B);
    expect(isAsked(at, 'step')).toBe(false);
    if (isAsked(at, 'battleTurn')) fightOut(at);
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
  });

  test('RUL-113 nobody attacks a square of their own figures', () => {
    const at = plain({ mover: { armies: [A, B] } });
    expect(go(at, A, 1, 0, B).some(({ kind }) => kind === 'battleBegins')).toBe(false);
    expect(asked(at)).toMatchObject({ kind: 'step', square: B });
  });

  test('MOVE-015 RUL-107 no enemy center for a group with a scout', () => {
    const at = plain({ mover: { armies: [squareAt(1, 13)], scouts: [squareAt(1, 13)] } });
    go(at, squareAt(1, 13), 1, 1);
    expect(refused(at, { do: 'to', square: ENEMY_HOME })).toEqual({ rule: 'RUL-107', params: { square: ENEMY_HOME } });
  });

  test('MOVE-011 MOVE-021 who may not end on water attacks nobody there', () => {
    const at = plain({ mover: { armies: [A], techs: ['navigation'] }, enemy: { armies: [B] }, ground: [[B, 'water']] });
    go(at, A, 1, 0);
    expect(refused(at, { do: 'to', square: B })).toMatchObject({ rule: 'MOVE-011' });
    const sailing = plain({
      mover: { armies: [A], techs: ['sailing'] },
      enemy: { armies: [B] },
      ground: [[B, 'water']],
    });
    go(sailing, A, 1, 0);
    expect(steps(sailing)).toContain(B);
  });
});

describe('huts and villages', () => {
  const HUT = { square: B, hut: 'spy' };
  const VILLAGE = { square: B, village: 'uranium' };

  test('HUT-001 MOVE-020 RUL-112 RUL-127 a hut is explored at once: its marker is kept face down, the movement ends', () => {
    const at = plain({ mover: { armies: [A], techs: ['horsebackRiding'] }, pieces: [HUT] });
    go(at, A, 1, 0);
    const heard = playHeard(at, { do: 'to', square: B }, 0);
    expect(heard).toContainEqual({ kind: 'hutExplored', seat: 0, square: B, marker: 'spy' });
    expect(player(at, 0).markers.map(markerId)).toEqual(['spy']);
    expect(at.state.pieces[B]).toBe(0);
    expect(isAsked(at, 'movement', 0)).toBe(true);
    expect(view(at, 0).hand?.markers).toEqual(['hut:spy']);
    expect(JSON.stringify(view(at, 1))).not.toContain('hut:spy');
  });

  test('HUT-001 RUL-010 others learn only that a hut was explored', () => {
    const at = plain({ mover: { armies: [A] }, pieces: [HUT] });
    go(at, A, 1, 0);
    expect(playHeard(at, { do: 'to', square: B }, 1)).toContainEqual({
      kind: 'hutExplored',
      seat: 0,
      square: B,
      marker: null,
    });
  });

  test('HUT-002 a kept marker is spent as its resource and leaves the game', () => {
    const at = plain({ mover: { armies: [A], civilization: 'russia' }, pieces: [HUT] });
    go(at, A, 1, 0, B);
    play(at, { do: 'ability', tech: 'communism' });
    play(at, { value: A });
    play(at, { pay: 'hut', resource: 'spy' });
    expect(player(at, 0).markers).toEqual([]);
    expect(at.state.box.markers).toContain(hutIndex('spy'));
    expect(at.state.huts).not.toContain(undefined);
    expect(at.state.stopped).toEqual([A]);
  });

  test('RUL-255 China gains 3 culture for a hut', () => {
    const at = plain({ mover: { armies: [A], civilization: 'china' }, pieces: [HUT] });
    expect(go(at, A, 1, 0, B)).toContainEqual({ kind: 'cultureGained', seat: 0, amount: 3 });
    expect(player(at, 0).culture).toBe(3);
  });

  test('RUL-255 also when a scout explores it under Republic', () => {
    const at = plain({ mover: { scouts: [A], civilization: 'china', government: 'republic' }, pieces: [HUT] });
    go(at, A, 0, 1, B);
    expect(player(at, 0)).toMatchObject({ culture: 3, markers: [hutIndex('spy')] });
  });

  test('HUT-009 MOVE-020 a village is fought for, and the winner keeps the marker face down', () => {
    const at = plain({ mover: { armies: [A], units: ['aircraft7', 'aircraft6', 'aircraft5'] }, pieces: [VILLAGE] });
    expect(go(at, A, 1, 0, B)).toContainEqual({
      kind: 'battleBegins',
      attacker: 0,
      defender: 1,
      square: B,
      of: 'village',
    });
    fightOut(at);
    expect(player(at, 0)).toMatchObject({ markers: [villageIndex('uranium')], armies: [B, -1, -1, -1, -1, -1] });
    expect(at.state.pieces[B]).toBe(0);
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
    expect(groups(at, B)).toEqual([]);
  });

  test('HUT-010 RUL-125 a lost village battle destroys the figures that entered and costs nothing else', () => {
    const at = plain({ mover: { armies: [A, A, squareAt(0, 8)], trade: 4, culture: 2 }, pieces: [VILLAGE] });
    go(at, A, 2, 0, B);
    fightOut(at);
    expect(player(at, 0)).toMatchObject({ armies: [-1, -1, squareAt(0, 8), -1, -1, -1], trade: 4, culture: 2 });
    expect(at.state.pieces[B]).not.toBe(0);
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
  });

  test('MOVE-018 RUL-107 scouts enter neither huts nor villages, alone or with an army', () => {
    for (const piece of [HUT, VILLAGE]) {
      const alone = plain({ mover: { scouts: [A] }, pieces: [piece] });
      go(alone, A, 0, 1);
      expect(steps(alone)).not.toContain(B);
      expect(refused(alone, { do: 'to', square: B })).toEqual({ rule: 'MOVE-018', params: { square: B } });
      const group = plain({ mover: { armies: [A], scouts: [A] }, pieces: [piece] });
      go(group, A, 1, 1);
      expect(refused(group, { do: 'to', square: B })).toEqual({ rule: 'RUL-107', params: { square: B } });
    }
  });

  test('GOV-016 RUL-238 under Republic scouts explore huts, but no villages', () => {
    const mover = { scouts: [A], government: 'republic' };
    const at = plain({ mover, pieces: [HUT] });
    go(at, A, 0, 1, B);
    expect(player(at, 0).markers.map(markerId)).toEqual(['spy']);
    expect(isAsked(at, 'movement', 0)).toBe(true);
    const village = plain({ mover, pieces: [VILLAGE] });
    go(village, A, 0, 1);
    expect(refused(village, { do: 'to', square: B })).toMatchObject({ rule: 'MOVE-018' });
  });
});

describe('Flight', () => {
  const C = squareAt(3, 8);
  const fliers = { armies: [A], techs: ['flight'], ...STRONG };

  test('RUL-108 RUL-286 figures in flight pass enemies, huts, villages and cities', () => {
    const pieces = [
      { square: C, hut: 'spy' },
      { square: squareAt(2, 8), village: 'iron' },
    ];
    const at = plain({ mover: { ...fliers, scouts: [A] }, enemy: { armies: [B] }, pieces });
    go(at, A, 1, 1, B, C, squareAt(2, 8), squareAt(2, 9));
    expect(asked(at)).toMatchObject({ kind: 'step', square: squareAt(2, 9), left: 2 });
    play(at, { do: 'stop' });
    expect(player(at, 0)).toMatchObject({ markers: [], scouts: [squareAt(2, 9), -1] });
    expect(player(at, 1).armies[0]).toBe(B);
  });

  test('RUL-286 a city center may be flown over, even under Democracy', () => {
    const at = plain({ mover: { ...fliers, armies: [squareAt(1, 12)], government: 'democracy' } });
    go(at, squareAt(1, 12), 1, 0, squareAt(1, 13), ENEMY_HOME);
    expect(refused(at, { do: 'stop' })).toMatchObject({ rule: 'GOV-015' });
    play(at, { do: 'to', square: squareAt(2, 14) });
    play(at, { do: 'stop' });
    expect(player(at, 0).armies[0]).toBe(squareAt(2, 14));
  });

  test('RUL-286 the square counts where the movement ends', () => {
    const at = plain({ mover: fliers, pieces: [{ square: C, hut: 'silk' }], enemy: { armies: [B] } });
    go(at, A, 1, 0, B, C);
    expect(player(at, 0).markers).toEqual([]);
    play(at, { do: 'stop' });
    expect(player(at, 0).markers.map(markerId)).toEqual(['silk']);
    const fought = plain({ mover: fliers, enemy: { armies: [B] } });
    go(fought, A, 1, 0, B);
    play(fought, { do: 'stop' });
    expect(isAsked(fought, 'battleTurn')).toBe(true);
  });

  test('RUL-108 RUL-286 scouts in flight end nowhere they may not be', () => {
    const at = plain({
      mover: { scouts: [A], techs: ['flight'] },
      enemy: { armies: [B] },
      pieces: [{ square: C, hut: 'spy' }],
    });
    go(at, A, 0, 1, B);
    expect(refused(at, { do: 'stop' })).toEqual({ rule: 'MOVE-019', params: { square: B } });
    play(at, { do: 'to', square: C });
    expect(refused(at, { do: 'stop' })).toEqual({ rule: 'MOVE-018', params: { square: C } });
    play(at, { do: 'to', square: squareAt(3, 9) });
    play(at, { do: 'to', square: squareAt(3, 10) });
    play(at, { do: 'to', square: squareAt(3, 9) });
    expect(asked(at)).toMatchObject({ left: 1 });
    expect(refused(at, { do: 'to', square: C })).toMatchObject({ rule: 'MOVE-018' });
  });

  test('RUL-103 RUL-286 a group in flight does not split where its end would have consequences', () => {
    const at = plain({ mover: { ...fliers, armies: [A, A] }, pieces: [{ square: B, hut: 'spy' }] });
    go(at, A, 2, 0, B);
    expect(refused(at, { do: 'leave', armies: 1, scouts: 0 })).toEqual({ rule: 'RUL-286', params: { square: B } });
  });

  test('RUL-105 the stacking limit holds in flight too', () => {
    const at = plain({ mover: { ...fliers, armies: [A, B, B] } });
    go(at, A, 1, 0);
    expect(refused(at, { do: 'to', square: B })).toMatchObject({ rule: 'MOVE-008' });
  });
});

describe('Combustion', () => {
  const MARKET = squareAt(1, 13);
  const pieces = [{ square: MARKET, building: 'market' }];
  const mover = { armies: [squareAt(1, 12)], techs: ['combustion', 'horsebackRiding'], units: ['aircraft7'] };

  test("FAQ-044 RUL-287 an army that ends on another player's building may destroy it", () => {
    const at = plain({ mover, pieces });
    const markets = at.state.buildings.slice();
    go(at, squareAt(1, 12), 1, 0, MARKET);
    expect(isAsked(at, 'step')).toBe(true);
    play(at, { do: 'stop' });
    expect(asked(at)).toMatchObject({ kind: 'combustion', seat: 0, square: MARKET, building: 'market' });
    expect(play(at, { destroy: true })).toContainEqual({
      kind: 'buildingDestroyed',
      square: MARKET,
      building: 'market',
    });
    expect(at.state.pieces[MARKET]).toBe(0);
    expect(at.state.buildings).not.toEqual(markets);
    expect(isAsked(at, 'movement', 0)).toBe(true);
  });

  test('RUL-287 it is optional, and passing by is not ending', () => {
    const at = plain({ mover, pieces });
    go(at, squareAt(1, 12), 1, 0, MARKET);
    play(at, { do: 'stop' });
    play(at, { destroy: false });
    expect(at.state.pieces[MARKET]).not.toBe(0);
    const passing = plain({ mover, pieces });
    go(passing, squareAt(1, 12), 1, 0, MARKET, squareAt(1, 12));
    play(passing, { do: 'stop' });
    expect(isAsked(passing, 'movement', 0)).toBe(true);
  });

  test('FAQ-044 RUL-287 only after a battle there is won', () => {
    const at = plain({ mover, pieces, enemy: { armies: [MARKET] } });
    go(at, squareAt(1, 12), 1, 0, MARKET);
    playFronts(at);
    expect(isAsked(at, 'combustion')).toBe(true);
    const lost = plain({ mover: { ...mover, units: [] }, pieces, enemy: { armies: [MARKET] } });
    go(lost, squareAt(1, 12), 1, 0, MARKET);
    fightOut(lost);
    expect(isAsked(lost, 'movement', 0)).toBe(true);
    expect(lost.state.pieces[MARKET]).not.toBe(0);
  });

  test('RUL-287 armies left behind have ended their movement as well; scouts destroy nothing', () => {
    const at = plain({ mover: { ...mover, armies: [squareAt(1, 12), squareAt(1, 12)] }, pieces });
    go(at, squareAt(1, 12), 2, 0, MARKET);
    play(at, { do: 'leave', armies: 1, scouts: 0 });
    play(at, { destroy: true });
    expect(asked(at)).toMatchObject({ kind: 'step', armies: 1 });
    const scout = plain({ mover: { ...mover, armies: [], scouts: [squareAt(1, 12)] }, pieces });
    go(scout, squareAt(1, 12), 0, 1, MARKET);
    play(scout, { do: 'stop' });
    expect(isAsked(scout, 'movement', 0)).toBe(true);
  });

  test('RUL-287 own buildings are safe', () => {
    const own = squareAt(6, 2);
    const at = plain({ mover: { ...mover, armies: [squareAt(6, 3)] }, pieces: [{ square: own, building: 'market' }] });
    go(at, squareAt(6, 3), 1, 0, own);
    play(at, { do: 'stop' });
    expect(isAsked(at, 'movement', 0)).toBe(true);
  });
});

describe('Russia', () => {
  const mover = { civilization: 'russia', armies: [squareAt(1, 13)], scouts: [squareAt(0, 14)] };

  test('RUL-257 a figure that is sacrificed in an enemy center brings a tech of its owner', () => {
    const at = plain({ mover, enemy: { techs: ['pottery', 'writing'] } });
    go(at, squareAt(1, 13), 1, 0);
    expect(options(at)).toContainEqual({ do: 'sacrifice', square: ENEMY_HOME, tech: 'pottery' });
    const heard = play(at, { do: 'sacrifice', square: ENEMY_HOME, tech: 'pottery' });
    expect(heard.map(({ kind }) => kind)).toEqual([
      'sacrificeDeclared',
      'figuresMoved',
      'figuresDestroyed',
      'techLearned',
    ]);
    expect(player(at, 0).techs).toContain(techIndex('pottery'));
    expect(player(at, 0).armies).not.toContain(ENEMY_HOME);
    expect(player(at, 1).cities[0]).toBe(ENEMY_HOME);
    expect(isAsked(at, 'movement', 0)).toBe(true);
  });

  test('RUL-257 once per turn', () => {
    const at = plain({ mover, enemy: { techs: ['pottery', 'writing'] } });
    go(at, squareAt(1, 13), 1, 0);
    play(at, { do: 'sacrifice', square: ENEMY_HOME, tech: 'pottery' });
    go(at, squareAt(0, 14), 0, 1);
    expect(refused(at, { do: 'sacrifice', square: ENEMY_HOME, tech: 'writing' })).toEqual({
      rule: 'RUL-257',
      params: { square: ENEMY_HOME, used: 1 },
    });
  });

  test('RUL-257 a scout may do it, and so may an army under Democracy', () => {
    const scout = plain({ mover, enemy: { techs: ['pottery'] } });
    go(scout, squareAt(0, 14), 0, 1);
    expect(steps(scout)).not.toContain(ENEMY_HOME);
    play(scout, { do: 'sacrifice', square: ENEMY_HOME, tech: 'pottery' });
    expect(player(scout, 0).scouts[0]).toBe(-1);
    const army = plain({ mover: { ...mover, government: 'democracy' }, enemy: { techs: ['pottery'], walls: [true] } });
    go(army, squareAt(1, 13), 1, 0);
    expect(steps(army)).not.toContain(ENEMY_HOME);
    play(army, { do: 'sacrifice', square: ENEMY_HOME, tech: 'pottery' });
    expect(player(army, 0).techs).toContain(techIndex('pottery'));
    expect(player(army, 1).walls).toBe(1);
  });

  test('RUL-257 a single figure, a tech that its owner knows and that fits', () => {
    const two = { ...mover, armies: [squareAt(1, 12), squareAt(1, 12)] };
    const at = plain({ mover: two, enemy: { techs: ['pottery'] } });
    go(at, squareAt(1, 12), 2, 0, squareAt(1, 13));
    expect(refused(at, { do: 'sacrifice', square: ENEMY_HOME, tech: 'pottery' })).toEqual({
      rule: 'RUL-257',
      params: { square: ENEMY_HOME, figures: 2 },
    });
    play(at, { do: 'leave', armies: 1, scouts: 0 });
    expect(refused(at, { do: 'sacrifice', square: ENEMY_HOME, tech: 'writing' })).toMatchObject({ rule: 'RUL-257' });
    expect(refused(at, { do: 'sacrifice', square: ENEMY_HOME, tech: 'construction' })).toEqual({
      rule: 'RES-010',
      params: { level: 2, below: 1, needed: 2 },
    });
    play(at, { do: 'sacrifice', square: ENEMY_HOME, tech: 'pottery' });
  });

  test('RUL-257 only from a square beside the enemy center', () => {
    const at = plain({ mover: { ...mover, armies: [squareAt(1, 12)] }, enemy: { techs: ['pottery'] } });
    go(at, squareAt(1, 12), 1, 0);
    expect(refused(at, { do: 'sacrifice', square: ENEMY_HOME, tech: 'pottery' })).toEqual({
      rule: 'RUL-257',
      params: { from: squareAt(1, 12), square: ENEMY_HOME },
    });
  });

  test('RUL-257 others have no such power', () => {
    const at = plain({ mover: { armies: [squareAt(1, 13)] }, enemy: { techs: ['pottery'] } });
    go(at, squareAt(1, 13), 1, 0);
    expect(refused(at, { do: 'sacrifice', square: ENEMY_HOME, tech: 'pottery' })).toMatchObject({ rule: 'RUL-257' });
  });
});

describe('effects that move or destroy without a move', () => {
  const SEA = squareAt(5, 9);

  test('RUL-276 RUL-225 Steam Power carries all figures of a square to a water square; they have moved', () => {
    const at = plain({
      mover: { armies: [A], scouts: [A], techs: ['steamPower'], resources: { silk: 1 } },
      ground: [
        [SEA, 'water'],
        [squareAt(1, 13), 'water'],
        [squareAt(0, 8), 'water'],
        [squareAt(7, 8), 'water'],
      ],
      pieces: [
        { square: squareAt(0, 8), hut: 'spy' },
        { square: squareAt(1, 13), building: 'harbor' },
      ],
      enemy: { armies: [squareAt(7, 8)] },
      given: { phase: 'cityManagement' },
    });
    play(at, { do: 'ability', tech: 'steamPower' });
    play(at, { value: A });
    expect(options(at)).toEqual([{ value: SEA }, { value: squareAt(1, 13) }]);
    play(at, { value: SEA });
    play(at, { pay: 'token', resource: 'silk' });
    expect(player(at, 0)).toMatchObject({ armies: [SEA, -1, -1, -1, -1, -1], scouts: [SEA, -1] });
    play(at, { do: 'end' });
    play(at, { do: 'end' });
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
    expect(groups(at, SEA)).toEqual([]);
  });

  test('RUL-276 the stacking limit must hold for the whole group', () => {
    const at = plain({
      mover: { armies: [A, A, A, SEA], techs: ['steamPower', 'masonry'], resources: { silk: 1 } },
      ground: [
        [SEA, 'water'],
        [squareAt(0, 8), 'water'],
      ],
      given: { phase: 'cityManagement' },
    });
    play(at, { do: 'ability', tech: 'steamPower' });
    play(at, { value: A });
    expect(options(at)).toEqual([{ value: squareAt(0, 8) }]);
  });

  test('RUL-298 RUL-226 Atomic Theory destroys a city that is no capital with all figures in its outskirts', () => {
    const second = squareAt(5, 10);
    const at = plain({
      mover: { armies: [squareAt(5, 9)], techs: ['atomicTheory'], markers: ['village:uranium'], civilization: 'rome' },
      enemy: { cities: [ENEMY_HOME, second], armies: [squareAt(4, 10)], scouts: [squareAt(6, 11)], trade: 9 },
      pieces: [{ square: squareAt(4, 9), building: 'market' }],
      given: { turn: 5 },
    });
    play(at, { do: 'ability', tech: 'atomicTheory' });
    expect(options(at)).toEqual([{ value: second }]);
    play(at, { value: second });
    play(at, { pay: 'village', resource: 'uranium' });
    expect(player(at, 1).cities).toEqual([ENEMY_HOME, -1, -1]);
    expect(player(at, 1).armies).not.toContain(squareAt(4, 10));
    expect(player(at, 1).scouts).toEqual([-1, -1]);
    expect(player(at, 0)).toMatchObject({ trade: 0, track: 0, armies: [-1, -1, -1, -1, -1, -1] });
    expect(at.state.pieces[squareAt(4, 9)]).toBe(0);
    expect(isAsked(at, 'movement', 0)).toBe(true);
  });

  test('RUL-298 not while a figure is moving', () => {
    const at = plain({
      mover: { armies: [A], techs: ['atomicTheory'], markers: ['village:uranium'] },
      enemy: { cities: [ENEMY_HOME, squareAt(5, 10)] },
    });
    go(at, A, 1, 0, B);
    expect(options(at)).not.toContainEqual({ do: 'ability', tech: 'atomicTheory' });
    expect(steps(at)).toEqual(nextTo(B));
  });
});
