import { PROPERTIES, PROPERTY_SENTENCES, type PropertyReport, runProperties } from '@tessera/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { founders } from '../src/index.ts';

const GAMES = 200;

/** V-1 and V-2, each with and without the other. */
const OPTION_SETS = [
  { finishRound: false, cityStackEnds: false },
  { finishRound: true, cityStackEnds: false },
  { finishRound: false, cityStackEnds: true },
  { finishRound: true, cityStackEnds: true },
];

describe.each([2, 3, 4])(`in ${GAMES} random games of %i players, with and without V-1 and V-2`, (players) => {
  let report: PropertyReport;

  beforeAll(() => {
    const acts = [{ act: 'agreedEnd', seat: null }];
    report = runProperties(founders, { players: [players], optionSets: OPTION_SETS, games: GAMES, acts });
  }, 300_000);

  for (const property of PROPERTIES) {
    test(PROPERTY_SENTENCES[property], () => {
      expect(report.failures.filter((failure) => failure.property === property)).toEqual([]);
      expect(report.checks[property]).toBeGreaterThanOrEqual(GAMES);
    });
  }
});
