import { TILE_FACES, type TileFace } from '@tessera/game-founders/data';
import type { Canvas } from '../gameScreen.ts';
import type { Colour, Paint } from '../paint.ts';

export function faceOf(id: string): TileFace | null {
  return TILE_FACES.find((face) => face.id === id) ?? null;
}

/** "wood+stone→iron": what a tile costs and what it gives. A city tile's token follows from its product. */
export function terms(id: string, canvas: Canvas): string {
  const face = faceOf(id);
  if (face === null) return '?';
  const named = (resources: readonly string[]) => resources.map((one) => resourceName(one, canvas));
  const gives = face.family === 'victory' ? worth(face, canvas) : named(face.products).join('/');
  return face.cost.length === 0 ? gives : `${named(face.cost).join('+')}→${gives}`;
}

export function resourceName(resource: string, { words }: Canvas): string {
  return words.say(`founders.resource.${resource}`, { form: 'nom' });
}

export function worth({ points }: TileFace, { words }: Canvas): string {
  return words.say('cli.founders.points', { n: points });
}

/** A number as displayed: with a typographic minus. */
export function numeral(value: number): string {
  return String(value).replace('-', '−');
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
