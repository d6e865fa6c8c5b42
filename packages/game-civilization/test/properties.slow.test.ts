import { advance, createContext } from '@tessera/kernel';
import { PROPERTIES, PROPERTY_SENTENCES, type PropertyReport, runProperties } from '@tessera/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { civilization, type Happening, PROPERTY_SETTINGS, type State } from '../src/index.ts';
import { handNotSettled, victoryNotSettled } from '../src/propertySettings.ts';
import { VICTORIES } from '../src/state/victories.ts';
import { settle } from '../src/verbs/settle.ts';
import { isAsked, table } from './table.ts';

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
  previews: 40,
  promises: 5,
  news: 100,
};

const OPTION_SETS = [
  { expansion: false, civilizations: 'chosen', advancedTieBreak: true },
  { expansion: false, learningGame: true },
  {
    expansion: false,
    metalworkingScope: 'attack',
    monarchyCommunismScope: 'each_city',
    democracyTrade: 'trade_phase',
  },
];

const SETTINGS = { ...PROPERTY_SETTINGS, games: GAMES, optionSets: OPTION_SETS, rates: RATES };

/** Random games with the expansion last twice as long: one of two players stands for them here, `npm run properties` plays more. */
const TABLES = [
  { what: 'of the base game', players: 2, games: GAMES, optionSets: OPTION_SETS },
  { what: 'of the base game', players: 3, games: GAMES, optionSets: OPTION_SETS },
  { what: 'of the base game', players: 4, games: GAMES, optionSets: OPTION_SETS },
  { what: 'with the expansion', players: 2, games: 1, optionSets: [{}] },
];

describe.each(TABLES)('in random games $what, of $players players', ({ players, games, optionSets }) => {
  let report: PropertyReport;

  beforeAll(() => {
    report = runProperties(civilization, { ...SETTINGS, players: [players], games, optionSets });
  });

  for (const property of PROPERTIES) {
    test(PROPERTY_SENTENCES[property], () => {
      expect(report.failures.filter((failure) => failure.property === property)).toEqual([]);
      expect(report.checks[property]).toBeGreaterThanOrEqual(games);
    });
  }
});

describe('the laws of the suite', () => {
  const FLIGHT = { players: [{ techs: ['spaceFlight'] }] };

  test.each([
    ['fifteen coins', { players: [{}, { sheetCoins: 15 }] }, 'seat 1 has 15 coins'],
    ['the last space of the track', { players: [{ track: 21 }] }, 'seat 0 is at the end of the culture track'],
    ['Space Flight', FLIGHT, 'seat 0 knows Space Flight'],
  ])('complain of a seat that has %s', (_what, given, complaint) => {
    const at = table(given, 3);
    expect(victoryNotSettled(at.state)).toBe(complaint);
  });

  test('let those be who have resigned, or whose victory is noted for the end of the turn', () => {
    expect(victoryNotSettled(table({ players: [{ sheetCoins: 14 }] }).state)).toBe(null);
    expect(victoryNotSettled(table({ players: [{ sheetCoins: 15, resigned: true }] }).state)).toBe(null);
    const { state } = table(FLIGHT, 2, { advancedTieBreak: true });
    state.reached[0] = 1 << VICTORIES.indexOf('economic');
    expect(victoryNotSettled(state)).toBe('seat 0 knows Space Flight');
    state.reached[0] = 1 << VICTORIES.indexOf('technology');
    expect(victoryNotSettled(state)).toBe(null);
  });

  test('complain of too many events, unless they are being discarded', () => {
    const events = ['drought', 'sabotage', 'lost', 'defection', 'deforestation'];
    expect(handNotSettled(table({ players: [{}, { events: events.slice(3) }] }).state)).toBe(null);
    const at = table({ players: [{}, { events }] });
    expect(handNotSettled(at.state)).toBe('seat 1 holds more events than the hand size allows');
    settle(createContext<State, Happening>(at.state));
    at.state.pending = null;
    advance(civilization.procedures, createContext<State, Happening>(at.state));
    expect([isAsked(at, 'discardEvent', 1), handNotSettled(at.state)]).toEqual([true, null]);
  });
});

// Questions that could only be passed on are left out: that shows who holds nothing, so it is for search alone.
test('without futile questions a random game is sound, but no longer keeps its secrets', () => {
  const only = PROPERTIES.filter((property) => property !== 'secrets' && property !== 'news');
  const settings = { ...SETTINGS, games: 1, players: [3], optionSets: [{ skipFutile: true }] };
  expect(runProperties(civilization, { ...settings, only }).failures).toEqual([]);
});
