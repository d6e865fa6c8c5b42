import { advance, apply, createContext, type PlainObject } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { type Answer, civilization, type Happening, type State } from '../src/index.ts';
import { procedures } from '../src/procedures/index.ts';
import { settle } from '../src/verbs/settle.ts';
import { discards, eventTable, HOMES, hand, playable, playEvent, sq, values } from './eventTable.ts';
import { asked, explained, isAsked, options, play, player, playHeard, refused, type Table, view } from './table.ts';

const [HOME] = HOMES;
const ADVANCE = { do: 'advance' };

/** Gives an answer and returns the outcomes of chance it caused. */
function drawsOf(at: Table, answer: PlainObject): readonly { readonly what: string; readonly among: number }[] {
  const context = createContext<State, Happening>(at.state, { draws: true });
  apply(civilization, context, asked(at).id, answer as Answer);
  return context.draws ?? [];
}

describe('the culture hand', () => {
  test('EVT-001 it holds two cards, and more by techs, Monarchy and Computers, all added up', () => {
    const sizeFor = (own: PlainObject): number | undefined =>
      view(eventTable({ players: [own] })).players[0]?.cultureHandSize;
    expect(sizeFor({})).toBe(2);
    expect(sizeFor({ techs: ['pottery'] })).toBe(3);
    expect(sizeFor({ techs: ['pottery', 'civilService', 'theology'] })).toBe(5);
    expect(sizeFor({ techs: ['pottery'], government: 'monarchy' })).toBe(4);
    // Computers itself has a coin.
    expect(sizeFor({ techs: ['computers'], sheetCoins: 3 })).toBe(2);
    expect(sizeFor({ techs: ['computers'], sheetCoins: 4 })).toBe(3);
    expect(sizeFor({ techs: ['computers'], sheetCoins: 9 })).toBe(4);
  });

  test('EVT-002 RUL-091 RUL-252 above it cards are discarded at once, any of the hand, before an event is played', () => {
    const at = eventTable({
      phase: 'cityManagement',
      players: [{ culture: 9, events: ['despotDay', 'sabotage'] }],
      given: { decks: { I: ['drought'] } },
    });
    play(at, ADVANCE);
    expect(asked(at)).toMatchObject({ kind: 'discardEvent', seat: 0 });
    expect(options(at)).toEqual([{ event: 'despotDay' }, { event: 'sabotage' }, { event: 'drought' }]);
    expect(refused(at, { do: 'event', event: 'despotDay' }).rule).toBe('EVT-002');
    expect(refused(at, { event: 'disaster' })).toEqual({
      rule: 'EVT-002',
      params: { event: 'disaster', held: 3, most: 2 },
    });
    expect(explained(at, 0, 'cityManagement', ADVANCE)).toMatchObject({ params: { now: 'discardEvent' } });
    const heard = play(at, { event: 'drought' });
    expect(heard).toEqual([{ kind: 'eventDiscarded', seat: 0, event: 'drought' }]);
    expect(discards(at, 0)).toEqual(['drought']);
    expect(isAsked(at, 'cityManagement', 0)).toBe(true);
  });

  test('RUL-091 several cards too many are discarded one by one', () => {
    const events = ['drought', 'drought', 'lost', 'defection'];
    const at = eventTable({ phase: 'cityManagement', players: [{ culture: 3, events }] });
    play(at, ADVANCE);
    for (const event of ['drought', 'lost', 'drought']) {
      expect(isAsked(at, 'discardEvent', 0)).toBe(true);
      play(at, { event });
    }
    expect(isAsked(at, 'cityManagement', 0)).toBe(true);
    expect(hand(at, 0)).toHaveLength(2);
    expect(hand(at, 0)[0]).toBe('defection');
  });

  test('RUL-093 RUL-252 a hand size that falls forces a discard at once, also in the part of another player', () => {
    const at = eventTable({
      players: [
        { events: ['citizensRevolting1'] },
        { government: 'monarchy', events: ['lost', 'catastrophe', 'disaster'] },
      ],
    });
    expect(view(at).players[1]?.cultureHandSize).toBe(3);
    playEvent(at, 'citizensRevolting1', 1);
    while (isAsked(at, 'respond')) play(at, { do: 'pass' });
    expect(asked(at)).toMatchObject({ kind: 'discardEvent', seat: 1 });
    expect(at.state.pending?.asks).toHaveLength(1);
    play(at, { event: 'catastrophe' });
    expect(isAsked(at, 'startOfTurn', 0)).toBe(true);
    expect(hand(at, 1)).toEqual(['lost', 'disaster']);
  });

  test('RUL-004 RUL-252 several who hold too many discard clockwise from the active player', () => {
    for (const [phase, seat, order] of [
      ['cityManagement', 2, [2, 3, 0, 1]],
      // In the Trade Phase nobody is active: the first player begins.
      ['trade', 0, [1, 2, 3, 0]],
    ] as const) {
      const at = eventTable({ given: { phase, seat, first: 1 } });
      for (const one of at.state.players)
        for (let n = 0; n < 3; n++) one.events.push(at.state.eventDecks[0]?.pop() as number);
      // As if a step had changed all hands: back to before the open question, which then waits.
      at.state.pending = null;
      (at.state.stack.at(-1) as { at: string }).at = phase === 'trade' ? 'negotiate' : 'menu';
      const context = createContext<State, Happening>(at.state);
      settle(context);
      advance(procedures, context);
      const seats: number[] = [];
      while (isAsked(at, 'discardEvent')) {
        seats.push(asked(at).seat);
        play(at, options(at)[0] as PlainObject);
      }
      expect(seats).toEqual(order);
    }
  });

  test('EVT-003 ART-010 events are secret: others see their backs only', () => {
    const given = { decks: { I: ['sabotage'] } };
    const draw = (listener: number): Happening[] => {
      const at = eventTable({ phase: 'cityManagement', players: [{ culture: 3 }], given });
      return playHeard(at, ADVANCE, listener);
    };
    expect(draw(0)).toContainEqual({ kind: 'eventDrawn', seat: 0, deck: 'I', event: 'sabotage', from: null });
    expect(draw(1)).toContainEqual({ kind: 'eventDrawn', seat: 0, deck: 'I', event: null, from: null });
    const at = eventTable({ players: [{ events: ['sabotage', 'lost'] }] });
    expect(view(at, 0).hand?.events).toEqual(['sabotage', 'lost']);
    expect(view(at, 1).players[0]?.events).toEqual({ I: 1, II: 1, III: 0 });
    for (const other of [1, 2, null]) expect(JSON.stringify(view(at, other))).not.toContain('sabotage');
  });
});

describe('the decks', () => {
  test('EVT-006 RUL-229 discards lie face up under their deck; used up, it is made of them, and shuffled', () => {
    const at = eventTable({ phase: 'cityManagement', players: [{ culture: 12, techs: ['pottery', 'theology'] }] });
    const deck = at.state.eventDecks[0] as number[];
    const under = at.state.eventDiscards[0] as number[];
    under.push(...deck.splice(0, deck.length - 1));
    const [last] = deck as [number];
    expect(view(at).eventDiscards['I']).toHaveLength(18);
    // The last face-down card is drawn without any chance.
    expect(drawsOf(at, ADVANCE)).toEqual([]);
    expect(player(at, 0).events).toEqual([last]);
    expect(under).toHaveLength(18);
    expect(drawsOf(at, ADVANCE)).toMatchObject([{ what: 'culture events I', among: 18 }]);
    expect([deck.length, under.length]).toEqual([17, 0]);
    expect(player(at, 0).events).toHaveLength(2);
  });

  test('RUL-092 with deck and discards exhausted nothing is drawn', () => {
    const at = eventTable({ phase: 'cityManagement', players: [{ culture: 3 }] });
    at.state.eventDecks[0]?.splice(0);
    play(at, ADVANCE);
    expect(player(at, 0)).toMatchObject({ track: 1, events: [] });
    expect(isAsked(at, 'cityManagement', 0)).toBe(true);
  });

  test('ART-010 the card is of the age of the space', () => {
    for (const [track, deck] of [
      [0, 'I'],
      [7, 'II'],
      [14, 'III'],
    ] as const) {
      const at = eventTable({ phase: 'cityManagement', players: [{ culture: 7, trade: 6, track }] });
      expect(play(at, ADVANCE)).toContainEqual({ kind: 'eventDrawn', seat: 0, deck, event: null, from: null });
    }
  });
});

describe('playing events', () => {
  test('EVT-004 RUL-089 an event is played in the own part of the phase printed on it, and in no other', () => {
    const events = ['drought', 'despotDay', 'defection'];
    const players = [
      { events, armies: [sq(6, 6)], techs: ['pottery'] },
      { events, armies: [sq(7, 7)], techs: ['pottery'] },
    ];
    for (const [phase, fitting] of [
      ['startOfTurn', 'drought'],
      ['cityManagement', 'despotDay'],
      ['movement', 'defection'],
    ] as const) {
      const at = eventTable({ phase, players });
      while (isAsked(at, 'interrupt')) play(at, { do: 'pass' });
      expect(playable(at)).toEqual([fitting]);
      for (const event of events) {
        if (event === fitting) continue;
        const printed = { drought: 'startOfTurn', despotDay: 'cityManagement', defection: 'movement' }[event];
        expect(refused(at, { do: 'event', event })).toEqual({ rule: 'EVT-004', params: { event, phase: printed } });
      }
      expect(refused(at, { do: 'event', event: 'sabotage' })).toEqual({
        rule: 'EVT-003',
        params: { event: 'sabotage' },
      });
      // It is not the part of seat 1.
      expect(explained(at, 1, phase, { do: 'event', event: fitting })).toEqual({
        rule: 'RUL-005',
        params: { awaited: [0] },
      });
    }
  });

  test('EVT-004 nothing is played in the Trade and Research Phases', () => {
    for (const phase of ['trade', 'research']) {
      const own = { events: ['drought', 'defection'], armies: [sq(6, 6)], trade: 6 };
      const at = eventTable({ players: [own], given: { phase } });
      expect(at.state.phase).toBe(phase);
      expect(playable(at)).toEqual([]);
      expect(refused(at, { do: 'event', event: 'drought' })).toBeDefined();
    }
  });

  test('EVT-005 RUL-006 the card is announced with all its choices, takes effect, and is discarded', () => {
    const at = eventTable({ players: [{ events: ['drought'] }, { events: ['lost', 'joustingTourney'] }] });
    play(at, { do: 'event', event: 'drought' });
    expect(hand(at, 0)).toEqual(['drought']);
    expect(play(at, { value: sq(8, 8) })).toEqual([
      { kind: 'eventPlayed', seat: 0, event: 'drought', as: null, chosen: [sq(8, 8)] },
    ]);
    // It lies on the table: declared, neither in the hand nor discarded.
    expect([hand(at, 0), discards(at, 0)]).toEqual([[], []]);
    expect(view(at).declared).toEqual([
      { to: 'event', card: 'drought', by: 0, chosen: [sq(8, 8)], as: null, cancelled: false },
    ]);
    const heard = play(at, { do: 'pass' });
    expect(heard).toEqual([{ kind: 'disasterPlaced', square: sq(8, 8) }]);
    expect(discards(at, 0)).toEqual(['drought']);
    expect(view(at).declared).toEqual([]);
  });

  test('RUL-249 what needs a target or would change nothing cannot be declared', () => {
    const events = ['sabotage', 'citizensRevolting1'];
    const anarchy = { government: 'anarchy' };
    const at = eventTable({ players: [{ events }, anarchy, anarchy, anarchy] });
    for (const event of events) {
      expect(refused(at, { do: 'event', event })).toEqual({ rule: 'RUL-249', params: { event, phase: 'startOfTurn' } });
    }
    // Pottery has room for four coins only.
    const full = eventTable({
      phase: 'cityManagement',
      players: [{ techs: ['pottery'], techCoins: { pottery: 4 }, resources: { silk: 2 } }],
    });
    expect(refused(full, { do: 'ability', tech: 'pottery' })).toEqual({ rule: 'RUL-249', params: { tech: 'pottery' } });
  });

  test('RUL-227 a target that has vanished is skipped, and the card is used up', () => {
    const at = eventTable({
      players: [{ events: ['disaster'] }, { events: ['lost', 'catastrophe'] }],
      pieces: [
        { square: sq(12, 3), building: 'temple' },
        { square: sq(12, 1), building: 'library' },
      ],
    });
    playEvent(at, 'disaster', sq(12, 3), sq(12, 1));
    // While the window is open one of the two buildings is gone.
    at.state.pieces[sq(12, 3)] = 0;
    const heard = play(at, { do: 'pass' });
    expect(heard.filter(({ kind }) => kind === 'buildingDestroyed')).toMatchObject([{ square: sq(12, 1) }]);
    expect(discards(at, 2)).toEqual(['disaster']);
  });

  test('refuses what has not the shape of an answer, and never throws', () => {
    const hostile: unknown[] = [
      null,
      7,
      [],
      {},
      { do: 'event' },
      { do: 'event', event: 7 },
      { do: 'event', event: {} },
    ];
    const menus = eventTable({ players: [{ events: ['drought'] }] });
    for (const answer of [...hostile, { do: 'event', event: 'constructor' }])
      expect(refused(menus, answer)).toBeDefined();
    play(menus, { do: 'event', event: 'drought' });
    for (const answer of [...hostile, { value: null }, { value: 'stop' }, { value: {} }, { value: 1, more: 2 }])
      expect(refused(menus, answer)).toBeDefined();
    expect(values(menus)).not.toContain(HOME);
  });
});
