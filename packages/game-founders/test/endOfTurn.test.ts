import { describe, expect, it } from 'vitest';
import { adding, addition, asked, hand, laid, play, playTurn, table, tileAt, view } from './table.ts';

describe('the end of the turn', () => {
  it('T-100 the turn ends after the addition and the taking of the token', () => {
    const at = adding('V1@0,0 N1@1,0', ['C1a', 'N6'], { victory: ['R25'], turn: 20 });
    const told = play(at, addition('C1a', 0, 1)).map((one) => one.kind);
    expect(told).toEqual(['tileAdded', 'tokenReceived', 'turnBegins']);
    expect(view(at).turn).toBe(21);
    expect(asked(at)).toMatchObject({ kind: 'revealTile', seat: 1 });
  });

  it('T-100 the turn ends when no tile can be added', () => {
    const at = adding('N1@0,0 N1@1,0', ['V5'], { victory: ['R25'], stacks: { nature: [] } });
    expect(play(at, { action: 'end' }).map((one) => one.kind)).toEqual(['noTileAdded', 'turnBegins']);
    expect(asked(at)).toMatchObject({ kind: 'revealTile', seat: 1 });
  });

  it('T-101 the player takes all coins from their own tiles, and from no others', () => {
    for (const seat of [0, 1]) {
      const at = table({
        step: 'add',
        seat,
        rows: { nature: ['N6'], village: [], city: [] },
        territories: [{ tiles: laid('N1@0,0+coin N1@1,0+coin') }, { tiles: laid('N3@0,0+coin N3@1,0+coin') }],
      });
      expect(play(at, addition('N6', 0, 1))).toContainEqual({ kind: 'coinsTaken', seat, coins: 2 });
      expect(hand(at, seat)).toEqual(['coin', 'coin']);
      expect(hand(at, 1 - seat)).toEqual([]);
      for (const x of [0, 1])
        expect([tileAt(at, seat, x, 0).coin, tileAt(at, 1 - seat, x, 0).coin]).toEqual([false, true]);
    }
  });

  it('T-101 coins are taken even in a turn without a tile', () => {
    const at = adding('N1@0,0+coin N1@1,0', ['V5'], { victory: ['R25'], stacks: { nature: [] } });
    play(at, { action: 'end' });
    expect(hand(at, 0)).toEqual(['coin']);
  });

  it('T-102 then the end of the game is checked, and otherwise the player on the left begins', () => {
    const ends = adding('N1@0,0 N2@1,0', ['N6'], { victory: [] });
    expect(play(ends, addition('N6', 0, 1)).map((one) => one.kind)).toEqual(['tileAdded', 'gameEnded']);
    const rows = { nature: ['N6', 'N6', 'N6', 'N6'], village: [], city: [] };
    const at = table({ seat: 1, rows }, 3);
    for (const seat of [1, 2, 0, 1]) {
      expect(asked(at)).toMatchObject({ kind: 'revealTile', seat });
      const y = view(at).territories[seat]?.tiles.length === 2 ? 1 : -1;
      playTurn(at, 'city', addition('N6', 0, y));
    }
  });
});
