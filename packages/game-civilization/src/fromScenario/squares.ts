import { ImpossibleTable, type Plain } from '@tessera/kernel';
import { type Geometry, geometry, geometryFor } from '../board/geometry.ts';
import { isDiscovered } from '../board/tiles.ts';
import { columnName, rowName, squareByName } from '../data/squareNames.ts';
import type { Setup, State } from '../state.ts';

/** A square of a map as people write it: its number, `[x, y]`, or its name, "C7"; null for anything else. */
function writtenSquare(map: Geometry, written: Plain): number | null {
  let square: number | null = null;
  if (typeof written === 'number') square = written;
  else if (typeof written === 'string') square = squareByName(written, map);
  else if (Array.isArray(written) && written.length === 2) {
    const [x, y] = written as readonly Plain[];
    const isInside = isBelow(x, map.width) && isBelow(y, map.height);
    if (isInside) square = (y as number) * map.width + (x as number);
  }
  return square === null || (map.slotOf[square] ?? -1) < 0 ? null : square;
}

/** The square that a text or a list means in an answer or an expectation; null if it means none. */
export function placeOf({ players }: Setup, written: Plain): number | null {
  return typeof written === 'number' ? null : writtenSquare(geometryFor(players), written);
}

/** A stated square: its number, `[x, y]` or its name; it has to be on a discovered tile (MAP-009). */
export function squareOf(state: State, value: Plain | undefined, part: string): number {
  const map = geometry(state);
  const square = writtenSquare(map, value ?? null);
  if (square === null) {
    const known = [`0 to ${map.slotOf.length - 1}`, `[0, 0] to [${map.width - 1}, ${map.height - 1}]`, nameRange(map)];
    throw new ImpossibleTable(part, 'noSquare', value ?? null, { known });
  }
  if (!isDiscovered(state, square)) throw new ImpossibleTable(part, 'noSquare', value ?? null, { rule: 'MAP-009' });
  return square;
}

function nameRange({ width, height }: Geometry): string {
  return `${columnName(0)}${rowName(0)} to ${columnName(width - 1)}${rowName(height - 1)}`;
}

function isBelow(value: Plain | undefined, bound: number): boolean {
  return typeof value === 'number' && value >= 0 && value < bound;
}
