import type { News } from '@tessera/protocol';
import { describe, expect, it } from 'vitest';
import { battleResults } from '../src/civilization/battleResults.ts';

let n = 0;
const entry = (...kinds: readonly (string | object)[]): News => {
  n += 1;
  const happenings = kinds.map((kind) => (typeof kind === 'string' ? { kind } : kind)) as News['happenings'];
  return { n, at: n, type: 'answer', seat: 0, to: null, happenings };
};
const begins = (attacker: number, defender: number) => ({ kind: 'battleBegins', attacker, defender, square: 3 });

/** The kinds of happenings of each battle. */
const told = (news: readonly News[], seat: number) =>
  battleResults(news, seat).map((result) => result.told.map(({ kind }) => kind));

describe('results of battles', () => {
  it('say how it began, who won and what followed, in that entry and in the answers after it', () => {
    const news = [
      entry('figuresMoved', begins(0, 1), 'forcesDrawn'),
      entry('unitPlayed', 'battleEnds', 'figuresDestroyed'),
      entry('lootTaken', 'coinLost'),
      entry('lootTaken', 'tradeLost', 'partBegins', 'tradeGained'),
      entry('lootTaken'),
    ];
    const all = ['battleBegins', 'battleEnds', 'figuresDestroyed', 'lootTaken', 'coinLost', 'lootTaken', 'tradeLost'];
    expect(told(news, 0)).toEqual([all]);
    expect(told(news, 1)).toEqual([all]);
    expect(battleResults(news, 0)[0]?.n).toBe(news[1]?.n);
  });

  it('are those of the seats that fought', () => {
    const news = [
      entry(begins(2, 1)),
      entry('battleEnds'),
      entry(begins(1, 0)),
      entry('battleEnds', 'villageConquered'),
    ];
    expect(told(news, 0)).toEqual([['battleBegins', 'battleEnds', 'villageConquered']]);
    expect(told(news, 1)).toHaveLength(2);
    expect(told(news, 3)).toEqual([]);
  });

  it('end where the game goes on', () => {
    const news = [entry(begins(0, 1)), entry('battleEnds', 'coinGained'), entry('tradeGained'), entry('lootTaken')];
    expect(told(news, 0)).toEqual([['battleBegins', 'battleEnds', 'coinGained']]);
  });

  it('do not exist while it goes on, or when it was undone', () => {
    const news = [entry(), entry(begins(0, 1)), entry('unitPlayed')];
    expect(told(news, 0)).toEqual([]);
    const back: News = { ...entry(), type: 'undo', to: news[0]?.n ?? 0 };
    expect(told([...news, entry('battleEnds'), { ...back, n: n + 1 }], 0)).toEqual([]);
  });
});
