import type { HelpKey } from './helpWords.ts';
import { useHelpSay } from './helpWords.ts';

/** Drawings for a few rules that a picture explains faster. Cells by column and row; the new or chosen one apart. */
interface Figure {
  readonly columns: number;
  readonly rows: number;
  readonly tiles: readonly (readonly [number, number])[];
  readonly chosen: readonly (readonly [number, number])[];
  /** Lines from a tile to the chosen cell. */
  readonly lines: readonly (readonly [number, number])[];
  /** The corner at which a cart lies. */
  readonly corner?: readonly [number, number];
  readonly alt: HelpKey;
}

const AROUND = [
  [0, 0],
  [1, 0],
  [2, 0],
  [0, 1],
  [2, 1],
  [0, 2],
  [1, 2],
  [2, 2],
] as const;
const SIDES = [
  [1, 0],
  [0, 1],
  [2, 1],
  [1, 2],
] as const;

const FIGURES: { readonly [rule: string]: Figure } = {
  'T-083': { columns: 3, rows: 3, tiles: SIDES, chosen: [[1, 1]], lines: SIDES, alt: 'ui.help.figure.sides' },
  'T-084': { columns: 3, rows: 3, tiles: AROUND, chosen: [[1, 1]], lines: AROUND, alt: 'ui.help.figure.around' },
  'T-051': {
    columns: 3,
    rows: 3,
    tiles: [
      [0, 1],
      [0, 2],
      [1, 1],
      [1, 2],
      [2, 2],
    ],
    chosen: [
      [0, 0],
      [1, 0],
      [2, 1],
    ],
    lines: [],
    alt: 'ui.help.figure.topmost',
  },
  'T-068': {
    columns: 3,
    rows: 2,
    tiles: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ],
    chosen: [],
    lines: [],
    corner: [1, 1],
    alt: 'ui.help.figure.square',
  },
};

const STEP = 34;
const SIZE = 30;

/** A drawing for a rule, where there is one. */
export function RuleFigure({ number }: { readonly number: string }) {
  const say = useHelpSay();
  const figure = FIGURES[number];
  if (figure === undefined) return null;
  const { columns, rows, tiles, chosen, lines, corner, alt } = figure;
  const middle = (cell: number) => cell * STEP + SIZE / 2 + 2;
  return (
    <figure className="help-figure">
      <svg
        width={columns * STEP}
        height={rows * STEP}
        viewBox={`0 0 ${columns * STEP} ${rows * STEP}`}
        aria-hidden="true"
        focusable="false"
      >
        {tiles.map(([x, y]) => (
          <rect
            key={`${x} ${y}`}
            x={x * STEP + 2}
            y={y * STEP + 2}
            width={SIZE}
            height={SIZE}
            rx="5"
            fill="var(--raised)"
            stroke="var(--signal)"
            strokeWidth="1.5"
          />
        ))}
        {chosen.map(([x, y]) => (
          <rect
            key={`${x} ${y}`}
            x={x * STEP + 2}
            y={y * STEP + 2}
            width={SIZE}
            height={SIZE}
            rx="5"
            fill="var(--signal-soft)"
            stroke="var(--ink)"
            strokeWidth="2"
            strokeDasharray="3 3"
          />
        ))}
        {lines.map(([x, y]) => {
          const [dx, dy] = [middle(x) - middle(1), middle(y) - middle(1)];
          return (
            <line
              key={`${x} ${y}`}
              x1={middle(1) + dx * 0.72}
              y1={middle(1) + dy * 0.72}
              x2={middle(1) + dx * 0.36}
              y2={middle(1) + dy * 0.36}
              stroke="var(--signal)"
              strokeWidth="2.5"
              strokeLinecap="round"
            />
          );
        })}
        {corner !== undefined && (
          <>
            <rect
              x={middle(corner[0] - 1)}
              y={middle(corner[1] - 1)}
              width={STEP}
              height={STEP}
              fill="none"
              stroke="var(--cart-line)"
              strokeWidth="2"
              strokeDasharray="2 3"
            />
            <circle cx={corner[0] * STEP} cy={corner[1] * STEP} r="8" fill="var(--cart-line)" />
          </>
        )}
      </svg>
      <figcaption>{say(alt)}</figcaption>
    </figure>
  );
}
