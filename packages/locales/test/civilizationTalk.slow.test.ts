import { type Ask, civilization } from '@tessera/game-civilization';
import {
  BUILDING_IDS,
  CULTURE_EVENT_IDS,
  GOVERNMENT_IDS,
  TECH_IDS,
  UNIT_CARDS,
  WONDER_IDS,
} from '@tessera/game-civilization/data';
import { DECISION_KINDS } from '@tessera/game-civilization/decisions/index.ts';
import type { Illegal, Plain, PlainObject } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { aboutOf, deal, dice, faultIn, give, heard, linesOf, TALKS, type Table, whoIs } from './civilizationKit.ts';

const GAMES: readonly { readonly players: number; readonly options: PlainObject }[] = [
  { players: 2, options: {} },
  { players: 3, options: { civilizations: 'chosen' } },
  { players: 4, options: { learningGame: true } },
  { players: 2, options: { advancedTieBreak: true } },
  { players: 3, options: { advancedSetup: true } },
  { players: 2, options: { monarchyCommunismScope: 'each_city' } },
  { players: 4, options: {} },
  { players: 2, options: { civilizations: 'chosen' } },
  { players: 3, options: {} },
  { players: 2, options: { metalworkingScope: 'attack' } },
  { players: 2, options: {} },
  { players: 4, options: { civilizations: 'chosen' } },
];
const ANSWERS = 900;
/** After this many questions of a kind only every sixth is put into words: they are much alike. */
const ALIKE = 15;

type Roll = (below: number) => number;

function one<T>(roll: Roll, among: readonly T[]): T {
  return among[roll(among.length)] as T;
}

function complain(faults: Set<string>, fault: string | null, where: string): void {
  if (fault !== null) faults.add(`${where}: ${fault}`);
}

/** A value of the kind that answers have, right or wrong. */
function junk(roll: Roll, squares: number): Plain {
  return one<() => Plain>(roll, [
    () => roll(squares),
    () => one(roll, TECH_IDS),
    () => one(roll, BUILDING_IDS),
    () => one(roll, WONDER_IDS),
    () => one(roll, CULTURE_EVENT_IDS),
    () => one(roll, GOVERNMENT_IDS),
    () => one(roll, UNIT_CARDS).id,
    () =>
      one(roll, [
        'army',
        'scout',
        'walls',
        'infantry',
        'wheat',
        'spy',
        'sheet',
        'egypt',
        'india',
        'artist',
        'nonsense',
      ]),
    () => roll(4),
    () => null,
    () => roll(2) === 0,
  ])();
}

/** An option with one of its fields changed. */
function spoiled(roll: Roll, option: PlainObject, squares: number): PlainObject {
  const names = Object.keys(option);
  const name = one(roll, names);
  const was = option[name];
  if (typeof was === 'number' && roll(2) === 0) return { ...option, [name]: roll(3) === 0 ? roll(6) : roll(squares) };
  return { ...option, [name]: junk(roll, squares) };
}

const ACTS: readonly PlainObject[] = [
  { do: 'advance' },
  { do: 'end' },
  { do: 'stop' },
  { do: 'withdraw' },
  { do: 'consent', on: true },
  { do: 'coin', tech: 'democracy' },
];

function intent(roll: Roll, squares: number): PlainObject {
  const square = roll(squares);
  const answers: readonly (() => PlainObject)[] = [
    () => one(roll, ACTS),
    () => ({
      do: 'produce',
      city: square,
      item: one(roll, [...BUILDING_IDS, ...WONDER_IDS, 'army', 'walls']),
      bonuses: [],
      rush: 0,
    }),
    () => ({ do: 'found', square, figure: one(roll, ['army', 'scout']) }),
    () => ({ do: 'move', from: square, armies: roll(3), scouts: roll(2) }),
    () => ({ do: 'government', government: one(roll, GOVERNMENT_IDS) }),
    () => ({ do: 'event', event: one(roll, CULTURE_EVENT_IDS) }),
    () => ({ do: 'ability', tech: one(roll, TECH_IDS) }),
    () => ({ tech: one(roll, TECH_IDS) }),
    () => ({ square }),
    () => ({
      do: 'wonder',
      wonder: one(roll, ['hangingGardens', 'statueOfLiberty']),
      figure: one(roll, ['army', null]),
    }),
    () => ({ do: 'offer', to: roll(2), gives: { trade: roll(9) + 1 }, wants: { silk: 1 }, markers: [], events: [] }),
  ];
  return { kind: one(roll, DECISION_KINDS), answer: one(roll, answers)() };
}

/** Says a refusal in all languages. */
function tell(refusal: Illegal, at: Table, ask: Ask, faults: Set<string>): void {
  const view = civilization.view(at.state, ask.seat);
  for (const { language, talk } of TALKS) {
    const said = talk.refusal(refusal, view as unknown as PlainObject, whoIs(ask.seat, at.players));
    complain(faults, faultIn(said, true), `${language} ${refusal.rule} ${JSON.stringify(refusal.params)}`);
  }
}

/** Says the question with some of its answers, and what others see of it. */
function sayAsk(at: Table, ask: Ask, options: readonly PlainObject[], roll: Roll, faults: Set<string>): void {
  const view = civilization.view(at.state, ask.seat) as unknown as PlainObject;
  const players = whoIs(ask.seat, at.players);
  const asked = { kind: ask.kind, about: aboutOf(ask) };
  const some = options.length <= 10 ? options : Array.from({ length: 10 }, () => one(roll, options));
  for (const { language, talk } of TALKS) {
    complain(faults, faultIn(talk.question(asked, view, players)), `${language} ask ${ask.kind}`);
    complain(faults, faultIn(talk.awaited(ask.kind, ask.seat, players)), `${language} awaited ${ask.kind}`);
    for (const option of some) {
      complain(
        faults,
        faultIn(talk.option(option, asked, view, players)),
        `${language} ${ask.kind} ${JSON.stringify(option)}`,
      );
    }
  }
}

function sayNews(at: Table, seat: number | null, faults: Set<string>): void {
  const view = civilization.view(at.state, seat) as unknown as PlainObject;
  for (const { language, talk } of TALKS) {
    for (const happening of heard(at, seat)) {
      const said = talk.happening(happening, whoIs(seat, at.players), view);
      if (said !== null) complain(faults, faultIn(said), `${language} ${JSON.stringify(happening)}`);
    }
  }
}

function sayTable(at: Table, seat: number | null, faults: Set<string>): void {
  const view = civilization.view(at.state, seat) as unknown as PlainObject;
  for (const { language, talk } of TALKS) {
    for (const section of talk.sections(view, whoIs(seat, at.players))) {
      for (const said of linesOf(section)) complain(faults, faultIn(said), `${language} table`);
    }
    for (const { name, values } of talk.figures(view)) {
      complain(faults, faultIn(name), `${language} figure`);
      expect(values).toHaveLength(at.players);
    }
  }
}

test('everything in random games can be said in all languages', () => {
  const faults = new Set<string>();
  const kinds = new Set<string>();
  const rules = new Set<string>();
  for (const [game, { players, options }] of GAMES.entries()) {
    const roll = dice(game + 1);
    const at = deal(players, options, `words ${game}`);
    const met: { [kind: string]: number } = {};
    sayNews(at, 0, faults);
    for (let n = 0; n < ANSWERS && at.state.pending !== null; n++) {
      const ask = one(roll, at.state.pending.asks);
      kinds.add(ask.kind);
      const answers = civilization.options(at.state, ask) as unknown as readonly PlainObject[];
      const squares = at.state.ground.length;
      met[ask.kind] = (met[ask.kind] ?? 0) + 1;
      if ((met[ask.kind] ?? 0) < ALIKE || n % 6 === 0) {
        sayAsk(at, ask, answers, roll, faults);
        for (const wrong of [spoiled(roll, one(roll, answers), squares), spoiled(roll, one(roll, answers), squares)]) {
          const refusal = civilization.check(at.state, ask, wrong);
          if (refusal !== null) tell(refusal, at, ask, faults);
          if (refusal !== null) rules.add(refusal.rule);
        }
        const refusal = civilization.explain(at.state, roll(players), intent(roll, squares));
        if (refusal !== null) tell(refusal, at, ask, faults);
        if (refusal !== null) rules.add(refusal.rule);
      }
      if (n % 150 === 0) sayTable(at, n % 300 === 0 ? ask.seat : null, faults);
      // Offers could fill whole games.
      give(at, ask, ask.kind === 'negotiate' && roll(3) > 0 ? { do: 'done' } : one(roll, answers));
      sayNews(at, roll(players), faults);
      if (n % 6 === 0) sayNews(at, null, faults);
    }
    sayTable(at, 0, faults);
  }
  expect([...faults].slice(0, 20)).toEqual([]);
  expect(kinds.size).toBeGreaterThan(20);
  expect(rules.size).toBeGreaterThan(45);
});
