import { FoundersDefs } from './foundersDefs.tsx';
import { TileDrawing } from './foundersTile.tsx';
import './mosaic.css';

/** Example territories, row by row. */
const ROWS = [
  'N1 V3 .. N3 V2 .. V4 N4 N6',
  'C2c N2 N1 N5 N2 C2b N4 V5 C3e',
  '.. V1 N1 V6 N6 R04 .. N6 V6',
  'N5 C4a R08 .. V5 C1e N5 C2f N3',
  'N3 .. N4 C4e R17 N2 .. R12 V2',
].map((row) => row.split(' '));
const EMPTY = '..';
const PITCH = 104;

/** Tiles as the table draws them, purely decorative. */
export function FoundersMosaic() {
  return (
    <>
      <FoundersDefs />
      <svg className="mosaic" viewBox="0 46 932 424" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        {ROWS.map((row, y) =>
          row.map((tile, x) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
            <g key={`${x} ${y}`} transform={`translate(${x * PITCH} ${y * PITCH})`}>
              {tile === EMPTY ? (
                <rect
                  x="4"
                  y="4"
                  width="92"
                  height="92"
                  rx="9"
                  fill="none"
                  stroke="var(--line)"
                  strokeWidth="2"
                  strokeDasharray="6 6"
                />
              ) : (
                <TileDrawing tile={tile} />
              )}
            </g>
          )),
        )}
      </svg>
    </>
  );
}
