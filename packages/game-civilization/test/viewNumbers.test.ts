import { describe, expect, test } from 'vitest';
import { printedCost } from '../src/data/printedCost.ts';
import { fight, payIron, playUnit, useTech } from './battleTable.ts';
import { acts, CENTER, managing, near, SECOND } from './cityTable.ts';
import { go, plain } from './movementTable.ts';
import { play, squareAt, type Table, view } from './table.ts';

/** A square of the enemy capital's outskirts, and one just outside. */
const IN = squareAt(1, 13);
const OUT = squareAt(1, 12);

const CASTLE = { square: IN, wonder: 'himejiSamuraiCastle' };

/** A seat's units, in short: `pikeman 3`. */
function forces(at: Table, seat: number): string[] | undefined {
  return view(at, seat).hand?.units.map(({ rank, strength }) => `${rank} ${strength}`);
}

const sides = (at: Table, viewer: number) => view(at, viewer).battle?.sides ?? [];

/** Both hands as a seat sees them, in short. */
function hands(at: Table, viewer: number): (string[] | undefined)[] {
  return sides(at, viewer).map(({ units }) => units?.map(({ rank, strength }) => `${rank} ${strength}`));
}

describe('strengths in the view', () => {
  test('BAT-010 a unit has the name and the strength of its owner’s rank', () => {
    const enemy = { techs: ['democracy', 'metalCasting'], units: ['infantry2', 'artillery1', 'aircraft6', 'mounted3'] };
    expect(forces(plain({ enemy }), 1)).toEqual(['pikeman 3', 'cannon 3', 'aircraft 6', 'horseman 3']);
  });

  test('BLK-003 RUL-295 Himeji Samurai Castle adds one while nobody blockades it', () => {
    const enemy = { units: ['infantry2', 'aircraft6'] };
    const at = plain({ mover: { armies: [OUT], units: ['infantry1'] }, enemy, pieces: [CASTLE] });
    expect(forces(at, 1)).toEqual(['spearman 3', 'aircraft 7']);
    expect(forces(at, 0)).toEqual(['spearman 1']);
    go(at, OUT, 1, 0, IN);
    expect(forces(at, 1)).toEqual(['spearman 2', 'aircraft 6']);
  });

  test('BLK-003 RUL-295 a castle blockaded before the battle is in nobody’s strength, hand or front', () => {
    const enemy = { units: ['infantry2'], armies: [OUT - 8] };
    const at = plain({ mover: { armies: [OUT, IN], units: ['mounted1'] }, enemy, pieces: [CASTLE] });
    go(at, OUT, 1, 0, OUT - 8);
    expect(hands(at, 1)).toEqual([undefined, ['spearman 2']]);
    playUnit(at, 'infantry2');
    expect(view(at).battle?.fronts).toMatchObject([{ seat: 1, card: 'infantry2', rank: 'spearman', strength: 2 }]);
    expect(sides(at, 0).map(({ total }) => total)).toEqual([0, 2]);
  });

  test('RUL-295 BAT-039 the castle counts in hand, in a front and in the total', () => {
    const defender = { wonders: ['himejiSamuraiCastle'], units: ['infantry2', 'mounted3'] };
    const at = fight({ attacker: { units: ['artillery1', 'artillery2'] }, defender });
    expect(hands(at, 1)).toEqual([undefined, ['spearman 3', 'horseman 4']]);
    playUnit(at, 'infantry2');
    expect(view(at).battle?.fronts).toMatchObject([{ seat: 1, strength: 3, wounds: 0 }]);
    expect(sides(at, 0)[1]).toMatchObject({ total: 3, bonus: 0, hand: 1, units: null });
    playUnit(at, 'artillery2', 0);
    // Two wounds, dealt first (BAT-033), would kill a spearman of 2, not one of 3.
    expect(view(at).battle?.fronts).toMatchObject([{ seat: 1, strength: 3, wounds: 2 }]);
    expect(sides(at, 0)).toMatchObject([{ total: 0 }, { total: 3 }]);
  });

  test('HUT-007 barbarians have rank 1, whatever the rank and wonders of their player', () => {
    const defender = { techs: ['replaceableParts'], wonders: ['himejiSamuraiCastle'] };
    const at = fight({ kind: 'village', attacker: { units: ['aircraft5'] }, defender });
    for (const { rank, strength, card } of sides(at, 1)[1]?.units ?? []) {
      expect(['archer', 'spearman', 'horseman']).toContain(rank);
      expect(card).toBe(`${card.slice(0, -1)}${strength}`);
    }
    expect(sides(at, 1)[1]?.units).toHaveLength(3);
  });

  test('FAQ-048 RUL-211 Metalworking shows in the hand it waits for and in the front, not in the total', () => {
    const attacker = { techs: ['metalworking'], resources: { iron: 1 }, units: ['infantry1', 'infantry2'] };
    const at = fight({ attacker, defender: { units: ['infantry3', 'infantry2'] } });
    playUnit(at, 'infantry3');
    expect(hands(at, 0)[0]).toEqual(['spearman 1', 'spearman 2']);
    useTech(at, 'metalworking');
    payIron(at);
    expect(hands(at, 0)[0]).toEqual(['spearman 4', 'spearman 5']);
    playUnit(at, 'infantry1');
    expect(view(at).battle?.fronts[1]).toMatchObject({ strength: 4, raised: 3 });
    expect(sides(at, 1)[0]?.total).toBe(1);
    expect(hands(at, 0)[0]).toEqual(['spearman 2']);
  });

  test('RUL-294 with scope attack Metalworking is in no strength', () => {
    const attacker = { techs: ['metalworking'], resources: { iron: 1 }, units: ['infantry1', 'infantry2'] };
    const options = { metalworkingScope: 'attack' };
    const at = fight({ attacker, defender: { units: ['infantry3', 'infantry2'] }, options });
    playUnit(at, 'infantry3');
    useTech(at, 'metalworking');
    payIron(at);
    expect(hands(at, 0)[0]).toEqual(['spearman 1', 'spearman 2']);
  });
});

describe('production in the view', () => {
  const cities = (at: Table) => view(at).players[0]?.cities ?? [];

  test('RUL-062 it is what a city may spend, with what it comes from, in each city', () => {
    const player = { government: 'communism', techs: ['militaryScience'], sheetCoins: 7 };
    const at = managing({ capital: ['forest', 'forest', 'mountain'], second: ['mountain'], player });
    expect(cities(at)).toMatchObject([
      {
        square: CENTER,
        production: 9,
        productionSources: [
          { of: 'icons', id: null, amount: 5 },
          { of: 'government', id: 'communism', amount: 2 },
          { of: 'tech', id: 'militaryScience', amount: 2 },
        ],
      },
      { square: SECOND, production: 5 },
    ]);
  });

  test('RUL-062 icons alone, and what adds nothing, are told as they are', () => {
    const player = { techs: ['militaryScience'], sheetCoins: 2 };
    const at = managing({ capital: ['forest'], second: [], player });
    expect(cities(at)).toMatchObject([
      { production: 2, productionSources: [{ of: 'icons', id: null, amount: 2 }] },
      { production: 0, productionSources: [] },
    ]);
  });

  test('RUL-062 another government adds nothing', () => {
    const at = managing({ capital: ['forest'], player: { government: 'anarchy' } });
    expect(cities(at)[0]).toMatchObject({ production: 2 });
  });
});

describe('what cities give, in the view', () => {
  const cities = (at: Table, seat = 0) => view(at).players[seat]?.cities ?? [];

  test('ART-001 RUL-259 the culture of a devotion, with what it comes from, in each city', () => {
    const capital = ['mountain culture', 'mountain culture'];
    const at = managing({ capital, second: ['mountain culture'], player: { government: 'communism' } });
    expect(cities(at)).toMatchObject([
      {
        devotion: 2,
        devotionSources: [
          { of: 'city', id: null, amount: 1 },
          { of: 'icons', id: null, amount: 2 },
          { of: 'government', id: 'communism', amount: -1 },
        ],
      },
      { devotion: 2, devotionSources: [{ of: 'city' }, { of: 'icons', amount: 1 }] },
    ]);
    play(at, { do: 'devote', city: CENTER });
    expect(view(at).players[0]?.culture).toBe(2);
  });

  test('RUL-259 Monarchy counts in each city where the table plays so', () => {
    const options = { monarchyCommunismScope: 'each_city' };
    const at = managing({ second: [], player: { government: 'monarchy' }, options });
    expect(cities(at).map(({ devotion }) => devotion)).toEqual([2, 2]);
  });

  test('HARV-001 RUL-262 the squares of a harvest; under Feudalism those of all own cities', () => {
    const of = { capital: ['forest silk'], second: ['desert incense', 'grassland wheat'] };
    expect(cities(managing(of)).map(({ harvest }) => harvest)).toEqual([[near(0)], [near(0, SECOND), near(1, SECOND)]]);
    const feudal = managing({ ...of, player: { government: 'feudalism' } });
    expect(cities(feudal)[0]?.harvest).toEqual([near(0), near(0, SECOND), near(1, SECOND)]);
  });

  test('BLK-001 the squares that an enemy keeps from a city', () => {
    const at = plain({ mover: { armies: [OUT] } });
    expect(cities(at, 1)[0]?.blockaded).toEqual([]);
    go(at, OUT, 1, 0, IN);
    expect(cities(at, 1)[0]?.blockaded).toEqual([IN]);
    expect(cities(at, 0)[0]?.blockaded).toEqual([]);
  });
});

describe('prices and limits in the view', () => {
  const own = (at: Table, seat = 0) => view(at).players[seat];

  test('UNIT-002 WON-002 what items cost a player, by rank and by tech', () => {
    const wonderMarket = ['colossus', 'stonehenge', 'oracle', 'hangingGardens'];
    const at = managing({ player: { techs: ['democracy'] }, given: { wonderMarket } });
    const units = { artillery: 5, infantry: 7, mounted: 5, aircraft: 12 };
    expect(own(at)?.costs).toEqual({ ...units, colossus: 10, stonehenge: 10, oracle: 15, hangingGardens: 15 });
    expect(own(at, 1)?.costs).toMatchObject({ infantry: 5, colossus: 15 });
    // A place of the market that cannot be filled names nothing.
    const sold = managing({ player: { techs: ['democracy'] }, given: { wonderMarket: ['colossus'] } });
    sold.state.wonderMarket = sold.state.wonderMarket.map((wonder, place) => (place === 0 ? wonder : -1));
    expect(own(sold)?.costs).toEqual({ ...units, colossus: 10 });
  });

  test('FIG-001 BLD-002 RUL-081 all else costs everybody what is printed', () => {
    const at = managing({ capital: ['forest'], player: { techs: ['writing', 'masonry'], trade: 27 } });
    for (const item of ['army', 'library', 'walls'] as const) {
      const missing = printedCost(item) - 2;
      expect(acts(at, 'produce').filter((act) => act['item'] === item)).toMatchObject([{ rush: missing }]);
    }
    expect(['army', 'scout', 'library', 'walls', 'infantry', 'oracle', 'toString'].map(printedCost)).toEqual([
      4, 6, 5, 7, 5, 15, 0,
    ]);
  });

  test('CITY-007 CITY-011 what rushing costs and brings, for America more', () => {
    const at = managing();
    expect(own(at)?.rush).toEqual({ trade: 3, production: 1 });
    expect(own(at, 1)?.rush).toEqual({ trade: 3, production: 2 });
  });

  test('RES-002 RES-006 RES-015 the trade that research needs by level, and what is kept of it', () => {
    const at = managing({ player: { wonders: ['porcelainTower'], trade: 9, sheetCoins: 2 }, enemy: { trade: 1 } });
    expect(own(at)).toMatchObject({ research: [1, 6, 11, 16, 21], keptTrade: 2 });
    expect(own(at, 1)).toMatchObject({ research: [6, 11, 16, 21, 26], keptTrade: 0 });
  });

  test('COIN-011 coin tokens lie on their wonder', () => {
    const at = managing({ player: { wonders: ['oracle', 'panamaCanal'], canalCoins: 2 } });
    expect(own(at)?.wonders.map(({ wonder, coins }) => [wonder, coins])).toEqual([
      ['oracle', 0],
      ['panamaCanal', 2],
    ]);
  });
});
