import { describe, expect, test } from 'vitest';
import {
  ARROWS,
  DISASTER_GROUND,
  DISASTER_MARKERS,
  GROUND_COIN,
  GROUND_CULTURE,
  GROUND_DISASTER,
  GROUND_PRODUCTION,
  GROUND_RELIC,
  GROUND_RESOURCE,
  GROUND_SYMBOL,
  GROUND_TERRAIN,
  GROUND_TRADE,
  GROUNDS,
  groundOfTile,
  LAYOUTS,
  type Layout,
  laidPlace,
  MAP_TILES,
  MARKET_RESOURCES,
  RELICS,
  resourceIndex,
  type SquareFace,
  storedPlace,
  TERRAIN_ICONS,
  TERRAINS,
  TILE_IDS,
  type TileFace,
  type TileId,
  terrainIndex,
  tileFace,
  tileIndex,
  tileSquare,
} from '../src/data/index.ts';

/**
 * The tiles once more in a notation of their own: M mountain, F forest, G grassland, D desert, W water; then w wheat,
 * s silk, i incense, o iron, c culture, $ coin, h hut, v village, r relic.
 */
const GRIDS: { readonly [T in TileId]: readonly string[] } = {
  america: ['Mo M W G', 'F Ms G W', 'D D Mi F', 'W D W Fw'],
  china: ['D D D Gw', 'Mo D G G', 'M M F F', 'Mc W F Ws'],
  egypt: ['F W M Mi', 'Dw D G D', 'D F D D', 'D F Ws M'],
  germany: ['Ws G W W', 'G M D W', 'F M Mo F', 'M$ M D Gw'],
  rome: ['M Di M Fs', 'W M D Mo', 'F M G W', 'Ww F M W'],
  russia: ['W W M M', 'D M G W', 'D F M W', 'Fw D G Mo'],
  arabia: ['Dc D D W', 'Fw M G F', 'W F D Ws', 'F Wi M W'],
  greece: ['W F F M', 'F M M Ws', 'W G D Wi', 'W Fw W Wc'],
  india: ['M M M G', 'M G F M', 'W Fi D W', 'W F W W'],
  spain: ['W W Mo M', 'W F M W', 'Ws Gw F Wi', 'W M D W$'],
  '01': ['Gv G F F', 'D G Fw F', 'M W W G', 'Dh Mc W G'],
  '02': ['D D Gh G', 'D Fi F G', 'W W W M', 'G Gh M M'],
  '03': ['Fw D M M', 'M G Gh W', 'F F G W', 'Fh F M F'],
  '04': ['D G W W', 'D Gv F Fw', 'M$ D G F', 'M M G Gh'],
  '05': ['W W Ws W', 'W W G Fh', 'W Gv F F', 'G F F D'],
  '06': ['Ms Fh W W', 'G G W F', 'M M Gh F', 'D D M M'],
  '07': ['Mi D D W', 'M Gv M W', 'M F G W', 'Mh M F W'],
  '08': ['M W M Mo', 'D M W Gh', 'Fh D G F', 'F G F F'],
  '09': ['F Wc Fw Mv', 'F W W M', 'F Gh W F', 'M F W F'],
  '10': ['D Mh M D', 'D M D G', 'Di D G W', 'D D Gh F'],
  '11': ['Mo M G W', 'D M F Gh', 'Dv M M Fc', 'D M M M'],
  '12': ['M D Gv G', 'D M Gc F', 'Di G F F', 'D Dh D D'],
  '13': ['W W W W', 'Mo Gh M D', 'M F G Dv', 'W W W Ws'],
  '14': ['W G W W', 'D Gh W W', 'Dc F Ws M', 'M G Gh G'],
  '15': ['Ws W W W', 'W W Wr W', 'W W W W', 'Mo M F G'],
  '16': ['W M M Di', 'W Mr M G', 'W Wc M G', 'M M F F'],
  '17': ['M D D G', 'M M M W', 'W W F$r W', 'W Fw F F'],
  '18': ['Fw W W Ws', 'Gv W F W', 'M Gh F G', 'F F D D'],
  '19': ['Gh W$ W G', 'F G W Mo', 'F W Ws Gh', 'G W Gw Di'],
  '20': ['D G Di G', 'G Fw Gv F', 'F Gv F G', 'W F W F'],
  '21': ['F F W G', 'F M Mo Gh', 'Gw M M F', 'Gv W F F'],
};

const LETTERS = { mountain: 'M', forest: 'F', grassland: 'G', desert: 'D', water: 'W' } as const;
const MARKS = { wheat: 'w', silk: 's', incense: 'i', iron: 'o', hut: 'h', village: 'v', relic: 'r' } as const;

function letters(face: SquareFace): string {
  const extras = [
    face.culture === 1 ? 'c' : '',
    face.coin === 1 ? '$' : '',
    face.resource === null ? '' : MARKS[face.resource],
    face.symbol === null ? '' : MARKS[face.symbol],
  ];
  return LETTERS[face.terrain] + extras.join('');
}

/** A tile as it lies with some quarter turns, in the notation of GRIDS. */
function grid(tile: TileFace, turn: number): string[] {
  return [0, 1, 2, 3].map((row) =>
    [0, 1, 2, 3].map((column) => letters(tileSquare(tile, turn, column, row))).join(' '),
  );
}

function tile(id: TileId): TileFace {
  return tileFace(tileIndex(id));
}

const squares = MAP_TILES.flatMap((face) => face.squares);
const homes = MAP_TILES.filter((face) => face.kind === 'home');
const neutrals = MAP_TILES.filter((face) => face.kind === 'neutral');
const count = (tiles: readonly TileFace[], wanted: (face: SquareFace) => boolean) =>
  tiles.flatMap((face) => face.squares).filter(wanted).length;

describe('map tiles', () => {
  test('every tile is as printed, square by square', () => {
    expect(MAP_TILES.map((face) => face.id)).toEqual(TILE_IDS);
    for (const face of MAP_TILES) expect(grid(face, 0), face.id).toEqual(GRIDS[face.id]);
  });

  test('CMP-002 the base game has 6 home tiles and 14 neutral tiles', () => {
    expect(homes.filter((face) => face.set === 'base').map((face) => face.id)).toEqual([
      'america',
      'china',
      'egypt',
      'germany',
      'rome',
      'russia',
    ]);
    expect(neutrals.filter((face) => face.set === 'base')).toHaveLength(14);
  });

  test('CMP-017 the expansion has 7 neutral tiles, three with one relic square each, and 3 relics', () => {
    const added = neutrals.filter((face) => face.set === 'expansion');
    expect(added.map((face) => face.id)).toEqual(['15', '16', '17', '18', '19', '20', '21']);
    expect(added.map((face) => count([face], (square) => square.symbol === 'relic'))).toEqual([1, 1, 1, 0, 0, 0, 0]);
    expect(count(MAP_TILES, (square) => square.symbol === 'relic')).toBe(3);
    expect(RELICS.map((relic) => relic.id)).toEqual(['atlantis', 'schoolOfConfucius', 'sevenCitiesOfGold']);
    for (const relic of RELICS) {
      const square = tile(relic.tile).squares.find((face) => face.symbol === 'relic');
      expect(square?.terrain).toBe(relic.terrain);
    }
  });

  test('MAP-001 a tile has 4 by 4 squares', () => {
    expect(MAP_TILES).toHaveLength(31);
    for (const face of MAP_TILES) expect(face.squares).toHaveLength(16);
  });

  test('MAP-002 there are five terrains, and all of them are on the map', () => {
    expect(TERRAINS).toEqual(['mountain', 'forest', 'grassland', 'desert', 'water']);
    expect(TERRAINS.map((terrain) => count(MAP_TILES, (square) => square.terrain === terrain))).toEqual([
      108, 100, 86, 74, 128,
    ]);
  });

  test('MAP-003 a square has icons and at most one of the four market resources', () => {
    for (const square of squares) {
      for (const icons of [square.trade, square.production, square.culture, square.coin]) {
        expect(Number.isInteger(icons) && icons >= 0).toBe(true);
      }
      expect(square.resource === null || MARKET_RESOURCES.includes(square.resource)).toBe(true);
    }
    expect(MARKET_RESOURCES.map((name) => count(homes, (square) => square.resource === name))).toEqual([9, 8, 7, 6]);
    expect(MARKET_RESOURCES.map((name) => count(neutrals, (square) => square.resource === name))).toEqual([9, 7, 7, 6]);
  });

  test('MAP-004 a natural wonder gives culture in addition to what its terrain gives', () => {
    const wonders = squares.filter((square) => square.culture > 0);
    expect(wonders).toHaveLength(9);
    for (const { terrain, trade, production, culture } of wonders) {
      const own = TERRAIN_ICONS[terrain];
      expect([trade, production, culture]).toEqual([own.trade, own.production, 1]);
    }
  });

  test('MAP-005 neutral tiles have hut and village symbols, home tiles a suggested capital in the middle', () => {
    expect(count(neutrals, (square) => square.symbol === 'hut')).toBe(24);
    expect(count(neutrals, (square) => square.symbol === 'village')).toBe(12);
    expect(count(homes, (square) => square.symbol !== null)).toBe(0);
    for (const face of neutrals) expect(face.recommendedCapital).toBeNull();
    const suggested = homes.map((face) => [face.id, face.recommendedCapital?.row, face.recommendedCapital?.column]);
    expect(suggested).toEqual([
      ['america', 1, 2],
      ['china', 1, 1],
      ['egypt', 1, 1],
      ['germany', 1, 2],
      ['rome', 2, 2],
      ['russia', 1, 2],
      ['arabia', 2, 2],
      ['greece', 1, 2],
      ['india', 1, 1],
      ['spain', 1, 2],
    ]);
  });

  test('FAQ-058 RUL-212 the square of the Seven Cities of Gold has 2 production and 1 coin', () => {
    expect(tile('17').squares.filter((square) => square.symbol === 'relic')).toEqual([
      { terrain: 'forest', trade: 0, production: 2, culture: 0, coin: 1, resource: null, symbol: 'relic' },
    ]);
  });

  test('RUL-240 arrow up is the tile as stored; right, down and left turn it clockwise', () => {
    expect(ARROWS).toEqual(['up', 'right', 'down', 'left']);
    const america = tile('america');
    expect(grid(america, 0)).toEqual(['Mo M W G', 'F Ms G W', 'D D Mi F', 'W D W Fw']);
    expect(grid(america, 1)).toEqual(['W D F Mo', 'D D Ms M', 'W Mi G W', 'Fw F W G']);
    expect(grid(america, 2)).toEqual(['Fw W D W', 'F Mi D D', 'W G Ms F', 'G W M Mo']);
    expect(grid(america, 3)).toEqual(['G W F Fw', 'W G Mi W', 'M Ms D D', 'Mo F D W']);
  });

  test('RUL-240 a place and its turned place belong together', () => {
    for (const turn of [0, 1, 2, 3]) {
      for (let place = 0; place < 16; place++) {
        const laid = laidPlace(turn, place % 4, Math.floor(place / 4));
        expect(storedPlace(turn, laid.column, laid.row)).toEqual({ column: place % 4, row: Math.floor(place / 4) });
      }
    }
  });
});

describe('grounds', () => {
  test('the plain terrains come first, then the other printed squares, then the disaster markers', () => {
    expect(GROUNDS).toHaveLength(38);
    expect(GROUND_TERRAIN.slice(0, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(GROUNDS.slice(0, 5).map(letters)).toEqual(['M', 'F', 'G', 'D', 'W']);
    const printed = GROUNDS.slice(0, 34).map(letters);
    expect(printed.filter((text, i) => printed.indexOf(text) === i)).toEqual(printed);
    expect(GROUNDS.slice(34).map(letters)).toEqual(['G', 'D', 'F', 'W']);
    expect(GROUND_DISASTER.map((flag, ground) => (flag === 1 ? ground : -1)).filter((ground) => ground >= 0)).toEqual([
      34, 35, 36, 37,
    ]);
  });

  test('groundOfTile gives the printed square of every tile in every turn', () => {
    for (const face of MAP_TILES) {
      for (let place = 0; place < 64; place++) {
        const [turn, row, column] = [place >> 4, (place >> 2) & 3, place & 3] as const;
        const ground = groundOfTile(tileIndex(face.id), turn, column, row);
        const square = tileSquare(face, turn, column, row);
        expect(GROUNDS[ground]).toEqual(square);
        expect(GROUND_DISASTER[ground]).toBe(0);
        const { terrain, trade, production, culture, coin } = square;
        const numbers = [GROUND_TRADE, GROUND_PRODUCTION, GROUND_CULTURE, GROUND_COIN].map((table) => table[ground]);
        expect(numbers).toEqual([trade, production, culture, coin]);
        expect(GROUND_TERRAIN[ground]).toBe(terrainIndex(terrain));
        expect(GROUND_RESOURCE[ground]).toBe(resourceIndex(square.resource));
        expect(GROUND_SYMBOL[ground]).toBe([null, 'hut', 'village', 'relic'].indexOf(square.symbol));
      }
    }
  });

  test('each relic square is the ground of its relic', () => {
    const relics = RELICS.map((relic) => {
      const index = tile(relic.tile).squares.findIndex((square) => square.symbol === 'relic');
      return GROUND_RELIC[groundOfTile(tileIndex(relic.tile), 0, index % 4, Math.floor(index / 4))];
    });
    expect(relics).toEqual([0, 1, 2]);
    expect(GROUND_RELIC.filter((relic) => relic >= 0)).toHaveLength(3);
  });

  test('a disaster marker shows its terrain with the terrain’s own icons; none shows mountains', () => {
    expect(DISASTER_MARKERS.flatMap((markers) => markers.sides)).toEqual(['grassland', 'desert', 'forest', 'water']);
    expect(DISASTER_GROUND[terrainIndex('mountain')]).toBe(-1);
    const icons = (['grassland', 'desert', 'forest', 'water'] as const).map((terrain) => {
      const ground = DISASTER_GROUND[terrainIndex(terrain)] as number;
      expect(GROUND_TERRAIN[ground]).toBe(terrainIndex(terrain));
      expect([GROUND_RESOURCE[ground], GROUND_SYMBOL[ground], GROUND_DISASTER[ground]]).toEqual([-1, 0, 1]);
      return [GROUND_TRADE[ground], GROUND_PRODUCTION[ground], GROUND_CULTURE[ground], GROUND_COIN[ground]];
    });
    expect(icons).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0, 0],
      [0, 2, 0, 0],
      [1, 0, 0, 0],
    ]);
  });
});

describe('layouts', () => {
  const origins = (layout: Layout) => layout.slots.map(({ x, y }) => [x, y]);
  const homesOf = (layout: Layout) =>
    layout.slots
      .filter((slot) => slot.seat !== null)
      .sort((a, b) => (a.seat as number) - (b.seat as number))
      .map(({ x, y, arrow }) => [x, y, arrow]);
  const neutralsOf = (layout: Layout) => layout.slots.filter((slot) => slot.seat === null);

  test('MAP-010 two players: 8 tiles, 2 wide and 4 tall, homes at opposite corners', () => {
    const layout = LAYOUTS[2];
    expect([layout.width, layout.height, layout.slots.length]).toEqual([8, 16, 8]);
    expect(origins(layout)).toEqual([0, 4, 8, 12].flatMap((y) => [0, 4].map((x) => [x, y])));
    expect(homesOf(layout)).toEqual([
      [4, 0, 'down'],
      [0, 12, 'up'],
    ]);
    expect(neutralsOf(layout)).toHaveLength(6);
  });

  test('MAP-011 three players: a pyramid of 10 tiles', () => {
    const layout = LAYOUTS[3];
    expect([layout.width, layout.height]).toEqual([16, 16]);
    expect(origins(layout)).toEqual([
      [6, 0],
      ...[4, 8].map((x) => [x, 4]),
      ...[2, 6, 10].map((x) => [x, 8]),
      ...[0, 4, 8, 12].map((x) => [x, 12]),
    ]);
    expect(homesOf(layout)).toEqual([
      [6, 0, 'down'],
      [12, 12, 'left'],
      [0, 12, 'right'],
    ]);
    expect(neutralsOf(layout)).toHaveLength(7);
  });

  test('MAP-012 four players: 16 tiles in a block, homes in the corners', () => {
    const layout = LAYOUTS[4];
    expect([layout.width, layout.height]).toEqual([16, 16]);
    expect(origins(layout)).toEqual([0, 4, 8, 12].flatMap((y) => [0, 4, 8, 12].map((x) => [x, y])));
    expect(homesOf(layout)).toEqual([
      [0, 0, 'down'],
      [12, 0, 'down'],
      [12, 12, 'up'],
      [0, 12, 'up'],
    ]);
    expect(neutralsOf(layout)).toHaveLength(12);
  });

  test('MAP-013 five players: 22 tiles around a hole', () => {
    const layout = LAYOUTS[5];
    expect([layout.width, layout.height]).toEqual([28, 18]);
    expect(origins(layout)).toEqual([
      [12, 0],
      [8, 2],
      [16, 2],
      [12, 4],
      ...[6, 10].flatMap((y) => [0, 4, 8, 16, 20, 24].map((x) => [x, y])),
      ...[2, 6, 10, 14, 18, 22].map((x) => [x, 14]),
    ]);
    expect(homesOf(layout)).toEqual([
      [12, 4, 'down'],
      [24, 6, 'left'],
      [18, 14, 'up'],
      [6, 14, 'up'],
      [0, 6, 'right'],
    ]);
    expect(neutralsOf(layout)).toHaveLength(17);
  });

  test('RUL-241 home slots by seat', () => {
    const seats = ([2, 3, 4, 5] as const).map((players) => homesOf(LAYOUTS[players]).map(([x, y]) => `${x},${y}`));
    expect(seats).toEqual([
      ['4,0', '0,12'],
      ['6,0', '12,12', '0,12'],
      ['0,0', '12,0', '12,12', '0,12'],
      ['12,4', '24,6', '18,14', '6,14', '0,6'],
    ]);
  });

  test('tiles lie within the map and never overlap, and the hole is free of them', () => {
    for (const layout of [LAYOUTS[2], LAYOUTS[3], LAYOUTS[4], LAYOUTS[5]]) {
      const squares = layout.slots.flatMap(({ x, y }) =>
        Array.from({ length: 16 }, (_, i) => (y + Math.floor(i / 4)) * layout.width + x + (i % 4)),
      );
      expect(new Set(squares).size).toBe(layout.slots.length * 16);
      for (const { x, y } of layout.slots) expect(x + 4 <= layout.width && y + 4 <= layout.height).toBe(true);
      if (layout.hole === null) continue;
      const { x, y } = layout.hole;
      expect([x, y]).toEqual([
        [12, 15],
        [8, 13],
      ]);
      const inside = squares.filter((square) => {
        const [column, row] = [square % layout.width, Math.floor(square / layout.width)];
        return column >= x[0] && column <= x[1] && row >= y[0] && row <= y[1];
      });
      expect(inside).toEqual([]);
    }
  });
});
