import { type CoverageReport, coverageFor } from '@tessera/bots';
import { civilization } from '@tessera/game-civilization';
import { CIVILIZATIONS } from '@tessera/game-civilization/data';
import { LANGUAGES } from '@tessera/locales';
import { describe, expect, test } from 'vitest';
import { wordsIn } from '../src/text/canvas.ts';
import { civilizationScreen } from '../src/text/civilization/index.ts';
import { describeCoverage } from '../src/text/coverage.ts';
import type { ComponentNames, GameScreen } from '../src/text/gameScreen.ts';
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

const CIVILIZATION = ['simulate', '--game', 'civilization', '--games', '1', '--turn-limit', '3', '--coverage'];

describe('simulate --coverage', () => {
  test('lists what of each family was used, and fails for what was not', async () => {
    const ran = await tessera([...CIVILIZATION, '--json']);
    const { coverage, uses } = jsonOf(ran) as { coverage: CoverageReport; uses?: unknown };
    expect([ran.code, ran.err, uses]).toEqual([1, '', undefined]);
    expect(Object.keys(coverage['civilization']?.used ?? {})).toHaveLength(2);
    expect(coverage['civilization']?.unused).toHaveLength(CIVILIZATIONS.length - 2);
    expect(coverage['victory']).toMatchObject({ used: {}, excused: [] });
  });

  test.each([
    ['en', 'Components that came into use:', 'Governments: ', 'not used: '],
    ['pl', 'Elementy, które weszły do gry:', 'Ustroje społeczne: ', 'nieużyte: '],
    ['lt', 'Komponentai, kurie buvo panaudoti:', 'Santvarkos: ', 'nepanaudota: '],
  ])('says it in %s', async (language, ...parts) => {
    const { code, out } = await tessera([...CIVILIZATION, '--language', language]);
    expect(code).toBe(1);
    for (const part of parts) expect(out).toContain(part);
    expect(out).not.toContain('\u00a0');
    expect(out.split('\n').filter((line) => line.startsWith('  ') && line.length > 80)).toEqual([]);
  });

  test('has a name for everything in the box, in every language', () => {
    const setup = civilization.setup(4, {});
    if ('rule' in setup) throw new Error(setup.rule);
    const box = coverageFor(civilization)?.componentsOf(setup) ?? {};
    const names = civilizationScreen.components;
    const bad: string[] = [];
    for (const language of LANGUAGES) {
      const words = wordsIn(language, civilizationScreen as unknown as GameScreen);
      for (const [family, ids] of Object.entries(box)) {
        const called = ids.map((id) => names?.name(words, family, id) ?? '');
        if (names?.family(words, family) === '' || called.includes('')) bad.push(`${language} ${family}`);
        if (new Set(called).size < ids.length) bad.push(`${language} ${family} has a name twice`);
      }
    }
    expect(bad).toEqual([]);
  });

  test('tells what is excused, with its reason and its test', () => {
    const words = wordsIn('en', civilizationScreen as unknown as GameScreen);
    const excuse = { family: 'relic', id: 'atlantis', reason: 'too deep', test: { file: 'a.test.ts', title: 'dives' } };
    const report = { relic: { used: { sevenCitiesOfGold: 3 }, excused: [excuse], unused: [] } };
    const names = civilizationScreen.components as ComponentNames;
    expect(describeCoverage(report, names, words, 80).slice(2)).toEqual([
      '  Relics: 1\u00a0of 2',
      '    excused: Atlantis – too deep (test: dives, a.test.ts)',
      'Every component was used, or has an excuse.',
    ]);
  });
});

describe('simulate --vary', () => {
  test('plays games of different set-ups, the same ones again from their numbers', async () => {
    const varied = ['simulate', '--game', 'founders', '--vary', '--bots', 'greedy,random', '--json'];
    const all = jsonOf(await tessera([...varied, '--games', '8']));
    expect(all).toMatchObject({ players: null, games: 8, finished: 8, failures: [] });
    const parts = [
      await tessera([...varied, '--games', '3']),
      await tessera([...varied, '--first', '3', '--games', '5']),
    ];
    const decisions = parts.map((part) => jsonOf(part)['decisions'] as number);
    expect(decisions.reduce((sum, count) => sum + count, 0)).toBe(all['decisions']);
  });

  test('says so', async () => {
    const { code, out } = await tessera(['simulate', '--game', 'founders', '--vary', '--games', '2']);
    expect([code, out.includes('founders, varied set-ups: 2 games, 2 finished')]).toEqual([0, true]);
  });
});
