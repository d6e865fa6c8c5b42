import type { Seat } from '@tessera/kernel';
import { cityAt, indexOfCity, outskirtsOf, seatOfCity } from '../board/cities.ts';
import { armiesAt, figureOwner, scoutsAt } from '../board/figures.ts';
import { geometry } from '../board/geometry.ts';
import { faceOf, isBuilding, isHut, isPerson, isVillage, isWonder, NO_PIECE } from '../board/pieces.ts';
import { COIN, CULTURE, iconsAt, PRODUCTION, resourceAt, TRADE } from '../board/yields.ts';
import {
  buildingId,
  GROUND_DISASTER,
  GROUND_TERRAIN,
  GROUNDS,
  greatPersonId,
  relicId,
  resourceId,
  terrainId,
  tileId,
  wonderId,
} from '../data/faces.ts';
import { playerOf, type State } from '../state.ts';

/** A piece on a square. Players see only the back of huts and villages (RUL-010). */
export type PieceView = {
  readonly kind: 'building' | 'wonder' | 'person' | 'hut' | 'village' | 'relic';
  /** The face, or null where it lies face down. */
  readonly face: string | null;
};

/** A city, as an index of its owner's cities. */
export type CityName = { readonly seat: Seat; readonly city: number };

/** A discovered square: what is printed or marked on it, and what it gives now. */
export type SquareView = {
  readonly square: number;
  readonly x: number;
  readonly y: number;
  readonly terrain: string;
  readonly disaster: boolean;
  /** The printed symbol of a hut, village or relic. */
  readonly symbol: string | null;
  readonly trade: number;
  readonly production: number;
  readonly culture: number;
  readonly coin: number;
  readonly resource: string | null;
  readonly piece: PieceView | null;
  readonly center: CityName | null;
  readonly outskirts: CityName | null;
  readonly figures: { readonly seat: Seat; readonly armies: number; readonly scouts: number } | null;
  /** No figure may leave it this turn (RUL-285); its resource was harvested this turn (HARV-007). */
  readonly stopped: boolean;
  readonly harvested: boolean;
};

export type SlotView = {
  readonly x: number;
  readonly y: number;
  readonly home: Seat | null;
  /** The tile and its quarter turns clockwise, or null while it lies face down. */
  readonly tile: string | null;
  readonly turned: number | null;
};

export type MapView = {
  readonly width: number;
  readonly height: number;
  readonly slots: readonly SlotView[];
  /** The discovered squares, row by row; no other squares exist for the rules (MAP-009). */
  readonly squares: readonly SquareView[];
};

export function mapView(state: State): MapView {
  const { width, height, slots } = geometry(state);
  const squares: SquareView[] = [];
  for (let square = 0; square < state.ground.length; square++) {
    if ((state.ground[square] as number) >= 0) squares.push(squareView(state, square, width));
  }
  return {
    width,
    height,
    slots: slots.map(({ x, y, seat }, slot): SlotView => {
      const turned = state.turned[slot] as number;
      const isUp = turned >= 0;
      return {
        x,
        y,
        home: seat < 0 ? null : seat,
        tile: isUp ? tileId(state.tiles[slot] as number) : null,
        turned: isUp ? turned : null,
      };
    }),
    squares,
  };
}

function squareView(state: State, square: number, width: number): SquareView {
  const ground = state.ground[square] as number;
  const resource = resourceAt(state, square);
  return {
    square,
    x: square % width,
    y: Math.floor(square / width),
    terrain: terrainId(GROUND_TERRAIN[ground] as number),
    disaster: GROUND_DISASTER[ground] === 1,
    symbol: GROUNDS[ground]?.symbol ?? null,
    trade: iconsAt(state, square, TRADE),
    production: iconsAt(state, square, PRODUCTION),
    culture: iconsAt(state, square, CULTURE),
    coin: iconsAt(state, square, COIN),
    resource: resource < 0 ? null : resourceId(resource),
    piece: pieceView(state.pieces[square] as number),
    center: centerAt(state, square),
    outskirts: outskirtsAt(state, square),
    figures: figuresView(state, square),
    stopped: state.stopped.includes(square),
    harvested: state.harvested.includes(square),
  };
}

export function pieceView(piece: number): PieceView | null {
  if (piece === NO_PIECE) return null;
  const face = faceOf(piece);
  if (isBuilding(piece)) return { kind: 'building', face: buildingId(face) };
  if (isWonder(piece)) return { kind: 'wonder', face: wonderId(face) };
  if (isPerson(piece)) return { kind: 'person', face: greatPersonId(face) };
  if (isHut(piece)) return { kind: 'hut', face: null };
  if (isVillage(piece)) return { kind: 'village', face: null };
  return { kind: 'relic', face: relicId(face) };
}

function centerAt(state: State, square: number): CityName | null {
  for (let seat = 0; seat < state.players.length; seat++) {
    const city = cityAt(playerOf(state, seat), square);
    if (city >= 0) return { seat, city };
  }
  return null;
}

function outskirtsAt(state: State, square: number): CityName | null {
  const city = outskirtsOf(state, square);
  return city < 0 ? null : { seat: seatOfCity(city), city: indexOfCity(city) };
}

function figuresView(state: State, square: number): SquareView['figures'] {
  const seat = figureOwner(state, square);
  if (seat < 0) return null;
  const player = playerOf(state, seat);
  return { seat, armies: armiesAt(player, square), scouts: scoutsAt(player, square) };
}
