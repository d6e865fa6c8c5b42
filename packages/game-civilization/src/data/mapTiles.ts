import { CIVILIZATION_IDS } from './civilizations.ts';
import { MARKET_RESOURCES, type MarketResource } from './resources.ts';
import type { GameSet } from './sets.ts';
import { TERRAIN_ICONS, TERRAINS, type Terrain } from './terrain.ts';

/** The neutral tiles; the home tiles have the ids of the civilizations. */
const NEUTRAL_TILE_IDS = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
] as const;
/** All tiles: the home tiles in the order of the civilizations, then the neutral ones. */
export const TILE_IDS = [...CIVILIZATION_IDS, ...NEUTRAL_TILE_IDS] as const;
export type TileId = (typeof TILE_IDS)[number];

/** A tile is a block of 4 by 4 squares (MAP-001). */
export const TILE_SIZE = 4;

/** Where a marker is put when the tile is turned up (EXPL-004..EXPL-006). */
export const SQUARE_SYMBOLS = ['hut', 'village', 'relic'] as const;
export type SquareSymbol = (typeof SQUARE_SYMBOLS)[number];

/** A printed square: its terrain's own icons and the extra ones together; culture makes a natural wonder (MAP-004). */
export interface SquareFace {
  readonly terrain: Terrain;
  readonly trade: number;
  readonly production: number;
  readonly culture: number;
  readonly coin: number;
  readonly resource: MarketResource | null;
  readonly symbol: SquareSymbol | null;
}

/** A place on a tile, counted from 0, columns to the right and rows down. */
export interface TilePlace {
  readonly column: number;
  readonly row: number;
}

export interface TileFace {
  readonly id: TileId;
  readonly kind: 'home' | 'neutral';
  readonly set: GameSet;
  /** For beginners (MAP-005); India's metropolis takes this square and the one to the right of it. */
  readonly recommendedCapital: TilePlace | null;
  /** The sixteen squares row by row, as they lie with the arrow at the bottom edge pointing up (RUL-240). */
  readonly squares: readonly SquareFace[];
}

type Extra = MarketResource | SquareSymbol | 'culture' | 'coin';
/** A square as the table below writes it: its terrain, then what it has beside the terrain's own icons. */
type Print = Terrain | `${Terrain} ${Extra}` | `${Terrain} coin relic`;
type Row = readonly [Print, Print, Print, Print];
type Rows = readonly [Row, Row, Row, Row];

function square(print: Print): SquareFace {
  const words = print.split(' ');
  const terrain = TERRAINS.find((name) => name === words[0]) as Terrain;
  const { trade, production } = TERRAIN_ICONS[terrain];
  const culture = words.includes('culture') ? 1 : 0;
  const coin = words.includes('coin') ? 1 : 0;
  const resource = MARKET_RESOURCES.find((name) => words.includes(name)) ?? null;
  const symbol = SQUARE_SYMBOLS.find((name) => words.includes(name)) ?? null;
  return { terrain, trade, production, culture, coin, resource, symbol };
}

function home(id: TileId, set: GameSet, recommendedCapital: TilePlace, rows: Rows): TileFace {
  return { id, kind: 'home', set, recommendedCapital, squares: rows.flat().map(square) };
}

function neutral(id: TileId, set: GameSet, rows: Rows): TileFace {
  return { id, kind: 'neutral', set, recommendedCapital: null, squares: rows.flat().map(square) };
}

/** All 31 tiles, in the order of TILE_IDS. Seven Cities of Gold (tile 17) is as the FAQ has it (FAQ-058). */
export const MAP_TILES: readonly TileFace[] = [
  home('america', 'base', { column: 2, row: 1 }, [
    ['mountain iron', 'mountain', 'water', 'grassland'],
    ['forest', 'mountain silk', 'grassland', 'water'],
    ['desert', 'desert', 'mountain incense', 'forest'],
    ['water', 'desert', 'water', 'forest wheat'],
  ]),
  home('china', 'base', { column: 1, row: 1 }, [
    ['desert', 'desert', 'desert', 'grassland wheat'],
    ['mountain iron', 'desert', 'grassland', 'grassland'],
    ['mountain', 'mountain', 'forest', 'forest'],
    ['mountain culture', 'water', 'forest', 'water silk'],
  ]),
  home('egypt', 'base', { column: 1, row: 1 }, [
    ['forest', 'water', 'mountain', 'mountain incense'],
    ['desert wheat', 'desert', 'grassland', 'desert'],
    ['desert', 'forest', 'desert', 'desert'],
    ['desert', 'forest', 'water silk', 'mountain'],
  ]),
  home('germany', 'base', { column: 2, row: 1 }, [
    ['water silk', 'grassland', 'water', 'water'],
    ['grassland', 'mountain', 'desert', 'water'],
    ['forest', 'mountain', 'mountain iron', 'forest'],
    ['mountain coin', 'mountain', 'desert', 'grassland wheat'],
  ]),
  home('rome', 'base', { column: 2, row: 2 }, [
    ['mountain', 'desert incense', 'mountain', 'forest silk'],
    ['water', 'mountain', 'desert', 'mountain iron'],
    ['forest', 'mountain', 'grassland', 'water'],
    ['water wheat', 'forest', 'mountain', 'water'],
  ]),
  home('russia', 'base', { column: 2, row: 1 }, [
    ['water', 'water', 'mountain', 'mountain'],
    ['desert', 'mountain', 'grassland', 'water'],
    ['desert', 'forest', 'mountain', 'water'],
    ['forest wheat', 'desert', 'grassland', 'mountain iron'],
  ]),
  home('arabia', 'expansion', { column: 2, row: 2 }, [
    ['desert culture', 'desert', 'desert', 'water'],
    ['forest wheat', 'mountain', 'grassland', 'forest'],
    ['water', 'forest', 'desert', 'water silk'],
    ['forest', 'water incense', 'mountain', 'water'],
  ]),
  home('greece', 'expansion', { column: 2, row: 1 }, [
    ['water', 'forest', 'forest', 'mountain'],
    ['forest', 'mountain', 'mountain', 'water silk'],
    ['water', 'grassland', 'desert', 'water incense'],
    ['water', 'forest wheat', 'water', 'water culture'],
  ]),
  home('india', 'expansion', { column: 1, row: 1 }, [
    ['mountain', 'mountain', 'mountain', 'grassland'],
    ['mountain', 'grassland', 'forest', 'mountain'],
    ['water', 'forest incense', 'desert', 'water'],
    ['water', 'forest', 'water', 'water'],
  ]),
  home('spain', 'expansion', { column: 2, row: 1 }, [
    ['water', 'water', 'mountain iron', 'mountain'],
    ['water', 'forest', 'mountain', 'water'],
    ['water silk', 'grassland wheat', 'forest', 'water incense'],
    ['water', 'mountain', 'desert', 'water coin'],
  ]),
  neutral('01', 'base', [
    ['grassland village', 'grassland', 'forest', 'forest'],
    ['desert', 'grassland', 'forest wheat', 'forest'],
    ['mountain', 'water', 'water', 'grassland'],
    ['desert hut', 'mountain culture', 'water', 'grassland'],
  ]),
  neutral('02', 'base', [
    ['desert', 'desert', 'grassland hut', 'grassland'],
    ['desert', 'forest incense', 'forest', 'grassland'],
    ['water', 'water', 'water', 'mountain'],
    ['grassland', 'grassland hut', 'mountain', 'mountain'],
  ]),
  neutral('03', 'base', [
    ['forest wheat', 'desert', 'mountain', 'mountain'],
    ['mountain', 'grassland', 'grassland hut', 'water'],
    ['forest', 'forest', 'grassland', 'water'],
    ['forest hut', 'forest', 'mountain', 'forest'],
  ]),
  neutral('04', 'base', [
    ['desert', 'grassland', 'water', 'water'],
    ['desert', 'grassland village', 'forest', 'forest wheat'],
    ['mountain coin', 'desert', 'grassland', 'forest'],
    ['mountain', 'mountain', 'grassland', 'grassland hut'],
  ]),
  neutral('05', 'base', [
    ['water', 'water', 'water silk', 'water'],
    ['water', 'water', 'grassland', 'forest hut'],
    ['water', 'grassland village', 'forest', 'forest'],
    ['grassland', 'forest', 'forest', 'desert'],
  ]),
  neutral('06', 'base', [
    ['mountain silk', 'forest hut', 'water', 'water'],
    ['grassland', 'grassland', 'water', 'forest'],
    ['mountain', 'mountain', 'grassland hut', 'forest'],
    ['desert', 'desert', 'mountain', 'mountain'],
  ]),
  neutral('07', 'base', [
    ['mountain incense', 'desert', 'desert', 'water'],
    ['mountain', 'grassland village', 'mountain', 'water'],
    ['mountain', 'forest', 'grassland', 'water'],
    ['mountain hut', 'mountain', 'forest', 'water'],
  ]),
  neutral('08', 'base', [
    ['mountain', 'water', 'mountain', 'mountain iron'],
    ['desert', 'mountain', 'water', 'grassland hut'],
    ['forest hut', 'desert', 'grassland', 'forest'],
    ['forest', 'grassland', 'forest', 'forest'],
  ]),
  neutral('09', 'base', [
    ['forest', 'water culture', 'forest wheat', 'mountain village'],
    ['forest', 'water', 'water', 'mountain'],
    ['forest', 'grassland hut', 'water', 'forest'],
    ['mountain', 'forest', 'water', 'forest'],
  ]),
  neutral('10', 'base', [
    ['desert', 'mountain hut', 'mountain', 'desert'],
    ['desert', 'mountain', 'desert', 'grassland'],
    ['desert incense', 'desert', 'grassland', 'water'],
    ['desert', 'desert', 'grassland hut', 'forest'],
  ]),
  neutral('11', 'base', [
    ['mountain iron', 'mountain', 'grassland', 'water'],
    ['desert', 'mountain', 'forest', 'grassland hut'],
    ['desert village', 'mountain', 'mountain', 'forest culture'],
    ['desert', 'mountain', 'mountain', 'mountain'],
  ]),
  neutral('12', 'base', [
    ['mountain', 'desert', 'grassland village', 'grassland'],
    ['desert', 'mountain', 'grassland culture', 'forest'],
    ['desert incense', 'grassland', 'forest', 'forest'],
    ['desert', 'desert hut', 'desert', 'desert'],
  ]),
  neutral('13', 'base', [
    ['water', 'water', 'water', 'water'],
    ['mountain iron', 'grassland hut', 'mountain', 'desert'],
    ['mountain', 'forest', 'grassland', 'desert village'],
    ['water', 'water', 'water', 'water silk'],
  ]),
  neutral('14', 'base', [
    ['water', 'grassland', 'water', 'water'],
    ['desert', 'grassland hut', 'water', 'water'],
    ['desert culture', 'forest', 'water silk', 'mountain'],
    ['mountain', 'grassland', 'grassland hut', 'grassland'],
  ]),
  neutral('15', 'expansion', [
    ['water silk', 'water', 'water', 'water'],
    ['water', 'water', 'water relic', 'water'],
    ['water', 'water', 'water', 'water'],
    ['mountain iron', 'mountain', 'forest', 'grassland'],
  ]),
  neutral('16', 'expansion', [
    ['water', 'mountain', 'mountain', 'desert incense'],
    ['water', 'mountain relic', 'mountain', 'grassland'],
    ['water', 'water culture', 'mountain', 'grassland'],
    ['mountain', 'mountain', 'forest', 'forest'],
  ]),
  neutral('17', 'expansion', [
    ['mountain', 'desert', 'desert', 'grassland'],
    ['mountain', 'mountain', 'mountain', 'water'],
    ['water', 'water', 'forest coin relic', 'water'],
    ['water', 'forest wheat', 'forest', 'forest'],
  ]),
  neutral('18', 'expansion', [
    ['forest wheat', 'water', 'water', 'water silk'],
    ['grassland village', 'water', 'forest', 'water'],
    ['mountain', 'grassland hut', 'forest', 'grassland'],
    ['forest', 'forest', 'desert', 'desert'],
  ]),
  neutral('19', 'expansion', [
    ['grassland hut', 'water coin', 'water', 'grassland'],
    ['forest', 'grassland', 'water', 'mountain iron'],
    ['forest', 'water', 'water silk', 'grassland hut'],
    ['grassland', 'water', 'grassland wheat', 'desert incense'],
  ]),
  neutral('20', 'expansion', [
    ['desert', 'grassland', 'desert incense', 'grassland'],
    ['grassland', 'forest wheat', 'grassland village', 'forest'],
    ['forest', 'grassland village', 'forest', 'grassland'],
    ['water', 'forest', 'water', 'forest'],
  ]),
  neutral('21', 'expansion', [
    ['forest', 'forest', 'water', 'grassland'],
    ['forest', 'mountain', 'mountain iron', 'grassland hut'],
    ['grassland wheat', 'mountain', 'mountain', 'forest'],
    ['grassland village', 'water', 'forest', 'forest'],
  ]),
];

/** Where a place of a tile laid with some quarter turns clockwise is on the tile as stored. */
export function storedPlace(turn: number, column: number, row: number): TilePlace {
  const last = TILE_SIZE - 1;
  if (turn === 1) return { column: row, row: last - column };
  if (turn === 2) return { column: last - column, row: last - row };
  if (turn === 3) return { column: last - row, row: column };
  return { column, row };
}

/** Where a place of the tile as stored comes to lie when the tile is turned. */
export function laidPlace(turn: number, column: number, row: number): TilePlace {
  return storedPlace((4 - turn) % 4, column, row);
}

/** The printed square at a place of a tile laid with its arrow up, right, down or left: 0 to 3 quarter turns (RUL-240). */
export function tileSquare(tile: TileFace, turn: number, column: number, row: number): SquareFace {
  const place = storedPlace(turn, column, row);
  return tile.squares[place.row * TILE_SIZE + place.column] as SquareFace;
}
