import type { PlainObject, Seat } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { relicPiece } from '../src/board/pieces.ts';
import { DESERT, DISASTER_GROUND, GROUND_TERRAIN, WATER } from '../src/data/faces.ts';
import { civilization } from '../src/index.ts';
import { coinsOf } from '../src/rules/coins.ts';
import {
  askedSeats,
  discards,
  type Events,
  eventTable,
  HOMES,
  hand,
  passAll,
  playable,
  playEvent,
  responding,
  sq,
  values,
} from './eventTable.ts';
import { asked, isAsked, ofKind, play, player, refused, type Table } from './table.ts';

const EXPANSION = { expansion: true };
/** A card for each seat whose back could be that of Bread and Circuses. */
const OF_DECK_I = ['breadAndCircuses', 'sabotage', 'drought', 'defection'];

/** Seat 2 holds an event of the expansion and begins its part; seat 2 is the first player. */
function holding(event: string, players: readonly PlainObject[] = [], more: Omit<Events, 'players'> = {}): Table {
  const all = HOMES.map((_, seat) => ({ ...players[seat], ...(seat === 2 ? { events: [event], ...players[2] } : {}) }));
  return eventTable({ ...more, players: all, given: { seat: 2, first: 2, ...more.given }, options: EXPANSION });
}

function tokens(at: Table, seat: Seat): number {
  const { sheetCoins, techCoins } = player(at, seat);
  return techCoins.reduce((sum, n) => sum + n, sheetCoins);
}

describe('Counterfeiters', () => {
  const rich = [
    { sheetCoins: 2, techs: ['pottery'], techCoins: { pottery: 1 } },
    {},
    { sheetCoins: 1 },
    { techs: ['democracy'], techCoins: { democracy: 3 } },
  ];

  test('RUL-306 RUL-368 another player discards the token that was named', () => {
    const at = holding('counterfeiters', rich);
    play(at, { do: 'event', event: 'counterfeiters' });
    expect(asked(at)).toMatchObject({ kind: 'choose', seat: 2, card: 'counterfeiters', of: 'coin', step: 0 });
    expect(values(at)).toEqual(['3:democracy', '0:sheet', '0:pottery']);
    const before = [tokens(at, 0), coinsOf(at.state, 0)];
    const heard = play(at, { value: '0:pottery' });
    expect(heard[0]).toEqual({
      kind: 'eventPlayed',
      seat: 2,
      event: 'counterfeiters',
      as: null,
      chosen: ['0:pottery'],
    });
    expect(ofKind(heard, 'coinLost')).toEqual([{ kind: 'coinLost', seat: 0, on: 'pottery' }]);
    expect([tokens(at, 0), coinsOf(at.state, 0)]).toEqual(before.map((n) => n - 1));
    expect([player(at, 0).sheetCoins, player(at, 0).techCoins.reduce((a, b) => a + b)]).toEqual([2, 0]);
    expect([hand(at, 2), discards(at, 0)]).toEqual([[], ['counterfeiters']]);
    expect(isAsked(at, 'startOfTurn', 2)).toBe(true);
  });

  test('RUL-306 neither an own token nor one that is not there can be named', () => {
    const at = holding('counterfeiters', rich);
    play(at, { do: 'event', event: 'counterfeiters' });
    for (const value of ['2:sheet', '1:sheet', '0:democracy', '0:panamaCanal', '4:sheet'])
      expect(refused(at, { value })).toEqual({ rule: 'RUL-306', params: { card: 'counterfeiters', value } });
    for (const value of ['stop', '0', 0]) expect(refused(at, { value }).rule).toBe('RUL-249');
  });

  test('RUL-249 RUL-176 without a token of another player it cannot be played; those on the Panama Canal are safe', () => {
    const canal = { canalCoins: 2 };
    const at = holding('counterfeiters', [{}, canal, { sheetCoins: 3 }], {
      pieces: [{ square: sq(12, 3), wonder: 'panamaCanal' }],
    });
    expect(playable(at)).toEqual([]);
    expect(refused(at, { do: 'event', event: 'counterfeiters' }).rule).toBe('RUL-249');
  });

  test('RUL-283 not from an owner of United Nations', () => {
    const at = holding('counterfeiters', rich, { pieces: [{ square: sq(3, 3), wonder: 'unitedNations' }] });
    play(at, { do: 'event', event: 'counterfeiters' });
    expect(values(at)).toEqual(['3:democracy']);
    expect(refused(at, { value: '0:sheet' }).rule).toBe('RUL-283');
  });

  test('RUL-280 FAQ-030 its victim may cancel it with Bread and Circuses, nobody else', () => {
    const guards = rich.map((one, seat) => (seat === 2 ? one : { ...one, events: [OF_DECK_I[seat] as string] }));
    const at = holding('counterfeiters', guards);
    playEvent(at, 'counterfeiters', '0:sheet');
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 0, card: 'counterfeiters', chosen: ['0:sheet'] });
    const heard = play(at, responding('breadAndCircuses'));
    heard.push(...passAll(at));
    expect(ofKind(heard, 'cancelled')).toMatchObject([{ what: 'event', card: 'counterfeiters' }]);
    expect(ofKind(heard, 'coinLost')).toEqual([]);
    expect(tokens(at, 0)).toBe(3);
    expect(discards(at, 0)).toContain('counterfeiters');
  });
});

describe('a coin that goes', () => {
  test('EVT-002 COIN-012 may cost its owner a card, too', () => {
    const victim = { techs: ['computers'], sheetCoins: 4, events: ['lost', 'sabotage', 'drought'] };
    const at = holding('counterfeiters', [{}, victim]);
    // A coin on the tech and four tokens make five, which let them hold a third card.
    expect(coinsOf(at.state, 1)).toBe(5);
    playEvent(at, 'counterfeiters', '1:sheet');
    passAll(at);
    expect(asked(at)).toMatchObject({ kind: 'discardEvent', seat: 1 });
  });
});

describe('Depression', () => {
  const three = [{ sheetCoins: 2 }, { sheetCoins: 1 }, { sheetCoins: 5 }, { sheetCoins: 1 }];

  test('RUL-368 RUL-012 up to two players discard a token each', () => {
    const at = holding('depression', three);
    play(at, { do: 'event', event: 'depression' });
    expect(values(at)).toEqual(['3:sheet', '0:sheet', '1:sheet']);
    play(at, { value: '0:sheet' });
    expect(values(at)).toEqual(['stop', '3:sheet', '1:sheet']);
    // Seat 0 has a second one, but loses only one.
    expect(refused(at, { value: '0:sheet' })).toMatchObject({ rule: 'RUL-368' });
    const heard = play(at, { value: '1:sheet' });
    expect(ofKind(heard, 'coinLost').map(({ seat }) => seat)).toEqual([0, 1]);
    expect([0, 1, 2, 3].map((seat) => tokens(at, seat))).toEqual([1, 0, 5, 1]);
    expect(discards(at, 1)).toEqual(['depression']);
  });

  test('RUL-012 RUL-249 one is enough, none is not', () => {
    const at = holding('depression', three);
    play(at, { do: 'event', event: 'depression' });
    expect(refused(at, { value: 'stop' }).rule).toBe('RUL-249');
    play(at, { value: '3:sheet' });
    play(at, { value: 'stop' });
    expect([0, 1, 2, 3].map((seat) => tokens(at, seat))).toEqual([2, 1, 5, 0]);
  });

  test('RUL-368 a second player needs a token: with one victim nothing more is asked', () => {
    const at = holding('depression', [{ sheetCoins: 3 }]);
    playEvent(at, 'depression', '0:sheet');
    expect(isAsked(at, 'startOfTurn', 2)).toBe(true);
    expect(tokens(at, 0)).toBe(2);
  });

  test('RUL-280 both victims may cancel it with Bread and Circuses', () => {
    const at = holding(
      'depression',
      three.map((one, seat) => (seat === 2 ? one : { ...one, events: [OF_DECK_I[seat] as string] })),
    );
    playEvent(at, 'depression', '3:sheet', '1:sheet');
    expect(askedSeats(at)).toEqual([3, 1]);
  });
});

describe('Bank Scandal', () => {
  test('RUL-368 all others discard a token, one after the other, clockwise', () => {
    const at = holding('bankScandal', [
      { sheetCoins: 1, techs: ['pottery'], techCoins: { pottery: 2 } },
      { sheetCoins: 1 },
      { sheetCoins: 2 },
      { sheetCoins: 4 },
    ]);
    play(at, { do: 'event', event: 'bankScandal' });
    expect(values(at)).toEqual(['3:sheet']);
    expect(refused(at, { value: '0:sheet' })).toMatchObject({ rule: 'RUL-368' });
    expect(refused(at, { value: 'stop' }).rule).toBe('RUL-249');
    play(at, { value: '3:sheet' });
    expect(values(at)).toEqual(['0:sheet', '0:pottery']);
    play(at, { value: '0:pottery' });
    const heard = play(at, { value: '1:sheet' });
    expect(ofKind(heard, 'coinLost')).toEqual([
      { kind: 'coinLost', seat: 3, on: 'sheet' },
      { kind: 'coinLost', seat: 0, on: 'pottery' },
      { kind: 'coinLost', seat: 1, on: 'sheet' },
    ]);
    expect([0, 1, 2, 3].map((seat) => tokens(at, seat))).toEqual([2, 0, 2, 3]);
    expect(discards(at, 2)).toEqual(['bankScandal']);
  });

  test('RUL-368 RUL-283 players without a token and those protected by United Nations are passed over', () => {
    const at = holding('bankScandal', [{ sheetCoins: 1 }, { sheetCoins: 1 }, {}, {}], {
      pieces: [{ square: sq(3, 3), wonder: 'unitedNations' }],
    });
    play(at, { do: 'event', event: 'bankScandal' });
    expect(values(at)).toEqual(['1:sheet']);
    expect(refused(at, { value: '0:sheet' }).rule).toBe('RUL-283');
    play(at, { value: '1:sheet' });
    expect([0, 1, 2, 3].map((seat) => tokens(at, seat))).toEqual([1, 0, 0, 0]);
    expect(isAsked(at, 'startOfTurn', 2)).toBe(true);
  });

  test('RUL-368 it needs a victim', () => {
    const at = holding('bankScandal', [{ sheetCoins: 1 }, {}, { sheetCoins: 3 }], {
      pieces: [{ square: sq(3, 3), wonder: 'unitedNations' }],
    });
    expect(refused(at, { do: 'event', event: 'bankScandal' }).rule).toBe('RUL-249');
  });

  test('RUL-279 Jousting Tourney cancels it for all', () => {
    const at = holding('bankScandal', [{ sheetCoins: 1, events: ['joustingTourney'] }, { sheetCoins: 1 }]);
    playEvent(at, 'bankScandal', '0:sheet', '1:sheet');
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 0, chosen: ['0:sheet', '1:sheet'] });
    play(at, responding('joustingTourney'));
    passAll(at);
    expect([tokens(at, 0), tokens(at, 1)]).toEqual([1, 1]);
  });
});

describe('Flooding', () => {
  const mountain = sq(8, 8);
  const forest = sq(7, 8);
  const ground = [
    [mountain, 'mountain'],
    [forest, 'forest silk'],
    [sq(9, 9), 'water'],
  ] as const;

  test('RUL-369 MAP-017 RUL-020 a square becomes water, with nothing else', () => {
    const at = holding('flooding', [], { ground });
    playEvent(at, 'flooding', forest);
    expect(at.state.ground[forest]).toBe(DISASTER_GROUND[WATER]);
    expect(civilization.view(at.state, null).map.squares.find(({ square }) => square === forest)).toMatchObject({
      terrain: 'water',
      resource: null,
      disaster: true,
    });
    expect(discards(at, 1)).toEqual(['flooding']);
  });

  test('RUL-369 mountains, figures, centers, buildings and wonders forbid it; water does not', () => {
    const at = holding('flooding', [{ armies: [sq(5, 5)] }, {}, { scouts: [sq(6, 5)] }], {
      ground,
      pieces: [
        { square: sq(12, 3), building: 'temple' },
        { square: sq(3, 3), wonder: 'colossus' },
      ],
    });
    play(at, { do: 'event', event: 'flooding' });
    const offered = values(at);
    for (const value of [mountain, sq(5, 5), sq(6, 5), HOMES[0], sq(12, 3), sq(3, 3)]) {
      expect(offered).not.toContain(value);
      expect(refused(at, { value })).toEqual({ rule: 'RUL-369', params: { card: 'flooding', value } });
    }
    expect(offered).toContain(sq(9, 9));
    expect(refused(at, { value: 999 }).rule).toBe('EVT-007');
  });

  test('FAQ-032 RUL-369 a hut, a village or a great person stays, and keeps its icons', () => {
    const person = sq(12, 12);
    const pieces = [
      { square: sq(8, 5), hut: 'wheat' },
      { square: sq(8, 6), village: 'spy' },
      { square: person, person: 'artist' },
    ];
    for (const square of [sq(8, 5), sq(8, 6), person]) {
      const at = holding('flooding', [], { pieces });
      const piece = at.state.pieces[square];
      const culture = civilization.view(at.state, null).map.squares.find((one) => one.square === person)?.culture;
      playEvent(at, 'flooding', square);
      expect(GROUND_TERRAIN[at.state.ground[square] as number]).toBe(WATER);
      expect(at.state.pieces[square]).toBe(piece);
      expect(civilization.view(at.state, null).map.squares.find((one) => one.square === person)?.culture).toBe(culture);
    }
  });

  test('RUL-369 GP-002 no great person can be placed there afterwards', () => {
    const square = sq(12, 12);
    const at = holding('flooding', [{}, {}, { reserve: ['builder'] }], { pieces: [{ square, person: 'artist' }] });
    playEvent(at, 'flooding', square);
    play(at, { do: 'person', person: 'builder' });
    expect(refused(at, { square })).toEqual({ rule: 'GP-002', params: { square } });
  });

  test('EVT-008 a relic protects its square', () => {
    const square = sq(8, 5);
    for (const event of ['flooding', 'drought']) {
      const at = holding(event);
      at.state.pieces[square] = relicPiece(0);
      play(at, { do: 'event', event });
      expect(values(at)).not.toContain(square);
      expect(refused(at, { value: square })).toEqual({ rule: 'EVT-008', params: { card: event, value: square } });
    }
  });

  test('RUL-280 RUL-283 the owner of the land is its target', () => {
    const at = holding('flooding', [{ events: ['breadAndCircuses'] }, { events: ['breadAndCircuses'] }]);
    playEvent(at, 'flooding', sq(3, 3));
    expect(askedSeats(at)).toEqual([0]);
    const shielded = holding('flooding', [], { pieces: [{ square: sq(1, 1), wonder: 'unitedNations' }] });
    play(shielded, { do: 'event', event: 'flooding' });
    expect(refused(shielded, { value: sq(3, 3) }).rule).toBe('RUL-283');
  });

  test('RUL-289 RUL-369 the new marker replaces an old one', () => {
    const at = holding('flooding');
    at.state.ground[sq(8, 5)] = DISASTER_GROUND[DESERT] as number;
    playEvent(at, 'flooding', sq(8, 5));
    expect(at.state.ground[sq(8, 5)]).toBe(DISASTER_GROUND[WATER]);
  });
});
