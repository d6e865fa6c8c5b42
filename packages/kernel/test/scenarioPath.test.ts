import { expect, test } from 'vitest';
import { readPath } from '../src/testing/scenarios/scenarioPath.ts';

const root = {
  heap: 3,
  nothing: null,
  rows: { nature: ['N1', 'N2'], city: [] },
  players: [
    { seat: 0, name: 'Ala', tiles: [{ x: 0, y: 2, war: true }] },
    {
      seat: 1,
      name: 'Ola',
      tiles: [
        { x: 0, y: 2, war: false },
        { x: -1, y: 2, war: true },
      ],
    },
  ],
};

test.each([
  ['heap', 3],
  ['nothing', null],
  ['rows.nature', ['N1', 'N2']],
  ['rows.nature.1', 'N2'],
  ['rows.nature[1]', 'N2'],
  ['rows.nature.length', 2],
  ['rows.city.length', 0],
  ['players.1.tiles[x=0,y=2].war', false],
  ['players[seat=1].tiles[x=-1].war', true],
  ['players[name=Ala].tiles[war=true, x=0].y', 2],
  ['players[name=Ela]', null],
])('%s', (path, value) => {
  expect(readPath(root, path)).toEqual({ value });
});

test.each([
  ['heaps', 'heaps: no "heaps" among heap, nothing, rows, players'],
  ['heap.size', 'heap.size: 3 has no "size"'],
  ['nothing.at', 'nothing.at: null has no "at"'],
  ['rows.nature.2', 'rows.nature.2: a list of 2 has no "2"'],
  ['rows.nature.first', 'a list of 2 has no "first"'],
  ['rows.length', 'no "length" among nature, city'],
  ['heap[0]', 'heap[0]: not a list'],
  ['players[seat]', '[seat] is no selector'],
  ['players[seats=1]', 'the elements have no "seats"'],
  ['players[name=Ela].seat', 'null has no "seat"'],
  ['players.1.tiles[y=2].war', '2 elements are meant'],
  ['players.1.', 'cannot be read from . on'],
  ['players[', 'cannot be read from [ on'],
  ['toString', 'no "toString"'],
])('nothing at %s', (path, message) => {
  expect(readPath(root, path)).toEqual({ missing: expect.stringContaining(message) });
});
