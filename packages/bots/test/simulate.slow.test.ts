import { founders } from '@tessera/game-founders';
import type { Game, GameTypes } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { type PlayedGame, simulate } from '../src/index.ts';

const SETTINGS = { game: founders, players: 3, games: 12, bots: ['random'], seed: 'sum', now: () => 0 } as const;

describe('simulate', () => {
  test('counts every game once, and every winner', () => {
    const result = simulate({ ...SETTINGS });
    expect(result.finished + result.unfinished + result.deadEnds + result.errors).toBe(12);
    expect(Object.values(result.outcomes).reduce((sum, count) => sum + count, 0)).toBe(result.finished);
    const wins = result.winsBySeat.reduce((sum, count) => sum + count, 0);
    expect(wins).toBeGreaterThanOrEqual(result.finished);
    expect(result.winsByBot['random']).toBe(wins);
  });

  test('plays the same games from the same seed, and others from another', () => {
    const facts = (seed: string) => {
      const { decisions, outcomes, winsBySeat } = simulate({ ...SETTINGS, seed });
      return { decisions, outcomes, winsBySeat };
    };
    expect(facts('one')).toEqual(facts('one'));
    expect(facts('one')).not.toEqual(facts('two'));
  });

  test('abandons a game at the turn limit', () => {
    const result = simulate({ ...SETTINGS, turnLimit: 5 });
    expect(result).toMatchObject({ finished: 0, unfinished: 12, deadEnds: 0, errors: 0 });
  });

  test('lets seats rotate, so that each bot sits everywhere', () => {
    const result = simulate({ ...SETTINGS, players: 2, games: 8, bots: ['greedy', 'random'] });
    expect(result.winsByBot['greedy']).toBeGreaterThanOrEqual(7);
    expect(Math.min(...result.winsBySeat)).toBeGreaterThanOrEqual(3);
  });

  test('reports each game as it ends, with the seed that replays it', () => {
    const told: PlayedGame[] = [];
    simulate({ ...SETTINGS, games: 3, onGame: (played) => told.push(played) });
    expect(told.map(({ end }) => end)).toEqual(['finished', 'finished', 'finished']);
    expect(new Set(told.map(({ seed }) => seed)).size).toBe(3);
  });

  test('keeps dead ends and errors apart, with their seeds', () => {
    const stuck = { ...founders, options: () => [] } as unknown as Game<GameTypes>;
    expect(simulate({ ...SETTINGS, game: stuck, games: 2 })).toMatchObject({ deadEnds: 2, errors: 0, finished: 0 });
    const broken = {
      ...founders,
      options: () => {
        throw new Error('out of order');
      },
    } as unknown as Game<GameTypes>;
    const result = simulate({ ...SETTINGS, game: broken, games: 2 });
    expect(result).toMatchObject({ deadEnds: 0, errors: 2 });
    expect(result.failures[0]?.message).toContain('out of order');
  });
});
