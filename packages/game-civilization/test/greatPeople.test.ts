import { createContext } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { ownCombatBonus } from '../src/rules/combatBonus.ts';
import { destroyCity } from '../src/verbs/destroyCity.ts';
import { killPerson } from '../src/verbs/pieces.ts';
import { around as aroundCenter, CENTER, managing, near, produce } from './cityTable.ts';
import { go, plain } from './movementTable.ts';
import { acts, around, HOME, SECOND, type Start, squares, starting, yields } from './startTable.ts';
import {
  asked,
  isAsked,
  options,
  play,
  player,
  playQuietly,
  refused,
  seated,
  setUp,
  squareAt,
  type Table,
  view,
} from './table.ts';

/** A square of the outskirts far from the wonder. */
const OPERA = squareAt(5, 0);
const PLACE = squareAt(7, 2);

/** Seat 0, one step before a great person space, gains this person by the Sydney Opera House. */
function gaining(person: string, of: Start = {}): Table {
  const at = starting({
    ...of,
    own: { track: 2, ...of.own },
    pieces: [{ square: OPERA, wonder: 'sydneyOperaHouse' }, ...(of.pieces ?? [])],
    given: { decks: { persons: [person] }, ...of.given },
  });
  play(at, { do: 'wonder', wonder: 'sydneyOperaHouse', figure: null });
  return at;
}

const reserve = (at: Table, seat = 0) => view(at).players[seat]?.reserve;
const pieceAt = (at: Table, square: number) => view(at).map.squares.find((one) => one.square === square)?.piece ?? null;
const placing = (person: string) => ({ do: 'person', person });

describe('great people', () => {
  it('GP-001 RUL-098 one gained is placed at once in the outskirts of any own city, or kept in reserve', () => {
    const at = gaining('artist', { own: { cities: [HOME, SECOND] } });
    expect(asked(at)).toMatchObject({ kind: 'placePerson', seat: 0, person: 'artist', mustPlace: false });
    expect(squares(at)).toEqual([...around(HOME), ...around(SECOND)].sort((a, b) => a - b));
    expect(options(at)).toContainEqual({ reserve: true });
    for (const square of [HOME, squareAt(4, 6), squareAt(1, 13), -1, 4000]) {
      expect(refused(at, { square })).toEqual({ rule: 'GP-001', params: { square } });
    }
    expect(refused(at, {}).rule).toBe('K-SHAPE');
    const news = play(at, { square: squareAt(1, 2) });
    expect(news).toContainEqual({ kind: 'personPlaced', seat: 0, person: 'artist', square: squareAt(1, 2) });
    expect(pieceAt(at, squareAt(1, 2))).toEqual({ kind: 'person', face: 'artist' });
    const kept = gaining('artist');
    play(kept, { reserve: true });
    expect(reserve(kept)).toEqual(['artist']);
  });

  it('RUL-098 also in another phase than Start of Turn', () => {
    const at = managing({ player: { culture: 3, track: 2 }, given: { decks: { persons: ['builder'] } } });
    play(at, { do: 'advance' });
    expect(squares(at)).toEqual(aroundCenter(CENTER));
    play(at, { square: near(3) });
    expect(yields(at)).toMatchObject({ production: 2, coins: 1 });
  });

  it('GP-001 outside the own outskirts the terrain does not matter', () => {
    const square = squareAt(1, 13);
    const at = gaining('artist', { ground: [[square, 'water']] });
    expect(refused(at, { square })).toEqual({ rule: 'GP-001', params: { square } });
  });

  it('GP-002 not on water', () => {
    const water = squareAt(7, 1);
    for (const pieces of [[], [{ square: water, building: 'harbor' }]]) {
      const at = gaining('artist', { ground: [[water, 'water']], pieces });
      expect(squares(at)).not.toContain(water);
      expect(refused(at, { square: water })).toEqual({ rule: 'GP-002', params: { square: water } });
    }
    const at = gaining('artist', { ground: [[water, 'mountain']] });
    expect(squares(at)).toContain(water);
  });

  it('GP-003 on an own building: it returns to the market', () => {
    const at = gaining('artist', { pieces: [{ square: PLACE, building: 'temple' }] });
    expect(view(at).buildings['temple']).toBe(4);
    play(at, { square: PLACE });
    expect(pieceAt(at, PLACE)).toEqual({ kind: 'person', face: 'artist' });
    expect(view(at).buildings['temple']).toBe(5);
  });

  it('GP-003 BLD-015 on an own wonder: card and marker leave the game, and so does what lay on it', () => {
    const at = gaining('artist', {
      own: { cities: [HOME, SECOND], canalCoins: 2 },
      pieces: [{ square: squareAt(1, 2), wonder: 'panamaCanal' }],
    });
    expect(view(at).players[0]).toMatchObject({
      coins: 3,
      wonders: [{ coins: 0 }, { wonder: 'panamaCanal', coins: 3 }],
    });
    play(at, { square: squareAt(1, 2) });
    expect(view(at).players[0]).toMatchObject({ coins: 0, replacedWonders: 1 });
    expect(view(at).players[0]?.wonders.map(({ wonder }) => wonder)).toEqual(['sydneyOperaHouse']);
    expect(view(at).box.wonders).toEqual(['panamaCanal']);
  });

  it('GP-004 one replaced by another great person returns to its owner’s reserve', () => {
    const at = gaining('artist', { pieces: [{ square: PLACE, person: 'builder' }] });
    play(at, { square: PLACE });
    expect(pieceAt(at, PLACE)).toEqual({ kind: 'person', face: 'artist' });
    expect(reserve(at)).toEqual(['builder']);
    // It may be placed again in the same part.
    play(at, placing('builder'));
    play(at, { square: squareAt(7, 0) });
    expect(pieceAt(at, squareAt(7, 0))).toEqual({ kind: 'person', face: 'builder' });
  });

  it('GP-004 so does one replaced by a building or a wonder', () => {
    const given = { pieces: [{ square: near(0), person: 'general' }], wonderMarket: ['stonehenge'] };
    const capital = ['grassland', ...new Array(7).fill('forest')];
    const building = managing({ capital, player: { techs: ['pottery'] }, given });
    produce(building, 'granary', near(0));
    expect(reserve(building)).toEqual(['general']);
    const wonder = managing({ capital, given });
    produce(wonder, 'stonehenge', near(0));
    expect(reserve(wonder)).toEqual(['general']);
    expect(pieceAt(wonder, near(0))).toEqual({ kind: 'wonder', face: 'stonehenge' });
  });

  it('GP-005 SOT-017 any number in reserve may be placed in the owner’s Start of Turn part', () => {
    const at = starting({ own: { reserve: ['artist', 'artist', 'builder'] } });
    expect(acts(at, 'person')).toEqual([placing('artist'), placing('builder')]);
    for (const [person, square] of [
      ['artist', PLACE],
      ['builder', squareAt(7, 0)],
      ['artist', squareAt(7, 1)],
    ] as const) {
      play(at, placing(person));
      play(at, { square });
      expect(pieceAt(at, square)).toEqual({ kind: 'person', face: person });
    }
    expect(reserve(at)).toEqual([]);
    expect(acts(at, 'person')).toEqual([]);
    expect(refused(at, placing('artist'))).toEqual({ rule: 'SOT-017', params: { person: 'artist' } });
    expect(refused(at, placing('poet')).rule).toBe('K-SHAPE');
  });

  it('GP-005 not in other phases', () => {
    const at = managing({ player: { reserve: ['artist'] } });
    expect(acts(at, 'person')).toEqual([]);
  });

  it('GP-001 one taken out of reserve may go back', () => {
    const at = starting({ own: { reserve: ['artist'] } });
    play(at, placing('artist'));
    expect(reserve(at)).toEqual([]);
    play(at, { reserve: true });
    expect(reserve(at)).toEqual(['artist']);
  });

  it('GP-001 while no square is free, none leaves reserve', () => {
    const ground = around(HOME).map((square) => [square, 'water'] as const);
    const at = starting({ own: { reserve: ['artist'] }, ground });
    expect(acts(at, 'person')).toEqual([]);
    expect(refused(at, placing('artist'))).toEqual({ rule: 'GP-001', params: { person: 'artist', squares: 0 } });
    const gained = starting({
      own: { cities: [HOME, SECOND], track: 2 },
      ground: [...ground, ...around(SECOND).map((square) => [square, 'water'] as const)],
      pieces: [{ square: OPERA, wonder: 'sydneyOperaHouse' }],
    });
    play(gained, { do: 'wonder', wonder: 'sydneyOperaHouse', figure: null });
    expect(options(gained)).toEqual([{ reserve: true }]);
  });

  it('GP-006 in reserve it has no effect', () => {
    const at = starting({ own: { reserve: ['humanitarian', 'general'] } });
    expect(yields(at)).toEqual({ trade: 0, production: 0, culture: 0, coins: 0 });
    expect(view(at).players[0]).toMatchObject({ coins: 0, combatBonus: 0 });
  });

  it('GP-007 FAQ-055 its icons replace those of its square', () => {
    const at = gaining('humanitarian', { ground: [[PLACE, 'forest wheat']] });
    expect(yields(at)).toEqual({ trade: 0, production: 2, culture: 3, coins: 0 });
    play(at, { square: PLACE });
    expect(yields(at)).toEqual({ trade: 1, production: 1, culture: 4, coins: 1 });
    expect(view(at).map.squares.find(({ square }) => square === PLACE)?.resource).toBe(null);
    const general = gaining('general');
    play(general, { square: PLACE });
    expect(ownCombatBonus(general.state, 0)).toBe(4);
  });

  it('GP-008 not in a blockaded square', () => {
    const at = gaining('artist', { enemy: { scouts: [PLACE] } });
    expect(squares(at)).not.toContain(PLACE);
    expect(refused(at, { square: PLACE })).toEqual({ rule: 'GP-008', params: { square: PLACE } });
    // Own figures are no blockade.
    expect(squares(gaining('artist', { own: { armies: [PLACE] } }))).toContain(PLACE);
  });

  it('GP-009 those of a destroyed city leave the game', () => {
    const at = starting({ own: { cities: [HOME, SECOND] }, pieces: [{ square: squareAt(1, 2), person: 'artist' }] });
    destroyCity(createContext(at.state), 0, 1);
    expect(pieceAt(at, squareAt(1, 2))).toBe(null);
    expect(view(at).box.persons).toEqual(['artist']);
    expect(reserve(at)).toEqual([]);
  });

  it('GP-010 a village that shows one is discarded and gives one', () => {
    const village = squareAt(4, 5);
    const at = plain({
      mover: { armies: [squareAt(4, 6)], units: ['aircraft7', 'aircraft7', 'aircraft6'] },
      pieces: [{ square: village, village: 'greatPerson' }],
      given: { decks: { persons: ['scientist'] } },
    });
    go(at, squareAt(4, 6), 1, 0, village);
    playQuietly(at, () => isAsked(at, 'placePerson') || isAsked(at, 'movement'));
    expect(asked(at)).toMatchObject({ kind: 'placePerson', seat: 0, person: 'scientist' });
    expect(view(at).players[0]?.villages).toBe(0);
    expect(view(at).box.markers).toEqual(['village:greatPerson']);
    play(at, { square: PLACE });
    expect(yields(at)).toMatchObject({ trade: 2, production: 1 });
  });

  it('RUL-095 a city may hold any number', () => {
    const people = ['artist', 'artist', 'artist', 'builder', 'builder', 'builder', 'general', 'general'];
    const at = starting({ own: { reserve: people } });
    for (const [i, person] of people.entries()) {
      play(at, placing(person));
      play(at, { square: around(HOME)[i] as number });
    }
    expect(reserve(at)).toEqual([]);
    expect(yields(at)).toMatchObject({ trade: 3, production: 6, culture: 6, coins: 3 });
  });

  it('RUL-096 RUL-288 one killed leaves the game; reserve is out of reach', () => {
    const at = starting({ own: { reserve: ['artist'] }, pieces: [{ square: PLACE, person: 'builder' }] });
    killPerson(createContext(at.state), PLACE);
    expect(view(at).box.persons).toEqual(['builder']);
    const event = plain({
      mover: { events: ['wholesaleDefection'] },
      enemy: { reserve: ['artist'] },
      pieces: [{ square: squareAt(0, 13), person: 'builder' }],
    });
    play(event, { do: 'event', event: 'wholesaleDefection' });
    expect(options(event)).toEqual([{ value: squareAt(0, 13) }]);
  });

  it('RUL-097 if no marker is left nobody is gained', () => {
    const types = ['artist', 'builder', 'general', 'humanitarian', 'industrialist', 'scientist'];
    const at = starting({
      own: { track: 2, reserve: types.flatMap((type) => [type, type, type]) },
      pieces: [{ square: OPERA, wonder: 'sydneyOperaHouse' }],
    });
    expect(view(at).persons).toBe(0);
    play(at, { do: 'wonder', wonder: 'sydneyOperaHouse', figure: null });
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 0 });
    expect(view(at).players[0]?.track).toBe(3);
    expect(reserve(at)).toHaveLength(18);
  });

  it('RUL-099 one on the map cannot be taken up', () => {
    const at = starting({ pieces: [{ square: PLACE, person: 'artist' }] });
    expect(acts(at, 'person')).toEqual([]);
    expect(refused(at, placing('artist')).rule).toBe('SOT-017');
  });

  it('RUL-263 it is drawn from the markers left, face down until then', () => {
    const at = gaining('scientist');
    expect(view(at).gained).toEqual([{ seat: 0, person: 'scientist' }]);
    expect(view(at).persons).toBe(17);
    const drawn = new Set<string | undefined>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const dealt = setUp(seated(['america', 'china'], seed));
      drawn.add(view(dealt).map.squares.find(({ piece }) => piece?.kind === 'person')?.piece?.face ?? undefined);
      expect(view(dealt).persons).toBe(17);
    }
    expect(drawn.size).toBeGreaterThan(2);
  });

  it('RUL-245 America’s first is placed after all players are set up and may not go to reserve', () => {
    const at = seated(['america', 'china'], 'one');
    while (asked(at).kind !== 'placePerson') play(at, options(at)[0] as { square: number });
    expect(view(at).players.map(({ cities }) => cities.length)).toEqual([1, 1]);
    expect(asked(at)).toMatchObject({ seat: 0, mustPlace: true });
    expect(options(at)).not.toContainEqual({ reserve: true });
    expect(refused(at, { reserve: true })).toEqual({ rule: 'RUL-245', params: {} });
    play(at, options(at)[0] as { square: number });
    expect([view(at).turn, player(at, 0).reserve]).toEqual([1, []]);
  });

  it('RUL-148 VIC-003 its coin may win the game', () => {
    const at = gaining('builder', { own: { sheetCoins: 14 } });
    play(at, { square: PLACE });
    expect(at.state.outcome).toMatchObject({ reason: 'economic', winners: [0] });
  });
});
