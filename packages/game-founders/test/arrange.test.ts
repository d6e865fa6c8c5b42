import { readdirSync, readFileSync } from 'node:fs';
import { findUnplain, type Illegal, type Plain, type PlainObject } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { arrange } from '../src/arrange.ts';
import { founders, type Setup, type State } from '../src/index.ts';
import { asked, table, view } from './table.ts';

/** The components of the box, before anything is laid out. */
function boxOf(players: number): PlainObject {
  return founders.components(founders.blank(setupFor(players)));
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

describe('a table that cannot be is refused with K-SETUP', () => {
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
    ['an unknown step', { step: 'draft' }, 'step', 'shape'],
    ['an unknown resource', { step: 'add', bought: 'marble' }, 'bought', 'shape'],
    ['a resource bought before the token step', { step: 'token', bought: 'wood' }, 'bought', 'shape'],
    ['more territories than players', { territories: [{}, {}, {}] }, 'territories', 'full'],
    ['territories that are no list', { territories: {} }, 'territories', 'shape'],
    ['a territory that is no object', { territories: ['N1'] }, 'territories', 'shape'],
    ['a tile that is not of this game', tiles(['X1', 0, 0]), 'tiles', 'noneLeft'],
    ['a tile without a place', tiles(['N1', 0]), 'tiles', 'shape'],
    ['a tile too far away', tiles(['N1', 100, 0]), 'tiles', 'shape'],
    ['a tile between two cells', tiles({ tile: 'N1', x: '0', y: 0 }), 'tiles', 'shape'],
    ['five copies of a tile', tiles(...[0, 1, 2, 3, 4].map((x) => ['N1', x, 0])), 'tiles', 'noneLeft'],
    ['a copy too many in a row', { ...tiles(['C1a', 0, 0]), rows: { city: ['C1a'] } }, 'rows', 'noneLeft'],
    ['a copy too many in a stack', { rows: { city: ['C1a'] }, stacks: { city: ['C1a'] } }, 'stacks', 'noneLeft'],
    ['a copy too many in the box', { ...tiles(['R01', 0, 0]), box: ['R01'] }, 'box', 'noneLeft'],
    ['two tiles on one cell', tiles(['N1', 0, 0], ['N2', 0, 0]), 'tiles', 'taken'],
    ['tiles that touch at a corner only', tiles(['N1', 0, 0], ['N2', 1, 1]), 'tiles', 'apart'],
    ['a territory in two pieces', tiles(['N1', 0, 0], ['N2', 1, 0], ['N3', 4, 0], ['N4', 5, 0]), 'tiles', 'apart'],
    ['war that is neither true nor false', tiles({ tile: 'N1', x: 0, y: 0, war: 1 }), 'war', 'shape'],
    ['craftsmen on a nature tile', tiles({ tile: 'N1', x: 0, y: 0, craftsmen: true }), 'craftsmen', 'kind'],
    ['craftsmen on a city tile', tiles({ tile: 'C1a', x: 0, y: 0, craftsmen: true }), 'craftsmen', 'kind'],
    [
      'the same craftsmen twice',
      tiles({ tile: 'V1', x: 0, y: 0, craftsmen: true }, { tile: 'V1', x: 1, y: 0, craftsmen: true }),
      'craftsmen',
      'noneLeft',
    ],
    ['a coin on a victory tile', tiles({ tile: 'R01', x: 0, y: 0, coin: true }), 'coin', 'kind'],
    ['a coin on craftsmen', tiles({ tile: 'V1', x: 0, y: 0, coin: true, craftsmen: true }), 'coin', 'kind'],
    [
      'a seventh war token',
      { territories: [{ tiles: [{ tile: 'N1', x: 0, y: 0, war: true }], hand: Array(6).fill('war') }] },
      'hand',
      'noneLeft',
    ],
    ['a cart without a square', { territories: [{ tiles: SQUARE, carts: [{ x: 1, y: 0 }] }] }, 'carts', 'noSquare'],
    ['a cart nowhere', { territories: [{ tiles: SQUARE, carts: [{ x: 0 }] }] }, 'carts', 'shape'],
    [
      'two carts on one corner',
      {
        territories: [
          {
            tiles: SQUARE,
            carts: [
              { x: 0, y: 0 },
              { x: 0, y: 0 },
            ],
          },
        ],
      },
      'carts',
      'taken',
    ],
    ['a token that is not of this game', { territories: [{ hand: ['joker'] }] }, 'hand', 'noneLeft'],
    ['a token received some day', { territories: [{ hand: [{ token: 'war', received: 3 }] }] }, 'hand', 'shape'],
    ['a village tile in the nature row', { rows: { nature: ['V1'] } }, 'rows', 'kind'],
    ['a victory tile in a row', { rows: { city: ['R01'] } }, 'rows', 'kind'],
    ['six tiles in a row', { rows: { city: ['C1a', 'C1b', 'C1c', 'C1d', 'C1e', 'C1f'] } }, 'rows', 'full'],
    ['a city tile in the village stack', { stacks: { village: ['C1a'] } }, 'stacks', 'kind'],
    ['a city tile among the victory tiles', { victory: ['C1a'] }, 'victory', 'kind'],
    ['victory tiles that are no list', { victory: 8 }, 'victory', 'shape'],
    ['a war token among the craftsmen', { craftsmen: ['war'] }, 'craftsmen', 'kind'],
    [
      'craftsmen in hand and in the pile',
      { territories: [{ hand: ['weaver'] }], craftsmen: ['weaver'] },
      'craftsmen',
      'noneLeft',
    ],
    [
      'no nature tiles left for a row left open',
      {
        territories: [
          {
            tiles: [1, 2, 3, 4, 5, 6].flatMap((kind) => [0, 1, 2, 3].map((y) => [`N${kind}`, kind, y])).slice(0, 18),
          },
        ],
        stacks: { nature: ['N6', 'N6', 'N6'] },
      },
      'rows',
      'noneLeft',
    ],
  ])('%s', (_name, given, part, problem) => {
    const refusal = arrange(setupFor(2), given) as Illegal;
    expect([refusal.rule, refusal.params?.['part'], refusal.params?.['problem']]).toEqual(['K-SETUP', part, problem]);
  });
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

describe('the components of an arranged table are those of the box', () => {
  const folder = new URL('../scenarios/', import.meta.url);
  const files = readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]);
  const given = files.filter(([, { given: stated }]) => stated !== undefined);

  test.each(given)('%s', (_name, { setup, given: stated }) => {
    const state = arrange(setupFor(setup.players), stated) as State;
    expect(founders.components(state)).toEqual(boxOf(setup.players));
    expect(findUnplain(state)).toBeNull();
  });

  test.each([2, 3, 4])('the empty one for %i players', (players) => {
    expect(founders.components(table({}, players).state)).toEqual(boxOf(players));
  });
});
