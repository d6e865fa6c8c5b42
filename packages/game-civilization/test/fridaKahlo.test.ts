import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { civilization } from '../src/index.ts';
import { cardOf } from '../src/rules/events.ts';
import { discards, type Events, eventTable, HOMES, hand, sq } from './eventTable.ts';
import { asked, isAsked, ofKind, options, play, player, playHeard, refused, type Table, view } from './table.ts';
import { makers, offering } from './tradeTable.ts';

const [HOME, EAST] = HOMES;
const SECOND = sq(13, 6);
const KAHLO = { do: 'greatPerson', card: 'fridaKahlo' };
const FILL = { event: null };

/** Seat 1, who has two cities, an artist and Frida Kahlo face down, is in their part; seat 2 is the first player. */
function holding(own: PlainObject = {}, of: Events = {}): Table {
  const mine = { cities: [EAST, SECOND], hiddenPeople: ['fridaKahlo'], ...own };
  return eventTable({
    ...of,
    options: { expansion: true, greatPersonDeck: true },
    pieces: [{ square: SECOND + 1, person: 'artist' }, ...(of.pieces ?? [])],
    players: [{ cities: [HOME] }, mine, {}, {}],
    given: { seat: 1, first: 2, ...of.given },
  });
}

describe('Frida Kahlo', () => {
  it('RUL-311 GPD-010 RUL-091 events are discarded one by one for all to see, then the hand is filled', () => {
    const at = holding(
      { events: ['drought', 'sabotage'], track: 0 },
      { given: { decks: { I: ['despotDay', 'defection'] } } },
    );
    const components = civilization.countComponents(at.state);
    play(at, KAHLO);
    expect(view(at).personDiscards).toEqual(['fridaKahlo']);
    expect(asked(at)).toMatchObject({ kind: 'refillHand', seat: 1 });
    expect(options(at)).toEqual([FILL, { event: 'drought' }, { event: 'sabotage' }]);
    expect(ofKind(play(at, { event: 'drought' }), 'eventDiscarded')).toEqual([
      { kind: 'eventDiscarded', seat: 1, event: 'drought' },
    ]);
    expect(options(at)).toEqual([FILL, { event: 'sabotage' }]);
    expect(refused(at, { event: 'drought' })).toEqual({ rule: 'EVT-003', params: { event: 'drought' } });
    expect(refused(at, { event: 7 }).rule).toBe('K-SHAPE');
    const drawn = ofKind(playHeard(at, FILL, 0), 'eventDrawn');
    expect(drawn).toEqual([{ kind: 'eventDrawn', seat: 1, deck: 'I', event: null, from: null }]);
    expect([hand(at, 1), discards(at, 0)]).toEqual([['sabotage', 'despotDay'], ['drought']]);
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 1 });
    expect(civilization.countComponents(at.state)).toEqual(components);
  });

  it('RUL-311 EVT-001 without a discard she only fills; all may go, and what is drawn is of the marker’s section', () => {
    const fills = holding({ events: ['drought'], openPeople: ['valmiki'], track: 9 });
    play(fills, KAHLO);
    const drawn = ofKind(play(fills, FILL), 'eventDrawn');
    expect(drawn.map(({ deck }) => deck)).toEqual(['II', 'II', 'II']);
    const all = holding({ events: ['drought', 'sabotage'], track: 17 });
    play(all, KAHLO);
    play(all, { event: 'sabotage' });
    const last = play(all, { event: 'drought' });
    expect(ofKind(last, 'eventDrawn').map(({ deck }) => deck)).toEqual(['III', 'III']);
    expect(isAsked(all, 'startOfTurn', 1)).toBe(true);
  });

  it('RUL-311 RUL-249 she is used with an empty hand too, but not to change nothing', () => {
    const empty = holding({ track: 3 });
    play(empty, KAHLO);
    expect(isAsked(empty, 'startOfTurn', 1)).toBe(true);
    expect(hand(empty, 1)).toHaveLength(2);
    const nothing = holding({ track: 3 }, { phase: 'cityManagement' });
    nothing.state.eventDecks[0]?.splice(0);
    expect(options(nothing)).not.toContainEqual(KAHLO);
    expect(refused(nothing, KAHLO)).toEqual({ rule: 'RUL-249', params: { card: 'fridaKahlo' } });
  });

  it('RUL-311 EVT-006 RUL-092 an empty deck gives back its discards, and then no more', () => {
    const at = holding({ events: ['drought'], openPeople: ['valmiki'], track: 1 });
    at.state.eventDecks[0]?.splice(0);
    at.state.eventDiscards[0]?.push(cardOf('defection'));
    play(at, KAHLO);
    play(at, { event: 'drought' });
    expect([hand(at, 1).sort(), discards(at, 0)]).toEqual([['defection', 'drought'], []]);
    expect(isAsked(at, 'startOfTurn', 1)).toBe(true);
  });

  it('RUL-303 RUL-311 with Mysticism each card drawn is one of two', () => {
    const at = holding(
      { techs: ['mysticism'] },
      { given: { decks: { I: ['despotDay', 'defection', 'drought', 'sabotage'] } } },
    );
    const most = view(at).players[1]?.cultureHandSize as number;
    play(at, KAHLO);
    for (let drawn = 0; drawn < most; drawn++) {
      expect(asked(at)).toMatchObject({ kind: 'keepEvent', seat: 1 });
      play(at, options(at)[0] as PlainObject);
    }
    expect([hand(at, 1).length, discards(at, 0).length]).toEqual([most, most]);
    expect(isAsked(at, 'startOfTurn', 1)).toBe(true);
  });

  it('RUL-266 RUL-335 in a negotiation an offer of an event lapses if that is discarded, and else stands', () => {
    for (const [discarded, left] of [
      ['drought', [1]],
      ['sabotage', []],
    ] as const) {
      const at = holding({ events: ['drought', 'sabotage'] }, { phase: 'trade' });
      play(at, offering(3, { I: 1 }, {}, { events: ['sabotage'] }), 1);
      play(at, KAHLO, 1);
      play(at, { event: discarded });
      play(at, FILL);
      expect(isAsked(at, 'negotiate', 0)).toBe(true);
      expect([makers(at), hand(at, 1).length]).toEqual([left, 2]);
    }
  });

  it('RUL-335 GPD-011 she is used in each part of a turn, but needs a working artist', () => {
    for (const phase of ['startOfTurn', 'cityManagement', 'movement'] as const) {
      const at = holding({ events: ['drought'] }, { phase });
      play(at, KAHLO);
      play(at, { event: 'drought' });
      expect(asked(at)).toMatchObject({ kind: phase, seat: 1 });
      expect(player(at, 1).hiddenPeople).toEqual([]);
    }
    const blockaded = eventTable({
      options: { expansion: true, greatPersonDeck: true },
      pieces: [{ square: EAST + 1, person: 'artist' }],
      players: [{ armies: [EAST + 1] }, { events: ['drought'], hiddenPeople: ['fridaKahlo'] }, {}, {}],
      given: { seat: 1, first: 2 },
    });
    expect(options(blockaded)).not.toContainEqual(KAHLO);
    expect(refused(blockaded, KAHLO).rule).toBe('GPD-011');
  });
});
