import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import {
  adding,
  addition,
  agree,
  asked,
  hand,
  laid,
  placesFor,
  play,
  playTurn,
  refused,
  type Table,
  table,
  targetsOf,
  territory,
  tileAt,
  view,
} from './table.ts';

/** Seat 0 holds two war tokens; the others have these territories. Nature tiles are there for everybody. */
function facing(...others: readonly string[]): Table {
  const rows = { nature: ['N6', 'N6', 'N6', 'N6'], village: [], city: [] };
  const territories = [{ hand: ['war', 'war'] }, ...others.map((tiles) => ({ tiles: laid(tiles) }))];
  return table({ step: 'token', rows, territories }, territories.length);
}

function attack(x: number, y: number, seat = 1): PlainObject {
  return { play: 'war', seat, x, y };
}

describe('war token', () => {
  it('T-050 it is played on one tile of an opponent', () => {
    const at = facing('N1@0,0 N2@1,0', 'N3@0,0 N4@-1,0');
    expect(targetsOf(at, 'war')).toEqual(['1:0,0', '1:1,0', '2:-1,0', '2:0,0']);
    expect(refused(at, attack(0, 0, 0))).toMatchObject({ rule: 'T-050', params: { seat: 0, x: 0, y: 0 } });
    expect(refused(at, attack(5, 5)).rule).toBe('T-050');
    const [told] = play(at, attack(-1, 0, 2));
    expect(told).toEqual({ kind: 'warPlayed', seat: 0, opponent: 2, tile: 'N4', x: -1, y: 0 });
    expect(hand(at, 0)).toEqual(['war']);
    const attacked = view(at).territories.map((one) => one.tiles.filter((tile) => tile.war).map((tile) => tile.tile));
    expect(attacked).toEqual([[], [], ['N4']]);
  });

  it('T-051 R-07 only the topmost tile of each column may be attacked, whatever the gaps', () => {
    // Column 0 has a gap between y = 0 and y = 3; column 2 lies lower than its neighbours.
    const at = facing('N1@0,0 N2@1,0 N2@1,1 N2@1,2 N2@1,3 N3@0,3 N4@1,-1 N4@2,-1');
    expect(targetsOf(at, 'war')).toEqual(['1:0,3', '1:1,3', '1:2,-1']);
    for (const [x, y] of [
      [0, 0],
      [1, 2],
      [1, -1],
    ] as const) {
      expect(refused(at, attack(x, y))).toMatchObject({ rule: 'T-051', params: { seat: 1, x, y } });
    }
  });

  it('R-07 R-39 the top is the largest y for every attacker, wherever they sit, and in whatever order tiles were laid', () => {
    for (const tiles of ['N1@0,0 N1@0,1 N1@1,0 N1@1,-1 N2@-1,1', 'N2@-1,1 N1@0,1 N1@0,0 N1@1,0 N1@1,-1']) {
      for (const seat of [0, 2, 3]) {
        const territories = [0, 1, 2, 3].map((one) => (one === 1 ? { tiles: laid(tiles) } : { hand: ['war'] }));
        const at = table({ step: 'token', seat, territories }, 4);
        const targets = targetsOf(at, 'war').filter((target) => target.startsWith('1:'));
        expect(targets).toEqual(['1:-1,1', '1:0,1', '1:1,0']);
      }
    }
  });

  it('T-052 an attacked tile produces nothing and scores nothing, to the end of the game', () => {
    const at = table({
      step: 'token',
      rows: { nature: ['N6', 'N6', 'N6', 'N6'], village: ['V1'], city: [] },
      territories: [{ hand: ['war', 'war'] }, { tiles: laid('N1@0,0 N1@0,-1 R23@1,0') }],
    });
    expect(tileAt(at, 1, 0, 0).produces).toEqual(['wood', 'stone']);
    expect(territory(at, 1).score.victory).toBe(3);
    play(at, attack(0, 0));
    play(at, addition('N6', 0, 1));
    play(at, { stack: 'city' });
    // A mine at (-1, 0) would need both forests, and only one of them still produces.
    expect(refused(at, addition('V1', -1, 0)).rule).toBe('T-086');
    play(at, addition('N6', 2, 0));
    playTurn(at, 'city', addition('N6', 0, 2), attack(1, 0));
    playTurn(at, 'city', addition('N6', 2, 1));
    expect(tileAt(at, 1, 0, 0)).toMatchObject({ war: true, produces: [] });
    expect(tileAt(at, 1, 1, 0)).toMatchObject({ war: true, produces: [] });
    expect(agree(at).scores[1]).toMatchObject({ victory: 0, total: 0 });
  });

  it('T-053 T-077 on craftsmen the war token lies on top, and their 2 points are lost', () => {
    const at = facing('V1@0,0+craftsmen N1@1,0');
    expect(territory(at, 1).score).toMatchObject({ craftsmen: 2, total: 2 });
    expect(targetsOf(at, 'war')).toContain('1:0,0');
    play(at, attack(0, 0));
    expect(tileAt(at, 1, 0, 0)).toMatchObject({ war: true, craftsmen: 'blacksmith' });
    expect(territory(at, 1).score).toMatchObject({ craftsmen: 0, total: 0 });
    play(at, addition('N6', 0, 1));
    expect(agree(at).scores[1]).toMatchObject({ craftsmen: 0, total: 0 });
  });

  it('T-054 an attacked tile still counts for touching sides', () => {
    const at = adding('N1@0,0 N2@1,0 N3@2,0+war', ['N6']);
    expect(placesFor(at, 'N6')).toEqual(expect.arrayContaining(['3,0', '2,1', '2,-1']));
  });

  it('T-054 an attacked tile still counts for cart squares', () => {
    const tiles = laid('N1@0,0 N2@1,0 N3@0,1 N4@1,1+war');
    expect(targetsOf(table({ step: 'token', territories: [{ tiles, hand: ['cart'] }] }), 'cart')).toEqual(['0,0']);
  });

  it('T-054 inside a cart network an attacked tile hands on the resources of others, but makes none', () => {
    // Only the attacked tile and the stud farm lie next to (2, 2): stone can come through the cart alone.
    const tiles = 'N1@0,0 C1b@1,0 N5@0,1 V2@1,1+war V5@2,1';
    const own = { carts: [{ x: 0, y: 0 }] };
    expect(placesFor(adding(tiles, ['C1e']), 'C1e')).not.toContain('2,2');
    expect(placesFor(adding(tiles, ['C1e'], { own }), 'C1e')).toContain('2,2');
    // Gold, its own product, is made no more.
    expect(refused(adding(tiles, ['C2b'], { own }), addition('C2b', 2, 2))).toMatchObject({
      rule: 'T-084',
      params: { missing: [{ resource: 'gold', idle: [{ x: 1, y: 1, rule: 'T-052' }] }] },
    });
  });

  it('T-055 its owner may replace an attacked tile: the tokens on it go to the box, and it costs 1 point', () => {
    const at = adding('V1@0,0+war+craftsmen N1@1,0', ['N6'], { victory: ['R25'] });
    const told = play(at, addition('N6', 0, 0));
    expect(told).toContainEqual({ kind: 'tokensBoxed', seat: 0, tokens: ['war', 'blacksmith'] });
    expect(view(at).box.tokens).toEqual(['war', 'blacksmith']);
    expect(tileAt(at, 0, 0, 0)).toMatchObject({
      tile: 'N6',
      war: false,
      craftsmen: null,
      produces: ['plants', 'water'],
    });
    expect(agree(at).scores[0]).toMatchObject({ craftsmen: 0, replaced: -1, total: -1 });
  });

  it('R-08 no second war token on a tile, and an attacked top shields its column', () => {
    const at = facing('N1@0,0 N2@0,1+war N3@1,0');
    expect(targetsOf(at, 'war')).toEqual(['1:1,0']);
    expect(refused(at, attack(0, 1))).toMatchObject({ rule: 'R-08', params: { x: 0, y: 1 } });
    expect(refused(at, attack(0, 0)).rule).toBe('T-051');
  });

  it('R-08 the column is open again once its owner builds above the attacked tile or replaces it', () => {
    for (const [y, target] of [
      [2, '1:0,2'],
      [1, '1:0,1'],
    ] as const) {
      const at = facing('N1@0,0 N2@0,1+war N3@1,0');
      play(at, { play: 'pass' });
      play(at, addition('N6', 0, 1));
      playTurn(at, 'city', addition('N6', 0, y));
      play(at, { stack: 'city' });
      expect(targetsOf(at, 'war')).toEqual([target, '1:1,0']);
    }
  });

  it('R-09 tiles of every family may be attacked', () => {
    const at = facing('N1@0,0 V1@1,0 C1a@2,0 R01@3,0');
    expect(targetsOf(at, 'war')).toEqual(['1:0,0', '1:1,0', '1:2,0', '1:3,0']);
    play(at, attack(3, 0));
    expect(tileAt(at, 1, 3, 0).war).toBe(true);
  });

  it('R-10 a tile with a coin may be attacked: the owner takes the coin as usual, the tile is dead for good', () => {
    const at = facing('N1@0,0+coin N2@1,0');
    play(at, attack(0, 0));
    expect(tileAt(at, 1, 0, 0)).toMatchObject({ war: true, coin: true, produces: [] });
    play(at, addition('N6', 0, 1));
    playTurn(at, 'city', addition('N6', 0, 1));
    expect(hand(at, 1)).toEqual(['coin']);
    expect(tileAt(at, 1, 0, 0)).toMatchObject({ war: true, coin: false, produces: [] });
    expect(asked(at)).toMatchObject({ kind: 'revealTile', seat: 0 });
  });
});
