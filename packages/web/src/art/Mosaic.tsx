import { memo } from 'react';
import { DrawnIcon } from '../parts/Icon.tsx';
import { markPath } from '../parts/Mark.tsx';
import { type TerrainName, TerrainSquare, SQUARE as U } from './terrain.tsx';
import './commonIcons.ts';
import './mosaic.css';

const centre = (n: number) => n * U + U / 2;

const LETTERS: { readonly [letter: string]: TerrainName } = {
  g: 'grassland',
  f: 'forest',
  m: 'mountain',
  d: 'desert',
  w: 'water',
};

/** A land without players, only for decoration. */
const LAND = [
  'wwgmmgdgfwmmgf',
  'wgmmfgdgffgwmm',
  'wgwffwfdffwwgm',
  'gwwmfgwwffmgff',
  'wwwfmfwwgmgddf',
  'gdwdfmwfggmdww',
  'wwmdggffmwwdww',
] as const;

type At = readonly [x: number, y: number];

const CITIES: readonly { readonly at: At; readonly mark: number; readonly isCapital: boolean }[] = [
  { at: [3, 4], mark: 1, isCapital: true },
  { at: [8, 2], mark: 1, isCapital: false },
  { at: [12, 4], mark: 2, isCapital: true },
];
const PLATES: readonly { readonly at: At; readonly icon: string; readonly kind: 'building' | 'wonder' | 'person' }[] = [
  { at: [2, 3], icon: 'building.harbor', kind: 'building' },
  { at: [3, 3], icon: 'building.workshop', kind: 'building' },
  { at: [3, 5], icon: 'building.trading_post', kind: 'building' },
  { at: [4, 5], icon: 'great_person.builder', kind: 'person' },
  { at: [7, 1], icon: 'building.granary', kind: 'building' },
  { at: [7, 2], icon: 'building.bank', kind: 'building' },
  { at: [9, 1], icon: 'wonder.pyramids', kind: 'wonder' },
  { at: [11, 3], icon: 'building.library', kind: 'building' },
];
const FIGURES: readonly { readonly at: At; readonly mark: number; readonly kind: 'army' | 'scout' }[] = [
  { at: [4, 3], mark: 3, kind: 'army' },
  { at: [5, 4], mark: 1, kind: 'army' },
  { at: [5, 1], mark: 1, kind: 'scout' },
  { at: [10, 4], mark: 2, kind: 'army' },
  { at: [12, 2], mark: 4, kind: 'scout' },
];
const CHIPS: readonly { readonly at: At; readonly of: 'wheat' | 'iron' | 'incense' | 'silk' }[] = [
  { at: [5, 3], of: 'wheat' },
  { at: [3, 1], of: 'iron' },
  { at: [6, 0], of: 'incense' },
  { at: [4, 0], of: 'silk' },
  { at: [9, 3], of: 'wheat' },
  { at: [10, 1], of: 'silk' },
  { at: [8, 6], of: 'iron' },
];
const HUTS: readonly At[] = [
  [1, 1],
  [8, 4],
  [7, 5],
  [10, 2],
];
const VILLAGES: readonly At[] = [
  [7, 0],
  [11, 5],
];
const BLOCKADE: At = [4, 3];

const covered = new Set([...CITIES, ...PLATES].map(({ at }) => at.join()));

/** Part of a map as the table draws it, purely decorative. `view` is in squares: left, top, width, height. */
export const Mosaic = memo(function Mosaic({
  view: [left, top, width, height],
  align = 'xMidYMid',
}: {
  readonly view: readonly [number, number, number, number];
  readonly align?: 'xMidYMid' | 'xMaxYMid';
}) {
  return (
    <svg
      className="mosaic"
      viewBox={`${left * U} ${top * U} ${width * U} ${height * U}`}
      preserveAspectRatio={`${align} slice`}
      aria-hidden="true"
    >
      <rect x="0" y="0" width={LAND[0].length * U} height={LAND.length * U} fill="var(--grout)" />
      {LAND.map((row, y) =>
        [...row].map((letter, x) => (
          <TerrainSquare
            // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place.
            key={`${x} ${y}`}
            of={LETTERS[letter] ?? 'water'}
            x={x * U}
            y={y * U}
            variant={(x * 7 + y * 3) % 2}
            isPlain={covered.has(`${x},${y}`)}
            hasDefs={false}
          />
        )),
      )}
      {CITIES.map(({ at, mark }) => (
        <Outskirts key={at.join()} at={at} mark={mark} />
      ))}
      <path
        d={`M${BLOCKADE[0] * U + 6} ${BLOCKADE[1] * U + 40}l34-34M${BLOCKADE[0] * U + 6} ${BLOCKADE[1] * U + 24}l18-18M${BLOCKADE[0] * U + 24} ${BLOCKADE[1] * U + 42}l18-18`}
        stroke="var(--warn)"
        strokeWidth="3"
        opacity="0.6"
      />
      {CHIPS.map(({ at: [x, y], of }) => (
        <g key={`${x} ${y}`}>
          <circle cx={x * U + 37.5} cy={y * U + 37.5} r="9.4" fill="var(--chip)" stroke="var(--chip-edge)" />
          <DrawnIcon of={`resource.${of}`} x={x * U + 37.5} y={y * U + 37.5} size={13.4} fill={`var(--res-${of})`} />
        </g>
      ))}
      {HUTS.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle
            cx={centre(x)}
            cy={centre(y)}
            r="14.5"
            fill="var(--raised)"
            stroke="var(--t-forest-ink)"
            strokeWidth="2"
          />
          <DrawnIcon of="marker.hut" x={centre(x)} y={centre(y) - 0.5} size={18} fill="var(--ink-2)" />
        </g>
      ))}
      {VILLAGES.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <rect
            x={centre(x) - 14}
            y={centre(y) - 14}
            width="28"
            height="28"
            rx="4"
            transform={`rotate(45 ${centre(x)} ${centre(y)})`}
            fill="var(--raised)"
            stroke="var(--warn)"
            strokeWidth="2.2"
          />
          <DrawnIcon of="marker.village" x={centre(x)} y={centre(y)} size={20} fill="var(--warn)" />
        </g>
      ))}
      {PLATES.map(({ at, icon, kind }) => (
        <Plate key={at.join()} at={at} icon={icon} kind={kind} />
      ))}
      {CITIES.map(({ at, mark, isCapital }) => (
        <City key={at.join()} at={at} mark={mark} isCapital={isCapital} />
      ))}
      {FIGURES.map(({ at, mark, kind }) => (
        <Figure key={at.join()} at={at} mark={mark} kind={kind} />
      ))}
    </svg>
  );
});

function Outskirts({ at: [x, y], mark }: { readonly at: At; readonly mark: number }) {
  const frame = { x: (x - 1) * U + 2.5, y: (y - 1) * U + 2.5, width: 3 * U - 5, height: 3 * U - 5, rx: 9 };
  return (
    <>
      <rect {...frame} fill={`var(--p${mark})`} fillOpacity="0.13" stroke="var(--piece-edge)" strokeWidth="5.5" />
      <rect {...frame} fill="none" stroke={`var(--p${mark})`} strokeWidth="2.8" />
    </>
  );
}

function Plate({ at: [x, y], icon, kind }: { readonly at: At; readonly icon: string; readonly kind: string }) {
  const cx = centre(x);
  const cy = centre(y);
  const edge = { fill: 'var(--raised)', stroke: 'var(--plate-edge)' };
  return (
    <>
      {kind === 'building' && <rect x={cx - 17.5} y={cy - 17.5} width="35" height="35" rx="6" {...edge} />}
      {kind === 'wonder' && (
        <>
          <path d={`M${cx - 8} ${cy - 19}h16l11 11v16l-11 11h-16l-11-11v-16z`} {...edge} />
          <path
            d={`M${cx - 7} ${cy - 16}h14l9 9v14l-9 9h-14l-9-9v-14z`}
            fill="none"
            stroke="var(--y-coin)"
            strokeWidth="1.6"
          />
        </>
      )}
      {kind === 'person' && (
        <>
          <circle cx={cx} cy={cy} r="18.5" {...edge} />
          <circle
            cx={cx}
            cy={cy}
            r="15.6"
            fill="none"
            stroke="var(--y-culture)"
            strokeWidth="1.6"
            strokeDasharray="4 2.1"
          />
        </>
      )}
      <DrawnIcon of={icon} x={cx} y={cy} size={kind === 'building' ? 24 : 21} fill="var(--ink)" />
    </>
  );
}

function City({
  at: [x, y],
  mark,
  isCapital,
}: {
  readonly at: At;
  readonly mark: number;
  readonly isCapital: boolean;
}) {
  return (
    <g transform={`translate(${centre(x)} ${centre(y)})`}>
      <rect
        x="-19"
        y="-19"
        width="38"
        height="38"
        rx="7"
        fill={`var(--p${mark})`}
        stroke="var(--piece-edge)"
        strokeWidth="2"
      />
      <path d="M-13 13V0h6v-3l7-6.500L7-3v3h6v13z" fill={`var(--p${mark}-on)`} />
      <path d={markPath(mark, 0, 5.6, 4.6)} fill={`var(--p${mark})`} />
      {isCapital && (
        <path d="M-7-10.500V-15l3.500 2.200L0-16.500l3.500 3.700L7-15v4.500z" fill={`var(--p${mark}-on)`} />
      )}
    </g>
  );
}

function Figure({
  at: [x, y],
  mark,
  kind,
}: {
  readonly at: At;
  readonly mark: number;
  readonly kind: 'army' | 'scout';
}) {
  const body = { fill: `var(--p${mark})`, stroke: 'var(--piece-edge)', strokeWidth: 2 };
  return (
    <g className="mosaic-figure" transform={`translate(${centre(x)} ${centre(y) - 1})`}>
      {kind === 'army' ? (
        <path d="M-13-14q13 4 26 0v14c0 9-6.500 13.500-13 17c-6.500-3.500-13-8-13-17z" {...body} />
      ) : (
        <>
          <path
            d="M0-18 4.500-11h-9zM0 18 4.500 11h-9zM-18 0-11-4.500v9zM18 0 11-4.500v9z"
            strokeLinejoin="round"
            paintOrder="stroke"
            {...body}
          />
          <circle r="12.500" {...body} />
        </>
      )}
      <path d={markPath(mark, 0, kind === 'army' ? 0.5 : 0, kind === 'army' ? 6.6 : 5.4)} fill={`var(--p${mark}-on)`} />
    </g>
  );
}
