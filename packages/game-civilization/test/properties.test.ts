import { PROPERTIES, PROPERTY_SENTENCES, type PropertyReport, runProperties } from '@tessera/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { civilization } from '../src/index.ts';

/** A random game has some thousand decisions: few games, and the costly properties only now and then. */
const GAMES = 3;
const RATES = {
  plain: 50,
  components: 20,
  address: 50,
  mutants: 10,
  clone: 50,
  acts: 100,
  json: 200,
  replay: 4000,
  undo: 50,
  views: 200,
  resample: 200,
  secrets: 200,
  news: 100,
};

const OPTION_SETS = [
  { civilizations: 'chosen', advancedTieBreak: true },
  { learningGame: true },
  { metalworkingScope: 'attack', monarchyCommunismScope: 'each_city', democracyTrade: 'trade_phase' },
];

const SETTINGS = {
  games: GAMES,
  optionSets: OPTION_SETS,
  rates: RATES,
  acts: [0, 1, 2, 3].map((seat) => ({ act: 'resign', seat })),
  // Offers may be made of anything: the options are a sample (RUL-266).
  wide: ['negotiate'],
  // Clones may share what never changes once it is there.
  immutable: [
    'options',
    'players.*.bonuses.*',
    'offers.*.gives',
    'offers.*.wants',
    'offers.*.givenMarkers',
    'offers.*.givenEvents',
  ],
};

describe.each([2, 3, 4])(`in ${GAMES} random games of %i players, with different options`, (players) => {
  let report: PropertyReport;

  beforeAll(() => {
    report = runProperties(civilization, { ...SETTINGS, players: [players] });
  }, 600_000);

  for (const property of PROPERTIES) {
    test(PROPERTY_SENTENCES[property], () => {
      expect(report.failures.filter((failure) => failure.property === property)).toEqual([]);
      expect(report.checks[property]).toBeGreaterThanOrEqual(GAMES);
    });
  }
});

// Questions that could only be passed on are left out: that shows who holds nothing, so it is for search alone.
test('without futile questions a random game is sound, but no longer keeps its secrets', () => {
  const only = PROPERTIES.filter((property) => property !== 'secrets' && property !== 'news');
  const settings = { ...SETTINGS, games: 1, players: [3], optionSets: [{ skipFutile: true }] };
  expect(runProperties(civilization, { ...settings, only }).failures).toEqual([]);
}, 600_000);
