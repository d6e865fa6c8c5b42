import { describe, expect, it } from 'vitest';
import {
  adding,
  addition,
  agree,
  asked,
  hand,
  options,
  placesFor,
  play,
  refused,
  territory,
  tileAt,
  view,
} from './table.ts';

const SQUARE = 'N1@0,0 N2@1,0 N3@0,1 N4@1,1';

describe('replacing a tile', () => {
  it('T-092 instead of a free cell any own cell may be used', () => {
    const at = adding(SQUARE, ['N6']);
    expect(placesFor(at, 'N6')).toEqual(expect.arrayContaining(['0,0', '1,0', '0,1', '1,1', '2,0']));
    const told = play(at, addition('N6', 1, 1));
    expect(told[0]).toMatchObject({ kind: 'tileAdded', tile: 'N6', x: 1, y: 1, replaced: 'N4' });
    expect(tileAt(at, 0, 1, 1).tile).toBe('N6');
  });

  it('T-093 the old tile lies face down before the player, out of play', () => {
    const at = adding(SQUARE, ['N6', 'V1'], { victory: ['R25'] });
    play(at, addition('N6', 0, 0));
    expect(territory(at, 0).replaced).toEqual(['N1']);
    expect(
      territory(at, 0)
        .tiles.map((tile) => tile.tile)
        .sort(),
    ).toEqual(['N2', 'N3', 'N4', 'N6']);
    expect([...Object.values(view(at).rows).flat(), ...view(at).box.tiles]).not.toContain('N1');
    // The grove at (1, 1) is now the only one that makes wood.
    const makers = territory(at, 0).tiles.filter((tile) => tile.produces.includes('wood'));
    expect(makers).toMatchObject([{ tile: 'N4', x: 1, y: 1 }]);
  });

  it('T-094 the cost must be met by the eight neighbours; the removed tile supplies nothing', () => {
    // Wood is made at (0, 0) only, stone at (1, 0) and (0, 1).
    const at = adding('N1@0,0 N2@1,0 N3@0,1 N6@1,1', ['V1']);
    expect(placesFor(at, 'V1')).toEqual(expect.arrayContaining(['1,0', '0,1', '1,1']));
    expect(refused(at, addition('V1', 0, 0))).toEqual({
      rule: 'T-094',
      params: { tile: 'V1', x: 0, y: 0, missing: [{ resource: 'wood', idle: [] }] },
    });
    const bought = adding('N1@0,0 N2@1,0 N3@0,1 N6@1,1', ['V1'], { bought: 'wood' });
    expect(placesFor(bought, 'V1')).toContain('0,0');
  });

  it('T-095 each replaced tile costs 1 point at the end', () => {
    const at = adding(SQUARE, ['N6', 'N6', 'N6', 'N6'], { victory: ['R25'], own: { replaced: ['V1'] } });
    play(at, addition('N6', 0, 0));
    expect(territory(at, 0).score).toMatchObject({ replaced: -2, total: -2 });
    expect(agree(at).scores[0]).toMatchObject({ replaced: -2, total: -2 });
  });

  it('T-096 R-28 R-36 war and craftsmen go to the box, the coin to the owner’s hand, carts stay', () => {
    const own = { carts: [{ x: 0, y: 0 }] };
    const crowded = adding('V1@0,0+war+craftsmen N2@1,0 N3@0,1 N4@1,1', ['N6'], { own, victory: ['R25'] });
    play(crowded, addition('N6', 0, 0));
    expect(view(crowded).box.tokens).toEqual(['war', 'blacksmith']);
    expect(tileAt(crowded, 0, 0, 0)).toMatchObject({ war: false, coin: false, craftsmen: null });
    expect(territory(crowded, 0).carts).toEqual([{ x: 0, y: 0 }]);
    const paid = adding('V1@0,0+war+coin N2@1,0 N3@0,1 N4@1,1', ['N6'], { own, victory: ['R25'], turn: 9 });
    const told = play(paid, addition('N6', 0, 0));
    expect(told).toContainEqual({ kind: 'tokensBoxed', seat: 0, tokens: ['war'] });
    expect(told).toContainEqual({ kind: 'coinsTaken', seat: 0, coins: 1 });
    // Nobody is asked whether to keep it.
    expect(asked(paid)).toMatchObject({ kind: 'revealTile', seat: 1 });
    expect(hand(paid, 0)).toEqual(['coin']);
    expect(paid.state.territories[0]?.received).toEqual([9]);
    expect(view(paid).box.tokens).toEqual(['war']);
    expect(tileAt(paid, 0, 0, 0)).toMatchObject({ war: false, coin: false });
  });

  it('T-097 replacing is never compulsory, even if nothing else can be added', () => {
    // A mine fits only in place of the three altars between the river and the waterfall.
    const ring = 'N5@-1,0 R01@0,0 N3@1,0 R02@0,1 R03@0,-1';
    const withGreen = adding(ring, ['V1'], { victory: ['R25'] });
    expect(options(withGreen)).toContainEqual({ action: 'reveal' });
    const without = adding(ring, ['V1'], { victory: ['R25'], stacks: { nature: [] } });
    expect(placesFor(without, 'V1')).toEqual(['0,-1', '0,0', '0,1']);
    play(without, { action: 'end' });
    expect(territory(without, 0).replaced).toEqual([]);
    expect(asked(without)).toMatchObject({ kind: 'revealTile', seat: 1 });
  });

  it('R-27 the network may pay for the successor of a joined tile, but the removed tile is no producer', () => {
    const own = { carts: [{ x: 0, y: 0 }] };
    // A mine in place of the altar at (1, 1): the river and the waterfall are joined neighbours and pay for it.
    expect(placesFor(adding('N5@0,0 N3@1,0 R01@0,1 R02@1,1', ['V1'], { own }), 'V1')).toContain('1,1');
    // Two networks sharing (1, 1): wood comes from (2, 2), stone from (0, 0), both through neighbours of (0, 1).
    const chain = 'N3@0,0 R01@1,0 R02@0,1 R03@1,1 R04@2,1 R05@1,2 N5@2,2';
    const both = {
      carts: [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ],
    };
    expect(placesFor(adding(chain, ['V1'], { own: both }), 'V1')).toContain('0,1');
    // The only source of wood cannot pay for its own successor.
    expect(refused(adding(chain, ['V1'], { own: both }), addition('V1', 2, 2))).toMatchObject({
      rule: 'T-094',
      params: { missing: [{ resource: 'wood', idle: [] }] },
    });
  });

  it('R-29 victory tiles too may be replaced, and their points are gone', () => {
    const at = adding('N1@0,0 R23@1,0', ['N6'], { victory: ['R25'] });
    expect(territory(at, 0).score).toMatchObject({ victory: 3, victoryTiles: 1 });
    play(at, addition('N6', 1, 0));
    expect(agree(at).scores[0]).toMatchObject({ victory: 0, replaced: -1, total: -1, victoryTiles: 0 });
  });

  it('R-29 tokens earned from a replaced city tile are kept, and a new city tile gives a new one', () => {
    const at = adding('V1@0,0 N1@1,0 C1b@0,1', ['C2a', 'C1a'], { own: { hand: ['war'] }, victory: ['R25'] });
    play(at, addition('C1a', 0, 1));
    expect(hand(at, 0)).toEqual(['war', 'war']);
    expect(territory(at, 0).replaced).toEqual(['C1b']);
  });

  it('R-30 replacing cannot split a territory: the cell is filled again at once', () => {
    const at = adding('N1@0,0 N2@1,0 N3@2,0', ['N6'], { victory: ['R25'] });
    const cells = territory(at, 0).tiles.map(({ x, y }) => `${x},${y}`);
    play(at, addition('N6', 1, 0));
    expect(territory(at, 0).tiles.map(({ x, y }) => `${x},${y}`)).toEqual(cells);
  });
});
