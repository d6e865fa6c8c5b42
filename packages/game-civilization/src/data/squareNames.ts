/**
 * What people call the squares of a map: a letter for the column, a number for the row, A1 at the top left, AA after Z.
 * There is no separator, since a comma is a decimal sign in Polish and Lithuanian.
 */
interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** A square of the map, by its number: y × width + x. */
export type Square = number;

const LETTERS = 26;
const FIRST = 'A'.charCodeAt(0);

/** The letters above a column, counted from 0: A to Z, AA to AZ, BA … */
export function columnName(x: number): string {
  let name = '';
  for (let left = x; left >= 0; left = Math.floor(left / LETTERS) - 1) {
    name = String.fromCharCode(FIRST + (left % LETTERS)) + name;
  }
  return name;
}

/** The number beside a row, counted from 0. */
export function rowName(y: number): string {
  return String(y + 1);
}

/** A square (y × width + x) by its name: "F14". */
export function squareName(square: number, width: number): string {
  return columnName(square % width) + rowName(Math.floor(square / width));
}

/** The square that a name means, in upper or lower case; null where the map has no square of that name. */
export function squareByName(name: string, { width, height }: MapSize): number | null {
  const found = /^([A-Za-z]+)([1-9][0-9]*)$/.exec(name);
  if (found === null) return null;
  const [, letters = '', digits = ''] = found;
  let columns = 0;
  for (const letter of letters.toUpperCase()) columns = columns * LETTERS + letter.charCodeAt(0) - FIRST + 1;
  const x = columns - 1;
  const y = Number(digits) - 1;
  return x < width && y < height ? y * width + x : null;
}
