import { TILE_FACES, type TileFace, TOKEN_FACES } from '@tessera/game-founders/data';
import type { Colour, Paint } from '../paint.ts';

const SMALL_WORDS = ['of', 'the', 'and'];

/** A face's English name from its key: `altarOfTheNymphs` is "Altar of the Nymphs". */
export function tileName(id: string): string {
  return wordsIn(faceOf(id)?.name ?? id)
    .map((word, i) => (i > 0 && SMALL_WORDS.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** "V1 Mine". */
export function named(id: string): string {
  return `${id} ${tileName(id)}`;
}

/** "wood+stone→iron": what a tile costs and what it gives. A city tile's token follows from its product. */
export function terms(id: string): string {
  const face = faceOf(id);
  if (face === null) return '?';
  const cost = face.cost.join('+');
  if (face.family === 'nature') return face.products.join('/');
  return `${cost}→${face.family === 'victory' ? worth(face) : face.products.join('/')}`;
}

export function worth(face: TileFace): string {
  return `${face.points} ${face.points === 1 ? 'pt' : 'pts'}`;
}

/** "a war token", "the blacksmith". */
export function tokenName(id: string): string {
  return kindOf(id) === 'craftsmen' ? `the ${wordsIn(id).join(' ')}` : `a ${id} token`;
}

/** What a token is called in a list: its kind, and of craftsmen the good they work. */
export function tokenLabel(id: string): string {
  const good = TOKEN_FACES.find((face) => face.id === id)?.good ?? null;
  return good === null ? wordsIn(id).join(' ') : `${wordsIn(id).join(' ')} (${good})`;
}

/** A number as it is printed: with a true minus sign. */
export function numeral(value: number): string {
  return String(value).replace('-', '−');
}

export type Place = { readonly x: number; readonly y: number };

export function place(at: Place): string {
  return `(${numeral(at.x)}, ${numeral(at.y)})`;
}

export function faceOf(id: string): TileFace | null {
  return TILE_FACES.find((face) => face.id === id) ?? null;
}

const COLOURS: { readonly [F in TileFace['family']]: Colour } = {
  nature: 'green',
  village: 'blue',
  city: 'magenta',
  victory: 'red',
};

/** A text in the colour of the tile's family. */
export function inFamilyColour(paint: Paint, id: string, text: string): string {
  const face = faceOf(id);
  return face === null ? text : paint(COLOURS[face.family], text);
}

export const REASONS: { readonly [reason: string]: string } = {
  victoryTiles: 'no victory tile is left',
  stacks: 'all three stacks are empty',
  noMorePoints: 'nobody can gain any more points',
  cityStack: 'the city stack is empty',
  agreed: 'the players agreed to end it',
  resignation: 'all others have resigned',
};

function kindOf(token: string): string | null {
  return TOKEN_FACES.find((face) => face.id === token)?.kind ?? null;
}

function wordsIn(key: string): string[] {
  return key
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .split(' ');
}
