import { describe, expect, test } from 'vitest';
import { jsonOf, tessera } from './terminal.ts';

const WORDS = ['simulate', '--game', 'founders', '--players', '3', '--games', '6'];

describe('simulate', () => {
  test('counts games, wins and decisions', async () => {
    const ran = await tessera([...WORDS, '--json']);
    const result = jsonOf(ran);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(result).toMatchObject({ game: 'founders', players: 3, games: 6, finished: 6, unfinished: 0 });
    expect(result).toMatchObject({ deadEnds: 0, errors: 0 });
    expect(result['decisions']).toBeGreaterThan(300);
    expect(result['decisionsPerSecond']).toBeGreaterThan(0);
    expect(result['meanTurns']).toBeGreaterThan(10);
    const ended = Object.values(result['outcomes'] as Record<string, number>);
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(6);
    expect(result['winsBySeat']).toHaveLength(3);
    expect(Object.keys(result['winsByBot'] as object)).toEqual(['random']);
  });

  test('plays the same games from the same seed', async () => {
    const play = async (seed: string) => {
      const { decisionsPerSecond: _speed, ...result } = jsonOf(await tessera([...WORDS, '--seed', seed, '--json']));
      return result;
    };
    expect(await play('s')).toEqual(await play('s'));
    expect(await play('t')).not.toEqual(await play('s'));
  });

  test('takes a bot for each seat, set-up options and a limit of turns', async () => {
    const options = ['--options', '{"cityStackEnds":true}'];
    const ran = await tessera([...WORDS, '--bots', 'random,random,random', ...options, '--turn-limit', '5', '--json']);
    expect(jsonOf(ran)).toMatchObject({ games: 6, finished: 0, unfinished: 6 });
  });

  test('says it in words', async () => {
    const { code, out } = await tessera(WORDS);
    expect(code).toBe(0);
    expect(out).toContain('founders, 3 players: 6 games, 6 finished');
    expect(out).toContain('Wins by seat:');
  });
});
