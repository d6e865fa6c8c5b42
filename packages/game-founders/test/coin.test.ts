import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import {
  adding,
  addition,
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
  tileAt,
  view,
} from './table.ts';

/** Seat 0 has two forests and coins; seat 1 has this territory, and these tiles lie face up. */
function buyingFrom(tiles: string, offered: readonly string[] = ['N6', 'N6'], more: PlainObject = {}): Table {
  const family = (letter: string) => offered.filter((id) => id.startsWith(letter));
  return table({
    step: 'token',
    rows: { nature: family('N'), village: family('V'), city: family('C') },
    territories: [{ tiles: laid('N1@0,0 N1@1,0'), hand: ['coin', 'coin'] }, { tiles: laid(tiles) }],
    ...more,
  });
}

function buy(resource: string, x: number, y: number, seat = 1): PlainObject {
  return { play: 'coin', seat, x, y, resource };
}

describe('coin token', () => {
  it('T-060 it is played on one tile of an opponent and buys what that tile produces', () => {
    const at = buyingFrom('V5@0,0 C2a@1,0');
    expect(targetsOf(at, 'coin')).toEqual(['1:0,0 horses', '1:1,0 coins']);
    expect(refused(at, buy('wood', 0, 0, 0)).rule).toBe('T-060');
    expect(refused(at, buy('horses', 3, 3)).rule).toBe('T-060');
    const [told] = play(at, buy('horses', 0, 0));
    expect(told).toEqual({ kind: 'coinPlayed', seat: 0, opponent: 1, tile: 'V5', x: 0, y: 0, resource: 'horses' });
    expect(asked(at)).toMatchObject({ kind: 'addTile', seat: 0, bought: 'horses' });
    expect(tileAt(at, 1, 0, 0).coin).toBe(true);
    expect(hand(at, 0)).toEqual(['coin']);
  });

  it('T-061 the tile must be producing: never a victory tile or an attacked one', () => {
    const at = buyingFrom('R01@0,0 V1@1,0+war N2@2,0+war V5@3,0');
    expect(targetsOf(at, 'coin')).toEqual(['1:3,0 horses']);
    for (const answer of [buy('army', 0, 0), buy('iron', 1, 0), buy('stone', 2, 0)]) {
      expect(refused(at, answer).rule).toBe('T-061');
    }
  });

  it('T-062 on a nature tile the buyer names one of its two resources', () => {
    const at = buyingFrom('N6@0,0');
    expect(targetsOf(at, 'coin')).toEqual(['1:0,0 plants', '1:0,0 water']);
    expect(refused(at, buy('stone', 0, 0))).toMatchObject({
      rule: 'T-062',
      params: { resource: 'stone', produces: ['plants', 'water'] },
    });
    expect(refused(at, { play: 'coin', seat: 1, x: 0, y: 0 }).rule).toBe('K-SHAPE');
    play(at, buy('water', 0, 0));
    expect(asked(at)).toMatchObject({ bought: 'water' });
  });

  it('T-063 the bought resource covers one required resource anywhere in the buyer’s territory', () => {
    // A weaving mill costs stone and plants: the forests give stone, plants are bought.
    const at = buyingFrom('N6@0,0', ['V3']);
    const aside = buyingFrom('N6@0,0', ['V3']);
    play(aside, { play: 'pass' });
    expect(placesFor(aside, 'V3')).toEqual([]);
    play(at, buy('plants', 0, 0));
    // Every cell that touches the territory with a side, and both own tiles: each has a forest beside it.
    expect(placesFor(at, 'V3')).toEqual(['-1,0', '0,-1', '0,0', '0,1', '1,-1', '1,0', '1,1', '2,0'].sort());
    expect(refused(at, addition('V3', 2, 1)).rule).toBe('T-083');
    const told = play(at, addition('V3', 2, 0));
    expect(told[0]).toMatchObject({
      kind: 'tileAdded',
      supply: [
        { resource: 'stone', from: { x: 1, y: 0 }, producer: { x: 1, y: 0 } },
        { resource: 'plants', from: null, producer: null },
      ],
    });
  });

  it('T-063 R-31 the other required resource must come from a neighbour: one coin never covers both', () => {
    const at = buyingFrom('V5@0,0', ['C2e', 'C1e']);
    play(at, buy('horses', 0, 0));
    // The market costs horses and water, and nobody next door makes water; the barracks cost horses and stone.
    expect(refused(at, addition('C2e', 0, 1))).toMatchObject({
      rule: 'T-084',
      params: { missing: [{ resource: 'water', idle: [] }] },
    });
    expect(placesFor(at, 'C1e')).toContain('0,1');
  });

  it('R-31 a second coin cannot be played in the same turn', () => {
    const at = buyingFrom('N6@0,0 N6@1,0', ['V5', 'N2']);
    play(at, buy('plants', 0, 0));
    expect(asked(at)).toMatchObject({ kind: 'addTile', bought: 'plants' });
    expect(refused(at, buy('water', 1, 0)).rule).toBe('K-SHAPE');
    expect(refused(at, addition('V5', 0, 1)).rule).toBe('T-084');
  });

  it('T-064 a bought resource that is not used this turn is lost', () => {
    const at = buyingFrom('N6@0,0 N6@1,0', ['V3', 'N5', 'N5']);
    play(at, buy('plants', 0, 0));
    play(at, addition('N5', 0, 1));
    expect(view(at).bought).toBeNull();
    playTurn(at, 'city', addition('N5', 0, 1));
    play(at, { stack: 'city' });
    play(at, { play: 'pass' });
    expect(asked(at)).toMatchObject({ kind: 'addTile', seat: 0, bought: null });
    expect(placesFor(at, 'V3')).toEqual([]);
  });

  it('T-065 a tile that has a coin at the start of its owner’s turn produces nothing during that turn', () => {
    const at = buyingFrom('N1@0,0 N2@1,0', ['V1', 'N6', 'N6', 'N5']);
    play(at, buy('wood', 0, 0));
    play(at, addition('N6', 0, 1));
    play(at, { stack: 'city' });
    // With the forest the mine would get wood from it and stone from the cliff.
    expect(tileAt(at, 1, 0, 0).produces).toEqual([]);
    expect(refused(at, addition('V1', 0, 1))).toMatchObject({
      rule: 'T-084',
      params: { missing: [{ resource: 'wood', idle: [{ x: 0, y: 0, rule: 'T-065' }] }] },
    });
    play(at, addition('N6', 2, 0));
    expect(tileAt(at, 1, 0, 0).produces).toEqual(['wood', 'stone']);
    playTurn(at, 'city', addition('N5', 0, 2));
    play(at, { stack: 'city' });
    expect(asked(at)).toMatchObject({ kind: 'playToken', seat: 1 });
    play(at, { play: 'pass' });
    expect(placesFor(at, 'V1')).toContain('0,1');
  });

  it('T-066 at the end of their own turn players take the coins on their tiles and can play them from their next turn on', () => {
    const at = buyingFrom('N1@0,0+coin N2@1,0+coin N3@2,0', ['N6', 'N6', 'N5', 'N5']);
    play(at, buy('water', 2, 0));
    play(at, addition('N6', 0, 1));
    // The end of another player's turn does not bring them in.
    expect(hand(at, 1)).toEqual([]);
    play(at, { stack: 'city' });
    expect(asked(at)).toMatchObject({ kind: 'addTile', seat: 1 });
    expect(play(at, addition('N6', 0, 1))).toContainEqual({ kind: 'coinsTaken', seat: 1, coins: 3 });
    expect(hand(at, 1)).toEqual(['coin', 'coin', 'coin']);
    for (const x of [0, 1, 2]) expect(tileAt(at, 1, x, 0).coin).toBe(false);
    playTurn(at, 'city', addition('N5', 1, 1));
    play(at, { stack: 'city' });
    expect(asked(at)).toMatchObject({ kind: 'playToken', seat: 1 });
    expect(targetsOf(at, 'coin').length).toBeGreaterThan(0);
  });

  it('T-067 a tile with a coin hands on other tiles’ resources inside a cart network, but not its own', () => {
    // Only the gold mine and the stud farm lie next to (2, 2).
    const tiles = 'N1@0,0 C1b@1,0 N5@0,1 V2@1,1+coin V5@2,1';
    const own = { carts: [{ x: 0, y: 0 }] };
    expect(placesFor(adding(tiles, ['C1e'], { own }), 'C1e')).toContain('2,2');
    expect(refused(adding(tiles, ['C2b'], { own }), addition('C2b', 2, 2))).toMatchObject({
      rule: 'T-084',
      params: { missing: [{ resource: 'gold', idle: [{ x: 1, y: 1, rule: 'T-065' }] }] },
    });
    expect(placesFor(adding(tiles, ['C2b'], { own }), 'C2b')).toEqual([]);
    expect(placesFor(adding(tiles.replace('+coin', ''), ['C2b'], { own }), 'C2b')).toContain('1,2');
  });

  it('R-11 no coin on a tile with a coin or craftsmen, until its owner has cleared it', () => {
    const at = buyingFrom('V1@0,0+coin V2@1,0+craftsmen N1@2,0');
    expect(targetsOf(at, 'coin')).toEqual(['1:2,0 stone', '1:2,0 wood']);
    for (const answer of [buy('iron', 0, 0), buy('gold', 1, 0)]) expect(refused(at, answer).rule).toBe('R-11');
    play(at, { play: 'pass' });
    play(at, addition('N6', 0, 1));
    playTurn(at, 'city', addition('N6', 0, 1));
    play(at, { stack: 'city' });
    expect(targetsOf(at, 'coin')).toContain('1:0,0 iron');
    expect(targetsOf(at, 'coin')).not.toContain('1:1,0 gold');
  });

  it('R-12 a coin may be played only to block: the resource need not be used', () => {
    const at = buyingFrom('V1@0,0', ['N6', 'N6']);
    play(at, buy('iron', 0, 0));
    play(at, addition('N6', 0, 1));
    expect(tileAt(at, 1, 0, 0)).toMatchObject({ coin: true, produces: [] });
    expect(asked(at)).toMatchObject({ kind: 'revealTile', seat: 1 });
  });

  it('R-13 from a tile in a cart network a coin buys only the tile’s own product', () => {
    const at = buyingFrom('N1@0,0 N2@1,0 V2@0,1 R01@1,1', ['N6'], {
      territories: [{ hand: ['coin'] }, { tiles: laid('N1@0,0 N2@1,0 V2@0,1 R01@1,1'), carts: [{ x: 0, y: 0 }] }],
    });
    expect(targetsOf(at, 'coin')).toEqual(['1:0,0 stone', '1:0,0 wood', '1:0,1 gold', '1:1,0 plants', '1:1,0 stone']);
    expect(refused(at, buy('wood', 0, 1))).toMatchObject({ rule: 'R-13', params: { produces: ['gold'] } });
    expect(refused(at, buy('gold', 1, 1)).rule).toBe('T-061');
  });

  it('R-14 a coin on a nature tile blocks both of its resources', () => {
    const at = buyingFrom('N1@0,0 N3@1,0');
    play(at, buy('wood', 0, 0));
    expect(tileAt(at, 1, 0, 0).produces).toEqual([]);
    // Neither the wood that was bought nor the stone that was not.
    const blocked = adding('N1@0,0+coin N5@1,0', ['V1']);
    expect(refused(blocked, addition('V1', 0, 1))).toMatchObject({
      rule: 'T-084',
      params: { missing: [{ resource: 'stone', idle: [{ x: 0, y: 0, rule: 'T-065' }] }] },
    });
    const water = adding('N5@0,0+coin N1@1,0', ['V1']);
    expect(refused(water, addition('V1', 2, 0)).rule).toBe('T-086');
  });

  it('R-42 the bought resource needs no delivery and also serves a replacement', () => {
    // A single forest, replaced by a mine: its neighbour gives wood, stone is bought.
    const at = adding('N1@0,0 N5@1,0', ['V1'], { bought: 'stone' });
    expect(placesFor(at, 'V1')).toContain('0,0');
    expect(placesFor(adding('N1@0,0 N5@1,0', ['V1']), 'V1')).not.toContain('0,0');
    const told = play(at, addition('V1', 0, 0));
    expect(told[0]).toMatchObject({
      replaced: 'N1',
      supply: [
        { resource: 'wood', from: { x: 1, y: 0 } },
        { resource: 'stone', from: null },
      ],
    });
  });

  it('R-42 beside a bought resource the other one may come through carts', () => {
    const tiles = 'N1@0,0 C1b@1,0 N5@0,1 V2@1,1+war R01@2,1';
    const own = { carts: [{ x: 0, y: 0 }] };
    // At (2, 2) the attacked gold mine hands on the forest's stone; horses are bought.
    expect(placesFor(adding(tiles, ['C1e'], { own, bought: 'horses' }), 'C1e')).toContain('2,2');
    expect(placesFor(adding(tiles, ['C1e'], { bought: 'horses' }), 'C1e')).not.toContain('2,2');
  });
});
