import { type KeyboardEvent, type MouseEvent, memo, type ReactNode } from 'react';
import { SQUARE } from '../art/terrain.tsx';
import type { CityLook, SquareView } from './model.ts';
import { Pieces } from './pieces.tsx';

/** The role of a place on the map in the open question. */
export type Light = 'none' | 'lit' | 'picked';

interface SpotProps {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** The side, in squares. */
  readonly side: number;
  readonly light: Light;
  /** How many choices it leads to. */
  readonly count: number;
  readonly isSubject: boolean;
  /** Would a piece placed here replace something? */
  readonly isReplaced?: boolean;
  readonly onPress: (id: string) => void;
  readonly onPoint: (id: string | null, element: Element | null) => void;
  readonly children?: ReactNode;
}

/** A place on the map: a name, a stop for the arrow keys, one way to press it. */
function Spot({
  id,
  name,
  x,
  y,
  side,
  light,
  count,
  isSubject,
  isReplaced = false,
  onPress,
  onPoint,
  children,
}: SpotProps) {
  const length = side * SQUARE;
  const place = `translate(${x * SQUARE} ${y * SQUARE})`;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onPress(id);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing. */}
      <g
        role="button"
        tabIndex={-1}
        aria-label={name}
        aria-pressed={light === 'picked' ? true : undefined}
        data-rove={id}
        data-lit={light === 'none' ? undefined : true}
        data-replaced={isReplaced || undefined}
        className="civ-spot"
        transform={place}
        onClick={(event: MouseEvent) => {
          event.stopPropagation();
          onPress(id);
          onPoint(id, event.currentTarget as Element);
        }}
        onKeyDown={press}
        onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(id, event.currentTarget)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && onPoint(null, null)}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && onPoint(id, event.currentTarget)}
        onBlur={() => onPoint(null, null)}
      >
        <rect width={length} height={length} fill="transparent" />
        {light !== 'none' && (
          <Ring length={length} isSolid={light === 'picked'} colour={isReplaced ? 'var(--warn)' : 'var(--lit)'} />
        )}
        <rect className="civ-focus" x="1" y="1" width={length - 2} height={length - 2} rx="6" />
      </g>
      {/* The pieces lie over the place and are not pressed themselves: the name says everything that they show. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing cannot be focused. */}
      <g className="civ-drawn" aria-hidden="true" transform={place}>
        {children}
        {isSubject && <Subject length={length} />}
        {isReplaced && <Swap x={length - 10} y={10} />}
        {count > 1 && (
          <g transform="translate(9 9)">
            <circle r="8.5" fill="var(--ink)" stroke="var(--lit-edge)" strokeWidth="1.5" />
            <text className="civ-number" y="4" fontSize="11" fill="var(--on-ink)">
              {count}
            </text>
          </g>
        )}
      </g>
    </>
  );
}

/** Dashed: may be chosen. Solid: chosen. A ring on a ring, so that it is visible on every terrain. */
function Ring({
  length,
  isSolid,
  colour,
}: {
  readonly length: number;
  readonly isSolid: boolean;
  readonly colour: string;
}) {
  const ring = { x: 3, y: 3, width: length - 6, height: length - 6, rx: 6 };
  return (
    <>
      <rect {...ring} fill="none" stroke="var(--lit-shade)" strokeWidth="8" />
      <rect {...ring} fill="var(--lit-fill)" stroke="var(--lit-edge)" strokeWidth="6" />
      <rect
        {...ring}
        fill="none"
        stroke={colour}
        strokeWidth={isSolid ? 4.5 : 3.4}
        strokeDasharray={isSolid ? undefined : '8 4.5'}
      />
    </>
  );
}

/** A replacement: what stands there makes room. */
function Swap({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className="civ-swap" transform={`translate(${x} ${y})`}>
      <circle r="9.5" fill="var(--warn)" stroke="var(--lit-edge)" strokeWidth="1.5" />
      <path
        d="M-5-2.500h9l-3-3m3 3l-3 3M5 3.500h-9l3-3m-3 3l3 3"
        fill="none"
        stroke="var(--panel)"
        strokeWidth="1.600"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

function Subject({ length }: { readonly length: number }) {
  const ring = { cx: length / 2, cy: length / 2, r: length / 2 - 2 };
  return (
    <g className="civ-subject">
      <circle {...ring} fill="none" stroke="var(--piece-edge)" strokeWidth="5" />
      <circle {...ring} fill="none" stroke="var(--ink)" strokeWidth="2.6" />
    </g>
  );
}

interface SquareSpotProps extends Omit<SpotProps, 'children' | 'x' | 'y' | 'side'> {
  /** The square as text: an unchanged square is not drawn again. */
  readonly data: string;
  /** Likewise how the city there looks. */
  readonly look: string;
}

export const SquareSpot = memo(function SquareSpot({ data, look, ...spot }: SquareSpotProps) {
  const square = JSON.parse(data) as SquareView;
  return (
    <Spot {...spot} x={square.x} y={square.y} side={1}>
      <Pieces square={square} look={JSON.parse(look) as CityLook} />
    </Spot>
  );
});

export const TileSpot = memo(Spot);
