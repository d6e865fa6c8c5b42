import type { Seat } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { cityIcons, TRADE } from '../src/board/yields.ts';
import { civilization } from '../src/index.ts';
import {
  asked,
  civilizationsOf,
  dealt,
  explained,
  isAsked,
  options,
  play,
  player,
  refused,
  seated,
  setUp,
  type Table,
  table,
  view,
} from './table.ts';

const SEEDS = Array.from({ length: 60 }, (_, n) => `deal ${n}`);

const distinct = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;
const squareOf = (at: Table, square: number) => view(at).map.squares.find((one) => one.square === square);

/** A game of these civilizations, by seat, that a certain seat begins. */
function beginning(civilizations: readonly string[], first: Seat): Table {
  for (const seed of SEEDS) {
    const at = seated(civilizations, seed);
    if (view(at).first === first) return at;
  }
  throw new Error(`seat ${first} begins none of the games`);
}

/** Plays on until a seat is asked for something. */
function until(at: Table, kind: string, seat: number): Table {
  while (asked(at).kind !== kind || asked(at).seat !== seat) play(at, options(at)[0] as never);
  return at;
}

describe('player set-up', () => {
  it('RUL-245 RUL-027 player by player in turn order: capital, bonus, figures; America’s person last of all', () => {
    const figures = (seat: number, count: number) => new Array(count).fill(`${seat} placeStartingFigure`);
    const parts = [
      ['0 placeCapital', ...figures(0, 2)],
      ['1 placeCapital', '1 placeStartingWonder', ...figures(1, 2)],
      ['2 placeCapital', ...figures(2, 3)],
    ];
    for (const first of [0, 1, 2]) {
      const at = beginning(['america', 'egypt', 'russia'], first);
      const steps: string[] = [];
      while (at.state.turn === 0) {
        steps.push(`${asked(at).seat} ${asked(at).kind}`);
        play(at, options(at)[0] as never);
      }
      const inOrder = [0, 1, 2].flatMap((place) => parts[(first + place) % 3] as string[]);
      expect(steps).toEqual([...inOrder, '0 placePerson']);
    }
  });

  it('PSET-001 the capital stands on one of the four middle squares of the home tile, unwalled', () => {
    const at = until(seated(['rome', 'egypt']), 'placeCapital', 0);
    // Rome's home tile is the one at (4, 0) of the map of two players.
    const middle = [1 * 8 + 5, 1 * 8 + 6, 2 * 8 + 5, 2 * 8 + 6];
    expect(options(at)).toEqual(middle.map((square) => ({ square })));
    expect(refused(at, { square: 4 })).toEqual({ rule: 'PSET-001', params: { square: 4, places: middle } });
    expect(refused(at, { square: 14 * 8 + 1 }).rule).toBe('PSET-001');
    expect(refused(at, { square: -1 }).rule).toBe('K-SHAPE');
    expect(refused(at, { square: 13, walls: true }).rule).toBe('K-SHAPE');
    play(at, { square: 14 });
    expect(view(at).players[0]?.cities[0]).toMatchObject({ city: 0, square: 14, walls: false });
  });

  it('RUL-026 no capital on water', () => {
    const at = until(seated(['rome', 'egypt']), 'placeCapital', 0);
    // No home tile of the base game has water in its middle, so one is put there.
    at.state.ground[13] = at.state.ground.find((_, square) => squareOf(at, square)?.terrain === 'water') as number;
    expect(options(at)).not.toContainEqual({ square: 13 });
    expect(refused(at, { square: 13 })).toEqual({ rule: 'RUL-026', params: { square: 13 } });
  });

  it('PSET-003 PSET-004 an army and a scout go to the capital’s outskirts, together or apart, never onto water', () => {
    const at = until(seated(['russia', 'germany']), 'placeStartingFigure', 1);
    const capital = view(at).players[1]?.cities[0]?.square as number;
    const around = view(at).map.squares.filter((one) => one.outskirts?.seat === 1);
    expect(around).toHaveLength(8);
    const land = around.filter((one) => one.terrain !== 'water').map(({ square }) => square);
    expect(land.length).toBeLessThan(8);
    expect(options(at)).toEqual(land.map((square) => ({ square })));
    const water = around.find((one) => one.terrain === 'water')?.square as number;
    expect(refused(at, { square: water })).toEqual({ rule: 'PSET-004', params: { square: water } });
    expect(refused(at, { square: capital })).toEqual({ rule: 'PSET-003', params: { square: capital } });
    play(at, { square: land[0] as number });
    expect(options(at)).toEqual(land.map((square) => ({ square })));
    play(at, { square: land[0] as number });
    expect(squareOf(at, land[0] as number)?.figures).toEqual({ seat: 1, armies: 1, scouts: 1 });
  });

  it('PSET-005 PSET-006 the starting tech lies in the bottom row; for others it keeps its level', () => {
    const { players } = view(setUp(seated(['russia', 'rome'])));
    expect(players[0]?.techs).toEqual([{ tech: 'communism', row: 1, coins: 0 }]);
    const at = table({ players: [{ civilization: 'rome', techs: ['communism'] }] });
    expect(view(at).players[0]?.techs.map(({ row }) => row)).toEqual([1, 3]);
  });

  it('PSET-007 CIV-006 CIV-007 the government is Despotism, of Rome Republic, of Russia Communism', () => {
    const { players } = view(setUp(seated(['russia', 'rome', 'china', 'egypt'])));
    expect(players.map(({ government }) => government)).toEqual(['communism', 'republic', 'despotism', 'despotism']);
  });

  it('PSET-008 EX-02 the trade dial starts with the trade of the capital’s outskirts', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const at = setUp(seated(['germany', 'china', 'egypt', 'rome'], seed));
      for (const [seat, { trade, cities }] of view(at).players.entries()) {
        expect(trade).toBe(cities[0]?.trade);
        expect(trade).toBe(cityIcons(at.state, seat, 0, TRADE));
      }
    }
    const at = until(seated(['egypt', 'rome']), 'placeCapital', 1);
    play(at, { square: 14 * 8 + 2 });
    until(at, 'placeStartingFigure', 1);
    setUp(at);
    // Around the lower right middle square of Rome's tile: desert, and two squares of water.
    expect(view(at).players[1]?.trade).toBe(3);
  });

  it('PSET-010 RUL-030 the economy dial shows the coins a player has; America’s person counts', () => {
    const coins = SEEDS.map((seed) => {
      const at = setUp(seated(['america', 'china'], seed));
      const person = view(at).map.squares.find((one) => one.piece?.kind === 'person');
      expect(view(at).players[0]?.coins).toBe(person?.coin);
      expect(view(at).players[1]?.coins).toBe(0);
      return person?.coin;
    });
    expect(new Set(coins)).toEqual(new Set([0, 1]));
  });

  it('RUL-030 starting trade counts without America’s person but with Egypt’s wonder', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const at = until(seated(['america', 'egypt'], seed), 'placePerson', 0);
      const { players } = view(at);
      const before = players[0]?.trade;
      expect(before).toBe(players[0]?.cities[0]?.trade);
      expect(players[1]?.trade).toBe(players[1]?.cities[0]?.trade);
      setUp(at);
      expect(view(at).players[0]?.trade).toBe(before);
    }
  });

  it('PSET-011 five armies, one scout and two further cities lie ready', () => {
    for (const { armies, scouts, cityMarkers, maxCities } of view(setUp(seated(['rome', 'china']))).players) {
      expect(armies.filter(({ square }) => square === null)).toHaveLength(5);
      expect(scouts.filter(({ square }) => square === null)).toHaveLength(1);
      // The second marker waits for Irrigation.
      expect([cityMarkers, maxCities]).toEqual([2, 2]);
    }
    expect(view(table({ players: [{ techs: ['irrigation'] }] })).players[0]?.maxCities).toBe(3);
  });

  it('PSET-013 speed 2, stacks of 2, culture hand 2, battle hand 3, two cities', () => {
    const one = view(setUp(seated(['china', 'germany']))).players[1];
    expect(one).toMatchObject({
      travelSpeed: 2,
      stackingLimit: 2,
      cultureHandSize: 2,
      battleHandSize: 3,
      maxCities: 2,
      water: 0,
    });
  });

  it('RUL-028 starting scouts were there before turn 1', () => {
    const at = setUp(seated(['china', 'germany']));
    expect(at.state.turn).toBe(1);
    for (const { scouts } of view(at).players) expect(scouts[0]?.since).toBe(0);
  });
});

describe('civilizations', () => {
  it('PSET-002 CIV-003 China’s capital is walled', () => {
    const { players } = view(setUp(seated(['china', 'germany'])));
    expect(players.map(({ cities }) => cities[0]?.walls)).toEqual([true, false]);
  });

  it('CIV-001 RUL-029 America places a random great person in its capital’s outskirts; it may not go to reserve', () => {
    const drawn = SEEDS.map((seed) => {
      const at = until(seated(['america', 'china'], seed), 'placePerson', 0);
      const ask = asked(at);
      expect(refused(at, { reserve: true }).rule).toMatch(/^[A-Z]+-\d+$/);
      for (const answer of options(at)) {
        const place = squareOf(at, (answer as { square: number }).square);
        expect(place?.outskirts).toEqual({ seat: 0, city: 0 });
        expect(place?.terrain).not.toBe('water');
      }
      const answer = options(at)[0] as { square: number };
      play(at, answer);
      expect(squareOf(at, answer.square)?.piece?.kind).toBe('person');
      expect(view(at).persons).toBe(17);
      return 'person' in ask ? ask.person : null;
    });
    expect(new Set(drawn).size).toBe(6);
  });

  it('CIV-004 RUL-029 Egypt places its wonder in its capital’s outskirts, not on water', () => {
    const at = until(seated(['egypt', 'china']), 'placeStartingWonder', 0);
    const around = view(at).map.squares.filter((one) => one.outskirts?.seat === 0);
    const land = around.filter((one) => one.terrain !== 'water').map(({ square }) => square);
    expect(options(at)).toEqual(land.map((square) => ({ square })));
    const water = around.find((one) => one.terrain === 'water')?.square as number;
    expect(refused(at, { square: water })).toEqual({ rule: 'RUL-029', params: { square: water } });
    expect(refused(at, { square: 0 })).toEqual({ rule: 'CIV-004', params: { square: 0 } });
    play(at, { square: land[0] as number });
    const wonder = view(at).players[0]?.wonders[0]?.wonder;
    expect(squareOf(at, land[0] as number)?.piece).toEqual({ kind: 'wonder', face: wonder });
  });

  it('CIV-005 Germany has two more infantry units', () => {
    const at = setUp(seated(['germany', 'china']));
    expect(view(at).players[0]?.units).toEqual({ artillery: 1, infantry: 3, mounted: 1, aircraft: 0 });
    expect(view(at, 0).hand?.units).toHaveLength(5);
  });

  it('CIV-007 CIV-008 RUL-032 Russia has a seventh army, which starts on the map like the others', () => {
    const at = setUp(seated(['russia', 'china']));
    const { armies } = view(at).players[0] as { armies: readonly { square: number | null }[] };
    expect(armies).toHaveLength(7);
    expect(armies.filter(({ square }) => square !== null)).toHaveLength(2);
    expect(view(at).players[1]?.armies).toHaveLength(6);
  });

  it('CIV-007 PSET-004 Russia’s three figures may share one square, but no water', () => {
    const at = until(seated(['russia', 'china']), 'placeStartingFigure', 0);
    const [first] = options(at) as unknown as { square: number }[];
    for (let figure = 0; figure < 3; figure++) play(at, first as { square: number });
    expect(squareOf(at, first?.square as number)?.figures).toEqual({ seat: 0, armies: 2, scouts: 1 });
    const again = until(seated(['russia', 'china']), 'placeStartingFigure', 0);
    const water = view(again).map.squares.find((one) => one.outskirts?.seat === 0 && one.terrain === 'water');
    for (let figure = 0; figure < 3; figure++) {
      expect(refused(again, { square: water?.square as number }).rule).toBe('PSET-004');
      play(again, options(again)[0] as never);
    }
  });

  it('CIV-016 the starting tech works at once', () => {
    const { players } = view(setUp(seated(['rome', 'russia', 'america'])));
    // Code of Laws unlocks Republic, Communism its government; Currency a building.
    expect(players[0]?.governments).toEqual(['despotism', 'republic']);
    expect(players[1]?.governments).toEqual(['despotism', 'communism']);
    expect(players[2]?.techs).toEqual([{ tech: 'currency', row: 1, coins: 0 }]);
  });

  it('RUL-031 Germany gets nothing for its starting tech and units', () => {
    const at = setUp(seated(['germany', 'china']));
    expect(view(at).players[0]?.resources).toEqual({ wheat: 0, silk: 0, incense: 0, iron: 0 });
    expect(view(at).unitDecks['infantry']).toBe(15 - 2 - 2);
  });
});

describe('advanced set-up', () => {
  it('VAR-007 each player gets two random sheets, face up', () => {
    const dealings = SEEDS.map((seed) => {
      const { sheets } = view(dealt(seed, 3, { advancedSetup: true }));
      expect(new Set(sheets.flat()).size).toBe(6);
      return sheets;
    });
    expect(distinct(dealings)).toBeGreaterThan(50);
    expect(view(dealt('two', 2, { advancedSetup: true })).sheets.map((sheets) => sheets.length)).toEqual([2, 2]);
  });

  it('VAR-008 each chooses one of their two in turn order, after the first player is known', () => {
    const at = dealt('advanced', 2, { advancedSetup: true });
    const { first, sheets } = view(at);
    const mine = sheets[first] as readonly string[];
    expect(asked(at).seat).toBe(first);
    expect(options(at)).toEqual(mine.map((one) => ({ civilization: one })));
    const other = sheets[1 - first]?.[0] as string;
    expect(refused(at, { civilization: other })).toEqual({
      rule: 'VAR-008',
      params: { civilization: other, from: mine },
    });
    play(at, { civilization: mine[1] as string });
    expect(asked(at).seat).toBe(1 - first);
    play(at, { civilization: other });
    expect(civilizationsOf(at)[first]).toBe(mine[1]);
    expect(view(at).box.civilizations).toHaveLength(4);
  });

  it('RUL-334 home tiles and wonders wait for the choices', () => {
    const at = dealt('advanced 2', 3, { advancedSetup: true });
    expect(view(at).map.squares).toEqual([]);
    expect(view(at).wonderMarket).toEqual([null, null, null, null]);
    while (isAsked(at, 'chooseCivilization')) play(at, options(at)[0] as never);
    expect(view(at).map.squares).toHaveLength(48);
    expect(view(at).wonderMarket).not.toContain(null);
    const hasEgypt = civilizationsOf(at).includes('egypt');
    expect(view(at).wonderDeck).toEqual({ ancient: 0, medieval: hasEgypt ? 3 : 4, modern: 4 });
  });
});

describe('why not', () => {
  it('RUL-027 RUL-245 out of turn, or too early', () => {
    const seat = 1;
    const at = beginning(['rome', 'china'], seat);
    expect(explained(at, 1 - seat, 'placeCapital', { square: 13 })).toEqual({
      rule: 'RUL-027',
      params: { awaited: [seat] },
    });
    expect(explained(at, seat, 'placeStartingFigure', { square: 13 })).toEqual({
      rule: 'RUL-245',
      params: { now: 'placeCapital' },
    });
    expect(explained(at, seat, 'placeCapital', options(at)[0] as never)).toBe(null);
    expect(civilization.explain(at.state, seat, null)?.rule).toBe('K-SHAPE');
    expect(player(at, seat).cities[0]).toBe(-1);
  });
});
