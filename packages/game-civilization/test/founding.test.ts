import { createContext } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { outskirtsOwner } from '../src/board/cities.ts';
import { coinsOf } from '../src/rules/coins.ts';
import { destroyCity } from '../src/verbs/destroyCity.ts';
import { go, plain } from './movementTable.ts';
import {
  acts,
  around,
  cities,
  ENEMY_HOME,
  founding,
  HOME,
  passTo,
  SECOND,
  squares,
  starting,
  THIRD,
  yields,
} from './startTable.ts';
import { asked, play, player, refused, result, squareAt, table, view } from './table.ts';

describe('founding a city', () => {
  it('SOT-002 SOT-003 one or more in one phase, up to two cities, with Irrigation three', () => {
    const two = starting({ own: { scouts: [SECOND, THIRD] } });
    expect(acts(two, 'found')).toEqual([founding(SECOND), founding(THIRD)]);
    play(two, founding(SECOND));
    expect(acts(two, 'found')).toEqual([]);
    expect(refused(two, founding(THIRD))).toEqual({ rule: 'SOT-003', params: { most: 2 } });

    const three = starting({ own: { scouts: [SECOND, THIRD], techs: ['irrigation'] } });
    play(three, founding(THIRD));
    play(three, founding(SECOND));
    expect(cities(three).map(({ square }) => square)).toEqual([HOME, THIRD, SECOND]);
    expect(view(three).players[0]).toMatchObject({ maxCities: 3, cityMarkers: 0 });
  });

  it('SOT-004 each needs an own scout on its square', () => {
    const at = starting({ own: { scouts: [SECOND], armies: [THIRD] }, enemy: { scouts: [squareAt(5, 10)] } });
    expect(acts(at, 'found')).toEqual([founding(SECOND)]);
    expect(refused(at, founding(THIRD))).toEqual({ rule: 'SOT-004', params: { square: THIRD, figure: 'scout' } });
    expect(refused(at, founding(squareAt(5, 10))).rule).toBe('SOT-004');
    expect(refused(at, founding(THIRD, 'army'))).toEqual({
      rule: 'SOT-004',
      params: { square: THIRD, figure: 'army', needs: 'republic' },
    });
    // Unbuilt figures stand nowhere.
    for (const square of [-1, -2, 4000]) expect(refused(at, founding(square)).rule).toBe('SOT-004');
    expect(refused(at, { do: 'found', square: SECOND, figure: 'scribe' }).rule).toBe('K-SHAPE');
    expect(refused(at, { do: 'found', square: 'here', figure: 'scout' }).rule).toBe('K-SHAPE');
    expect(refused(at, { ...founding(SECOND), by: 1 }).rule).toBe('K-SHAPE');
  });

  it('SOT-005 SOT-006 the scout returns to the unbuilt figures and the city stands there unwalled', () => {
    const at = starting({ own: { civilization: 'china', scouts: [SECOND] } });
    const news = play(at, founding(SECOND));
    expect(news).toContainEqual({ kind: 'cityFounded', seat: 0, square: SECOND, figure: 'scout' });
    expect(player(at, 0).scouts).toEqual([-1, -1]);
    expect(cities(at)[1]).toMatchObject({ city: 1, square: SECOND, walls: false });
  });

  it('SOT-007 all eight neighbours exist: not at the edge of the map', () => {
    const edge = starting({ own: { scouts: [squareAt(0, 5)] } });
    expect(acts(edge, 'found')).toEqual([]);
    expect(refused(edge, founding(squareAt(0, 5)))).toEqual({ rule: 'SOT-007', params: { square: squareAt(0, 5) } });
    // On the map of three a tile's corner has no neighbours beyond it.
    const square = squareAt(4, 7, 3);
    const offset = starting({ seats: 3, own: { scouts: [square] } });
    expect(refused(offset, founding(square)).rule).toBe('SOT-007');
  });

  it('SOT-007 all eight neighbours are discovered', () => {
    const given = (open: boolean) => ({
      tiles: [{ slot: 3, tile: '10', turned: 0 }, ...(open ? [{ slot: 2, tile: '13', turned: 0 }] : [])],
      players: [{ scouts: [[4, 6]] }],
    });
    const hidden = table(given(false));
    const params = { square: squareAt(4, 6), undiscovered: squareAt(3, 5) };
    expect(refused(hidden, founding(squareAt(4, 6)))).toEqual({ rule: 'SOT-007', params });
    expect(acts(table(given(true)), 'found')).toEqual([founding(squareAt(4, 6))]);
  });

  it('SOT-008 no hut or village may lie next to it, diagonals included', () => {
    const marker = squareAt(3, 4);
    for (const piece of [{ hut: 'iron' }, { village: 'iron' }]) {
      const at = starting({ own: { scouts: [SECOND] }, pieces: [{ square: marker, ...piece }] });
      expect(acts(at, 'found')).toEqual([]);
      expect(refused(at, founding(SECOND))).toEqual({ rule: 'SOT-008', params: { square: SECOND, marker } });
      // Two squares off it does not matter.
      const far = starting({ own: { scouts: [SECOND] }, pieces: [{ square: squareAt(4, 4), ...piece }] });
      expect(acts(far, 'found')).toEqual([founding(SECOND)]);
    }
  });

  it('SOT-009 a removed marker no longer matters', () => {
    const hut = squareAt(3, 4);
    const at = plain({ mover: { armies: [squareAt(4, 4)], scouts: [SECOND] }, pieces: [{ square: hut, hut: 'iron' }] });
    go(at, squareAt(4, 4), 1, 0, hut);
    passTo(at, 'startOfTurn', 0);
    expect(acts(at, 'found')).toEqual([founding(SECOND)]);
  });

  it('SOT-010 the center may not be water', () => {
    const at = starting({ own: { scouts: [SECOND], techs: ['sailing'] }, ground: [[SECOND, 'water']] });
    expect(acts(at, 'found')).toEqual([]);
    expect(refused(at, founding(SECOND))).toEqual({ rule: 'SOT-010', params: { square: SECOND } });
    const lake = starting({ own: { scouts: [SECOND] }, ground: around(SECOND).map((square) => [square, 'water']) });
    expect(acts(lake, 'found')).toEqual([founding(SECOND)]);
  });

  it('SOT-011 no enemy army or scout may stand next to it, diagonals included', () => {
    const enemy = squareAt(3, 4);
    for (const figures of [{ armies: [enemy] }, { scouts: [enemy] }]) {
      const at = starting({ own: { scouts: [SECOND] }, enemy: figures });
      expect(acts(at, 'found')).toEqual([]);
      expect(refused(at, founding(SECOND))).toEqual({ rule: 'SOT-011', params: { square: SECOND, enemy } });
    }
    const far = starting({ own: { scouts: [SECOND] }, enemy: { armies: [squareAt(4, 4)] } });
    expect(acts(far, 'found')).toEqual([founding(SECOND)]);
  });

  it('SOT-012 own figures may stand next to it and on it', () => {
    const at = starting({ own: { scouts: [SECOND, SECOND], armies: [squareAt(3, 4), squareAt(2, 4)] } });
    expect(acts(at, 'found')).toEqual([founding(SECOND)]);
  });

  it('SOT-013 it is at least three squares from every city, diagonal distance included', () => {
    const near = squareAt(4, 3);
    const at = starting({ own: { scouts: [near, squareAt(3, 12)] } });
    expect(acts(at, 'found')).toEqual([]);
    const params = { square: near, city: HOME, distance: 2, least: 3 };
    expect(refused(at, founding(near))).toEqual({ rule: 'SOT-013', params });
    expect(refused(at, founding(squareAt(3, 12)))).toMatchObject({ params: { city: ENEMY_HOME, distance: 2 } });
    const three = starting({ own: { scouts: [squareAt(3, 4), squareAt(4, 11)] } });
    expect(acts(three, 'found')).toEqual([founding(squareAt(3, 4)), founding(squareAt(4, 11))]);
  });

  it('several reasons: they are told in the order of the rules', () => {
    const everything = {
      own: { scouts: [squareAt(5, 3)] },
      enemy: { armies: [squareAt(4, 3)] },
      ground: [[squareAt(5, 3), 'water']] as const,
    };
    const at = starting({ ...everything, pieces: [{ square: squareAt(6, 3), hut: 'iron' }] });
    expect(refused(at, founding(squareAt(5, 3))).rule).toBe('SOT-008');
    const wet = starting(everything);
    expect(refused(wet, founding(squareAt(5, 3))).rule).toBe('SOT-010');
    const dry = starting({ ...everything, ground: [] });
    expect(refused(dry, founding(squareAt(5, 3))).rule).toBe('SOT-011');
  });

  it('RUL-035 each of several satisfies the conditions with those founded before', () => {
    const beside = squareAt(3, 5);
    const at = starting({ own: { scouts: [SECOND, beside], techs: ['irrigation'] } });
    expect(acts(at, 'found')).toEqual([founding(SECOND), founding(beside)]);
    play(at, founding(beside));
    expect(acts(at, 'found')).toEqual([]);
    expect(refused(at, founding(SECOND))).toMatchObject({ rule: 'SOT-013', params: { city: beside, distance: 2 } });
  });

  it('SOT-016 a new city produces trade and acts in the turn it is founded', () => {
    const at = starting({ own: { scouts: [SECOND] }, ground: [[squareAt(1, 2), 'desert']] });
    play(at, founding(SECOND));
    const news = passTo(at, 'cityManagement', 0);
    expect(news).toContainEqual({ kind: 'tradeCollected', seat: 0, amount: 1 });
    expect(acts(at, 'devote')).toContainEqual({ do: 'devote', city: SECOND });
  });

  it('RUL-037 it is optional, in any order with other acts, and its scout does not gather', () => {
    const at = starting({ own: { scouts: [SECOND], techs: ['codeOfLaws'], freeGovernments: ['republic'] } });
    play(at, { do: 'government', government: 'republic' });
    play(at, founding(SECOND));
    play(at, { do: 'end' });
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 1 });
    expect(player(at, 0).scoutsCity).toEqual([-1, -1]);
    const declined = starting({ own: { scouts: [SECOND] } });
    play(declined, { do: 'end' });
    expect(cities(declined)).toHaveLength(1);
  });

  it('RUL-038 RUL-179 the marker of a destroyed city may be founded again, unwalled', () => {
    const at = starting({ own: { cities: [HOME, THIRD], walls: [false, true], scouts: [SECOND] } });
    expect(refused(at, founding(SECOND)).rule).toBe('SOT-003');
    destroyCity(createContext(at.state), 0, 1);
    expect(cities(at)).toHaveLength(1);
    play(at, founding(SECOND));
    expect(cities(at)[1]).toMatchObject({ city: 1, square: SECOND, walls: false });
  });

  it('RUL-238 GOV-016 under Republic armies found like scouts and return to the unbuilt figures', () => {
    const own = { civilization: 'rome', armies: [SECOND, squareAt(4, 3)] };
    const at = starting({ own });
    expect(acts(at, 'found')).toEqual([founding(SECOND, 'army')]);
    expect(refused(at, founding(squareAt(4, 3), 'army')).rule).toBe('SOT-013');
    play(at, founding(SECOND, 'army'));
    expect(player(at, 0).armies).toEqual([-1, squareAt(4, 3), -1, -1, -1, -1]);
    const despot = starting({ own: { ...own, government: 'despotism' } });
    expect(acts(despot, 'found')).toEqual([]);
  });

  it('RUL-254 RUL-087 Rome advances for it, with the reward of the space', () => {
    const at = starting({
      own: { civilization: 'rome', scouts: [SECOND] },
      given: { decks: { I: ['drought'] } },
    });
    const news = play(at, founding(SECOND));
    expect(news).toContainEqual({ kind: 'trackAdvanced', seat: 0, space: 1 });
    expect(view(at, 0).hand?.events).toEqual(['drought']);
    const person = starting({ own: { civilization: 'rome', track: 2, scouts: [SECOND] } });
    play(person, founding(SECOND));
    expect(asked(person)).toMatchObject({ kind: 'placePerson', seat: 0 });
    const other = starting({ own: { scouts: [SECOND] } });
    play(other, founding(SECOND));
    expect(view(other).players[0]?.track).toBe(0);
  });

  it('VAR-002 RUL-246 the learning game ends with a third city, without a winner', () => {
    const own = { civilization: 'china', scouts: [SECOND, THIRD], techs: ['irrigation'] };
    const at = starting({ own, enemy: { civilization: 'russia' }, options: { learningGame: true } });
    play(at, founding(SECOND));
    expect(at.state.outcome).toBe(null);
    play(at, founding(THIRD));
    expect(result(at)).toEqual({ reason: 'learningGame', winners: [], scores: null });
  });

  it('MAP-006 MAP-007 MAP-008 RUL-236 the eight squares around it are its own, its center gives nothing', () => {
    const ground = [
      [SECOND, 'forest'],
      [squareAt(1, 2), 'forest'],
      [squareAt(3, 4), 'water'],
      [squareAt(4, 3), 'forest'],
    ] as const;
    const at = starting({ own: { scouts: [SECOND] }, ground });
    play(at, founding(SECOND));
    const own = view(at).map.squares.filter(({ outskirts }) => outskirts?.city === 1 && outskirts.seat === 0);
    expect(own.map(({ square }) => square)).toEqual(around(SECOND));
    expect(outskirtsOwner(at.state, squareAt(1, 2))).toBe(0);
    expect(yields(at, 1)).toEqual({ trade: 1, production: 2, culture: 0, coins: 0 });
  });

  it('RUL-235 coins of the new outskirts count at once, that of a scout there once, and go with the city', () => {
    const coin = squareAt(1, 2);
    const at = starting({
      own: { scouts: [SECOND, coin] },
      ground: [
        [coin, 'mountain coin'],
        [squareAt(3, 4), 'mountain coin'],
      ],
    });
    expect(coinsOf(at.state, 0)).toBe(1);
    play(at, founding(SECOND));
    expect(coinsOf(at.state, 0)).toBe(2);
    destroyCity(createContext(at.state), 0, 1);
    expect(coinsOf(at.state, 0)).toBe(1);
  });

  it('VIC-003 RUL-148 the fifteenth coin may lie in the new outskirts', () => {
    const at = starting({ own: { scouts: [SECOND], sheetCoins: 14 }, ground: [[squareAt(1, 2), 'mountain coin']] });
    play(at, founding(SECOND));
    expect(result(at)).toMatchObject({ reason: 'economic', winners: [0] });
  });
});

describe('figures on a founded square', () => {
  it('SOT-015 RUL-036 RUL-016 each goes to a neighbour of its owner’s choice, one by one', () => {
    const at = starting({ own: { scouts: [SECOND, SECOND], armies: [SECOND], techs: ['masonry'] } });
    play(at, founding(SECOND));
    expect(asked(at)).toMatchObject({ kind: 'displaceFigure', seat: 0, figure: 'army', from: SECOND });
    expect(squares(at)).toEqual(around(SECOND));
    expect(refused(at, { square: SECOND })).toEqual({ rule: 'RUL-225', params: { from: SECOND, square: SECOND } });
    expect(refused(at, { square: squareAt(4, 3) }).rule).toBe('RUL-036');
    for (const square of [-1, 4000]) expect(refused(at, { square }).rule).toBe('RUL-036');
    expect(refused(at, {}).rule).toBe('K-SHAPE');
    const news = play(at, { square: squareAt(3, 4) });
    expect(news).toContainEqual({ kind: 'figureDisplaced', seat: 0, from: SECOND, to: squareAt(3, 4) });
    expect(asked(at)).toMatchObject({ kind: 'displaceFigure', figure: 'scout' });
    play(at, { square: squareAt(3, 4) });
    expect(asked(at).kind).toBe('startOfTurn');
    expect(player(at, 0)).toMatchObject({ armies: [squareAt(3, 4), -1, -1, -1, -1, -1], scouts: [-1, squareAt(3, 4)] });
  });

  it('RUL-036 MOVE-008 the stacking limit holds for each of them', () => {
    const full = squareAt(3, 4);
    const own = { scouts: [SECOND], armies: [SECOND, SECOND, full, full], techs: ['masonry'] };
    const lake = around(SECOND).filter((square) => square !== full);
    const at = starting({ own, ground: lake.map((square) => [square, 'water']) });
    play(at, founding(SECOND));
    expect(squares(at)).toEqual([full]);
    expect(refused(at, { square: squareAt(1, 2) }).rule).toBe('MOVE-010');
    play(at, { square: full });
    // The only neighbour is full now: the nearest other squares by orthogonal steps.
    expect(squares(at)).toEqual([squareAt(2, 1), squareAt(0, 3), squareAt(4, 3), squareAt(2, 5)]);
    expect(refused(at, { square: full })).toEqual({
      rule: 'MOVE-008',
      params: { from: SECOND, square: full, figures: 3, limit: 3 },
    });
    expect(refused(at, { square: squareAt(5, 3) }).rule).toBe('RUL-036');
  });

  it('SOT-015 RUL-225 on water only with the right to end there', () => {
    const sent = (techs: string[]) => {
      const own = { scouts: [SECOND], armies: [SECOND], techs };
      const at = starting({ own, ground: [[squareAt(1, 2), 'water']] });
      play(at, founding(SECOND));
      return at;
    };
    expect(squares(sent([]))).not.toContain(squareAt(1, 2));
    expect(refused(sent(['navigation']), { square: squareAt(1, 2) }).rule).toBe('MOVE-011');
    expect(squares(sent(['sailing']))).toContain(squareAt(1, 2));
  });

  it('RUL-036 RUL-225 never among huts, villages or enemies, further off either', () => {
    const [hut, village, enemy] = [squareAt(0, 3), squareAt(4, 3), squareAt(2, 5)];
    const at = starting({
      own: { scouts: [SECOND], armies: [SECOND] },
      enemy: { scouts: [enemy] },
      ground: around(SECOND).map((square) => [square, 'water']),
      pieces: [
        { square: hut, hut: 'iron' },
        { square: village, village: 'iron' },
      ],
    });
    play(at, founding(SECOND));
    expect(squares(at)).toEqual([squareAt(2, 1)]);
    for (const square of [hut, village, enemy]) {
      expect(refused(at, { square })).toEqual({ rule: 'RUL-225', params: { from: SECOND, square } });
    }
  });

  it('RUL-225 it arrives without any consequence but coins', () => {
    const coin = squareAt(3, 4);
    const at = starting({ own: { scouts: [SECOND, SECOND], sheetCoins: 13 }, ground: [[coin, 'mountain coin']] });
    play(at, founding(SECOND));
    expect(coinsOf(at.state, 0)).toBe(14);
    play(at, { square: coin });
    expect(coinsOf(at.state, 0)).toBe(14);
    passTo(at, 'movement', 0);
    expect(acts(at, 'move')).toContainEqual({ do: 'move', from: coin, armies: 0, scouts: 1 });
  });
});
