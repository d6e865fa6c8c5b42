import { PROPERTIES, PROPERTY_SENTENCES, type PropertyReport, runProperties } from '@tessera/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { founders, PROPERTY_SETTINGS } from '../src/index.ts';

const GAMES = 100;

describe.each([2, 3, 4])(`in ${GAMES} random games of %i players, with and without the variants`, (players) => {
  let report: PropertyReport;

  beforeAll(() => {
    report = runProperties(founders, { ...PROPERTY_SETTINGS, players: [players], games: GAMES });
  });

  for (const property of PROPERTIES) {
    test(PROPERTY_SENTENCES[property], () => {
      expect(report.failures.filter((failure) => failure.property === property)).toEqual([]);
      expect(report.checks[property]).toBeGreaterThanOrEqual(GAMES);
    });
  }
});
