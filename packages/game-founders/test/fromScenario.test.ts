import { readdirSync, readFileSync } from 'node:fs';
import {
  apply,
  createContext,
  findUnplain,
  type Illegal,
  nextBelow,
  type Plain,
  type PlainObject,
  seedStreams,
} from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { breachesOf } from '../src/fromScenario/breaches.ts';
import { fromScenario } from '../src/fromScenario.ts';
import { type Answer, type Ask, founders, type Setup, type State } from '../src/index.ts';
import { asked, dealt, table, view } from './table.ts';

/** The components of the box, before anything is laid out. */
function boxOf(players: number): PlainObject {
  return founders.countComponents(founders.initialState(setupFor(players)));
}

function setupFor(players: number): Setup {
  return founders.setup(players, {}) as Setup;
}

function tiles(...stated: readonly Plain[]): PlainObject {
  return { territories: [{ tiles: stated }] };
}

const SQUARE: readonly Plain[] = [
  ['N1', 0, 0],
  ['N2', 1, 0],
  ['N3', 0, 1],
  ['N4', 1, 1],
];

describe('a table that cannot be read is refused with K-SETUP', () => {
  test.each<[string, PlainObject, string, string]>([
    ['an unknown key', { seats: 1 }, 'given', 'unknownKey'],
    ['an unknown key of a territory', { territories: [{ tile: [] }] }, 'territories', 'unknownKey'],
    ['an unknown key of a tile', tiles({ tile: 'N1', x: 0, y: 0, wars: true }), 'tiles', 'unknownKey'],
    ['an unknown key of a token', { territories: [{ hand: [{ token: 'war', when: 'now' }] }] }, 'hand', 'unknownKey'],
    ['an unknown row', { rows: { victory: ['R01'] } }, 'rows', 'unknownKey'],
    ['an unknown stack', { stacks: { blue: ['V1'] } }, 'stacks', 'unknownKey'],
    ['a seat that nobody has', { seat: 2 }, 'seat', 'shape'],
    ['a negative seat', { seat: -1 }, 'seat', 'shape'],
    ['a starting player who is not there', { first: 4 }, 'first', 'shape'],
    ['a turn before the first', { turn: 0 }, 'turn', 'shape'],
    ['an unknown step', { step: 'draft' }, 'step', 'unknownName'],
    ['an unknown resource', { step: 'add', bought: 'marble' }, 'bought', 'unknownName'],
    ['a resource bought before the token step', { step: 'token', bought: 'wood' }, 'bought', 'shape'],
    ['more territories than players', { territories: [{}, {}, {}] }, 'territories', 'full'],
    ['territories that are no list', { territories: {} }, 'territories', 'shape'],
    ['a territory that is no object', { territories: ['N1'] }, 'territories', 'shape'],
    ['a tile that is not of this game', tiles(['X1', 0, 0]), 'tiles', 'unknownName'],
    ['a tile without a place', tiles(['N1', 0]), 'tiles', 'shape'],
    ['a tile too far away', tiles(['N1', 100, 0]), 'tiles', 'shape'],
    ['a tile between two cells', tiles({ tile: 'N1', x: '0', y: 0 }), 'tiles', 'shape'],
    ['war that is neither true nor false', tiles({ tile: 'N1', x: 0, y: 0, war: 1 }), 'war', 'shape'],
    ['a cart nowhere', { territories: [{ tiles: SQUARE, carts: [{ x: 0 }] }] }, 'carts', 'shape'],
    ['a token that is not of this game', { territories: [{ hand: ['joker'] }] }, 'hand', 'unknownName'],
    ['a token received some day', { territories: [{ hand: [{ token: 'war', received: 3 }] }] }, 'hand', 'unknownName'],
    ['victory tiles that are no list', { victory: 8 }, 'victory', 'shape'],
  ])('%s', (_name, given, part, problem) => {
    const refusal = fromScenario(setupFor(2), given) as Illegal;
    expect([refusal.rule, refusal.params?.['part'], refusal.params?.['problem']]).toEqual(['K-SETUP', part, problem]);
  });

  test.each<[PlainObject, string, string[]]>([
    [{ seats: 1 }, 'seats', ['seat', 'territories', 'craftsmen']],
    [{ territories: [{ tile: [] }] }, 'tile', ['tiles', 'carts', 'hand', 'replaced']],
    [{ step: 'draft' }, 'draft', ['reveal', 'token', 'add']],
    [{ step: 'add', bought: 'marble' }, 'marble', ['wood']],
    [tiles(['X1', 0, 0]), 'X1', ['N1', 'V6', 'C4f', 'R25']],
    [{ territories: [{ hand: ['joker'] }] }, 'joker', ['war', 'coin', 'fishSalter']],
    [{ rows: { nature: ['V1'] } }, 'V1', ['N1', 'N6']],
  ])('%j names what is known instead', (given, value, some) => {
    const { params } = fromScenario(setupFor(2), given) as Illegal;
    expect(params).toMatchObject({ value, known: expect.arrayContaining(some) });
  });
});

const PAIR: readonly Plain[] = [
  ['N1', 0, 0],
  ['N2', 1, 0],
];

/** Tables that could be laid, but that no game comes to. */
describe('a table that breaks a rule is refused by it, unless it is stated as impossible', () => {
  test.each<[string, string, PlainObject, string]>([
    ['a territory of one tile', 'T-016', tiles(['N1', 0, 0]), 'tiles'],
    ['tiles that touch at a corner only', 'T-083', tiles(['N1', 0, 0], ['N2', 1, 1]), 'tiles'],
    ['a territory in two pieces', 'T-083', tiles(...PAIR, ['N3', 4, 0], ['N4', 5, 0]), 'tiles'],
    ['a coin on a victory tile', 'T-061', tiles(...PAIR, { tile: 'R01', x: 0, y: 1, coin: true }), 'tiles'],
    ['a coin on craftsmen', 'R-11', tiles(...PAIR, { tile: 'V1', x: 0, y: 1, coin: true, craftsmen: true }), 'tiles'],
    ['a cart without a square', 'T-068', { territories: [{ tiles: SQUARE, carts: [{ x: 1, y: 0 }] }] }, 'carts'],
    [
      'two carts on one corner',
      'R-17',
      { territories: [{}, { tiles: SQUARE, carts: [1, 2].map(() => ({ x: 0, y: 0 })) }] },
      'carts',
    ],
    ['six tiles in a row', 'T-031', { rows: { city: ['C1a', 'C1b', 'C1c', 'C1d', 'C1e', 'C1f'] } }, 'rows'],
    [
      'nine victory tiles for two players, one of them built',
      'T-012',
      { ...tiles(...PAIR, ['R01', 0, 1]), victory: ['R02', 'R03', 'R04', 'R05', 'R06', 'R07', 'R08', 'R09'] },
      'victory',
    ],
    ['no victory tile left, and the game goes on', 'T-111', { victory: [] }, 'victory'],
  ])('%s', (_what, rule, given, part) => {
    const refusal = fromScenario(setupFor(2), given) as Illegal;
    expect([refusal.rule, refusal.params?.['part']]).toEqual([rule, part]);
    expect(fromScenario(setupFor(2), given, true)).toHaveProperty('territories');
  });

  test('the last round is played without victory tiles', () => {
    const setup = founders.setup(2, { finishRound: true }) as Setup;
    expect(fromScenario(setup, { victory: [] })).toHaveProperty('territories');
  });
});

describe('a table that the box does not hold is refused, whatever is stated', () => {
  test.each<[string, string, PlainObject, string]>([
    ['five copies of a tile', 'T-001', tiles(...[0, 1, 2, 3, 4].map((x) => ['N1', x, 0])), 'tiles'],
    ['a copy too many in a row', 'T-001', { ...tiles(...PAIR, ['C1a', 0, 1]), rows: { city: ['C1a'] } }, 'rows'],
    ['a copy too many in a stack', 'T-001', { rows: { city: ['C1a'] }, stacks: { city: ['C1a'] } }, 'stacks'],
    ['a copy too many in the box', 'T-001', { ...tiles(...PAIR, ['R01', 0, 1]), box: ['R01'] }, 'box'],
    [
      'no nature tiles left for a row left open',
      'T-001',
      {
        territories: [
          {
            tiles: [1, 2, 3, 4, 5, 6].flatMap((kind) => [0, 1, 2, 3].map((y) => [`N${kind}`, kind, y])).slice(0, 18),
          },
        ],
        stacks: { nature: ['N6', 'N6', 'N6'] },
      },
      'rows',
    ],
    ['two tiles on one cell', 'T-093', tiles(['N1', 0, 0], ['N2', 0, 0]), 'tiles'],
    ['craftsmen on a nature tile', 'T-075', tiles({ tile: 'N1', x: 0, y: 0, craftsmen: true }), 'craftsmen'],
    ['craftsmen on a city tile', 'T-075', tiles({ tile: 'C1a', x: 0, y: 0, craftsmen: true }), 'craftsmen'],
    [
      'the same craftsmen twice',
      'T-002',
      tiles({ tile: 'V1', x: 0, y: 0, craftsmen: true }, { tile: 'V1', x: 1, y: 0, craftsmen: true }),
      'craftsmen',
    ],
    [
      'a seventh war token',
      'T-002',
      { territories: [{ tiles: [{ tile: 'N1', x: 0, y: 0, war: true }], hand: Array(6).fill('war') }] },
      'hand',
    ],
    ['a war token among the craftsmen', 'T-002', { craftsmen: ['war'] }, 'craftsmen'],
    [
      'craftsmen in hand and in the pile',
      'T-002',
      { territories: [{ hand: ['weaver'] }], craftsmen: ['weaver'] },
      'craftsmen',
    ],
    ['a village tile in the nature row', 'T-010', { rows: { nature: ['V1'] } }, 'rows'],
    ['a victory tile in a row', 'T-010', { rows: { city: ['R01'] } }, 'rows'],
    ['a city tile in the village stack', 'T-010', { stacks: { village: ['C1a'] } }, 'stacks'],
    ['a city tile among the victory tiles', 'T-010', { victory: ['C1a'] }, 'victory'],
  ])('%s', (_what, rule, given, part) => {
    for (const isImpossible of [false, true]) {
      const refusal = fromScenario(setupFor(2), given, isImpossible) as Illegal;
      expect([refusal.rule, refusal.params?.['part']]).toEqual([rule, part]);
    }
  });
});

test.each([2, 3, 4])('a table that a game comes to breaks no rule, with %i players', (players) => {
  let looked = 0;
  for (let game = 0; game < 5; game++) {
    const { state } = dealt(`breach ${players} ${game}`, players);
    const generator = seedStreams(`choices ${game}`)[0] as number[];
    while (state.outcome === null) {
      const ask = state.pending?.asks[0] as Ask;
      if (ask.kind === 'revealTile' || ask.kind === 'playToken' || ask.kind === 'addTile') {
        expect(breachesOf(state), `game ${game}, turn ${state.turn}`).toEqual([]);
        looked++;
      }
      const all = founders.options(state, ask);
      apply(founders, createContext(state), ask.id, all[nextBelow(generator, all.length)] as Answer);
    }
  }
  expect(looked).toBeGreaterThan(100);
});

describe('what is left open', () => {
  test.each([
    [2, 8],
    [3, 12],
    [4, 12],
  ])('is as after the set-up of %i players', (players, victory) => {
    const seen = view(table({}, players));
    expect(seen.victory).toHaveLength(victory);
    expect([seen.rows.nature.length, seen.rows.village.length, seen.rows.city.length]).toEqual([3, 2, 1]);
    expect(seen.stacks).toEqual({ nature: 24 - 2 * players - 3, village: 22, city: 23 });
    expect(seen.territories.map(({ tiles: laid }) => laid.length)).toEqual(Array(players).fill(2));
    expect([seen.turn, seen.first, seen.awaited]).toEqual([20, 0, [{ seat: 0, kind: 'revealTile' }]]);
  });

  test('takes no tile that something else states', () => {
    const seen = view(
      table({ rows: { nature: ['N1', 'N1', 'N1', 'N1'] }, stacks: { nature: ['N2', 'N2', 'N2', 'N2'] } }),
    );
    expect(seen.rows.nature).toEqual(['N1', 'N1', 'N1', 'N1']);
    expect(seen.territories.flatMap(({ tiles: laid }) => laid.map(({ tile }) => tile))).toEqual([
      'N3',
      'N3',
      'N3',
      'N3',
    ]);
  });
});

test('stacks are stated top tile first, and what they leave out goes to the box', () => {
  const { state } = table({ stacks: { city: ['C1b', 'C1c'] }, craftsmen: ['weaver', 'saddler'], box: ['V1', 'V2'] });
  const seen = founders.view(state, null);
  expect(seen.stacks.city).toBe(2);
  expect(seen.piles.craftsmen).toBe(2);
  expect(seen.box.tiles.filter((tile) => tile.startsWith('C'))).toHaveLength(24 - 1 - 2);
  expect(seen.box.tiles.filter((tile) => tile.startsWith('V'))).toEqual(['V1', 'V2']);
  expect(seen.box.tokens).toHaveLength(4);
});

test('each step of a turn can be stated', () => {
  const hand = { territories: [{ hand: ['war'] }] };
  expect(asked(table(hand)).kind).toBe('revealTile');
  expect(asked(table({ ...hand, step: 'token' })).kind).toBe('playToken');
  expect(asked(table({ ...hand, step: 'add', bought: 'wood' }))).toMatchObject({ kind: 'addTile', bought: 'wood' });
  expect(asked(table({ ...hand, seat: 1, step: 'token' })), 'nothing to play').toMatchObject({
    seat: 1,
    kind: 'addTile',
  });
});

describe('the components of a stated table are those of the box', () => {
  const folder = new URL('../scenarios/', import.meta.url);
  const files = readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]);
  const given = files.filter(([, { given: stated }]) => stated !== undefined);

  test.each(given)('%s', (_name, { setup, given: stated, impossible }) => {
    const state = fromScenario(
      founders.setup(setup.players, setup.options ?? {}) as Setup,
      stated,
      impossible,
    ) as State;
    expect(founders.countComponents(state)).toEqual(boxOf(setup.players));
    expect(findUnplain(state)).toBeNull();
  });

  test.each([2, 3, 4])('the empty one for %i players', (players) => {
    expect(founders.countComponents(table({}, players).state)).toEqual(boxOf(players));
  });
});
