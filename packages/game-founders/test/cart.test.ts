import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { cellAt } from '../src/board/cells.ts';
import { endSurvey, findPair, look, survey } from '../src/board/supply.ts';
import { resourceIndex } from '../src/data/faces.ts';
import { territoryOf } from '../src/state.ts';
import { adding, addition, hand, laid, placesFor, play, refused, table, targetsOf, territory, view } from './table.ts';

const AT_ORIGIN = { carts: [{ x: 0, y: 0 }] };

/** Seat 0 holds a cart and has these tiles. */
function carting(tiles: string, own = {}) {
  return table({ step: 'token', territories: [{ tiles: laid(tiles), hand: ['cart', 'war'], ...own }] });
}

/** The network of each tile of seat 0, in the order in which they were laid. */
function networks(tiles: string, carts: readonly (readonly [number, number])[]) {
  const at = table({ territories: [{ tiles: laid(tiles), carts: carts.map(([x, y]) => ({ x, y })) }] });
  return territory(at, 0).tiles.map((tile) => tile.network);
}

describe('cart token', () => {
  it('T-068 it goes on the common corner of four own tiles that form a square, and stays', () => {
    const at = carting('N1@0,0 N1@1,0 N1@0,1 N1@1,1 N2@2,1 N2@2,0 N3@-1,0');
    expect(targetsOf(at, 'cart')).toEqual(['0,0', '1,0']);
    expect(play(at, { play: 'cart', x: 1, y: 0 })[0]).toEqual({ kind: 'cartPlayed', seat: 0, x: 1, y: 0 });
    expect(hand(at, 0)).toEqual(['war']);
    expect(territory(at, 0).carts).toEqual([{ x: 1, y: 0 }]);
    expect(territory(at, 0).tiles.map((tile) => tile.network)).toEqual([null, 0, null, 0, 0, 0, null]);
  });

  it('T-068 without such a square it cannot be played', () => {
    const at = carting('N1@0,0 N1@1,0 N1@0,1 N2@-1,1');
    expect(targetsOf(at, 'cart')).toEqual([]);
    for (const [x, y] of [
      [0, 0],
      [-1, 0],
      [1, 1],
      [9, 9],
    ] as const) {
      expect(refused(at, { play: 'cart', x, y })).toEqual({ rule: 'T-068', params: { x, y } });
    }
  });

  it('T-069 each joined tile may supply, instead of its own product, one resource made by a joined tile', () => {
    // A stud farm needs plants and water. Only the two forests lie beside (2, 0) and (2, 1); the lakes are joined to them.
    const tiles = 'N6@0,0 N6@0,1 N1@1,0 N1@1,1';
    expect(placesFor(adding(tiles, ['V5']), 'V5')).not.toContain('2,0');
    const at = adding(tiles, ['V5'], { own: AT_ORIGIN });
    expect(placesFor(at, 'V5')).toEqual(expect.arrayContaining(['2,0', '2,1']));
    const told = play(at, addition('V5', 2, 0));
    const { supply } = told[0] as { supply?: readonly { from: unknown; producer: { x: number } }[] };
    expect(supply?.map(({ producer }) => producer.x)).toEqual([0, 0]);
    expect(supply?.map(({ from }) => from)).toEqual(
      expect.arrayContaining([
        { x: 1, y: 0 },
        { x: 1, y: 1 },
      ]),
    );
  });

  it('T-069 T-085 one tile supplies one resource at a time, also when carts bring it several', () => {
    // Next to (2, 2) lie one joined tile and a victory tile: both resources would have to come through the one.
    const tiles = 'N6@0,0 N6@0,1 N1@1,0 N1@1,1 R01@2,1';
    const at = adding(tiles, ['V5'], { own: AT_ORIGIN });
    expect(refused(at, addition('V5', 2, 2))).toEqual({
      rule: 'T-085',
      params: { tile: 'V5', x: 2, y: 2, deliverer: { x: 1, y: 1 } },
    });
    expect(placesFor(at, 'V5')).toContain('2,0');
  });

  it('T-070 squares that share a tile form one network', () => {
    const tiles = 'N1@0,0 N1@1,0 N1@0,1 N1@1,1 N2@2,1 N2@1,2 N2@2,2';
    expect(
      networks(tiles, [
        [0, 0],
        [1, 1],
      ]),
    ).toEqual([0, 0, 0, 0, 0, 0, 0]);
    const row = 'N1@0,0 N1@0,1 N1@1,0 N1@1,1 N2@2,0 N2@2,1';
    expect(
      networks(row, [
        [0, 0],
        [1, 0],
      ]),
    ).toEqual([0, 0, 0, 0, 0, 0]);
    // A third cart joins two networks that were apart.
    const long = `${row} N2@3,0 N2@3,1`;
    expect(
      networks(long, [
        [0, 0],
        [2, 0],
      ]),
    ).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
    expect(
      networks(long, [
        [0, 0],
        [2, 0],
        [1, 0],
      ]),
    ).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('T-070 squares that only lie side by side exchange nothing', () => {
    // A waterfall far left; the mine-to-be at (4, 0) touches the right square only.
    const tiles = 'N3@0,0 N4@0,1 N4@1,0 N4@1,1 R01@2,0 N4@2,1 N5@3,0 R02@3,1';
    const apart = {
      carts: [
        { x: 0, y: 0 },
        { x: 2, y: 0 },
      ],
    };
    const joined = { carts: [...apart.carts, { x: 1, y: 0 }] };
    expect(refused(adding(tiles, ['V1'], { own: apart }), addition('V1', 4, 0))).toMatchObject({
      rule: 'T-084',
      params: { missing: [{ resource: 'stone', idle: [] }] },
    });
    expect(placesFor(adding(tiles, ['V1'], { own: joined }), 'V1')).toContain('4,0');
  });

  it('T-071 tiles that produce nothing may be in the square and supply what is delivered to them', () => {
    // Beside (2, 2) lie only the tile at (1, 1), which makes nothing, and the river, which gives wood.
    for (const idle of ['R01@1,1', 'N6@1,1+war', 'N6@1,1+coin', 'V2@1,1+craftsmen']) {
      const tiles = `N2@0,0 N6@1,0 N6@0,1 ${idle}`;
      expect(targetsOf(carting(tiles), 'cart')).toEqual(['0,0']);
      const beside = `${tiles} N5@2,1`;
      expect(placesFor(adding(beside, ['V1']), 'V1')).not.toContain('2,2');
      expect(placesFor(adding(beside, ['V1'], { own: AT_ORIGIN }), 'V1')).toContain('2,2');
    }
  });

  it('T-072 if a joined tile is replaced the cart stays and the new tile is joined', () => {
    const at = adding('N1@0,0 N1@1,0 N1@0,1 N1@1,1', ['N6'], { own: AT_ORIGIN, victory: ['R25'] });
    play(at, addition('N6', 1, 1));
    expect(territory(at, 0).carts).toEqual([{ x: 0, y: 0 }]);
    expect(territory(at, 0).tiles.map(({ tile, network }) => [tile, network])).toEqual([
      ['N1', 0],
      ['N1', 0],
      ['N1', 0],
      ['N6', 0],
    ]);
    expect(view(at).piles.cart).toBe(5);
  });

  it('R-17 no second cart on a square, and none on an opponent’s tiles', () => {
    const square = 'N1@0,0 N1@1,0 N1@0,1 N1@1,1';
    const at = carting(square, AT_ORIGIN);
    expect(targetsOf(at, 'cart')).toEqual([]);
    expect(refused(at, { play: 'cart', x: 0, y: 0 })).toEqual({ rule: 'R-17', params: { x: 0, y: 0 } });
    const other = table({
      step: 'token',
      territories: [{ tiles: laid('N2@0,0 N2@1,0'), hand: ['cart', 'war'] }, { tiles: laid(square) }],
    });
    expect(targetsOf(other, 'cart')).toEqual([]);
    expect(refused(other, { play: 'cart', x: 0, y: 0 }).rule).toBe('T-068');
    expect(refused(other, { play: 'cart', seat: 1, x: 0, y: 0 }).rule).toBe('K-SHAPE');
  });

  it('R-25 two resources need two different deliverers and two different producers', () => {
    const place = addition('V1', 2, 0);
    const own = AT_ORIGIN;
    // Two deliverers beside (2, 0), one forest as the only producer of both.
    expect(refused(adding('N1@0,0 R01@0,1 R02@1,0 R03@1,1', ['V1'], { own }), place)).toEqual({
      rule: 'T-086',
      params: { tile: 'V1', x: 2, y: 0, producer: { x: 0, y: 0 } },
    });
    // A second producer of either resource is enough.
    for (const second of ['N5@0,1', 'N3@0,1', 'N1@0,1']) {
      expect(placesFor(adding(`N1@0,0 ${second} R02@1,0 R03@1,1`, ['V1'], { own }), 'V1')).toContain('2,0');
    }
  });

  it('R-25 a nature tile is the producer of one resource only, wherever it is delivered', () => {
    // The forest lies beside (0, 2) itself and is joined to the other neighbour: still it makes one resource.
    const own = AT_ORIGIN;
    expect(refused(adding('R01@0,0 R02@1,0 N1@0,1 R03@1,1', ['V1'], { own }), addition('V1', 0, 2))).toEqual({
      rule: 'T-086',
      params: { tile: 'V1', x: 0, y: 2, producer: { x: 0, y: 1 } },
    });
    // One deliverer hands on its own product, the other one that of a tile out of reach.
    expect(placesFor(adding('N3@0,0 R02@1,0 N1@0,1 R03@1,1', ['V1'], { own }), 'V1')).toContain('0,2');
  });

  it('R-25 a deliverer outside the network hands over only what it makes itself', () => {
    const own = AT_ORIGIN;
    // (2, 1) is not joined: it cannot bring the stone of the square to (3, 1).
    const tiles = 'N3@0,0 N3@1,0 N3@0,1 N3@1,1 N5@2,1';
    expect(refused(adding(tiles, ['V1'], { own }), addition('V1', 3, 1)).rule).toBe('T-084');
    expect(placesFor(adding(tiles, ['V1'], { own }), 'V1')).toContain('2,2');
  });

  it('R-26 two equal resources need two producers', () => {
    const stone = 1 << resourceIndex('stone');
    const pairs = (tiles: string, own: PlainObject) => {
      const { state } = adding(tiles, ['N6'], { own });
      const at = survey(territoryOf(state, 0), -1);
      look(at, cellAt(2, 0));
      const pair = findPair(at, stone, stone, true);
      endSurvey(at);
      return pair;
    };
    // Both neighbours of (2, 0) could hand over the one stone, but it is one.
    expect(pairs('N3@0,0 N6@0,1 N6@1,0 N6@1,1', AT_ORIGIN)).toBeNull();
    expect(pairs('N3@0,0 N3@0,1 N6@1,0 N6@1,1', AT_ORIGIN)).toHaveLength(2);
    expect(pairs('N3@1,0 N6@1,1', {})).toBeNull();
    expect(pairs('N3@1,0 N3@1,1', {})).toHaveLength(2);
  });
});
