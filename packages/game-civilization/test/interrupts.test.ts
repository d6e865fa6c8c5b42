import { describe, expect, test } from 'vitest';
import { techIndex } from '../src/data/faces.ts';
import { cardOf } from '../src/rules/events.ts';
import { playFronts } from './battleTable.ts';
import { ENEMY_HOME, go, HOME, plain, steps } from './movementTable.ts';
import { asked, isAsked, options, play, player, refused, squareAt, type Table } from './table.ts';

const A = squareAt(3, 6);
const B = squareAt(3, 7);
const C = squareAt(3, 8);

/** Everybody who is asked to interrupt passes. */
function passAll(at: Table): void {
  while (isAsked(at, 'interrupt')) play(at, { do: 'pass' });
}

/** Plays an event with these choices. */
function interrupt(at: Table, event: string, ...chosen: readonly (string | number)[]): void {
  play(at, { do: 'event', event });
  for (const value of chosen) play(at, { value });
}

/** Uses Communism on a square, paid with a spy marker of a hut. */
function stop(at: Table, square: number): void {
  play(at, { do: 'ability', tech: 'communism' });
  play(at, { value: square });
  play(at, { pay: 'hut', resource: 'spy' });
}

const COMMUNIST = { techs: ['communism'], markers: ['hut:spy'] };

describe('interrupting', () => {
  test('RUL-284 at the start of a part, after each step and at its end', () => {
    const at = plain({ mover: { armies: [A] }, enemy: { events: ['defection'] } });
    expect(asked(at)).toMatchObject({ kind: 'interrupt', seat: 1, moment: 'start', mover: 0 });
    play(at, { do: 'pass' });
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
    go(at, A, 1, 0, B);
    expect(asked(at)).toMatchObject({ kind: 'interrupt', seat: 1, moment: 'step', square: B });
    play(at, { do: 'pass' });
    expect(asked(at)).toMatchObject({ kind: 'step', seat: 0 });
    play(at, { do: 'stop' });
    play(at, { do: 'end' });
    expect(asked(at)).toMatchObject({ kind: 'interrupt', seat: 1, moment: 'end', mover: 0 });
    play(at, { do: 'pass' });
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 1 });
  });

  test('RUL-284 after a discovery', () => {
    const dark = { discovered: false, ground: [] };
    const edge = squareAt(4, 1);
    const at = plain({
      mover: { armies: [edge], cities: [] },
      enemy: { events: ['defection'], cities: [] },
      given: dark,
    });
    passAll(at);
    go(at, edge, 1, 0);
    play(at, { do: 'discover', square: squareAt(3, 1) });
    expect(asked(at)).toMatchObject({ kind: 'interrupt', seat: 1, moment: 'discovery', square: edge });
  });

  test('RUL-284 everybody who could hold a fitting card is asked, with their real options; others are not', () => {
    const at = plain({ enemy: { events: ['drought'] }, seats: 3 });
    expect(asked(at)).toMatchObject({ kind: 'interrupt', seat: 1 });
    expect(options(at)).toEqual([{ do: 'pass' }]);
    expect(refused(at, { do: 'event', event: 'drought' })).toMatchObject({ rule: 'EVT-004' });
    play(at, { do: 'pass' });
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
    const quiet = plain({ mover: { armies: [A] }, enemy: { events: ['drought'] }, options: { skipFutile: true } });
    expect(asked(quiet)).toMatchObject({ kind: 'movement', seat: 0 });
  });

  test('RUL-284 Communism: known, not used, and a marker that might be the spy', () => {
    const at = plain({ mover: { armies: [A] }, enemy: { techs: ['communism'], markers: ['hut:silk'] } });
    expect(asked(at)).toMatchObject({ kind: 'interrupt', seat: 1 });
    expect(options(at)).toEqual([{ do: 'pass' }]);
    expect(refused(at, { do: 'ability', tech: 'communism' })).toMatchObject({ rule: 'TECH-005' });
    expect(refused(at, { do: 'ability', tech: 'writing' })).toMatchObject({
      rule: 'RUL-284',
      params: { tech: 'writing' },
    });
    const none = plain({ mover: { armies: [A] }, enemy: { techs: ['communism'] } });
    expect(asked(none)).toMatchObject({ kind: 'movement', seat: 0 });
  });

  test('RUL-117 the mover is asked first, then the others clockwise', () => {
    const at = plain({
      seats: 3,
      mover: { events: ['defection'] },
      enemy: { events: ['drought'] },
      third: { events: ['sabotage'] },
    });
    const start = player(at, 0).cities[0] as number;
    passAll(at);
    player(at, 0).armies[0] = start + 1;
    go(at, start + 1, 1, 0, start + 2);
    const asks: number[] = [];
    while (isAsked(at, 'interrupt')) {
      asks.push(asked(at).seat);
      play(at, { do: 'pass' });
    }
    expect(asks).toEqual([0, 1, 2]);
  });

  test('RUL-116 RUL-284 before the consequences of entering: a killed army explores nothing', () => {
    const at = plain({
      mover: { armies: [A] },
      enemy: { events: ['wholesaleDefection'] },
      pieces: [{ square: B, hut: 'spy' }],
    });
    passAll(at);
    go(at, A, 1, 0, B);
    expect(asked(at)).toMatchObject({ kind: 'interrupt', moment: 'step', square: B });
    interrupt(at, 'wholesaleDefection', B, 'army');
    expect(player(at, 0)).toMatchObject({ markers: [], armies: [-1, -1, -1, -1, -1, -1] });
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
  });

  test('RUL-284 survivors of a struck group go on', () => {
    const at = plain({ mover: { armies: [A, A] }, enemy: { events: ['wholesaleDefection'] } });
    passAll(at);
    go(at, A, 2, 0, B);
    interrupt(at, 'wholesaleDefection', B, 'army', 'stop');
    expect(asked(at)).toMatchObject({ kind: 'step', square: B, armies: 1, left: 1 });
    play(at, { do: 'to', square: C });
    expect(player(at, 0).armies.filter((square) => square === C)).toHaveLength(1);
  });

  test('RUL-284 RUL-288 where others stand the card tells them from those on the move', () => {
    const enemy = { events: ['defection'], armies: [squareAt(3, 10)] };
    for (const victim of ['movingArmy', 'army']) {
      const at = plain({ mover: { armies: [A, B] }, enemy });
      passAll(at);
      go(at, A, 1, 0, B);
      play(at, { do: 'event', event: 'defection' });
      play(at, { value: B });
      expect(options(at)).toEqual([{ value: 'army' }, { value: 'movingArmy' }]);
      play(at, { value: victim });
      const isHit = victim === 'movingArmy';
      expect(player(at, 0).armies.slice(0, 2)).toEqual(isHit ? [-1, B] : [B, -1]);
      expect(asked(at)).toMatchObject({ kind: isHit ? 'movement' : 'step', seat: 0 });
      if (isHit) expect(options(at)).toContainEqual({ do: 'move', from: B, armies: 1, scouts: 0 });
    }
  });

  test('RUL-116 RUL-284 a defender may strike the attackers before the battle', () => {
    const at = plain({
      mover: { armies: [A, A] },
      enemy: { armies: [B], events: ['massDefection'], units: ['infantry1'] },
    });
    passAll(at);
    go(at, A, 2, 0, B);
    play(at, { do: 'event', event: 'massDefection' });
    play(at, { value: B });
    expect(options(at)).toEqual([{ value: 'army' }, { value: 'movingArmy' }]);
    play(at, { value: 'movingArmy' });
    play(at, { value: 'movingArmy' });
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
    expect(player(at, 0).armies).toEqual([-1, -1, -1, -1, -1, -1]);
    expect(player(at, 1).armies[0]).toBe(B);
  });

  test('RUL-284 a player who has played may play again at once', () => {
    const at = plain({ mover: { armies: [A] }, enemy: { events: ['wholesaleDefection'], ...COMMUNIST } });
    stop(at, A);
    expect(asked(at)).toMatchObject({ kind: 'interrupt', seat: 1, moment: 'start' });
    expect(options(at)).toEqual([{ do: 'pass' }, { do: 'event', event: 'wholesaleDefection' }]);
  });

  test('RUL-284 the mover plays from their own menu, and after their steps', () => {
    const at = plain({
      mover: { armies: [A], events: ['wholesaleDefection'] },
      enemy: { armies: [B], units: ['infantry1'] },
    });
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
    expect(options(at)).toContainEqual({ do: 'event', event: 'wholesaleDefection' });
    go(at, A, 1, 0, B);
    expect(asked(at)).toMatchObject({ kind: 'interrupt', seat: 0, moment: 'step' });
    play(at, { do: 'pass' });
    expect(isAsked(at, 'battleTurn')).toBe(true);
  });

  test('RUL-116 RUL-226 defenders struck before the battle: no battle follows, and no loot', () => {
    const at = plain({ mover: { armies: [A], events: ['wholesaleDefection'] }, enemy: { scouts: [C], trade: 3 } });
    go(at, A, 1, 0, B);
    play(at, { do: 'pass' });
    play(at, { do: 'to', square: C });
    interrupt(at, 'wholesaleDefection', C, 'scout', 'stop');
    while (isAsked(at, 'interrupt')) play(at, { do: 'pass' });
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
    expect(player(at, 1).trade).toBe(3);
  });

  test('RUL-257 a figure killed on its way to a sacrifice brings nothing, and the use is spent', () => {
    const outside = squareAt(1, 13);
    const at = plain({
      mover: { civilization: 'russia', armies: [outside, outside] },
      enemy: { events: ['defection'], techs: ['pottery'] },
    });
    passAll(at);
    go(at, outside, 1, 0);
    play(at, { do: 'sacrifice', square: ENEMY_HOME, tech: 'pottery' });
    interrupt(at, 'defection', ENEMY_HOME, 'army');
    passAll(at);
    expect(player(at, 0).techs).not.toContain(techIndex('pottery'));
    go(at, outside, 1, 0);
    expect(refused(at, { do: 'sacrifice', square: ENEMY_HOME, tech: 'pottery' })).toMatchObject({ rule: 'RUL-257' });
    expect(player(at, 1).events).not.toContain(cardOf('defection'));
  });
});

test('RUL-283 in their Movement part the owner of the United Nations may switch their consent', () => {
  const at = plain({ mover: { wonders: ['unitedNations'] } });
  play(at, { do: 'consent', on: true });
  expect(player(at, 0).consents).toBe(true);
  expect(refused(at, { do: 'consent', on: true })).toEqual({ rule: 'RUL-283', params: { on: true } });
  const other = plain({ enemy: { wonders: ['unitedNations'] } });
  expect(refused(other, { do: 'consent', on: true })).toMatchObject({ rule: 'RUL-283' });
});

describe('Communism', () => {
  test('RUL-285 no figure leaves the square this turn, but others may enter it', () => {
    const at = plain({ mover: { armies: [A, squareAt(3, 5)] }, enemy: COMMUNIST });
    stop(at, A);
    expect(refused(at, { do: 'move', from: A, armies: 1, scouts: 0 })).toEqual({
      rule: 'RUL-285',
      params: { square: A },
    });
    go(at, squareAt(3, 5), 1, 0, A);
    expect(isAsked(at, 'step')).toBe(false);
    expect(player(at, 0).armies.slice(0, 2)).toEqual([A, A]);
  });

  test('RUL-285 RUL-232 it ends with the turn', () => {
    const at = plain({ given: { stopped: [A] } });
    expect(at.state.stopped).toEqual([A]);
    while (at.state.turn === 5) play(at, options(at)[0] as never, asked(at).seat);
    expect(at.state.stopped).toEqual([]);
  });

  test('RUL-116 RUL-284 RUL-285 a moving figure is stopped after a step', () => {
    const at = plain({ mover: { armies: [A] }, enemy: COMMUNIST });
    passAll(at);
    go(at, A, 1, 0, B);
    stop(at, B);
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
    expect(player(at, 0).armies[0]).toBe(B);
  });

  test('FAQ-041 RUL-110 who is stopped on water stays there', () => {
    const at = plain({ mover: { armies: [A], techs: ['navigation'] }, enemy: COMMUNIST, ground: [[B, 'water']] });
    passAll(at);
    go(at, A, 1, 0, B);
    stop(at, B);
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
    expect(player(at, 0).armies[0]).toBe(B);
  });

  test('RUL-110 RUL-285 nor does a figure leave the own center it is stopped in', () => {
    const at = plain({ mover: { armies: [squareAt(6, 2)] }, enemy: COMMUNIST });
    passAll(at);
    go(at, squareAt(6, 2), 1, 0, HOME);
    stop(at, HOME);
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
    expect(player(at, 0).armies[0]).toBe(HOME);
  });

  test('RUL-109 RUL-285 a stopped square where nobody may end is not entered', () => {
    const at = plain({
      mover: { armies: [A], techs: ['navigation'] },
      ground: [[B, 'water']],
      given: { stopped: [B] },
    });
    go(at, A, 1, 0);
    expect(steps(at)).not.toContain(B);
    expect(refused(at, { do: 'to', square: B })).toEqual({ rule: 'RUL-109', params: { square: B, left: 1 } });
  });

  test('FAQ-045 RUL-285 it may stop an own figure, and any discovered square may be chosen', () => {
    const at = plain({ mover: { armies: [A], ...COMMUNIST } });
    play(at, { do: 'ability', tech: 'communism' });
    expect(options(at)).toHaveLength(128);
    play(at, { value: A });
    play(at, { pay: 'hut', resource: 'spy' });
    expect(at.state.stopped).toEqual([A]);
    expect(options(at)).toEqual([{ do: 'end' }]);
  });

  test('RUL-285 a stopped figure may still discover', () => {
    const edge = squareAt(4, 1);
    const at = plain({
      mover: { armies: [edge], cities: [] },
      enemy: { ...COMMUNIST, cities: [] },
      given: { discovered: false, ground: [] },
    });
    passAll(at);
    go(at, edge, 1, 0);
    play(at, { do: 'discover', square: squareAt(3, 1) });
    passAll(at);
    play(at, { do: 'stop' });
    const held = plain({
      mover: { armies: [edge], cities: [] },
      enemy: { cities: [] },
      given: { discovered: false, ground: [], stopped: [edge] },
    });
    go(held, edge, 1, 0);
    expect(steps(held)).toEqual([]);
    play(held, { do: 'discover', square: squareAt(3, 1) });
    expect(held.state.turned[0]).toBe(3);
  });

  test('RUL-286 in flight a stopped army resolves its square, a stopped scout goes back', () => {
    const at = plain({
      mover: { armies: [A], scouts: [A], techs: ['flight'], units: ['infantry3'] },
      enemy: { ...COMMUNIST, armies: [C] },
    });
    passAll(at);
    go(at, A, 1, 1, B);
    passAll(at);
    play(at, { do: 'to', square: C });
    stop(at, C);
    passAll(at);
    expect(isAsked(at, 'battleTurn')).toBe(true);
    expect(player(at, 0)).toMatchObject({ armies: [C, -1, -1, -1, -1, -1], scouts: [B, -1] });
    playFronts(at);
    expect(player(at, 1).armies).not.toContain(C);
  });

  test('RUL-286 GOV-015 armies stopped over a city they may not attack go back', () => {
    const at = plain({
      mover: { armies: [squareAt(1, 13)], techs: ['flight'], government: 'democracy' },
      enemy: COMMUNIST,
    });
    passAll(at);
    go(at, squareAt(1, 13), 1, 0, ENEMY_HOME);
    stop(at, ENEMY_HOME);
    passAll(at);
    expect(player(at, 0).armies[0]).toBe(squareAt(1, 13));
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
  });
});
