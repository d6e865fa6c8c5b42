import {
  givenFields,
  givenFlag,
  givenList,
  givenWord,
  ImpossibleTable,
  type Plain,
  type PlainObject,
} from '@tessera/kernel';
import { geometry } from '../board/geometry.ts';
import { isDiscovered } from '../board/tiles.ts';
import { DISASTER_GROUND, GROUND_DISASTER, GROUNDS, terrainIndex } from '../data/faces.ts';
import type { SquareFace } from '../data/mapTiles.ts';
import { MARKET_RESOURCES } from '../data/resources.ts';
import { DISASTER_MARKERS, TERRAINS, type Terrain } from '../data/terrain.ts';
import type { State } from '../state.ts';
import { squareOf } from './squares.ts';

/** The letters of a drawn map; a dot leaves a square as it is. */
const GROUND_LETTERS: { readonly [letter: string]: Terrain } = {
  m: 'mountain',
  f: 'forest',
  g: 'grassland',
  d: 'desert',
  w: 'water',
};
const AS_IT_IS = '.';

/** Does this fill the whole map, so that all tiles count as discovered? */
export function fillsMap(given: Plain | undefined): boolean {
  const list = Array.isArray(given) ? (given as readonly Plain[]) : [given];
  return list.some((one) => typeof one === 'string');
}

/** Other faces for squares, the later ones over the earlier. */
export function arrangeGround(state: State, given: Plain | undefined): void {
  if (typeof given === 'string') fill(state, given);
  else for (const change of givenList(given, 'ground')) changeGround(state, change);
}

/** One face for every square that is discovered. */
function fill(state: State, face: string): void {
  const ground = groundCalled(state, face, false);
  for (let square = 0; square < state.ground.length; square++)
    if (isDiscovered(state, square)) state.ground[square] = ground;
}

/**
 * A face for the whole map; a drawing in `rows`; or another face for a square, or for all from `square` to `to`: `face` in
 * words as printed (`forest wheat`), or a plain `terrain`, or a `disaster` marker.
 */
function changeGround(state: State, given: Plain): void {
  if (typeof given === 'string') {
    fill(state, given);
    return;
  }
  const stated = givenFields(given, 'ground', ['square', 'to', 'face', 'terrain', 'disaster', 'rows']);
  if (stated['rows'] === undefined) changeSquares(state, given, stated);
  else draw(state, stated['rows'], stated['square'] ?? [0, 0]);
}

function changeSquares(state: State, given: Plain, stated: PlainObject): void {
  const words = stated['face'] ?? stated['terrain'];
  if (typeof words !== 'string') throw new ImpossibleTable('ground', 'shape', given);
  const ground = groundCalled(state, words, givenFlag(stated['disaster'], 'disaster'));
  const { width } = geometry(state);
  const from = squareOf(state, stated['square'], 'ground');
  const to = squareOf(state, stated['to'] ?? from, 'ground');
  for (let y = Math.floor(from / width); y <= Math.floor(to / width); y++) {
    for (let x = from % width; x <= to % width; x++) state.ground[squareOf(state, [x, y], 'ground')] = ground;
  }
}

/** A map drawn in rows from some square on, a letter for each square. */
function draw(state: State, rows: Plain, corner: Plain): void {
  const { width } = geometry(state);
  const from = squareOf(state, corner, 'ground');
  for (const [row, line] of givenList(rows, 'ground').entries()) {
    if (typeof line !== 'string') throw new ImpossibleTable('ground', 'shape', line);
    for (const [column, letter] of [...line].entries()) {
      if (letter === AS_IT_IS) continue;
      const place = [(from % width) + column, Math.floor(from / width) + row];
      const terrain = GROUND_LETTERS[givenWord(letter, 'ground', Object.keys(GROUND_LETTERS))] as Terrain;
      state.ground[squareOf(state, place, 'ground')] = groundCalled(state, terrain, false);
    }
  }
}

/** The printed faces in words; disaster markers have the words of their terrain. */
const GROUND_WORDS: readonly string[] = GROUNDS.map((face) => [face.terrain, ...extrasOf(face)].join(' '));

function groundCalled(state: State, print: string, isDisaster: boolean): number {
  if (isDisaster) return disasterShowing(state, givenWord(print, 'ground', TERRAINS));
  const [terrain, ...rest] = print.split(' ');
  const found = GROUNDS.findIndex((face, ground) => {
    const extras = extrasOf(face);
    const isSame = extras.length === rest.length && rest.every((word) => extras.includes(word));
    return isSame && face.terrain === terrain && GROUND_DISASTER[ground] === 0;
  });
  if (found >= 0) return found;
  const known = GROUND_WORDS.filter((_, ground) => GROUND_DISASTER[ground] === 0);
  throw new ImpossibleTable('ground', 'unknownName', print, { known });
}

/** CMP-013; the sides that the expansion adds come only with it (CMP-021). */
function disasterShowing(state: State, terrain: Terrain): number {
  const isThere = DISASTER_MARKERS.some(
    ({ set, sides }) => sides.includes(terrain) && (set === 'base' || state.options.expansion),
  );
  if (!isThere) throw new ImpossibleTable('ground', 'noneLeft', terrain, { rule: 'CMP-013' });
  return DISASTER_GROUND[terrainIndex(terrain)] as number;
}

function extrasOf(face: SquareFace): string[] {
  const extras: string[] = MARKET_RESOURCES.filter((resource) => face.resource === resource);
  if (face.culture > 0) extras.push('culture');
  if (face.coin > 0) extras.push('coin');
  if (face.symbol !== null) extras.push(face.symbol);
  return extras;
}
