const COLOURS = [
  '--f-victory',
  '--f-city',
  '--t-forest',
  '--t-grassland',
  '--t-water',
  '--t-desert',
  '--t-mountain',
  '--table-2',
  '--f-village',
] as const;

const COLUMNS = 18;
const ROWS = 14;
const STEP = 48;

/** A number from 0 up to 1 that depends only on the position: the mosaic reveals nothing. */
function jitter(seed: number): number {
  const x = Math.sin(seed * 127.1) * 43758.5453;
  return x - Math.floor(x);
}

/** A field of stones, drawn from a fixed pattern. */
export function Mosaic() {
  const stones: { readonly key: number; readonly points: string; readonly colour: string }[] = [];
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const key = row * COLUMNS + column;
      const at = (u: number, v: number, i: number) =>
        `${(column * STEP + u + (jitter(key * 8 + i) - 0.5) * 5).toFixed(1)},${(row * STEP + v + (jitter(key * 8 + i + 4) - 0.5) * 5).toFixed(1)}`;
      const points = [at(3, 3, 0), at(45, 3, 1), at(45, 45, 2), at(3, 45, 3)].join(' ');
      stones.push({ key, points, colour: COLOURS[Math.floor(jitter(key + 0.5) * COLOURS.length)] ?? '--table-2' });
    }
  }
  return (
    <svg
      className="mosaic"
      viewBox={`0 0 ${COLUMNS * STEP} ${ROWS * STEP}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {stones.map(({ key, points, colour }) => (
        <polygon key={key} points={points} fill={`var(${colour})`} />
      ))}
    </svg>
  );
}
