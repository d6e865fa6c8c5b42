import { memo } from 'react';

export type TerrainName = 'grassland' | 'forest' | 'mountain' | 'desert' | 'water';

const NAMES: readonly TerrainName[] = ['grassland', 'forest', 'mountain', 'desert', 'water'];
/** Two drawings of each, so that a row of equal squares does not look stamped. */
const VARIANTS = 2;
/** The side of a square of land in the units of its drawing. */
export const SQUARE = 48;

type Point = readonly [x: number, y: number];

const TUFTS: readonly (readonly Point[])[] = [
  [
    [12, 17],
    [34, 14],
    [24, 29],
    [10, 40],
    [38, 38],
  ],
  [
    [20, 15],
    [38, 22],
    [9, 27],
    [27, 36],
    [41, 42],
  ],
];
/** A tree: where it stands, and its height. */
const TREES: readonly (readonly (readonly [x: number, y: number, height: number])[])[] = [
  [
    [11, 20, 13],
    [25, 15, 11],
    [38, 22, 13],
    [18, 34, 15],
    [33, 39, 14],
    [7, 41, 11],
  ],
  [
    [9, 17, 11],
    [22, 22, 14],
    [36, 17, 12],
    [12, 39, 14],
    [27, 42, 13],
    [40, 38, 14],
  ],
];
/** A mountain: the middle of its foot, half its width, its height. */
const PEAKS: readonly (readonly (readonly [x: number, y: number, half: number, height: number])[])[] = [
  [
    [31, 38, 13, 20],
    [17, 40, 14, 27],
  ],
  [
    [14, 35, 10, 16],
    [29, 40, 15, 29],
  ],
];
const WAVES = [
  'M6 14q3-3.4 6 0t6 0M26 22q3-3.4 6 0t6 0t6 0M5 31q3-3.4 6 0t6 0t6 0M27 39q3-3.4 6 0t6 0',
  'M22 12q3-3.4 6 0t6 0t6 0M5 21q3-3.4 6 0t6 0M24 31q3-3.4 6 0t6 0t6 0M6 40q3-3.4 6 0t6 0',
] as const;
const DUNES = [
  'M5 19q9-8 18 0M23 19q4-3 8-.5M20 32q10-9 22 .5M6 41q6-5 13-.5M38 12h.01M10 29h.01M32 41h.01',
  'M18 14q9-8 22 .5M6 28q10-9 20 0M26 28q5-4 10-.5M16 41q8-6 18-.5M9 13h.01M42 24h.01M8 39h.01',
] as const;

const idOf = (of: TerrainName, variant: number) => `terrain-${of}-${variant}`;

/** The drawings of all terrains, once on a page; `TerrainSquare` uses them. */
export function TerrainDefs() {
  return (
    <defs>
      {NAMES.flatMap((of) =>
        Array.from({ length: VARIANTS }, (_, variant) => (
          <g key={idOf(of, variant)} id={idOf(of, variant)}>
            <Drawing of={of} variant={variant} />
          </g>
        )),
      )}
    </defs>
  );
}

/** A square of land: its colour, and its drawing for those who cannot tell the colours apart. */
export const TerrainSquare = memo(function TerrainSquare({
  of,
  x,
  y,
  variant,
  isPlain,
  hasDefs = true,
}: {
  readonly of: TerrainName;
  readonly x: number;
  readonly y: number;
  readonly variant: number;
  /** Something stands on it and hides the drawing. */
  readonly isPlain: boolean;
  /** Are the `TerrainDefs` on the page? A standalone picture does without them. */
  readonly hasDefs?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="0.8" y="0.8" width="46.4" height="46.4" rx="4" fill={`var(--t-${of})`} />
      {!isPlain && hasDefs && <use href={`#${idOf(of, variant % VARIANTS)}`} />}
      {!isPlain && !hasDefs && <Drawing of={of} variant={variant % VARIANTS} />}
    </g>
  );
});

/** A face-down tile: sixteen outlines under a compass rose. */
export const TileBack = memo(function TileBack({ x, y }: { readonly x: number; readonly y: number }) {
  const middle = 2 * SQUARE;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="1" y="1" width={4 * SQUARE - 2} height={4 * SQUARE - 2} rx="6" fill="var(--t-back)" />
      {Array.from({ length: 16 }, (_, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place.
          key={i}
          x={(i % 4) * SQUARE + 4}
          y={Math.floor(i / 4) * SQUARE + 4}
          width="40"
          height="40"
          rx="5"
          fill="none"
          stroke="var(--t-back-ink)"
          strokeWidth="1.4"
        />
      ))}
      <circle cx={middle} cy={middle} r="31" fill="var(--t-back)" />
      <circle cx={middle} cy={middle} r="26" fill="none" stroke="var(--t-back-mark)" strokeWidth="1.4" />
      <path d={`M${middle} ${middle - 34}l6 28 28 6-28 6-6 28-6-28-28-6 28-6z`} fill="var(--t-back-mark)" />
      <circle cx={middle} cy={middle} r="4.5" fill="var(--t-back)" />
    </g>
  );
});

function Drawing({ of, variant }: { readonly of: TerrainName; readonly variant: number }) {
  const stroke = { fill: 'none', stroke: `var(--t-${of}-ink)`, strokeWidth: 1.7, strokeLinecap: 'round' } as const;
  switch (of) {
    case 'grassland':
      return <path d={(TUFTS[variant] ?? []).map(tuft).join('')} {...stroke} />;
    case 'water':
      return <path d={WAVES[variant]} {...stroke} />;
    case 'desert':
      return <path d={DUNES[variant]} {...stroke} />;
    case 'forest':
      return <path d={(TREES[variant] ?? []).map(tree).join('')} fill="var(--t-forest-ink)" />;
    case 'mountain':
      return (PEAKS[variant] ?? []).map(([x, y, half, height]) => (
        <g key={x}>
          <path d={`M${x - half} ${y}L${x} ${y - height}L${x + half} ${y}Z`} fill="var(--t-mountain-ink)" />
          <path
            d={`M${x} ${y - height}L${x + half} ${y}H${x + 2}l2-${height * 0.42}l-4-${height * 0.1}Z`}
            fill="var(--t-mountain-shade)"
          />
          <path
            d={`M${x} ${y - height}l${half * 0.36} ${height * 0.36}l-${half * 0.24} -${height * 0.06}l-${half * 0.2} ${height * 0.1}l-${half * 0.24} -${height * 0.08}Z`}
            fill="var(--t-mountain-snow)"
          />
        </g>
      ));
  }
}

const tuft = ([x, y]: Point) => `M${x} ${y}v-5.5M${x - 0.8} ${y}l-2.8-4M${x + 0.8} ${y}l2.8-4`;

function tree([x, y, height]: readonly [number, number, number]): string {
  const half = height * 0.42;
  const side = (sign: number) =>
    `${x + sign * half * 0.25} ${y - height * 0.6} ${x + sign * half * 0.7} ${y - height * 0.25}`;
  return `M${x} ${y - height}C${side(1)} ${x + half} ${y}H${x + 1}v2.6h-2v-2.6H${x - half}C${x - half * 0.7} ${y - height * 0.25} ${x - half * 0.25} ${y - height * 0.6} ${x} ${y - height}Z`;
}
