import { createContext, type PlainObject } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { relicPiece } from '../src/board/pieces.ts';
import { DISASTER_GROUND, GROUND_TERRAIN, terrainIndex } from '../src/data/faces.ts';
import { civilization, type Happening, type State } from '../src/index.ts';
import { cardId, cardOf } from '../src/rules/events.ts';
import { costOf, itemIndex } from '../src/rules/items.ts';
import { drawEvent } from '../src/verbs/drawEvent.ts';
import { acts, managing } from './cityTable.ts';
import {
  discards,
  type Events,
  eventTable,
  HOMES,
  hand,
  passAll,
  responding,
  SPY,
  sq,
  token,
  useAbility,
  values,
} from './eventTable.ts';
import {
  asked,
  dealt,
  impossible,
  isAsked,
  ofKind,
  options,
  play,
  player,
  playHeard,
  refused,
  type Table,
  view,
} from './table.ts';

const EXPANSION = { expansion: true };

/** Seat 1 of four, who is the first player, knows a tech of the expansion. */
function knowing(tech: string, own: PlainObject = {}, of: Events = {}): Table {
  const players = HOMES.map((_, seat) => (seat === 1 ? { techs: [tech], ...own } : { ...of.players?.[seat] }));
  return eventTable({ ...of, players, given: { seat: 1, first: 1, ...of.given }, options: EXPANSION });
}

describe('Mysticism', () => {
  /** Before a step that gives an event; these lie on top of the first deck, the last one uppermost. */
  function drawing(...top: readonly string[]): Table {
    const own = { techs: ['mysticism'], culture: 9 };
    const at = managing({ player: own, options: EXPANSION });
    const deck = at.state.eventDecks[0] as number[];
    for (const event of top) {
      deck.splice(deck.indexOf(cardOf(event)), 1);
      deck.push(cardOf(event));
    }
    return at;
  }

  test('RUL-303 RUL-372 of two events drawn one is kept, and the other discarded face up', () => {
    const at = drawing('drought', 'sabotage');
    const cards = civilization.countComponents(at.state);
    expect(ofKind(play(at, { do: 'advance' }), 'eventDrawn')).toEqual([]);
    expect(asked(at)).toMatchObject({ kind: 'keepEvent', seat: 0 });
    expect(options(at)).toEqual([{ event: 'sabotage' }, { event: 'drought' }]);
    expect(civilization.countComponents(at.state)).toEqual(cards);
    expect(refused(at, { event: 'defection' })).toEqual({ rule: 'RUL-303', params: { event: 'defection' } });
    expect(refused(at, { event: 3 }).rule).toBe('K-SHAPE');
    const heard = play(at, { event: 'drought' });
    expect(ofKind(heard, 'eventDrawn')).toEqual([{ kind: 'eventDrawn', seat: 0, deck: 'I', event: null, from: null }]);
    expect(ofKind(heard, 'eventDiscarded')).toEqual([{ kind: 'eventDiscarded', seat: 0, event: 'sabotage' }]);
    expect([hand(at, 0), discards(at, 0)]).toEqual([['drought'], ['sabotage']]);
    expect(isAsked(at, 'cityManagement', 0)).toBe(true);
  });

  test('RUL-372 RUL-010 only their drawer sees the two, and dealing again leaves them alone for nobody else', () => {
    const at = drawing('drought', 'sabotage');
    play(at, { do: 'advance' });
    for (const viewer of [1, null]) {
      expect(JSON.stringify(view(at, viewer))).not.toMatch(/drought|sabotage/u);
    }
    const cardsOf = (state: State) => state.stack.flatMap((frame) => (frame.op === 'keepEvent' ? frame.cards : []));
    const seen = (seat: number | null) =>
      [1, 2, 3, 4, 5, 6].map((n) =>
        cardsOf(civilization.resample(at.state, seat, [n, n, n, n]))
          .map(cardId)
          .join(),
      );
    expect(new Set(seen(0))).toEqual(new Set(['sabotage,drought']));
    expect(new Set(seen(1)).size).toBeGreaterThan(1);
    const [drawn] = ofKind(playHeard(at, { event: 'sabotage' }, 0), 'eventDrawn');
    expect(drawn?.event).toBe('sabotage');
  });

  test('RUL-372 RUL-092 a single card is kept, and an empty deck gives none', () => {
    const at = drawing('sabotage');
    at.state.eventDecks[0]?.splice(0, at.state.eventDecks[0].length - 1);
    play(at, { do: 'advance' });
    expect(isAsked(at, 'cityManagement', 0)).toBe(true);
    expect(hand(at, 0)).toEqual(['sabotage']);
    play(at, { do: 'advance' });
    expect(hand(at, 0)).toEqual(['sabotage']);
  });

  test('EVT-006 RUL-303 the second card may be one that was discarded', () => {
    const at = drawing('sabotage');
    at.state.eventDecks[0]?.splice(0, at.state.eventDecks[0].length - 1);
    at.state.eventDiscards[0]?.push(cardOf('drought'));
    play(at, { do: 'advance' });
    expect(options(at)).toEqual([{ event: 'sabotage' }, { event: 'drought' }]);
  });

  test('RUL-303 two copies of a card are one choice', () => {
    const at = drawing('drought', 'sabotage');
    const deck = at.state.eventDecks[0] as number[];
    deck[deck.length - 2] = cardOf('sabotage');
    play(at, { do: 'advance' });
    expect(options(at)).toEqual([{ event: 'sabotage' }]);
    play(at, { event: 'sabotage' });
    expect([hand(at, 0), discards(at, 0)]).toEqual([['sabotage'], ['sabotage']]);
  });

  test('RUL-303 EVT-002 each of several draws is a choice, and the hand size counts after it', () => {
    const at = drawing();
    const { state } = at;
    state.pending = null;
    const context = createContext<State, Happening>(state);
    drawEvent(context, 0, 0);
    drawEvent(context, 0, 1);
    expect(state.stack.filter(({ op }) => op === 'keepEvent')).toHaveLength(2);
    const full = drawing('drought', 'sabotage');
    player(full, 0).events.push(cardOf('lost'), cardOf('thinkTank'));
    play(full, { do: 'advance' });
    expect(asked(full).kind).toBe('keepEvent');
    play(full, { event: 'drought' });
    expect(asked(full)).toMatchObject({ kind: 'discardEvent', seat: 0 });
  });

  test('RUL-303 nobody else draws two', () => {
    const at = managing({ player: { culture: 9 }, options: EXPANSION });
    play(at, { do: 'advance' });
    expect(hand(at, 0)).toHaveLength(1);
    expect(discards(at, 0)).toEqual([]);
  });

  const coins = [{ sheetCoins: 2 }, {}, { techs: ['pottery'], techCoins: { pottery: 1 } }];
  const spied = { markers: ['hut:spy'], sheetCoins: 1 };

  test('RUL-306 RUL-368 for a spy, one opponent discards a coin token of its user’s choice, once per turn', () => {
    const at = knowing(
      'mysticism',
      { ...spied, markers: ['hut:spy', 'hut:spy'] },
      { phase: 'cityManagement', players: coins },
    );
    play(at, { do: 'ability', tech: 'mysticism' });
    expect(asked(at)).toMatchObject({ kind: 'choose', seat: 1, card: 'mysticism', of: 'coin' });
    expect(values(at)).toEqual(['2:pottery', '0:sheet']);
    expect(refused(at, { value: '1:sheet' }).rule).toBe('RUL-306');
    play(at, { value: '0:sheet' });
    const heard = play(at, SPY);
    expect(ofKind(heard, 'coinLost')).toEqual([{ kind: 'coinLost', seat: 0, on: 'sheet' }]);
    expect(player(at, 0).sheetCoins).toBe(1);
    expect(refused(at, { do: 'ability', tech: 'mysticism' }).rule).toBe('TECH-007');
  });

  test('FAQ-053 RUL-283 United Nations does not protect from it', () => {
    const pieces = [{ square: sq(3, 3), wonder: 'unitedNations' }];
    const at = knowing('mysticism', spied, { phase: 'cityManagement', players: coins, pieces });
    useAbility(at, 'mysticism', ['0:sheet'], SPY);
    expect(player(at, 0).sheetCoins).toBe(1);
  });

  test('RUL-279 TECH-009 Primetime TV cancels it, and it has been used', () => {
    const players = [{ sheetCoins: 2, events: ['primetimeTv'] }];
    const at = knowing('mysticism', spied, { phase: 'cityManagement', players });
    useAbility(at, 'mysticism', ['0:sheet'], SPY);
    play(at, responding('primetimeTv'));
    passAll(at);
    expect(player(at, 0).sheetCoins).toBe(2);
    expect(refused(at, { do: 'ability', tech: 'mysticism' }).rule).toBe('TECH-007');
  });
});

describe('Ecology', () => {
  const wheat = { resources: { wheat: 1 } };

  test('RUL-304 RUL-370 an empty square gets another terrain for the rest of the game', () => {
    const at = knowing('ecology', wheat, { ground: [[sq(8, 8), 'forest silk']] });
    play(at, { do: 'ability', tech: 'ecology' });
    play(at, { value: sq(8, 8) });
    expect(asked(at)).toMatchObject({ kind: 'choose', seat: 1, card: 'ecology', of: 'terrain', step: 1 });
    expect(values(at)).toEqual(['grassland', 'desert', 'water']);
    for (const value of ['forest', 'mountain', 'swamp'])
      expect(refused(at, { value })).toMatchObject({ rule: 'RUL-370', params: { card: 'ecology', value } });
    play(at, { value: 'water' });
    play(at, token('wheat'));
    expect(at.state.ground[sq(8, 8)]).toBe(DISASTER_GROUND[terrainIndex('water')]);
    expect(view(at).map.squares.find(({ square }) => square === sq(8, 8))).toMatchObject({
      terrain: 'water',
      resource: null,
      disaster: true,
    });
  });

  test('CMP-021 RUL-370 it can make a forest, and replaces a disaster marker', () => {
    const at = knowing('ecology', wheat);
    at.state.ground[sq(8, 8)] = DISASTER_GROUND[terrainIndex('desert')] as number;
    useAbility(at, 'ecology', [sq(8, 8), 'forest'], token('wheat'));
    expect(at.state.ground[sq(8, 8)]).toBe(DISASTER_GROUND[terrainIndex('forest')]);
    expect(view(at).map.squares.find(({ square }) => square === sq(8, 8))).toMatchObject({ production: 2, trade: 0 });
  });

  test('RUL-304 nothing and nobody may be on the square', () => {
    const pieces = [
      { square: sq(3, 3), building: 'temple' },
      { square: sq(12, 12), wonder: 'colossus' },
      { square: sq(12, 3), person: 'artist' },
      { square: sq(7, 7), hut: 'wheat' },
      { square: sq(7, 9), village: 'spy' },
    ];
    const players = [{ armies: [sq(8, 6)] }];
    const at = knowing(
      'ecology',
      { ...wheat, scouts: [sq(9, 6)] },
      { pieces, players, ground: [[sq(8, 8), 'mountain']] },
    );
    at.state.pieces[sq(6, 6)] = relicPiece(1);
    play(at, { do: 'ability', tech: 'ecology' });
    const taken = [...pieces.map(({ square }) => square), sq(8, 6), sq(9, 6), HOMES[2]];
    for (const square of taken) {
      expect(values(at)).not.toContain(square);
      expect(refused(at, { value: square })).toMatchObject({ rule: 'RUL-304', params: { square } });
    }
    expect(refused(at, { value: sq(6, 6) }).rule).toBe('EVT-008');
    expect(refused(at, { value: sq(8, 8) }).rule).toBe('RUL-370');
    for (const value of [-1, 4096]) expect(refused(at, { value }).rule).toBe('MAP-009');
  });

  test('RUL-370 FAQ-053 it may choose the land of an owner of United Nations', () => {
    const at = knowing('ecology', wheat, { pieces: [{ square: sq(1, 1), wonder: 'unitedNations' }] });
    useAbility(at, 'ecology', [sq(3, 3), 'water'], token('wheat'));
    expect(GROUND_TERRAIN[at.state.ground[sq(3, 3)] as number]).toBe(terrainIndex('water'));
  });

  test('RUL-144 in the Start of Turn part alone', () => {
    const at = knowing('ecology', wheat, { phase: 'cityManagement' });
    expect(refused(at, { do: 'ability', tech: 'ecology' })).toMatchObject({
      rule: 'RUL-144',
      params: { phase: 'startOfTurn' },
    });
  });

  /** The trade of the next step with some coins, for a player on space 14, where it costs 6. */
  function stepTrade(sheetCoins: number, techs: readonly string[], track = 14): number | undefined {
    const at = managing({ player: { techs: [...techs], sheetCoins, track, culture: 9, trade: 9 }, options: EXPANSION });
    return view(at).players[0]?.advance?.trade;
  }

  test('RUL-304 RUL-088 each step costs 1 trade less for every 3 coins, rounded down, never less than none', () => {
    expect(stepTrade(9, [])).toBe(6);
    expect([0, 2, 3, 5, 6, 13].map((coins) => stepTrade(coins, ['ecology']))).toEqual([6, 6, 5, 5, 4, 2]);
    expect(stepTrade(14, ['ecology'], 7)).toBe(0);
    expect(stepTrade(6, ['ecology'], 0)).toBe(0);
  });

  test('RUL-088 RUL-304 the price is what is paid, and decides what can be paid', () => {
    const own = { techs: ['ecology'], sheetCoins: 7, track: 14, culture: 9, trade: 4 };
    const at = managing({ player: own, options: EXPANSION });
    expect(acts(at, 'advance')).toEqual([{ do: 'advance' }]);
    const heard = play(at, { do: 'advance' });
    expect(ofKind(heard, 'tradeLost')).toEqual([{ kind: 'tradeLost', seat: 0, amount: 4 }]);
    const poor = managing({ player: { ...own, trade: 3 }, options: EXPANSION });
    expect(refused(poor, { do: 'advance' })).toMatchObject({ rule: 'ART-007', params: { trade: 4, ownTrade: 3 } });
  });
});

describe('techs of the expansion', () => {
  test('CMP-019 are not in the box of the base game', () => {
    for (const tech of ['agriculture', 'mysticism', 'ecology', 'plastics'])
      expect(impossible({ players: [{ techs: [tech] }] }).params).toMatchObject({ value: tech });
  });

  test('CMP-025 RUL-243 Flight and Angkor Wat are in the box once, as their replacements', () => {
    for (const expansion of [false, true]) {
      const at = dealt('replacements', 4, { expansion });
      expect(civilization.countComponents(at.state)['wonder:angkorWat']).toBe(1);
      const own = { techs: ['flight', 'theology'], trade: 27 };
      const built = managing({ player: own, options: { expansion } });
      expect(costOf(player(built, 0), itemIndex('aircraft'))).toBe(12);
      expect(costOf(player(built, 0), itemIndex('angkorWat'))).toBe(10);
      expect(costOf(player(built, 1), itemIndex('angkorWat'))).toBe(20);
    }
  });
});
