import type { UnitView, View } from '@tessera/game-civilization';
import type { PlainObject } from '@tessera/kernel';
import { SQUARE } from '../art/terrain.tsx';

export type SquareView = View['map']['squares'][number];
export type SlotView = View['map']['slots'][number];
export type PlayerView = View['players'][number];
export type CityView = PlayerView['cities'][number];
export type BattleView = NonNullable<View['battle']>;
export type OfferView = View['offers'][number];
export type HandView = NonNullable<View['hand']>;

/** The side of a map tile in squares. */
export const TILE = 4;

export function civilizationView(plain: PlainObject): View {
  return plain as unknown as View;
}

/** A rectangle of the map, in squares. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function wholeMap({ map }: View): Box {
  return { left: 0, top: 0, right: map.width - 1, bottom: map.height - 1 };
}

/** The smallest rectangle around some squares, with a minimum number of squares each way, within the map. */
export function boxAround(view: View, squares: readonly number[], least: number): Box {
  const { width, height } = view.map;
  const xs = squares.map((square) => square % width);
  const ys = squares.map((square) => Math.floor(square / width));
  const span = (values: readonly number[], limit: number): readonly [number, number] => {
    const low = Math.min(...values) - 1;
    const high = Math.max(...values) + 1;
    const more = Math.max(0, least - (high - low + 1)) / 2;
    const from = Math.max(0, Math.min(low - Math.floor(more), limit - least));
    return [from, Math.min(limit - 1, Math.max(high + Math.ceil(more), from + least - 1))];
  };
  const [left, right] = span(xs, width);
  const [top, bottom] = span(ys, height);
  return { left, top, right, bottom };
}

/** The same in the units of the drawing, with a margin. */
export function extentOf({ left, top, right, bottom }: Box) {
  return {
    x: left * SQUARE,
    y: top * SQUARE,
    width: (right - left + 1) * SQUARE,
    height: (bottom - top + 1) * SQUARE,
  };
}

/** The squares of a tile's place, row by row. */
export function squaresOf(view: View, slot: SlotView): number[] {
  return Array.from(
    { length: TILE * TILE },
    (_, i) => (slot.y + Math.floor(i / TILE)) * view.map.width + slot.x + (i % TILE),
  );
}

/** The squares that other players' figures block for a city. */
export function blockadedIn({ players }: View): ReadonlySet<number> {
  return new Set(players.flatMap(({ cities }) => cities.flatMap(({ blockaded }) => blockaded)));
}

/** How the center of a city is drawn on one of its squares. */
export interface CityLook {
  readonly walls: boolean;
  readonly marker: CityView['marker'];
  /** The way to the other square of a metropolis: which one this is, and where that one lies. */
  readonly metropolis: { readonly isFirst: boolean; readonly dx: number; readonly dy: number } | null;
}

export const PLAIN_LOOK: CityLook = { walls: false, marker: null, metropolis: null };

export function cityLook(view: View, { center, square }: SquareView): CityLook {
  const city = center === null ? undefined : cityNamed(view, center);
  if (city === undefined) return PLAIN_LOOK;
  const { walls, marker, secondSquare } = city;
  if (secondSquare === null) return { walls, marker, metropolis: null };
  const isFirst = square === city.square;
  const { width } = view.map;
  const [here, there] = isFirst ? [city.square, secondSquare] : [secondSquare, city.square];
  const dx = (there % width) - (here % width);
  const dy = Math.floor(there / width) - Math.floor(here / width);
  // One marker lies on the whole city.
  return { walls, marker: isFirst ? marker : null, metropolis: { isFirst, dx, dy } };
}

function cityNamed(view: View, { seat, city }: NonNullable<SquareView['center']>): CityView | undefined {
  return view.players[seat]?.cities.find((one) => one.city === city);
}

/** The centers of a city: one square, or the two of a metropolis. */
export function centersOf({ square, secondSquare }: CityView): readonly number[] {
  return secondSquare === null ? [square] : [square, secondSquare];
}

export function total(counts: { readonly [name: string]: number }): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The unit in hand that an answer of the side on turn names. */
export function unitToPlay({ battle }: View, card: string): UnitView | null {
  const side = battle?.sides.find(({ seat }) => seat === battle.turn);
  return side?.units?.find((unit) => unit.card === card) ?? null;
}
