import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { breachesOf } from '../src/fromScenario/breaches.ts';
import { civilization } from '../src/index.ts';
import { chooser, dealt, impossible, playOn, table } from './table.ts';

/** Two players on grassland, the first at the top right, with what a case states of them. */
function given(first: PlainObject, more: PlainObject = {}, second: PlainObject = {}): PlainObject {
  return {
    ground: 'grassland',
    ...more,
    players: [
      { civilization: 'germany', cities: ['F2'], ...first },
      { civilization: 'america', cities: ['B14'], ...second },
    ],
  };
}

/** What breaks a rule: its number, the part that does, the table, and the same table as it may be. */
type Case = [rule: string, what: string, part: string, broken: PlainObject, sound: PlainObject];

const water = (...squares: string[]) => ({
  ground: ['grassland', ...squares.map((square) => ({ square, face: 'water' }))],
});
const piece = (square: string, of: PlainObject) => ({ pieces: [{ square, ...of }] });

const CASES: Case[] = [
  ['MOVE-014', 'an army in an own center', 'armies', given({ armies: ['F2'] }), given({ armies: ['F3'] })],
  ['MOVE-017', 'an army in an enemy center', 'armies', given({ armies: ['B14'] }), given({ armies: ['B13'] })],
  ['MOVE-015', 'a scout in an enemy center', 'scouts', given({ scouts: ['B14'] }), given({ scouts: ['B13'] })],
  [
    'MOVE-008',
    'six armies in a square at limit 2',
    'armies',
    given({ armies: Array(6).fill('D8') }),
    given({ armies: ['D8', 'D8', 'D9', 'D9'], scouts: ['D10', 'D10'] }),
  ],
  [
    'MOVE-008',
    'an army and two scouts at limit 2',
    'armies',
    given({ armies: ['D8'], scouts: ['D8', 'D8'] }),
    given({ civilization: 'germany', techs: ['masonry'], armies: ['D8'], scouts: ['D8', 'D8'] }),
  ],
  [
    'MOVE-010',
    'an army on water without the tech',
    'armies',
    given({ armies: ['D8'] }, water('D8')),
    given({ armies: ['D9'] }, water('D8')),
  ],
  [
    'MOVE-011',
    'a scout at sea with Navigation',
    'scouts',
    given({ techs: ['navigation'], scouts: ['D8'] }, water('D8')),
    given({ techs: ['navigation', 'sailing'], scouts: ['D8'] }, water('D8')),
  ],
  [
    'MOVE-020',
    'an army on a hut',
    'armies',
    given({ armies: ['D8'] }, piece('D8', { hut: 'spy' })),
    given({ armies: ['D9'] }, piece('D8', { hut: 'spy' })),
  ],
  [
    'MOVE-018',
    'a scout on a village',
    'scouts',
    given({ scouts: ['D8'] }, piece('D8', { village: 'iron' })),
    given({ scouts: ['D7'] }, piece('D8', { village: 'iron' })),
  ],
  [
    'RUL-019',
    'figures of two players in a square',
    'armies',
    given({ armies: ['D8'] }, {}, { scouts: ['D8'] }),
    given({ armies: ['D8'] }, {}, { scouts: ['D9'] }),
  ],
  ['SOT-013', 'a city too near another', 'cities', given({ cities: ['F2', 'D3'] }), given({ cities: ['F2', 'C3'] })],
  [
    'SOT-013',
    'a city too near an enemy one',
    'cities',
    given({ cities: ['F2', 'D12'] }),
    given({ cities: ['F2', 'E12'] }),
  ],
  [
    'SOT-007',
    'a city at the edge of the map',
    'cities',
    given({ cities: ['F2', 'A6'] }),
    given({ cities: ['F2', 'B6'] }),
  ],
  [
    'SOT-010',
    'a city on water',
    'cities',
    given({ cities: ['F2', 'C6'] }, water('C6')),
    given({ cities: ['F2', 'C6'] }, water('C5')),
  ],
  [
    'SOT-008',
    'a city beside a hut',
    'cities',
    given({ cities: ['F2', 'C6'] }, piece('D7', { hut: 'spy' })),
    given({ cities: ['F2', 'C6'] }, piece('E7', { hut: 'spy' })),
  ],
  [
    'SOT-003',
    'three cities without Irrigation',
    'cities',
    given({ cities: ['F2', 'C6', 'G8'] }),
    given({ cities: ['F2', 'C6', 'G8'], techs: ['irrigation', 'pottery'] }),
  ],
  [
    'PSET-001',
    'a capital off the middle of its home tile',
    'cities',
    given({ cities: ['E2'] }),
    given({ cities: ['G3'] }),
  ],
  [
    'RUL-079',
    'a building in a center',
    'pieces',
    given({ techs: ['pottery'] }, piece('F2', { building: 'granary' })),
    given({ techs: ['pottery'] }, piece('F3', { building: 'granary' })),
  ],
  ['BLD-011', 'walls without Masonry', 'walls', given({ walls: [true] }), given({ walls: [true], techs: ['masonry'] })],
  [
    'BLD-005',
    'a Harbor on grassland',
    'pieces',
    given({ techs: ['pottery', 'sailing'] }, piece('F3', { building: 'harbor' })),
    given({ techs: ['navigation'] }, { ...water('F3'), ...piece('F3', { building: 'harbor' }) }),
  ],
  [
    'BLD-004',
    "a building in nobody's outskirts",
    'pieces',
    given({ techs: ['pottery'] }, piece('D8', { building: 'granary' })),
    given({ techs: ['pottery'] }, piece('E2', { building: 'granary' })),
  ],
  [
    'BLD-001',
    'a building without its tech',
    'pieces',
    given({}, piece('F3', { building: 'granary' })),
    given({ techs: ['pottery'] }, piece('F3', { building: 'granary' })),
  ],
  [
    'BLD-018',
    'a basic building of a player who knows the better one',
    'pieces',
    given({ techs: ['pottery', 'engineering'] }, piece('F3', { building: 'granary' })),
    given({ techs: ['pottery', 'engineering'] }, piece('F3', { building: 'aqueduct' })),
  ],
  [
    'BLD-007',
    'two limited buildings in one city',
    'pieces',
    given(
      { techs: ['currency'] },
      {
        pieces: [
          { square: 'F3', building: 'market' },
          { square: 'E2', building: 'market' },
        ],
      },
    ),
    given(
      { techs: ['currency'], cities: ['F2', 'C6'] },
      {
        pieces: [
          { square: 'F3', building: 'market' },
          { square: 'C5', building: 'market' },
        ],
      },
    ),
  ],
  [
    'WON-004',
    'a wonder on water',
    'pieces',
    given({}, { ...water('F3'), ...piece('F3', { wonder: 'oracle' }) }),
    given({}, { ...water('F1'), ...piece('F3', { wonder: 'oracle' }) }),
  ],
  [
    'WON-004',
    'two wonders in one city',
    'pieces',
    given(
      {},
      {
        pieces: [
          { square: 'F3', wonder: 'oracle' },
          { square: 'E2', wonder: 'colossus' },
        ],
      },
    ),
    given(
      { cities: ['F2', 'C6'] },
      {
        pieces: [
          { square: 'F3', wonder: 'oracle' },
          { square: 'C5', wonder: 'colossus' },
        ],
      },
    ),
  ],
  [
    'WON-003',
    "a wonder's card without its marker",
    'wonders',
    given({ wonders: ['oracle'] }),
    given({}, piece('F3', { wonder: 'oracle' })),
  ],
  [
    'GP-001',
    "a great person in nobody's outskirts",
    'pieces',
    given({}, piece('D8', { person: 'artist' })),
    given({}, piece('F3', { person: 'artist' })),
  ],
  [
    'GP-002',
    'a great person on water',
    'pieces',
    given({}, { ...water('F3'), ...piece('F3', { person: 'artist' }) }),
    given({}, { ...water('F1'), ...piece('F3', { person: 'artist' }) }),
  ],
  [
    'EVT-002',
    'four events at hand size 2',
    'events',
    given({ events: ['drought', 'lost', 'sabotage', 'catastrophe'] }),
    given({ events: ['drought', 'lost'] }),
  ],
  ['UNIT-003', 'aircraft without Flight', 'units', given({ units: ['aircraft5'] }), given({ units: ['mounted3'] })],
  [
    'RES-010',
    'a tech above too few others',
    'techs',
    given({ techs: ['chivalry'] }),
    given({ techs: ['chivalry', 'pottery'] }),
  ],
  ['RES-012', 'Space Flight above nothing', 'techs', given({ techs: ['spaceFlight'] }), given({})],
  [
    'GOV-007',
    'an Anarchy that is yet to come',
    'anarchySince',
    given({ government: 'anarchy', anarchySince: 6 }),
    given({ government: 'anarchy', anarchySince: 5 }),
  ],
  [
    'GOV-003',
    'a government that no tech unlocked',
    'governments',
    given({ government: 'monarchy' }),
    given({ government: 'monarchy', techs: ['monarchy', 'codeOfLaws'] }),
  ],
  [
    'TECH-005',
    'an ability used without its tech',
    'used',
    given({ used: ['pottery'] }),
    given({ used: ['pottery'], techs: ['pottery'] }),
  ],
  [
    'COIN-011',
    'coins on a Panama Canal that is not there',
    'canalCoins',
    given({ canalCoins: 1 }),
    given({ canalCoins: 1 }, piece('F3', { wonder: 'panamaCanal' })),
  ],
  [
    'OBS-005',
    'an obsolete wonder that nobody has',
    'obsolete',
    given({}, { obsolete: ['oracle'] }),
    given({}, { obsolete: ['oracle'], ...piece('F3', { wonder: 'oracle' }) }),
  ],
  [
    'SCT-002',
    'a scout that serves a city that is not there',
    'scoutsCity',
    given({ scouts: ['D8'], scoutsCity: [1] }),
    given({ scouts: ['D8'], scoutsCity: [1], cities: ['F2', 'C6'] }),
  ],
  ['VIC-001', 'a culture victory that was not noticed', 'track', given({ track: 21 }), given({ track: 20 })],
  [
    'VIC-003',
    'an economic victory that was not noticed',
    'coins',
    given({ sheetCoins: 15 }),
    given({ sheetCoins: 14 }),
  ],
  ['RUL-299', 'everybody but one has resigned', 'resigned', given({ resigned: true }), given({})],
];

describe('a table that breaks a rule', () => {
  for (const [rule, what, part, broken, sound] of CASES) {
    it(`${what} is refused, unless it is meant`, () => {
      expect(impossible(broken)).toMatchObject({ rule, params: { part } });
      // It can be laid all the same, where that is meant.
      expect(table(broken).state.players).toHaveLength(2);
      expect(possible(sound)).toBe(true);
    });
  }
});

/** What the box does not hold cannot be laid, whatever is meant. */
const SHORT: [rule: string, what: string, part: string, given: PlainObject][] = [
  [
    'CMP-002',
    'a tile laid twice',
    'tiles',
    {
      tiles: [
        { slot: 0, tile: '07' },
        { slot: 2, tile: '07' },
      ],
    },
  ],
  ['CMP-003', 'four cities', 'cities', given({ cities: ['F2', 'C6', 'G8', 'C10'] })],
  ['CMP-004', 'seven armies', 'armies', given({ armies: ['A1', 'B1', 'C1', 'D1', 'D2', 'D3', 'D4'] })],
  ['CMP-005', 'more units than there are', 'units', given({ units: Array(15).fill('infantry1') })],
  ['CMP-007', 'more events than there are', 'events', given({ events: Array(9).fill('drought') })],
  ['CMP-008', 'a wonder that two hold', 'wonders', given({ wonders: ['oracle'] }, {}, { wonders: ['oracle'] })],
  [
    'CMP-008',
    'a wonder that lies twice',
    'pieces',
    given(
      {},
      {
        pieces: [
          { square: 'F3', wonder: 'oracle' },
          { square: 'E2', wonder: 'oracle' },
        ],
      },
    ),
  ],
  [
    'CMP-008',
    'a wonder built and in the market',
    'pieces',
    given({}, { wonderMarket: ['oracle'], ...piece('F3', { wonder: 'oracle' }) }),
  ],
  ['CMP-011', 'a Market too many', 'buildings', given({}, { buildings: { market: 6 } })],
  ['CMP-013', 'more spies than huts have', 'markers', given({ markers: Array(9).fill('hut:spy') })],
  [
    'CMP-013',
    'a disaster marker with a side that the base game has not',
    'ground',
    given({}, { ground: ['grassland', { square: 'D8', terrain: 'water', disaster: true }] }),
  ],
  ['RUL-015', 'four artists', 'reserve', given({ reserve: Array(4).fill('artist') })],
  [
    'SET-019',
    'three wheat in a game of two',
    'resources',
    given({ resources: { wheat: 2 } }, {}, { resources: { wheat: 1 } }),
  ],
  [
    'SET-015',
    'five wonders in the market',
    'wonderMarket',
    given({}, { wonderMarket: ['oracle', 'colossus', 'stonehenge', 'louvre', null] }),
  ],
  [
    'GEN-006',
    'one civilization twice',
    'civilization',
    { players: [{ civilization: 'rome' }, { civilization: 'rome' }] },
  ],
  ['RUL-239', 'a civilization of the expansion', 'civilization', { players: [{ civilization: 'spain' }] }],
  ['RUL-239', 'a tech of the expansion', 'techs', given({ techs: ['agriculture'] })],
  [
    'RUL-079',
    'two pieces on one square',
    'pieces',
    given(
      {},
      {
        pieces: [
          { square: 'D8', hut: 'spy' },
          { square: 'D8', village: 'iron' },
        ],
      },
    ),
  ],
  ['TRADE-002', 'more trade than the dial shows', 'trade', given({ trade: 28 })],
  ['ART-013', 'a step beyond the track', 'track', given({ track: 22 })],
  ['TECH-014', 'five coins on a tech', 'techCoins', given({ techs: ['pottery'], techCoins: { pottery: 5 } })],
  ['HUT-009', 'a village marker that nobody keeps', 'markers', given({ markers: ['village:greatPerson'] })],
  ['MAP-009', 'a figure on a face-down tile', 'armies', { players: [{ armies: ['A1'] }] }],
];

describe('a table that the box does not hold', () => {
  for (const [rule, what, part, stated] of SHORT) {
    it(`${what} is refused`, () => {
      expect(impossible(stated)).toMatchObject({ rule, params: { part } });
      expect(() => table(stated)).toThrow(rule);
    });
  }
});

/** Rules that an effect may leave broken in a game: what it puts somewhere stays (RUL-106, RUL-110, RUL-111). */
const LEFT_BY_EFFECTS = ['MOVE-008', 'MOVE-010', 'MOVE-011', 'MOVE-014'];

describe('a table that a game comes to', () => {
  for (const players of [2, 3, 4]) {
    it(`breaks no rule, with ${players} players`, () => {
      let looked = 0;
      for (let game = 0; game < 2; game++) {
        const at = dealt(`breach ${players} ${game}`, players);
        playOn(at, chooser(`${game}`), () => {
          const { state } = at;
          // Between two acts of a player's part nothing is under way.
          if (state.turn === 0 || state.stack.length !== 2) return false;
          const broken = breachesOf(state, null).filter(({ rule }) => !LEFT_BY_EFFECTS.includes(rule));
          expect(broken, `game ${game}, turn ${state.turn}`).toEqual([]);
          looked++;
          return state.turn > 60;
        });
      }
      expect(looked).toBeGreaterThan(400);
    });
  }
});

function possible(stated: PlainObject): boolean {
  const setup = civilization.setup(2, {});
  if ('rule' in setup) throw new Error('no such set-up');
  const state = civilization.fromScenario(setup, stated);
  if ('rule' in state) throw new Error(JSON.stringify(state));
  return true;
}
