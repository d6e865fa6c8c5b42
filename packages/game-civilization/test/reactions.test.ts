import type { PlainObject } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { civilization } from '../src/index.ts';
import {
  discards,
  eventTable,
  HOMES,
  hand,
  PASS,
  passAll,
  playEvent,
  responding,
  SPY,
  sq,
  token,
  useAbility,
} from './eventTable.ts';
import {
  asked,
  explained,
  isAsked,
  options,
  play,
  playAll,
  player,
  refused,
  result,
  type Table,
  view,
} from './table.ts';

const [HOME] = HOMES;
/** Seat 1's temple, within reach of seat 0's army. */
const TEMPLE = sq(12, 3);
const SABOTEUR = { events: ['sabotage'], armies: [sq(10, 3)] };
const SPYING = { techs: ['civilService'], markers: ['hut:spy'] };

/** Seat 0 has declared Sabotage on seat 1's temple; the others hold what is stated. */
function sabotage(players: readonly PlainObject[] = [], own: PlainObject = {}): Table {
  const at = eventTable({
    players: [{ ...SABOTEUR, ...own }, ...players],
    pieces: [{ square: TEMPLE, building: 'temple' }],
  });
  playEvent(at, 'sabotage', TEMPLE);
  return at;
}

function stands(at: Table): boolean {
  return at.state.pieces[TEMPLE] !== 0;
}

/** Seat 0 has used Currency, paid with an incense; the others hold what is stated. */
function currency(players: readonly PlainObject[]): Table {
  const at = eventTable({ phase: 'cityManagement', players: [{ resources: { incense: 2 } }, ...players] });
  useAbility(at, 'currency', [], token('incense'));
  return at;
}

describe('reaction windows', () => {
  test('RUL-278 RUL-006 the others are asked clockwise, told all that was declared; if all pass it takes effect', () => {
    const at = sabotage([
      { events: ['breadAndCircuses'] },
      { events: ['joustingTourney'] },
      { events: ['primetimeTv'] },
    ]);
    for (const seat of [1, 2, 3]) {
      expect(asked(at)).toMatchObject({
        kind: 'respond',
        seat,
        to: 'event',
        card: 'sabotage',
        by: 0,
        chosen: [TEMPLE],
        as: null,
      });
      expect(at.state.pending?.asks).toHaveLength(1);
      expect(options(at)).toHaveLength(2);
      expect(stands(at)).toBe(true);
      play(at, PASS);
    }
    expect(stands(at)).toBe(false);
    expect(isAsked(at, 'startOfTurn', 0)).toBe(true);
  });

  test('RUL-278 nobody is asked about what is their own', () => {
    const at = sabotage([{}, {}, {}], { events: ['sabotage', 'joustingTourney'], ...SPYING, armies: [sq(10, 3)] });
    expect(isAsked(at, 'startOfTurn', 0)).toBe(true);
    expect(stands(at)).toBe(false);
  });

  test('RUL-278 in the part of another player the order begins after them, and they come last on a response', () => {
    const at = eventTable({
      given: { seat: 2 },
      players: [
        { events: ['joustingTourney'] },
        { events: ['primetimeTv'] },
        { events: ['drought', 'joustingTourney'] },
        { events: ['primetimeTv'] },
      ],
    });
    playEvent(at, 'drought', sq(8, 8));
    const seats: number[] = [];
    for (const _ of [0, 1, 2]) {
      seats.push(asked(at).seat);
      if (asked(at).seat === 0) break;
      play(at, PASS);
    }
    expect(seats).toEqual([3, 0]);
    play(at, responding('joustingTourney'));
    // Now about the tourney of seat 0.
    for (const seat of [1, 2, 3]) {
      expect(asked(at)).toMatchObject({ kind: 'respond', seat, card: 'joustingTourney', by: 0 });
      play(at, PASS);
    }
    expect(isAsked(at, 'startOfTurn', 2)).toBe(true);
    expect(discards(at, 0)).toEqual(['drought']);
  });

  test('RUL-278 RUL-094 a response that succeeds cancels: the event is discarded without effect', () => {
    const at = sabotage([{ events: ['breadAndCircuses'] }, { events: ['joustingTourney'] }, {}]);
    play(at, responding('breadAndCircuses'));
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 2, card: 'breadAndCircuses', by: 1, chosen: [] });
    const heard = play(at, PASS);
    expect(heard).toContainEqual({ kind: 'cancelled', by: 0, what: 'event', card: 'sabotage' });
    expect(stands(at)).toBe(true);
    expect(isAsked(at, 'startOfTurn', 0)).toBe(true);
    expect(discards(at, 0)).toEqual(['breadAndCircuses', 'sabotage']);
    expect([hand(at, 0), hand(at, 1), hand(at, 2)]).toEqual([[], [], ['joustingTourney']]);
  });

  test('FAQ-028 FAQ-029 a cancelled cancellation lets the event take effect as if it had never been cancelled', () => {
    const at = sabotage([{ events: ['breadAndCircuses'] }, { events: ['joustingTourney'] }, {}]);
    play(at, responding('breadAndCircuses'));
    play(at, responding('joustingTourney'));
    // Nobody is left who could respond, neither to the tourney nor to the sabotage.
    expect(stands(at)).toBe(false);
    expect(discards(at, 0)).toEqual(['breadAndCircuses', 'sabotage']);
    expect(discards(at, 1)).toEqual(['joustingTourney']);
  });

  test('RUL-278 after a cancelled response the window starts again with its first seat', () => {
    const at = sabotage([
      { events: ['joustingTourney', 'lost'] },
      { events: ['joustingTourney'] },
      { events: ['primetimeTv', 'primetimeTv'] },
    ]);
    playAll(at, [PASS, responding('joustingTourney')]);
    expect(asked(at)).toMatchObject({ seat: 3, card: 'joustingTourney', by: 2 });
    play(at, responding('primetimeTv'));
    // About Primetime TV: seat 0 and 2 hold nothing fitting, seat 1 does.
    expect(asked(at)).toMatchObject({ seat: 1, card: 'primetimeTv', by: 3 });
    play(at, PASS);
    // Seat 1, who has passed already, is asked again about the sabotage.
    expect(asked(at)).toMatchObject({ seat: 1, card: 'sabotage', by: 0 });
    play(at, PASS);
    expect(asked(at)).toMatchObject({ seat: 3, card: 'sabotage', by: 0 });
    play(at, PASS);
    expect(stands(at)).toBe(false);
  });

  test('FAQ-028 FAQ-029 RUL-278 three levels: the cancellation of a cancelled cancellation holds', () => {
    const at = sabotage([
      { events: ['breadAndCircuses'] },
      { events: ['joustingTourney'] },
      { events: ['primetimeTv'] },
    ]);
    play(at, responding('breadAndCircuses'));
    play(at, responding('joustingTourney'));
    expect(view(at).declared.map(({ card }) => card)).toEqual(['sabotage', 'breadAndCircuses', 'joustingTourney']);
    play(at, responding('primetimeTv'));
    // The tourney is cancelled, so Bread and Circuses stands, and the sabotage is cancelled.
    expect(stands(at)).toBe(true);
    expect(isAsked(at, 'startOfTurn', 0)).toBe(true);
    expect(discards(at, 0)).toEqual(['breadAndCircuses', 'sabotage']);
    expect([discards(at, 1), discards(at, 2)]).toEqual([['joustingTourney'], ['primetimeTv']]);
  });

  test('EX-54 RUL-280 a second Bread and Circuses cancels the first: the event takes effect', () => {
    const at = sabotage([{ events: ['breadAndCircuses'] }], {
      events: ['sabotage', 'breadAndCircuses'],
      armies: [sq(10, 3)],
    });
    play(at, responding('breadAndCircuses'));
    // It targets the owner of what it cancels.
    expect(asked(at)).toMatchObject({ seat: 0, card: 'breadAndCircuses', by: 1 });
    play(at, responding('breadAndCircuses'));
    expect(stands(at)).toBe(false);
    expect(discards(at, 0)).toEqual(['breadAndCircuses', 'breadAndCircuses', 'sabotage']);
  });

  test('RUL-005 a player who is not asked cannot act', () => {
    const at = sabotage([{ events: ['breadAndCircuses'] }, { events: ['joustingTourney'] }]);
    expect(explained(at, 2, 'respond', responding('joustingTourney'))).toEqual({
      rule: 'RUL-005',
      params: { awaited: [1] },
    });
    expect(explained(at, 0, 'startOfTurn', { do: 'end' })).toEqual({ rule: 'RUL-005', params: { awaited: [1] } });
  });

  test('RUL-007 in a window nothing is played but what cancels', () => {
    const events = ['drought', 'aGenerousGift', 'breadAndCircuses', 'defection'];
    const at = sabotage([{ events, techs: ['pottery', 'theology'], armies: [sq(9, 9)] }]);
    expect(options(at)).toEqual([PASS, responding('breadAndCircuses')]);
    for (const event of ['drought', 'aGenerousGift', 'defection']) {
      expect(refused(at, responding(event))).toEqual({ rule: 'RUL-279', params: { event, to: 'event', by: 0 } });
    }
    expect(refused(at, { do: 'ability', tech: 'pottery' }).rule).toBe('RUL-279');
  });
});

describe('what cancels what', () => {
  test('RUL-279 Civil Service cancels an event for a spy, once per turn', () => {
    const at = sabotage([{ ...SPYING, markers: ['hut:spy', 'village:spy'] }], {
      events: ['sabotage', 'drought'],
      armies: [sq(10, 3)],
    });
    expect(options(at)).toEqual([PASS, { do: 'ability', tech: 'civilService' }]);
    play(at, { do: 'ability', tech: 'civilService' });
    expect(asked(at)).toMatchObject({ kind: 'payResource', seat: 1, card: 'civilService', need: 'spy' });
    const heard = play(at, SPY);
    expect(heard).toContainEqual({ kind: 'abilityUsed', seat: 1, tech: 'civilService', chosen: [] });
    expect(heard).toContainEqual({ kind: 'cancelled', by: 0, what: 'event', card: 'sabotage' });
    expect(stands(at)).toBe(true);
    // It is used: the next event of this turn is not asked about.
    playEvent(at, 'drought', sq(8, 8));
    expect(isAsked(at, 'startOfTurn', 0)).toBe(true);
    expect(discards(at, 0)).toEqual(['sabotage', 'drought']);
  });

  test('RUL-279 TECH-007 TECH-005 TECH-001 refusals say why Civil Service cannot answer', () => {
    const other = { events: ['joustingTourney'] };
    const cancel = { do: 'ability', tech: 'civilService' };
    expect(refused(sabotage([other]), cancel)).toEqual({
      rule: 'TECH-001',
      params: { tech: 'civilService', to: 'event', by: 0 },
    });
    expect(refused(sabotage([{ ...other, techs: ['civilService'], markers: ['hut:silk'] }]), cancel).rule).toBe(
      'TECH-005',
    );
    const used = sabotage([{ ...other, ...SPYING, markers: ['hut:spy', 'hut:spy'] }], {
      events: ['sabotage', 'drought'],
      armies: [sq(10, 3)],
    });
    playAll(used, [cancel, SPY]);
    playEvent(used, 'drought', sq(8, 8));
    expect(refused(used, cancel)).toMatchObject({ rule: 'TECH-007' });
    for (const hostile of [null, {}, { do: 7 }, { do: 'event' }, { do: 'ability', tech: 7 }, { do: 'pass', more: 1 }])
      expect(refused(used, hostile).rule).toBe('K-SHAPE');
  });

  test('RUL-279 FAQ-037 Writing answers city actions only, and nothing else answers them', () => {
    const writer = { techs: ['writing', 'massMedia', 'civilService'], markers: ['hut:spy'], events: ['primetimeTv'] };
    const at = eventTable({ phase: 'cityManagement', players: [{ events: ['despotDay'] }, writer] });
    play(at, { do: 'devote', city: HOME });
    expect(asked(at)).toMatchObject({
      kind: 'respond',
      seat: 1,
      to: 'cityAction',
      card: 'devote',
      by: 0,
      chosen: [HOME],
    });
    expect(options(at)).toEqual([PASS, { do: 'ability', tech: 'writing' }]);
    expect(refused(at, responding('primetimeTv')).rule).toBe('RUL-279');
    playAll(at, [{ do: 'ability', tech: 'writing' }, SPY]);
    expect(player(at, 0)).toMatchObject({ culture: 0, actions: [0, 0, 0] });
    playEvent(at, 'despotDay', HOME);
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 1, to: 'event' });
    expect(refused(at, { do: 'ability', tech: 'writing' }).rule).toBe('FAQ-037');
  });

  test('FAQ-040 TECH-009 RUL-218 an ability cancelled by Mass Media is used, and its price is lost', () => {
    const at = currency([{ techs: ['massMedia'], markers: ['village:spy'] }]);
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 1, to: 'ability', card: 'currency', by: 0 });
    play(at, { do: 'ability', tech: 'massMedia' });
    const heard = play(at, { pay: 'village', resource: 'spy' });
    expect(heard).toContainEqual({ kind: 'cancelled', by: 0, what: 'ability', card: 'currency' });
    expect(player(at, 0)).toMatchObject({ culture: 0, resources: [0, 0, 1, 0] });
    expect(refused(at, { do: 'ability', tech: 'currency' })).toEqual({
      rule: 'TECH-007',
      params: { tech: 'currency' },
    });
    expect(view(at).players[0]?.abilitiesUsed).toContain('currency');
  });

  test('TECH-009 RUL-218 RUL-279 Primetime TV cancels a resource ability too', () => {
    const at = currency([{ events: ['primetimeTv', 'joustingTourney'] }]);
    expect(options(at)).toEqual([PASS, responding('primetimeTv')]);
    expect(refused(at, responding('joustingTourney')).rule).toBe('RUL-279');
    play(at, responding('primetimeTv'));
    expect(player(at, 0)).toMatchObject({ culture: 0, resources: [0, 0, 1, 0] });
    expect(refused(at, { do: 'ability', tech: 'currency' }).rule).toBe('TECH-007');
    expect(discards(at, 2)).toEqual(['primetimeTv']);
    const passed = currency([{ events: ['primetimeTv'] }]);
    play(passed, PASS);
    expect(player(passed, 0).culture).toBe(3);
  });

  test('RUL-279 RUL-278 the response of a tech is itself an ability: Mass Media undoes Civil Service', () => {
    const at = sabotage([SPYING, { techs: ['massMedia'], markers: ['village:spy'] }]);
    playAll(at, [{ do: 'ability', tech: 'civilService' }, SPY]);
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 2, to: 'ability', card: 'civilService', by: 1 });
    playAll(at, [
      { do: 'ability', tech: 'massMedia' },
      { pay: 'village', resource: 'spy' },
    ]);
    expect(stands(at)).toBe(false);
    expect(view(at).players[1]?.abilitiesUsed).toContain('civilService');
    expect(player(at, 1).markers).toEqual([]);
  });

  test('RUL-279 events of an owner of Mass Media cannot be cancelled, and nobody is asked', () => {
    const others = [
      { events: ['breadAndCircuses', 'joustingTourney'], ...SPYING },
      { events: ['primetimeTv'] },
      { events: ['joustingTourney'] },
    ];
    const at = sabotage(others, { techs: ['massMedia'] });
    expect(isAsked(at, 'startOfTurn', 0)).toBe(true);
    expect(stands(at)).toBe(false);
    // Their abilities can be, and so can the abilities with which they answer.
    const ability = eventTable({
      phase: 'cityManagement',
      players: [{ techs: ['massMedia'], resources: { incense: 1 } }, { events: ['primetimeTv'] }],
    });
    useAbility(ability, 'currency', [], token('incense'));
    expect(isAsked(ability, 'respond', 1)).toBe(true);
    // Nor can the events with which they answer.
    const answer = sabotage([{ techs: ['massMedia'], events: ['breadAndCircuses'] }, { events: ['joustingTourney'] }]);
    playAll(answer, [responding('breadAndCircuses')]);
    expect(stands(answer)).toBe(true);
    expect(isAsked(answer, 'startOfTurn', 0)).toBe(true);
  });

  test('RUL-214 an event with several targets is cancelled as a whole', () => {
    const library = sq(12, 12);
    const at = eventTable({
      players: [{ events: ['disaster'] }, {}, { events: ['breadAndCircuses'] }],
      pieces: [
        { square: TEMPLE, building: 'temple' },
        { square: library, building: 'library' },
      ],
    });
    playEvent(at, 'disaster', TEMPLE, library);
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 2 });
    play(at, responding('breadAndCircuses'));
    expect(at.state.pieces[TEMPLE]).not.toBe(0);
    expect(at.state.pieces[library]).not.toBe(0);
  });

  test('FAQ-030 RUL-216 RUL-280 Bread and Circuses is only for whom the event chooses', () => {
    const circus = { events: ['breadAndCircuses', 'joustingTourney'] };
    const at = eventTable({ players: [{ events: ['exchangeOfIdeas'] }, circus, circus] });
    playEvent(at, 'exchangeOfIdeas', 2);
    expect(asked(at)).toMatchObject({ seat: 1 });
    expect(options(at)).toEqual([PASS, responding('joustingTourney')]);
    expect(refused(at, responding('breadAndCircuses'))).toEqual({
      rule: 'RUL-280',
      params: { event: 'breadAndCircuses', to: 'event', by: 0 },
    });
    play(at, PASS);
    expect(options(at)).toEqual([PASS, responding('breadAndCircuses'), responding('joustingTourney')]);
    const before = player(at, 0).techs.length;
    play(at, responding('breadAndCircuses'));
    play(at, PASS);
    expect(player(at, 0).techs).toHaveLength(before);
    expect(isAsked(at, 'startOfTurn', 0)).toBe(true);
  });

  test('FAQ-038 FAQ-039 RUL-217 a city action cancelled by Writing gives everything back, but the action', () => {
    const at = eventTable({
      phase: 'cityManagement',
      players: [
        { trade: 9, events: ['despotDay'] },
        { techs: ['writing'], markers: ['hut:spy'] },
      ],
    });
    playEvent(at, 'despotDay', HOME);
    play(at, { do: 'produce', city: HOME, item: 'infantry', bonuses: ['despotDay'], rush: 1 });
    expect([player(at, 0).trade, hand(at, 0)]).toEqual([6, []]);
    playAll(at, [{ do: 'ability', tech: 'writing' }, SPY]);
    expect([player(at, 0).trade, hand(at, 0)]).toEqual([9, ['despotDay']]);
    expect(player(at, 0)).toMatchObject({ units: [], bonuses: [], actions: [0, 0, 0] });
  });
});

describe('windows elsewhere', () => {
  test('RUL-281 in a battle everybody may cancel the ability just used, participants or not', () => {
    const at = eventTable({
      phase: 'movement',
      players: [
        { armies: [sq(8, 8)], techs: ['metalworking'], resources: { iron: 1 }, units: ['infantry1'] },
        { armies: [sq(8, 9)], units: ['infantry2'] },
        {},
        { techs: ['massMedia'], markers: ['hut:spy'] },
      ],
    });
    play(at, { do: 'move', from: sq(8, 8), armies: 1, scouts: 0 });
    play(at, { do: 'to', square: sq(8, 9) });
    passAll(at);
    expect(asked(at)).toMatchObject({ kind: 'battleTurn', seat: 1 });
    play(at, { do: 'play', unit: 'infantry2', front: null });
    while (!isAsked(at, 'battleTurn', 0)) play(at, { do: 'end' });
    useAbility(at, 'metalworking', [], token('iron'));
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 3, to: 'ability', card: 'metalworking', by: 0 });
    playAll(at, [{ do: 'ability', tech: 'massMedia' }, SPY]);
    expect(isAsked(at, 'battleTurn', 0)).toBe(true);
    const told = play(at, { do: 'play', unit: 'infantry1', front: null });
    expect(told.find(({ kind }) => kind === 'unitPlayed')).toMatchObject({ strength: 1 });
  });

  test('RUL-268 RUL-278 an ability of the Trade Phase has its window, and the negotiation rests', () => {
    const at = eventTable({
      phase: 'trade',
      players: [{ techs: ['horsebackRiding'], resources: { silk: 1 } }, { events: ['primetimeTv'] }],
    });
    play(at, { do: 'ability', tech: 'horsebackRiding' }, 0);
    play(at, { value: 2 });
    play(at, token('silk'));
    expect(at.state.pending?.asks).toMatchObject([{ kind: 'respond', seat: 1, card: 'horsebackRiding', chosen: [2] }]);
    play(at, PASS);
    expect([player(at, 0).trade, player(at, 2).trade]).toEqual([9, 6]);
    expect(at.state.pending?.asks).toHaveLength(4);
  });

  test('RUL-279 the option to skip futile questions skips those that can only be passed on', () => {
    const others = [{ events: ['lost'] }, { events: ['joustingTourney'] }, { ...SPYING, markers: ['hut:silk'] }];
    const full = sabotage(others);
    expect(asked(full).seat).toBe(1);
    expect(options(full)).toEqual([PASS]);
    const at = eventTable({
      players: [SABOTEUR, ...others],
      pieces: [{ square: TEMPLE, building: 'temple' }],
      options: { skipFutile: true },
    });
    playEvent(at, 'sabotage', TEMPLE);
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 2 });
    play(at, PASS);
    expect(isAsked(at, 'startOfTurn', 0)).toBe(true);
  });

  test('RUL-148 an event whose effect wins the game for a player is discarded once', () => {
    // Seat 2's army keeps seat 1 from its fifteenth coin.
    const coin = sq(12, 3);
    const at = eventTable({
      phase: 'movement',
      players: [{ events: ['wholesaleDefection'] }, { sheetCoins: 14 }, { armies: [coin] }],
      ground: [[coin, 'mountain coin']],
    });
    const before = civilization.countComponents(at.state);
    playEvent(at, 'wholesaleDefection', coin, 'army');
    expect(result(at)).toMatchObject({ reason: 'economic', winners: [1] });
    expect(discards(at, 2)).toEqual(['wholesaleDefection']);
    expect(civilization.countComponents(at.state)).toEqual(before);
  });

  test('a game that ends in a window loses no card', () => {
    const at = sabotage([{ techs: ['civilService'], events: ['aGiftFromAfar2'] }, { sheetCoins: 14 }]);
    const before = civilization.countComponents(at.state);
    play(at, { do: 'ability', tech: 'civilService' });
    play(at, { pay: 'event', event: 'aGiftFromAfar2', as: 'spy', to: 2 });
    expect(result(at)).toMatchObject({ reason: 'economic', winners: [2] });
    expect(civilization.countComponents(at.state)).toEqual(before);
  });
});
