import type { PlainObject } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { unitTypeIndex } from '../src/data/faces.ts';
import { civilization } from '../src/index.ts';
import { cardOf } from '../src/rules/events.ts';
import { battleOf, FIELD, type Fight, type Fought, fight, handOf } from './battleTable.ts';
import { discards, eventTable, hand, PASS, passAll, responding, values } from './eventTable.ts';
import { asked, isAsked, ofKind, options, play, playHeard, refused, type Table, view } from './table.ts';

const EXPANSION = { expansion: true };

/** Seat 0 attacks seat 1 with the expansion; each has what is stated. */
function meeting(attacker: PlainObject, defender: PlainObject = {}, more: Fight = {}): Fought {
  return fight({ ...more, options: { ...EXPANSION, ...more.options }, attacker, defender });
}

/** Plays an event before the forces are drawn, and names these units. */
function recruit(at: Table, event: string, ...units: readonly string[]): void {
  play(at, { do: 'event', event });
  for (const value of units) play(at, { value });
}

const types = (at: Table, seat: number) => view(at).players[seat]?.units;

describe('events before the forces of a battle are drawn', () => {
  test('RUL-305 RUL-371 Duty and Honor: a unit of an unlocked type joins the standing forces, and may be drawn', () => {
    const at = meeting({ events: ['dutyAndHonor'], units: ['infantry1'] }, { units: ['mounted1'] });
    expect(asked(at)).toMatchObject({ kind: 'battleMoment', seat: 0, moment: 'before' });
    expect(handOf(at, 0)).toEqual([]);
    expect(options(at)).toEqual([{ do: 'pass' }, { do: 'event', event: 'dutyAndHonor' }]);
    play(at, { do: 'event', event: 'dutyAndHonor' });
    expect(asked(at)).toMatchObject({ kind: 'choose', seat: 0, card: 'dutyAndHonor', of: 'unit', step: 0 });
    expect(values(at)).toEqual(['artillery', 'infantry', 'mounted']);
    const heard = play(at, { value: 'artillery' });
    expect(ofKind(heard, 'unitGained')).toEqual([{ kind: 'unitGained', seat: 0, unit: 'artillery', card: null }]);
    expect(asked(at)).toMatchObject({ kind: 'battleTurn', seat: 1 });
    expect(
      handOf(at, 0)
        .map((card) => card.slice(0, -1))
        .sort(),
    ).toEqual(['artillery', 'infantry']);
    expect([hand(at, 0), discards(at, 0)]).toEqual([[], ['dutyAndHonor']]);
  });

  test('UNIT-001 RUL-010 only its owner sees the card', () => {
    const at = meeting({ events: ['dutyAndHonor'] });
    play(at, { do: 'event', event: 'dutyAndHonor' });
    const [gained] = ofKind(playHeard(at, { value: 'infantry' }, 0), 'unitGained');
    expect(gained?.card).toMatch(/^infantry\d$/);
  });

  test('RUL-371 RUL-012 Nationalism: up to two, but at least one', () => {
    const at = meeting({ events: ['nationalism'] });
    play(at, { do: 'event', event: 'nationalism' });
    expect(refused(at, { value: 'stop' })).toEqual({
      rule: 'RUL-371',
      params: { card: 'nationalism', value: 'stop' },
    });
    play(at, { value: 'mounted' });
    expect(values(at)).toEqual(['stop', 'artillery', 'infantry', 'mounted']);
    play(at, { value: 'stop' });
    expect(handOf(at, 0)).toHaveLength(1);
    expect(discards(at, 1)).toEqual(['nationalism']);
    const two = meeting({ events: ['nationalism'] });
    recruit(two, 'nationalism', 'mounted', 'mounted');
    expect(handOf(two, 0)).toHaveLength(2);
  });

  test('RUL-371 RUL-305 Patriotism: up to three, aircraft with Flight alone', () => {
    const at = meeting({ events: ['patriotism'] });
    play(at, { do: 'event', event: 'patriotism' });
    expect(refused(at, { value: 'aircraft' })).toMatchObject({ rule: 'UNIT-003', params: { tech: 'flight' } });
    expect(refused(at, { value: 'army' }).rule).toBe('RUL-371');
    const flying = meeting({ events: ['patriotism'], techs: ['flight'] });
    recruit(flying, 'patriotism', 'aircraft', 'infantry', 'aircraft');
    expect(
      handOf(flying, 0)
        .map((card) => card.slice(0, -1))
        .sort(),
    ).toEqual(['aircraft', 'aircraft', 'infantry']);
    expect(discards(flying, 2)).toEqual(['patriotism']);
  });

  test('UNIT-004 RUL-305 a type needs a card for each unit named', () => {
    const prepare = ({ state }: Table): void => {
      const deck = state.unitDecks[unitTypeIndex('mounted')] as number[];
      deck.splice(1);
      state.unitDecks[unitTypeIndex('artillery')]?.splice(0);
    };
    const at = meeting({ events: ['patriotism'] }, {}, { prepare });
    play(at, { do: 'event', event: 'patriotism' });
    expect(values(at)).toEqual(['infantry', 'mounted']);
    expect(refused(at, { value: 'artillery' })).toMatchObject({ rule: 'UNIT-004', params: { item: 'artillery' } });
    play(at, { value: 'mounted' });
    expect(values(at)).toEqual(['stop', 'infantry']);
    expect(refused(at, { value: 'mounted' }).rule).toBe('UNIT-004');
  });

  test('UNIT-004 RUL-371 nothing more is asked when no card is left for another unit', () => {
    const prepare = ({ state }: Table): void => {
      for (const type of ['infantry', 'mounted', 'artillery'])
        state.unitDecks[unitTypeIndex(type)]?.splice(type === 'mounted' ? 1 : 0);
    };
    const at = meeting({ events: ['patriotism'] }, {}, { prepare });
    recruit(at, 'patriotism', 'mounted');
    expect(isAsked(at, 'choose')).toBe(false);
    expect(handOf(at, 0)).toHaveLength(1);
  });

  test('RUL-371 RUL-227 a type without a card left when the event resolves is lost', () => {
    const at = meeting({ events: ['nationalism'] }, { events: ['joustingTourney'] });
    recruit(at, 'nationalism', 'mounted', 'infantry');
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 1, chosen: ['mounted', 'infantry'] });
    at.state.unitDecks[unitTypeIndex('mounted')]?.splice(0);
    passAll(at);
    // The defender holds a card of a deck with a fitting one.
    play(at, PASS);
    expect(handOf(at, 0).map((card) => card.slice(0, -1))).toEqual(['infantry']);
  });

  test('RUL-153 the attacker first, then the defender, in turn until both pass', () => {
    const at = meeting({ events: ['dutyAndHonor', 'nationalism'] }, { events: ['dutyAndHonor'], units: ['infantry1'] });
    recruit(at, 'dutyAndHonor', 'infantry');
    passAll(at);
    expect(asked(at)).toMatchObject({ kind: 'battleMoment', seat: 1 });
    expect(view(at).battle?.turn).toBe(1);
    recruit(at, 'dutyAndHonor', 'mounted');
    passAll(at);
    expect(asked(at)).toMatchObject({ kind: 'battleMoment', seat: 0 });
    expect(view(at).battle?.turn).toBe(0);
    play(at, PASS);
    // The defender has no card left, so that the forces are drawn.
    expect(asked(at)).toMatchObject({ kind: 'battleTurn', seat: 1 });
    expect([handOf(at, 0).length, handOf(at, 1).length]).toEqual([1, 2]);
    expect(hand(at, 0)).toEqual(['nationalism']);
  });

  test('RUL-153 a side that has passed may play when the other one has played', () => {
    const at = meeting({ events: ['dutyAndHonor'] }, { events: ['nationalism'] });
    play(at, PASS);
    expect(asked(at)).toMatchObject({ kind: 'battleMoment', seat: 1 });
    recruit(at, 'nationalism', 'infantry', 'stop');
    passAll(at);
    expect(asked(at)).toMatchObject({ kind: 'battleMoment', seat: 0 });
    recruit(at, 'dutyAndHonor', 'infantry');
    expect(asked(at)).toMatchObject({ kind: 'battleTurn', seat: 1 });
  });

  test('RUL-153 the defender of a city may play them', () => {
    const at = meeting({}, { events: ['dutyAndHonor'] }, { kind: 'city' });
    expect(asked(at)).toMatchObject({ kind: 'battleMoment', seat: 1 });
    recruit(at, 'dutyAndHonor', 'infantry');
    expect(handOf(at, 1)).toHaveLength(1);
  });

  test('RUL-305 RUL-122 an explorer may play them against barbarians, but nobody for the barbarians', () => {
    const field = { given: { pieces: [{ square: FIELD, village: 'iron' }] }, kind: 'village' } as const;
    const at = meeting({ events: ['dutyAndHonor'] }, { events: ['nationalism'] }, field);
    expect(asked(at)).toMatchObject({ kind: 'battleMoment', seat: 0 });
    play(at, PASS);
    expect(asked(at)).toMatchObject({ kind: 'battleTurn', seat: 1 });
    expect(battleOf(at).hands[1]).toHaveLength(3);
  });

  test('RUL-279 RUL-281 they may be cancelled, also by a third player', () => {
    const at = meeting(
      { events: ['dutyAndHonor'], units: ['infantry1'] },
      { units: ['infantry2'] },
      { seats: 3, prepare: ({ state }) => state.players[2]?.events.push(cardOf('joustingTourney')) },
    );
    recruit(at, 'dutyAndHonor', 'infantry');
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 2, to: 'event', card: 'dutyAndHonor' });
    const heard = play(at, responding('joustingTourney'));
    expect(ofKind(heard, 'cancelled')).toMatchObject([{ card: 'dutyAndHonor' }]);
    expect(types(at, 0)).toEqual(types(at, 1));
    expect(asked(at)).toMatchObject({ kind: 'battleTurn' });
  });

  test('EVT-004 RUL-305 at no other moment, and no other event at this one', () => {
    const at = meeting({ events: ['dutyAndHonor', 'sabotage'] });
    expect(refused(at, { do: 'event', event: 'sabotage' })).toMatchObject({
      rule: 'EVT-004',
      params: { event: 'sabotage', phase: 'startOfTurn' },
    });
    expect(refused(at, { do: 'event', event: 'patriotism' }).rule).toBe('EVT-003');
    expect(refused(at, { do: 'ability', tech: 'metalworking' }).rule).toBe('K-SHAPE');
    const wanted = { kind: 'movement', answer: { do: 'event', event: 'dutyAndHonor' } };
    const moving = eventTable({ phase: 'movement', players: [{ events: ['dutyAndHonor'] }], options: EXPANSION });
    expect(civilization.explain(moving.state, 0, wanted)).toEqual({
      rule: 'EVT-004',
      params: { event: 'dutyAndHonor', phase: 'battle' },
    });
  });
});

describe('who is asked before a battle', () => {
  test('RUL-010 everybody with an event card, whatever it is', () => {
    const at = meeting({ events: ['sabotage'] }, { events: ['disaster'] });
    expect(asked(at)).toMatchObject({ kind: 'battleMoment', seat: 0 });
    expect(options(at)).toEqual([{ do: 'pass' }]);
    play(at, PASS);
    expect(asked(at)).toMatchObject({ kind: 'battleMoment', seat: 1 });
  });

  test('RUL-010 nobody without a card, and nobody in the base game', () => {
    expect(isAsked(meeting({}), 'battleMoment')).toBe(false);
    const [attacker, defender] = [{ events: ['sabotage'], units: ['infantry1'] }, { events: ['defection'] }];
    const base = fight({ attacker, defender });
    expect(asked(base)).toMatchObject({ kind: 'battleTurn' });
  });

  test('RUL-153 without futile questions only who can play something', () => {
    const at = meeting({ events: ['sabotage'] }, { events: ['dutyAndHonor'] }, { options: { skipFutile: true } });
    expect(asked(at)).toMatchObject({ kind: 'battleMoment', seat: 1 });
  });

  test('UNIT-004 nobody when no unit is left', () => {
    const prepare = ({ state }: Table): void => {
      for (const deck of state.unitDecks) deck.splice(0);
    };
    expect(isAsked(meeting({ events: ['patriotism'] }, {}, { prepare }), 'battleMoment')).toBe(false);
  });
});
