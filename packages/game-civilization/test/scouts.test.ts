import { createContext } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { ownCombatBonus } from '../src/rules/combatBonus.ts';
import { destroyCity } from '../src/verbs/destroyCity.ts';
import { destroyFigures, relocateFigures } from '../src/verbs/figures.ts';
import { CENTER, SECOND as CITY_SECOND, harvesting, managing, near, squares as places, produce } from './cityTable.ts';
import { go } from './movementTable.ts';
import {
  acts,
  cities,
  ENEMY_HOME,
  founding,
  HOME,
  passTo,
  SECOND,
  type Start,
  starting,
  THIRD,
  yields,
} from './startTable.ts';
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

/** A forest far from all cities. */
const FAR = squareAt(6, 9);
const FOREST: Start['ground'] = [[FAR, 'forest']];
const TWO_CITIES = { cities: [HOME, SECOND] };

/** Ends seat 0's part and sends its scouts in turn to these cities. */
function sending(of: Start, ...to: readonly number[]): Table {
  const at = starting(of);
  play(at, { do: 'end' });
  for (const city of to) play(at, { city });
  return at;
}

describe('scouts that gather', () => {
  it('SCT-001 from the turn after they were placed on the map', () => {
    const gardens = squareAt(5, 0);
    const at = starting({
      own: { ...TWO_CITIES },
      pieces: [{ square: gardens, wonder: 'hangingGardens' }],
    });
    play(at, { do: 'wonder', wonder: 'hangingGardens', figure: 'scout' });
    play(at, { do: 'end' });
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 1 });
    passTo(at, 'startOfTurn', 0);
    play(at, { do: 'end' });
    expect(asked(at)).toMatchObject({ kind: 'assignScout', seat: 0, scout: 0, square: gardens });
  });

  it('SCT-001 one built in City Management gathers from the next turn on', () => {
    const at = managing({ capital: ['forest', 'forest', 'forest'], second: [] });
    produce(at, 'scout', near(7));
    passTo(at, 'startOfTurn', 0);
    play(at, { do: 'end' });
    expect(asked(at)).toMatchObject({ kind: 'assignScout', square: near(7) });
    play(at, { city: CITY_SECOND });
    expect(player(at, 0).scoutsCity).toEqual([1, -1]);
  });

  it('RUL-028 starting scouts gather from turn 1 on', () => {
    const at = setUp(seated(['germany', 'china']));
    playQuietly(at, () => at.state.phase === 'trade');
    expect(view(at).turn).toBe(1);
    for (const seat of [0, 1]) expect(player(at, seat).scoutsCity[0]).toBe(0);
  });

  it('SOT-018 RUL-264 each is asked for once, when its owner ends their part', () => {
    const at = starting({ own: { ...TWO_CITIES, scouts: [FAR, THIRD] } });
    expect(acts(at, 'assign')).toEqual([]);
    play(at, { do: 'end' });
    expect(asked(at)).toMatchObject({ kind: 'assignScout', seat: 0, scout: 0, square: FAR });
    expect(options(at)).toEqual([{ city: HOME }, { city: SECOND }]);
    for (const city of [ENEMY_HOME, THIRD, -1]) {
      expect(refused(at, { city })).toEqual({ rule: 'SCT-002', params: { square: FAR, city, own: [HOME, SECOND] } });
    }
    expect(refused(at, { city: 'rome' }).rule).toBe('K-SHAPE');
    const news = play(at, { city: SECOND });
    expect(news).toContainEqual({ kind: 'scoutAssigned', seat: 0, square: FAR, city: SECOND });
    expect(asked(at)).toMatchObject({ kind: 'assignScout', scout: 1, square: THIRD });
    play(at, { city: HOME });
    expect(player(at, 0).scoutsCity).toEqual([1, 0]);
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 1 });
  });

  it('RUL-264 who has one city is not asked', () => {
    const at = sending({ own: { scouts: [FAR] }, ground: FOREST });
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 1 });
    expect(yields(at).production).toBe(2);
  });

  it('RUL-039 preset is the own city in whose outskirts it stands, otherwise the capital', () => {
    const preset = (scout: number) => {
      const at = starting({ own: { ...TWO_CITIES, scouts: [scout] } });
      play(at, { do: 'end' });
      return [player(at, 0).scoutsCity[0], options(at)[0]];
    };
    expect(preset(squareAt(1, 2))).toEqual([1, { city: SECOND }]);
    expect(preset(squareAt(7, 2))).toEqual([0, { city: HOME }]);
    expect(preset(FAR)).toEqual([0, { city: HOME }]);
    // In an enemy's outskirts it serves the capital.
    expect(preset(squareAt(2, 14))).toEqual([0, { city: HOME }]);
  });

  it('RUL-039 an assignment holds until the end of the turn', () => {
    const at = sending({ own: { ...TWO_CITIES, scouts: [FAR] }, ground: FOREST }, SECOND);
    for (const phase of ['trade', 'cityManagement', 'movement']) {
      playQuietly(at, () => at.state.phase === phase);
      expect(yields(at, 1).production).toBe(2);
    }
    passTo(at, 'startOfTurn', 0);
    expect(yields(at, 1).production).toBe(0);
  });

  it('SCT-002 SCT-007 EX-32 its square counts for the named city, however far', () => {
    // The city of the example: 3 trade, 5 production, silk and incense.
    const ground = [
      [squareAt(5, 0), 'water'],
      [squareAt(6, 0), 'water silk'],
      [squareAt(7, 0), 'desert incense'],
      [squareAt(5, 1), 'forest'],
      [squareAt(7, 1), 'forest'],
      [squareAt(5, 2), 'mountain'],
    ] as const;
    const before = starting({ own: { scouts: [FAR] }, ground: [...ground, [FAR, 'forest']] });
    expect(yields(before)).toMatchObject({ trade: 3, production: 5, culture: 0 });
    play(before, { do: 'end' });
    expect(yields(before)).toMatchObject({ trade: 3, production: 7, culture: 0 });
  });

  it('EX-34 SCT-003 on a wheat square it lets its city harvest wheat', () => {
    const ground = [
      [squareAt(6, 0), 'water silk'],
      [squareAt(7, 0), 'desert incense'],
      [FAR, 'forest wheat'],
    ] as const;
    const at = sending({ own: { scouts: [FAR] }, ground });
    passTo(at, 'cityManagement', 0);
    expect(acts(at, 'harvest').map((act) => act['square'])).toEqual([squareAt(6, 0), squareAt(7, 0), FAR]);
    play(at, harvesting(FAR, HOME));
    expect(view(at).players[0]?.resources['wheat']).toBe(1);
  });

  it('SCT-003 RUL-191 all icons of the square: terrain, natural wonder, building, wonder marker, great person', () => {
    const gathered = (of: Start) => {
      const at = sending({ own: { scouts: [squareAt(0, 13)] }, ...of });
      return yields(at);
    };
    const square = squareAt(0, 13);
    const nothing = { trade: 0, production: 0, culture: 0, coins: 0 };
    expect(gathered({ ground: [[square, 'water']] })).toEqual({ ...nothing, trade: 1 });
    expect(gathered({ ground: [[square, 'mountain culture']] })).toEqual({ ...nothing, production: 1, culture: 1 });
    expect(gathered({ ground: [[square, 'mountain coin']] })).toEqual({ ...nothing, production: 1, coins: 1 });
    // A building covers what is printed.
    const market = { ground: [[square, 'forest']] as const, pieces: [{ square, building: 'temple' }] };
    expect(gathered(market)).toEqual({ ...nothing, culture: 2 });
    expect(gathered({ pieces: [{ square, person: 'humanitarian' }] })).toEqual({
      trade: 1,
      production: 1,
      culture: 1,
      coins: 1,
    });
    // The marker of a wonder gives its culture, its ability stays out of reach.
    const wonder = sending({ own: { scouts: [square] }, pieces: [{ square, wonder: 'colossus' }] });
    expect(yields(wonder)).toEqual({ ...nothing, culture: 1 });
    passTo(wonder, 'startOfTurn', 0);
    expect(view(wonder).players[0]?.trade).toBe(0);
  });

  it('SCT-004 in an enemy’s outskirts it serves its own city and blockades the square', () => {
    const square = squareAt(0, 13);
    const at = sending({ own: { scouts: [square] }, ground: [[square, 'forest']] });
    expect(yields(at).production).toBe(2);
    expect(yields(at, 0, 1).production).toBe(0);
    const free = sending({ ground: [[square, 'forest']] });
    expect(yields(free, 0, 1).production).toBe(2);
  });

  it('BLK-001 an own square under an enemy scout gives its owner nothing', () => {
    const square = squareAt(5, 2);
    const at = sending({ enemy: { scouts: [square] }, ground: [[square, 'forest']] });
    expect(yields(at).production).toBe(0);
  });

  it('SCT-005 FAQ-018 FAQ-019 from another own city it takes the square away, whatever stands on it', () => {
    const square = squareAt(1, 2);
    const own = { ...TWO_CITIES, scouts: [square] };
    for (const [piece, culture] of [
      [{ building: 'temple' }, 2],
      [{ wonder: 'stonehenge' }, 1],
    ] as const) {
      const at = sending({ own, pieces: [{ square, ...piece }] }, HOME);
      expect([yields(at, 0).culture, yields(at, 1).culture]).toEqual([culture, 0]);
      const kept = sending({ own, pieces: [{ square, ...piece }] }, SECOND);
      expect([yields(kept, 0).culture, yields(kept, 1).culture]).toEqual([0, culture]);
    }
    const wheat = sending({ own, ground: [[square, 'grassland wheat']] }, HOME);
    passTo(wheat, 'cityManagement', 0);
    expect(refused(wheat, harvesting(square, SECOND)).rule).toBe('FAQ-019');
    play(wheat, harvesting(square, HOME));
    expect(view(wheat).players[0]?.resources['wheat']).toBe(1);
  });

  it('SCT-006 combat icons stay with their owner', () => {
    const square = squareAt(1, 2);
    const own = { ...TWO_CITIES, scouts: [square] };
    const at = sending({ own, pieces: [{ square, building: 'barracks' }] }, HOME);
    expect(ownCombatBonus(at.state, 0)).toBe(2);
    // In an enemy's outskirts they are blockaded, but not gathered.
    const enemy = sending({
      own: { scouts: [squareAt(0, 13)] },
      pieces: [{ square: squareAt(0, 13), person: 'general' }],
    });
    expect([0, 1].map((seat) => ownCombatBonus(enemy.state, seat))).toEqual([0, 0]);
  });

  it('RUL-186 two in one square send it once, to one city, and are asked for once', () => {
    const at = starting({ own: { ...TWO_CITIES, scouts: [FAR, FAR] }, ground: FOREST });
    play(at, { do: 'end' });
    play(at, { city: SECOND });
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 1 });
    expect([yields(at, 0).production, yields(at, 1).production]).toEqual([0, 2]);
    // If one of them dies, the other goes on.
    destroyFigures(createContext(at.state), 0, FAR, 0, 1);
    expect(yields(at, 1).production).toBe(2);
    const beside = sending({ own: { scouts: [squareAt(5, 2), squareAt(5, 2)] }, ground: [[squareAt(5, 2), 'forest']] });
    expect(yields(beside).production).toBe(2);
  });

  it('RUL-187 nothing is built on a gathered square', () => {
    const far = near(7, CITY_SECOND);
    const at = managing({
      capital: ['forest', 'forest', 'forest', 'forest'],
      second: [],
      player: { scouts: [far], scoutsCity: [0], techs: ['pottery'] },
    });
    play(at, { do: 'produce', city: CENTER, item: 'granary', bonuses: [], rush: 0 });
    expect(places(at)).toEqual([near(4), near(5), near(6), near(7)]);
    expect(refused(at, { square: far }).rule).toBe('BLD-004');
  });

  it('RUL-188 if it leaves, dies or is displaced its assignment ends', () => {
    const sent = () => sending({ own: { scouts: [FAR] }, ground: FOREST });
    const killed = sent();
    destroyFigures(createContext(killed.state), 0, FAR, 0, 1);
    expect(yields(killed).production).toBe(0);
    const displaced = sent();
    relocateFigures(createContext(displaced.state), 0, FAR, squareAt(5, 9));
    expect(yields(displaced).production).toBe(0);
    const moved = sent();
    passTo(moved, 'movement', 0);
    go(moved, FAR, 0, 1, squareAt(5, 9));
    play(moved, { do: 'to', square: FAR });
    // Even back on its square it has left.
    expect(player(moved, 0).scouts[0]).toBe(FAR);
    expect(yields(moved).production).toBe(0);
  });

  it('RUL-188 the blockade of an enemy’s square ends with it', () => {
    const square = squareAt(0, 13);
    const at = sending({ own: { scouts: [square] }, ground: [[square, 'forest']] });
    destroyFigures(createContext(at.state), 0, square, 0, 1);
    expect(yields(at, 0, 1).production).toBe(2);
  });

  it('RUL-189 if its city is destroyed the assignment is lost for the turn', () => {
    const at = sending({ own: { ...TWO_CITIES, scouts: [FAR] }, ground: FOREST }, SECOND);
    destroyCity(createContext(at.state), 0, 1);
    expect(player(at, 0).scoutsCity).toEqual([-1, -1]);
    expect(yields(at).production).toBe(0);
  });

  it('RUL-190 it gathers what the square shows when it is used', () => {
    const square = near(7, CITY_SECOND);
    const at = managing({
      capital: [],
      second: ['forest', 'forest', 'forest'],
      player: { scouts: [square], scoutsCity: [0], techs: ['pottery'] },
    });
    expect(yields(at).culture).toBe(0);
    produce(at, 'granary', square, { city: CITY_SECOND });
    expect(view(at).map.squares.find((one) => one.square === square)?.piece?.face).toBe('granary');
    expect(yields(at)).toMatchObject({ trade: 1, production: 1 });
    expect(yields(at, 1)).toMatchObject({ trade: 0, production: 6 });
  });

  it('RUL-235 a city founded around a scout has its square, unless it is sent away', () => {
    const square = squareAt(1, 2);
    const at = starting({ own: { scouts: [SECOND, square] }, ground: [[square, 'forest']] });
    play(at, founding(SECOND));
    expect(yields(at, 1).production).toBe(2);
    play(at, { do: 'end' });
    expect(options(at)[0]).toEqual({ city: SECOND });
    play(at, { city: HOME });
    expect([yields(at, 0).production, yields(at, 1).production]).toEqual([2, 0]);
    expect(cities(at)).toHaveLength(2);
  });

  it('TRADE-005 a scout that stands still is asked for again each turn', () => {
    const at = sending({ own: { ...TWO_CITIES, scouts: [FAR] }, ground: [[FAR, 'water']] }, SECOND);
    const news = passTo(at, 'startOfTurn', 0);
    expect(news).toContainEqual({ kind: 'tradeCollected', seat: 0, amount: 1 });
    play(at, { do: 'end' });
    expect(isAsked(at, 'assignScout', 0)).toBe(true);
    play(at, { city: HOME });
    expect([yields(at, 0).trade, yields(at, 1).trade]).toEqual([1, 0]);
  });
});
