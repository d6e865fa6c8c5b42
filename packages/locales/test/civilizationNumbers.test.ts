import { civilization } from '@tessera/game-civilization';
import type { PlainObject } from '@tessera/kernel';
import { expect, test } from 'vitest';
import type { Phrase } from '../src/words.ts';
import { textOf } from '../src/words.ts';
import { linesOf, talkIn, whoIs } from './civilizationKit.ts';

/** What the text view says of a stated table to seat 1. */
function linesIn(language: string, given: PlainObject): string[] {
  const setup = civilization.setup(2, {});
  if ('rule' in setup) throw new Error('no such set-up');
  const state = civilization.fromScenario(setup, given, true);
  if ('rule' in state) throw new Error(`no such table: ${JSON.stringify(state)}`);
  const sections = talkIn(language).sections(civilization.view(state, 1) as unknown as PlainObject, whoIs(1, 2));
  return sections.flatMap(linesOf).map((line: Phrase | string) => (typeof line === 'string' ? line : textOf(line)));
}

/** Seat 1 has Himeji Samurai Castle; an army of seat 0 stands on it, or beside it. */
const castle = (army: readonly [number, number]): PlainObject => ({
  phase: 'movement',
  discovered: true,
  ground: [{ square: [0, 0], to: [7, 15], face: 'grassland' }],
  pieces: [{ square: [1, 13], wonder: 'himejiSamuraiCastle' }],
  players: [
    { civilization: 'america', cities: [[6, 1]], armies: [army] },
    {
      civilization: 'russia',
      cities: [[1, 14]],
      units: ['infantry2'],
      government: 'communism',
      techs: ['militaryScience'],
      sheetCoins: 7,
    },
  ],
});

test('BLK-003 the strength shown is the one that counts', () => {
  expect(linesIn('en', castle([1, 12]))).toContain('Spearman (Infantry), strength 3');
  expect(linesIn('en', castle([1, 13]))).toContain('Spearman (Infantry), strength 2');
});

test('RUL-062 the sources of a city’s production are named', () => {
  const lines = (language: string) => linesIn(language, castle([1, 12])).join('\n');
  expect(lines('en')).toContain('4 production (Communism 2, Military Science 2); 2 culture');
  expect(lines('pl')).toContain('(Komunizm 2, ');
  expect(lines('lt')).toContain('(Komunizmas 2, ');
});
