import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { agree, laid, table } from './table.ts';

/** The result of a game that ends with these territories. */
function scored(...territories: readonly PlainObject[]) {
  return agree(table({ territories }, Math.max(2, territories.length)));
}

/** A seat with these victory tiles, and numbers of tokens and attacked tiles. */
function seatWith(victory: readonly string[], tokens = 0, attacked = 0): PlainObject {
  const tiles = ['N1@0,0', ...victory.map((id, i) => `${id}@${i + 1},0${i < attacked ? '+war' : ''}`)].join(' ');
  return {
    tiles: laid(tiles),
    hand: Array.from({ length: tokens }, (_, i) => ['war', 'coin', 'cart'][i % 3] as string),
  };
}

describe('scoring', () => {
  it('T-120 coins lying on one’s own tiles are taken first', () => {
    const { scores } = scored(
      { tiles: laid('N1@0,0+coin N1@1,0+coin V1@2,0+coin+war') },
      { tiles: laid('N2@0,0 N2@1,0+coin'), hand: ['coin'] },
    );
    expect(scores.map((score) => score.tokens)).toEqual([3, 2]);
    expect(scores.map((score) => score.total)).toEqual([3, 2]);
  });

  it('T-121 2 points for each craftsmen token that is not under a war token', () => {
    const { scores } = scored(
      { tiles: laid('V1@0,0+craftsmen V2@1,0+craftsmen V3@2,0+craftsmen+war') },
      { tiles: laid('V4@0,0+craftsmen N1@1,0') },
    );
    expect(scores.map((score) => score.craftsmen)).toEqual([4, 2]);
    expect(scores.map((score) => score.total)).toEqual([4, 2]);
  });

  it('T-122 1 point for each token left in hand, coins of T-120 included', () => {
    const { scores } = scored(
      { hand: ['war', 'war', 'coin', 'cart', 'weaver'] },
      { tiles: laid('N2@0,0+coin N2@1,0'), hand: ['coin', 'war'] },
    );
    expect(scores.map((score) => [score.tokens, score.total])).toEqual([
      [5, 5],
      [3, 3],
    ]);
  });

  it('T-123 1 point less for each replaced tile', () => {
    const { scores } = scored({ replaced: ['N1', 'R25'], hand: ['war'] }, { replaced: ['V1', 'V1', 'C1a'] });
    expect(scores.map((score) => [score.replaced, score.total])).toEqual([
      [-2, -1],
      [-3, -3],
    ]);
  });

  it('T-124 the points of the victory tiles that are not attacked', () => {
    const { scores } = scored(seatWith(['R01', 'R09', 'R21', 'R25']), seatWith(['R22', 'R23', 'R02'], 0, 2));
    expect(scores.map((score) => [score.victory, score.total, score.victoryTiles])).toEqual([
      [9, 9, 4],
      [1, 1, 3],
    ]);
  });

  it('T-121 T-122 T-123 T-124 the total is the sum of its parts', () => {
    const tiles = 'V1@0,0+craftsmen V2@1,0+craftsmen+war N1@2,0+coin R21@3,0 R09@4,0+war R01@5,0';
    const { scores } = scored({ tiles: laid(tiles), hand: ['war', 'cart'], replaced: ['N2'] }, {});
    expect(scores[0]).toEqual({ craftsmen: 2, tokens: 3, replaced: -1, victory: 4, total: 8, victoryTiles: 3 });
  });

  it('T-125 most points wins', () => {
    expect(scored(seatWith(['R01']), seatWith([], 2)).winners).toEqual([1]);
    expect(scored(seatWith(['R21']), seatWith([], 2), seatWith(['R09'])).winners).toEqual([0]);
    expect(scored(seatWith([]), seatWith([]), seatWith([]), seatWith([], 1)).winners).toEqual([3]);
  });

  it('T-126 a tie is won by most victory tiles', () => {
    expect(scored(seatWith([], 2), seatWith(['R01', 'R02'])).winners).toEqual([1]);
    expect(scored(seatWith(['R01', 'R02', 'R03']), seatWith(['R21'])).winners).toEqual([0]);
  });

  it('R-23 a tie after the tie-break is a shared victory', () => {
    expect(scored(seatWith(['R01']), seatWith(['R02'])).winners).toEqual([0, 1]);
    expect(scored(seatWith([]), seatWith([])).winners).toEqual([0, 1]);
  });

  it('R-23 attacked victory tiles count for the tie-break', () => {
    // Both have 1 point; the attacked altar still lies in the territory.
    const { scores, winners } = scored(seatWith(['R09', 'R01'], 0, 1), seatWith(['R02']));
    expect(scores.map((score) => [score.total, score.victoryTiles])).toEqual([
      [1, 2],
      [1, 1],
    ]);
    expect(winners).toEqual([0]);
  });

  it('R-41 only the players tied for most points compare victory tiles; those still equal share the victory', () => {
    // Seat 0 has most victory tiles but fewer points.
    const first = seatWith(['R01', 'R02', 'R03']);
    expect(scored(first, seatWith(['R21'], 1), seatWith([], 4)).winners).toEqual([1]);
    expect(scored(first, seatWith(['R21'], 1), seatWith(['R22'], 1)).winners).toEqual([1, 2]);
    expect(scored(first, seatWith([], 5), seatWith(['R22'], 2), seatWith(['R23'], 2)).winners).toEqual([2, 3]);
  });
});
