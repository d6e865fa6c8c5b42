import type { Happening } from '@tessera/game-founders';
import type { News } from '@tessera/protocol';
import { expect, test } from 'vitest';
import { recentOf } from '../src/founders/recentOf.ts';

const news = (n: number, ...happenings: News['happenings']): News => ({
  n,
  at: n,
  type: 'answer',
  seat: 0,
  to: null,
  happenings,
});
const undo = (n: number, to: number): News => ({ ...news(n), type: 'undo', to });
const begins = (seat: number, turn: number): Happening => ({ kind: 'turnBegins', seat, turn });
const added = (seat: number, x: number): Happening => ({
  kind: 'tileAdded',
  seat,
  tile: 'N1',
  x,
  y: 0,
  replaced: null,
  supply: [],
});
const cells = (all: readonly News[], seat: number | null, until: number | null = null) =>
  [...recentOf(all, seat, until).added.values()].map((one) => [one.seat, one.x]);

test('a player sees what the others have added since the player’s previous turn', () => {
  const all = [
    news(1, begins(0, 1), added(0, 1)),
    news(2, begins(1, 2), added(1, 2)),
    news(3, begins(2, 3), added(2, 3)),
  ];
  expect(cells(all, 0)).toEqual([
    [2, 3],
    [1, 2],
  ]);
  expect(cells(all, null)).toEqual([[2, 3]]);
  expect(cells(all, null, 2)).toEqual([[1, 2]]);
});

test('what was undone is not recent, by one undo or by several in a row', () => {
  const all = [news(1, begins(1, 1), added(1, 1)), news(2, added(1, 2)), news(3, added(1, 3)), undo(4, 2), undo(5, 1)];
  expect(cells(all, 0)).toEqual([[1, 1]]);
});

test('news of an unknown kind are ignored', () => {
  expect(cells([news(1, begins(1, 1), added(1, 1)), news(2, { kind: 'comet' })], 0)).toEqual([[1, 1]]);
});
