import { describe, expect, it } from 'vitest';
import { adding, addition, agree, hand, laid, play, playTurn, refused, table, targetsOf, tileAt } from './table.ts';

/** Seat 0 has these tiles and these craftsmen. */
function employing(tiles: string, tokens: readonly string[], others: readonly object[] = []) {
  const rows = { nature: ['N6', 'N6'], village: [], city: [] };
  const territories = [{ tiles: laid(tiles), hand: tokens }, ...(others as readonly Record<string, never>[])];
  return table({ step: 'token', rows, territories });
}

describe('craftsmen token', () => {
  it('T-075 it goes on an own tile that produces the good shown', () => {
    const goods = ['blacksmith', 'goldsmith', 'weaver', 'vintner', 'saddler', 'fishSalter'];
    const tiles = 'V1@0,0 V2@1,0 V3@2,0 V4@3,0 V5@4,0 V6@5,0 N1@6,0 C1a@7,0 R01@8,0';
    for (const [x, token] of goods.entries()) {
      const at = employing(tiles, [token]);
      expect(targetsOf(at, 'craftsmen')).toEqual([`${x},0`]);
      expect(refused(at, { play: 'craftsmen', x: (x + 1) % 6, y: 0 })).toMatchObject({
        rule: 'T-075',
        params: { needs: goods[(x + 1) % 6] },
      });
      for (const other of [6, 7, 8]) expect(refused(at, { play: 'craftsmen', x: other, y: 0 }).rule).toBe('T-075');
      play(at, { play: 'craftsmen', x, y: 0 });
      expect(tileAt(at, 0, x, 0).craftsmen).toBe(token);
      expect(hand(at, 0)).toEqual([]);
    }
  });

  it('T-076 that tile stops producing, and the token is worth 2 points at the end', () => {
    const at = employing('V1@0,0 N1@1,0', ['blacksmith']);
    expect(tileAt(at, 0, 0, 0).produces).toEqual(['iron']);
    play(at, { play: 'craftsmen', x: 0, y: 0 });
    expect(tileAt(at, 0, 0, 0).produces).toEqual([]);
    play(at, addition('N6', 0, 1));
    playTurn(at, 'city', addition('N6', 0, 1));
    expect(agree(at).scores[0]).toMatchObject({ craftsmen: 2, tokens: 0, total: 2 });
    expect(refused(adding('V1@0,0+craftsmen N1@1,0', ['C1a']), addition('C1a', 0, 1))).toMatchObject({
      rule: 'T-084',
      params: { missing: [{ resource: 'iron', idle: [{ x: 0, y: 0, rule: 'T-076' }] }] },
    });
  });

  it('T-077 the tile can be attacked; then the points are lost', () => {
    const at = table({
      step: 'token',
      rows: { nature: ['N6'], village: [], city: [] },
      territories: [{ hand: ['war'] }, { tiles: laid('V1@0,0+craftsmen N1@1,0') }],
    });
    expect(targetsOf(at, 'war')).toContain('1:0,0');
    play(at, { play: 'war', seat: 1, x: 0, y: 0 });
    play(at, addition('N6', 0, 1));
    expect(agree(at).scores[1]).toMatchObject({ craftsmen: 0, total: 0 });
  });

  it('R-16 never on another player’s tile, an attacked tile, a tile with a coin or with craftsmen', () => {
    const at = employing(
      'V1@0,0+war V1@1,0+coin N1@2,0 V3@3,0',
      ['blacksmith', 'weaver'],
      [{ tiles: laid('V1@0,0 V1@0,1') }],
    );
    expect(targetsOf(at, 'craftsmen')).toEqual(['3,0']);
    expect(refused(at, { play: 'craftsmen', x: 0, y: 0 })).toMatchObject({ rule: 'R-16', params: { tile: 'V1' } });
    expect(refused(at, { play: 'craftsmen', x: 1, y: 0 }).rule).toBe('R-16');
    // (0, 1) holds a tile in the opponent's territory only.
    expect(refused(at, { play: 'craftsmen', x: 0, y: 1 }).rule).toBe('R-16');
    expect(refused(at, { play: 'craftsmen', seat: 1, x: 0, y: 1 }).rule).toBe('K-SHAPE');
    const taken = employing('V3@0,0+craftsmen V1@1,0', ['blacksmith']);
    expect(refused(taken, { play: 'craftsmen', x: 0, y: 0 }).rule).toBe('R-16');
  });
});
