import type { Seat } from '@tessera/kernel';
import { SQUARE } from '../art/terrain.tsx';
import { DrawnIcon } from '../parts/Icon.tsx';
import { markOf, markPath } from '../parts/Mark.tsx';
import type { CityLook } from './model.ts';

const MIDDLE = SQUARE / 2;
const PLAIN_CITY = 'M-12-19h24a7 7 0 0 1 7 7v24a7 7 0 0 1-7 7h-24a7 7 0 0 1-7-7v-24a7 7 0 0 1 7-7z';
const WALLED_CITY = 'M-22 21V-17h6v-5h7v5h6v-5h6v5h6v-5h7v5h6V21z';
const HOUSE = 'M-13 13.500V0.500h6v-3l7-6.500L7-2.500v3h6v13z';
const TOWERS = 'M-13 13.500V-5h5v5.500h4V-9h8v9.500h4V-5h5v18.500z';

/** A house in a rounded square, or in one half of a metropolis; a crown for a capital, battlements for walls. */
export function CityPiece({
  seat,
  isCapital,
  look: { walls, marker, metropolis },
}: {
  readonly seat: Seat;
  readonly isCapital: boolean;
  readonly look: CityLook;
}) {
  const mark = markOf(seat);
  const isWing = metropolis !== null && !metropolis.isFirst;
  return (
    <>
      <g transform={`translate(${MIDDLE} ${walls ? MIDDLE + 0.5 : MIDDLE})`}>
        {metropolis === null ? (
          <path
            d={walls ? WALLED_CITY : PLAIN_CITY}
            fill={`var(--p${mark})`}
            stroke="var(--piece-edge)"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        ) : (
          <Half mark={mark} dx={metropolis.dx} dy={metropolis.dy} walls={walls} />
        )}
        <path d={isWing ? TOWERS : HOUSE} fill={`var(--p${mark}-on)`} />
        <path d={markPath(mark, 0, 6.1, 4.6)} fill={`var(--p${mark})`} />
        {isCapital && !isWing && (
          <path d="M-7-10.500V-15l3.500 2.200L0-16.500l3.500 3.700L7-15v4.500z" fill={`var(--p${mark}-on)`} />
        )}
      </g>
      {marker !== null && <CityMarker of={marker} />}
    </>
  );
}

/** Half of a metropolis: open towards the other half, so that both make one piece. */
function Half({
  mark,
  dx,
  dy,
  walls,
}: {
  readonly mark: number;
  readonly dx: number;
  readonly dy: number;
  readonly walls: boolean;
}) {
  const far = MIDDLE + 0.5;
  const left = dx < 0 ? -far : -19;
  const right = dx > 0 ? far : 19;
  const top = dy < 0 ? -far : -19;
  const bottom = dy > 0 ? far : 19;
  const side = { up: `M${left} ${top}H${right}`, down: `M${left} ${bottom}H${right}` };
  const sides = [
    ...(dy < 0 ? [] : [side.up]),
    ...(dy > 0 ? [] : [side.down]),
    ...(dx < 0 ? [] : [`M${left} ${top}V${bottom}`]),
    ...(dx > 0 ? [] : [`M${right} ${top}V${bottom}`]),
  ];
  return (
    <>
      <path d={sides.join('')} stroke="var(--piece-edge)" strokeWidth="4" strokeLinecap="round" />
      <rect x={left} y={top} width={right - left} height={bottom - top} fill={`var(--p${mark})`} />
      {walls && dy >= 0 && (
        <path
          d={`M${left} ${top + 2}v-6h6v4h6v-4h6v4h6v-4h6v4h6v-4h3v6z`}
          fill={`var(--p${mark})`}
          stroke="var(--piece-edge)"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
      )}
    </>
  );
}

/** The fortification or caravan that a city has: a small plate on its corner. */
function CityMarker({ of }: { readonly of: string }) {
  return (
    <g transform="translate(39 9.500)">
      <rect x="-9" y="-9" width="18" height="18" rx="4.5" fill="var(--raised)" stroke="var(--plate-edge)" />
      <DrawnIcon of={`marker.${of}`} x={0} y={0} size={14} fill="var(--ink)" />
    </g>
  );
}
