import { columnName, rowName } from '@tessera/game-civilization/data';
import { SQUARE } from '../art/terrain.tsx';
import type { Placed } from '../board/camera.ts';

/** The size of a plate, in root units. */
const PLATE = 1.25;
/** The gap between a plate and the map, or the edge of the view. */
const GAP = 0.0625;
/** The room that the names need around the map, in root units. */
export const EDGE = PLATE + 2 * GAP;
/** If names would stand closer than this, every other one is left out. */
const NEAREST = 1.375;

interface Name {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/**
 * The names of columns and rows, which log, refusals and options use for squares. They stand beside the map where its
 * edge is visible, else at the edge of the view, so that they stay when the map moves. They take no clicks.
 */
export function MapEdges({
  map,
  placed,
  rem,
}: {
  readonly map: { readonly width: number; readonly height: number };
  readonly placed: Placed;
  readonly rem: number;
}) {
  return (
    <div className="civ-edges" aria-hidden="true">
      {edgeNames(map, placed, rem).map(({ text, x, y }) => (
        <span key={text} className="civ-edge" style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}>
          {text}
        </span>
      ))}
    </div>
  );
}

/** The middles of the names that are completely visible. */
function edgeNames(
  { width, height }: { readonly width: number; readonly height: number },
  { x, y, scale, ...frame }: Placed,
  rem: number,
): Name[] {
  const side = SQUARE * scale;
  const half = (PLATE / 2) * rem;
  const gap = GAP * rem;
  const every = Math.max(1, Math.ceil((NEAREST * rem) / side));
  const beside = (edge: number) => Math.max(half + gap, edge - half - gap);
  const left = beside(x);
  const top = beside(y);
  /** The middles of the squares along one side, where a plate is completely visible. */
  const along = (count: number, from: number, first: number, last: number) =>
    Array.from({ length: count }, (_, i) => ({ i, at: from + (i + 0.5) * side })).filter(
      ({ i, at }) => i % every === 0 && at >= first && at <= last - half,
    );
  return [
    ...along(width, x, half, frame.width).map(({ i, at }) => ({ text: columnName(i), x: at, y: top })),
    // Row names give way to the line of letters.
    ...along(height, y, top + 2 * half, frame.height).map(({ i, at }) => ({ text: rowName(i), x: left, y: at })),
  ];
}
