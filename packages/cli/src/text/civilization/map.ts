import type { View } from '@tessera/game-civilization';
import { columnName, rowName } from '@tessera/game-civilization/data';
import type { Canvas } from '../gameScreen.ts';
import { flow, padTo } from '../layout.ts';
import type { Colour, Paint } from '../paint.ts';
import { type MapCodes, mapCodes } from './mapCodes.ts';
import { letterOf, type SquareView, sayFor } from './squares.ts';

/** A number on a square, for the choice among squares. */
export interface SquareMark {
  readonly square: number;
  readonly text: string;
}

/** A part of the map: its first and last column and row. */
interface Region {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Lines meeting in a point, by the sides they come from: 1 above, 2 right, 4 below, 8 left. */
const JOINTS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';
const ROOMS = [6, 5, 4] as const;
const MARGIN = 3;

const CITY_MARKS: { readonly [marker: string]: string } = { fortification: '^', caravan: '>' };

const PLAYER_COLOURS: readonly Colour[] = ['red', 'blue', 'yellow', 'magenta', 'cyan'];

const TERRAIN_COLOURS: { readonly [terrain: string]: Colour } = {
  mountain: 'bold',
  forest: 'green',
  grassland: 'cyan',
  desert: 'yellow',
  water: 'blue',
};

function inPlayerColour(paint: Paint, seat: number, text: string): string {
  return paint(PLAYER_COLOURS[seat] ?? 'bold', text);
}

/** The whole map with the meaning of its marks. */
export function drawMap(view: View, canvas: Canvas): string[] {
  const { width, height } = view.map;
  const whole = { left: 0, right: width - 1, top: 0, bottom: height - 1 };
  const { paint } = canvas;
  const codes = mapCodes(sayFor(view, canvas), canvas.tell);
  const legend = flow('   ', codes.legend(view, canvas), canvas.width).map((line) => paint('dim', line));
  return [...drawPart(view, canvas, whole, []), ...legend];
}

const AROUND = 2;

/** The part of the map around some squares that have numbers, or that matter otherwise. */
export function drawAround(
  view: View,
  canvas: Canvas,
  marks: readonly SquareMark[],
  others: readonly number[] = [],
): string[] {
  const { width, height } = view.map;
  const squares = [...marks.map(({ square }) => square), ...others];
  if (squares.length === 0) return [];
  const xs = squares.map((square) => square % width);
  const ys = squares.map((square) => Math.floor(square / width));
  const region = {
    left: Math.max(0, Math.min(...xs) - AROUND),
    right: Math.min(width - 1, Math.max(...xs) + AROUND),
    top: Math.max(0, Math.min(...ys) - AROUND),
    bottom: Math.min(height - 1, Math.max(...ys) + AROUND),
  };
  return [...drawPart(view, canvas, region, marks), ...partLegend(view, canvas, region)];
}

/** The codes in a part of the map. */
function partLegend(view: View, canvas: Canvas, region: Region): string[] {
  const { paint, width } = canvas;
  const inside = view.map.squares.filter(
    ({ x, y }) => x >= region.left && x <= region.right && y >= region.top && y <= region.bottom,
  );
  const codes = mapCodes(sayFor(view, canvas), canvas.tell).meanings(inside);
  return codes.length === 0 ? [] : flow('   ', codes, width).map((line) => paint('dim', line));
}

/** What drawing needs: the squares by number, the tile of each, and where lines between tiles can run. */
interface Drawing {
  readonly view: View;
  readonly region: Region;
  readonly room: number;
  readonly paint: Paint;
  readonly codes: MapCodes;
  readonly squares: ReadonlyMap<number, SquareView>;
  readonly marks: ReadonlyMap<number, string>;
  /** Centers of cities with walls. */
  readonly walled: ReadonlySet<number>;
  /** Marks of fortifications and caravans, by the center of their city. */
  readonly cityMarkers: ReadonlyMap<number, string>;
  /** Columns and rows before which a tile begins somewhere. */
  readonly columns: ReadonlySet<number>;
  readonly rows: ReadonlySet<number>;
  tileAt(x: number, y: number): number;
}

function drawPart(view: View, canvas: Canvas, region: Region, marks: readonly SquareMark[]): string[] {
  const { paint, width } = canvas;
  const { map } = view;
  const columns = new Set(map.slots.flatMap(({ x }) => [x, x + TILE]));
  const rows = new Set(map.slots.flatMap(({ y }) => [y, y + TILE]));
  const lines = [...columns].filter((x) => x >= region.left && x <= region.right + 1).length;
  const across = region.right - region.left + 1;
  const room = ROOMS.find((one) => MARGIN + lines + across * one <= width) ?? (ROOMS[ROOMS.length - 1] as number);
  const drawing: Drawing = {
    view,
    region,
    room,
    paint,
    codes: mapCodes(sayFor(view, canvas), canvas.tell),
    squares: new Map(map.squares.map((square) => [square.square, square])),
    marks: new Map(marks.map(({ square, text }) => [square, text])),
    walled: new Set(
      view.players.flatMap(({ cities }) =>
        cities.filter(({ walls }) => walls).flatMap(({ square, secondSquare }) => [square, secondSquare ?? square]),
      ),
    ),
    cityMarkers: new Map(
      view.players.flatMap(({ cities }) =>
        cities.map(({ square, marker }) => [square, CITY_MARKS[marker ?? ''] ?? '']),
      ),
    ),
    columns,
    rows,
    tileAt: (x, y) =>
      map.slots.findIndex((slot) => x >= slot.x && x < slot.x + TILE && y >= slot.y && y < slot.y + TILE),
  };
  const drawn = [labels(drawing)];
  for (let y = region.top; y <= region.bottom + 1; y++) {
    if (rows.has(y)) drawn.push(' '.repeat(MARGIN) + border(drawing, y));
    if (y > region.bottom) break;
    drawn.push(
      `${rowName(y).padStart(2)} ${squareRow(drawing, y, 0)}`,
      `${' '.repeat(MARGIN)}${squareRow(drawing, y, 1)}`,
    );
  }
  return drawn.map((line) => line.trimEnd());
}

const TILE = 4;

function labels({ region, columns, room, paint }: Drawing): string {
  let line = ' '.repeat(MARGIN);
  for (let x = region.left; x <= region.right + 1; x++) {
    if (columns.has(x)) line += ' ';
    if (x <= region.right) line += columnName(x).padEnd(room);
  }
  return paint('dim', line.trimEnd());
}

/** The line above row y: it has a stroke wherever two different tiles, or a tile and nothing, meet. */
function border({ region, columns, room, paint, tileAt }: Drawing, y: number): string {
  const across = (x: number) => tileAt(x, y - 1) !== tileAt(x, y);
  const down = (x: number, row: number) => tileAt(x - 1, row) !== tileAt(x, row);
  const isInside = (x: number) => x >= region.left && x <= region.right;
  let line = '';
  for (let x = region.left; x <= region.right + 1; x++) {
    if (columns.has(x)) {
      const sides =
        (y > region.top && down(x, y - 1) ? 1 : 0) +
        (isInside(x) && across(x) ? 2 : 0) +
        (y <= region.bottom && down(x, y) ? 4 : 0) +
        (isInside(x - 1) && across(x - 1) ? 8 : 0);
      line += JOINTS.charAt(sides);
    }
    if (isInside(x)) line += (across(x) ? '─' : ' ').repeat(room);
  }
  return paint('dim', line.trimEnd());
}

function squareRow(drawing: Drawing, y: number, row: 0 | 1): string {
  const { region, columns, room, paint, tileAt, view } = drawing;
  let line = '';
  for (let x = region.left; x <= region.right + 1; x++) {
    if (columns.has(x)) line += tileAt(x - 1, y) === tileAt(x, y) ? ' ' : paint('dim', '│');
    if (x <= region.right) line += padTo(squareText(drawing, y * view.map.width + x, row), room);
  }
  return line;
}

/** Above, the land and what lies on it; below, a number to choose, the figures, or the owner of the outskirts. */
function squareText(
  { squares, marks, walled, cityMarkers, paint, codes }: Drawing,
  number: number,
  row: 0 | 1,
): string {
  const square = squares.get(number);
  const mark = marks.get(number);
  if (row === 1 && mark !== undefined) return paint('bold', `»${mark}`);
  if (square === undefined) return '';
  if (row === 0) return landText(square, walled.has(number), cityMarkers.get(number) ?? '', paint, codes);
  const { figures, outskirts } = square;
  if (figures !== null) return inPlayerColour(paint, figures.seat, figureMark(figures));
  return outskirts === null ? '' : inPlayerColour(paint, outskirts.seat, letterOf(outskirts.seat).toLowerCase());
}

function landText(square: SquareView, isWalled: boolean, cityMark: string, paint: Paint, codes: MapCodes): string {
  const { center, terrain } = square;
  if (center === null)
    return `${paint(TERRAIN_COLOURS[terrain] ?? 'bold', codes.terrain(square))}${codes.onSquare(square)}`;
  // A* is the capital of A. Numbers are reserved for squares.
  const name = `${letterOf(center.seat)}${center.city === 0 ? '*' : ''}`;
  return inPlayerColour(paint, center.seat, `${isWalled ? '#' : '='}${name}${cityMark}`);
}

/** "2A+1": two armies and a scout of A; the number comes first, because A2 is a square. */
function figureMark({ seat, armies, scouts }: NonNullable<SquareView['figures']>): string {
  return `${armies > 0 ? armies : ''}${letterOf(seat)}${scouts > 0 ? `+${scouts}` : ''}`;
}
