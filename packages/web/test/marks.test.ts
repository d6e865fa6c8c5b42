import { expect, test } from 'vitest';
import { dashOf, markOf, markPath, PLAYER_MARKS } from '../src/parts/Mark.tsx';

const MARKS = Array.from({ length: PLAYER_MARKS }, (_, seat) => markOf(seat));

test('every player has a shape and a line of their own, so that colours need not be seen', () => {
  expect(new Set(MARKS.map((mark) => markPath(mark, 0, 0, 10))).size).toBe(PLAYER_MARKS);
  // The line of the third mark is solid too, but has an edge.
  const lines = MARKS.map((mark) => (mark === 3 ? 'edge' : (dashOf(mark)?.join(' ') ?? 'solid')));
  expect(new Set(lines).size).toBe(PLAYER_MARKS);
});
