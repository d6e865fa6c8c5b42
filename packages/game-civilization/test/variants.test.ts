import { createContext } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { wonderId } from '../src/data/faces.ts';
import { wondersToObsolete } from '../src/rules/wondersToObsolete.ts';
import { VICTORIES } from '../src/state/victories.ts';
import { reachVictory } from '../src/verbs/victory.ts';
import { options, play, result, table, view } from './table.ts';

const LEARNING = { learningGame: true };

/** Seat 0 has two cities and a scout where a third one may be founded. */
const THIRD_CITY = {
  discovered: true,
  ground: [
    { square: [5, 5], terrain: 'grassland' },
    { square: [2, 9], terrain: 'grassland' },
  ],
  players: [
    {
      civilization: 'america',
      techs: ['irrigation'],
      cities: [
        [5, 2],
        [5, 5],
      ],
      scouts: [[2, 9]],
    },
  ],
};

describe('the learning game', () => {
  it('VAR-002 RUL-246 ends as soon as a player founds their third city, and has no winner', () => {
    const at = table(THIRD_CITY, 2, LEARNING);
    play(at, { do: 'found', square: 9 * 8 + 2, figure: 'scout' });
    expect(result(at)).toEqual({ reason: 'learningGame', winners: [], scores: null });
    const other = table(THIRD_CITY);
    play(other, { do: 'found', square: 9 * 8 + 2, figure: 'scout' });
    expect(other.state.outcome).toBe(null);
  });

  it('RUL-223 a victory condition reached earlier ends it too, without a winner', () => {
    for (const victory of VICTORIES) {
      const at = table({}, 2, LEARNING);
      reachVictory(createContext(at.state), 0, victory);
      expect(result(at)).toEqual({ reason: 'learningGame', winners: [], scores: null });
    }
  });

  it('VAR-001 no wonder can be built', () => {
    const at = table({ phase: 'cityManagement' }, 2, LEARNING);
    expect(view(at).wonderMarket).toEqual([null, null, null, null]);
    for (const answer of options(at)) expect(JSON.stringify(answer)).not.toContain('stonehenge');
  });
});

describe('advanced civilizations', () => {
  it('VAR-017 with the advanced Egyptians Egypt’s wonders cannot be made obsolete', () => {
    const given = { players: [{ civilization: 'egypt', wonders: ['oracle'] }, { wonders: ['colossus'] }] };
    const ancient = (advancedEgyptians: boolean) =>
      wondersToObsolete(table(given, 2, { advancedEgyptians }).state, 1).map(wonderId);
    expect(ancient(false)).toEqual(['stonehenge', 'oracle', 'hangingGardens', 'colossus']);
    expect(ancient(true)).toEqual(['stonehenge', 'hangingGardens', 'colossus']);
  });
});
