import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { cityAt, outskirts, outskirtsOwner } from '../src/board/cities.ts';
import { geometryFor, HIDDEN } from '../src/board/geometry.ts';
import { hutPiece, relicPiece, villagePiece } from '../src/board/pieces.ts';
import { cityBonus } from '../src/rules/combatBonus.ts';
import { FIELD, fight, playFronts } from './battleTable.ts';
import { devoting, managing } from './cityTable.ts';
import { go, plain, steps } from './movementTable.ts';
import { choose, researching } from './researchTable.ts';
import { cities, ENEMY_HOME, HOME, passTo, squares, starting } from './startTable.ts';
import {
  asked,
  impossible,
  isAsked,
  ofKind,
  play,
  player,
  playQuietly,
  refused,
  squareAt,
  type Table,
  view,
} from './table.ts';

const EXPANSION = { options: { expansion: true } };
const FARMERS = { techs: ['agriculture'] };
/** The squares beside the capital (6, 1): above, right, below, left. */
const [UP, RIGHT, DOWN, LEFT] = [squareAt(6, 0), squareAt(7, 1), squareAt(6, 2), squareAt(5, 1)];

/** Seat 0 knows Agriculture, and its Start of Turn part begins: its capital is to grow if it can (SOT-023). */
function growing(own: PlainObject = {}, more: Parameters<typeof starting>[0] = {}): Table {
  return starting({ ...EXPANSION, ...more, own: { ...FARMERS, ...own } });
}

const grown = (own: PlainObject = {}) => ({ ...FARMERS, metropolis: DOWN, ...own });

describe('a capital grows', () => {
  it('MET-004 MET-005 at once when Agriculture is learned, over one of its four neighbours', () => {
    const at = researching({ ...EXPANSION, own: { trade: 6 }, enemy: { trade: 0 } });
    choose(at, ['agriculture']);
    expect(asked(at)).toMatchObject({ kind: 'growCapital', seat: 0 });
    const capital = player(at, 0).cities[0] as number;
    const [square] = squares(at) as [number];
    expect(geometryFor(2).next[capital]).toContain(square);
    expect(refused(at, { square: capital }).rule).toBe('MET-005');
    expect(ofKind(play(at, { square }), 'capitalGrown')).toEqual([
      { kind: 'capitalGrown', seat: 0, city: capital, square },
    ]);
    expect(cities(at)[0]).toMatchObject({ square: capital, secondSquare: square });
  });

  it('MET-010 its ten outskirts squares must be on the map', () => {
    const at = growing();
    expect(asked(at)).toMatchObject({ kind: 'growCapital', seat: 0 });
    expect(squares(at)).toEqual([LEFT, DOWN]);
    for (const edge of [UP, RIGHT])
      expect(refused(at, { square: edge })).toEqual({ rule: 'MET-010', params: { square: edge } });
  });

  it('MET-010 they must be discovered', () => {
    const at = growing();
    const hidden = squareAt(4, 1);
    at.state.ground[hidden] = HIDDEN;
    expect(squares(at)).toEqual([DOWN]);
    expect(refused(at, { square: LEFT })).toEqual({ rule: 'MET-010', params: { square: LEFT, undiscovered: hidden } });
  });

  it('MET-010 they may overlap no other outskirts, the own ones included', () => {
    const beside = squareAt(3, 1);
    const own = growing({ cities: [HOME, beside] });
    expect(squares(own)).toEqual([DOWN]);
    expect(refused(own, { square: LEFT })).toEqual({
      rule: 'MET-010',
      params: { square: LEFT, city: beside, distance: 2, least: 3 },
    });
    const theirs = growing({}, { enemy: { cities: [ENEMY_HOME, beside] } });
    expect(squares(theirs)).toEqual([DOWN]);
  });

  it('MET-010 the capital of another player is one of them', () => {
    const at = growing({}, { enemy: { cities: [squareAt(3, 1)] } });
    expect(squares(at)).toEqual([DOWN]);
    expect(refused(at, { square: LEFT })).toMatchObject({ rule: 'MET-010', params: { city: squareAt(3, 1) } });
  });

  it('MET-012 one that has waited does not grow when another tech is learned', () => {
    const at = researching({ ...EXPANSION, own: { ...FARMERS, trade: 6 }, enemy: { trade: 0 } });
    choose(at, ['pottery']);
    expect(view(at).players[0]?.techs.map(({ tech }) => tech)).toContain('pottery');
    expect(isAsked(at, 'growCapital')).toBe(false);
  });

  it('MET-006 no enemy figure may stand on the expansion square; in the new outskirts it may, and blockades at once (RUL-210)', () => {
    const on = growing({}, { enemy: { scouts: [DOWN] } });
    expect(squares(on)).toEqual([LEFT]);
    expect(refused(on, { square: DOWN }).rule).toBe('MET-006');
    const beside = squareAt(6, 3);
    const near = growing({}, { enemy: { scouts: [beside] } });
    expect(cities(near)[0]?.blockaded).toEqual([]);
    play(near, { square: DOWN });
    expect(cities(near)[0]?.blockaded).toEqual([beside]);
  });

  it('MET-011 FAQ-061 RUL-206 no hut, village or relic may lie in the new outskirts', () => {
    const marker = squareAt(5, 3);
    for (const [piece, rule] of [
      [hutPiece(0), 'MET-011'],
      [villagePiece(0), 'MET-011'],
      [relicPiece(0), 'RUL-206'],
    ] as const) {
      const at = growing();
      at.state.pieces[marker] = piece;
      expect(squares(at)).toEqual([LEFT]);
      expect(refused(at, { square: DOWN })).toEqual({ rule, params: { square: DOWN, marker } });
    }
  });

  it('MET-009 MOVE-026 the expansion square may be water, and no longer counts as water for movement', () => {
    const at = growing({ armies: [squareAt(5, 2)] }, { ground: [[DOWN, 'water']] });
    play(at, { square: DOWN });
    passTo(at, 'movement', 0);
    go(at, squareAt(5, 2), 1, 0);
    expect(steps(at)).toContain(DOWN);
  });

  it('MET-008 RUL-209 what lies on it is replaced: a building returns to the market, a great person to reserve', () => {
    const built = growing({}, { pieces: [{ square: DOWN, building: 'market' }] });
    const left = view(built).buildings;
    play(built, { square: DOWN });
    expect(view(built).buildings).not.toEqual(left);
    expect(built.state.pieces[DOWN]).toBe(0);
    const person = growing({}, { pieces: [{ square: DOWN, person: 'scientist' }] });
    play(person, { square: DOWN });
    expect(view(person).players[0]?.reserve).toEqual(['scientist']);
    const wonder = growing({}, { pieces: [{ square: DOWN, wonder: 'oracle' }] });
    play(wonder, { square: DOWN });
    expect(view(wonder).players[0]?.wonders).toEqual([]);
  });

  it('MET-007 RUL-355 own figures leave it one by one, to neighbours where they may end', () => {
    const at = growing(
      { armies: [DOWN], scouts: [DOWN] },
      { enemy: { scouts: [squareAt(5, 3)] }, ground: [[squareAt(7, 3), 'water']] },
    );
    play(at, { square: DOWN });
    expect(asked(at)).toMatchObject({ kind: 'displaceFigure', seat: 0, figure: 'army', from: DOWN });
    const open = [squareAt(5, 1), squareAt(7, 1), squareAt(5, 2), squareAt(7, 2), squareAt(6, 3)];
    expect(squares(at)).toEqual(open.sort((a, b) => a - b));
    play(at, { square: squareAt(6, 3) });
    expect(asked(at)).toMatchObject({ kind: 'displaceFigure', figure: 'scout' });
    play(at, { square: squareAt(5, 2) });
    expect(isAsked(at, 'startOfTurn')).toBe(true);
    expect([player(at, 0).armies[0], player(at, 0).scouts[0]]).toEqual([squareAt(6, 3), squareAt(5, 2)]);
  });

  it('RUL-207 a square from which they could not go is not allowed', () => {
    const around = geometryFor(2).around[DOWN] as readonly number[];
    const water = around.filter((square) => square !== HOME).map((square) => [square, 'water'] as const);
    const at = growing({ armies: [DOWN] }, { ground: water });
    expect(squares(at)).toEqual([LEFT]);
    expect(refused(at, { square: DOWN })).toEqual({ rule: 'RUL-207', params: { square: DOWN } });
  });

  it('SOT-023 MET-012 RUL-356 RUL-042 if it cannot, it does so at the beginning of the first Start of Turn part in which it can', () => {
    const enemies = { scouts: [LEFT, DOWN] };
    const at = growing({}, { enemy: enemies });
    expect(isAsked(at, 'startOfTurn', 0)).toBe(true);
    player(at, 1).scouts.fill(-1);
    play(at, { do: 'end' });
    expect(player(at, 0).secondCenter).toBe(-1);
    playQuietly(at, () => isAsked(at, 'growCapital', 0));
    expect(asked(at)).toMatchObject({ kind: 'growCapital', seat: 0 });
  });

  it('RUL-354 when Agriculture is looted, the capital grows after the battle and the move that led to it', () => {
    const at = fight({
      kind: 'city',
      city: 1,
      attacker: { units: ['aircraft7', 'aircraft7'], cities: [squareAt(6, 1)] },
      defender: { units: ['infantry1'], cities: [null, FIELD], techs: ['agriculture'] },
      given: { discovered: true },
      ...EXPANSION,
    });
    playFronts(at);
    const told = play(at, { take: 'tech', tech: 'agriculture' });
    expect(ofKind(told, 'techLearned')).toMatchObject([{ seat: 0, tech: 'agriculture' }]);
    expect(at.caller.battleWon).toBe(true);
    expect(asked(at)).toMatchObject({ kind: 'growCapital', seat: 0 });
    expect(at.state.stack.map(({ op }) => op)).toEqual(['game', 'movement', 'growth']);
    expect(player(at, 0).growthOwed).toBe(false);
  });

  it('MET-004 it is no choice: nothing else can be done before', () => {
    const at = growing();
    expect(refused(at, { do: 'end' }).rule).toBe('K-SHAPE');
  });

  it('RUL-205 walls, and the status as capital, are kept (RUL-357)', () => {
    const at = growing({ walls: [true], techs: ['agriculture', 'masonry'] });
    play(at, { square: DOWN });
    expect(cities(at)).toMatchObject([{ city: 0, walls: true, square: HOME, secondSquare: DOWN }]);
    expect(view(at).players[0]).toMatchObject({ cityMarkers: 2 });
  });
});

describe('a metropolis', () => {
  it('MET-001 MET-002 covers two squares, both its center, and has the ten squares around them', () => {
    const at = starting({ ...EXPANSION, own: grown() });
    const own = player(at, 0);
    expect([cityAt(own, HOME), cityAt(own, DOWN), cityAt(own, LEFT)]).toEqual([0, 0, -1]);
    const squaresAround = outskirts(geometryFor(2), own, 0);
    expect(squaresAround).toHaveLength(10);
    expect(squaresAround.every((square) => outskirtsOwner(at.state, square) === 0)).toBe(true);
    expect([outskirtsOwner(at.state, HOME), outskirtsOwner(at.state, DOWN)]).toEqual([-1, -1]);
    for (const square of [HOME, DOWN]) {
      expect(view(at).map.squares.find((one) => one.square === square)).toMatchObject({ center: { seat: 0, city: 0 } });
    }
  });

  it('ART-002 MET-003 EX-58 gives 2 culture without any icon when it is devoted to the arts', () => {
    const at = managing({
      ...EXPANSION,
      player: { ...FARMERS, metropolis: squareAt(5, 2) },
      given: {
        ground: [
          { square: squareAt(5, 3), face: 'grassland' },
          { square: squareAt(4, 3), face: 'grassland' },
          { square: squareAt(6, 3), face: 'grassland' },
        ],
      },
    });
    expect(cities(at)[0]).toMatchObject({ culture: 0, devotion: 2, devotionSources: [{ of: 'city', amount: 2 }] });
    play(at, devoting());
    expect(player(at, 0).culture).toBe(2);
  });

  it('BAT-017 MET-003 adds 2 to the combat bonus of its defender, beside capital and walls', () => {
    const at = starting({ ...EXPANSION, own: grown() });
    expect(cityBonus(player(at, 0), 0)).toBe(14);
    player(at, 0).walls = 1;
    expect(cityBonus(player(at, 0), 0)).toBe(18);
  });

  it('RUL-171 RUL-150 is attacked by entering either square, and taking it takes the capital', () => {
    for (const [from, center] of [
      [squareAt(6, 3), DOWN],
      [squareAt(5, 1), HOME],
    ] as const) {
      const at = plain({
        ...EXPANSION,
        mover: { armies: [], ...grown() },
        enemy: { armies: [from], government: 'despotism' },
        given: { seat: 1 },
      });
      expect(asked(at).seat).toBe(1);
      play(at, { do: 'move', from, armies: 1, scouts: 0 });
      const [begun] = ofKind(play(at, { do: 'to', square: center }), 'battleBegins');
      expect(begun).toMatchObject({ of: 'city', square: center, attacker: 1, defender: 0 });
    }
  });

  it('RUL-358 a metropolis on water can be entered and attacked without a right to water', () => {
    const at = plain({
      ...EXPANSION,
      ground: [[DOWN, 'water']],
      mover: grown(),
      enemy: { armies: [squareAt(6, 3)] },
      given: { seat: 1 },
    });
    play(at, { do: 'move', from: squareAt(6, 3), armies: 1, scouts: 0 });
    expect(steps(at)).toContain(DOWN);
  });
});

describe('a stated metropolis', () => {
  const stated = (own: PlainObject) =>
    impossible({ discovered: true, players: [{ civilization: 'germany', cities: [HOME], ...own }] }, 2, {
      expansion: true,
    });

  it('MET-004 needs Agriculture, and a square where the capital can have grown (MET-005)', () => {
    expect(stated({ metropolis: DOWN })).toMatchObject({ rule: 'MET-004' });
    expect(stated({ ...FARMERS, metropolis: squareAt(6, 4) })).toMatchObject({ rule: 'MET-005' });
  });
});
