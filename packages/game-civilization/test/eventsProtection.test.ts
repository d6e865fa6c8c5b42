import type { PlainObject } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { coinsOf } from '../src/rules/coins.ts';
import { askedSeats, eventTable, HOMES, PASS, playable, playEvent, responding, SPY, sq, values } from './eventTable.ts';
import { asked, isAsked, options, play, playAll, player, refused, type Table } from './table.ts';

const [HOME, EAST] = HOMES;
/** Seat 1 has built United Nations. */
const UN = { square: sq(14, 1), wonder: 'unitedNations' };
const TEMPLE = sq(12, 3);

interface Shielded {
  readonly phase?: 'startOfTurn' | 'cityManagement' | 'movement';
  readonly own?: PlainObject;
  readonly others?: readonly PlainObject[];
  readonly pieces?: readonly PlainObject[];
  readonly given?: PlainObject;
}

/** Seat 0 faces the owner of United Nations. */
function shielded(events: readonly string[], of: Shielded = {}): Table {
  return eventTable({
    ...(of.phase === undefined ? {} : { phase: of.phase }),
    players: [{ events: [...events], ...of.own }, ...(of.others ?? [])],
    pieces: [UN, ...(of.pieces ?? [])],
    ...(of.given === undefined ? {} : { given: of.given }),
  });
}

/** The values that seat 0 may choose first for an event. */
function targets(event: string, of: Shielded): (string | number)[] {
  const at = shielded([event], of);
  while (isAsked(at, 'interrupt')) play(at, PASS);
  if (!playable(at).includes(event)) return [];
  play(at, { do: 'event', event });
  return values(at);
}

describe('United Nations', () => {
  test('FAQ-053 RUL-283 its owner is no choice for events of others that name a player', () => {
    for (const event of ['exchangeOfIdeas', 'knowledgeShared', 'thinkTank', 'citizensRevolting1', 'citizensRevolting2'])
      expect(targets(event, {}), event).toEqual([2, 3]);
    const at = shielded(['citizensRevolting1']);
    play(at, { do: 'event', event: 'citizensRevolting1' });
    expect(refused(at, { value: 1 })).toEqual({ rule: 'RUL-283', params: { card: 'citizensRevolting1', value: 1 } });
  });

  test('FAQ-053 RUL-283 nor are their buildings, walls, outskirts and great people', () => {
    const pieces = [
      { square: TEMPLE, building: 'temple' },
      { square: sq(12, 12), building: 'temple' },
    ];
    const own = { armies: [sq(10, 3), sq(10, 12)] };
    const others = [{ walls: [true] }];
    for (const event of ['sabotage', 'catastrophe', 'disaster'])
      expect(targets(event, { pieces, own, others }), event).toEqual([sq(12, 12)]);
    const land = shielded(['drought']);
    play(land, { do: 'event', event: 'drought' });
    expect(values(land)).not.toContain(sq(12, 3));
    expect(refused(land, { value: sq(12, 3) }).rule).toBe('RUL-283');
    // Events that choose nothing of theirs are not affected.
    expect(values(land)).toContain(sq(11, 3));
    const person = [{ square: TEMPLE, person: 'builder' }];
    for (const event of ['massDefection', 'wholesaleDefection'])
      expect(targets(event, { phase: 'movement', pieces: person, own: { armies: [sq(10, 3)] } })).toEqual([sq(10, 3)]);
  });

  test('FAQ-053 RUL-283 nor their figures, wherever they stand', () => {
    const others = [{ armies: [sq(8, 8)] }, { armies: [sq(8, 9)] }];
    const own = { scouts: [sq(8, 6)] };
    for (const event of ['defection', 'massDefection', 'wholesaleDefection'])
      expect(targets(event, { phase: 'movement', own, others }), event).toEqual([sq(8, 6), sq(8, 9)]);
    for (const event of ['disoriented', 'lost', 'outOfPosition'])
      expect(targets(event, { phase: 'cityManagement', own, others }), event).toEqual([sq(8, 9)]);
  });

  test('RUL-283 RUL-280 figures of others in their outskirts: the figure may be chosen, the square may not', () => {
    const others = [{}, { armies: [TEMPLE] }];
    const own = { armies: [sq(10, 3)] };
    expect(targets('defection', { phase: 'movement', own, others })).toEqual([sq(10, 3), TEMPLE]);
    expect(targets('massDefection', { phase: 'movement', own, others })).toEqual([sq(10, 3)]);
    expect(targets('disoriented', { phase: 'cityManagement', own, others })).toEqual([]);
    // Nor can anybody be led into them.
    const led = shielded(['disoriented'], { phase: 'cityManagement', others: [{}, { armies: [sq(11, 3)] }] });
    playEvent(led, 'disoriented', sq(11, 3));
    expect(values(led)).toContain(sq(11, 5));
    expect(values(led)).not.toContain(TEMPLE);
    expect(refused(led, { value: TEMPLE }).rule).toBe('RUL-283');
  });

  test('RUL-283 their figure where a great person of another stands: the person may be chosen', () => {
    const square = sq(12, 12);
    const at = shielded(['wholesaleDefection'], {
      phase: 'movement',
      others: [{ armies: [square] }],
      pieces: [{ square, person: 'builder' }],
    });
    playEvent(at, 'wholesaleDefection', square);
    expect(values(at)).toEqual(['person']);
  });

  test('FAQ-053 RUL-283 they get no coin by A Gift from Afar against their will', () => {
    const at = shielded(['aGiftFromAfar'], { phase: 'cityManagement', own: { techs: ['animalHusbandry'] } });
    playAll(at, [{ do: 'ability', tech: 'animalHusbandry' }, { value: HOME }]);
    const gift = { pay: 'event', event: 'aGiftFromAfar', as: 'wheat' };
    expect(options(at)).toEqual([
      { ...gift, to: 2 },
      { ...gift, to: 3 },
    ]);
    expect(refused(at, { ...gift, to: 1 })).toEqual({ rule: 'RUL-283', params: { event: 'aGiftFromAfar', to: 1 } });
    play(at, { ...gift, to: 2 });
    expect(coinsOf(at.state, 2)).toBe(1);
  });

  test('FAQ-053 RUL-280 RUL-283 what they declare is not cancelled by cards, but by techs', () => {
    const at = eventTable({
      given: { seat: 1 },
      players: [
        { events: ['breadAndCircuses', 'joustingTourney'] },
        { events: ['citizensRevolting1'] },
        { events: ['primetimeTv'], techs: ['civilService'], markers: ['hut:spy'] },
      ],
      pieces: [UN],
    });
    playEvent(at, 'citizensRevolting1', 0);
    // Seat 0 holds cards only and is not even asked.
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 2 });
    expect(options(at)).toEqual([PASS, { do: 'ability', tech: 'civilService' }]);
    expect(refused(at, responding('primetimeTv')).rule).toBe('RUL-283');
    playAll(at, [{ do: 'ability', tech: 'civilService' }, SPY]);
    expect(isAsked(at, 'startOfTurn', 1)).toBe(true);
  });

  test('FAQ-054 it prevents the play instead of cancelling it, also for an owner of Mass Media', () => {
    const at = shielded(['citizensRevolting1'], { own: { techs: ['massMedia'] } });
    play(at, { do: 'event', event: 'citizensRevolting1' });
    expect(values(at)).toEqual([2, 3]);
    // Where nobody else could be chosen the card cannot be played at all.
    const anarchy = { government: 'anarchy' };
    const nobody = shielded(['citizensRevolting1'], { own: { techs: ['massMedia'] }, others: [{}, anarchy, anarchy] });
    expect(refused(nobody, { do: 'event', event: 'citizensRevolting1' }).rule).toBe('RUL-249');
  });

  test('RUL-283 with their consent, which they switch on and off, they may be chosen', () => {
    const at = shielded(['citizensRevolting1'], { given: { first: 1, seat: 1 } });
    expect(play(at, { do: 'consent', on: true })).toEqual([{ kind: 'consentSwitched', seat: 1, on: true }]);
    expect(player(at, 1).consents).toBe(true);
    while (!isAsked(at, 'startOfTurn', 0)) play(at, { do: 'end' });
    play(at, { do: 'event', event: 'citizensRevolting1' });
    expect(values(at)).toEqual([1, 2, 3]);
    for (const [event, consents, expected] of [
      ['sabotage', true, [TEMPLE]],
      ['sabotage', false, []],
    ] as const) {
      const pieces = [{ square: TEMPLE, building: 'temple' }];
      expect(targets(event, { pieces, own: { armies: [sq(10, 3)] }, others: [{ consents }] })).toEqual(expected);
    }
  });

  test('RUL-283 they may do so in every part of theirs, and in the negotiation', () => {
    for (const phase of ['startOfTurn', 'trade', 'cityManagement', 'movement']) {
      const at = shielded([], { given: { phase, seat: phase === 'trade' ? 0 : 1 } });
      const consent = { do: 'consent', on: true };
      expect(options(at, 1), phase).toContainEqual(consent);
      play(at, consent, 1);
      expect(player(at, 1).consents).toBe(true);
      expect(options(at, 1)).toContainEqual({ do: 'consent', on: false });
      expect(refused(eventTable({ given: { phase } }), consent).rule).toBe('RUL-283');
    }
  });

  test('RUL-283 BLK-003 a blockaded or obsolete United Nations protects nobody', () => {
    const blockaded = shielded(['citizensRevolting1'], { own: { armies: [UN.square] } });
    play(blockaded, { do: 'event', event: 'citizensRevolting1' });
    expect(values(blockaded)).toEqual([1, 2, 3]);
    const obsolete = shielded(['citizensRevolting1'], { given: { obsolete: ['unitedNations'] } });
    play(obsolete, { do: 'event', event: 'citizensRevolting1' });
    expect(values(obsolete)).toEqual([1, 2, 3]);
  });

  test('RUL-283 it protects from events only: abilities of techs are none', () => {
    const at = shielded([], {
      phase: 'cityManagement',
      own: { techs: ['gunpowder'], resources: { silk: 2 } },
      pieces: [{ square: TEMPLE, building: 'temple' }],
    });
    playAll(at, [{ do: 'ability', tech: 'gunpowder' }, { value: 'destroyBuilding' }]);
    expect(values(at)).toEqual([TEMPLE]);
  });

  test('RUL-283 its owner may choose what they own', () => {
    const at = eventTable({
      given: { seat: 1 },
      players: [{}, { events: ['sabotage'], walls: [true] }],
      pieces: [UN, { square: TEMPLE, building: 'temple' }],
    });
    play(at, { do: 'event', event: 'sabotage' });
    expect(values(at)).toEqual([TEMPLE, EAST]);
    play(at, { value: TEMPLE });
    expect(askedSeats(at)).toEqual([]);
    expect(at.state.pieces[TEMPLE]).toBe(0);
  });
});
