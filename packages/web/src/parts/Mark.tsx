import type { Seat } from '@tessera/kernel';

/** The marks of the six players: triangle, disc, diamond, square, hexagon, cross. Colour is never the only cue. */
export const PLAYER_MARKS = 6;

/** The number of a seat's colour and mark, from 1. */
export function markOf(seat: Seat): number {
  return (seat % PLAYER_MARKS) + 1;
}

/** The strokes of a player’s line, told apart without colours: the first is solid, and saffron is solid with an edge. */
export function dashOf(mark: number): readonly number[] | null {
  return DASHES[mark] ?? null;
}

const DASHES: { readonly [mark: number]: readonly number[] } = {
  2: [7, 4],
  4: [2, 3],
  5: [10, 3, 2, 3],
  6: [4, 2],
};

const HEXAGON = [0, 1, 2, 3, 4, 5].map((i) => [
  Math.sin((i * Math.PI) / 3) * 1.08,
  -Math.cos((i * Math.PI) / 3) * 1.08,
]);
const C = 0.36;
const CROSS = [
  [-C, -1.05],
  [C, -1.05],
  [C, -C],
  [1.05, -C],
  [1.05, C],
  [C, C],
  [C, 1.05],
  [-C, 1.05],
  [-C, C],
  [-1.05, C],
  [-1.05, -C],
  [-C, -C],
];

/** The outline of a mark around a point. */
export function markPath(mark: number, x: number, y: number, radius: number): string {
  const polygon = (points: readonly (readonly number[])[]) =>
    `M${points.map(([u = 0, v = 0]) => `${(x + u * radius).toFixed(2)} ${(y + v * radius).toFixed(2)}`).join('L')}Z`;
  switch (mark) {
    case 1:
      return polygon([
        [0, -1.02],
        [1.02, 0.8],
        [-1.02, 0.8],
      ]);
    case 2:
      return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
    case 3:
      return polygon([
        [0, -1.18],
        [1.05, 0],
        [0, 1.18],
        [-1.05, 0],
      ]);
    case 4:
      return polygon([
        [-0.88, -0.88],
        [0.88, -0.88],
        [0.88, 0.88],
        [-0.88, 0.88],
      ]);
    case 5:
      return polygon(HEXAGON);
    default:
      return polygon(CROSS);
  }
}

/** A player's mark in the player's colour, for lines of text. */
export function Mark({ seat, size = 14 }: { readonly seat: Seat; readonly size?: number }) {
  const mark = markOf(seat);
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path
        d={markPath(mark, 8, 8, 6.2)}
        fill={`var(--p${mark})`}
        stroke={`var(--p${mark}-edge, none)`}
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A player's mark on a plate in the player's colour, for headings. */
export function SeatBadge({ seat, size = 28 }: { readonly seat: Seat; readonly size?: number }) {
  const mark = markOf(seat);
  return (
    <svg className="seat-badge" width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <rect x="1" y="1" width="26" height="26" rx="7" fill={`var(--p${mark})`} />
      <path d={markPath(mark, 14, 14, 6.4)} fill={`var(--p${mark}-on)`} />
    </svg>
  );
}
