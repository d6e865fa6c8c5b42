import type { View } from '@tessera/game-civilization';
import type { Seat } from '@tessera/kernel';
import { SQUARE } from '../art/terrain.tsx';
import { DrawnIcon } from '../parts/Icon.tsx';
import { markOf } from '../parts/Mark.tsx';
import { blockadedIn, type CityView, centersOf, type SquareView } from './model.ts';

const YIELDS = ['production', 'trade', 'culture', 'coin'] as const;

/** The frames of all outskirts in their owners' colours, and the blockaded squares in them. */
export function Outskirts({ view }: { readonly view: View }) {
  const { width } = view.map;
  const blockaded = blockadedIn(view);
  return (
    <>
      {view.players.flatMap(({ seat, cities }) =>
        cities.map((city) => <Frame key={city.square} seat={seat} centers={centersOf(city)} width={width} />),
      )}
      {view.map.squares
        .filter(({ square }) => blockaded.has(square))
        .map(({ square, x, y }) => (
          <rect
            key={square}
            x={x * SQUARE + 3}
            y={y * SQUARE + 3}
            width="42"
            height="42"
            rx="5"
            fill="url(#civ-blockade)"
          />
        ))}
    </>
  );
}

export function BlockadePattern() {
  return (
    <pattern id="civ-blockade" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="7" height="7" fill="var(--warn)" opacity="0.18" />
      <rect width="2.4" height="7" fill="var(--warn)" opacity="0.75" />
    </pattern>
  );
}

function Frame({
  seat,
  centers,
  width,
}: {
  readonly seat: Seat;
  readonly centers: readonly number[];
  readonly width: number;
}) {
  const mark = markOf(seat);
  const xs = centers.map((square) => square % width);
  const ys = centers.map((square) => Math.floor(square / width));
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
  const frame = {
    x: left * SQUARE + 2.5,
    y: top * SQUARE + 2.5,
    width: (Math.max(...xs) + 2 - left) * SQUARE - 5,
    height: (Math.max(...ys) + 2 - top) * SQUARE - 5,
  };
  return (
    <>
      <rect
        {...frame}
        rx="9"
        fill={`var(--p${mark})`}
        fillOpacity="0.13"
        stroke="var(--piece-edge)"
        strokeWidth="5"
        strokeOpacity="0.75"
      />
      <rect {...frame} rx="9" fill="none" stroke={`var(--p${mark})`} strokeWidth="2.8" />
    </>
  );
}

/** What each square yields to the city under the pointer: a pill with numbers and icons; a red zero for a blockade. */
export function CityYields({
  view,
  seat,
  city,
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly city: CityView;
}) {
  const { width } = view.map;
  const around = view.map.squares.filter(
    ({ outskirts }) => outskirts !== null && outskirts.seat === seat && outskirts.city === city.city,
  );
  const centre = middleOf(city.square, width);
  const senders = view.players[seat]?.scouts.filter((scout) => scout.city === city.city && scout.square !== null) ?? [];
  return (
    <g className="civ-yields">
      {senders.map(({ square }, i) => {
        const from = middleOf(square ?? 0, width);
        const line = `M${from.x} ${from.y}L${centre.x} ${centre.y}`;
        const sent = view.map.squares.find((one) => one.square === square);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two scouts may stand on one square.
          <g key={i}>
            <path d={line} stroke="var(--piece-edge)" strokeWidth="6.5" strokeLinecap="round" />
            <path
              d={line}
              stroke={`var(--p${markOf(seat)})`}
              strokeWidth="3"
              strokeDasharray="0.1 7.4"
              strokeLinecap="round"
            />
            {sent !== undefined && <Pill square={sent} isZero={false} />}
          </g>
        );
      })}
      {around.map((square) => (
        <Pill key={square.square} square={square} isZero={city.blockaded.includes(square.square)} />
      ))}
    </g>
  );
}

function Pill({ square, isZero }: { readonly square: SquareView; readonly isZero: boolean }) {
  const shown = isZero ? [] : YIELDS.filter((of) => square[of] > 0);
  if (shown.length === 0 && !isZero) return null;
  const width = Math.max(1, shown.length) * 20 + 4;
  return (
    <g transform={`translate(${square.x * SQUARE + SQUARE / 2} ${square.y * SQUARE + 41})`}>
      <rect
        x={-width / 2}
        y="-8"
        width={width}
        height="16"
        rx="8"
        fill={isZero ? 'var(--pill-warn)' : 'var(--pill)'}
        stroke="var(--piece-edge)"
        strokeOpacity="0.55"
      />
      {isZero && (
        <text className="civ-number" y="4" fontSize="11" fill="var(--pill-on)">
          0
        </text>
      )}
      {shown.map((of, i) => (
        <g key={of} transform={`translate(${-width / 2 + 2 + i * 20} 0)`}>
          <text className="civ-number" x="5" y="4" fontSize="11" fill="var(--pill-on)">
            {square[of]}
          </text>
          <DrawnIcon of={`yield.${of}`} x={14} y={0} size={11} fill={`var(--pill-${of})`} />
        </g>
      ))}
    </g>
  );
}

function middleOf(square: number, width: number): { readonly x: number; readonly y: number } {
  return { x: ((square % width) + 0.5) * SQUARE, y: (Math.floor(square / width) + 0.5) * SQUARE };
}
