import {
  givenFields,
  givenFlag,
  givenList,
  givenNumber,
  ImpossibleTable,
  isPlainObject,
  type Plain,
  type PlainObject,
} from '@tessera/kernel';
import { geometry, type Slot } from '../board/geometry.ts';
import { buildingPiece, hutPiece, NO_PIECE, personPiece, villagePiece, wonderPiece } from '../board/pieces.ts';
import { isDiscovered, turnUp } from '../board/tiles.ts';
import {
  BUILDING_FAMILY,
  buildingIndex,
  civilizationIndex,
  DISASTER_GROUND,
  FIRST_NEUTRAL_TILE,
  GROUND_DISASTER,
  GROUNDS,
  greatPersonIndex,
  hutIndex,
  terrainIndex,
  tileIndex,
  villageIndex,
  wonderIndex,
} from '../data/faces.ts';
import { MARKET_RESOURCES } from '../data/resources.ts';
import { TERRAINS } from '../data/terrain.ts';
import { takeCivilization } from '../rules/civilizations.ts';
import type { State } from '../state.ts';

/** Home tiles by the stated or left civilizations, neutral tiles, changed squares, and pieces on them. */
export function arrangeMap(state: State, given: PlainObject, isDiscoveredAll: boolean): void {
  seatCivilizations(state, given);
  layTiles(state, given);
  const { slots } = geometry(state);
  for (let slot = 0; slot < slots.length; slot++) {
    if ((state.tiles[slot] as number) < 0) state.tiles[slot] = takeNeutral(state, null);
    if (isDiscoveredAll && (state.turned[slot] as number) < 0) turnUp(state, slot, 0);
  }
  for (const change of givenList(given['ground'], 'ground')) changeGround(state, change);
  for (const piece of givenList(given['pieces'], 'pieces')) layPiece(state, piece);
  state.stopped = givenList(given['stopped'], 'stopped').map((square) => squareOf(state, square, 'stopped'));
  state.harvested = givenList(given['harvested'], 'harvested').map((square) => squareOf(state, square, 'harvested'));
}

/** A square as a cell number or as `[x, y]`; it has to be on a discovered tile (MAP-009). */
export function squareOf(state: State, value: Plain | undefined, part: string): number {
  const { width, slotOf } = geometry(state);
  let cell = typeof value === 'number' ? value : -1;
  if (Array.isArray(value) && value.length === 2) {
    const x = givenNumber(value[0] as Plain, part, 0, width - 1);
    cell = givenNumber(value[1] as Plain, part, 0, slotOf.length / width - 1) * width + x;
  }
  if (!isDiscovered(state, cell)) throw new ImpossibleTable(part, 'noSquare', value ?? null);
  return cell;
}

function seatCivilizations(state: State, given: PlainObject): void {
  const stated = givenList(given['players'], 'players');
  if (stated.length > state.players.length) throw new ImpossibleTable('players', 'full', stated.length);
  const wanted = state.players.map((_, seat) => {
    const player = stated[seat];
    const id = isPlainObject(player) ? player['civilization'] : undefined;
    if (id === undefined) return -1;
    const civilization = civilizationIndex(id);
    if (!state.box.civilizations.includes(civilization)) throw new ImpossibleTable('civilization', 'noneLeft', id);
    return civilization;
  });
  for (let seat = 0; seat < wanted.length; seat++) {
    const free = state.box.civilizations.find((civ) => !wanted.includes(civ)) as number;
    const civilization = wanted[seat] as number;
    if (wanted.indexOf(civilization) < seat && civilization >= 0) {
      throw new ImpossibleTable('civilization', 'taken', civilization);
    }
    takeCivilization(state, seat, civilization < 0 ? free : civilization);
  }
}

/** Neutral tiles by slot: face up with their quarter turns, or face down where these are not stated. */
function layTiles(state: State, given: PlainObject): void {
  const { slots } = geometry(state);
  for (const stated of givenList(given['tiles'], 'tiles')) {
    const { slot, tile, turned } = givenFields(stated, 'tiles', ['slot', 'tile', 'turned']);
    const place = givenNumber(slot, 'tiles', 0, slots.length - 1);
    if ((slots[place] as Slot).seat >= 0 || (state.tiles[place] as number) >= 0) {
      throw new ImpossibleTable('tiles', 'taken', place);
    }
    state.tiles[place] = takeNeutral(state, tile ?? null);
    if (turned !== undefined) turnUp(state, place, givenNumber(turned, 'tiles', 0, 3));
  }
}

function takeNeutral(state: State, id: Plain): number {
  const { tiles } = state.box;
  const at = tiles.findIndex((tile) => tile >= FIRST_NEUTRAL_TILE && (id === null || tile === tileIndex(id)));
  if (at < 0) throw new ImpossibleTable('tiles', 'noneLeft', id);
  return tiles.splice(at, 1)[0] as number;
}

/**
 * Another face for a square, or for all from `square` to `to`: `face` in words as printed (`forest wheat`), or a plain
 * `terrain`, or a `disaster` marker.
 */
function changeGround(state: State, given: Plain): void {
  const stated = givenFields(given, 'ground', ['square', 'to', 'face', 'terrain', 'disaster']);
  const words = stated['face'] ?? stated['terrain'];
  if (typeof words !== 'string') throw new ImpossibleTable('ground', 'shape', given);
  const ground = groundCalled(words, givenFlag(stated['disaster'], 'disaster'));
  if (ground < 0) throw new ImpossibleTable('ground', 'noneLeft', given);
  const { width } = geometry(state);
  const from = squareOf(state, stated['square'], 'ground');
  const to = squareOf(state, stated['to'] ?? from, 'ground');
  for (let y = Math.floor(from / width); y <= Math.floor(to / width); y++) {
    for (let x = from % width; x <= to % width; x++) state.ground[squareOf(state, [x, y], 'ground')] = ground;
  }
}

function groundCalled(print: string, isDisaster: boolean): number {
  const words = print.split(' ');
  const terrain = TERRAINS.find((name) => name === words[0]);
  if (terrain === undefined) return -1;
  if (isDisaster) return words.length === 1 ? (DISASTER_GROUND[terrainIndex(terrain)] as number) : -1;
  const rest = words.slice(1);
  return GROUNDS.findIndex((face, ground) => {
    const extras: string[] = MARKET_RESOURCES.filter((resource) => face.resource === resource);
    if (face.culture > 0) extras.push('culture');
    if (face.coin > 0) extras.push('coin');
    if (face.symbol !== null) extras.push(face.symbol);
    const isSame = extras.length === rest.length && rest.every((word) => extras.includes(word));
    return isSame && face.terrain === terrain && GROUND_DISASTER[ground] === 0;
  });
}

const PIECE_KINDS = ['building', 'wonder', 'person', 'hut', 'village'];

/** A piece on a square, taken from where it would come from; a wonder's card is stated with its owner. */
function layPiece(state: State, given: Plain): void {
  const stated = givenFields(given, 'pieces', ['square', ...PIECE_KINDS]);
  const cell = squareOf(state, stated['square'], 'pieces');
  if (state.pieces[cell] !== NO_PIECE) throw new ImpossibleTable('pieces', 'taken', cell);
  const kinds = PIECE_KINDS.filter((kind) => stated[kind] !== undefined);
  const id = stated[kinds[0] ?? ''];
  if (kinds.length !== 1 || id === undefined) throw new ImpossibleTable('pieces', 'shape', given);
  state.pieces[cell] = pieceTaken(state, kinds[0] as string, id);
}

function pieceTaken(state: State, kind: string, id: Plain): number {
  switch (kind) {
    case 'building': {
      const building = buildingIndex(id);
      const family = BUILDING_FAMILY[building] ?? -1;
      if ((state.buildings[family] ?? 0) < 1) throw new ImpossibleTable('pieces', 'noneLeft', id);
      state.buildings[family] = (state.buildings[family] as number) - 1;
      return buildingPiece(building);
    }
    case 'wonder':
      if (wonderIndex(id) < 0) throw new ImpossibleTable('pieces', 'noneLeft', id);
      return wonderPiece(wonderIndex(id));
    case 'person':
      return personPiece(takeFrom(state.persons, greatPersonIndex(id), 'pieces', id));
    case 'hut':
      return hutPiece(takeFrom(state.huts, hutIndex(id), 'pieces', id));
    default:
      return villagePiece(takeFrom(state.villages, villageIndex(id), 'pieces', id));
  }
}

/** Takes one copy of a face out of a pile that nothing has drawn from yet. */
export function takeFrom(pile: number[], face: number, part: string, id: Plain): number {
  const at = pile.indexOf(face);
  if (at < 0) throw new ImpossibleTable(part, 'noneLeft', id);
  pile.splice(at, 1);
  return face;
}
