import type { Answer, TerritoryView, TileView, View } from '@tessera/game-founders';
import type { PlainObject, Seat } from '@tessera/kernel';

export type Place = { readonly x: number; readonly y: number };
export type Addition = Extract<Answer, { action: 'add' }>;
export type TokenPlay = Extract<Answer, { play: string }>;

/** A view comes from outside the type system. */
export function foundersView(view: PlainObject): View {
  return view as unknown as View;
}

export function tileAt(territory: TerritoryView, { x, y }: Place): TileView | null {
  return territory.tiles.find((one) => one.x === x && one.y === y) ?? null;
}

/** A cell's name within the page. */
export function cellKey(seat: Seat, { x, y }: Place): string {
  return `${seat}:${x},${y}`;
}

/** The distance from one tile to the next, on a grid where a tile measures 100. */
export const STEP = 106;
const HALF = 50;

/** The upper left corner of a cell as drawn: y goes up in the game and down on the screen. */
export function cornerOf({ x, y }: Place): Place {
  return { x: x * STEP, y: -y * STEP };
}

export function centreOf(place: Place): Place {
  const { x, y } = cornerOf(place);
  return { x: x + HALF, y: y + HALF };
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The cells from the leftmost to the rightmost and from the lowest to the topmost. */
export function boxOf(places: readonly Place[]): Box {
  if (places.length === 0) return { left: 0, right: 0, bottom: 0, top: 0 };
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

export function widened({ left, right, bottom, top }: Box, by: number): Box {
  return { left: left - by, right: right + by, bottom: bottom - by, top: top + by };
}

/** Row by row from the top, in reading order. */
export function placesIn({ left, right, bottom, top }: Box): Place[] {
  const places: Place[] = [];
  for (let y = top; y >= bottom; y--) for (let x = left; x <= right; x++) places.push({ x, y });
  return places;
}

/** The four sides of a cell first, then its corners: the order in which the game looks for suppliers. */
const SIDES: readonly Place[] = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
];
const CORNERS: readonly Place[] = [
  { x: 1, y: 1 },
  { x: 1, y: -1 },
  { x: -1, y: -1 },
  { x: -1, y: 1 },
];

function besides({ x, y }: Place): Place[] {
  return SIDES.map((step) => ({ x: x + step.x, y: y + step.y }));
}

export function around({ x, y }: Place): Place[] {
  return [...SIDES, ...CORNERS].map((step) => ({ x: x + step.x, y: y + step.y }));
}

/** The free cells that share a side with the territory. */
export function freeCells(territory: TerritoryView): Place[] {
  const seen = new Set(territory.tiles.map((tile) => cellKey(0, tile)));
  const free: Place[] = [];
  for (const tile of territory.tiles) {
    for (const place of besides(tile)) {
      const key = cellKey(0, place);
      if (seen.has(key)) continue;
      seen.add(key);
      free.push(place);
    }
  }
  return free;
}
