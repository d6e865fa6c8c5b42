/** A mosaic with one stone missing: for anything that is not where it should be. */
export function LostStones() {
  return (
    <svg width="168" height="120" viewBox="0 0 168 120" aria-hidden="true">
      {STONES.map(([x, y, fill]) => (
        <rect key={`${x} ${y}`} x={x * 24} y={y * 24} width="22" height="22" rx="4" fill={`var(${fill})`} />
      ))}
      <rect
        x="73.500"
        y="49.500"
        width="19"
        height="19"
        rx="4"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="1.6"
        strokeDasharray="4 3"
      />
    </svg>
  );
}

/** Column, row, colour. */
const STONES: readonly (readonly [number, number, string])[] = [
  [1, 0, '--t-water'],
  [2, 0, '--t-water'],
  [3, 0, '--t-mountain'],
  [5, 0, '--t-desert'],
  [0, 1, '--t-water'],
  [1, 1, '--t-water'],
  [2, 1, '--t-grassland'],
  [3, 1, '--t-forest'],
  [4, 1, '--t-desert'],
  [1, 2, '--t-grassland'],
  [2, 2, '--t-grassland'],
  [4, 2, '--t-desert'],
  [5, 2, '--t-mountain'],
  [6, 2, '--t-mountain'],
  [0, 3, '--t-grassland'],
  [2, 3, '--t-forest'],
  [3, 3, '--t-forest'],
  [4, 3, '--t-mountain'],
  [5, 3, '--t-water'],
  [3, 4, '--t-forest'],
  [4, 4, '--t-water'],
];
