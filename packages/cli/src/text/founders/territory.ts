import type { TerritoryView, TileView, View } from '@tessera/game-founders';
import type { Canvas } from '../gameScreen.ts';
import { padTo, shorten, widthOf } from '../layout.ts';
import { faceOf, inFamilyColour, numeral, resourceName, worth } from './faces.ts';

/** A numbered place for the choice of a cell: on a free cell, or over a tile that would be replaced. */
export interface NumberedCell {
  readonly x: number;
  readonly y: number;
  readonly number: number;
}

/** Lines meeting in a point, by the sides they come from: 1 above, 2 right, 4 below, 8 left. */
const JOINTS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';

/** Room inside a cell: for id, marks and product, or for the id alone where the territory is wide. */
const ROOMS = [7, 4, 3] as const;
const SMALLEST = 3;
const MARGIN = 4;

interface Cell {
  readonly tile: TileView | null;
  readonly number: number | null;
}

type Grid = (x: number, y: number) => Cell | null;

/** A territory as a grid, y upward, coordinates at its edges; one wider than the terminal in several parts. */
export function drawTerritory(
  territory: Pick<TerritoryView, 'tiles' | 'carts'>,
  numbered: readonly NumberedCell[],
  canvas: Canvas,
): string[] {
  const { width, words } = canvas;
  const places = [...territory.tiles, ...numbered];
  if (places.length === 0) return [words.say('cli.founders.nothing')];
  const grid: Grid = (x, y) => {
    const tile = territory.tiles.find((one) => one.x === x && one.y === y) ?? null;
    const number = numbered.find((one) => one.x === x && one.y === y)?.number ?? null;
    return tile === null && number === null ? null : { tile, number };
  };
  const [left, right] = range(places.map(({ x }) => x));
  const [bottom, top] = range(places.map(({ y }) => y));
  const fitting = (room: number) => Math.max(1, Math.floor((width - MARGIN - 1) / (room + 1)));
  const room = ROOMS.find((one) => right - left + 1 <= fitting(one)) ?? SMALLEST;
  const lines: string[] = [];
  for (let from = left; from <= right; from += fitting(room)) {
    const drawing = {
      grid,
      carts: territory.carts,
      left: from,
      right: Math.min(right, from + fitting(room) - 1),
      room,
    };
    lines.push(...drawPart({ ...drawing, canvas }, top, bottom));
  }
  return lines;
}

/** Columns `left` to `right` of a territory, drawn in cells with this much room inside. */
interface Drawing {
  readonly grid: Grid;
  readonly carts: TerritoryView['carts'];
  readonly left: number;
  readonly right: number;
  readonly room: number;
  readonly canvas: Canvas;
}

function drawPart(drawing: Drawing, top: number, bottom: number): string[] {
  const { left, right, room } = drawing;
  const margin = ' '.repeat(MARGIN);
  const lines: string[] = [];
  for (let y = top; y >= bottom; y--) {
    lines.push(
      `${margin}${border(drawing, y)}`,
      `${numeral(y).padStart(MARGIN - 1)} ${cellRow(drawing, y, 0)}`,
      `${margin}${cellRow(drawing, y, 1)}`,
    );
  }
  const labels = Array.from({ length: right - left + 1 }, (_, i) => centred(numeral(left + i), room + 1));
  lines.push(`${margin}${border(drawing, bottom - 1)}`, `${margin}${labels.join('')}`);
  return lines.map((line) => line.trimEnd());
}

/** The line below row y + 1 and above row y: it has a stroke wherever a cell lies on either side of it. */
function border({ grid, carts, left, right, room, canvas: { paint } }: Drawing, y: number): string {
  const across = (x: number) => grid(x, y) !== null || grid(x, y + 1) !== null;
  const down = (x: number, row: number) => grid(x - 1, row) !== null || grid(x, row) !== null;
  let line = '';
  for (let x = left; x <= right + 1; x++) {
    const isCart = carts.some((cart) => cart.x === x - 1 && cart.y === y);
    const sides = (down(x, y + 1) ? 1 : 0) + (across(x) ? 2 : 0) + (down(x, y) ? 4 : 0) + (across(x - 1) ? 8 : 0);
    line += isCart ? paint('yellow', '◆') : paint('dim', JOINTS.charAt(sides).trim()) || ' ';
    if (x <= right) line += across(x) ? paint('dim', '─'.repeat(room)) : ' '.repeat(room);
  }
  return line;
}

function cellRow({ grid, left, right, room, canvas }: Drawing, y: number, row: number): string {
  const { paint } = canvas;
  let line = '';
  for (let x = left; x <= right + 1; x++) {
    line += grid(x - 1, y) !== null || grid(x, y) !== null ? paint('dim', '│') : ' ';
    if (x <= right) line += padTo(cellText(grid(x, y), row, room, canvas), room);
  }
  return line;
}

function cellText(cell: Cell | null, row: number, room: number, canvas: Canvas): string {
  if (cell === null) return '';
  const { paint } = canvas;
  const { tile, number } = cell;
  if (tile === null) return row === 0 ? paint('bold', centred(String(number), room)) : '';
  const marks = marksOn(tile);
  const isBroad = room === ROOMS[0];
  if (row === 0) {
    const id = inFamilyColour(paint, tile.tile, tile.tile);
    return isBroad ? `${id}${paint('yellow', marks.padStart(room - tile.tile.length))}` : id;
  }
  if (number !== null) return paint('bold', isBroad ? `${number}: −1` : String(number));
  return isBroad ? making(tile, canvas) : paint('yellow', marks);
}

export function marksOn(tile: TileView): string {
  return `${tile.craftsmen === null ? '' : '*'}${tile.coin ? '$' : ''}${tile.war ? 'W' : ''}`;
}

/** What a tile makes, or is worth; dimmed if something on it stops it. */
function making(tile: TileView, canvas: Canvas): string {
  const face = faceOf(tile.tile);
  if (face === null) return '';
  const [first = '', second] = face.products.map((one) => resourceName(one, canvas));
  const made = second === undefined ? shorten(first, ROOMS[0]) : `${initials(first)}/${initials(second)}`;
  const text = face.family === 'victory' ? worth(face, canvas) : made;
  return marksOn(tile) === '' ? text : canvas.paint('dim', text);
}

function initials(name: string): string {
  return [...name].slice(0, 2).join('');
}

function range(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function centred(text: string, width: number): string {
  const before = Math.max(0, Math.floor((width - widthOf(text) + 1) / 2));
  return padTo(`${' '.repeat(before)}${text}`, width);
}

export function ownTerritory(view: View): TerritoryView {
  const own = view.territories.find(({ seat }) => seat === view.seat);
  if (own === undefined) throw new Error('only a player is asked');
  return own;
}
