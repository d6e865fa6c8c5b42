import { type PlainObject, type Seat, seedStreams } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { civilization } from '../src/index.ts';
import {
  askedSeats,
  eventTable,
  HOMES,
  PASS,
  playEvent,
  responding,
  SPY,
  sq,
  token,
  useAbility,
} from './eventTable.ts';
import { asked, isAsked, play, type Table } from './table.ts';

const [HOME, EAST] = HOMES;

/** Seat 0 plays Drought in no man's land; who of the others is asked? */
function aboutDrought(...others: readonly PlainObject[]): Seat[] {
  const at = eventTable({ players: [{ events: ['drought'] }, ...others] });
  playEvent(at, 'drought', sq(8, 8));
  return askedSeats(at);
}

/** Seat 0 uses Currency; who of the others is asked? */
function aboutCurrency(...others: readonly PlainObject[]): Seat[] {
  const at = eventTable({ phase: 'cityManagement', players: [{ resources: { incense: 1 } }, ...others] });
  useAbility(at, 'currency', [], token('incense'));
  return askedSeats(at);
}

/** Seat 0 devotes its capital to the arts; who of the others is asked? */
function aboutDevotion(...others: readonly PlainObject[]): Seat[] {
  const at = eventTable({ phase: 'cityManagement', players: [{}, ...others] });
  play(at, { do: 'devote', city: HOME });
  return askedSeats(at);
}

describe('who is asked', () => {
  test('RUL-279 about an event: everybody with a card of a deck with a fitting one, whatever it really is', () => {
    // Deck II has Jousting Tourney, deck III Primetime TV; deck I only Bread and Circuses, and nobody is a target.
    expect(
      aboutDrought({ events: ['lost'] }, { events: ['thinkTank'] }, { events: ['sabotage', 'defection'] }),
    ).toEqual([1, 2]);
    expect(aboutDrought({ events: ['joustingTourney'] }, { events: ['primetimeTv'] }, {})).toEqual([1, 2]);
    expect(aboutDrought({}, {}, {})).toEqual([]);
  });

  test('RUL-279 about an event: everybody who knows Civil Service, has not used it and could have a spy', () => {
    const tech = { techs: ['civilService'] };
    // Market tokens are never spies; any marker and any event card might be one.
    expect(aboutDrought({ ...tech, markers: ['hut:wheat'] }, tech, { ...tech, resources: { silk: 1 } })).toEqual([1]);
    expect(aboutDrought({ ...tech, events: ['sabotage'] }, { ...tech, markers: ['village:uranium'] }, {})).toEqual([
      1, 2,
    ]);
    expect(
      aboutDrought({ markers: ['hut:spy'] }, { techs: ['writing', 'massMedia'], markers: ['hut:spy'] }, {}),
    ).toEqual([]);
  });

  test('RUL-279 about an ability: a card of deck III, or Mass Media with something that might be a spy', () => {
    expect(aboutCurrency({ events: ['disaster'] }, { events: ['joustingTourney', 'breadAndCircuses'] }, {})).toEqual([
      1,
    ]);
    const media = { techs: ['massMedia'] };
    expect(aboutCurrency({ ...media, markers: ['hut:silk'] }, media, { ...media, events: ['lost'] })).toEqual([1, 3]);
    expect(aboutCurrency({ techs: ['civilService', 'writing'], markers: ['hut:spy'] }, {}, {})).toEqual([]);
  });

  test('RUL-279 about a city action: only Writing with something that might be a spy', () => {
    const writing = { techs: ['writing'] };
    expect(aboutDevotion({ ...writing, markers: ['hut:silk'] }, writing, { ...writing, events: ['lost'] })).toEqual([
      1, 3,
    ]);
    expect(
      aboutDevotion({ events: ['primetimeTv', 'joustingTourney'] }, { techs: ['massMedia'], markers: ['hut:spy'] }),
    ).toEqual([]);
  });

  test('RUL-279 TECH-007 who has used their ability this turn is not asked for it again', () => {
    const at = eventTable({
      players: [{ events: ['drought', 'drought'] }, { techs: ['civilService'], markers: ['hut:spy', 'hut:spy'] }],
    });
    playEvent(at, 'drought', sq(8, 8));
    play(at, { do: 'ability', tech: 'civilService' });
    play(at, SPY);
    playEvent(at, 'drought', sq(8, 8));
    expect(askedSeats(at)).toEqual([]);
  });

  test('RUL-279 the same seats are asked whatever the hidden faces of the others are', () => {
    const others = [
      { events: ['joustingTourney', 'breadAndCircuses'], markers: ['hut:spy'], techs: ['civilService'] },
      { events: ['lost', 'presidentDay'], techs: ['massMedia'] },
      { events: ['despotDay', 'sabotage'], markers: ['village:iron'], techs: ['civilService', 'pottery'] },
    ];
    const lay = (phase: 'startOfTurn' | 'cityManagement'): Table =>
      eventTable({
        phase,
        players: [{ events: ['sabotage', 'despotDay'], armies: [sq(10, 3)], resources: { incense: 1 } }, ...others],
        pieces: [{ square: sq(12, 3), building: 'temple' }],
      });
    const acts: readonly ((at: Table) => void)[] = [
      (at) => playEvent(at, 'sabotage', sq(12, 3)),
      (at) => playEvent(at, 'despotDay', HOME),
      (at) => useAbility(at, 'currency', [], token('incense')),
      (at) => play(at, { do: 'devote', city: HOME }),
    ];
    for (const [i, act] of acts.entries()) {
      const real = lay(i === 0 ? 'startOfTurn' : 'cityManagement');
      const expected = seatsAsked(real.state, act);
      for (let seed = 0; seed < 20; seed++) {
        const generator = seedStreams(`hands ${seed}`)[0] as number[];
        const dealt = civilization.resample(real.state, 0, generator);
        expect(seatsAsked(dealt, act), `act ${i}, deal ${seed}`).toEqual(expected);
      }
    }
    // The deals do differ, or the test would show nothing.
    const hands = [0, 1, 2].map((seed) => {
      const dealt = civilization.resample(lay('startOfTurn').state, 0, seedStreams(`hands ${seed}`)[0] as number[]);
      return JSON.stringify(dealt.players.map(({ events }) => events));
    });
    expect(new Set(hands).size).toBeGreaterThan(1);
  });
});

function seatsAsked(state: Table['state'], act: (at: Table) => void): Seat[] {
  const at = { state: civilization.clone(state) };
  act(at);
  return askedSeats(at);
}

/** Everybody but seat 0 holds Bread and Circuses or another card of deck I: only targets are asked. */
const CIRCUS = [{ events: ['breadAndCircuses'] }, { events: ['breadAndCircuses'] }, { events: ['defection'] }];

interface Aimed {
  readonly phase?: 'startOfTurn' | 'cityManagement' | 'movement';
  readonly own?: PlainObject;
  readonly figures?: readonly PlainObject[];
  readonly pieces?: readonly PlainObject[];
  readonly ground?: readonly (readonly [number, string])[];
}

/** Who is targeted by seat 0's event with these choices (RUL-280)? */
function targetsOf(event: string, chosen: readonly (string | number)[], of: Aimed = {}): Seat[] {
  const at = eventTable({
    ...(of.phase === undefined ? {} : { phase: of.phase }),
    players: [{ events: [event], ...of.own }, ...CIRCUS.map((circus, i) => ({ ...circus, ...of.figures?.[i] }))],
    ...(of.pieces === undefined ? {} : { pieces: of.pieces }),
    ...(of.ground === undefined ? {} : { ground: of.ground }),
  });
  while (isAsked(at, 'interrupt')) play(at, PASS);
  playEvent(at, event, ...chosen);
  return askedSeats(at);
}

describe('whom an event targets', () => {
  test('RUL-280 Drought and Deforestation: the owner of the city in whose outskirts the square lies', () => {
    for (const event of ['drought', 'deforestation']) {
      const near = sq(12, 3);
      const ground = [
        [near, 'forest'],
        [sq(8, 8), 'forest'],
      ] as const;
      expect(targetsOf(event, [near], { ground })).toEqual([1]);
      expect(targetsOf(event, [sq(8, 8)], { ground })).toEqual([]);
      // The player who stands there is not chosen.
      expect(targetsOf(event, [near], { ground, figures: [{}, { armies: [near] }] })).toEqual([1]);
    }
  });

  test('RUL-280 Sabotage, Catastrophe, Disaster: the owners of the buildings and walls', () => {
    const pieces = [
      { square: sq(12, 3), building: 'temple' },
      { square: sq(12, 12), building: 'temple' },
    ];
    const own = { armies: [sq(10, 3), sq(10, 12)] };
    for (const event of ['sabotage', 'catastrophe']) {
      expect(targetsOf(event, [sq(12, 12)], { pieces, own })).toEqual([2]);
      expect(targetsOf(event, [sq(12, 12)], { pieces, own, figures: [{ armies: [sq(12, 12)] }] })).toEqual([2]);
      expect(targetsOf(event, [EAST], { pieces, own, figures: [{ walls: [true] }] })).toEqual([1]);
    }
    expect(targetsOf('disaster', [sq(12, 3), sq(12, 12)], { pieces })).toEqual([1, 2]);
    expect(targetsOf('disaster', [sq(12, 3), 'stop'], { pieces })).toEqual([1]);
  });

  test('RUL-280 RUL-216 exchanges and revolts: the player they name', () => {
    for (const event of ['exchangeOfIdeas', 'knowledgeShared', 'thinkTank', 'citizensRevolting1', 'citizensRevolting2'])
      expect(targetsOf(event, [3])).toEqual([3]);
  });

  test('RUL-280 We Love the … Day: nobody else', () => {
    for (const event of ['despotDay', 'queenDay', 'presidentDay'])
      expect(targetsOf(event, [HOME], { phase: 'cityManagement' })).toEqual([]);
  });

  test('RUL-280 Disoriented and the like: the owners of the figures and of both squares chosen', () => {
    const figures = [{ armies: [sq(10, 3)] }];
    for (const event of ['disoriented', 'lost', 'outOfPosition']) {
      expect(targetsOf(event, [sq(10, 3), sq(10, 4)], { phase: 'cityManagement', figures })).toEqual([1]);
      const guest = [{}, { armies: [sq(12, 3)] }];
      expect(targetsOf(event, [sq(12, 3), sq(11, 3)], { phase: 'cityManagement', figures: guest })).toEqual([1, 2]);
      const coming = [{}, { armies: [sq(11, 3)] }];
      expect(targetsOf(event, [sq(11, 3), sq(12, 3)], { phase: 'cityManagement', figures: coming })).toEqual([1, 2]);
    }
  });

  test('RUL-280 Defection chooses a figure, Mass and Wholesale Defection a square', () => {
    const square = sq(12, 3);
    const own = { armies: [sq(10, 3)] };
    const figures = [{}, { armies: [square] }];
    expect(targetsOf('defection', [square, 'army'], { phase: 'movement', own, figures })).toEqual([2]);
    for (const event of ['massDefection', 'wholesaleDefection']) {
      expect(targetsOf(event, [square, 'army'], { phase: 'movement', own, figures })).toEqual([1, 2]);
      const pieces = [{ square, person: 'builder' }];
      expect(targetsOf(event, [square, 'person'], { phase: 'movement', own, figures, pieces })).toEqual([1]);
    }
  });

  test('RUL-280 a cancelling card: the owner of what it cancels', () => {
    const at = eventTable({
      players: [
        { events: ['citizensRevolting1', 'breadAndCircuses'] },
        { events: ['breadAndCircuses'] },
        { events: ['drought'] },
      ],
    });
    playEvent(at, 'citizensRevolting1', 1);
    play(at, responding('breadAndCircuses'));
    // Seat 2 has a card of deck I too, but it is not aimed at that seat.
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 0, card: 'breadAndCircuses', by: 1 });
    expect(askedSeats(at)).toEqual([0]);
  });
});
