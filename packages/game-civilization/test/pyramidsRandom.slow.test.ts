import { apply, createContext, type PlainObject } from '@tessera/kernel';
import { PROPERTIES, PROPERTY_SENTENCES, type PropertyReport, runProperties } from '@tessera/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { ANARCHY } from '../src/data/faces.ts';
import { type Answer, type Ask, civilization, type Happening, PROPERTY_SETTINGS, type State } from '../src/index.ts';
import { governmentNotSettled, handNotSettled } from '../src/propertySettings.ts';
import { isImmuneToAnarchy, lentGovernments } from '../src/rules/governments.ts';
import { HOMES, sq } from './eventTable.ts';
import { type Choose, chooser, isAsked, player, type Table, table } from './table.ts';

const [, EAST, SOUTH, WEST] = HOMES;
const PYRAMIDS = EAST + 1;
const CIVILIZATIONS = ['russia', 'egypt', 'germany', 'rome'];
const LENT = ['republic', 'feudalism', 'communism', 'democracy'];
const TECHS = ['horsebackRiding', 'navigation', 'masonry', 'writing', 'monarchy', 'sailing', 'flight'];
const OPTIONS = { expansion: true, greatPersonDeck: true };

/** Seat 1 has the Pyramids, is ruled by what they lend, and in half of the tables immune otherwise too; enemies stand near. */
function contested(seed: number): PlainObject {
  const near = [sq(15, 2), sq(14, 4), sq(12, 4)];
  const more = [
    { civilization: 'russia' },
    { government: LENT[seed % 4] as string, ...(seed % 2 === 0 ? { openPeople: ['drMartinLutherKing'] } : {}) },
    { events: ['drought', 'sabotage', 'deforestation', 'flooding', 'lost'] },
    { openPeople: ['valmiki'], events: ['citizensRevolting1'] },
  ];
  return {
    phase: seed % 3 === 0 ? 'startOfTurn' : 'movement',
    turn: 8,
    first: (seed + 2) % 4,
    seat: (seed + 2) % 4,
    discovered: true,
    pieces: [
      { square: PYRAMIDS, wonder: 'pyramids' },
      { square: EAST - 1, person: 'humanitarian' },
      { square: SOUTH + 1, wonder: 'cristoRedentor' },
      { square: WEST + 1, person: 'artist' },
    ],
    players: CIVILIZATIONS.map((name, seat) => ({
      civilization: name,
      cities: [HOMES[seat] as number],
      techs: TECHS,
      trade: 15,
      sheetCoins: 8,
      resources: { silk: 1, wheat: 1 },
      armies: [seat === 1 ? EAST - 16 : (near[seat % 3] as number), HOMES[seat] as number],
      scouts: seat === 1 ? [] : [near[seat % 3] as number],
      ...more[seat],
    })),
  };
}

function laid(seed: number): Table {
  return table(contested(seed), 4, OPTIONS);
}

test('GOV-012 RUL-332 RUL-377 RUL-390 nobody keeps a government that is unlocked no more, nor falls while immune', () => {
  const wrong: string[] = [];
  let [fallen, chosen, kept] = [0, 0, 0];
  for (let seed = 0; seed < 16; seed++) {
    const at = laid(seed);
    const owner = player(at, 1);
    const choose = chooser(`pyramids ${seed}`);
    let [was, isImmune] = [owner.government, true];
    for (let answers = 0; answers < 600 && at.state.outcome === null; answers++) {
      for (const complaint of [governmentNotSettled(at.state), handNotSettled(at.state)]) {
        if (complaint !== null) wrong.push(`${seed}: ${complaint}`);
      }
      const { government } = owner;
      // Nobody changes of their own will after the first phase.
      if (government !== was && government === ANARCHY && at.state.phase !== 'startOfTurn') {
        fallen++;
        if (isImmune && isImmuneToAnarchy(at.state, 1)) wrong.push(`${seed}: the immune fall into Anarchy`);
      }
      if (isAsked(at, 'leaveGovernment', 1)) chosen++;
      if ((lentGovernments(at.state, 1) & (1 << government)) !== 0) kept++;
      [was, isImmune] = [government, isImmuneToAnarchy(at.state, 1)];
      answer(at, choose);
    }
  }
  expect(wrong).toEqual([]);
  expect(fallen).toBeGreaterThan(2);
  expect(chosen).toBeGreaterThan(0);
  expect(kept).toBeGreaterThan(100);
});

/** A seat that can step onto the Pyramids does, and often stays; the rest is random. */
function answer(at: Table, choose: Choose): void {
  const { asks, answers } = at.state.pending as NonNullable<State['pending']>;
  const open = asks.filter((_, i) => answers[i] === null);
  const ask = open[choose(open.length)] as Ask;
  const all = civilization.options(at.state, ask) as readonly PlainObject[];
  const isEager = (one: PlainObject): boolean => one['square'] === PYRAMIDS || one['do'] === 'stop';
  const eager = ask.kind === 'step' ? all.filter(isEager) : [];
  const from = eager.length > 0 && choose(3) > 0 ? eager : all;
  apply(civilization, createContext<State, Happening>(at.state), ask.id, from[choose(from.length)] as Answer);
}

/** The game as if its tables began like this; no set-up comes before. */
const LATE: typeof civilization = {
  ...civilization,
  setup: (players, options) => {
    const setup = civilization.setup(players, { expansion: false });
    return 'rule' in setup ? setup : { ...setup, options: { ...setup.options, ...OPTIONS, ...(options as object) } };
  },
  initialState: (setup) => {
    const state = civilization.fromScenario(setup, contested(setup.options.advancedTieBreak ? 1 : 0), true);
    if ('rule' in state) throw new Error(JSON.stringify(state));
    return state;
  },
};

describe('in random games on such tables', () => {
  let report: PropertyReport;

  beforeAll(() => {
    report = runProperties(LATE, {
      ...PROPERTY_SETTINGS,
      players: [4],
      optionSets: [{}, { advancedTieBreak: true }],
      games: 4,
      seed: process.env['TESSERA_SEED'] ?? 'pyramids',
      rates: { ...RATES },
    });
  });

  for (const property of PROPERTIES) {
    test(PROPERTY_SENTENCES[property], () => {
      expect(report.failures.filter((failure) => failure.property === property)).toEqual([]);
    });
  }
});

/** The costly properties only now and then. */
const RATES = {
  components: 20,
  clone: 50,
  json: 200,
  replay: 4000,
  undo: 50,
  views: 100,
  resample: 100,
  secrets: 100,
  previews: 20,
  promises: 3,
  news: 50,
};
