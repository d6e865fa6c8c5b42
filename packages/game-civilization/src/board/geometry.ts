import { ARROWS, LAYOUTS } from '../data/layouts.ts';
import type { State } from '../state.ts';

/**
 * The map as squares: square = y × width + x over the rectangle that holds the layout, x to the right, y down. Squares that
 * belong to no slot of the layout are off the map. Everything that depends on the layout alone is worked out once.
 */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  /** The slot (tile place) each square belongs to, −1 off the map. */
  readonly slotOf: readonly number[];
  /** Orthogonal neighbours on the map: up, right, down, left where they exist (RUL-016, RUL-018). */
  readonly next: readonly (readonly number[])[];
  /** All neighbours on the map, diagonal ones included: the outskirts of a city there (MAP-006). */
  readonly around: readonly (readonly number[])[];
  /** The squares around two neighbouring centers, by one of them × 4 + the direction of the other: ten, if none is off the map (MET-002). */
  readonly aroundBoth: readonly (readonly number[])[];
  /** Squares at the outer edge of the map; those around a hole lie at an inner one (MAP-015, RUL-315). */
  readonly isOuterEdge: readonly boolean[];
  readonly slots: readonly Slot[];
}

export interface Slot {
  readonly x: number;
  readonly y: number;
  /** The seat whose home it is, or −1. */
  readonly seat: number;
  /** Quarter turns clockwise of a home tile (RUL-240); 0 for others, which are turned when discovered. */
  readonly turned: number;
  /** Its sixteen squares, row by row. */
  readonly squares: readonly number[];
}

/** Values of `ground` that are not a face. */
export const OUTSIDE = -2;
export const HIDDEN = -1;

/** The four orthogonal directions: up, right, down, left. */
const DIRECTIONS = [0, 1, 2, 3] as const;
const ALL_SIDES = DIRECTIONS.length;

const GEOMETRIES: { readonly [players: number]: Geometry } = Object.fromEntries(
  [2, 3, 4, 5].map((players) => [players, geometryOf(players)]),
);

export function geometry(state: State): Geometry {
  return GEOMETRIES[state.players.length] as Geometry;
}

export function geometryFor(players: number): Geometry {
  return GEOMETRIES[players] as Geometry;
}

/** City distance: the larger of the two differences (RUL-017). */
export function cityDistance(map: Geometry, a: number, b: number): number {
  const dx = Math.abs((a % map.width) - (b % map.width));
  const dy = Math.abs(Math.floor(a / map.width) - Math.floor(b / map.width));
  return Math.max(dx, dy);
}

/** The direction of an orthogonal step: 0 up, 1 right, 2 down, 3 left. */
export function directionOf(map: Geometry, from: number, to: number): number {
  if (to === from - map.width) return 0;
  if (to === from + 1) return 1;
  return to === from + map.width ? 2 : 3;
}

function geometryOf(players: number): Geometry {
  const layout = LAYOUTS[players as keyof typeof LAYOUTS];
  const { width, height, hole } = layout;
  const slotOf = new Array<number>(width * height).fill(-1);
  const slots: Slot[] = layout.slots.map((slot, index) => {
    const squares: number[] = [];
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 4; column++) squares.push((slot.y + row) * width + slot.x + column);
    }
    for (const square of squares) slotOf[square] = index;
    const turned = slot.arrow === null ? 0 : ARROWS.indexOf(slot.arrow);
    return { x: slot.x, y: slot.y, seat: slot.seat ?? -1, turned, squares };
  });
  const next: number[][] = [];
  const around: number[][] = [];
  const isOuterEdge: boolean[] = [];
  for (let square = 0; square < slotOf.length; square++) {
    const x = square % width;
    const y = Math.floor(square / width);
    const at = (dx: number, dy: number): number[] => {
      const inside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
      const other = square + dy * width + dx;
      return inside && slotOf[square] !== -1 && slotOf[other] !== -1 ? [other] : [];
    };
    next.push([...at(0, -1), ...at(1, 0), ...at(0, 1), ...at(-1, 0)]);
    const isAtHole =
      hole !== null && x >= hole.x[0] - 1 && x <= hole.x[1] + 1 && y >= hole.y[0] - 1 && y <= hole.y[1] + 1;
    isOuterEdge.push(slotOf[square] !== -1 && (next[square]?.length ?? 0) < ALL_SIDES && !isAtHole);
    around.push([
      ...at(-1, -1),
      ...at(0, -1),
      ...at(1, -1),
      ...at(-1, 0),
      ...at(1, 0),
      ...at(-1, 1),
      ...at(0, 1),
      ...at(1, 1),
    ]);
  }
  const aroundBoth: number[][] = [];
  for (let square = 0; square < slotOf.length; square++) {
    for (const direction of DIRECTIONS) {
      const other = stepTo({ width, height, slotOf }, square, direction);
      const both = other < 0 ? [] : [...(around[square] as number[]), ...(around[other] as number[])];
      aroundBoth.push(both.filter((one, i) => one !== square && one !== other && both.indexOf(one) === i));
    }
  }
  return { width, height, slotOf, next, around, aroundBoth, isOuterEdge, slots };
}

/** The square one step in a direction, or −1 off the map. */
function stepTo(
  { width, height, slotOf }: Pick<Geometry, 'width' | 'height' | 'slotOf'>,
  from: number,
  direction: number,
): number {
  const x = (from % width) + (direction === 1 ? 1 : direction === 3 ? -1 : 0);
  const y = Math.floor(from / width) + (direction === 2 ? 1 : direction === 0 ? -1 : 0);
  const isOnMap = x >= 0 && x < width && y >= 0 && y < height && slotOf[from] !== -1;
  const to = y * width + x;
  return isOnMap && slotOf[to] !== -1 ? to : -1;
}
