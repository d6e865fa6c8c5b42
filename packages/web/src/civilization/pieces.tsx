import type { Seat } from '@tessera/kernel';
import { SQUARE } from '../art/terrain.tsx';
import { DrawnIcon } from '../parts/Icon.tsx';
import { markOf, markPath } from '../parts/Mark.tsx';
import { CityPiece } from './CityPiece.tsx';
import { buildingIcon, personIcon, resourceIcon, wonderIcon } from './icons.ts';
import type { CityLook, SquareView } from './model.ts';

const MIDDLE = SQUARE / 2;
const HEXAGON = 'M0-17 14.700-8.500V8.500L0 17-14.700 8.500V-8.500z';

/** Everything that stands on a square, drawn from its upper left corner. */
export function Pieces({ square, look }: { readonly square: SquareView; readonly look: CityLook }) {
  const { piece, center, figures, disaster } = square;
  const isShared = figures !== null && (center !== null || (piece !== null && piece.kind !== 'relic'));
  return (
    <>
      {disaster && <Disaster />}
      <Chips square={square} />
      {piece !== null && (
        <g transform={isShared ? 'translate(1 1) scale(0.74)' : undefined}>
          <Piece piece={piece} />
        </g>
      )}
      {center !== null && <CityPiece seat={center.seat} isCapital={center.city === 0} look={look} />}
      {figures !== null && (
        <Figures seat={figures.seat} armies={figures.armies} scouts={figures.scouts} isAside={isShared} />
      )}
    </>
  );
}

/** What is printed on a square and still counts: resources, coins, natural wonders. */
function Chips({ square }: { readonly square: SquareView }) {
  const { resource, coin, culture, piece, center, harvested } = square;
  if (center !== null || (piece !== null && piece.kind !== 'hut' && piece.kind !== 'village')) return null;
  const chips: { readonly of: string; readonly fill: string }[] = [];
  if (resource !== null) chips.push({ of: resourceIcon(resource), fill: `var(--res-${resource})` });
  if (coin > 0) chips.push({ of: 'yield.coin', fill: 'var(--chip-coin)' });
  if (culture > 0) chips.push({ of: 'marker.natural_wonder', fill: 'var(--chip-culture)' });
  return chips.map(({ of, fill }, i) => (
    <g key={of} transform={`translate(37.5 ${i === 0 ? 37.5 : 10.5})`} opacity={harvested && i === 0 ? 0.55 : 1}>
      <circle r="9.4" fill="var(--chip)" stroke="var(--chip-edge)" strokeWidth="0.8" />
      <DrawnIcon of={of} x={0} y={0} size={13.4} fill={fill} />
    </g>
  ));
}

/** The land under a disaster marker: a dotted frame and a folded corner. */
function Disaster() {
  return (
    <>
      <rect
        x="3.5"
        y="3.5"
        width="41"
        height="41"
        rx="4"
        fill="none"
        stroke="var(--warn)"
        strokeWidth="2.2"
        strokeDasharray="2.6 3"
      />
      <path d="M1 1h19l-19 19z" fill="var(--warn)" />
      <DrawnIcon of="marker.disaster" x={7.4} y={7.4} size={10} fill="var(--panel)" />
    </>
  );
}

function Piece({ piece: { kind, face } }: { readonly piece: NonNullable<SquareView['piece']> }) {
  const edge = { fill: 'var(--raised)', stroke: 'var(--plate-edge)' };
  switch (kind) {
    case 'hut':
      return (
        <>
          <circle
            cx={MIDDLE}
            cy={MIDDLE - 1}
            r="14.5"
            fill="var(--raised)"
            stroke="var(--t-forest-ink)"
            strokeWidth="2"
          />
          <DrawnIcon of="marker.hut" x={MIDDLE} y={MIDDLE - 1.5} size={18} fill="var(--ink-2)" />
        </>
      );
    case 'village':
      return (
        <>
          <rect
            x={MIDDLE - 14}
            y={MIDDLE - 15}
            width="28"
            height="28"
            rx="4"
            transform={`rotate(45 ${MIDDLE} ${MIDDLE - 1})`}
            fill="var(--raised)"
            stroke="var(--warn)"
            strokeWidth="2.2"
          />
          <DrawnIcon of="marker.village" x={MIDDLE} y={MIDDLE - 1} size={20} fill="var(--warn)" />
        </>
      );
    case 'wonder':
      return (
        <g transform={`translate(${MIDDLE} ${MIDDLE})`}>
          <path d="M-8-19h16l11 11v16l-11 11h-16l-11-11v-16z" {...edge} />
          <path d="M-7-16h14l9 9v14l-9 9h-14l-9-9v-14z" fill="none" stroke="var(--y-coin)" strokeWidth="1.6" />
          <DrawnIcon of={wonderIcon(face ?? '')} x={0} y={0} size={21} fill="var(--ink)" />
        </g>
      );
    case 'person':
      return (
        <g transform={`translate(${MIDDLE} ${MIDDLE})`}>
          <circle r="18.5" {...edge} />
          <circle r="15.6" fill="none" stroke="var(--y-culture)" strokeWidth="1.6" strokeDasharray="4 2.1" />
          <DrawnIcon of={personIcon(face ?? '')} x={0} y={0} size={21} fill="var(--ink)" />
        </g>
      );
    case 'building':
      return (
        <>
          <rect x={MIDDLE - 17.5} y={MIDDLE - 17.5} width="35" height="35" rx="6" {...edge} />
          <DrawnIcon of={buildingIcon(face ?? '')} x={MIDDLE} y={MIDDLE} size={24} fill="var(--ink)" />
        </>
      );
    case 'relic':
      return (
        <g transform={`translate(${MIDDLE} ${MIDDLE})`}>
          <path d="M0-20.500 17.800-10.250V10.250L0 20.500-17.800 10.250V-10.250z" {...edge} />
          <path d={HEXAGON} fill="none" stroke="var(--y-coin)" strokeWidth="3.8" />
          <path d={HEXAGON} fill="none" stroke="var(--raised)" strokeWidth="1.2" />
          <DrawnIcon of="marker.relic" x={0} y={0} size={19} fill="var(--ink)" />
        </g>
      );
  }
}

function Figures({
  seat,
  armies,
  scouts,
  isAside,
}: {
  readonly seat: Seat;
  readonly armies: number;
  readonly scouts: number;
  /** Something else stands there too. */
  readonly isAside: boolean;
}) {
  if (isAside) {
    return (
      <>
        {armies > 0 && <Army seat={seat} count={armies} x={scouts > 0 ? 18 : 33} y={32} size={0.72} />}
        {scouts > 0 && <Scout seat={seat} count={scouts} x={34} y={32} size={0.68} />}
      </>
    );
  }
  if (armies > 0 && scouts > 0) {
    return (
      <>
        <Army seat={seat} count={armies} x={14.5} y={22} size={0.82} />
        <Scout seat={seat} count={scouts} x={34} y={30} size={0.74} />
      </>
    );
  }
  return armies > 0 ? (
    <Army seat={seat} count={armies} x={MIDDLE} y={MIDDLE - 1} size={1} />
  ) : (
    <Scout seat={seat} count={scouts} x={MIDDLE} y={MIDDLE} size={1} />
  );
}

interface FigureProps {
  readonly seat: Seat;
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A shield with the owner's mark. */
function Army({ seat, count, x, y, size }: FigureProps) {
  const mark = markOf(seat);
  return (
    <g className="civ-figure" transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        d="M-13-14q13 4 26 0v14c0 9-6.500 13.500-13 17c-6.500-3.500-13-8-13-17z"
        fill={`var(--p${mark})`}
        stroke="var(--piece-edge)"
        strokeWidth="2"
      />
      <path d={markPath(mark, 0, 0.5, 6.6)} fill={`var(--p${mark}-on)`} />
      <Count of={count} />
    </g>
  );
}

/** A disc with compass points and the owner's mark. */
function Scout({ seat, count, x, y, size }: FigureProps) {
  const mark = markOf(seat);
  const body = { fill: `var(--p${mark})`, stroke: 'var(--piece-edge)', strokeWidth: 2 };
  return (
    <g className="civ-figure" transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        d="M0-18 4.500-11h-9zM0 18 4.500 11h-9zM-18 0-11-4.500v9zM18 0 11-4.500v9z"
        strokeLinejoin="round"
        paintOrder="stroke"
        {...body}
      />
      <circle r="12.5" {...body} />
      <path d={markPath(mark, 0, 0, 5.4)} fill={`var(--p${mark}-on)`} />
      <Count of={count} />
    </g>
  );
}

function Count({ of }: { readonly of: number }) {
  if (of < 2) return null;
  return (
    <g transform="translate(12 -12)">
      <circle r="8" fill="var(--ink)" stroke="var(--piece-edge)" strokeWidth="1.4" />
      <text className="civ-number" y="4" fontSize="11.5" fill="var(--on-ink)">
        {of}
      </text>
    </g>
  );
}
