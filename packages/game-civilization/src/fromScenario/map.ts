import {
  givenFields,
  givenList,
  givenName,
  givenNumber,
  ImpossibleTable,
  isPlainObject,
  type Plain,
  type PlainObject,
} from '@tessera/kernel';
import { geometry, type Slot } from '../board/geometry.ts';
import {
  buildingPiece,
  hutPiece,
  NO_PIECE,
  personPiece,
  relicPiece,
  villagePiece,
  wonderPiece,
} from '../board/pieces.ts';
import { turnUp } from '../board/tiles.ts';
import { BUILDING_IDS } from '../data/buildings.ts';
import { CIVILIZATION_IDS } from '../data/civilizations.ts';
import { BUILDING_FAMILY, FIRST_NEUTRAL_TILE } from '../data/faces.ts';
import { TILE_IDS } from '../data/mapTiles.ts';
import { WONDER_IDS } from '../data/wonders.ts';
import type { State } from '../state.ts';
import { takeCivilization } from '../verbs/takeCivilization.ts';
import { arrangeGround } from './ground.ts';
import { squareOf } from './squares.ts';
import { HUTS, PERSONS, RELICS, takeNamed, VILLAGES } from './taking.ts';

/** Home tiles of the stated civilizations or those left over, neutral tiles, changed squares, and pieces on them. */
export function arrangeMap(state: State, given: PlainObject, isDiscoveredAll: boolean): void {
  seatCivilizations(state, given);
  layTiles(state, given);
  const { slots } = geometry(state);
  for (let slot = 0; slot < slots.length; slot++) {
    if ((state.tiles[slot] as number) < 0) state.tiles[slot] = takeNeutral(state, null);
    if (isDiscoveredAll && (state.turned[slot] as number) < 0) turnUp(state, slot, 0);
  }
  arrangeGround(state, given['ground']);
  for (const piece of givenList(given['pieces'], 'pieces')) layPiece(state, piece);
  state.stopped = givenList(given['stopped'], 'stopped').map((square) => squareOf(state, square, 'stopped'));
  state.harvested = givenList(given['harvested'], 'harvested').map((square) => squareOf(state, square, 'harvested'));
}

function seatCivilizations(state: State, given: PlainObject): void {
  const stated = givenList(given['players'], 'players');
  if (stated.length > state.players.length) throw new ImpossibleTable('players', 'full', stated.length);
  const wanted = state.players.map((_, seat) => {
    const player = stated[seat];
    const id = isPlainObject(player) ? player['civilization'] : undefined;
    if (id === undefined) return -1;
    const civilization = givenName(id, 'civilization', CIVILIZATION_IDS);
    if (!state.box.civilizations.includes(civilization)) {
      throw new ImpossibleTable('civilization', 'noneLeft', id, { rule: 'RUL-239' });
    }
    return civilization;
  });
  for (let seat = 0; seat < wanted.length; seat++) {
    const free = state.box.civilizations.find((civ) => !wanted.includes(civ)) as number;
    const civilization = wanted[seat] as number;
    if (wanted.indexOf(civilization) < seat && civilization >= 0) {
      throw new ImpossibleTable('civilization', 'taken', CIVILIZATION_IDS[civilization] as string, { rule: 'GEN-006' });
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

const NEUTRAL_TILES = TILE_IDS.slice(FIRST_NEUTRAL_TILE);

function takeNeutral(state: State, id: Plain): number {
  const { tiles } = state.box;
  const wanted = id === null ? -1 : FIRST_NEUTRAL_TILE + givenName(id, 'tiles', NEUTRAL_TILES);
  const at = tiles.findIndex((tile) => tile >= FIRST_NEUTRAL_TILE && (wanted < 0 || tile === wanted));
  if (at < 0) throw new ImpossibleTable('tiles', 'noneLeft', id, { rule: 'CMP-002' });
  return tiles.splice(at, 1)[0] as number;
}

const PIECE_KINDS = ['building', 'wonder', 'person', 'hut', 'village', 'relic'];

/** A piece on a square, taken from where it would come from; a wonder's card is stated with its owner. */
function layPiece(state: State, given: Plain): void {
  const stated = givenFields(given, 'pieces', ['square', ...PIECE_KINDS]);
  const square = squareOf(state, stated['square'], 'pieces');
  if (state.pieces[square] !== NO_PIECE) throw new ImpossibleTable('pieces', 'taken', square, { rule: 'RUL-079' });
  const kinds = PIECE_KINDS.filter((kind) => stated[kind] !== undefined);
  const id = stated[kinds[0] ?? ''];
  if (kinds.length !== 1 || id === undefined) throw new ImpossibleTable('pieces', 'shape', given);
  state.pieces[square] = pieceTaken(state, kinds[0] as string, id);
}

function pieceTaken(state: State, kind: string, id: Plain): number {
  switch (kind) {
    case 'building': {
      const building = givenName(id, 'pieces', BUILDING_IDS);
      const family = BUILDING_FAMILY[building] as number;
      const left = state.buildings[family] as number;
      if (left < 1) throw new ImpossibleTable('pieces', 'noneLeft', id, { rule: 'CMP-011' });
      state.buildings[family] = left - 1;
      return buildingPiece(building);
    }
    case 'wonder': {
      const wonder = wonderPiece(givenName(id, 'pieces', WONDER_IDS));
      if (state.pieces.includes(wonder)) throw new ImpossibleTable('pieces', 'noneLeft', id, { rule: 'CMP-008' });
      return wonder;
    }
    case 'person':
      return personPiece(takeNamed(state.persons, PERSONS, id, 'pieces'));
    case 'relic':
      return relicPiece(takeNamed(state.box.relics, RELICS, id, 'pieces'));
    case 'hut':
      return hutPiece(takeNamed(state.huts, HUTS, id, 'pieces'));
    default:
      return villagePiece(takeNamed(state.villages, VILLAGES, id, 'pieces'));
  }
}
